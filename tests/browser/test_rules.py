"""The rules page: found as one types, printed with its pictures."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from lutetia.games import IDS
from lutetia.i18n import languages
from lutetia.server.rules_index import rules_index
from tests.browser.board_page import PHONE
from tests.browser.conftest import Visitor
from tests.browser.person import GAME, Person, Words

WRITTEN = {
    "de": ("FUR", "ü"),
    "en": ("STOP", ""),
    "fr": ("arret", "ê"),
    "pl": ("plytk", "ł"),
}
"""What somebody types in each language, and the letter that they do not care for."""


VISIBLE = "all.map((one) => one.checkVisibility({visibilityProperty: true}))"
"""Which elements are to be seen: tens of thousands, so the page itself compares."""
BEFORE = f"all => (window.seenBefore = {VISIBLE}).length"
AS_BEFORE = f"all => JSON.stringify({VISIBLE}) === JSON.stringify(seenBefore)"


PAPER = 718
"""Pixels across what is printed of A4."""

SCENES = Path(__file__).resolve().parents[2] / "web" / "src" / "learn"

FIGURES = """async (figures, [scenes, taught]) => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);  // until all is measured
  return figures.map(shown);

  function shown(figure) {
    const box = (one) => { const {x, width} = one.getBoundingClientRect(); return {x, width}; };
    const all = (selector) => [...figure.querySelectorAll(selector)];
    const captions = all('figcaption').map((one) => one.innerText);
    const rule = figure.closest('div[id]').id;
    const said = captions.length ? scenes[captions[0]] : taught[rule];
    return {
      captions, rule,
      visible: figure.checkVisibility({visibilityProperty: true}) && figure.offsetHeight > 0,
      frames: all('div.frame').map((one) => ({...box(one), lost: one.dataset.lost})),
      said: said?.map((selector) => [selector, all(selector).map(box)]),
    };
  }
}"""
"""What each figure shows, with the boxes of what is spoken of, in one answer."""


def found(me: Person) -> Locator:
    return me.page.locator("article.rules dt")


def field(me: Person) -> Locator:
    return me.page.get_by_role("searchbox", name=me.t("rules.search"), exact=True)


def status(me: Person) -> Locator:
    return me.page.get_by_role("search").get_by_role("status")


def test_a_rule_is_found_by_keys(visitor: Visitor) -> None:
    me = visitor()
    me.open(f"/rules/{GAME}")
    total = len(rules_index(GAME))
    expect(found(me)).to_have_count(total)
    asked: list[str] = []
    field(me).wait_for()
    me.page.wait_for_load_state("networkidle")
    me.page.on("request", lambda one: asked.append(one.url))
    me.page.keyboard.press("/")
    expect(field(me)).to_be_focused()
    me.page.keyboard.type("pp6.2")
    expect(found(me).first).to_have_text("PP6.2")
    expect(status(me)).to_have_text(me.t("rules.found", n=found(me).count(), of=total))
    expect(found(me).first.locator("mark")).to_have_text("PP6.2")
    assert [url for url in asked if "/api/" in url and "/material" not in url] == []
    me.page.wait_for_url("**/rules/*?q=pp6.2")
    me.page.reload()
    expect(field(me)).to_have_value("pp6.2")
    expect(found(me).first).to_have_text("PP6.2")
    field(me).press("Escape")
    expect(field(me)).to_have_value("")
    expect(field(me)).to_be_focused()
    expect(found(me)).to_have_count(total)
    expect(status(me)).to_have_text("")
    me.page.wait_for_url(re.compile(r"/rules/\w+$"))
    field(me).fill("<b>zzz")
    expect(status(me)).to_have_text(me.t("rules.none", query="<b>zzz"))
    expect(found(me)).to_have_count(0)
    me.picture("rules-none")
    me.button("rules.clear").press("Enter")
    expect(field(me)).to_be_focused()
    expect(found(me)).to_have_count(total)


@pytest.mark.parametrize("code", languages())
def test_what_is_typed_without_accents_is_found(
    visitor: Visitor, words: dict[str, Words], code: str
) -> None:
    me = visitor(locale=code, color_scheme="dark", **PHONE)
    me.t = words[code]
    query, letter = WRITTEN[code]
    me.open(f"/rules/{GAME}?q={query}")
    marks = me.page.locator("article.rules mark")
    expect(marks.first).to_be_visible()
    total = len(rules_index(GAME))
    assert 0 < found(me).count() < total
    expect(status(me)).to_have_text(me.t("rules.found", n=found(me).count(), of=total))
    assert all(letter in text.casefold() for text in marks.all_inner_texts())
    assert me.sideways() <= 0
    me.picture(f"rules-{code}")


@pytest.mark.parametrize("game", IDS)
def test_the_rules_are_printed_with_their_pictures(
    visitor: Visitor, tmp_path: Path, game: str
) -> None:
    me = visitor(color_scheme="dark", **PHONE)
    me.page.add_init_script("window.print = () => { document.title = 'printed' }")
    me.open(f"/rules/{game}")
    expect(found(me)).to_have_count(len(rules_index(game)))
    me.button("rules.print").click()
    expect(me.page).to_have_title("printed")
    figures = me.page.locator("article.rules figure")
    assert figures.count() >= 6
    expect(me.page.locator("article.rules .room")).to_have_count(0)
    paper = tmp_path / "rules.pdf"
    me.page.pdf(path=paper, format="A4", print_background=True)
    drawn = me.page.locator("article.rules figure :is(button, nav, header, a, h2, h3, p, svg *)")
    on_screen = drawn.evaluate_all(BEFORE)
    me.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    me.page.emulate_media(media="print")
    me.page.set_viewport_size({"width": PAPER, "height": 1000})
    assert on_screen, "nothing is drawn"
    assert drawn.evaluate_all(AS_BEFORE), "paper lacks a part of a board"
    for hidden in (field(me), me.page.get_by_role("banner"), me.button("rules.print")):
        expect(hidden).to_be_hidden()
    colour = "getComputedStyle(document.querySelector('article.rules dd')).color"
    assert me.page.evaluate(colour) == "rgb(0, 0, 0)"
    scenes = {
        me.t(f"{game}.learn.{one['id']}"): one["focus"] + one["point"]
        for one in json.loads((SCENES / f"{game}.json").read_text(encoding="utf-8"))
    }
    taught = {
        one["id"]: one["point"]
        for one in json.loads((SCENES / "taught" / f"{game}.json").read_text(encoding="utf-8"))
    }
    expect(figures.locator("div.frame:not([data-lost=''])")).to_have_count(0)
    shown = figures.evaluate_all(FIGURES, [scenes, taught])
    assert len(shown) == figures.count()
    for figure in shown:
        assert figure["visible"], f"the picture of {figure['rule']} is hidden"
        [frame] = figure["frames"]
        assert frame["lost"] == ""
        assert frame["width"] > PAPER * 0.65, "small, as on the telephone"
        assert frame["x"] + frame["width"] <= PAPER, "cut at the right"
        if figure["captions"]:
            [caption] = figure["captions"]
            assert caption in scenes
        else:
            del taught[figure["rule"]]
        for selector, boxes in figure["said"]:
            for one in boxes:
                if one["width"] > 0:
                    assert frame["x"] <= one["x"] + 1, f"{selector} is cut at the left"
                    right = frame["x"] + frame["width"]
                    assert one["x"] + one["width"] <= right + 1, f"{selector} is cut at the right"
    assert not taught, "these rules lack their pictures"
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert me.page.evaluate(ground) == "rgb(255, 255, 255)"
