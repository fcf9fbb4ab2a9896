"""Sessions of accounts, what limits them, what nobody else sees, and nonsense."""

from __future__ import annotations

import asyncio
import copy
import hashlib
import json
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from lutetia.server.accounts import passkeys, recovery
from lutetia.server.accounts.calls import ADDRESSES
from lutetia.server.accounts.work import Work
from tests.server.authenticator import b64
from tests.server.client import raw_line
from tests.server.conftest import ORIGIN, Site, quick, running
from tests.server.database import opened
from tests.server.entering import (
    account,
    codes_of,
    post,
    refused,
    sign_in,
    solved,
    stored,
    with_passkey,
)
from tests.server.older import make_older
from tests.server.patience import PATIENCE

# --- sessions -------------------------------------------------------------------------------------


def test_a_session_is_ended_from_another_and_its_sockets_close(home: Site) -> None:
    ana, eve = home.person("Ana"), home.person("Eve")
    key = with_passkey(ana)
    table = ana.table(2)
    phone = home.person()
    sign_in(phone, key)
    [other] = [one for one in account(ana)["sessions"] if not one["here"]]
    path = f"/api/account/sessions/{other['handle']}/end"
    refused(eve, path, 404, "no_session")
    with phone.line(table) as line, ana.line(table) as mine:
        assert post(ana, path) == {"here": False}
        with pytest.raises(Exception, match="1013"):
            while True:
                line.hear()
        mine.do("chat", text="still here")
    assert phone.http.get("/api/me").json()["player"] != ana.id
    assert ana.http.get("/api/me").json()["player"] == ana.id


def test_the_lobby_closes_with_the_session(home: Site) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    ana = home.person("Ana")
    key = with_passkey(ana)
    phone = home.person()
    sign_in(phone, key)
    address = home.base.replace("http", "ws") + "/ws/lobby"
    with connect(address, additional_headers={"cookie": phone.cookie()}) as line:
        [other] = [one for one in account(ana)["sessions"] if not one["here"]]
        post(ana, f"/api/account/sessions/{other['handle']}/end")
        with pytest.raises(ConnectionClosed):
            while True:
                line.recv(PATIENCE)


def test_signing_out_is_for_accounts(home: Site) -> None:
    ana = home.person("Ana")
    [here] = account(ana)["sessions"]
    path = f"/api/account/sessions/{here['handle']}/end"
    refused(ana, path, 409, "guest")
    with_passkey(ana)
    assert post(ana, path) == {"here": True}
    assert ana.http.get("/api/me").json()["player"] != ana.id


def test_news_are_told_to_the_other_sessions_until_read(home: Site) -> None:
    ana = home.person("Ana")
    key = with_passkey(ana)
    assert account(ana)["news"] == [], "what one does oneself is no news"
    phone = home.person()
    sign_in(phone, key)
    assert account(phone)["news"] == []
    assert [one["kind"] for one in account(ana)["news"]] == ["signed_in"]
    assert ana.http.get("/api/me").json()["news"] == 1
    assert post(ana, "/api/account/news")["news"] == []
    assert ana.http.get("/api/me").json()["news"] == 0


def test_signing_in_to_another_account_ends_the_one_of_before(home: Site) -> None:
    ana, bob = home.person("Ana"), home.person("Bob")
    key = with_passkey(ana)
    with_passkey(bob)
    before = bob.cookie()
    sign_in(bob, key)
    headers = {"cookie": before}
    assert httpx.get(f"{home.base}/api/me", headers=headers).json()["player"] != bob.id


# --- limits ---------------------------------------------------------------------------------------


def test_three_accounts_are_free_and_then_cost_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(tmp_path, url=ORIGIN, free_accounts="3/day")) as site:
        site.app.state.accounts.work = Work(1, "00")
        for name in ("Ana", "Bob", "Cid"):
            person = site.person(name)
            assert post(person, "/api/account/work") == {"challenge": None}
            with_passkey(person)
        dan = site.person("Dan")
        refused(dan, "/api/account/codes", 403, "work")
        refused(dan, "/api/account/codes", 403, "work", work="nonsense")
        refused(dan, "/api/account/codes", 403, "work", work="x" * 5000)
        task = post(dan, "/api/account/work")["challenge"]
        solution = solved(task)
        wrong = copy.deepcopy(task)
        wrong["parameters"]["cost"] = 0
        refused(dan, "/api/account/codes", 403, "work", work=solved(wrong))
        assert len(post(dan, "/api/account/codes", 201, work=solution)["codes"]) == 10
        assert len(codes_of(dan)) == 10, "who has an account pays nothing more"
        eve = site.person("Eve")
        refused(eve, "/api/account/codes", 403, "work", work=solution)
        task = post(eve, "/api/account/work")["challenge"]
        solution = solved(task)
        later = SimpleNamespace(time=lambda: time.time() + 700, monotonic=time.monotonic)
        monkeypatch.setattr("altcha.v2.time", later)
        refused(eve, "/api/account/codes", 403, "work", work=solution)


def test_ten_at_once_make_no_more_free_accounts_than_one_after_another(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN, free_accounts="3/day")) as site:
        accounts = site.app.state.accounts
        people, asked, all_of = [site.person() for _ in range(10)], [], accounts.hashes.all_of

        async def together(codes: list[str]) -> list[str]:
            asked.append(codes)
            if len(asked) == 1:  # until all others have asked as well
                await asyncio.sleep(1.0)
            hashes: list[str] = await all_of(codes)
            return hashes

        accounts.hashes.all_of = together
        with ThreadPoolExecutor(10) as pool:
            answers = list(
                pool.map(lambda one: one.http.post("/api/account/codes", json={}), people)
            )
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [403] * 7


def test_an_account_that_could_not_be_made_counts_for_nothing(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN, free_accounts="1/day")) as site:
        accounts, ana = site.app.state.accounts, site.person("Ana")
        all_of = accounts.hashes.all_of

        async def busy(codes: list[str]) -> list[str]:
            raise recovery.Busy

        accounts.hashes.all_of = busy
        refused(ana, "/api/account/codes", 429, "rate")
        accounts.hashes.all_of = all_of
        codes_of(ana)
        refused(site.person("Bob"), "/api/account/codes", 403, "work")


def test_the_count_of_free_accounts_outlasts_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(tmp_path, url=ORIGIN, free_accounts="2/day")
    with running(settings) as site:
        for name in ("Ana", "Bob"):
            with_passkey(site.person(name))
    with running(settings) as site:
        refused(site.person("Cid"), "/api/account/codes", 403, "work")
        free = site.app.state.accounts.free
        with opened(settings.db) as connection:
            kept = connection.execute("SELECT mark, at FROM free_accounts").fetchall()
        assert len(kept) == 2
        assert len({mark for mark, _ in kept}) == 1
        plain = hashlib.sha256(b"127.0.0.1").hexdigest()
        assert not any("127.0" in mark or mark in plain for mark, _ in kept), "no address is stored"
        monkeypatch.setattr(free, "_now", lambda: time.time() + 86_401)
        codes_of(site.person("Dan"))
        with opened(settings.db) as connection:
            kept = connection.execute("SELECT mark, at FROM free_accounts").fetchall()
        assert len(kept) == 1, "what counts no longer is forgotten"


@pytest.mark.sqlite
def test_an_older_database_begins_to_count_free_accounts(tmp_path: Path) -> None:
    settings = quick(tmp_path, url=ORIGIN, free_accounts="2/day")
    with running(settings) as site:
        keys = [with_passkey(site.person(name)) for name in ("Ana", "Bob")]
    make_older(settings.db, "0016")
    with running(settings) as site:
        back = site.person()
        sign_in(back, keys[0])  # accounts of before are there as they were
        for name in ("Cid", "Dan"):
            with_passkey(site.person(name))
        refused(site.person("Eve"), "/api/account/codes", 403, "work")
        with opened(settings.db) as connection:
            [[kept]] = connection.execute("SELECT count(*) FROM free_accounts").fetchall()
        assert kept == 2


def test_a_sign_in_is_told_at_once_on_the_other_pages_of_the_account(home: Site) -> None:
    ana, bob, eve = home.person("Ana"), home.person("Bob"), home.person("Eve")
    key = with_passkey(ana)
    with (
        raw_line(ana.base, "/ws/lobby?only=mine", cookie=ana.cookie()) as own,
        raw_line(ana.base, "/ws/lobby", cookie=ana.cookie()) as lobby,
        raw_line(eve.base, "/ws/lobby", cookie=eve.cookie()) as other,
    ):
        sign_in(bob, key)
        for line in (own, lobby):
            told = line.until(lambda m: m["type"] == "signed_in")
            assert set(told) == {"type", "device"}
        other.until(lambda m: m["type"] == "seeks")
        assert "signed_in" not in "".join(other.raw)


def test_attempts_of_one_address_are_limited(tmp_path: Path) -> None:
    with running(quick(tmp_path, attempts="3/minute")) as site:
        ana = site.person("Ana")
        for _ in range(3):
            refused(ana, "/api/sign-in/device", 404, "device_code", code="x")
        for path in ("/api/sign-in/device", "/api/sign-in/code"):
            refused(ana, path, 429, "rate", code="x")
        refused(ana, "/api/account/codes", 429, "rate")
        assert ana.http.get("/api/account").status_code == 200


# --- secrets --------------------------------------------------------------------------------------


def test_no_secret_of_an_account_reaches_anybody_else(
    home: Site, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    ana, eve = home.person("Ana"), home.person("Eve")
    key = with_passkey(ana)
    codes = codes_of(ana)
    pairing_code = post(ana, "/api/account/device", 201)["code"]
    handle = account(ana)["sessions"][0]["handle"]
    table = ana.table(2)
    refused(eve, "/api/sign-in/code", 404, "code", code="2" * 20)
    with ana.line(table) as one, eve.line(table) as two:
        one.do("chat", text="hello")
        two.until(lambda m: m["type"] == "update")
        heard = "".join(one.raw + two.raw)
    paths = ("/api/tables", "/api/me", "/api/account", "/api/me/tables",
             f"/api/tables/{table}/record", f"/api/tables/{table}/view")  # fmt: skip
    logged = "".join(
        one.getMessage()
        for one in caplog.records
        if one.name.split(".")[0] in ("lutetia", "uvicorn")
    )
    told = heard + "".join(eve.http.get(path).text for path in paths) + logged
    session = ana.http.cookies["lutetia"]
    own = "".join(ana.http.get(path).text for path in paths)
    for secret in (session, b64(key.id), *codes, pairing_code):
        assert secret not in told
        assert secret not in own, "not even to oneself again"
    for private in (handle, passkeys.handle_of(key.id)):
        assert private not in told
    assert session.encode() not in stored(home)


# --- nonsense -------------------------------------------------------------------------------------


def test_nonsense_is_answered_and_never_breaks_anything(home: Site) -> None:
    rng = random.Random(7)
    calls = [path.replace("{handle}", rng.choice(("none", "%00", "%ff", "../x", "é" * 40)))
             for method, path, _ in ADDRESSES if method == "POST"]  # fmt: skip
    values: list[Any] = [None, True, -1, 1e308, "", "x" * 3000, "\ud800", "\x00", [], {}, [[]]]
    names = ("credential", "work", "code", "name", "id", "response")
    me = home.person("Ana")
    for n in range(600):
        body: Any = {rng.choice(names): rng.choice(values) for _ in range(rng.randrange(4))}
        if n % 3 == 0:
            body = {"credential": {"id": "AAAA", "rawId": "AAAA", "type": "public-key",
                                   "response": body}}  # fmt: skip
        raw = json.dumps(body).encode()
        if n % 5 == 0:
            at = rng.randrange(len(raw))
            raw = raw[:at] + rng.randbytes(2) + raw[at + 1 :]
        answer = me.http.post(calls[n % len(calls)], content=raw)
        assert answer.status_code < 500, (calls[n % len(calls)], raw)
        assert "traceback" not in answer.text.lower()
    assert home.person().http.get("/api/me").status_code == 200
