"""Everything that is stored of one person: to be handed out, and to be deleted."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import LargeBinary

from lutetia.server.storage.database import Statement
from lutetia.server.storage.schema import metadata
from lutetia.server.storage.store import Store

GONE = "Anonyme"
"""The name of everybody who has gone: the same word in every language."""

OWNER = "player_id"

SECRET = {"hash", "secret", "target"}
"""Columns that are told to nobody: who has them could act for the person."""

STAY = {"sittings", "rating_steps", "standings"}
"""Tables whose rows stay, under an id that names nobody: games and what follows from them."""

CONFIDENTIAL = {"report_lines"}
"""Tables that are handed out to nobody: whose lines were reported is for moderators only."""

SILENT = "…"
"""What somebody who has gone has said, or what a moderator has taken out."""


def gone_rows(player: str, now: float) -> list[Statement]:
    """Return the statements that delete everything of a person but what they did at tables."""
    out: list[Statement] = [
        (
            "UPDATE players SET name = ?, account = NULL, heir = NULL, role = NULL, gone = ? "
            "WHERE id = ?",
            [(GONE, now, player)],
        ),
        ("DELETE FROM ties WHERE other_id = ?", [(player,)]),
        ("DELETE FROM invitations WHERE by_id = ?", [(player,)]),
        ("DELETE FROM reports WHERE subject = ?", [(player,)]),
    ]
    for table in metadata.sorted_tables:
        if OWNER in table.columns and table.name not in STAY:
            out.append((f"DELETE FROM {table.name} WHERE {OWNER} = ?", [(player,)]))
    out.append(("DELETE FROM report_lines WHERE report_id NOT IN (SELECT id FROM reports)", [()]))
    return out


def erased_row(player: str, now: float) -> Statement:
    """Return the statement that notes that no log bears the name of a person any more."""
    return "UPDATE players SET erased = ? WHERE id = ?", [(now, player)]


async def not_erased(store: Store) -> list[str]:
    """Return the ids of those who have gone, and whose name may stand in logs still."""
    rows = await store.read("SELECT id FROM players WHERE gone IS NOT NULL AND erased IS NULL")
    return [player for (player,) in rows]


async def rows_of(store: Store, player: str) -> dict[str, list[dict[str, Any]]]:
    """Return what is stored of a person besides logs, by table: without what is secret."""
    out = {}
    for table in metadata.sorted_tables:
        if OWNER not in table.columns or table.name in CONFIDENTIAL:
            continue
        names = [
            column.name
            for column in table.columns
            if not isinstance(column.type, LargeBinary) and column.name not in {OWNER, *SECRET}
        ]
        sql = f"SELECT {', '.join(names)} FROM {table.name} WHERE {OWNER} = ?"
        found = await store.read(sql, player)
        out[table.name] = [dict(zip(names, row, strict=True)) for row in found]
    return out


async def tables_of(store: Store, player: str) -> list[str]:
    """Return the ids of all tables whose log names a person. Reads all logs, beside the others."""
    return await asyncio.to_thread(_tables_of, store, player)


def _tables_of(store: Store, player: str) -> list[str]:
    connection = store.reading()
    try:
        sql = "SELECT DISTINCT table_id FROM events WHERE instr(body, ?) > 0 ORDER BY table_id"
        return [name for (name,) in connection.execute(sql, (f'"{player}"'.encode(),))]
    finally:
        connection.close()


def body_row(table_id: str, version: int, body: bytes) -> Statement:
    """Return the statement that puts another event in the place of one."""
    return (
        "UPDATE events SET body = ? WHERE table_id = ? AND version = ?",
        [(body, table_id, version)],
    )


def no_snapshot_row(table_id: str) -> Statement:
    """Return the statement that forgets the snapshot of a table: its log has it."""
    return "DELETE FROM snapshots WHERE table_id = ?", [(table_id,)]


def info_row(table_id: str, info: bytes) -> Statement:
    """Return the statement that corrects how the index shows a table."""
    return "UPDATE tables SET info = ? WHERE id = ?", [(info, table_id)]


async def info_of(store: Store, table_id: str) -> tuple[str, bytes] | None:
    """Return status and TableInfo as JSON of a table in the index."""
    rows = await store.read("SELECT status, info FROM tables WHERE id = ?", table_id)
    return (rows[0][0], rows[0][1]) if rows else None
