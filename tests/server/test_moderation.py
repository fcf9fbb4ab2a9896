"""What moderators and whoever runs the site decide, and who may."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from lutetia.server.errors import NotStored
from lutetia.server.moderation.admin import SOCKET
from lutetia.server.moderation.types import (
    Ban,
    BanAddress,
    Close,
    DeleteLine,
    Grant,
    Lift,
    Mute,
    Rename,
    Revoke,
)
from lutetia.server.storage.database import Statement
from lutetia.server.verify import verify
from tests.server.accounts import failing, with_account
from tests.server.client import wait_until
from tests.server.conftest import Site, quick, running
from tests.server.database import opened
from tests.server.deciding import decide, desk, do, moderator, post, said
from tests.server.patience import PATIENCE

# --- what is decided ------------------------------------------------------------------------------


def test_a_line_is_deleted_and_open_pages_see_it_vanish(own: Site) -> None:
    ana, bob, maud = own.person("Ana"), own.person("Bob"), moderator(own)
    table = ana.table(2)
    bad = said(bob, table, "an insult")
    with ana.line(table) as line:
        version = line.now["version"]
        assert "an insult" in line.raw[-1]
        do(maud, "delete_line", table=table, line=bad)
        line.until(lambda m: m["type"] == "table")
        assert "an insult" not in line.raw[-1]
        assert '"…"' in line.raw[-1], "the log keeps that there was one"
    with ana.line(table, since=version) as line:
        assert line.now["type"] == "table", "who was away meanwhile is told all anew"
    do(maud, "delete_line", 400, table=table, line=0)
    do(maud, "delete_line", 400, table="none", line=bad)
    [row] = desk(maud)["audit"][:1]
    assert (row["act"], row["actor"], row["table"], row["line"], row["why"]) == (
        "delete_line", maud.id, table, bad, "a reason",
    )  # fmt: skip
    assert row["subject"] == bob.id
    own.call(lambda: own.app.state.registry.actors.pop(table))
    with bob.line(table) as line:
        assert "an insult" not in line.raw[0]
    assert "an insult" not in str(bob.http.get("/api/account/data").json()["tables"])


def test_who_is_banned_reads_why_and_only_looks_on(own: Site) -> None:
    ana, bob, maud = own.person("Ana"), with_account(own, own.person("Bob")), moderator(own)
    running_, waiting = ana.table(2, game="cite"), ana.table(2)
    with bob.line(running_) as line, ana.line(running_) as other, bob.line(waiting) as third:
        line.do("sit", seat=1)
        other.do("start")
        third.do("sit", seat=1)
        seek = {"game": "connection", "players": [3], "pace": "daily"}
        post(bob, "/api/seeks", **seek)
        zoe, free = with_account(own, own.person("Zoe")), bob.table(2)
        post(bob, "/api/invitations", 201, player=zoe.id, table=free)
        [invited] = zoe.http.get("/api/invitations").json()["got"]
        post(maud, "/api/moderation", 200, act="ban", player=bob.id, days=3, why="He insults")
        assert zoe.http.get("/api/invitations").json()["got"] == [], "whom he has invited is free"
        post(zoe, f"/api/invitations/{invited['id']}", 404, accept=True)
        third.until(lambda m: m["type"] == "update" and m["table"]["seats"][1]["kind"] == "empty")
        assert maud.http.get("/api/seeks").json() == []
        for answer in (
            third.ask("sit", seat=1), third.ask("chat", text="hello"),
            third.ask("chat", text="/join"),
        ):  # fmt: skip
            assert answer["text"]["key"] == "refusal.held"
            assert answer["text"]["args"]["why"] == "He insults"
            assert "UTC" in answer["text"]["args"]["until"]
        line.do("resign", seat=1)  # a game that is on is brought to its end
        assert line.ask("rematch")["text"]["key"] == "refusal.held"
    for path, body in (
        ("/api/tables", {"game": "cite", "players": 2, "options": {}}),
        ("/api/seeks", seek),
        ("/api/invitations", {"player": maud.id, "table": waiting}),
        ("/api/me", {"name": "Robert"}),
        (f"/api/players/{maud.id}/report", {"reason": "other"}),
    ):
        error = post(bob, path, 409, **body)["error"]
        assert (error["key"], error["args"]["why"]) == ("refusal.held", "He insults")
    # Who invites them is told nothing of it, and they hear of no invitation.
    eve = with_account(own, own.person("Eve"))
    sent = post(eve, "/api/invitations", 201, player=bob.id, table=eve.table(2))["sent"]
    assert bob.http.get("/api/invitations").json()["got"] == []
    post(bob, f"/api/invitations/{sent[0]['id']}", 409, accept=True)
    assert bob.http.post("/api/records", content="x").status_code == 409
    assert bob.http.get("/api/account/data").status_code == 200
    [sanction] = bob.http.get("/api/account").json()["sanctions"]
    assert (sanction["kind"], sanction["reason"]) == ("ban", "He insults")
    assert "insults" not in str(ana.http.get(f"/api/players/{bob.id}").json())
    post(maud, "/api/moderation", 200, act="lift", sanction=sanction["id"], why="enough")
    bob.table(2)
    assert len(bob.http.get("/api/invitations").json()["got"]) == 1
    do(maud, "lift", 400, sanction=sanction["id"])


def test_who_is_muted_plays_and_says_nothing(own: Site) -> None:
    ana, bob, maud = own.person("Ana"), own.person("Bob"), moderator(own)
    do(maud, "mute", player=bob.id, days=0.5)
    table = ana.table(2)
    with bob.line(table) as line:
        assert line.ask("chat", text="hello")["text"]["key"] == "refusal.held"
        line.do("sit", seat=1)
        assert line.ask("chat", text="/who")["type"] == "info"
    post(bob, "/api/me", 409, name="Hello to all")


def test_who_is_muted_has_no_other_way_to_say_something(own: Site) -> None:
    bob, eve = with_account(own, own.person("Bob")), with_account(own, own.person("Eve"))
    maud = moderator(own)
    table, asked = bob.table(2), eve.table(2)
    post(maud, "/api/moderation", 200, act="mute", player=bob.id, days=1, why="He insults")

    def held(answer: Any) -> None:
        assert answer["key"] == "refusal.held"
        assert answer["args"]["why"] == "He insults"

    # Neither to a table where one sits nor to one opened for it, which is a challenge.
    for where in (table, bob.table(2, game="cite", pace="daily")):
        held(post(bob, "/api/invitations", 409, player=eve.id, table=where)["error"])
    assert eve.http.get("/api/invitations").json()["got"] == []
    with bob.line(asked) as line:
        held(line.ask("sit", seat=1, name="Eve cheats")["text"])
        held(line.ask("chat", text="Eve cheats")["text"])
        line.do("sit", seat=1)
    record = 'format = 1\ngame = "paris_paris"\nplayers = 2\nactions = []\nnames = ["Eve", "is"]\n'
    held(bob.http.post("/api/records", content=record.encode()).json()["error"])
    # What he seeks has no place for words: it is taken, and shown under the name he has.
    seek = {"game": "connection", "players": [3], "pace": "daily"}
    post(bob, "/api/seeks", **seek, words="Eve cheats", name="Eve cheats")
    [shown] = eve.http.get("/api/seeks").json()
    assert shown["name"] == "Bob"
    assert "cheats" not in eve.http.get("/api/seeks").text + eve.http.get("/api/tables").text
    # He is still invited, and plays.
    post(eve, "/api/invitations", 201, player=bob.id, table=eve.table(2))
    [got] = bob.http.get("/api/invitations").json()["got"]
    post(bob, f"/api/invitations/{got['id']}", 200, accept=True)
    [sanction] = bob.http.get("/api/account").json()["sanctions"]
    post(maud, "/api/moderation", 200, act="lift", sanction=sanction["id"], why="enough")
    post(bob, "/api/invitations", 201, player=eve.id, table=table)


def test_a_ban_ends_and_outlives_a_start(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        bob, maud = site.person("Bob"), moderator(site)
        do(maud, "ban", player=bob.id, days=5)
    with running(quick(tmp_path)) as site:
        bob.move(site.base)
        post(bob, "/api/tables", 409, game="cite", players=2, options={})
    with opened(tmp_path / "test.db") as connection:
        connection.execute("UPDATE sanctions SET until = 1")
    with running(quick(tmp_path)) as site:
        bob.move(site.base)
        bob.table(2)

        def forgotten() -> bool:
            with opened(tmp_path / "test.db") as connection:
                [[n]] = connection.execute("SELECT count(*) FROM sanctions").fetchall()
            return n == 0

        wait_until(forgotten, "what has run out is still kept")


def test_an_address_is_kept_as_a_mark_and_holds_for_guests_alone(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana, bob = with_account(site, site.person("Ana")), site.person("Bob")
        maud = moderator(site)
        do(maud, "ban", 400, player=bob.id, days=90, address=True)  # nobody knows from where
        with bob.line(ana.table(2)):
            pass
        do(maud, "ban", player=bob.id, days=90, address=True)
        new = site.person()
        error = post(new, "/api/tables", 409, game="cite", players=2, options={})["error"]
        assert error["args"]["why"] == "a reason"
        post(new, "/api/account/codes", 409)
        ana.table(2)
        path = site.app.state.settings.db
        with opened(path) as connection:
            rows = connection.execute("SELECT network, until - since FROM sanctions").fetchall()
        marks = [(mark, length) for mark, length in rows if mark is not None]
        assert len(marks) == 1
        assert len(marks[0][0]) == 32
        assert round(marks[0][1] / 86_400) == 30, "an address is somebody else's some day"
        stored = b"".join(one.read_bytes() for one in path.parent.iterdir() if one.is_file())
        assert b"127.0.0.1" not in stored
        assert decide(site, BanAddress(address="2001:db8::1", days=7, why="floods")) == ""


def test_an_address_is_banned_no_longer_than_who_came_from_there(own: Site) -> None:
    ana, bob, maud = own.person("Ana"), own.person("Bob"), moderator(own)
    with bob.line(ana.table(2)):
        pass
    do(maud, "ban", player=bob.id, days=3, address=True)
    with opened(own.app.state.settings.db) as connection:
        rows = connection.execute("SELECT network, until - since FROM sanctions").fetchall()
    assert sorted(mark is None for mark, _ in rows) == [False, True]
    assert [round(length / 86_400) for _, length in rows] == [3, 3]


def test_who_came_from_a_banned_address_is_not_seated_for_a_rematch(own: Site) -> None:
    ana, gil = with_account(own, own.person("Ana")), own.person("Gil")
    table = ana.table(2)
    with ana.line(table) as line, gil.line(table) as other:
        other.do("sit", seat=1)
        line.do("start")
        line.do("resign", seat=0)
        assert decide(own, BanAddress(address="127.0.0.1", days=7, why="floods")) == ""
        after = line.do("rematch")["table"]["rematch"]
    with ana.line(after) as line:
        assert [seat["name"] for seat in line.now["table"]["seats"]] == ["Ana", ""]


def test_a_name_that_offends_goes_everywhere(own: Site) -> None:
    ana, bob, maud = own.person("Ana"), with_account(own, own.person("Foulname")), moderator(own)
    playing, asleep, over = bob.table(2), bob.table(2, game="cite"), bob.table(2)
    with bob.line(over) as line:
        line.do("bot", seat=1, level="greedy")
        line.do("start")
        line.do("chat", text="kept words")
        line.do("resign", seat=0)
    post(bob, "/api/seeks", game="connection", players=[3], pace="daily")
    for table in (asleep, over):
        own.call(lambda table=table: own.app.state.registry.actors.pop(table))
    with ana.line(playing) as line:
        do(maud, "rename", player=bob.id)
        line.until(lambda m: m["type"] == "table" and "Foulname" not in str(m))
    new = bob.http.get("/api/me").json()["name"]
    assert new != "Foulname"
    path = own.app.state.settings.db

    def everywhere() -> bool:
        with opened(path) as connection:
            bodies = connection.execute(
                "SELECT body FROM events UNION ALL SELECT info FROM tables"
            ).fetchall()
            [[busy]] = connection.execute(
                "SELECT count(*) FROM players WHERE renaming IS NOT NULL"
            ).fetchall()
        return busy == 0 and not [1 for (body,) in bodies if b"Foulname" in body]

    wait_until(everywhere, "a log still has the name")
    for table in (playing, asleep, over):
        with ana.line(table) as line:
            assert "Foulname" not in line.raw[0]
        assert "Foulname" not in ana.http.get(f"/api/tables/{table}/record").text
    with ana.line(over) as line:
        assert "kept words" in line.raw[0]
    assert "Foulname" not in ana.http.get("/api/tables").text + ana.http.get("/api/seeks").text
    do(maud, "rename", 400, player=bob.id, name="\u202e")
    assert verify(path).differences == []


def test_renaming_is_finished_after_a_stop(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        bob = site.person("Foulname")
        table = bob.table(2)
    with opened(tmp_path / "test.db") as connection:
        sql = "UPDATE players SET name = 'Flâneur 123', renaming = 1 WHERE id = ?"
        connection.execute(sql, (bob.id,))
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")

        def clean() -> bool:
            with ana.line(table) as line:
                return "Foulname" not in line.raw[0]

        wait_until(clean, "the name is still there")


@pytest.mark.parametrize("error", [NotStored, RuntimeError])
def test_renaming_that_failed_at_a_table_is_finished_after_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def everywhere() -> bool:
        with opened(tmp_path / "test.db") as connection:
            sql = "SELECT renaming IS NULL FROM players WHERE id = ?"
            [(done,)] = connection.execute(sql, (bob.id,)).fetchall()
        return bool(done)

    with running(quick(tmp_path)) as site, monkeypatch.context() as patch:
        bob, maud = site.person("Foulname"), moderator(site)
        table = bob.table(2)
        site.call(lambda: site.app.state.registry.actors.pop(table))
        failed = failing(patch, error)
        do(maud, "rename", player=bob.id)
        site.wait(site.app.state.moderation.settled())
        assert failed == [table]
        assert not everywhere()
    with running(quick(tmp_path)) as site:
        wait_until(everywhere, "the name is to be taken away still")
        with site.person("Ana").line(table) as line:
            assert "Foulname" not in line.raw[0]


@contextmanager
def held(site: Site) -> Iterator[tuple[Event, Callable[[], None]]]:
    """Hold the next write about a person: yield what says that it waits, and what lets it go."""
    store, waits, go = site.app.state.store, Event(), asyncio.Event()
    write = store.write

    async def slowly(*statements: Statement) -> None:
        if "players" in statements[0][0] and not waits.is_set():
            waits.set()
            await go.wait()
        await write(*statements)

    store.write = slowly
    try:
        yield waits, lambda: site.call(go.set)
    finally:
        site.call(go.set)
        store.write = write


@pytest.mark.parametrize("change", [{"lang": "fr"}, {"name": "Foulname", "lang": "fr"}])
@pytest.mark.parametrize("meanwhile", ["revoke", "rename", "delete"])
def test_a_change_of_oneself_undoes_nothing_that_was_done_meanwhile(
    own: Site, meanwhile: str, change: dict[str, str]
) -> None:
    bob = moderator(own, "Realname")
    with ThreadPoolExecutor(1) as pool, held(own) as (waits, go):
        asked = pool.submit(bob.http.post, "/api/me", json=change)
        assert waits.wait(PATIENCE)
        if meanwhile == "revoke":
            assert decide(own, Revoke(player=bob.id, why="over")) == ""
        elif meanwhile == "rename":
            assert decide(own, Rename(player=bob.id, name="Flâneur 1", why="foul")) == ""
        else:
            cookie = {"cookie": bob.cookie()}
            body = {"name": "Realname"}
            gone = httpx.post(
                f"{own.base}/api/account/delete", json=body, headers=cookie, timeout=PATIENCE
            )
            assert gone.status_code == 200, gone.text
        go()
        answer = asked.result(PATIENCE)
    with opened(own.app.state.settings.db) as connection:
        sql = "SELECT name, lang, role FROM players WHERE id = ?"
        [row] = connection.execute(sql, (bob.id,)).fetchall()
    known = own.wait(own.app.state.sessions.person(bob.id))
    if meanwhile == "delete":
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "signed_out")
        assert tuple(row) == ("Anonyme", "en", None)
        assert known is None
        return
    assert answer.status_code == 200, answer.text
    name = "Flâneur 1" if meanwhile == "rename" else change.get("name", "Realname")
    role = None if meanwhile == "revoke" else "moderator"
    assert answer.json()["name"] == name
    assert tuple(row) == (name, "fr", role)
    assert (known.name, known.lang, known.moderator) == (name, "fr", role is not None)


def test_a_name_chosen_for_somebody_who_goes_meanwhile_is_nobodys(own: Site) -> None:
    bob = with_account(own, own.person("Foulname"))
    table = bob.table(2)
    with ThreadPoolExecutor(1) as pool, held(own) as (waits, go):
        act = Rename(player=bob.id, name="Robert", why="foul")
        asked = pool.submit(decide, own, act)
        assert waits.wait(PATIENCE)
        post(bob, "/api/account/delete", 200, name="Foulname")
        go()
        assert asked.result(PATIENCE) == ""
    own.wait(own.app.state.moderation.settled())
    own.wait(own.app.state.accounts.finish())
    with opened(own.app.state.settings.db) as connection:
        [(name,)] = connection.execute("SELECT name FROM players WHERE id = ?", (bob.id,))
    assert name == "Anonyme"
    with own.person().line(table) as line:
        assert "Robert" not in line.raw[0]
        assert "Foulname" not in line.raw[0]


# --- at one's own table ---------------------------------------------------------------------------


def test_who_opened_a_table_mutes_there_and_it_outlives_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana, bob, eve = site.person("Ana"), site.person("Foulname"), site.person("Eve")
        table, other = ana.table(2), ana.table(2)
        with ana.line(table) as host, bob.line(table) as line, eve.line(table) as onlooker:
            line.do("sit", seat=1)
            host.do("mute", seat=1, on=True)
            told = onlooker.until(lambda m: any(e["kind"] == "muted" for e in m["entries"]))
            assert "silenced" not in told["you"]
            assert "muted" not in told["you"]
            assert bob.id not in "".join(onlooker.raw)
            post(bob, "/api/me", 200, name="You all cheat")
            assert line.ask("chat", text="hello")["text"]["key"] == "refusal.muted_here"
            assert "cheat" not in "".join(onlooker.raw)
            assert line.ask("mute", seat=0, on=True)["text"]["key"] == "refusal.mute_opener"
        said(bob, other, "elsewhere he speaks")
    with running(quick(tmp_path)) as site:
        for person in (ana, bob, eve):
            person.move(site.base)
        with bob.line(table) as line:
            assert line.now["you"]["silenced"] is True
            assert line.ask("chat", text="hello")["text"]["key"] == "refusal.muted_here"
        maud = moderator(site)
        do(maud, "rename", player=bob.id)

        def clean() -> bool:
            with eve.line(table) as line:
                return "Foulname" not in line.raw[0]

        wait_until(clean, "the log still has the name")
        name = bob.http.get("/api/me").json()["name"]
        with ana.line(table) as host:
            [muted] = host.now["you"]["muted"]
            assert muted["name"] == name
            host.do("mute", line=muted["line"], on=False)
        said(bob, table, "thank you")
        assert verify(tmp_path / "test.db").differences == []


def test_strangers_who_were_seated_together_mute_only_for_themselves(own: Site) -> None:
    ana, bob = own.person("Ana"), own.person("Bob")
    seek = {"game": "cite", "players": [2], "pace": "daily"}
    post(ana, "/api/seeks", **seek)
    table = post(bob, "/api/seeks", **seek)["table"]
    for person in (ana, bob):
        with person.line(table) as line:
            for seat in (0, 1):
                key = line.ask("mute", seat=seat, on=True)["text"]["key"]
                assert key == "refusal.mute_opener"


# --- who may, and who hears of it -----------------------------------------------------------------


def test_nobody_else_has_the_address(own: Site) -> None:
    ana, gil, maud = with_account(own, own.person("Ana")), own.person("Gil"), moderator(own)
    for person in (ana, gil, own.person()):
        assert person.http.get("/api/moderation").status_code == 404
        do(person, "mute", 404, player=gil.id, days=1)
    assert maud.http.get("/api/account").json()["moderator"] is True
    assert ana.http.get("/api/account").json()["moderator"] is False
    assert "guest" in decide(own, Grant(player=gil.id, why="x"))
    other = moderator(own, "Max")
    do(maud, "ban", 404, player=other.id, days=1)  # they do not decide about each other
    do(maud, "grant", 400, player=ana.id)
    do(maud, "ban", 400, player=ana.id, days=None)
    do(maud, "ban_address", 400, address="10.0.0.1", days=1)
    assert decide(own, Revoke(player=maud.id, why="resigned")) == ""
    assert maud.http.get("/api/moderation").status_code == 404
    acts = [(row["act"], row["actor"]) for row in desk(other)["audit"]]
    assert acts[0] == ("revoke", "cli:root")


def test_moderators_decide_nothing_about_themselves_or_each_other(own: Site) -> None:
    maud, max_, ana = moderator(own), moderator(own, "Max"), own.person("Ana")
    guest = own.person("Maud before")
    table = max_.table(2)
    theirs, hers = said(max_, table, "a line"), said(maud, table, "a line")
    before = said(guest, table, "a line")
    post(ana, f"/api/players/{maud.id}/report", reason="insult", words="about Maud")
    post(ana, f"/api/tables/{table}/report", reason="insult", line=theirs)
    post(ana, f"/api/tables/{table}/report", reason="insult", line=before)
    with opened(own.app.state.settings.db) as connection:  # a guest who is Maud by now
        sql = "UPDATE players SET heir = ? WHERE id = ?"
        connection.execute(sql, (maud.id, guest.id))
    for other in (maud, max_):
        found = desk(other)
        assert (found["open"], found["reports"]) == (0, [])
        assert "about Maud" not in other.http.get("/api/moderation").text
        for number in (1, 2, 3):
            do(other, "close", 400, report=number)
        for line in (theirs, hers, before):
            do(other, "delete_line", 404, table=table, line=line)
        for kind in ("mute", "ban"):
            do(other, kind, 404, player=maud.id, days=1)
        for player in (maud.id, max_.id, guest.id):
            do(other, "rename", 404, player=player)
    with ana.line(table) as line:
        assert line.raw[0].count("a line") == 3
    for act in (
        Close(report=1, why="x"),
        Close(report=2, why="x"),
        DeleteLine(table=table, line=theirs, why="x"),
    ):
        assert decide(own, act) == ""
    assert desk(maud, "?closed=1")["reports"] == [], "nor when they are closed"


def test_what_whoever_runs_the_site_decided_no_moderator_undoes(own: Site) -> None:
    maud, max_, bob = moderator(own), moderator(own, "Max"), own.person("Bob")
    for act in (
        Ban(player=maud.id, days=None, why="x"),
        Mute(player=maud.id, days=3, why="x"),
        Ban(player=bob.id, days=None, why="x"),
        Mute(player=bob.id, days=3, why="x"),
        BanAddress(address="10.1.2.3", days=7, why="x"),
    ):
        assert decide(own, act) == ""
    with opened(own.app.state.settings.db) as connection:
        numbers = [n for (n,) in connection.execute("SELECT id FROM sanctions ORDER BY id")]
    for number, status in zip(numbers, (404, 404, 400, 200, 400), strict=True):
        do(max_, "lift", status, sanction=number)
        do(maud, "lift", 400 if status == 200 else status, sanction=number)
    do(maud, "rename", 400, player=bob.id, name="Any Insult")
    assert bob.http.get("/api/me").json()["name"] == "Bob"
    assert decide(own, Rename(player=bob.id, name="Robert", why="x")) == ""
    assert bob.http.get("/api/me").json()["name"] == "Robert"
    for number in (numbers[0], numbers[1], numbers[2], numbers[4]):
        assert decide(own, Lift(sanction=number, why="x")) == ""


# --- the socket -----------------------------------------------------------------------------------


def test_the_socket_is_for_its_owner(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 30)
    folder.mkdir()
    with running(quick(folder)) as site:
        path = site.app.state.store.beside(SOCKET)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        maud = moderator(site)
        assert desk(maud)["open"] == 0
        assert "nobody" in decide(site, Grant(player="none", why="x"))
    assert not path.exists()
