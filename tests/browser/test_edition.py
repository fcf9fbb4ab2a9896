"""Somebody who owns the box enters what it says, has bots play a game by it,
and takes the file along."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from lutetia.games import editions
from tests.browser.conftest import Visitor
from tests.browser.person import Words


def test_the_box_is_entered_tried_and_saved(visitor: Visitor, tmp_path: Path) -> None:
    me = visitor(expected=("422",))
    me.open("/")
    me.page.get_by_role("radio", name=me.t("cite.game.title")).press("Space")
    me.link("edition.link").click()
    length = me.page.get_by_label(me.t("edition.field.fountain"))
    said = me.page.locator(".said")

    length.fill("9")
    me.button("edition.check").click()
    expect(said).to_contain_text("switches.fountain_length.value: a whole number from 1 to 4")
    expect(length).to_be_focused()
    expect(length).to_have_attribute("aria-invalid", "true")
    length.fill("1")
    me.button("edition.check").click()
    expect(said).to_have_text(me.t.part("edition.fits", n=1))
    expect(me.page.get_by_text(me.t("edition.ours", value="2"))).to_be_visible()

    me.button("edition.play").click()
    moment = me.page.get_by_role("slider")
    expect(moment).to_be_visible(timeout=120_000)
    expect(moment).to_have_attribute("max", "23")
    expect(me.page.locator("figure [data-cell]").first).to_be_attached()
    moment.press("ArrowLeft")
    expect(me.page.locator("figcaption")).to_contain_text(me.t("edition.moment", n=23, last=24))

    with me.page.expect_download() as waiting:
        me.button("edition.save").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    sheet = editions.read(file)
    assert editions.differing(sheet) == {"switches.fountain_length.value": 1}

    file.write_text(
        editions.text("cite").replace('arch_length.value" = 3', 'arch_length.value" = 5'),
        encoding="utf-8",
    )
    me.page.locator("input[type=file]").set_input_files(file)
    expect(me.page.get_by_label(me.t("edition.field.arch"))).to_have_value("5")
    expect(length).to_have_value("2")


def test_an_edition_has_a_name_in_the_language_of_its_page(
    visitor: Visitor, words: dict[str, Words]
) -> None:
    me = visitor(locale="de-DE").open("/editions/paris")
    de = words["de"]
    name = me.page.get_by_label(de("edition.name"))
    expect(name).to_have_value("Paris, meine Schachtel")
    name.fill("Zweite Auflage")
    name.blur()
    expect(name).to_have_value("Zweite Auflage")
