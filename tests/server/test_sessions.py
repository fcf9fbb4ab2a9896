"""Sessions: those of earlier versions hold, and what a browser says it is."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from lutetia.server.devices import device_of
from lutetia.server.sessions import hashed
from lutetia.server.storage import people
from tests.server.conftest import Site, quick, running
from tests.server.database import opened
from tests.server.entering import sign_in, with_passkey
from tests.server.patience import PATIENCE
from tests.server.test_old_site import TOLD, restored


def rows(path: Path, sql: str, *params: object) -> list[Any]:
    with opened(path) as connection:
        found: list[Any] = connection.execute(sql, params).fetchall()
    return found


@pytest.mark.sqlite
def test_cookies_of_an_earlier_version_go_on_working(tmp_path: Path) -> None:
    path = restored(tmp_path)
    before = {name: (token, called) for name, token, called in
              rows(path, "SELECT id, token, name FROM players")}  # fmt: skip
    with running(quick(tmp_path)) as site:
        for person in TOLD["people"]:
            headers = {"cookie": person["cookie"]}
            me = httpx.get(f"{site.base}/api/me", headers=headers, timeout=PATIENCE)
            assert me.json()["player"] == person["id"]
            assert me.json()["name"] == before[person["id"]][1]
            assert me.json()["account"] is False
            cookie = me.headers["set-cookie"].partition(";")[0]
            assert cookie == person["cookie"], "the same holds for another year"
    kept = dict(rows(path, "SELECT player_id, token FROM sessions"))
    assert kept == {name: token for name, (token, _) in before.items()}
    handles = [handle for (handle,) in rows(path, "SELECT handle FROM sessions")]
    assert len(set(handles)) == len(handles) == len(before)


@pytest.mark.sqlite
def test_the_secret_of_a_session_is_stored_nowhere(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        me = site.person("Ana")
        secret = me.http.cookies["lutetia"]
    for file in tmp_path.iterdir():
        assert secret.encode() not in file.read_bytes()
    [(token,)] = rows(tmp_path / "test.db", "SELECT token FROM sessions")
    assert token == hashed(secret)


def test_a_session_notes_when_and_where_it_was_used(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    me = site.person("Ana")
    path, token = site.app.state.settings.db, hashed(me.http.cookies["lutetia"])
    one = "SELECT seen, device FROM sessions WHERE token = ?"
    [(first, device)] = rows(path, one, token)
    assert device == ""
    me.http.get("/api/me", headers={"user-agent": agent})
    assert rows(path, one, token) == [(first, "")], "at most once an hour"
    later = time.time() + 4000
    monkeypatch.setattr("lutetia.server.sessions.time", SimpleNamespace(time=lambda: later))
    me.http.get("/api/me", headers={"user-agent": agent})
    assert rows(path, one, token) == [(later, "Firefox, Linux")]


def test_a_cookie_holds_a_year_after_its_last_use(
    home: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, guest = home.person("Ana"), home.person("Nobody")
    key = with_passkey(ana)
    with ana.line(guest.table(2)) as line:
        line.do("sit", seat=1)
    assert sign_in(guest, key)["stayed"] == 1
    secrets = {name: guest.http.cookies[name] for name in ("lutetia", "lutetia-guest")}
    assert "set-cookie" not in guest.http.get("/api/me").headers, "at most once an hour"
    later = time.time() + 300 * 86400
    monkeypatch.setattr("lutetia.server.sessions.time", SimpleNamespace(time=lambda: later))
    renewed = guest.http.get("/api/me").headers.get_list("set-cookie")
    assert [one.partition(";")[0] for one in renewed] == [f"{n}={s}" for n, s in secrets.items()]
    assert all("Max-Age=31536000" in one for one in renewed)
    assert "set-cookie" not in guest.http.get("/api/me").headers
    year_after = time.time() + 366 * 86400
    home.wait(home.app.state.accounts.end_unused(year_after))
    assert ana.http.get("/api/me").json()["player"] != ana.id, "nobody has used it for a year"
    assert guest.http.get("/api/me").json()["player"] == ana.id
    home.wait(home.app.state.accounts.end_unused(later + 366 * 86400))
    assert guest.http.get("/api/me").json()["player"] not in (ana.id, guest.id)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
         "Firefox, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, "
         "like Gecko) Version/18.5 Mobile/15E148 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) "
         "Chrome/137.0.0.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) "
         "Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0", "Edge, Mac"),
        ("curl/8.5.0", ""),
        ("<b>Firefox/1</b> " + "x" * 9000, "Firefox"),
        ("", ""),
    ],
)  # fmt: skip
def test_what_a_browser_says_it_is(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_a_session_that_another_process_has_ended_holds_no_more(site: Site) -> None:
    ana = site.person("Ana")
    token = hashed(ana.http.cookies["lutetia"])
    sessions = site.app.state.sessions
    with ana.line(ana.table()) as line:
        store = site.app.state.store
        site.wait(store.write(("DELETE FROM sessions WHERE token = ?", [(token,)])))
        site.wait(sessions.look_through())
        with pytest.raises(ConnectionClosed):
            line.hear()
    assert ana.http.get("/api/me").json()["player"] != ana.id


def test_who_is_being_read_while_they_change_is_not_kept_as_before(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = site.person("Ana")
    sessions, store = site.app.state.sessions, site.app.state.store
    read = store.read

    async def late(sql: str, *params: Any) -> list[Any]:
        found: list[Any] = await read(sql, *params)
        if "FROM players" in sql:  # another process tells of a change just now
            await store.write(people.name_row(ana.id, "Anna"))
            sessions.read_again(ana.id)
        return found

    site.call(lambda: sessions.read_again(ana.id))
    with monkeypatch.context() as patch:
        patch.setattr(store, "read", late)
        assert site.wait(sessions.person(ana.id)).name == "Ana"
    assert site.wait(sessions.person(ana.id)).name == "Anna"
