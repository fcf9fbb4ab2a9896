"""What the server remembers of accounts: passkeys, recovery codes, sessions, news."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lutetia.server.storage.database import Statement
from lutetia.server.storage.people import Session
from lutetia.server.storage.schema import metadata
from lutetia.server.storage.store import Store

MAX_NEWS = 50
"""News of an account that are told."""


@dataclass(frozen=True)
class KeptPasskey:
    """A passkey; ``created`` and ``used`` are Unix seconds, ``public_key`` is COSE."""

    id: bytes
    player: str
    public_key: bytes
    counter: int
    transports: str
    device: str
    created: float
    used: float


@dataclass(frozen=True)
class KeptNews:
    """Something that happened to an account; ``at`` is Unix seconds."""

    at: float
    kind: str
    device: str


# --- what changes ---------------------------------------------------------------------------------


def account_row(player: str, now: float) -> Statement:
    """Return the statement that makes an account of a guest."""
    return "UPDATE players SET account = coalesce(account, ?) WHERE id = ?", [(now, player)]


def passkey_row(one: KeptPasskey) -> Statement:
    """Return the statement that keeps a passkey; it fails where its id is known."""
    return (
        "INSERT INTO passkeys (id, player_id, public_key, counter, transports, device, created, "
        "used) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                one.id,
                one.player,
                one.public_key,
                one.counter,
                one.transports,
                one.device,
                one.created,
                one.used,
            )
        ],
    )


def used_row(passkey: bytes, counter: int, now: float) -> Statement:
    """Return the statement that notes that a passkey was used."""
    return "UPDATE passkeys SET counter = ?, used = ? WHERE id = ?", [(counter, now, passkey)]


def no_passkey_row(passkey: bytes) -> Statement:
    """Return the statement that forgets a passkey."""
    return "DELETE FROM passkeys WHERE id = ?", [(passkey,)]


def code_rows(player: str, codes: Sequence[tuple[str, str]]) -> list[Statement]:
    """Return the statements that keep new recovery codes, each as selector and hash, in place of
    those of before."""
    return [
        ("DELETE FROM recovery_codes WHERE player_id = ?", [(player,)]),
        (
            "INSERT INTO recovery_codes (selector, player_id, hash) VALUES (?, ?, ?)",
            [(selector, player, kept) for selector, kept in codes],
        ),
    ]


def code_used_row(selector: str, now: float) -> Statement:
    """Return the statement that notes that a recovery code was used."""
    return "UPDATE recovery_codes SET used = ? WHERE selector = ?", [(now, selector)]


def news_row(player: str, at: float, kind: str, device: str, session: str = "") -> Statement:
    """Return the statement that notes what happened to an account; ``session`` is the handle of
    the one that did it, which need not be told."""
    return (
        "INSERT INTO account_news (player_id, at, kind, device, session) VALUES (?, ?, ?, ?, ?)",
        [(player, at, kind, device, session)],
    )


def heir_row(guest: str, account: str | None) -> Statement:
    """Return the statement that notes to which account the tables of a guest pass; None: those that
    they still have stay theirs."""
    return "UPDATE players SET heir = ? WHERE id = ?", [(account, guest)]


_BELONGINGS = (
    ("notes", "player_id"), ("looks", "player_id"), ("ties", "player_id"), ("ties", "other_id"),
    ("channels", "player_id"), ("waking", "player_id"), ("reports", "player_id"),
    ("reports", "subject"), ("report_lines", "player_id"), ("sanctions", "player_id"),
)  # fmt: skip


def belongings_rows(guest: str, account: str, stays: bool) -> list[Statement]:
    """Return the statements that give the account what a guest has besides tables: notes and looks
    at them, whom they follow, mute or block and who does so with them, how they are told of turns,
    reports by and about them and what moderators decided. What the account has already stays as it
    is.

    A guest who ``stays``, with some of their tables, keeps notes and looks at these, and shares
    with the account how people stand to each other and what moderators decided: nobody is rid of a
    block or a ban by signing in or out.
    """
    out: list[Statement] = []
    for table, column in _BELONGINGS:
        if stays and table in ("ties", "sanctions"):
            out.append(_copied(table, column, guest, account))
            continue
        whose, names = f"{column} = ?", [guest]
        if stays and table in ("notes", "looks"):
            whose += " AND table_id NOT IN (SELECT table_id FROM sittings WHERE player_id = ?)"
            names.append(guest)
        keys = [key.name for key in metadata.tables[table].primary_key if key.name != column]
        sql = f"UPDATE {table} SET {column} = ? WHERE {whose} AND {_missing(table, column, keys)}"
        out += [
            (sql, [(account, *names, account)]),
            (f"DELETE FROM {table} WHERE {whose}", [names]),
        ]
    return [*out, ("DELETE FROM ties WHERE player_id = other_id", [()])]


def _copied(table: str, column: str, guest: str, account: str) -> Statement:
    """Return the statement that gives the account a copy of what a guest has in a table."""
    names = [one.name for one in metadata.tables[table].columns if one.name not in ("id", column)]
    keys = [name for name in names if name in ("player_id", "other_id", "kind", "since", "reason")]
    every = ", ".join(names)
    sql = (
        f"INSERT INTO {table} ({column}, {every}) SELECT ?, {every} FROM {table} "
        f"WHERE {column} = ? AND {_missing(table, column, keys)}"
    )
    return sql, [(account, guest, account)]


def _missing(table: str, column: str, keys: Sequence[str]) -> str:
    """Return the condition that nothing in a table has another value in ``column`` and the same
    ``keys``."""
    same = " AND ".join(f"had.{key} = {table}.{key}" for key in keys) or "1 = 1"
    return f"NOT EXISTS (SELECT 1 FROM {table} AS had WHERE had.{column} = ? AND {same})"


def free_account_rows(mark: str, now: float, old: float) -> list[Statement]:
    """Return the statements that count a free account of an address, by its keyed hash, and forget
    those of before ``old`` in Unix seconds."""
    return [
        (
            "INSERT INTO free_accounts (mark, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [(mark, now)],
        ),
        ("DELETE FROM free_accounts WHERE at <= ?", [(old,)]),
    ]


async def free_accounts(store: Store, since: float) -> list[tuple[str, float]]:
    """Return the keyed hashes of addresses that made free accounts after ``since``, and when."""
    rows = await store.read("SELECT mark, at FROM free_accounts WHERE at > ?", since)
    return [(mark, at) for mark, at in rows]


def told_row(token: bytes, now: float) -> Statement:
    """Return the statement that notes that the owner of a session has read all news."""
    return "UPDATE sessions SET told = ? WHERE token = ?", [(now, token)]


def no_session_row(token: bytes) -> Statement:
    """Return the statement that ends a session."""
    return "DELETE FROM sessions WHERE token = ?", [(token,)]


# --- what is asked --------------------------------------------------------------------------------


async def sessions_of(store: Store, player: str) -> list[Session]:
    """Return the sessions of a person, the latest used first."""
    return await _sessions(store, "WHERE player_id = ? ORDER BY seen DESC, created DESC", player)


async def unused(store: Store, since: float) -> list[Session]:
    """Return the sessions that nobody has used after ``since`` in Unix seconds."""
    return await _sessions(store, "WHERE seen <= ?", since)


async def _sessions(store: Store, which: str, value: str | float) -> list[Session]:
    rows = await store.read(
        f"SELECT token, handle, player_id, created, seen, told, device FROM sessions {which}",
        value,
    )
    return [Session(*row) for row in rows]


async def passkeys_of(store: Store, player: str) -> list[KeptPasskey]:
    """Return the passkeys of a person, the latest used first."""
    rows = await store.read(
        "SELECT id, player_id, public_key, counter, transports, device, created, used "
        "FROM passkeys WHERE player_id = ? ORDER BY used DESC",
        player,
    )
    return [KeptPasskey(*row) for row in rows]


async def passkey(store: Store, name: bytes) -> KeptPasskey | None:
    """Return a passkey by its id."""
    rows = await store.read(
        "SELECT id, player_id, public_key, counter, transports, device, created, used "
        "FROM passkeys WHERE id = ?",
        name,
    )
    return KeptPasskey(*rows[0]) if rows else None


async def codes_left(store: Store, player: str) -> int:
    """Return how many recovery codes of a person were not used yet."""
    rows = await store.read(
        "SELECT count(*) FROM recovery_codes WHERE player_id = ? AND used IS NULL", player
    )
    return int(rows[0][0])


async def code(store: Store, selector: str) -> tuple[str, str] | None:
    """Return whose recovery code begins so, and its hash; None: nobody's, or it was used."""
    rows = await store.read(
        "SELECT player_id, hash FROM recovery_codes WHERE selector = ? AND used IS NULL", selector
    )
    return (rows[0][0], rows[0][1]) if rows else None


async def taken(store: Store, selectors: Sequence[str]) -> bool:
    """Return whether any recovery code begins so already."""
    marks = ", ".join("?" * len(selectors))
    rows = await store.read(
        f"SELECT 1 FROM recovery_codes WHERE selector IN ({marks}) LIMIT 1", *selectors
    )
    return bool(rows)


async def news(store: Store, session: Session) -> list[KeptNews]:
    """Return what happened to an account in other sessions since this one was told, the latest
    first."""
    rows = await store.read(
        "SELECT at, kind, device FROM account_news WHERE player_id = ? AND at > ? "
        "AND session != ? ORDER BY at DESC, id DESC LIMIT ?",
        session.player,
        session.told,
        session.handle,
        MAX_NEWS,
    )
    return [KeptNews(*row) for row in rows]


async def news_count(store: Store, session: Session) -> int:
    """Return how many news `news` has."""
    rows = await store.read(
        "SELECT count(*) FROM account_news WHERE player_id = ? AND at > ? AND session != ?",
        session.player,
        session.told,
        session.handle,
    )
    return min(MAX_NEWS, int(rows[0][0]))


async def heirs(store: Store) -> list[tuple[str, str]]:
    """Return the guests whose tables have not all passed yet, each with the account that gets
    them."""
    rows = await store.read(
        "SELECT id, heir FROM players WHERE heir IS NOT NULL AND gone IS NULL "
        "AND id IN (SELECT player_id FROM sittings)"
    )
    return [(guest, heir) for guest, heir in rows]
