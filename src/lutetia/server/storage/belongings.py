"""Everything that is stored of one person: to be handed out, and to be deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table

from lutetia.server.storage.database import Statement
from lutetia.server.storage.schema import channels, invitations, metadata
from lutetia.server.storage.store import Store

GONE = "Anonyme"
"""The name of everybody who has gone: the same word in every language."""

OWNER = "player_id"

SECRET = {"hash", "secret"}
"""Columns that are told to nobody: who has them could act for the person."""

STAY = {"sittings", "rating_steps", "standings"}
"""Tables whose rows stay, under an id that names nobody: games and what follows from them."""

CONFIDENTIAL = {"report_lines"}
"""Tables that are handed out to nobody: whose lines were reported is for moderators only."""

SILENT = "…"
"""What somebody who has gone has said, or what a moderator has taken out."""


MANY = 100
"""Ids that are looked for at once in logs: a database takes only so long a question."""


async def ids_of(store: Store, player: str) -> list[str]:
    """Return every id of a person: those of the guests whom they were before they signed in to
    their account, and last their own.

    What a guest only said stays under the guest's id in a log.
    """
    rows = await store.read(
        "WITH RECURSIVE mine (id) AS (SELECT id FROM players WHERE heir = ? UNION "
        "SELECT p.id FROM players p JOIN mine ON p.heir = mine.id) SELECT id FROM mine ORDER BY id",
        player,
    )
    return [*(one for (one,) in rows if one != player), player]


async def left_behind(store: Store) -> list[str]:
    """Return the ids of guests who have passed to an account that has gone without them, as all
    did in earlier versions."""
    rows = await store.read(
        "SELECT g.id FROM players g JOIN players a ON a.id = g.heir "
        "WHERE g.gone IS NULL AND a.gone IS NOT NULL ORDER BY g.id"
    )
    return [guest for (guest,) in rows]


def gone_rows(player: str, now: float) -> list[Statement]:
    """Return the statements that delete everything of one of the ids of a person but what they did
    at tables."""
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


async def gone_of(store: Store, ids: Collection[str]) -> set[str]:
    """Return those of ``ids`` whose account has been deleted. Raises NotStored."""
    marks = ", ".join("?" * len(ids))
    sql = f"SELECT id FROM players WHERE gone IS NOT NULL AND id IN ({marks})"
    return {player for (player,) in await store.read(sql, *ids)}


def erased_row(player: str, now: float) -> Statement:
    """Return the statement that notes that no log bears the name of a person any more."""
    return "UPDATE players SET erased = ? WHERE id = ?", [(now, player)]


async def not_erased(store: Store) -> list[str]:
    """Return the ids of those who have gone, and whose name may stand in logs still."""
    rows = await store.read("SELECT id FROM players WHERE gone IS NOT NULL AND erased IS NULL")
    return [player for (player,) in rows]


async def rows_of(store: Store, ids: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
    """Return what is stored of a person, by their ids, besides logs, by table: without what is
    secret. Whom they have invited is in ``invitations_sent``."""
    out: dict[str, list[dict[str, Any]]] = {}
    for table in metadata.sorted_tables:
        if OWNER not in table.columns or table.name in CONFIDENTIAL:
            continue
        out[table.name] = await _rows(store, table, OWNER, ids)
    for channel in out[channels.name]:
        if channel["kind"] == "push":  # a subscription has keys beside its address
            channel["target"] = msgspec.json.decode(channel["target"])["endpoint"]
    out["invitations_sent"] = await _rows(store, invitations, "by_id", ids)
    return out


async def _rows(store: Store, table: Table, owner: str, ids: Sequence[str]) -> list[dict[str, Any]]:
    """Return the rows of a table whose column ``owner`` has one of ``ids``, without that column
    and what is secret."""
    names = [
        column.name
        for column in table.columns
        if not isinstance(column.type, LargeBinary) and column.name not in {owner, *SECRET}
    ]
    sql = f"SELECT {', '.join(names)} FROM {table.name} WHERE {owner} = ?"
    found = [row for one in ids for row in await store.read(sql, one)]
    return [dict(zip(names, row, strict=True)) for row in found]


async def people_of(
    store: Store, ids: Sequence[str]
) -> list[tuple[str, str, str, float, bool, float | None, str | None]]:
    """Return for each of ``ids``: id, name, language, when the site has known it, whether it is an
    account, since when, and the role."""
    sql = "SELECT id, name, lang, created, account, role FROM players WHERE id = ?"
    found = [row for one in ids for row in await store.read(sql, one)]
    return [
        (one, name, lang, created, account is not None, account, role)
        for one, name, lang, created, account, role in found
    ]


async def tables_of(store: Store, *ids: str) -> list[str]:
    """Return the ids of all tables whose log names one of some people. Reads all logs, beside the
    others. Raises NotStored: they cannot be read."""
    with store.answering():
        return await asyncio.to_thread(_tables_of, store, ids)


def _tables_of(store: Store, ids: Sequence[str]) -> list[str]:
    connection = store.reading()
    found = set[str]()
    try:
        for at in range(0, len(ids), MANY):
            marks = [f'"{one}"'.encode() for one in ids[at : at + MANY]]
            named = " OR ".join(["instr(body, ?) > 0"] * len(marks))
            sql = f"SELECT DISTINCT table_id FROM events WHERE {named}"
            found.update(name for (name,) in connection.execute(sql, tuple(marks)))
        return sorted(found)
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
