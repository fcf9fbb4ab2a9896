"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitor
from tests.browser.person import GAME, Person, acting, sit_down

ENOUGH_PLIES = 12


def _invite(host: Person) -> str:
    """Open a table for two and copy its link."""
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.new_table(2, bots=False)
    host.button("table.copy").click()
    expect(host.toast(host.t("table.copied"))).to_be_visible()
    link: str = host.page.evaluate("navigator.clipboard.readText()")
    assert host.page.get_by_role("textbox", name=host.t("table.link")).input_value() == link
    return link


def test_a_link_a_name_a_seat_a_move(visitor: Visitor) -> None:
    anna, ben, carol = visitor(), visitor(), visitor()
    anna.open().call("Anna")
    link = _invite(anna)
    carol.page.goto(link)
    expect(carol.button("seat.sit")).to_be_visible()

    ben.page.goto(link)
    sit_down(ben, "Ben")
    ben.button("table.start").click()
    if acting(anna, ben) is anna:
        anna.build()
    assert ben.my_turn()
    before = ben.ply
    ben.build()

    # The others see it without a reload.
    for other in (anna, carol):
        other.moved(before)
        built = (
            other.region("log.title")
            .get_by_role("listitem")
            .filter(has_text=other.t.part(f"{GAME}.event.built", seat="Ben"))
        )
        expect(built.first).to_be_visible()
    expect(carol.page.get_by_text(carol.t("seat.here")).filter(visible=True).first).to_be_visible()
    assert carol.cards.count() == 0
    carol.picture("together-spectator")

    while max(anna.ply, ben.ply) < ENOUGH_PLIES:
        acting(anna, ben).build()
    for person, place in ((anna, 0), (ben, 1)):
        secret = person.view()["seats"][place]["marker"]
        assert secret, "they cannot see their own card"
        colour = person.view()["seats"][place]["colour"]
        expect(
            person.page.get_by_role("img", name=person.t.like(f"{GAME}.ui.marker_own")).first
        ).to_be_visible()
        for other in (anna, ben, carol):
            if other is not person:
                _knows_nothing(other, place, colour, secret)


def _knows_nothing(person: Person, seat: int, colour: str, secret: str) -> None:
    """Look through everything that ``person`` was ever told for the card of ``seat``."""
    for frame in person.frames:
        assert f"marker {colour} {secret}" not in json.dumps(frame)
        view = frame.get("view")
        if view:
            assert view["seats"][seat]["marker"] is None, f"the view tells: {view['seats'][seat]}"
        for event in _events(frame):
            if event["kind"] in ("marker", "shown") and event.get("seat") == seat:
                assert event.get("route") is None, f"an event tells: {event}"
    answer = person.page.evaluate(
        "id => fetch(`/api/tables/${id}/record`).then(answer => answer.text())", person.table_id
    )
    assert f"marker {colour} ?" in answer
    assert f"marker {colour} {secret}" not in answer


def _events(frame: dict[str, Any]) -> list[dict[str, Any]]:
    entries = frame.get("entries") or ([frame["entry"]] if frame.get("entry") else [])
    return [event for entry in entries for event in entry.get("events", [])]


def test_taking_back_freely_and_by_agreement(visitor: Visitor) -> None:
    anna, ben = _pair(visitor)
    first = acting(anna, ben)
    second = ben if first is anna else anna
    before = first.ply
    first.build()
    first.button("turn.undo").click()
    assert first.my_turn()
    assert first.ply == before, "a move that nobody answered is taken back at once"
    second.page.wait_for_timeout(100)
    assert second.ply == before

    first.build()
    second.my_turn()
    second.build()
    acting(anna, ben)
    asker, other = (first, second) if first.button("turn.undo_ask").count() else (second, first)
    far = asker.ply
    asker.button("turn.undo_ask").click()
    expect(other.prompt.get_by_text(other.t.like("turn.asked"))).to_be_visible()
    other.picture("together-asked")
    other.button("turn.refuse").click()
    expect(other.button("turn.refuse")).to_have_count(0)
    assert asker.ply == far
    asker.button("turn.undo_ask").click()
    other.button("turn.allow").click()
    asker.moved(far)
    assert asker.ply < far
    other.moved(far)
    assert other.ply == asker.ply
    expect(other.region("log.title").get_by_text(other.t.like("log.answered_yes"))).to_be_visible()


def test_a_seat_changes_hands_when_everybody_allows_it(visitor: Visitor) -> None:
    anna, ben, carol = visitor(), visitor(), visitor()
    anna.open().call("Anna")
    anna.new_table(3, bots=False)
    ben.open(f"/t/{anna.table_id}")
    sit_down(ben, "Ben")
    anna.say("/bot add random")
    anna.button("table.start").click()
    expect(ben.prompt).to_be_visible()
    carol.open().call("Carol")
    carol.open(f"/t/{anna.table_id}")
    carol.button("seat.ask").click()
    expect(carol.prompt.get_by_text(carol.t.like("turn.asking_sit", name="Carol"))).to_be_visible()
    carol.button("turn.withdraw").click()
    expect(carol.button("turn.withdraw")).to_have_count(0)
    carol.button("seat.ask").click()
    for other in (anna, ben):
        expect(
            other.prompt.get_by_text(other.t.like("turn.asked_sit", name="Carol"))
        ).to_be_visible()
    anna.picture("together-seat-asked")
    assert carol.cards.count() == 0
    anna.button("turn.allow").click()
    expect(anna.button("turn.allow")).to_have_count(0)
    ben.button("turn.allow").click()
    expect(carol.page.get_by_text(carol.t("seat.you")).filter(visible=True).first).to_be_visible()
    assert [seat["name"] for seat in carol.info()["seats"]] == ["Anna", "Ben", "Carol"]
    for line in ("log.wished_sit", "log.withdrawn"):
        expect(
            anna.region("log.title").get_by_text(anna.t.like(line, name="Carol")).first
        ).to_be_visible()


def test_resigning_and_playing_again(visitor: Visitor) -> None:
    anna, ben = _pair(visitor)
    acting(anna, ben).build()
    anna.button("table.resign").click()
    anna.picture("together-resign")
    anna.button("site.cancel").click()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    assert anna.info()["status"] == "playing"
    anna.button("table.resign").click()
    anna.page.get_by_role("dialog").get_by_role(
        "button", name=anna.t("table.resign"), exact=True
    ).click()
    for person in (anna, ben):
        expect(person.prompt.get_by_text(person.t("turn.won", n=1, names="Ben"))).to_be_visible()
        expect(
            person.page.get_by_text(person.t("final.reason_resigned")).filter(visible=True)
        ).to_have_count(1)
        # Spoken once: who won, and by what.
        spoken = person.page.get_by_role("status").filter(has_text="Ben")
        expect(spoken).to_have_count(1)
        expect(spoken).to_contain_text(person.t("verdict.resigned", n=1, names="Anna"))
        # Nothing looks as if it could still be taken.
        shelf = person.page.get_by_role("list", name=person.t(f"{GAME}.ui.cards"))
        expect(shelf.get_by_role("button")).to_have_count(0)
    ben.picture("together-resigned")
    old = ben.table_id
    ben.button("table.rematch").click()
    ben.page.wait_for_url(lambda url: old not in url)
    expect(anna.region("rematch.title")).to_contain_text(anna.t("rematch.asks", name="Ben"))
    expect(anna.prompt.locator(".grand")).to_have_count(0)  # the moment would lie over it
    anna.link("table.rematch_go").click()
    anna.page.wait_for_url(f"**/t/{ben.table_id}")
    anna.picture("together-rematch")
    anna.button("table.start").click()
    acting(anna, ben).build()
    assert {seat["name"] for seat in anna.info()["seats"]} == {"Anna", "Ben"}


def test_the_whole_house_by_typing(visitor: Visitor) -> None:
    anna = visitor()
    anna.open().call("Anna")
    anna.page.get_by_role("radio", name="3", exact=True).check(force=True)
    late: list[Route] = []  # the words of the answer come after it
    anna.page.route("**/api/locales/*/rare", lambda route: late.append(route))
    anna.button("lobby.open").click()
    anna.page.wait_for_url("**/t/*")
    anna.say("/help")
    anna.until(lambda: bool(late) and any(frame["type"] == "info" for frame in anna.frames))
    late[0].continue_()
    expect(anna.said("/bot add").first).to_be_visible()
    anna.say("/who")
    expect(anna.said(anna.t("info.who", n=1, names="Anna"))).to_be_visible()
    anna.say("/bot add random")
    anna.say("/bot add greedy")
    expect(anna.page.get_by_text(anna.t("table.ready"))).to_be_visible()
    anna.picture("typing-waiting")
    anna.say("/start")
    assert anna.my_turn()
    before = anna.ply

    gone = next(
        stop for stop in anna.material() if all(stop not in tile for tile in anna.view()["offer"])
    )
    anna.say(f"build {gone} over lilac")
    refusal = (
        anna.page.get_by_role("status")
        .filter(has=anna.page.get_by_role("link", name=anna.t.like("rules.number")))
        .last
    )
    expect(refusal).to_be_visible()
    rule = refusal.get_by_role("link").inner_text().split()[-1]
    expect(refusal).to_contain_text(anna.t(f"{GAME}.rule.{rule}"))
    anna.picture("typing-refused")
    anna.say("/dance")
    expect(anna.toast(anna.t("refusal.unknown_command", text="/dance"))).to_be_visible()
    assert anna.ply == before

    anna.say(anna.offered()[0].upper())
    anna.moved(before)
    anna.say("/undo")
    anna.say("look at #3")
    anna.link_to_ply(3).click()
    anna.page.wait_for_url("**#3")
    anna.say("/resign")
    expect(anna.page.get_by_text(anna.t("seat.resigned")).first).to_be_visible()


def _pair(visitor: Visitor) -> tuple[Person, Person]:
    """Return two people at the beginning of a game."""
    anna, ben = visitor(), visitor()
    anna.open().call("Anna")
    anna.new_table(2, bots=False)
    ben.open(f"/t/{anna.table_id}")
    sit_down(ben, "Ben")
    anna.button("table.start").click()
    expect(ben.prompt).to_be_visible()
    return anna, ben
