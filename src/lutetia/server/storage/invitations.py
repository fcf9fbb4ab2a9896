"""Invitations to tables, and whom somebody may mean by a name."""

from __future__ import annotations

from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store

Row = tuple[str, str, str, str, float, bool]
"""Id, table, who invites, who is invited, until when in Unix seconds, whether it was declined."""

_ADD = (
    "INSERT INTO invitations (id, table_id, by_id, player_id, until, declined) "
    "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET declined = excluded.declined"
)

ACQUAINTANCES = (
    "SELECT p.id, p.name, coalesce(t.follow, 0) AS follow FROM players p "
    "LEFT JOIN ties t ON t.player_id = ? AND t.other_id = p.id "
    "WHERE p.account IS NOT NULL AND p.gone IS NULL AND p.id <> ? "
    "AND instr(lower(p.name), lower(?)) > 0 AND coalesce(t.block, 0) = 0 "
    "AND (t.follow = 1 OR p.id IN (SELECT o.player_id FROM sittings m "
    "JOIN sittings o ON o.table_id = m.table_id WHERE m.player_id = ?)) "
    "ORDER BY follow DESC, p.name LIMIT ?"
)
"""Of one person, twice; a part of a name; the person; how many at most."""


def invitation_row(row: Row) -> Statement:
    """Return the statement that keeps an invitation, or that it was declined."""
    return _ADD, [row]


def no_invitation_rows(names: list[str]) -> list[Statement]:
    """Return the statements that forget invitations by their ids."""
    sql = "DELETE FROM invitations WHERE id = ?"
    return [(sql, [(name,) for name in names])] if names else []


async def invitations(store: Store) -> list[Row]:
    """Return every invitation that is kept."""
    rows = await store.read(
        "SELECT id, table_id, by_id, player_id, until, declined FROM invitations"
    )
    return [(*row[:-1], bool(row[-1])) for row in rows]


async def table_info(store: Store, table: str) -> bytes | None:
    """Return TableInfo as JSON of a table in the index."""
    rows = await store.read("SELECT info FROM tables WHERE id = ?", table)
    return rows[0][0] if rows else None


async def acquaintances(
    store: Store, player: str, name: str, most: int
) -> list[tuple[str, str, bool]]:
    """Return id and name of people with an account whom somebody follows or has sat with, whose
    name has ``name`` in it, and whether they follow them; those first."""
    rows = await store.read(ACQUAINTANCES, player, player, name, player, most)
    return [(other, called, bool(follow)) for other, called, follow in rows]
