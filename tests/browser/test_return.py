"""Somebody comes back to a table: their note is there, and the next table is near."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from lutetia.games import IDS, load
from tests.browser.cite_page import CitePage
from tests.browser.conftest import Visitor
from tests.browser.person import PAUSE, TURNS, Person, sit_down
from tests.server.client import Person as Player

WATCHED = """() => {
  window.stages = [];
  new MutationObserver(() => {
    const told = document.querySelector('.replay .where')?.textContent ?? '';
    const [, last] = told.split('/').map(Number);
    if (last !== undefined && window.stages.at(-1) !== last) window.stages.push(last);
  }).observe(document, {subtree: true, childList: true, characterData: true});
}"""
"""Notes where the stage stands, by the ply that the bar below the board tells."""

TEN_SECONDS, LONGEST_PAUSE = 10_000, 900
"""Milliseconds of the page's own clock: what is missed is told in the one, and lets the page rest
for the other at most between two stages (web/src/table/return/catchUp.ts)."""

SLOWER = 4
"""How much slower than the machine the page's own clock goes until what was missed plays."""


def _opened(person: Person, game: str, players: int) -> tuple[str, Player]:
    """Open a table with bots, and see one's turn come; return the table, and the same player on
    another device."""
    player = Player(person.site.base)
    name, value = player.cookie().split("=", 1)
    person.context.add_cookies([{"name": name, "value": value, "url": person.site.base}])
    table = player.table(players, game=game, bots="random", options={}, sit=True)
    person.open(f"/t/{table}")
    expect(person.prompt).to_be_visible()
    person.told(lambda: person.turn()["mine"])
    _seen(person)
    return table, player


def _seen(person: Person) -> None:
    """Let the server know what is before one's eyes, and look at another page."""
    person.page.mouse.move(300, 300)
    person.told(lambda: any(one["type"] == "seen" for one in person.sent))
    person.told(lambda: any(one["type"] == "ack" for one in person.frames))
    person.open("/about/paris")


def _play(player: Player, table: str, turns: int) -> int:
    """Play on elsewhere; return how far the game has come."""
    with player.line(table) as line:
        for _ in range(turns):
            line.mine()
            line.act()
        return int(line.mine()["turn"]["ply"])


def _back(person: Person, table: str) -> None:
    person.frames.clear()
    person.sent.clear()
    person.open(f"/t/{table}")
    expect(person.prompt).to_be_visible()
    person.told(lambda: any(one["type"] == "table" for one in person.frames))


def _back_slowly(person: Person, table: str) -> None:
    """Come back while the page's own clock goes slower than the machine's, until what was missed
    plays: it gives board and positions some seconds (PATIENCE in web/src/table/return/catchUp.ts),
    which are not to pass before a machine with much to do has brought them."""
    person.page.clock.pause_at(time.time() + 60)
    _back(person, table)
    for _ in range(TURNS):
        if len(_stages(person)) > 1:
            return
        person.page.wait_for_timeout(PAUSE)
        person.page.clock.run_for(PAUSE // SLOWER)
    raise AssertionError("what was missed does not play")


def _stages(person: Person) -> list[int]:
    found: list[int] = person.page.evaluate("window.stages")
    return found


def _note(person: Person) -> Locator:
    return person.page.get_by_role("textbox", name=person.t("players.note"))


def _card(person: Person) -> Locator:
    return person.region("players.back")


def _kept(person: Person) -> str:
    answer = person.context.request.get(
        f"{person.site.base}/api/tables/{person.table_id}/note"
    ).json()
    return str(answer["text"])


def test_a_note_is_kept_while_one_types_and_shown_first(visitor: Visitor) -> None:
    me, other = visitor(), visitor(viewport={"width": 390, "height": 844})
    table = me.new_table(2, bots=False)
    other.open(f"/t/{table}")
    sit_down(other)
    me.button("table.start").click()
    expect(me.prompt).to_be_visible()
    me.page.mouse.move(300, 300)
    expect(_card(me)).to_have_count(0)  # nothing is noted
    me.button("players.note").press("Enter")
    expect(_note(me)).to_be_focused()
    assert _note(me).get_attribute("maxlength") == "300"
    me.page.keyboard.type("north first, then the opera")
    expect(me.page.get_by_text(me.t("players.noted"))).to_be_visible()
    assert _kept(me) == "north first, then the opera"
    me.picture("note-field")
    me.page.keyboard.press("Escape")
    expect(me.button("players.note")).to_be_focused()
    expect(me.page.get_by_text("north first")).to_have_count(0)

    me.page.reload()
    expect(me.prompt).to_be_visible()
    me.page.mouse.move(300, 300)
    expect(_card(me)).to_contain_text("north first, then the opera")
    assert me.page.locator("[role=status]").filter(has=_card(me)).count() == 1, "it is spoken"
    me.picture("note-back")
    _card(me).get_by_role("button", name=me.t("site.close")).press("Enter")
    expect(_card(me)).to_have_count(0)

    # What was typed last is kept although the page goes at once.
    me.button("players.note").press("Enter")
    _note(me).fill("south")
    me.open()
    me.open(f"/t/{table}")
    me.until(lambda: _kept(me) == "south")

    other.turn_to("table.tab_chat")
    other.button("players.note").click()
    expect(_note(other)).to_have_value("")
    assert other.sideways() <= 0
    _note(other).fill("a long walk")
    other.picture("note-field-390")
    expect(other.page.get_by_text(other.t("players.noted"))).to_be_visible()
    assert not [frame for frame in other.frames if "south" in str(frame)], "it is the writer's own"
    other.page.reload()
    expect(_card(other)).to_contain_text("a long walk")
    assert other.sideways() <= 0
    other.picture("note-back-390")


def test_the_next_table_is_one_click_away_but_not_from_a_turn_begun(visitor: Visitor) -> None:
    me = visitor()
    tables = []
    for _ in range(3):
        me.new_table(2, bots=True)
        assert me.my_turn()
        tables.append(me.table_id)
    me.page.mouse.move(300, 300)
    way = me.page.get_by_role("link", name=me.t("players.next", n=2))
    me.picture("next-table")
    for table in (tables[0], tables[1], tables[2], tables[0]):
        way.press("Enter")
        me.page.wait_for_url(f"**/t/{table}")
        assert me.my_turn()
    me.places.first.focus()
    me.page.set_viewport_size({"width": 390, "height": 844})
    expect(way).to_be_visible()
    assert me.sideways() <= 0
    me.picture("next-table-390")


def test_an_open_plan_is_not_left_behind(visitor: Visitor) -> None:
    me = visitor()
    me.new_table(2, bots=True)
    assert me.my_turn()
    made = me.context.request.post(
        f"{me.site.base}/api/tables",
        data={"game": "cite", "players": 2, "sit": True, "bots": "random"},
    ).json()
    me.open(f"/t/{made['id']}")
    me.page.mouse.move(300, 300)
    way = me.page.get_by_role("link", name=me.t("players.next", n=1))
    plan = me.page.locator("[data-planning]")
    # Not what the page before was told, nor what this one has been told and does not show yet.
    assert CitePage(me).my_turn()
    plan.click()
    expect(plan).to_have_attribute("aria-pressed", "true")
    way.click()
    expect(me.page.get_by_text(me.t("players.next_laid"))).to_be_visible()
    assert me.table_id == made["id"]


@pytest.mark.parametrize("game", IDS)
def test_what_was_missed_plays_on_the_board(visitor: Visitor, game: str) -> None:
    me = visitor(reduced_motion="no-preference")
    table, player = _opened(me, game, max(load(game).meta.players))
    assert _play(player, table, 8) > me.ply
    me.page.clock.install()
    me.page.add_init_script(f"({WATCHED})()")
    _back_slowly(me, table)
    now = me.ply
    with me.standing_clock():  # which ends the pause before the next stage, if it is not the last
        me.page.clock.run_for(TEN_SECONDS - LONGEST_PAUSE)
        me.until(lambda: _stages(me)[-1] == now, "in ten seconds at most")
    back = _stages(me)[1:]
    assert len(back) > 1
    assert back == sorted(back), "from then on forward"
    assert back[0] < now
    me.page.mouse.move(300, 300)
    expect(_card(me)).to_contain_text(me.t("players.missed"))
    told = _card(me).get_by_role("listitem").all_inner_texts()
    assert told
    assert not any(after.startswith(f"{line}:") for line, after in pairwise(told)), "said twice"
    assert sum(one["type"] == "look" for one in me.sent) <= 20
    me.picture(f"missed-{game}")


def test_a_click_ends_it_and_no_motion_means_none(visitor: Visitor) -> None:
    me = visitor(reduced_motion="no-preference")
    table, player = _opened(me, "connection", 6)
    _play(player, table, 2)
    me.page.clock.install()
    me.page.add_init_script(f"({WATCHED})()")
    _back_slowly(me, table)
    with me.standing_clock():
        before = len(_stages(me))
        me.page.mouse.click(5, 500)
        me.until(lambda: _stages(me)[-1] == me.ply)
        assert len(_stages(me)) <= before + 1, "all of it at once"
    _seen(me)

    me.page.emulate_media(reduced_motion="reduce")
    _play(player, table, 2)
    _back(me, table)
    me.page.mouse.move(300, 300)
    expect(_card(me)).to_contain_text(me.t("players.missed"))
    assert len(_stages(me)) == 1
    assert not [one for one in me.sent if one["type"] == "look"]
    for width, scheme in ((1440, "dark"), (820, "light"), (390, "dark")):
        me.page.set_viewport_size({"width": width, "height": 844})
        me.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert me.sideways() <= 0
        me.picture(f"missed-{width}-{scheme}")
    _card(me).get_by_role("button").press("Enter")
    expect(_card(me)).to_have_count(0)

    me.page.set_viewport_size({"width": 1440, "height": 900})
    _seen(me)
    _back(me, table)
    me.page.mouse.move(300, 300)
    expect(me.button("players.note")).to_be_visible()
    expect(_card(me)).to_have_count(0)  # all is seen


def test_who_returns_to_a_hidden_page_is_told_as_well(visitor: Visitor) -> None:
    me, other = visitor(), visitor()
    table = me.new_table(2, bots=False)
    other.open(f"/t/{table}")
    sit_down(other)
    me.button("table.start").click()
    expect(me.prompt).to_be_visible()
    me.page.mouse.move(300, 300)
    expect(me.button("players.note")).to_be_visible()
    hide = """hidden => {
      Object.defineProperty(document, 'hidden', {get: () => hidden, configurable: true});
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    if me.turn()["mine"]:
        me.build()
    me.page.evaluate(hide, True)
    before = other.ply
    other.build()
    me.until(lambda: me.ply > before)
    me.page.evaluate("() => { const at = Date.now() + 120000; Date.now = () => at; }")
    me.page.evaluate(hide, False)
    expect(_card(me)).to_contain_text(me.t("players.missed"))

    while not me.turn()["mine"]:
        before = other.ply
        other.build()
        me.until(lambda before=before: me.ply > before)
    me.build()
    expect(_card(me)).to_have_count(0)  # whoever acts has read it
    watcher = visitor()
    watcher.open(f"/t/{table}")
    expect(watcher.prompt).to_be_visible()
    watcher.page.mouse.move(300, 300)
    watcher.page.wait_for_load_state("networkidle")
    expect(_card(watcher)).to_have_count(0)
    expect(watcher.button("players.note")).to_have_count(0)
