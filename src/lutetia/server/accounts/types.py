"""What the calls about accounts take and answer."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from lutetia.server.moderation.types import SanctionInfo

NewsKind = Literal[
    "signed_in", "code_used", "device_added", "passkey_added", "passkey_removed", "codes_made",
    "cloned",
]  # fmt: skip
"""What can happen to an account that its owner should hear of."""


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser in which one is signed in.

    Attributes:
        device: browser and system, as it says; may be empty.
        created: Unix seconds.
        seen: Unix seconds, within the hour.
        here: it is the one that asks.
    """

    handle: str
    device: str
    created: int
    seen: int
    here: bool


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of one's own.

    Attributes:
        device: where it was made; may be empty.
        created: Unix seconds.
        used: Unix seconds.
    """

    handle: str
    device: str
    created: int
    used: int


class News(msgspec.Struct, frozen=True):
    """Something that happened to the account.

    Attributes:
        at: Unix seconds.
        device: on which; may be empty.
    """

    kind: NewsKind
    at: int
    device: str


class Account(msgspec.Struct, frozen=True):
    """Everything that the page of one's account shows.

    Attributes:
        account: False for a guest.
        passkeys_here: whether the address of the site lets browsers use passkeys.
        codes: recovery codes that are left.
        news: what happened since this browser was told, the latest first.
        moderator: whether they decide what is reported.
        sanctions: what moderators have decided about them, with the reason.
    """

    player: str
    name: str
    account: bool
    passkeys_here: bool
    sessions: list[SessionInfo]
    passkeys: list[PasskeyInfo]
    codes: int
    news: list[News]
    moderator: bool
    sanctions: list[SanctionInfo]


class Ended(msgspec.Struct, frozen=True):
    """A session that has ended.

    Attributes:
        here: it was the one that asked.
    """

    here: bool


class Work(msgspec.Struct, frozen=True):
    """A proof of work to be done before an account is made (ALTCHA, version 2).

    Attributes:
        challenge: as its algorithm wants it; null: none is asked for.
    """

    challenge: dict[str, Any] | None


class Credential(msgspec.Struct):
    """What an authenticator answers, as WebAuthn writes it in JSON.

    Attributes:
        work: the solution of the proof of work as base64, where one is asked for.
    """

    credential: dict[str, Any]
    work: str | None = None


class Worked(msgspec.Struct):
    """Makes an account without a passkey.

    Attributes:
        work: as in Credential.
    """

    work: str | None = None


class Typed(msgspec.Struct):
    """A recovery code or the code of a second device, as typed."""

    code: str


class Codes(msgspec.Struct, frozen=True):
    """New recovery codes; those of before are void."""

    codes: list[str]


class Pairing(msgspec.Struct, frozen=True):
    """A code with which one other device may sign in once.

    Attributes:
        url: the page that takes it.
        qr: ``url`` as a picture: the path of a QR code's dark squares, ``size`` units wide.
        seconds: how long it holds.
    """

    code: str
    url: str
    qr: str
    size: int
    seconds: int


class Goodbye(msgspec.Struct):
    """Whoever asks for it is deleted; ``name`` is theirs, typed to be sure."""

    name: str


class Said(msgspec.Struct, frozen=True):
    """A line of chat.

    Attributes:
        at: Unix seconds.
    """

    at: float
    text: str


class MyLog(msgspec.Struct, frozen=True):
    """A table of one's own.

    Attributes:
        record: as one may know it; null: of another edition, or to be had when the game is over.
        said: what one has said there.
    """

    table: str
    record: str | None
    said: list[Said]


class Myself(msgspec.Struct, frozen=True):
    """Somebody as the site knows them.

    Attributes:
        created: Unix seconds.
        since: Unix seconds: when they made the account; null: a guest.
        role: moderator; null: none.
    """

    id: str
    name: str
    lang: str
    created: float
    account: bool
    since: float | None
    role: str | None


class MyData(msgspec.Struct, frozen=True):
    """Everything that is kept of somebody.

    Attributes:
        made: Unix seconds.
        guests: whom they were before they signed in to their account.
        stored: rows by table of the database, without what is secret, and as `invitations_sent`
            whom they have invited.
        tables: every table whose log names them.
    """

    made: float
    person: Myself
    guests: list[Myself]
    stored: dict[str, list[dict[str, Any]]]
    tables: list[MyLog]


class SignedIn(msgspec.Struct, frozen=True):
    """Who one is now.

    Attributes:
        stayed: tables that the guest of this browser keeps, since the account plays there too.
    """

    player: str
    name: str
    stayed: int
