"""The last turn of every seat is marked on the board by the sign of the seat, in all games."""

from __future__ import annotations

import functools

import pytest
from playwright.sync_api import expect

import lutetia
from lutetia.games import IDS, record
from tests.browser.conftest import Visitor
from tests.browser.midgame import SEND, bring, cut
from tests.browser.person import Person
from tests.browser.site import ROOT

CLIPPED = """place => {
  const one = document.querySelector(`[data-last="${place}"]`), box = one.getBoundingClientRect();
  for (let up = one.parentElement; up; up = up.parentElement) {
    const frame = up.getBoundingClientRect();
    if (getComputedStyle(up).overflowX !== 'visible' && box.right > frame.right) return true;
  }
  return false;
}"""
"""Whether the mark at a place is cut off at the right."""

RINGED = {
    "cite": (".mark", "'square'"),
    "connection": (".stand:has(.ring)", "one.firstElementChild.dataset.entity.split('-')[1]"),
    "paris": (".pa-spot.fresh", "one.dataset.place"),
}
"""What is ringed as new in the drawing of a game, and what it is called."""


def _ringed(game: str, text: str) -> str | None:
    """Return what an action has ringed, as the drawing calls it."""
    act, *rest = text.split()
    if game == "cite":
        return "square" if " at " in text else None
    if act == "lay":
        return rest[0]
    placed = {"move": "space", "bank": "bank", "score": "prize"}.get(act)
    return f"{placed}-{rest[-1]}" if placed else None


def _places(person: Person) -> set[str]:
    marks = person.page.locator("[data-last]")
    return {str(mark.get_attribute("data-last")) for mark in marks.all()}


@pytest.mark.parametrize("game", IDS)
def test_marks_go_with_the_moves(visitor: Visitor, game: str) -> None:
    path = min((ROOT / f"tests/golden/{game}/games").glob("*.toml"))
    seats = [seat for seat, _ in record.read(path).actions]
    ends = [ply for ply in range(1, len(seats)) if 0 <= seats[ply - 1] != seats[ply] >= 0]
    me = visitor().open("/")
    me.page.get_by_label(me.t("lobby.upload")).set_input_files(path)
    me.page.wait_for_url("**/t/*")
    table = me.table_id
    seen = []
    for ply in (ends[len(ends) // 2], ends[-1]):
        me.open(f"/t/{table}#{ply}")
        me.page.mouse.move(200, 300)
        expect(me.page.locator("[data-last]").first).to_be_visible()
        expect(me.page.locator("[data-last] .fresh, [data-last].fresh").first).to_be_visible()
        seen.append(_places(me))
        me.picture(f"last-moves-{game}-{ply}")
    assert seen[0] != seen[1]
    me.page.evaluate("document.activeElement.blur()")
    me.page.keyboard.press("Home")
    expect(me.page.locator("[data-last]")).to_have_count(0)


def test_no_mark_on_a_card_is_cut_off(visitor: Visitor) -> None:
    """La Cité lays its postcards in columns; those of the last one end where the page ends."""
    path = min((ROOT / "tests/golden/cite/games").glob("*.toml"))
    actions = record.read(path).actions
    used = {ply: text.split()[1] for ply, (_, text) in enumerate(actions, 1) if "use " in text}
    me = visitor().open("/")
    me.page.get_by_label(me.t("lobby.upload")).set_input_files(path)
    me.page.wait_for_url("**/t/*")
    table = me.table_id
    columns = set()
    for ply, card in used.items():
        me.open(f"/t/{table}#{ply}")
        me.page.mouse.move(200, 300)
        mark = me.page.locator(f'[data-last="card-{card}"]')
        expect(mark.first).to_be_visible()
        box = mark.first.bounding_box()
        assert box is not None
        columns.add(round(box["x"]))
        assert not me.page.evaluate(CLIPPED, f"card-{card}"), card
    assert len(columns) == 4, "a card of each column was used"


@pytest.mark.parametrize("game", sorted(RINGED))
def test_an_onlooker_sees_the_last_turn_ringed(visitor: Visitor, game: str) -> None:
    """Also after looking back: what was done in several turns does not gather."""
    whole = record.read(ROOT / f"tests/golden/{game}/games/000.toml")
    seats = [seat for seat, _ in whole.actions]
    # From there on, chance brings nothing other than in the record.
    drawn = 0 if game == "connection" else len(seats) - seats[::-1].index(lutetia.CHANCE)
    start = max(len(seats) // 2, drawn) + 1
    while seats[start] == seats[start - 1]:
        start += 1
    actor, other = visitor().arrive(), visitor()
    table = bring(actor.page, cut(whole, start))
    sits = [{"type": "sit", "seat": seat} for seat in range(whole.players)]
    actor.page.evaluate(SEND, [table, sits])
    other.open(f"/t/{table}")
    other.page.mouse.move(200, 300)
    expect(other.page.locator("[data-last]").first).to_be_visible()
    found, name = RINGED[game]

    def ringed(places: set[str]) -> bool:
        marks = other.page.locator(found).evaluate_all(f"all => all.map(one => {name})")
        return set(marks) == places

    turn: set[str] = set()
    last = None
    for seat, text in whole.actions[start : start + 12]:
        place = _ringed(game, text)
        turn = (turn if seat == last else set()) | ({place} if place else set())
        last = seat
        actor.page.evaluate(SEND, [table, [{"type": "act", "seat": seat, "action": text}]])
        other.until(functools.partial(ringed, turn), f"{turn} is not ringed alone after {text}")
    other.picture(f"onlooker-{game}")
    other.page.evaluate("document.activeElement.blur()")
    other.page.keyboard.press("Home")
    other.until(lambda: ringed(set()))
    other.page.keyboard.press("End")
    other.until(lambda: ringed(turn))
