"""Puzzles, solved on the board by mouse and by keys; what was not solved returns."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from lutetia.games import load
from lutetia.puzzles import Puzzle, puzzles
from tests.browser.person import Person

GAME = "paris_paris"

Visitor = Callable[..., Person]


def simple() -> Puzzle:
    """Return a puzzle whose best action, and another one, ask for no house that leaves."""
    for one in puzzles(GAME).values():
        texts = [action.text for action in one.state(load(GAME)).legal()]
        if " over " not in one.best and sum(" over " not in text for text in texts) > 1:
            return one
    raise AssertionError("there is no such puzzle")


def card(one: Puzzle, action: str) -> int:
    """Return the number of the card that an action takes, from 1."""
    return list(one.state(load(GAME)).view(one.seat)["offer"]).index(action.split()[1]) + 1


def wrong(one: Puzzle) -> str:
    texts = [action.text for action in one.state(load(GAME)).legal()]
    return next(text for text in texts if text != one.best and " over " not in text)


def says(me: Person, key: str) -> None:
    told = me.page.locator("[data-game] > section").get_by_role("status")
    expect(told).to_contain_text(me.t(key))


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_puzzle_is_solved_and_the_next_one_comes(visitor: Visitor, how: str) -> None:
    me, one = visitor(), simple()
    me.open(f"/puzzles/{GAME}/{one.id}")
    expect(me.cards.first).to_be_visible()
    _do(me, one, one.best, how)
    says(me, "puzzles.yes")
    onward = me.page.get_by_role("link", name=me.t("puzzles.next"))
    expect(onward).to_be_focused()
    me.picture(f"puzzle-solved-{how}")
    onward.press("Enter")
    me.page.wait_for_url(re.compile(rf"/puzzles/{GAME}/(?!{one.id})\w+"))
    expect(me.cards.first).to_be_visible()
    me.page.get_by_role("link", name=me.t("puzzles.list")).click()
    expect(me.page.get_by_text(me.t("puzzles.solved", n=1, of=len(puzzles(GAME))))).to_be_visible()


def test_what_was_not_solved_is_explained_and_returns(visitor: Visitor) -> None:
    me, one = visitor(), simple()
    me.open("/")
    me.page.get_by_role("link", name=me.t("puzzles.link")).click()
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    expect(me.page.get_by_role("link", name=me.t("puzzles.daily"))).to_be_visible()
    me.open(f"/puzzles/{GAME}/{one.id}")
    expect(me.cards.first).to_be_visible()
    _do(me, one, wrong(one), "mouse")
    says(me, "puzzles.no")
    me.picture("puzzle-missed")
    me.page.get_by_role("link", name=me.t("puzzles.list")).click()
    expect(me.page.get_by_text(me.t("puzzles.again", n=1))).to_be_visible()


def _do(me: Person, one: Puzzle, action: str, how: str) -> None:
    number = card(one, action)
    if how == "mouse":
        me.cards.nth(number - 1).click()
        return
    me.page.keyboard.press(str(number))
    expect(me.page.locator(":focus")).to_have_attribute("data-card", str(number))
    me.page.keyboard.press("Enter")
