"""What an account takes over from a guest, hands out, and takes away when it goes."""

from __future__ import annotations

import re
import time
from pathlib import Path

import httpx
import pytest

from lutetia.server.errors import NotStored
from lutetia.server.verify import verify
from tests.server.accounts import failing, with_account
from tests.server.client import wait_until
from tests.server.conftest import ORIGIN, Site, quick, running
from tests.server.database import opened
from tests.server.entering import (
    account,
    codes_of,
    post,
    refused,
    sign_in,
    with_passkey,
)

# --- the guest of before --------------------------------------------------------------------------


def test_the_tables_of_a_guest_pass_to_the_account(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana = home.person("Ana")
        key = with_passkey(ana)
        guest, bob = home.person("Nobody"), home.person("Bob")
        table, ended = guest.table(2), guest.table(2)
        with guest.line(ended) as line:
            line.do("bot", seat=1, level="greedy")
            line.do("start")
            line.do("resign", seat=0)
        with guest.line(table) as one, bob.line(table) as two:
            two.do("sit", seat=1)
            one.do("start")
            mine = one.mine() if one.now["turn"]["mine"] else one.now
            guest_cookie = guest.cookie()
            hook = {"webhook": "https://example.org/hook"}
            guest.http.post("/api/me/notices/channels", json=hook)
            assert sign_in(guest, key)["stayed"] == 0
            told = guest.http.get("/api/me/notices").json()["channels"]
            assert [one["name"] for one in told] == ["https://example.org/hook"]
            two.until(lambda m: m["type"] == "update" and m["table"]["seats"][0]["name"] == "Ana")
            with pytest.raises(Exception, match="1013"):
                while True:
                    one.hear()
        listed = {one["table"]["id"] for one in guest.http.get("/api/me/tables").json()}
        assert listed == {table, ended}
        assert mine["version"] > 0
        with guest.line(table) as line:
            assert line.now["you"]["seats"] == [0]
            if line.now["turn"]["mine"]:
                line.act()
                line.do("undo")
        me = httpx.get(f"{home.base}/api/me", headers={"cookie": guest_cookie}).json()
        assert me["player"] not in (ana.id, guest.id), "the guest is no more"
    assert verify(home.app.state.settings.db).differences == []


def test_a_table_with_two_hands_stays_with_the_guest(home: Site) -> None:
    ana = home.person("Ana")
    key = with_passkey(ana)
    guest = home.person("Nobody")
    table, other = guest.table(2), guest.table(2)
    with ana.line(table) as line:
        line.do("sit", seat=1)
        line.do("start")
        before = line.now["table"]["seats"]
        assert sign_in(guest, key)["stayed"] == 1
        seats = {one["table"]["id"] for one in guest.http.get("/api/me/tables").json()}
        assert seats == {table, other}
        assert guest.http.get("/api/me").json()["player"] == ana.id
        with guest.line(table) as again:
            assert again.now["you"]["seats"] == [1], "one hand only"
            assert [one["name"] for one in again.now["table"]["seats"]] == [
                one["name"] for one in before
            ]
    [here] = [one for one in account(guest)["sessions"] if one["here"]]
    post(guest, f"/api/account/sessions/{here['handle']}/end")
    me = guest.http.get("/api/me").json()
    assert (me["player"], me["account"]) == (guest.id, False), "signed out: the guest again"
    assert [one["table"]["id"] for one in guest.http.get("/api/me/tables").json()] == [table]


def test_what_a_guest_has_goes_along_where_a_table_stays(home: Site) -> None:
    ana, foe = home.person("Ana"), with_account(home, home.person("Foe"))
    key = with_passkey(ana)
    guest = home.person("Nobody")
    post(guest, f"/api/players/{foe.id}/tie", block=True)
    stays, goes = guest.table(2), guest.table(2)
    for table in (stays, goes):
        post(guest, f"/api/tables/{table}/note", text=f"about {table}")
    post(guest, "/api/me/notices/channels", 201, webhook="https://example.org/mine")
    mute = "INSERT INTO sanctions (kind, player_id, since, until, reason) VALUES (?, ?, ?, ?, ?)"
    muted = (mute, [("mute", guest.id, 1.0, time.time() + 9999, "loud")])
    home.wait(home.app.state.store.write(muted))
    with ana.line(stays) as line:
        line.do("sit", seat=1)
    for _ in range(2):
        assert sign_in(guest, key)["stayed"] == 1
        ties = home.app.state.registry.ties
        for whose in (ana.id, guest.id):
            assert ties.apart(whose, foe.id)
        assert len(account(guest)["sanctions"]) == 1
        assert len(guest.http.get("/api/me/notices").json()["channels"]) == 1
        assert guest.http.get(f"/api/tables/{goes}/note").json() == {"text": f"about {goes}"}
        assert guest.http.get(f"/api/tables/{stays}/note").json() == {"text": ""}
        [here] = [one for one in account(guest)["sessions"] if one["here"]]
        post(guest, f"/api/account/sessions/{here['handle']}/end")
        assert guest.http.get("/api/me").json()["player"] == guest.id
        assert guest.http.get(f"/api/tables/{stays}/note").json() == {"text": f"about {stays}"}
        assert guest.http.get("/api/me/notices").json()["channels"] == []
        assert len(account(guest)["sanctions"]) == 1


def test_a_deleted_account_leads_back_to_the_guest_beside_it(home: Site) -> None:
    ana = home.person("Ana")
    key = with_passkey(ana)
    guest = home.person("Nobody")
    table = guest.table(2)
    with ana.line(table) as line:
        line.do("sit", seat=1)
    assert sign_in(guest, key)["stayed"] == 1
    assert post(guest, "/api/account/delete", name="Ana") == {"here": True}
    me = guest.http.get("/api/me").json()
    assert (me["player"], me["account"]) == (guest.id, False)
    assert [one["table"]["id"] for one in guest.http.get("/api/me/tables").json()] == [table]
    assert post(guest, "/api/account/delete", name="Nobody") == {"here": True}
    assert guest.http.get("/api/me").json()["player"] not in (ana.id, guest.id)


def test_a_table_with_somebody_who_is_blocked_stays_with_the_guest(home: Site) -> None:
    ana, bob = home.person("Ana"), with_account(home, home.person("Bob"))
    key = with_passkey(ana)
    guest = home.person("Nobody")
    table, other, ended = guest.table(2), guest.table(2), guest.table(2)
    for name in (table, ended):
        with bob.line(name) as line:
            line.do("sit", seat=1)
    with guest.line(ended) as line:
        line.do("start")
        line.do("resign", seat=0)
    post(bob, f"/api/players/{ana.id}/tie", block=True)
    assert sign_in(guest, key)["stayed"] == 1
    seats = {one["table"]["id"] for one in guest.http.get("/api/me/tables").json()}
    assert seats == {other, ended}, "a game that is over seats nobody together"
    with bob.line(table) as line:
        assert line.now["table"]["seats"][0]["name"] == "Nobody"


def test_passing_is_finished_after_a_stop(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana, guest = home.person("Ana"), home.person("Nobody")
        with_passkey(ana)
        table = guest.table(2)
    with opened(tmp_path / "test.db") as connection:
        sql = "UPDATE players SET heir = ? WHERE id = ?"
        connection.execute(sql, (ana.id, guest.id))
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana.move(home.base)

        def passed() -> bool:
            found = ana.http.get("/api/me/tables").json()
            return [one["table"]["id"] for one in found] == [table]

        wait_until(passed, "the table of a guest is lost")


# --- one's data, and going ------------------------------------------------------------------------


def test_everything_that_is_mine_and_nothing_else(home: Site) -> None:
    ana, bob = home.person("Ana"), home.person("Bob")
    with_passkey(ana)
    codes_of(ana)
    table = ana.table(2)
    with ana.line(table) as one, bob.line(table) as two:
        two.do("sit", seat=1)
        one.do("start")
        one.do("chat", text="Bonjour à tous")
        two.do("chat", text="the words of Bob")
    answer = ana.http.get("/api/account/data")
    assert answer.headers["content-disposition"].startswith("attachment")
    data = answer.json()
    assert data["person"]["id"] == ana.id
    assert len(data["stored"]["sessions"]) == len(data["stored"]["passkeys"]) == 1
    [mine] = data["tables"]
    assert mine["table"] == table
    assert [one["text"] for one in mine["said"]] == ["Bonjour à tous"]
    assert mine["record"].startswith("# ") or "game" in mine["record"]
    for secret in ("argon2", "the words of Bob", ana.http.cookies["lutetia"], "public_key"):
        assert secret not in answer.text
    assert home.person().http.get("/api/account/data").json()["tables"] == []


def test_of_a_running_game_ones_own_secrets_alone_are_handed_out(home: Site) -> None:
    ana, bob = home.person("Ana"), home.person("Bob")
    table = ana.table(2)
    with ana.line(table) as one, bob.line(table) as two:
        two.do("sit", seat=1)
        one.do("start")
    for person, own, other in ((ana, "lilac", "grey"), (bob, "grey", "lilac")):
        [game] = person.http.get("/api/account/data").json()["tables"]
        assert f"marker {other} ?" in game["record"]
        assert re.search(rf"marker {own} [a-z]+", game["record"])


def test_addresses_invitations_and_the_role_are_mine_too(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana, bob = home.person("Ana"), with_account(home, home.person("Bob"))
        with_passkey(ana)
        with opened(home.app.state.settings.db) as connection:
            sql = (
                "INSERT INTO channels (id, player_id, kind, target, secret, site, wanted, "
                "confirmed, created) VALUES (?, ?, ?, ?, 'a secret', '', 1, 1, 1)"
            )
            push = '{"endpoint":"https://push.example/1","p256dh":"a key","auth":"a key"}'
            connection.execute(sql, ("one", ana.id, "mail", "ana@example.org"))
            connection.execute(sql, ("two", ana.id, "webhook", "https://example.org/hook"))
            connection.execute(sql, ("three", ana.id, "push", push))
            connection.execute("UPDATE players SET role = 'moderator' WHERE id = ?", (ana.id,))
        table = ana.table(2)
        post(ana, "/api/invitations", 201, player=bob.id, table=table)
        answer = ana.http.get("/api/account/data")
        data = answer.json()
        targets = {one["kind"]: one["target"] for one in data["stored"]["channels"]}
        assert targets == {
            "mail": "ana@example.org",
            "webhook": "https://example.org/hook",
            "push": "https://push.example/1",
        }
        for secret in ("a key", "a secret"):
            assert secret not in answer.text
        [sent] = data["stored"]["invitations_sent"]
        assert (sent["player_id"], sent["table_id"]) == (bob.id, table)
        assert data["person"]["since"] >= data["person"]["created"]
        assert data["person"]["role"] == "moderator"
        theirs = bob.http.get("/api/account/data").json()
        assert [one["by_id"] for one in theirs["stored"]["invitations"]] == [ana.id]
        assert theirs["stored"]["invitations_sent"] == []


def test_everything_is_handed_out_a_few_times_an_hour(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as home:
        ana = home.person("Ana")
        statuses = [ana.http.get("/api/account/data").status_code for _ in range(4)]
        statuses += [home.person().http.get("/api/account/data").status_code for _ in range(2)]
        assert statuses == [200] * 6
        for person in (ana, home.person()):  # as many guests as one likes come from an address
            assert person.http.get("/api/account/data").status_code == 429


def test_who_goes_leaves_no_name_and_every_game(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana, bob = home.person("Anastasia"), home.person("Bob")
        guest = home.person("Guestasia")
        key = with_passkey(ana)
        playing, ended, waits = ana.table(2), ana.table(2), ana.table(2)
        passed, before = guest.table(2), guest.table(2)
        with guest.line(before) as one:
            one.do("bot", seat=1, level="greedy")
            one.do("start")
            one.do("resign", seat=0)
        assert sign_in(guest, key)["stayed"] == 0
        with ana.line(playing) as one, bob.line(playing) as two:
            two.do("sit", seat=1)
            one.do("start")
            two.do("chat", text="Bob speaks")
            one.do("chat", text="my secret words")
        with ana.line(ended) as one:
            one.do("bot", seat=1, level="greedy")
            one.do("start")
            one.do("resign", seat=0)
        post(ana, "/api/me", name="Otherasia")
        home.call(lambda: home.app.state.registry.actors.pop(ended))
        refused(ana, "/api/account/delete", 422, "delete_name", name="Bob")
        with bob.line(playing) as two:
            gone = ana.cookie()
            assert post(ana, "/api/account/delete", name="Otherasia") == {"here": True}
            two.until(lambda m: m["type"] == "table" and "asia" not in str(m))
            assert "Bob speaks" in str(two.now)
            assert "my secret words" not in str(two.now)
        me = httpx.get(f"{home.base}/api/me", headers={"cookie": gone}).json()
        assert me["player"] != ana.id
        path = home.app.state.settings.db

        def erased() -> bool:
            with opened(path) as connection:
                sql = "SELECT erased IS NOT NULL FROM players WHERE id = ?"
                [(done,)] = connection.execute(sql, (ana.id,)).fetchall()
            return bool(done)

        wait_until(erased, "somebody who has gone is still in a log")
        for table in (playing, ended, waits, passed, before):
            with bob.line(table) as line:
                assert "asia" not in str(line.now)
            record = bob.http.get(f"/api/tables/{table}/record")
            assert "asia" not in record.text
        assert "asia" not in bob.http.get("/api/tables").text
        options = post(home.person(), "/api/sign-in/options")
        refused_now = home.person()
        post(refused_now, "/api/sign-in/options")
        refused(refused_now, "/api/sign-in", 404, "no_passkey", credential=key.use(options))
    assert verify(path).differences == []
    with opened(path) as connection:
        bodies = [body for (body,) in connection.execute("SELECT body FROM events")]
        shown = [info for (info,) in connection.execute("SELECT info FROM tables")]
        people = str(connection.execute("SELECT * FROM players").fetchall())
    for word in ("asia", "my secret words"):
        assert not [body for body in bodies + shown if word.encode() in body]
        assert word not in people
    assert not [info for info in shown if ana.id.encode() in info], "nor which account it was"


def test_a_guest_of_before_who_only_talked_goes_with_the_account(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana, bob = home.person("Anastasia"), home.person("Bob")
        guest, first = home.person("Guestasia"), home.person("Firstasia")
        key = with_passkey(ana)
        table = bob.table(2)
        for person in (guest, first):
            with person.line(table) as line:
                line.do("chat", text="my phone is 555")
        before = guest.id
        assert sign_in(guest, key)["stayed"] == 0
        path = home.app.state.settings.db
        with opened(path) as connection:  # who was that guest before
            sql = "UPDATE players SET heir = ? WHERE id = ?"
            connection.execute(sql, (before, first.id))
        data = ana.http.get("/api/account/data").json()
        [there] = data["tables"]
        assert there["table"] == table
        assert [one["text"] for one in there["said"]] == ["my phone is 555"] * 2
        assert {one["name"] for one in data["guests"]} == {"Guestasia", "Firstasia"}
        post(ana, "/api/account/delete", name="Anastasia")
        wait_until(lambda: nothing_of(path, "asia", "my phone"), "the guest of before is left")
        with bob.line(table) as line:
            assert "asia" not in str(line.now)
            assert "my phone" not in str(line.now)
    assert verify(path).differences == []


def nothing_of(path: Path, *words: str) -> bool:
    """Return whether no log, no table of the index and no person has one of ``words``."""
    with opened(path) as connection:
        rows = connection.execute("SELECT body FROM events UNION ALL SELECT info FROM tables")
        bodies = b"".join(body for (body,) in rows)
        people = str(connection.execute("SELECT * FROM players").fetchall())
    return not any(word.encode() in bodies or word in people for word in words)


def test_guests_whom_an_earlier_version_left_behind_go_at_the_start(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana, bob = home.person("Anastasia"), home.person("Bob")
        guest, first = home.person("Guestasia"), home.person("Firstasia")
        table = bob.table(2)
        for person in (guest, first):
            with person.line(table) as line:
                line.do("chat", text="my phone is 555")
    path = tmp_path / "test.db"
    with opened(path) as connection:
        for heir, one in ((ana.id, guest.id), (guest.id, first.id)):
            connection.execute("UPDATE players SET heir = ? WHERE id = ?", (heir, one))
        sql = "UPDATE players SET name = 'Anonyme', gone = 1, erased = 1 WHERE id = ?"
        connection.execute(sql, (ana.id,))
    with running(quick(tmp_path, url=ORIGIN)):
        wait_until(lambda: nothing_of(path, "asia", "my phone"), "the guest of before is left")


def test_nothing_that_was_noted_of_who_goes_is_written_down_afterwards(home: Site) -> None:
    ana = home.person("Ana")
    table = ana.table(2)
    with ana.line(table) as line:
        line.do("seen", version=line.now["version"])
    post(ana, "/api/account/delete", name="Ana")
    home.wait(home.app.state.registry.looks.write())
    with opened(home.app.state.settings.db) as connection:
        sql = "SELECT * FROM looks WHERE player_id = ?"
        assert connection.execute(sql, (ana.id,)).fetchall() == []


def test_who_goes_is_blocked_by_nobody_any_more(home: Site) -> None:
    ana, bob = home.person("Ana"), home.person("Bob")
    with_passkey(ana)
    with_passkey(bob)
    post(ana, f"/api/players/{bob.id}/tie", block=True)
    ties = home.app.state.registry.ties
    assert ties.apart(ana.id, bob.id)
    assert ties.unheard(ana.id) == {bob.id}
    assert post(bob, "/api/account/delete", name="Bob") == {"here": True}
    assert not ties.apart(ana.id, bob.id)
    assert ties.unheard(ana.id) == ties.unheard(bob.id) == frozenset()


def test_going_is_finished_after_a_stop(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana, bob = home.person("Anastasia"), home.person("Bob")
        table = ana.table(2)
    with opened(tmp_path / "test.db") as connection:
        connection.execute("UPDATE players SET gone = 1 WHERE id = ?", (ana.id,))
    with running(quick(tmp_path, url=ORIGIN)) as home:
        bob.move(home.base)

        def nameless() -> bool:
            with bob.line(table) as line:
                return "Anastasia" not in str(line.now)

        wait_until(nameless, "somebody who has gone is still at their table")


@pytest.mark.parametrize("error", [NotStored, RuntimeError])
def test_going_that_failed_at_a_table_is_finished_after_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def erased() -> bool:
        with opened(tmp_path / "test.db") as connection:
            sql = "SELECT erased IS NOT NULL FROM players WHERE id = ?"
            [(done,)] = connection.execute(sql, (ana.id,)).fetchall()
        return bool(done)

    with running(quick(tmp_path, url=ORIGIN)) as home, monkeypatch.context() as patch:
        ana = home.person("Anastasia")
        ana.table(2)
        failed = failing(patch, error)
        post(ana, "/api/account/delete", name="Anastasia")
        wait_until(lambda: failed != [], "nothing was to be done at the table")
        home.wait(home.app.state.accounts.finish())  # it waits for what is being done
        assert not erased()
    with running(quick(tmp_path, url=ORIGIN)):
        wait_until(erased, "somebody who has gone is still at their table")
    assert nothing_of(tmp_path / "test.db", "asia")
