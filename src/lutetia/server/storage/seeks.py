"""Seeks of people who may be away, as JSON."""

from __future__ import annotations

from collections.abc import Sequence

from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store

_SEEK = (
    "INSERT INTO seeks (id, player_id, body) VALUES (?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET body = excluded.body"
)
_NO_SEEK = "DELETE FROM seeks WHERE id = ?"


def seek_row(name: str, player: str, body: str) -> Statement:
    """Return the statement that keeps what somebody seeks."""
    return _SEEK, [(name, player, body)]


def no_seek_rows(names: Sequence[str]) -> list[Statement]:
    """Return the statements that forget seeks by their ids."""
    return [(_NO_SEEK, [(name,) for name in names])] if names else []


async def read_seeks(store: Store) -> list[str]:
    """Return every seek that is kept."""
    return [body for (body,) in await store.read("SELECT body FROM seeks")]
