"""Notes and looks at tables, and how people stand to each other."""

from __future__ import annotations

from collections.abc import Sequence

from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store

_NOTE = (
    "INSERT INTO notes (player_id, table_id, text) VALUES (?, ?, ?) "
    "ON CONFLICT (player_id, table_id) DO UPDATE SET text = excluded.text"
)
_NO_NOTE = "DELETE FROM notes WHERE player_id = ? AND table_id = ?"
_LOOK = (
    "INSERT INTO looks (player_id, table_id, version) VALUES (?, ?, ?) "
    "ON CONFLICT (player_id, table_id) DO UPDATE SET version = excluded.version "
    "WHERE excluded.version > looks.version"
)
_TIE = (
    "INSERT INTO ties (player_id, other_id, follow, mute, block) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (player_id, other_id) DO UPDATE SET follow = excluded.follow, "
    "mute = excluded.mute, block = excluded.block"
)
_NO_TIE = "DELETE FROM ties WHERE player_id = ? AND other_id = ?"


def note_row(player: str, table: str, text: str) -> Statement:
    """Return the statement that keeps a note; an empty one is forgotten."""
    if not text:
        return _NO_NOTE, [(player, table)]
    return _NOTE, [(player, table, text)]


async def note(store: Store, player: str, table: str) -> str:
    """Return what somebody has noted at a table; empty: nothing."""
    rows = await store.read(
        "SELECT text FROM notes WHERE player_id = ? AND table_id = ?", player, table
    )
    return rows[0][0] if rows else ""


def look_rows(looks: Sequence[tuple[str, str, int]]) -> Statement:
    """Return the statement that keeps who has seen which table as of which version."""
    return _LOOK, looks


async def look(store: Store, player: str, table: str) -> int | None:
    """Return the version of a table that somebody last saw, as it is kept; None: none."""
    rows = await store.read(
        "SELECT version FROM looks WHERE player_id = ? AND table_id = ?", player, table
    )
    return rows[0][0] if rows else None


def tie_row(player: str, other: str, follow: bool, mute: bool, block: bool) -> Statement:
    """Return the statement that keeps how ``player`` stands to ``other``."""
    if not (follow or mute or block):
        return _NO_TIE, [(player, other)]
    return _TIE, [(player, other, follow, mute, block)]


async def ties_of(store: Store, player: str) -> list[tuple[str, str, bool, bool, bool]]:
    """Return id and name of everybody to whom somebody has a tie, with follow, mute and block."""
    rows = await store.read(
        "SELECT p.id, p.name, t.follow, t.mute, t.block FROM ties t "
        "JOIN players p ON p.id = t.other_id WHERE t.player_id = ? AND p.gone IS NULL "
        "ORDER BY t.follow DESC, p.name",
        player,
    )
    return [(other, name, bool(f), bool(m), bool(b)) for other, name, f, m, b in rows]


async def silences(store: Store) -> list[tuple[str, str, bool]]:
    """Return who does not hear whom, and whether they are kept apart."""
    rows = await store.read(
        "SELECT player_id, other_id, block FROM ties WHERE mute = 1 OR block = 1"
    )
    return [(player, other, bool(block)) for player, other, block in rows]
