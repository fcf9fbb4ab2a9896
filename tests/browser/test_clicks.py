"""A click while something moves ends the movement and counts, in each game.

How that goes in Paris Paris, down to what must not count, stands in ``test_odd.py``.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lutetia.games.record import read
from tests.browser import sheet
from tests.browser.conftest import Visitor

MOVES = "() => document.getAnimations().some(one => one.playState === 'running')"


@pytest.mark.parametrize(
    ("game", "last", "click", "answer"),
    [
        ("cite", "orange take L6", "[data-pool=I3]", "[data-finish]"),
        ("connection", "rose take yellow 2", "[data-build=black]", ".spot.may"),
        ("paris", "blue bank chaillot", "[data-place=stack-3]", ""),
    ],
)
def test_a_click_while_something_moves_counts(
    visitor: Visitor, game: str, last: str, click: str, answer: str
) -> None:
    """The others play to the end of their turn; one's own is clicked on before that is seen."""
    record = read(sheet.GOLDEN / game / "games" / "000.toml")
    texts = [text for _, text in record.actions]
    ply = texts.index(last.split(" ", 1)[1])
    whose, action = record.actions[ply]
    rest = [(whose, action)]
    while record.actions[ply + len(rest)][0] == whose:
        rest.append(record.actions[ply + len(rest)])
    mine = record.actions[ply + len(rest)][0]

    me, other = visitor(reduced_motion="no-preference"), visitor()
    me.arrive()
    other.arrive()
    table = sheet.bring(me.page, sheet.cut(record, ply))
    third = [
        {"type": "bot", "seat": seat, "level": "middle"}
        for seat in range(record.players)
        if seat not in (mine, whose)
    ]
    other.page.evaluate(sheet.SEND, [table, [{"type": "sit", "seat": whose}, *third]])
    me.page.evaluate(sheet.SEND, [table, [{"type": "sit", "seat": mine}]])
    me.open(f"/t/{table}")
    expect(me.prompt).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    me.page.clock.install()
    me.page.clock.pause_at(4_000_000_000)

    acts = [{"type": "act", "seat": whose, "action": text} for _, text in rest]
    other.page.evaluate(sheet.SEND, [table, acts])
    me.told(lambda: bool(me.offered()))
    me.page.wait_for_function(MOVES)
    before = me.ply
    me.page.locator(click).first.click(force=True)
    if answer:
        expect(me.page.locator(answer).first).to_be_visible()
    else:
        me.moved(before)
