"""Reports of the coach, kept: made once for a game."""

from __future__ import annotations

import zlib

from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store

_ADD = (
    "INSERT INTO coached (table_id, mark, body) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id, mark) DO UPDATE SET body = excluded.body"
)


def report_row(table: str, mark: str, body: bytes) -> Statement:
    """Return the statement that keeps a report, compressed by zlib; ``mark`` tells how it was
    made."""
    return _ADD, [(table, mark, body)]


async def report_of(store: Store, table: str, mark: str) -> bytes | None:
    """Return the report of a table as JSON, None where there is none."""
    rows = await store.read("SELECT body FROM coached WHERE table_id = ? AND mark = ?", table, mark)
    return zlib.decompress(rows[0][0]) if rows else None
