"""Whole games of Paris in a browser, with two, three and four seats, base and both variants: by
mouse, by keys alone, by touch; axe."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.axe import examine
from tests.browser.board_page import PHONE
from tests.browser.conftest import Visitor
from tests.browser.paris_page import ParisPage
from tests.browser.screen_reader import MAX_KEYS, ScreenReaderUser

MIDDLE = 6
"""The round in which the middle of the game is looked at."""


def _play(town: ParisPage, how: str, name: str, with_axe: bool) -> None:
    """Play a whole game; keep pictures of its start, its middle and its end,
    and let axe look at them."""
    seen = 0
    while town.my_turn():
        if seen < 2 and town.view["round"] >= (1, MIDDLE)[seen]:
            town.me.picture(f"paris-{name}-{('1-start', '2-middle')[seen]}")
            if with_axe:
                examine(town.me.page, ("start", "middle")[seen])
            seen += 1
        town.step(how)
    assert seen == 2
    assert town.view["phase"] == "over"


def _count(town: ParisPage, name: str, with_axe: bool) -> None:
    """Look at the end: the page, the drawing and the record agree about it."""
    final = town.me.region("paris.ui.final_title")
    expect(final).to_be_visible()
    total = (
        final.get_by_role("row", name=town.t("paris.line.total"))
        .get_by_role("cell")
        .all_inner_texts()
    )
    assert [int(points) for points in total] == [seat["points"] for seat in town.view["seats"]]
    town.me.picture(f"paris-{name}-3-final")
    if with_axe:
        examine(town.me.page, "final scoring")


def test_two_seats_by_mouse_then_looked_back_at(visitor: Visitor) -> None:
    town = ParisPage(visitor()).new(players=2)
    _play(town, "mouse", "mouse", with_axe=True)
    _count(town, "mouse", with_axe=True)
    town.agrees()
    town.look_back(40)


def _promise(line: str) -> float:
    """Return what an action brings as far as its line says it, less a little for what it costs."""
    text = line.replace("\N{MINUS SIGN}", "-")
    gains, costs = (
        sum(map(int, re.findall(rf"{sign}(\d+)", text))) for sign in (re.escape("+"), "-")
    )
    return gains - costs / 4


def _blind(town: ParisPage, me: ScreenReaderUser, left: int) -> None:
    """Do what promises most by what is said alone; with few keys ``left``, end the turn."""
    t = town.t
    if left < 6 and town.target("finish").count():
        end = t("paris.ui.do_finish")
        if me.here().name != end:
            me.press("0")
            me.until(lambda now: now.name == end, "0 does not lead to the end")
        me.act("Enter")
        return
    own = me.told(town.me.region("paris.ui.turn"))
    market = next(i for i, line in enumerate(own) if t("paris.ui.g_trade") in line)
    told = [line for line in own[:market] if line.startswith("button")]
    told = [line for line in told if not t.part("paris.ui.all").search(line)]
    if told:
        within = range(len(told) if left > 5 else min(9, len(told)))  # numbers of one digit
        best = max(within, key=lambda i: _promise(told[i]))
        me.press(*str(best + 1))
        me.until(lambda now: now.role == "button" and now.name in told[best], "no number leads")
    # Else what the focus waits on: a stack to draw from, or the end of the turn.
    now = me.act("Enter")
    if town.ways.count():
        ways = me.told(town.me.region("paris.ui.look"))
        assert any(now.name in line for line in ways), "the ways are not where the focus is"
        me.act("Enter")


def _ended(town: ParisPage) -> int:
    """Return how many turns one has ended."""
    ends = ("finish", "pass")
    return sum(one["type"] == "act" and one["action"] in ends for one in town.me.sent)


def test_three_seats_by_keys_and_what_is_said_in_the_dark(visitor: Visitor) -> None:
    town = ParisPage(visitor(color_scheme="dark")).new(players=3, random_setup=True)
    me = ScreenReaderUser(town.me)
    town.press("Shift")
    keys: Counter[int] = Counter()
    turn, seen = 0, False
    while True:
        keys[turn] += me.keys
        if not me.my_turn():
            break
        turn = _ended(town)
        if town.view["round"] == MIDDLE and not seen:
            town.me.picture("paris-keys-2-middle")
            examine(town.me.page, "middle")
            seen = True
        _blind(town, me, MAX_KEYS - keys[turn])
    assert max(keys.values()) <= MAX_KEYS, f"turns took {keys} keys"
    assert town.view["phase"] == "over"
    _count(town, "keys", with_axe=True)
    town.agrees()


def test_four_seats_by_touch_on_a_telephone_with_free_placement(visitor: Visitor) -> None:
    town = ParisPage(visitor(**PHONE)).new(players=4, random_setup=True, free_placement=True)
    assert town.me.sideways() <= 0, "the page can be pushed sideways"
    _play(town, "finger", "phone", with_axe=False)
    assert town.me.sideways() <= 0, "the page can be pushed sideways"
    town.me.button("table.tab_board").click()
    _count(town, "phone", with_axe=True)
    town.page.set_viewport_size({"width": 844, "height": 390})
    assert town.me.sideways() <= 0, (
        "the page can be pushed sideways when the telephone lies on its side"
    )
    town.me.picture("paris-phone-4-on-its-side")


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_nothing_of_the_board_hangs_over_the_edge(visitor: Visitor, size: tuple[int, int]) -> None:
    town = ParisPage(visitor(viewport={"width": size[0], "height": size[1]})).new(players=4)
    assert town.my_turn()
    box = town.board.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]
    assert abs(box["width"] - box["height"]) < 2
    assert town.me.sideways() <= 0
    town.me.picture(f"paris-{size[0]}x{size[1]}")
