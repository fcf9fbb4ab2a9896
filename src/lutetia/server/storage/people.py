"""Who the server knows: people, and the sessions by which it knows them again."""

from __future__ import annotations

from dataclasses import dataclass

from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store

MODERATOR = "moderator"
"""The role of those who decide what is reported."""

_PERSON = "INSERT INTO players (id, name, lang, created) VALUES (?, ?, ?, ?)"
_NAME = "UPDATE players SET name = ? WHERE id = ? AND gone IS NULL"
_LANG = "UPDATE players SET lang = ? WHERE id = ? AND gone IS NULL"
_SESSION = (
    "INSERT INTO sessions (token, handle, player_id, created, seen, told, device) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_SEEN = "UPDATE sessions SET seen = ?, device = ? WHERE token = ?"


@dataclass(frozen=True)
class Person:
    """Somebody the site knows.

    Attributes:
        account: whether they have a passkey or a recovery code; else they are a guest.
        created: Unix seconds.
        moderator: whether they may decide what is reported.
    """

    id: str
    name: str
    lang: str
    created: float
    account: bool = False
    moderator: bool = False


@dataclass(frozen=True)
class Session:
    """One browser in which somebody is signed in, or is a guest.

    Attributes:
        token: the SHA-256 of its secret.
        handle: by which its owner names it.
        created: Unix seconds.
        seen: Unix seconds, within the hour.
        told: Unix seconds: up to here its owner has read what happened to their account.
        device: as the browser says.
    """

    token: bytes
    handle: str
    player: str
    created: float
    seen: float
    told: float
    device: str


def person_row(person: Person) -> Statement:
    """Return the statement that remembers a new person."""
    return _PERSON, [(person.id, person.name, person.lang, person.created)]


def name_row(player: str, name: str, instead: str | None = None) -> Statement:
    """Return the statement that gives a person another name, unless they have gone; with
    ``instead``: unless they have another name than that by now."""
    if instead is None:
        return _NAME, [(name, player)]
    return f"{_NAME} AND name = ?", [(name, player, instead)]


def lang_row(player: str, lang: str) -> Statement:
    """Return the statement that gives a person another language, unless they have gone."""
    return _LANG, [(lang, player)]


def session_row(session: Session) -> Statement:
    """Return the statement that begins a session."""
    one = session
    return _SESSION, [
        (one.token, one.handle, one.player, one.created, one.seen, one.told, one.device)
    ]


def seen_row(token: bytes, now: float, device: str) -> Statement:
    """Return the statement that notes that a session was used at ``now`` in Unix seconds."""
    return _SEEN, [(now, device, token)]


async def session(store: Store, token: bytes) -> Session | None:
    """Return the session whose secret has this hash."""
    rows = await store.read(
        "SELECT token, handle, player_id, created, seen, told, device FROM sessions "
        "WHERE token = ?",
        token,
    )
    return Session(*rows[0]) if rows else None


async def person(store: Store, player_id: str) -> Person | None:
    """Return a person; None: there is none of this id, or they have gone."""
    rows = await store.read(
        "SELECT id, name, lang, created, account IS NOT NULL, role FROM players "
        "WHERE id = ? AND gone IS NULL",
        player_id,
    )
    if not rows:
        return None
    name, called, lang, created, account, role = rows[0]
    return Person(name, called, lang, created, bool(account), role == MODERATOR)
