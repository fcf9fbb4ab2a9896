"""Accounts: passkeys, recovery codes, a second device, sessions; and every refusal."""

from __future__ import annotations

import copy
import json
import random
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import altcha
import httpx
import pytest

from lutetia.server.accounts import pairing, passkeys, recovery
from lutetia.server.accounts.calls import ADDRESSES
from lutetia.server.accounts.work import Work
from lutetia.server.storage.driver import sqlite
from lutetia.server.verify import verify
from tests.server.authenticator import Authenticator, b64, unb64
from tests.server.client import PATIENCE, Person, wait_until
from tests.server.conftest import Site, quick, running

ORIGIN = "https://play.example"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site at an address of its own, without limits."""
    folder = tmp_path_factory.mktemp("accounts")
    with running(quick(folder, url=ORIGIN)) as site:
        yield site


def post(person: Person, path: str, status: int = 200, **body: Any) -> Any:
    answer = person.http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def refused(person: Person, path: str, status: int, why: str, **body: Any) -> dict[str, Any]:
    error: dict[str, Any] = post(person, path, status, **body)["error"]
    assert error["code"] == why
    return error


def account(person: Person) -> dict[str, Any]:
    answer = person.http.get("/api/account")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def with_passkey(person: Person, **more: Any) -> Authenticator:
    """Make a passkey for ``person``."""
    key = Authenticator(ORIGIN, **more)
    options = post(person, "/api/account/passkeys/options")
    made = post(person, "/api/account/passkeys", 201, credential=key.make(options))
    assert made["account"] is True
    return key


def sign_in(person: Person, key: Authenticator) -> Any:
    options = post(person, "/api/sign-in/options")
    return post(person, "/api/sign-in", credential=key.use(options))


def codes_of(person: Person) -> list[str]:
    codes: list[str] = post(person, "/api/account/codes", 201)["codes"]
    return codes


def stored(site: Site) -> bytes:
    return b"".join(path.read_bytes() for path in site.app.state.settings.db.parent.iterdir())


# --- passkeys -------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_comes_back(home: Site) -> None:
    ana = home.person("Ana")
    table = ana.table(2)
    assert account(ana)["account"] is False
    key = with_passkey(ana)
    assert key.user.decode() == ana.id
    assert ana.http.get("/api/me").json()["account"] is True
    assert [one["table"]["id"] for one in ana.http.get("/api/me/tables").json()] == [table]
    other = home.person()
    assert sign_in(other, key) == {"player": ana.id, "name": "Ana", "stayed": 0}
    assert other.http.get("/api/me").json()["player"] == ana.id
    assert [one["table"]["id"] for one in other.http.get("/api/me/tables").json()] == [table]
    assert [one["here"] for one in account(other)["sessions"]].count(True) == 1


def test_what_a_browser_is_asked(home: Site) -> None:
    ana = home.person("Ana")
    options = post(ana, "/api/account/passkeys/options")
    assert options["rp"] == {"name": "Lutetia", "id": "play.example"}
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    assert options["attestation"] == "none"
    key = Authenticator(ORIGIN)
    post(ana, "/api/account/passkeys", 201, credential=key.make(options))
    again = post(ana, "/api/account/passkeys/options")
    assert [unb64(one["id"]) for one in again["excludeCredentials"]] == [key.id]
    use = post(home.person(), "/api/sign-in/options")
    assert use["rpId"] == "play.example"
    assert use.get("allowCredentials", []) == []
    assert use["userVerification"] == "preferred"
    assert len({options["challenge"], again["challenge"], use["challenge"]}) == 3


def test_an_answer_counts_once(home: Site) -> None:
    ana, eve = home.person("Ana"), home.person("Eve")
    key = with_passkey(ana)
    options = post(eve, "/api/sign-in/options")
    answer = key.use(options)
    post(eve, "/api/sign-in", credential=answer)
    refused(eve, "/api/sign-in", 409, "challenge", credential=answer)
    stranger = home.person()
    refused(stranger, "/api/sign-in", 409, "challenge", credential=answer)
    post(stranger, "/api/sign-in/options")
    refused(stranger, "/api/sign-in", 422, "passkey_refused", credential=answer)


def test_a_challenge_holds_for_five_minutes(home: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = home.person("Ana")
    options = post(ana, "/api/account/passkeys/options")
    now = time.monotonic()
    monkeypatch.setattr(passkeys, "monotonic", lambda: now + 301)
    key = Authenticator(ORIGIN)
    refused(ana, "/api/account/passkeys", 409, "challenge", credential=key.make(options))
    assert passkeys.LIFE == 300


def test_challenges_of_many_sessions_take_bounded_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MAX_CHALLENGES", 3)
    open_ = passkeys.Challenges()
    first = [open_.new(bytes([n]), "use") for n in range(5)]
    assert open_.take(bytes([4]), "use") == first[4]
    with pytest.raises(passkeys.NoChallenge):
        open_.take(bytes([0]), "use")
    with pytest.raises(passkeys.NoChallenge):
        open_.take(bytes([3]), "make")


def test_the_answer_of_another_site_is_refused(home: Site) -> None:
    ana = home.person("Ana")
    options = post(ana, "/api/account/passkeys/options")
    elsewhere = Authenticator("https://evil.example", host="play.example")
    error = refused(
        ana, "/api/account/passkeys", 403, "passkey_origin", credential=elsewhere.make(options)
    )
    assert error["args"] == {"origin": ORIGIN}
    key = with_passkey(ana)
    key.origin = "http://play.example"
    options = post(ana, "/api/sign-in/options")
    refused(ana, "/api/sign-in", 403, "passkey_origin", credential=key.use(options))
    key.origin, key.host = ORIGIN, "evil.example"
    options = post(ana, "/api/sign-in/options")
    refused(ana, "/api/sign-in", 422, "passkey_refused", credential=key.use(options))


def test_a_cloned_authenticator_is_refused_and_told(home: Site) -> None:
    ana = home.person("Ana")
    key = with_passkey(ana)
    clone = replace(key, counter=key.counter)
    sign_in(home.person(), key)
    sign_in(home.person(), key)
    thief = home.person()
    options = post(thief, "/api/sign-in/options")
    refused(thief, "/api/sign-in", 409, "passkey_cloned", credential=clone.use(options))
    assert thief.http.get("/api/me").json()["player"] == thief.id
    assert [one["kind"] for one in account(ana)["news"]] == ["cloned", "signed_in", "signed_in"]


def test_a_forged_counter_raises_no_alarm(home: Site) -> None:
    ana = home.person("Ana")
    key = with_passkey(ana)
    sign_in(home.person(), key)
    forger = Authenticator(ORIGIN, id=key.id, user=key.user)
    thief = home.person()
    options = post(thief, "/api/sign-in/options")
    refused(thief, "/api/sign-in", 422, "passkey_refused", credential=forger.use(options))
    assert [one["kind"] for one in account(ana)["news"]] == ["signed_in"]


def test_a_passkey_without_a_counter(home: Site) -> None:
    ana = home.person("Ana")
    key = with_passkey(ana, step=0)
    for _ in range(2):
        assert sign_in(home.person(), key)["player"] == ana.id


def test_a_passkey_belongs_to_one_person(home: Site) -> None:
    ana, eve = home.person("Ana"), home.person("Eve")
    key = with_passkey(ana)
    options = post(eve, "/api/account/passkeys/options")
    refused(eve, "/api/account/passkeys", 422, "passkey_refused", credential=key.make(options))
    stranger = Authenticator(ORIGIN)
    options = post(eve, "/api/sign-in/options")
    refused(eve, "/api/sign-in", 404, "no_passkey", credential=stranger.use(options))


def test_changed_answers_are_refused(home: Site) -> None:
    """Each part of an answer, left out or changed, and never an error of the server."""
    ana = home.person("Ana")
    key = with_passkey(ana)
    for field in ("clientDataJSON", "authenticatorData", "signature"):
        for wrong in (None, "", "AAAA", "!", 5, [], {"a": 1}, "A" * 5000):
            answer = key.use(post(ana, "/api/sign-in/options"))
            answer["response"][field] = wrong
            refused(ana, "/api/sign-in", 422, "passkey_refused", credential=answer)
    other = Authenticator(ORIGIN)
    for field in ("clientDataJSON", "attestationObject"):
        for wrong in (None, "", "AAAA", "!", 5, [], {"a": 1}, "/" * 5000):
            answer = other.make(post(ana, "/api/account/passkeys/options"))
            answer["response"][field] = wrong
            refused(ana, "/api/account/passkeys", 422, "passkey_refused", credential=answer)
    for wrong in ({}, {"id": 1}, {"id": "x", "rawId": "y", "response": {}, "type": "public-key"}):
        post(ana, "/api/sign-in/options")
        refused(ana, "/api/sign-in", 422, "passkey_refused", credential=wrong)
    refused(ana, "/api/sign-in", 400, "malformed", credential=[])
    assert sign_in(home.person(), key)["player"] == ana.id


def test_the_last_way_into_an_account_stays(home: Site) -> None:
    ana = home.person("Ana")
    with_passkey(ana)
    [one] = account(ana)["passkeys"]
    path = f"/api/account/passkeys/{one['handle']}/remove"
    refused(ana, path, 409, "last_way")
    key = with_passkey(ana)
    post(ana, path)
    refused(ana, path, 404, "no_passkey")
    [left] = account(ana)["passkeys"]
    assert left["handle"] == passkeys.handle_of(key.id)
    eve = home.person("Eve")
    refused(eve, f"/api/account/passkeys/{left['handle']}/remove", 404, "no_passkey")


@pytest.mark.parametrize(
    ("host", "https", "fine"),
    [
        ("localhost:8000", False, True),
        ("play.example", True, True),
        ("play.example", False, False),
        ("192.168.1.7:8000", False, False),
        ("192.168.1.7", True, False),
        ("[::1]:8000", False, False),
    ],
)
def test_where_passkeys_can_be(site: Site, host: str, https: bool, fine: bool) -> None:
    headers = {"host": host} | ({"x-forwarded-proto": "https"} if https else {})
    with httpx.Client(base_url=site.base, timeout=PATIENCE, headers=headers) as http:
        assert http.get("/api/account").json()["passkeys_here"] is fine
        cookie = {"cookie": f"lutetia={http.cookies.get('lutetia', domain='')}"}
        answer = http.post("/api/account/passkeys/options", headers=cookie)
        if fine:
            assert answer.json()["rp"]["id"] == host.partition(":")[0]
        else:
            assert answer.json()["error"]["code"] == "passkeys_here"


# --- recovery codes -------------------------------------------------------------------------------


def test_ten_codes_each_good_for_once(home: Site) -> None:
    ana = home.person("Ana")
    codes = codes_of(ana)
    assert len(codes) == len(set(codes)) == 10
    assert all(re.fullmatch(r"([2-9a-z]{5}-){3}[2-9a-z]{5}", code) for code in codes)
    assert account(ana)["account"] is True
    assert account(ana)["codes"] == 10
    lost = home.person()
    typed = codes[3].upper().replace("-", " ")
    assert post(lost, "/api/sign-in/code", code=typed)["player"] == ana.id
    assert account(lost)["codes"] == 9
    refused(home.person(), "/api/sign-in/code", 404, "code", code=codes[3])
    assert [one["kind"] for one in account(ana)["news"]] == ["code_used"]


def test_new_codes_make_the_old_ones_void(home: Site) -> None:
    ana = home.person("Ana")
    old = codes_of(ana)
    new = codes_of(ana)
    refused(home.person(), "/api/sign-in/code", 404, "code", code=old[0])
    assert post(home.person(), "/api/sign-in/code", code=new[0])["player"] == ana.id


def test_what_is_no_code(home: Site) -> None:
    me = home.person()
    for typed in ("", "x", "é" * 20, "0" * 20, "a" * 5000, "2" * 20, "\x00" * 20):
        refused(me, "/api/sign-in/code", 404, "code", code=typed)


def test_a_code_can_be_guessed_at_a_few_times_only(home: Site) -> None:
    ana = home.person("Ana")
    code = codes_of(ana)[0]
    wrong = code[:6] + "22222-22222-22222"
    for _ in range(5):
        refused(home.person(), "/api/sign-in/code", 404, "code", code=wrong)
    assert refused(home.person(), "/api/sign-in/code", 429, "rate", code=wrong)
    refused(home.person(), "/api/sign-in/code", 429, "rate", code=code)


def test_codes_are_stored_as_argon2id_only(home: Site) -> None:
    ana = home.person("Ana")
    codes = codes_of(ana)
    everything = stored(home)
    for code in codes:
        assert recovery.secret(code).encode() not in everything
        assert code.encode() not in everything
    with sqlite.connect(home.app.state.settings.db) as connection:
        sql = "SELECT hash FROM recovery_codes WHERE player_id = ?"
        kept = [hash_ for (hash_,) in connection.execute(sql, (ana.id,))]
    connection.close()
    assert len(set(kept)) == 10
    assert all(one.startswith("$argon2id$v=19$m=19456,t=2,p=1$") for one in kept)


def test_comparing_codes_keeps_nobody_waiting(home: Site) -> None:
    """The event loop goes on while Argon2 works, and only so many wait for it."""
    hashes = home.app.state.accounts.hashes
    assert hashes._thread._max_workers == 1
    hashes._waiting = recovery.MAX_WAITING
    try:
        refused(home.person(), "/api/sign-in/code", 429, "rate", code="2" * 20)
    finally:
        hashes._waiting = 0


# --- a second device ------------------------------------------------------------------------------


def test_a_second_device_signs_in_once(home: Site) -> None:
    ana = home.person("Ana")
    refused(ana, "/api/account/device", 409, "guest")
    with_passkey(ana)
    shown = post(ana, "/api/account/device", 201)
    assert shown["url"] == f"{ORIGIN}/me#{shown['code']}"
    assert shown["seconds"] == 300
    assert re.fullmatch(r"[Mhmv0-9. \-]+", shown["qr"])
    phone = home.person()
    assert post(phone, "/api/sign-in/device", code=shown["code"].upper())["player"] == ana.id
    refused(home.person(), "/api/sign-in/device", 404, "device_code", code=shown["code"])
    assert [one["kind"] for one in account(ana)["news"]] == ["device_added"]


def test_only_the_latest_code_of_a_device_holds(
    home: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = home.person("Ana")
    with_passkey(ana)
    first = post(ana, "/api/account/device", 201)["code"]
    second = post(ana, "/api/account/device", 201)["code"]
    refused(home.person(), "/api/sign-in/device", 404, "device_code", code=first)
    now = time.monotonic()
    monkeypatch.setattr(pairing, "monotonic", lambda: now + 301)
    refused(home.person(), "/api/sign-in/device", 404, "device_code", code=second)


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


def solved(task: dict[str, Any]) -> str:
    challenge = altcha.Challenge.from_dict(task)
    solution = altcha.solve_challenge(challenge)
    assert solution is not None
    return altcha.Payload(challenge, solution).to_base64()


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


def test_passing_is_finished_after_a_stop(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana, guest = home.person("Ana"), home.person("Nobody")
        with_passkey(ana)
        table = guest.table(2)
    with sqlite.connect(tmp_path / "test.db") as connection:
        sql = "UPDATE players SET heir = ? WHERE id = ?"
        connection.execute(sql, (ana.id, guest.id))
    connection.close()
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


def test_everything_is_handed_out_a_few_times_an_hour(home: Site) -> None:
    ana = home.person("Ana")
    for _ in range(6):
        assert ana.http.get("/api/account/data").status_code == 200
    assert ana.http.get("/api/account/data").status_code == 429


def test_who_goes_leaves_no_name_and_every_game(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana, bob = home.person("Anastasia"), home.person("Bob")
        guest = home.person("Guestasia")
        key = with_passkey(ana)
        playing, ended, waits = ana.table(2), ana.table(2), ana.table(2)
        passed = guest.table(2)
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
            with sqlite.connect(path) as connection:
                sql = "SELECT erased IS NOT NULL FROM players WHERE id = ?"
                [(done,)] = connection.execute(sql, (ana.id,)).fetchall()
            connection.close()
            return bool(done)

        wait_until(erased, "somebody who has gone is still in a log")
        for table in (playing, ended, waits, passed):
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
    with sqlite.connect(path) as connection:
        bodies = [body for (body,) in connection.execute("SELECT body FROM events")]
        bodies += [body for (body,) in connection.execute("SELECT info FROM tables")]
        people = str(connection.execute("SELECT * FROM players").fetchall())
    connection.close()
    for word in ("asia", "my secret words"):
        assert not [body for body in bodies if word.encode() in body]
        assert word not in people.replace("Guestasia", "")


def test_going_is_finished_after_a_stop(tmp_path: Path) -> None:
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana, bob = home.person("Anastasia"), home.person("Bob")
        table = ana.table(2)
    with sqlite.connect(tmp_path / "test.db") as connection:
        connection.execute("UPDATE players SET gone = 1 WHERE id = ?", (ana.id,))
    connection.close()
    with running(quick(tmp_path, url=ORIGIN)) as home:
        bob.move(home.base)

        def nameless() -> bool:
            with bob.line(table) as line:
                return "Anastasia" not in str(line.now)

        wait_until(nameless, "somebody who has gone is still at their table")


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
