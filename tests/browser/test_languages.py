"""Every page in every language, switched while one sits there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from lutetia.games import IDS
from lutetia.puzzles import asked
from lutetia.server.rules_index import rules_index
from tests.browser.conftest import Visitor
from tests.browser.person import GAME, Person, Words

KEY = re.compile(r"\b[a-z_]{2,}\.[a-z_]+(?:\.[a-zA-Z_0-9]+)*\b|\{\w+\}|undefined|\[object|NaN")
PAPER = "page => getComputedStyle(page).backgroundColor"
OTHERS = ("fr", "de", "pl")


def _switch(person: Person, language: str, words: dict[str, Words]) -> None:
    person.page.get_by_role("combobox", name=person.t("header.language")).select_option(language)
    person.t = words[language]
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def _is_all_words(person: Person, where: str) -> None:
    """Look for keys that no catalogue turned into a sentence,
    in the text and in what is only spoken."""
    text = person.page.evaluate(
        """() => [document.body.innerText, document.title,
             ...[...document.querySelectorAll('[aria-label],[title],[placeholder]')]
               .flatMap(e => ['aria-label', 'title', 'placeholder'].map(a => e.getAttribute(a)))
             ].join('\\n')"""
    )
    assert not KEY.findall(text), f"{where}: {KEY.findall(text)}"
    assert person.sideways() <= 0, f"{where} can be pushed sideways"


@pytest.mark.parametrize("wide", [True, False], ids=["desk", "phone"])
def test_four_languages_at_the_table(visitor: Visitor, words: dict[str, Words], wide: bool) -> None:
    me = visitor(viewport={"width": 1440, "height": 900} if wide else {"width": 390, "height": 844})
    me.open("/")
    me.new_table(2, bots=True)
    me.page.evaluate("globalThis.never_reloaded = true")
    for _ in range(3):
        assert me.my_turn()
        me.build()
    assert me.my_turn()
    texts = {}
    for language in (*OTHERS, "en"):
        _switch(me, language, words)
        _is_all_words(me, f"the table in {language}")
        expect(me.prompt.get_by_text(me.t(f"{GAME}.prompt.build"))).to_be_visible()
        assert me.cards.count() >= 2
        if language != "en":
            me.picture(f"language-{language}-{'desk' if wide else 'phone'}")
        if wide:
            texts[language] = me.region("log.title").inner_text()
    assert me.page.evaluate("globalThis.never_reloaded"), "the page was loaded anew"
    if wide:
        assert len(set(texts.values())) == 4, "the log stayed in one language"


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_no_page_is_wider_than_the_smallest_phone(
    visitor: Visitor, words: dict[str, Words], language: str
) -> None:
    me = visitor(viewport={"width": 320, "height": 640}, expected=("404",))
    me.open("/")
    _switch(me, language, words)
    games = [f"/{kind}/{game}" for kind in ("rules", "about", "editions") for game in IDS]
    games += [f"/learn/{GAME}", f"/learn/{GAME}/first"]
    for path in ("/", "/me", "/nowhere", "/t/nowhere", *games):
        me.open(path)
        expect(me.page.get_by_role("heading", level=1).first).to_be_visible()
        assert me.sideways() <= 0, f"{path} in {language} can be pushed sideways"


@pytest.mark.parametrize("language", OTHERS)
def test_every_page(visitor: Visitor, words: dict[str, Words], language: str) -> None:
    me = visitor(expected=("404",))
    me.open("/")
    _switch(me, language, words)
    for path, name in (
        ("/", "lobby"),
        (f"/rules/{GAME}", "rules"),
        (f"/about/{GAME}", "about"),
        (f"/learn/{GAME}", "course"),
        (f"/learn/{GAME}/first", "lesson"),
        (f"/explore/{GAME}", "explorer"),
        (f"/puzzles/{GAME}", "puzzles"),
        (f"/puzzles/{GAME}/{next(iter(asked(GAME)))}", "puzzle"),
        ("/nowhere", "nowhere"),
    ):
        me.open(path)
        expect(me.page.get_by_role("heading", level=1).first).to_be_visible()
        me.page.wait_for_load_state("networkidle")
        _is_all_words(me, f"{name} in {language}")
        me.picture(f"page-{name}-{language}")
    rules = [f"{GAME}.rule.{rule.id}" for rule in rules_index(GAME)]
    me.open(f"/rules/{GAME}#PP5.2")
    expect(me.page.get_by_text(words[language](f"{GAME}.rule.PP5.2"))).to_be_in_viewport()
    text = me.page.get_by_role("main").inner_text()
    assert [rule for rule in rules if words[language](rule) not in text] == []
    me.open("/")
    me.button("lobby.open").click()
    me.page.wait_for_url("**/t/*")
    expect(me.button("table.copy")).to_be_visible()
    _is_all_words(me, f"the waiting table in {language}")
    me.picture(f"page-waiting-{language}")


def test_the_browsers_own_language_comes_first(visitor: Visitor, words: dict[str, Words]) -> None:
    me = visitor(locale="pl-PL")
    me.open("/")
    expect(me.page.get_by_role("button", name=words["pl"]("lobby.bots"))).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", "pl")


def test_light_and_dark(visitor: Visitor) -> None:
    me = visitor(color_scheme="dark")
    me.open("/")
    page = me.page.locator("html")
    dark = page.evaluate(PAPER)
    me.button("header.theme_auto").click()
    expect(page).not_to_have_css("background-color", dark)
    me.page.wait_for_timeout(300)
    light = page.evaluate(PAPER)
    me.page.reload()
    expect(me.button("header.theme_light")).to_be_visible()
    expect(page).to_have_css("background-color", light)
    me.button("header.theme_light").click()
    expect(page).to_have_css("background-color", dark)
    me.button("header.theme_dark").click()
    expect(me.button("header.theme_auto")).to_be_visible()
