"""The points of Paris: the final scoring counted district by district, ties in words,
the ledger and what closed screens keep."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import examine
from tests.browser.conftest import Visitor
from tests.browser.paris_page import ParisPage
from tests.browser.person import Words
from tests.games.paris.helpers import at, closing, position


def nearly_over() -> dict[str, Any]:
    """Return four seats before the last turn ends: equal sums in Batignolles,
    wholly equal ones in Montmartre, francs for tile 27."""
    keys = {
        "red": at("batignolles-11", "batignolles-2", "chaillot-8"),
        "blue": at("batignolles-5", "batignolles-4", "batignolles-1"),
        "green": at("batignolles-13", "montmartre-5"),
        "yellow": at("batignolles-3", "montmartre-5"),
    }  # fmt: skip
    state = closing(
        4,
        keys=keys,
        prizes={"batignolles": "a", "montmartre": "c"},
        unused={"blue": [27]},
        used={"red": {"6": 0}},
        francs={"blue": 9},
    )
    return dict(state.to_data())


def rows(town: ParisPage) -> Locator:
    return town.me.region("paris.ui.final_title").locator("tbody tr")


def test_the_end_is_counted_district_by_district(visitor: Visitor) -> None:
    """One row after the other, the result last; whoever does not want to wait skips it."""
    town = ParisPage(visitor(reduced_motion="no-preference")).at(nearly_over())
    town.target("finish").click()
    expect(town.me.prompt.get_by_text(town.t("turn.ending"))).to_be_visible()
    expect(rows(town)).to_have_count(2)
    town.me.picture("paris-final-counting")
    expect(rows(town)).to_have_count(3)
    town.me.button("turn.skip").click()
    expect(rows(town)).to_have_count(4)
    expect(town.me.prompt.get_by_text(town.t.like("turn.won"))).to_be_visible()
    look = town.me.region("paris.ui.look")
    expect(look).to_have_text(town.t("paris.ui.hint"))  # nothing is lit any more
    final = town.me.region("paris.ui.final_title")
    for words, rule in (
        ("paris.ui.how_higher", "PA11.4"),
        ("paris.ui.how_level", "PA11.5"),
        ("paris.ui.how_fourth", "PA11.7"),
    ):
        expect(final.get_by_text(town.t(words))).to_be_visible()
        expect(final.get_by_role("link", name=rule, exact=True)).to_have_attribute(
            "href", f"/rules/paris#{rule}"
        )
    points = [seat["points"] for seat in town.view["seats"]]
    assert points == [10, 14, 36, 16]
    expect(
        final.get_by_role("row", name=town.t("paris.line.total")).get_by_role("cell")
    ).to_have_text([str(n) for n in points])
    town.me.picture("paris-final-counted")


@pytest.mark.parametrize("language", ["fr", "de", "pl"])
def test_the_end_in_other_languages(
    visitor: Visitor, words: dict[str, Words], language: str
) -> None:
    """Nothing in the panels or the log is left as an id or a key."""
    me = visitor(
        locale={"fr": "fr-FR", "de": "de-DE", "pl": "pl-PL"}[language], color_scheme="dark"
    )
    me.t = words[language]
    town = ParisPage(me).at(nearly_over())
    town.do("finish")
    expect(rows(town)).to_have_count(4)
    expect(me.page.locator(".final").filter(visible=True)).to_contain_text(
        re.compile(rf"{town.t('paris.type.theatre')} \d")
    )  # with its value
    me.picture(f"paris-final-{language}")
    me.button("log.title").click()
    for text in (
        me.region("paris.ui.final_title").inner_text(),
        me.region("log.title").inner_text(),
    ):
        assert "paris." not in text
        assert "batignolles" not in text
    me.picture(f"paris-log-{language}")
    if language == "de":
        examine(me.page, "final scoring in the dark")


def ledger(town: ParisPage) -> Locator:
    """Open the ledger; return its rows."""
    town.me.button("paris.ui.ledger").click()
    table = town.me.region("paris.ui.standings").get_by_role("table")
    expect(table.get_by_role("rowheader", name=town.t("paris.line.total"))).to_be_visible()
    return table.get_by_role("row")


@pytest.mark.parametrize("shown", [False, True], ids=["closed", "open"])
def test_the_ledger_tells_of_closed_screens_nothing_but_points(
    visitor: Visitor, shown: bool
) -> None:
    one, two = ParisPage(visitor()), ParisPage(visitor())
    keys = {"red": at(banks=("chaillot",)), "blue": at(arc=True)}
    start = position(
        2,
        keys=keys,
        francs={"red": 5, "blue": 5},
        held={"red": {"wood": 1}},
        options={"ledger": shown},
    )
    one.share(dict(start.to_data()), two)
    one.do("space-chaillot-5")
    one.do("finish")
    assert two.my_turn()
    two.do("bank-montmartre")
    for town, own in ((one, 0), (two, 1)):
        found = ledger(town)
        banks = found.filter(
            has=town.page.get_by_role("rowheader", name=town.t("paris.ui.gain_banked"))
        )
        moves = found.filter(
            has=town.page.get_by_role("rowheader", name=town.t("paris.ui.gain_moved"))
        )
        expect(moves).to_have_count(1 if own == 0 or shown else 0)
        if own == 1 or shown:
            expect(banks.get_by_role("cell")).to_contain_text(["·", "+4"])
        else:
            expect(banks).to_have_count(0)
        note = town.page.get_by_text(town.t("paris.ui.ledger_closed"))
        expect(note).to_have_count(0 if shown else 1)
        town.me.picture(f"paris-ledger-{'open' if shown else 'closed'}-{own}")
