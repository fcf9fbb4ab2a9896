"""Passkeys: made, used, lost, forged, and where they can be."""

from __future__ import annotations

import time
from dataclasses import replace

import httpx
import pytest

from lutetia.server.accounts import book, passkeys
from lutetia.server.accounts.book import MAX_PASSKEYS
from tests.server.authenticator import Authenticator, unb64
from tests.server.conftest import ORIGIN, Site
from tests.server.entering import (
    account,
    post,
    refused,
    sign_in,
    with_passkey,
)
from tests.server.patience import PATIENCE


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


def test_an_account_has_so_many_passkeys_at_most(home: Site) -> None:
    ana = home.person("Ana")
    for _ in range(MAX_PASSKEYS):
        with_passkey(ana)
    one_more = Authenticator(ORIGIN).make(post(ana, "/api/account/passkeys/options"))
    refused(ana, "/api/account/passkeys", 409, "passkeys_full", credential=one_more)
    assert len(account(ana)["passkeys"]) == MAX_PASSKEYS


def test_the_session_that_was_used_longest_ago_makes_room(
    home: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book, "MAX_SESSIONS", 3)
    people = [home.person("Ana"), *(home.person() for _ in range(3))]
    key = with_passkey(people[0])
    for one in people[1:]:
        sign_in(one, key)
    assert len(account(people[-1])["sessions"]) == 3
    here = [one.http.get("/api/me").json()["player"] == people[0].id for one in people]
    assert here == [False, True, True, True]


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
