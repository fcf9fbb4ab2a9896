"""Who is told, by which channel, what, and once."""

from __future__ import annotations

import json
import re
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from lutetia.server import orders
from lutetia.server.errors import NotStored, StoreError
from lutetia.server.notices.channels import MOST
from lutetia.server.notices.keys import Keys
from lutetia.server.notices.waking import Waking
from lutetia.server.orders import Carried, Order, Orders
from lutetia.server.storage.driver import sqlite
from lutetia.server.storage.games import unhurried
from lutetia.server.storage.store import Store
from tests.server.accounts import with_account
from tests.server.client import Person, wait_until
from tests.server.conftest import quick, running
from tests.server.database import opened
from tests.server.entering import account, codes_of, post
from tests.server.notices.conftest import World, settings_for
from tests.server.notices.post_office import check_signature, check_vapid, mail_server
from tests.server.patience import PATIENCE
from tests.server.test_mine import begun, waits

QUIET = 3.5
"""Seconds after which a notice that was to come has come."""


def rows(world: World, sql: str = "SELECT * FROM notices WHERE sent IS NULL") -> list[Any]:
    with opened(world.site.app.state.settings.db) as connection:
        return list(connection.execute(sql).fetchall())


def channels(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.http.get("/api/me/notices").json()["channels"]
    return found


def playing(world: World) -> tuple[Person, Person, str]:
    """Return who waits, who is waited for, and their table, where nobody is told anything yet."""
    ana, bob = world.site.person("Ana"), world.site.person("Bob")
    table = begun(ana, bob, private=True)
    return (bob, ana, table) if waits(ana)[table] else (ana, bob, table)


def hand_over(person: Person, table: str) -> int:
    """Let a person act until another is waited for; return the version."""
    with person.line(table) as line:
        seat = line.mine()["turn"]["to_act"]
        while line.now["turn"]["to_act"] == seat:
            line.act()
        return int(line.now["version"])


def test_a_push_comes_to_the_browser_that_asked_and_no_other_can_read_it(world: World) -> None:
    waiting, acting, table = playing(world)
    browser = world.browser(waiting)
    version = hand_over(acting, table)
    [post] = world.office.wait("/push/ana")
    time.sleep(QUIET)
    assert len(world.office.at("/push/ana")) == 1
    claims = check_vapid(post.headers["authorization"], browser.endpoint)
    assert claims["sub"] == "https://lutetia.example"
    assert post.headers["content-encoding"] == "aes128gcm"
    assert int(post.headers["ttl"]) > 0
    said = browser.read(post.body)
    assert said["web_push"] == 8030
    notification = said["notification"]
    assert notification["navigate"] == f"https://lutetia.example/t/{table}"
    assert notification["tag"] == post.headers["topic"]
    assert "Ana" in notification["body"]
    assert notification["title"] == "It is your turn"
    assert said["app_badge"] == "1"
    kept = "SELECT version, sent IS NOT NULL FROM notices"
    wait_until(lambda: rows(world, kept) == [(version, 1)], "it is not marked as sent")


REMINDERS = "SELECT kind, due FROM notices WHERE kind <> 'turn' ORDER BY due"


def test_reminders_follow_channels_and_waking_hours_at_once(world: World) -> None:
    ana, bob = world.site.person("Ana"), world.site.person("Bob")
    table = begun(ana, bob, game="cite", pace="daily", fall="loss")
    who = ana if waits(ana)[table] else bob
    assert rows(world, REMINDERS) == []
    path = "/api/me/notices/channels"
    made = who.http.post(path, json={"webhook": world.office.base + "/hook"})
    assert made.status_code == 201, made.text
    found = rows(world, REMINDERS)
    assert [kind for kind, _ in found] == ["half", "hours"]
    [channel] = channels(who)
    for wanted, kept in ((False, []), (True, found)):
        who.http.post(f"{path}/{channel['id']}", json={"wanted": wanted})
        assert rows(world, REMINDERS) == kept
    minute = int(found[1][1] // 60 % 1440)
    waking = Waking("UTC", (minute + 120) % 1440, (minute - 120) % 1440)
    values = {"zone": waking.zone, "since": waking.since, "until": waking.until}
    assert who.http.post("/api/me/notices", json=values).status_code == 200
    moved = dict(rows(world, REMINDERS))
    assert moved["hours"] == waking.before(found[1][1]) < found[1][1]
    assert moved["half"] == waking.after(found[0][1])
    outbox = world.site.app.state.registry.notices.outbox
    assert {key.kind: row.due for key, row in outbox._of(table, who.id).items()} == moved


def test_nobody_waits_for_the_tables_of_who_adds_a_channel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = world.site.person("Ana")
    begun(ana, world.site.person("Bob"), game="cite", pace="daily", fall="loss")
    lock = world.site.app.state.registry.notices.channels.one
    held: list[bool] = []

    async def told(self: Orders, table: str, order: Order) -> Carried:
        held.append(lock.locked())
        return Carried()

    monkeypatch.setattr(Orders, "give", told)
    path, hook = "/api/me/notices/channels", {"webhook": world.office.base + "/hook"}
    post(ana, path, 201, **hook)
    [channel] = channels(ana)
    post(ana, f"{path}/{channel['id']}", wanted=False)
    post(ana, path, 201, **hook)
    assert held == [False, False]


def test_what_is_set_is_no_failure_where_the_games_cannot_be_read(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bob = world.site.person("Ana"), world.site.person("Bob")
    table = begun(ana, bob, game="cite", pace="daily", fall="loss")
    who = ana if waits(ana)[table] else bob
    fails: list[Exception] = []

    async def read(store: Store, player: str) -> list[str]:
        if fails:
            raise fails.pop()
        return await unhurried(store, player)

    monkeypatch.setattr(orders, "RETRY", 0.01)
    monkeypatch.setattr(orders, "unhurried", read)
    post(who, "/api/me/notices/channels", 201, mail="ana@example.org")
    [mail] = world.postman.wait()
    found = re.search(r"https://lutetia\.example(/mail/confirm/\S+)", mail.get_content())
    assert found is not None
    fails.append(NotStored("no"))
    assert who.http.post(found[1]).status_code == 200
    planned = rows(world, REMINDERS)
    assert [kind for kind, _ in planned] == ["half", "hours"]
    fails.append(NotStored("no"))
    minute = int(planned[1][1] // 60 % 1440)
    since, until = (minute + 120) % 1440, (minute - 120) % 1440
    post(who, "/api/me/notices", zone="UTC", since=since, until=until)
    assert rows(world, REMINDERS) != planned
    fails.append(NotStored("no"))
    post(who, "/api/me/notices/channels", 201, webhook=world.office.base + "/hook")
    assert len(rows(world, REMINDERS)) == 4
    assert not fails


def test_the_channels_are_read_once_for_all_tables_of_a_change(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where other processes order it: an earlier version does not say which change it was."""
    ana, state = world.site.person("Ana"), world.site.app.state
    tables = [
        begun(ana, world.site.person("Bob"), game="cite", pace="daily", fall="loss")
        for _ in range(2)
    ]
    given: list[Order] = []
    read: list[bool] = []
    give, load = Orders.give, state.registry.notices.channels.load

    async def noted(self: Orders, table: str, order: Order) -> Carried:
        given.append(order)
        return await give(self, table, order)

    async def loaded() -> None:
        read.append(True)
        await load()

    monkeypatch.setattr(Orders, "give", noted)
    monkeypatch.setattr(state.registry.notices.channels, "load", loaded)
    for n in (0, 1):
        post(ana, "/api/me/notices/channels", 201, webhook=f"{world.office.base}/{n}")
    assert len(given) == 4
    for order, times in zip(given, (1, 1, 2, 2), strict=True):
        world.site.wait(state.orders.answer(tables[0], msgspec.msgpack.encode(order)))
        assert len(read) == times
    for times in (3, 4):
        earlier = msgspec.msgpack.encode({"type": "remind", "player": ana.id})
        world.site.wait(state.orders.answer(tables[0], earlier))
        assert len(read) == times


def test_at_a_table_whose_log_is_broken_nothing_is_planned_anew(world: World) -> None:
    ana, bob = world.site.person("Ana"), world.site.person("Bob")
    table = begun(ana, bob, game="cite", pace="daily", fall="loss")
    who = ana if waits(ana)[table] else bob
    world.site.actor(table).broken = "its last event cannot be read"
    hook = {"webhook": world.office.base + "/hook"}
    assert who.http.post("/api/me/notices/channels", json=hook).status_code == 201
    assert rows(world, REMINDERS) == []


def test_mail_is_sent_once_its_address_is_confirmed(world: World) -> None:
    waiting, acting, table = playing(world)
    made = waiting.http.post("/api/me/notices/channels", json={"mail": "ana@example.org"})
    assert made.status_code == 201, made.text
    [invitation] = world.postman.wait()
    hand_over(acting, table)
    time.sleep(QUIET)
    assert len(world.postman.came) == 1, "nobody has confirmed that address"
    found = re.search(r"https://lutetia\.example(/mail/confirm/\S+)", invitation.get_content())
    assert found is not None
    link = found[1]
    assert "ana@example.org" in waiting.http.get(link).text
    assert not channels(waiting)[0]["confirmed"], "looking at a link is no consent"
    assert waiting.http.post(link).status_code == 200
    hand_over(waiting, table)
    hand_over(acting, table)
    mail = world.postman.wait(2)[1]
    assert mail["Subject"] == "It is your turn"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert f"https://lutetia.example/t/{table}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    leave = mail["List-Unsubscribe"].strip("<>").removeprefix("https://lutetia.example")
    done = waiting.http.post(leave, content="List-Unsubscribe=One-Click")
    assert done.status_code == 200
    assert channels(waiting) == []
    assert waiting.http.get(leave).status_code == 404


def test_a_link_of_a_mail_with_letters_of_no_secret_leads_nowhere(world: World) -> None:
    ana = world.site.person("Ana")
    made = ana.http.post("/api/me/notices/channels", json={"mail": "ana@example.org"})
    assert made.status_code == 201, made.text
    for what in ("confirm", "leave"):
        for secret in ("none", "%C3%A9", "%ff", "%00"):
            assert ana.http.get(f"/mail/{what}/{secret}").status_code == 404
            assert ana.http.post(f"/mail/{what}/{secret}").status_code == 404
    assert channels(ana)[0]["confirmed"] is False


def test_a_webhook_is_signed_and_no_redirect_is_followed(world: World) -> None:
    waiting, acting, table = playing(world)
    made = waiting.http.post(
        "/api/me/notices/channels", json={"webhook": world.office.base + "/hook"}
    )
    assert made.status_code == 201, made.text
    [channel] = made.json()["channels"]
    hand_over(acting, table)
    [post] = world.office.wait("/hook")
    check_signature(channel["secret"], post)
    said = json.loads(post.body)
    assert said["id"] == post.headers["webhook-id"]
    assert [one["table"] for one in said["tables"]] == [table]
    world.office.status = lambda path: 307
    tried = waiting.http.post(f"/api/me/notices/channels/{channel['id']}/test")
    assert tried.json() == {"sent": False, "gone": False}
    assert world.office.at("/elsewhere") == []


def test_who_is_invited_is_told_once_and_not_when_they_have_answered_or_blocked(
    world: World,
) -> None:
    ana, bob, eve = (
        with_account(world.site, world.site.person(name)) for name in ("Ana", "Bob", "Eve")
    )
    for person, path in ((bob, "/hook/bob"), (eve, "/hook/eve")):
        body = {"webhook": world.office.base + path}
        assert person.http.post("/api/me/notices/channels", json=body).status_code == 201
    eve.http.post(f"/api/players/{ana.id}/tie", json={"block": True})
    table, other = ana.table(2), ana.table(2)
    for person, where in ((eve, table), (bob, table), (bob, other)):
        body = {"player": person.id, "table": where}
        assert ana.http.post("/api/invitations", json=body).status_code == 201
    got = bob.http.get("/api/invitations").json()["got"]
    [quick] = [one["id"] for one in got if one["table"]["id"] == other]
    assert bob.http.post(f"/api/invitations/{quick}", json={"accept": False}).status_code == 200
    [post] = world.office.wait("/hook/bob")
    said = json.loads(post.body)
    assert [(one["table"], one["kind"]) for one in said["tables"]] == [(table, "invited")]
    time.sleep(QUIET)
    assert len(world.office.came) == 1


def test_two_of_a_table_invite_the_same_person(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bob, cem = (
        with_account(world.site, world.site.person(name)) for name in ("Ana", "Bob", "Cem")
    )
    body = {"webhook": world.office.base + "/hook/cem"}
    assert cem.http.post("/api/me/notices/channels", json=body).status_code == 201

    def both_at(table: str) -> str:
        with bob.line(table) as line:
            line.do("sit", seat=1)
        return table

    def invite(by: Person, table: str, status: int = 201) -> Any:
        answer = by.http.post("/api/invitations", json={"player": cem.id, "table": table})
        assert answer.status_code == status, answer.text
        return answer.json()

    def told(n: int) -> list[list[tuple[str, str]]]:
        posts = [json.loads(post.body)["tables"] for post in world.office.wait("/hook/cem", n)]
        return [[(one["table"], one["kind"]) for one in tables] for tables in posts]

    # Once at one time, also where one of the two takes it back; and anew where that is over.
    first = both_at(ana.table(3))
    mine = invite(ana, first)["sent"][0]["id"]
    invite(bob, first)
    assert ana.http.delete(f"/api/invitations/{mine}").status_code == 200
    assert told(1) == [[(first, "invited")]]
    wait_until(lambda: rows(world) == [], "it is not marked as sent")
    second = both_at(ana.table(3))
    invite(ana, second)
    told(2)
    wait_until(lambda: rows(world) == [], "it is not marked as sent")
    invite(bob, second)
    assert told(3) == [[(first, "invited")], [(second, "invited")], [(second, "invited")]]
    wait_until(lambda: rows(world) == [], "it is not marked as sent")
    # Without the notice there is no invitation.
    third, store = both_at(ana.table(3)), world.site.app.state.store
    write = store.write

    async def full(*statements: Any) -> None:
        if any("notices" in sql for sql, _ in statements):
            raise NotStored("the disk is full")
        await write(*statements)

    with monkeypatch.context() as patch:
        patch.setattr(store, "write", full)
        assert invite(ana, third, 503)["error"]["code"] == "not_stored"
    invite(ana, third)
    tables = [one["table"]["id"] for one in cem.http.get("/api/invitations").json()["got"]]
    assert sorted(tables) == sorted([first, second, second, third])


def test_who_has_the_table_before_their_eyes_hears_nothing(world: World) -> None:
    waiting, acting, table = playing(world)
    world.browser(waiting)
    with waiting.line(table) as line:
        version = hand_over(acting, table)
        line.until(lambda m: m["type"] == "update" and m["turn"]["mine"])
        line.do("seen", version=version)
        time.sleep(QUIET)
    assert world.office.came == []
    assert rows(world) == []


def test_a_page_of_before_is_no_sight_of_now(world: World) -> None:
    waiting, acting, table = playing(world)
    world.browser(waiting)
    with waiting.line(table) as line:
        before = line.now["version"]
        hand_over(acting, table)
        line.do("seen", version=before)
        world.office.wait("/push/ana")


def test_a_turn_that_was_answered_meanwhile_is_not_told(world: World) -> None:
    waiting, acting, table = playing(world)
    world.browser(waiting)
    world.office.status = lambda path: 503
    hand_over(acting, table)
    world.office.wait("/push/ana")
    hand_over(waiting, table)
    world.office.status = lambda path: 201
    time.sleep(6)
    assert len(world.office.at("/push/ana")) == 1, "it was tried again although it was answered"
    assert rows(world) == []


def test_what_was_not_taken_is_tried_again_under_the_same_id(world: World) -> None:
    waiting, acting, table = playing(world)
    world.browser(waiting)
    world.office.status = lambda path: 503
    hand_over(acting, table)
    [first] = world.office.wait("/push/ana")
    world.office.status = lambda path: 201
    second = world.office.wait("/push/ana", 2)[1]
    assert first.headers["topic"] == second.headers["topic"]


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_subscription_goes_at_once(world: World, status: int) -> None:
    waiting, acting, table = playing(world)
    world.browser(waiting)
    world.office.status = lambda path: status
    hand_over(acting, table)
    world.office.wait("/push/ana")
    wait_until(lambda: channels(waiting) == [], "it is still there")
    assert rows(world, "SELECT * FROM notices") == []


def test_several_tables_go_in_one_message(world: World) -> None:
    ana, bob = world.site.person("Ana"), world.site.person("Bob")
    browser = world.browser(bob)
    tables = []
    for _ in range(10):  # whoever begins is drawn: at some of them it is Bob
        table = ana.table(2, sit=False)
        with bob.line(table) as two, ana.line(table) as one:
            two.do("sit", seat=0)
            one.do("sit", seat=1)
        tables.append(table)
    for table in tables:
        with ana.line(table) as line:
            line.do("start")
    wait_until(lambda: len(world.office.came) > 0, "nobody is told")
    time.sleep(QUIET)
    told = [browser.read(post.body)["notification"] for post in world.office.came]
    of = [table for one in told for table in one["data"]["tables"]]
    waited = [table for table, waits_ in waits(bob).items() if waits_]
    assert sorted(of) == sorted(waited), "each once"
    assert len(told) < max(2, len(waited)), told


def test_a_dead_mail_server_slows_no_move(world: World, tmp_path: Path) -> None:
    waiting, acting, table = playing(world)
    waiting.http.post("/api/me/notices/channels", json={"mail": "ana@example.org"})
    link = re.search(r"/mail/confirm/\S+", world.postman.wait()[0].get_content())
    assert link is not None
    waiting.http.post(link[0])
    world.postman.answer = "451 later"
    hand_over(acting, table)
    begun_at = time.monotonic()
    hand_over(waiting, table)
    assert time.monotonic() - begun_at < 5
    world.postman.answer = "250 taken"


def test_a_channel_belongs_to_one_person(world: World) -> None:
    ana, bob = world.site.person("Ana"), world.site.person("Bob")
    browser = world.browser(ana)
    [channel] = channels(ana)
    assert channel["endpoint"] == browser.endpoint
    path = f"/api/me/notices/channels/{channel['id']}"
    assert bob.http.post(path, json={"forget": True}).status_code == 404
    assert bob.http.post(f"{path}/test").status_code == 404
    # Who signs in at the same browser is told there, and nobody else any more.
    made = bob.http.post("/api/me/notices/channels", json={"push": browser.subscription()})
    assert len(made.json()["channels"]) == 1
    assert channels(ana) == []


def test_a_channel_is_switched_off_and_on_and_forgotten(world: World) -> None:
    waiting, acting, table = playing(world)
    world.browser(waiting)
    [channel] = channels(waiting)
    path = f"/api/me/notices/channels/{channel['id']}"
    assert waiting.http.post(f"{path}/test").json() == {"sent": True, "gone": False}
    waiting.http.post(path, json={"wanted": False})
    assert not channels(waiting)[0]["wanted"]
    hand_over(acting, table)
    assert rows(world) == [], "nothing is written for who wants nothing"
    waiting.http.post(path, json={"forget": True})
    assert channels(waiting) == []


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"webhook": "http://example.org/hook"}, 422, "webhook"),
        ({"webhook": "https://ana:secret@example.org/"}, 422, "webhook"),
        ({"webhook": "https://"}, 422, "webhook"),
        ({}, 422, "webhook"),
        ({"mail": "no address"}, 422, "address"),
        ({"mail": "a@b.example\r\nBcc: eve@example.org"}, 422, "address"),
        ({"push": {"endpoint": "https://a.example/1", "p256dh": "AA", "auth": "AA"}}, 422,
         "subscription"),
        ({"push": 7}, 400, "malformed"),
    ],
)  # fmt: skip
def test_what_is_no_channel_is_refused(
    world: World, body: dict[str, Any], status: int, code: str
) -> None:
    answer = world.site.person().http.post("/api/me/notices/channels", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


def test_ten_channels_are_enough(world: World) -> None:
    ana = world.site.person()
    for n in range(10):
        body = {"webhook": f"https://example.org/{n}"}
        assert ana.http.post("/api/me/notices/channels", json=body).status_code == 201
    again = ana.http.post("/api/me/notices/channels", json={"webhook": "https://example.org/10"})
    assert again.json()["error"]["code"] == "channels"


def test_one_address_is_not_asked_again_and_again(world: World) -> None:
    codes = [
        world.site.person().http.post(
            "/api/me/notices/channels", json={"mail": "Eve@example.org"}
        ).status_code
        for _ in range(4)
    ]  # fmt: skip
    assert codes == [201, 201, 201, 429]


def test_a_channel_is_not_tried_out_again_and_again(world: World) -> None:
    for name, most in (("Ana", 7), ("Bob", 1)):
        person = world.site.person(name)
        world.browser(person, f"/push/{name}")
        path = f"/api/me/notices/channels/{channels(person)[0]['id']}/test"
        codes = [person.http.post(path).status_code for _ in range(most)]
        assert codes == [200] * min(most, 6) + [429] * (most - 6)


def asked(person: Person, mail: str) -> int:
    return person.http.post("/api/me/notices/channels", json={"mail": mail}).status_code


def test_who_asks_too_much_takes_nothing_from_whose_address_it_is(world: World) -> None:
    eve, vic = world.site.person("Eve"), world.site.person("Vic")
    assert [asked(eve, f"eve{n}@example.org") for n in range(3)] == [201] * 3
    assert [asked(eve, "vic@example.org") for _ in range(3)] == [429] * 3
    assert channels(vic) == []
    assert asked(vic, "vic@example.org") == 201


def test_a_mailbox_is_one_whatever_follows_the_plus(world: World) -> None:
    codes = [asked(world.site.person(), f"Victim+{n}@example.org") for n in range(25)]
    assert codes == [201] * 3 + [429] * 22
    assert asked(world.site.person(), "victim@example.org") == 429
    assert asked(world.site.person(), "victim@example.net") == 201
    assert len(world.postman.wait(4)) == 4


def test_guests_of_one_address_have_no_more_asked_than_one(tmp_path: Path) -> None:
    with mail_server() as (postman, port):
        with running(settings_for(tmp_path, port, mails="5/hour")) as site:
            codes = [asked(site.person(), f"{n}@victims.example") for n in range(25)]
            assert codes == [201] * 5 + [429] * 20
        assert len(postman.came) == 5


def test_an_address_that_nobody_confirms_is_forgotten(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
    now = time.time()
    with opened(tmp_path / "test.db") as connection:
        for name, confirmed, days in (("old", 0, 8), ("kept", 1, 8), ("new", 0, 6)):
            connection.execute(
                "INSERT INTO channels (id, player_id, kind, target, secret, site, wanted, "
                "confirmed, created) VALUES (?, ?, 'mail', ?, ?, '', 1, ?, ?)",
                (name, ana.id, f"{name}@example.org", name, confirmed, now - days * 86_400),
            )
    with running(quick(tmp_path)) as site:
        ana.move(site.base)
        names = ["kept@example.org", "new@example.org"]
        wait_until(lambda: [one["name"] for one in channels(ana)] == names, "it is still there")
    with opened(tmp_path / "test.db") as connection:
        left = connection.execute("SELECT id FROM channels ORDER BY id").fetchall()
    assert [name for (name,) in left] == ["kept", "new"]


def test_waking_hours_are_kept(world: World) -> None:
    ana = world.site.person()
    assert ana.http.get("/api/me/notices").json()["zone"] == ""
    body = {"zone": "Europe/Warsaw", "since": 480, "until": 1320}
    assert ana.http.post("/api/me/notices", json=body).status_code == 200
    found = ana.http.get("/api/me/notices").json()
    assert {name: found[name] for name in body} == body
    wrong = ana.http.post("/api/me/notices", json={**body, "zone": "Europe/Lutetia"})
    assert wrong.json()["error"]["code"] == "zone"
    assert ana.http.post("/api/me/notices", json={**body, "since": 1440}).status_code == 400


@pytest.mark.sqlite
def test_a_row_of_before_a_crash_is_sent_after_it(tmp_path: Path, world: World) -> None:
    waiting, acting, table = playing(world)
    browser = world.browser(waiting)
    world.office.status = lambda path: 503
    hand_over(acting, table)
    world.office.wait("/push/ana")
    with sqlite.connect(world.site.app.state.settings.db) as source:
        with sqlite.connect(tmp_path / "copy.db") as target:  # as a kill would leave it
            source.backup(target)
        target.close()
    source.close()
    world.office.came.clear()
    world.office.status = lambda path: 201
    settings = settings_for(tmp_path, 1)
    Keys.kept(tmp_path / "copy.db-vapid.pem")
    with running(settings.__class__(**{**vars(settings), "db": tmp_path / "copy.db"})):
        post = world.office.wait("/push/ana")[0]
        assert browser.read(post.body)["notification"]["data"]["tables"] == [table]


def test_the_key_is_kept_beside_the_database_and_read_by_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "lutetia.db-vapid.pem"
    first = Keys.kept(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert Keys.kept(file).public == first.public
    file.write_text("no key")
    with pytest.raises(StoreError, match="no key"):
        Keys.kept(file)


# --- what ends with a session, and how many there are ---------------------------------------------


def ended_elsewhere(person: Person) -> None:
    """End the one other session of somebody's account."""
    [other] = [one for one in account(person)["sessions"] if not one["here"]]
    post(person, f"/api/account/sessions/{other['handle']}/end")


def test_a_browser_is_told_nothing_after_its_session(world: World) -> None:
    ana, phone = world.site.person("Ana"), world.site.person()
    codes = codes_of(ana)
    world.browser(phone, "/push/phone")
    post(phone, "/api/sign-in/code", code=codes[0])
    world.browser(ana, "/push/desk")
    post(phone, "/api/me/notices/channels", 201, webhook="https://example.org/mine")
    assert len(channels(ana)) == 3
    ended_elsewhere(ana)
    left = [one.get("endpoint", one["kind"]) for one in channels(ana)]
    assert left == [world.office.base + "/push/desk", "webhook"], "only the browser goes with it"
    assert len(rows(world, "SELECT id FROM channels")) == 2
    [here] = account(ana)["sessions"]
    post(ana, f"/api/account/sessions/{here['handle']}/end")
    assert [kind for (kind,) in rows(world, "SELECT kind FROM channels")] == ["webhook"]


def test_another_account_in_a_browser_takes_it_from_the_one_before(world: World) -> None:
    ana, bob = world.site.person("Ana"), world.site.person("Bob")
    [code, *_] = codes_of(bob)
    codes_of(ana)
    world.browser(ana)
    post(ana, "/api/sign-in/code", code=code)
    assert channels(ana) == rows(world, "SELECT id FROM channels") == []


def test_a_browser_of_an_earlier_version_gets_its_session(world: World) -> None:
    ana, phone = world.site.person("Ana"), world.site.person()
    codes = codes_of(ana)
    post(phone, "/api/sign-in/code", code=codes[0])
    browser = world.browser(phone)
    state = world.site.app.state
    world.site.wait(state.store.write(("UPDATE channels SET secret = ?", [("x" * 43,)])))
    world.site.wait(state.registry.take_in(["channels"]))
    assert len(channels(ana)) == 1
    post(phone, "/api/me/notices/channels", 201, push=browser.subscription())
    ended_elsewhere(ana)
    assert channels(ana) == []


def test_channels_added_at_once_are_no_more_than_may_be(world: World) -> None:
    ana = world.site.person("Ana")
    cookie = {"cookie": ana.cookie()}

    def add(n: int) -> int:
        body = {"webhook": f"https://example.org/{n}"}
        url = f"{world.site.base}/api/me/notices/channels"
        return httpx.post(url, json=body, headers=cookie, timeout=PATIENCE).status_code

    with ThreadPoolExecutor(24) as threads:
        answers = list(threads.map(add, range(24)))
    assert sorted(answers) == [201] * MOST + [409] * (24 - MOST)
    assert len(rows(world, "SELECT id FROM channels")) == len(channels(ana)) == MOST
