"""Puzzles, solved on the board by mouse and by keys; what was not solved returns."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lutetia.games import load
from lutetia.puzzles import Puzzle, asked, puzzles
from tests.browser.own_page import SIZES, Size, fits, page_of
from tests.browser.paris_page import target_of
from tests.browser.person import Person, Words, picture
from tests.server.accounts import with_account
from tests.server.conftest import quick, running

GAME = "paris_paris"

Visitor = Callable[..., Person]


def simple(retired: bool = False) -> Puzzle:
    """Return a puzzle whose best action, and another one, ask for no house that leaves."""
    for one in puzzles(GAME).values():
        if one.retired != retired:
            continue
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
    expect(me.page.get_by_text(me.t("puzzles.solved", n=1, of=len(asked(GAME))))).to_be_visible()


def test_what_was_not_solved_is_explained_and_returns(visitor: Visitor) -> None:
    me, one = visitor(), simple()
    me.open("/")
    me.page.get_by_role("link", name=me.t("puzzles.link")).click()
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    today = me.page.get_by_role("link", name=me.t("puzzles.daily"))
    expect(today.locator(".map")).to_be_visible()
    today.click()
    expect(me.page.get_by_role("heading", level=1)).to_contain_text(me.t("puzzles.daily"))
    expect(me.cards.first).to_be_visible()
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


@pytest.mark.parametrize("size", SIZES)
def test_with_an_account_one_is_rated_on_every_device(
    client: None, browser: Browser, tmp_path: Path, size: Size
) -> None:
    t, one = Words("en"), simple()
    with running(quick(tmp_path)) as site:
        ana = with_account(site, site.person("Ana"))
        page = page_of(browser, site, ana, size)
        page.goto(f"{site.base}/puzzles/{GAME}")
        expect(page.get_by_text(t("puzzles.rating", points="1500", give="700"))).to_be_visible()
        expect(page.get_by_text(t("puzzles.account"))).to_have_count(0)
        assert fits(page)
        picture(page, f"puzzles-rated-{size[0]}")

        page.goto(f"{site.base}/puzzles/{GAME}/{one.id}")
        teacher = page.locator("[data-game] > section").get_by_role("status")
        expect(teacher).to_contain_text(t("puzzles.rating", points="1500", give="700"))
        assert fits(page)
        picture(page, f"puzzle-asked-{size[0]}")
        page.locator(f'[data-card="{card(one, wrong(one))}"]').click()
        expect(teacher).to_contain_text(t("puzzles.no"))
        told = ana.http.get(f"/api/puzzles/{GAME}").json()
        points = told["mine"]["rating"]["points"]
        [its] = [each["rating"] for each in told["puzzles"] if each["id"] == one.id]
        assert points < 1500 < its + 300
        change = f"−{1500 - points}"
        now = t("puzzles.rating_now", points=str(points), change=change, puzzle=str(its))
        expect(teacher).to_contain_text(now)
        assert fits(page)
        picture(page, f"puzzle-rated-{size[0]}")
        onward = page.get_by_role("link", name=t("puzzles.next"))
        expect(onward).to_have_attribute("href", f"/puzzles/{GAME}/{told['mine']['next']}")

        page.reload()
        page.locator(f'[data-card="{card(one, one.best)}"]').click()
        expect(teacher).to_contain_text(t("puzzles.rating_same", points=str(points)))

        other = page_of(browser, site, ana, size)  # a device that has solved nothing
        other.goto(f"{site.base}/puzzles/{GAME}")
        solved = t("puzzles.solved", n=1, of=len(asked(GAME)))
        expect(other.get_by_text(solved)).to_be_visible()
        other.goto(f"{site.base}/players/{ana.id}")
        mine = other.get_by_role("region", name=t("players.puzzles"))
        expect(mine).to_contain_text(str(points))
        expect(mine).to_contain_text(t("players.puzzle_results", solved=0, of=1))
        assert fits(other)
        picture(other, f"player-puzzles-{size[0]}")


def test_what_this_browser_solved_before_there_was_an_account_comes_along_and_does_not_count(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    t, one = Words("en"), simple()
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        page = page_of(browser, site, ana, SIZES[0])
        page.goto(f"{site.base}/puzzles/{GAME}")
        expect(page.get_by_role("link", name=t("puzzles.account"))).to_be_visible()
        page.goto(f"{site.base}/puzzles/{GAME}/{one.id}")
        best = page.locator(f'[data-card="{card(one, one.best)}"]')
        best.click()
        teacher = page.locator("[data-game] > section").get_by_role("status")
        expect(teacher).to_contain_text(t("puzzles.yes"))
        with_account(site, ana)
        page.goto(f"{site.base}/puzzles/{GAME}")
        solved = t("puzzles.solved", n=1, of=len(asked(GAME)))
        expect(page.get_by_text(solved)).to_be_visible()
        assert ana.http.get(f"/api/puzzles/{GAME}").json()["mine"]["solved"] == 1
        assert page.evaluate("localStorage.getItem('puzzles paris_paris')") is None
        page.goto(f"{site.base}/puzzles/{GAME}/{one.id}")
        best.click()
        expect(teacher).to_contain_text(t("puzzles.rating_same", points="1500"))
        assert ana.http.get(f"/api/puzzles/{GAME}").json()["mine"]["rating"]["games"] == 0


TAKEN_BACK = {
    "connection": ("connection.ui.lift", "connection.ui.back"),
    "paris": ("paris.ui.undo_step", "paris.ui.undo_turn"),
}


@pytest.mark.parametrize("game", TAKEN_BACK)
def test_an_attempt_is_one_action_and_nothing_can_be_taken_back(
    visitor: Visitor, game: str
) -> None:
    """Some positions are from the midst of a turn: what was done there before was not the solver's
    doing."""
    me = visitor()
    for one in list(puzzles(game).values())[:3]:
        me.open(f"/puzzles/{game}/{one.id}")
        expect(me.page.locator(".drawn button").first).to_be_visible()
        for key in TAKEN_BACK[game]:
            expect(me.page.get_by_role("button", name=me.t(key))).to_have_count(0)


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_turn_goes_on_until_all_of_it_is_found(visitor: Visitor, how: str) -> None:
    game, me = load("paris"), visitor()
    one = next(one for one in puzzles("paris").values() if len(one.then or ()) > 1)
    state = one.state(game)
    me.open(f"/puzzles/paris/{one.id}")
    for step in one.steps:
        parts = game.action_fields(state.parse(step.best).code)
        landmarks = state.view(one.seat)["landmarks"]
        name = target_of(parts, landmarks)
        ways = [
            action.text
            for action in state.legal()
            if target_of(game.action_fields(action.code), landmarks) == name
        ]
        _choose(me, f'[data-target="{name}"], [data-act="{name}"]:not([aria-disabled])', how)
        state = state.play(step.best)
        key = "puzzles.yes" if step is one.steps[-1] else "puzzles.go_on"
        # A space may ask in which way, a tile for what.
        way, told = me.page.locator("[data-way]"), me.page.get_by_text(me.t(key))
        expect(way.or_(told).first).to_be_visible()
        if way.count() > 0:
            expect(way).to_have_count(len(ways))
            _choose(me, f"[data-way] >> nth={ways.index(step.best)}", how)
        says(me, key)
        me.picture(f"puzzle-turn-{name}-{how}")
    expect(me.page.get_by_role("link", name=me.t("puzzles.next"))).to_be_focused()


def _choose(me: Person, wanted: str, how: str) -> None:
    target = me.page.locator(wanted).first
    if how == "mouse":
        target.click()
        return
    expect(target).to_be_visible()
    for _ in range(60):
        if target.evaluate("one => one === document.activeElement"):
            break
        me.page.keyboard.press("Tab")
    expect(target).to_be_focused()
    me.page.keyboard.press("Enter")


def test_one_that_is_not_asked_any_more_stays_and_judges_nobody(visitor: Visitor) -> None:
    me, one = visitor(), simple(retired=True)
    me.open(f"/puzzles/{GAME}/{one.id}")
    says(me, "puzzles.retired")
    expect(me.cards.first).to_be_visible()
    _do(me, one, wrong(one), "mouse")
    expect(me.page.get_by_role("link", name=me.t("puzzles.next"))).to_be_focused()
    says(me, "puzzles.retired")
    expect(me.page.get_by_text(me.t("puzzles.no"))).to_have_count(0)
    me.picture("puzzle-retired")
    me.open(f"/puzzles/{GAME}")
    solved = me.t("puzzles.solved", n=0, of=len(asked(GAME)))
    expect(me.page.get_by_text(solved, exact=True)).to_be_visible()
