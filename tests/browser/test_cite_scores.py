"""The points of La Cité: each number shows what is behind it, a ghost what it would change;
postcards can be read, the end is explained."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitor
from tests.browser.person import Person, Words
from tests.browser.test_cite_plan import night, opened, take_seat
from tests.games.cite.helpers import GAME, city, piece

CARDS = GAME.material()["postcards"]
RULES = GAME.material()["card_rules"]
WITHIN = "one => one.scrollWidth <= one.parentElement.clientWidth"


def busy(**fields: Any) -> dict[str, Any]:
    """Return a position with a line of every kind for both: light, groups, reserves,
    and postcards that pay."""
    state = city(
        "*c3", "*f6", "og2", "oh2", "og3", "oh3", "oh4",
        cards={
            "le-peintre": "blue", "moulin-rouge": "orange", "fontaine-des-mers": "blue",
            "obelisque": "orange",
            "la-seine": "blue", "metropolitain": "blue without effect", "chartier": "orange",
            "lampadaire": "open",
        },
        pieces=[
            piece("I3", "a4 b4 c4"), piece("V3", "d4 d3 e3"), piece("S4", "g2 g3 h3 h4", "orange"),
            piece("painter", "a8"),
            piece("dancer", "h8", "orange"), piece("fountain", "b5 c5"),
            piece("obelisk", "h5", "orange"),
        ],
        reserve={"blue": ["O4", "L4"], "orange": ["P5"]}, markers={"river": "west"},
        waiting={"chartier": "orange"},
        **fields,
    )  # fmt: skip
    return dict(state.to_data())


def tied() -> dict[str, Any]:
    """Return a position at its end: as many points for both, but more free spaces of blue."""
    pieces = [piece("I3", "a1 b1 c1"), piece("V3", "h7 h8 g8", "orange")]
    state = city("oh7", "oh8", "og8", "og7", cards={}, pieces=pieces, phase="over")
    return dict(state.to_data())


def numbers(person: Person, title: str) -> Locator:
    return person.region(title).locator("[data-line]")


def test_every_number_shows_what_is_behind_it(visitor: Visitor) -> None:
    """LC6.1 to LC6.5: by mouse and by keyboard; with the rule beside it."""
    me = visitor()
    me.open(opened(me, busy()))
    table = me.region("cite.ui.scores")
    found = numbers(me, "cite.ui.scores")
    expect(found).not_to_have_count(0)
    totals = [str(score["total"]).replace("-", "−") for score in me.view()["scores"]]
    for total in totals:
        expect(
            table.get_by_role("row", name=me.t("cite.line.total"))
            .get_by_text(total, exact=True)
            .first
        ).to_be_visible()
    lines = {
        line["args"].get("card", line["key"])
        for score in me.view()["scores"]
        for line in score["lines"]
    }
    assert {one.get_attribute("data-line") for one in found.all()} == lines
    shining, cards, reserves = (
        me.page.locator(".shining"),
        me.page.locator(".card.shine"),
        me.page.locator(".seat.shine"),
    )
    lit = shining.or_(cards).or_(reserves)
    for one in found.all():
        one.hover()
        expect(lit.first).to_be_attached()
    me.page.mouse.move(2, 2)
    expect(lit).to_have_count(0)
    for one in found.all():
        one.click()
        expect(one).to_have_attribute("aria-pressed", "true")
        expect(lit.first).to_be_attached()
    me.page.mouse.move(2, 2)
    expect(lit.first).to_be_attached()
    found.last.click()
    me.page.mouse.move(2, 2)
    expect(lit).to_have_count(0)
    for rule in ("LC6.1", "LC6.3", "LC6.4", "LC4.5"):
        expect(table.get_by_role("link", name=rule, exact=True)).to_have_attribute(
            "href", f"/rules/cite#{rule}"
        )
    # The shares of a line, one by one.
    light = found.and_(me.page.locator("[data-line='cite.line.light']")).first
    light.click()
    part = table.get_by_role(
        "button", name=me.t.part("cite.ui.piece_lamps", piece=me.t("cite.piece.I3"))
    )
    part.click()
    expect(shining.first).to_be_attached()
    me.picture("cite-scores")
    me.page.mouse.move(2, 2)
    light.click()
    # By keyboard alone: what has the focus shines.
    found.nth(2).focus()
    me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Tab")
    expect(lit.first).to_be_attached()
    me.page.keyboard.press("Enter")
    expect(found.nth(2)).to_have_attribute("aria-pressed", "true")


def test_a_ghost_tells_what_it_would_change(visitor: Visitor) -> None:
    me = visitor()
    take_seat(me, opened(me, night()))
    reserve = me.button(
        "cite.ui.reserve_piece", piece=me.t("cite.piece.O4"), colour=me.t("cite.colour.blue")
    )
    reserve.click()
    me.page.locator("[data-cell='26']").hover()  # c4, beside the streetlight of c3
    gain = me.page.locator("[data-gain]")
    expect(gain).to_contain_text("+8")
    expect(gain).to_contain_text(me.t("cite.ui.score_light") + " +4")
    me.picture("cite-ghost")
    sent = [frame for frame in me.sent if frame["type"] == "suppose"]
    began = time.monotonic()
    for cell in range(26, 40):
        me.page.locator(f"[data-cell='{cell}']").hover()
    me.page.wait_for_timeout(500)
    asked = len([frame for frame in me.sent if frame["type"] == "suppose"]) - len(sent)
    assert 0 < asked <= 5 * (time.monotonic() - began) + 1, "more than five questions a second"


@pytest.mark.parametrize("how", ["mouse", "keyboard", "finger"])
def test_every_postcard_can_be_read(visitor: Visitor, how: str) -> None:
    """LC7.1: all twenty-two, with what they need, do and score, and their rule."""
    phone: dict[str, Any] = {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
    }
    me = visitor(**(phone if how == "finger" else {}))
    start = GAME.position(
        {"phase": "choose", "options": {"cards": "chosen", "pool": "all"}, "to_act": 0}
    )
    take_seat(me, opened(me, dict(start.to_data())))
    shelf = me.region("cite.ui.postcards")
    cards = shelf.locator("[data-card]")
    expect(cards).to_have_count(22)
    order = [str(one.get_attribute("data-card")) for one in cards.all()]
    assert sorted(order) == sorted(CARDS)
    cards.first.focus()
    me.page.keyboard.press("Shift+Tab")
    for card in order:
        one = shelf.locator(f"[data-card={card}]")
        if how == "mouse":
            one.click()
        elif how == "finger":
            one.tap()
        else:
            me.page.keyboard.press("Tab")
            expect(one).to_be_focused()
        expect(shelf.get_by_text(me.t(f"cite.postcard_text.{card}"))).to_be_in_viewport()
        expect(shelf.get_by_role("link", name=RULES[card], exact=True)).to_be_visible()
        expect(one.get_by_text(me.t(f"cite.postcard.{card}"), exact=True)).to_be_visible()
    me.picture(f"cite-postcards-{how}")


def test_what_became_of_the_postcards(visitor: Visitor) -> None:
    """Open, used by whom, used without effect, waiting; and what the used ones pay now."""
    me = visitor(color_scheme="dark")
    me.open(opened(me, busy()))
    blue, orange = me.t("cite.colour.blue"), me.t("cite.colour.orange")
    states = {
        "lampadaire": me.t("cite.ui.card_open"),
        "le-peintre": me.t("cite.ui.card_used", colour=blue),
        "metropolitain": me.t("cite.ui.card_denied", colour=blue),
        "chartier": me.t("cite.ui.card_waiting", colour=orange),
    }
    shelf = me.region("cite.ui.postcards")
    for card, state in states.items():
        name = me.t("cite.ui.card", card=me.t(f"cite.postcard.{card}"), state=state)
        shelf.get_by_role("button", name=name, exact=True).click()
        expect(shelf.get_by_role("heading", name=state)).to_be_visible()
    shelf.locator("[data-card=lampadaire]").hover()
    expect(shelf.get_by_role("heading")).to_have_text([re.compile(state)])
    shelf.locator("[data-card=le-peintre]").click()
    expect(shelf.get_by_text(me.t("cite.ui.card_pays", points=f"{blue} 4"))).to_be_visible()
    me.picture("cite-postcards-used")


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_the_end_is_explained(visitor: Visitor, size: tuple[int, int]) -> None:
    """LC6.6: line by line, with the rules; and how a tie was broken."""
    me = visitor(viewport={"width": size[0], "height": size[1]})
    me.open(opened(me, tied()))
    me.turn_to("table.tab_scores")
    final = me.page.locator(".final").filter(visible=True)
    expect(final.get_by_text(me.t("cite.rule.LC6.6"))).to_be_visible()
    expect(final.locator(".score")).to_have_text(["3", "3"])
    me.picture(f"cite-end-{size[0]}x{size[1]}-panel")
    me.turn_to("table.tab_board")
    table = me.region("cite.ui.scores_end")
    expect(table.get_by_text(me.t("cite.line.tiebreak"))).to_be_visible()
    tie = table.locator("[data-line=tie]")
    expect(tie).to_have_text(["57", "1"])
    tie.last.click()
    expect(me.page.locator(".shining")).to_have_count(1)
    assert me.sideways() == 0
    me.picture(f"cite-end-{size[0]}x{size[1]}")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_long_names_leave_the_lines_their_room(visitor: Visitor, size: tuple[int, int]) -> None:
    me = visitor(viewport={"width": size[0], "height": size[1]})
    names = ("Wilhelmine von Wunderwald-Wamm", "Maximilian zu Mummenschanz-Moh")
    me.open(opened(me, busy(), names))
    table = me.region("cite.ui.scores").get_by_role("table")
    heads = table.get_by_role("columnheader")
    expect(heads).to_have_count(2)
    for head, name in zip(heads.all(), names, strict=True):
        expect(head).to_have_attribute("title", name)
    lines = table.get_by_role("rowheader").all()
    assert all(line.evaluate("one => one.clientWidth >= 100") for line in lines)
    assert table.evaluate(WITHIN)
    me.picture(f"cite-long-names-{size[0]}")


def test_a_whole_end(visitor: Visitor, words: dict[str, Words]) -> None:
    me = visitor(locale="de-DE")
    me.t = words["de"]
    start = busy(phase="over")
    me.open(opened(me, start))
    expect(me.region("cite.ui.scores_end")).to_be_visible()
    final = me.page.locator(".final").filter(visible=True)
    for seat in final.get_by_role("region").all():
        total = int(seat.locator(".score").inner_text())
        assert total == sum(int(points) for points in seat.locator(".points").all_inner_texts())
    expect(final).to_contain_text(me.t("cite.postcard.moulin-rouge"))
    me.picture("cite-end-de")
