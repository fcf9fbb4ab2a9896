"""Recovery codes, and a second device by a code."""

from __future__ import annotations

import re
import time

import pytest

from lutetia.server.accounts import pairing, passkeys, recovery
from tests.server.conftest import ORIGIN, Site
from tests.server.database import opened
from tests.server.entering import (
    account,
    codes_of,
    post,
    refused,
    sign_in,
    stored,
    with_passkey,
)


@pytest.fixture(scope="module", autouse=True)
def codes_cost_little() -> None:
    """Here they cost what they do."""


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
    for typed in ("", "x", "é" * 20, "0" * 20, "a" * 5000, "2" * 20):
        refused(me, "/api/sign-in/code", 404, "code", code=typed)
    refused(me, "/api/sign-in/code", 400, "malformed", code="\x00" * 20)


def test_a_code_can_be_guessed_at_a_few_times_only(home: Site) -> None:
    ana = home.person("Ana")
    code = codes_of(ana)[0]
    wrong = code[:6] + "22222-22222-22222"
    for _ in range(5):
        refused(home.person(), "/api/sign-in/code", 404, "code", code=wrong)
    assert refused(home.person(), "/api/sign-in/code", 429, "rate", code=wrong)
    refused(home.person(), "/api/sign-in/code", 429, "rate", code=code)


@pytest.mark.sqlite
def test_codes_are_stored_as_argon2id_only(home: Site) -> None:
    ana = home.person("Ana")
    codes = codes_of(ana)
    everything = stored(home)
    for code in codes:
        assert recovery.secret(code).encode() not in everything
        assert code.encode() not in everything
    with opened(home.app.state.settings.db) as connection:
        sql = "SELECT hash FROM recovery_codes WHERE player_id = ?"
        kept = [hash_ for (hash_,) in connection.execute(sql, (ana.id,))]
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


@pytest.mark.parametrize("how", ["session", "elsewhere", "codes", "passkey"])
def test_who_shuts_a_thief_out_makes_their_code_void(home: Site, how: str) -> None:
    ana, thief = home.person("Ana"), home.person()
    key, lost = with_passkey(ana), with_passkey(ana)
    sign_in(thief, key)
    code = post(thief, "/api/account/device", 201)["code"]
    [other] = [one for one in account(ana)["sessions"] if not one["here"]]
    if how == "session":
        post(ana, f"/api/account/sessions/{other['handle']}/end")
    elif how == "elsewhere":  # another process of the site has ended it
        with opened(home.app.state.settings.db) as connection:
            connection.execute("DELETE FROM sessions WHERE handle = ?", (other["handle"],))
    elif how == "codes":
        codes_of(ana)
    else:
        post(ana, f"/api/account/passkeys/{passkeys.handle_of(lost.id)}/remove")
    refused(home.person(), "/api/sign-in/device", 404, "device_code", code=code)
