"""Every postcard of La Cité used once from a prepared position, by mouse and by keyboard,
and once turned over without its effect."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.cite_page import GROUND, CitePage
from tests.browser.conftest import Visitor

POSITION: dict[str, Any] = {
    "ground": GROUND,
    "options": {"cards": "random", "pool": "all"},
    "pieces": [
        {"piece": "I3", "colour": "blue", "cells": ["b1", "c1", "d1"]},
        {"piece": "V3", "colour": "orange", "cells": ["f1", "e2", "f2"]},
    ],
    "reserve": {"blue": ["O4", "T4", "P5"], "orange": ["S4", "L4", "W5"]},
}
SETS = [
    ["levitation", "metropolitain", "jardin-des-plantes", "sacre-coeur", "le-peintre", "chartier",
        "bouquinistes", "lampadaire"],
    ["moulin-rouge", "fontaine-des-mers", "le-penseur", "la-grande-lumiere"]
    + ["obelisque", "quartiers-pauvres", "hotel-des-invalides", "notre-dame"],
    ["arc-de-triomphe", "tour-eiffel", "musee-du-louvre", "catacombes", "la-seine", "la-liberte",
        "sacre-coeur", "levitation"],
]  # fmt: skip
LEAVES = {
    "jardin-des-plantes": "garden", "le-peintre": "painter", "bouquinistes": "annex",
    "lampadaire": "streetlight", "moulin-rouge": "dancer",
    "fontaine-des-mers": "fountain", "le-penseur": "statue", "la-grande-lumiere": "large-lamp",
    "obelisque": "obelisk",
    "hotel-des-invalides": "hotel", "arc-de-triomphe": "arch", "tour-eiffel": "tower",
}  # fmt: skip
MARKS = {
    "notre-dame": "gargoyle",
    "musee-du-louvre": "louvre",
    "catacombes": "skull",
    "la-seine": "river",
    "la-liberte": "liberty",
}
TURNED = {
    "le-penseur",
    "bouquinistes",
    "arc-de-triomphe",
    "jardin-des-plantes",
    "fontaine-des-mers",
}


def _mouse(city: CitePage, card: str) -> None:
    city.card(card).click()
    use = city.me.button("cite.ui.use")
    if card == "levitation":
        for row in ("give", "get"):
            city.page.get_by_role("group", name=city.t(f"cite.ui.{row}")).get_by_role(
                "button", disabled=False
            ).first.click()
    elif card in LEAVES or card in MARKS:
        if card in TURNED:
            city.me.button("cite.ui.turn").click()
            if not city.places.count():
                city.me.button("cite.ui.turn").click()
        place = city.places.last
        place.hover()
        place.click()
    else:
        use.click()
    city.end_turn()
    if card == "levitation":
        expect(city.places.first).to_be_attached()
        city.places.first.click()
        city.end_turn()


def _keys(city: CitePage, card: str) -> None:
    before = city.me.ply
    city.card(card).focus()
    city.press("Enter")
    if card == "levitation":
        for row in ("give", "get"):
            buttons = city.page.get_by_role("group", name=city.t(f"cite.ui.{row}"))
            expect(buttons.locator(":focus")).to_be_attached()
            city.press("Enter")
    elif card in LEAVES or card in MARKS:
        expect(city.board.locator(":focus")).to_be_attached()
        if card in TURNED:
            city.press("r")
            if not city.places.count():
                city.press("r")
        city.walk()
        city.press("Enter")
    else:
        expect(city.me.button("cite.ui.use")).to_be_focused()
        city.press("Enter")
    expect(city.finish).to_be_focused()
    city.press("Enter")
    city.me.moved(before)
    if card == "levitation":
        before = city.me.ply
        expect(city.places.and_(city.page.locator(":focus"))).to_be_attached()
        city.press("Enter")
        expect(city.finish).to_be_focused()
        city.press("Enter")
        city.me.moved(before)


def _later(city: CitePage, card: str, ground: str, but: str) -> None:
    """Build over what Métropolitain or Chartier allows,
    and see that the postcard is spent by it."""
    held = city.view["waiting"][card]
    while True:
        assert city.my_turn()
        mine = ["blue", "orange"][city.view["to_act"]] == held
        found = next(
            (
                one
                for one in city.acts("build")
                if mine and _over(one, ground) and not _over(one, but)
            ),
            None,
        )
        if found:
            break
        skip = city.acts("build")[0] if city.acts("build") else None
        if skip is None:
            city.me.button("cite.ui.pass").click()
        else:
            city.piece(skip["piece"], ["blue", "orange"][city.view["to_act"]]).click()
            city.places.first.click()
        city.end_turn()
    city.piece(found["piece"], held).click()
    cells = " ".join(found["cells"])
    place = city.board.get_by_role("button", name=re.compile(re.escape(cells) + "$"))
    for _ in range(4):
        if place.count():
            break
        city.press("r")
    place.click()
    city.end_turn()
    assert card not in city.view["waiting"]


def _over(one: dict[str, Any], ground: str) -> bool:
    return any(
        GROUND[int(cell[1]) - 1]["abcdefgh".index(cell[0])] == ground for cell in one["cells"]
    )


@pytest.mark.parametrize("way", [_mouse, _keys])
@pytest.mark.parametrize("cards", SETS, ids=["first", "second", "third"])
def test_every_postcard_can_be_used(visitor: Visitor, cards: list[str], way: Any) -> None:
    city = CitePage(visitor()).at({**POSITION, "postcards": dict.fromkeys(cards, "open")})
    for number, card in enumerate(cards):
        assert city.my_turn()
        who = ["blue", "orange"][city.view["to_act"]]
        if number >= 6 and cards is SETS[2]:
            city.card(card).click()
            city.me.button("cite.ui.use_without").click()
            expect(
                city.page.get_by_text(
                    city.t("cite.ui.do_without", card=city.t(f"cite.postcard.{card}"))
                ).first
            ).to_be_visible()
            city.end_turn()
            assert city.view["postcards"][card] == f"{who} without effect"
            continue
        way(city, card)
        view = city.view
        assert view["postcards"][card] == who
        if card in LEAVES:
            assert LEAVES[card] in [one["piece"] for one in view["pieces"]]
        if card in MARKS:
            assert MARKS[card] in view["markers"]
        if card in ("metropolitain", "chartier"):
            assert view["waiting"][card] == who
    if cards is SETS[0] and way is _mouse:
        _later(city, "metropolitain", "*", but="b")
        _later(city, "chartier", "b", but="*")
    city.me.picture(f"cite-cards-{cards[0]}-{way.__name__.strip('_')}")
