"""A newcomer sees a game explained and plays it against three bots with nothing but the mouse."""

from __future__ import annotations

import os
from typing import Literal

import pytest
from playwright.sync_api import expect

from lutetia.games import IDS, record
from tests.browser import sheet
from tests.browser.built import built_from
from tests.browser.conftest import Visitor
from tests.browser.person import GAME, Person
from tests.scenes import scenes


def _skip_tours(person: Person) -> None:
    """Click the title of the map, as somebody does who has seen enough of the bus."""
    box = person.map.bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] * 0.96, box["y"] + box["height"] * 0.93)


def _full_crossing(person: Person) -> int | None:
    """Return which place on offer has two houses already."""
    beside = person.t.like(f"{GAME}.ui.build_at_beside")
    for i, place in enumerate(person.places.all()):
        name = place.get_attribute("aria-label") or ""
        if beside.match(name) and " and " in name.rpartition(":")[2]:
            return i
    return None


def _learn(me: Person) -> None:
    """See the game explained for the first time: six pictures, each showing what it should."""
    dialog = me.page.get_by_role(
        "dialog", name=me.t("learn.title", game=me.t(f"{GAME}.game.title"))
    )
    spoken = dialog.get_by_role("status")
    for step in range(1, 7):
        expect(spoken).to_contain_text(me.t("learn.step", at=step, of=6))
        expect(dialog.locator("[data-lost='']")).to_have_count(1)
        expect(
            dialog.get_by_role("button", name=me.t("learn.next" if step < 6 else "learn.done"))
        ).to_be_focused()
        me.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    me.page.reload()
    expect(me.prompt).to_be_visible()
    # Seen once, it comes only when it is asked for. Escape puts it away and gives the focus back.
    again = me.button("learn.button").first
    expect(dialog).to_have_count(0)
    again.click()
    expect(dialog).to_be_visible()
    me.page.keyboard.press("ArrowRight")
    expect(spoken).to_contain_text(me.t("learn.step", at=2, of=6))
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(again).to_be_focused()


@pytest.mark.parametrize("game", IDS)
def test_every_picture_shows_what_it_speaks_of(visitor: Visitor, game: str) -> None:
    """The boards may be redrawn: what a scene looks at must still be found on them."""
    me = visitor()
    me.open(f"/rules/{game}")
    figures = me.page.get_by_role("figure")
    expect(figures).to_have_count(sum(len(one.get("rules", [])) for one in scenes(game)))
    for figure in figures.all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator("[data-lost='']")).to_have_count(1)
    me.button("learn.button").click()
    dialog = me.page.get_by_role("dialog")
    for _ in range(6):
        expect(dialog.locator("[data-lost='']")).to_have_count(1)
        me.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)


def _heard(me: Person) -> bool:
    """Return whether the sounds were fetched."""
    found: bool = me.page.evaluate(
        "file => performance.getEntriesByType('resource').some(one => one.name.endsWith(file))",
        built_from("src/sound/sounds.ts"),
    )
    return found


def _picture(me: Person, name: str) -> None:
    """Keep a screenshot of what has come to rest."""
    if os.environ.get("LUTETIA_PICTURES"):
        me.page.wait_for_timeout(600)
    me.picture(name)


STILL: dict[int, Literal["reduce", "no-preference"]] = {3: "reduce", 10: "no-preference"}
"""At which turns the motion stops and begins again: the tours between look like the others."""


def test_whole_game_by_mouse(visitor: Visitor) -> None:
    me = visitor(reduced_motion="no-preference", newcomer=True)
    me.open()
    assert not _heard(me), "there are sounds before anybody has touched the page"
    me.button("lobby.bots").click()
    me.page.wait_for_url("**/t/*")
    expect(me.prompt).to_be_visible()
    me.until(lambda: _heard(me), "there are no sounds after the first touch")
    _learn(me)
    by_card = by_map = 0
    for turn in range(12):
        expect(me.page.get_by_role("list", name=me.t(f"{GAME}.ui.cards"))).to_be_visible()
        expect(me.prompt.get_by_text(me.t(f"{GAME}.prompt.build"))).to_be_visible()
        _skip_tours(me)
        assert me.my_turn(), f"the game was over after {turn} of 12 moves"
        if turn in STILL:
            me.page.emulate_media(reduced_motion=STILL[turn])
        if turn == 0:
            _picture(me, "newcomer-1-start")
        if turn == 7:
            _picture(me, "newcomer-2-middle")
        before = me.ply
        full = _full_crossing(me)
        if full is not None or turn % 2:
            by_map += 1
            me.places.nth(full or 0).click()
            if me.asked(before) == "card":
                me.which_card.get_by_role("button").first.click()
        else:
            by_card += 1
            me.cards.first.click()
        if me.asked(before) == "leaver":
            me.leavers.last.click()
        me.moved(before)
    assert by_card and by_map, "one way of building was never tried"

    totals = me.totals()
    me.picture("newcomer-4-special-tours")
    _skip_tours(me)
    _picture(me, "newcomer-5-end")
    kept = record.parse(me.record())
    outcome = kept.replay().outcome
    assert outcome is not None
    assert totals == dict(zip(kept.names, outcome.scores, strict=True))
    winners = [name for name, rank in zip(kept.names, outcome.ranks, strict=True) if rank == 1]
    assert all(name in me.prompt.inner_text() for name in winners)


def test_who_leaves_a_full_crossing_is_chosen_on_the_map(visitor: Visitor) -> None:
    game = record.read(sheet.GOLDEN / GAME / "games" / "002.toml")
    ply, seat = next(
        (ply, seat) for ply, (seat, text) in enumerate(game.actions) if " over " in text
    )
    me = visitor()
    me.arrive()
    table = sheet.bring(me.page, sheet.cut(game, ply))
    me.page.evaluate(sheet.SEND, [table, [{"type": "sit", "seat": seat}]])
    me.open(f"/t/{table}")
    assert me.my_turn()
    full = _full_crossing(me)
    assert full is not None
    me.places.nth(full).click()
    if me.asked(ply) == "card":
        me.which_card.get_by_role("button").first.click()
    assert me.asked(ply) == "leaver"
    me.picture("newcomer-3-who-leaves")
    me.map.get_by_role("button", name=me.t.like(f"{GAME}.ui.leaves")).last.click()
    me.moved(ply)
