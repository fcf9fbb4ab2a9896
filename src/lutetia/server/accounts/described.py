"""The calls about accounts, described."""

from __future__ import annotations

from typing import Any

from lutetia.server.accounts.types import (
    Account,
    Codes,
    Credential,
    Ended,
    Goodbye,
    MyData,
    Pairing,
    SignedIn,
    Typed,
    Work,
    Worked,
)
from lutetia.server.described import Call

_HERE = "409 passkeys_here"
_ANSWER = ("409 challenge", "403 passkey_origin", "422 passkey_refused", _HERE)

ACCOUNT_CALLS = (
    Call("GET", "/api/account", "One's account, or the guest that one is.", Account),
    Call("POST", "/api/account/news", "All news are read in this browser.", Account),
    Call(
        "POST", "/api/account/work",
        "A proof of work, where this address has made its free accounts.", Work,
    ),
    Call(
        "POST", "/api/account/passkeys/options",
        "What a browser needs to make a passkey, for five minutes (WebAuthn).",
        dict[str, Any], fails=(_HERE,),
    ),
    Call(
        "POST", "/api/account/passkeys", "Keeps a passkey; a guest becomes an account.",
        Account, Credential, 201, (*_ANSWER, "403 work", "409 passkeys_full"),
    ),
    Call(
        "POST", "/api/account/passkeys/{handle}/remove", "Forgets a passkey.", Account,
        fails=("404 no_passkey", "409 last_way"),
    ),
    Call(
        "POST", "/api/account/codes",
        "Ten new recovery codes, told this once; a guest becomes an account.",
        Codes, Worked, 201, ("403 work",),
    ),
    Call(
        "POST", "/api/account/device",
        "A code with which one other device signs in, within five minutes.",
        Pairing, None, 201, ("409 guest",),
    ),
    Call(
        "POST", "/api/account/sessions/{handle}/end",
        "Ends a session and closes its sockets.", Ended,
        fails=("404 no_session", "409 guest"),
    ),
    Call(
        "GET", "/api/account/data",
        "Everything that is kept of the caller, with the records of their tables.", MyData,
    ),
    Call(
        "POST", "/api/account/delete",
        "Deletes the caller: name and words go from all logs, sessions end, games stay.",
        Ended, Goodbye, fails=("422 delete_name",),
    ),
    Call(
        "POST", "/api/sign-in/options",
        "What a browser needs to use a passkey, for five minutes (WebAuthn).",
        dict[str, Any], fails=(_HERE,),
    ),
    Call(
        "POST", "/api/sign-in", "Signs in with a passkey.", SignedIn, Credential,
        fails=(*_ANSWER, "404 no_passkey", "409 passkey_cloned"),
    ),
    Call(
        "POST", "/api/sign-in/code", "Signs in with a recovery code, which is void then.",
        SignedIn, Typed, fails=("404 code",),
    ),
    Call(
        "POST", "/api/sign-in/device", "Signs in with the code that another device shows.",
        SignedIn, Typed, fails=("404 device_code",),
    ),
)  # fmt: skip
