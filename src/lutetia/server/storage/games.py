"""A person's own games, a page at a time: each page costs the same, however many there are."""

from __future__ import annotations

from dataclasses import dataclass

from lutetia.server.storage.store import Store
from lutetia.table.pace import UNHURRIED


@dataclass(frozen=True)
class Wanted:
    """Which of one's games are asked for.

    Attributes:
        over: those that have ended, or the others.
        game: only of this title.
        pace: only of this pace; "none": without a clock.
        rated: only rated ones, or only the others.
        opponent: only with somebody whose name holds this.
        after: the time and the table with which the page before ended.
    """

    over: bool
    game: str | None = None
    pace: str | None = None
    rated: bool | None = None
    opponent: str | None = None
    after: tuple[bool, float, str] | None = None


async def unhurried(store: Store, player: str) -> list[str]:
    """Return the ids of the running games of somebody at a pace at which holidays count."""
    rows = await store.read(
        "SELECT t.id FROM sittings s JOIN tables t ON t.id = s.table_id "
        "WHERE s.player_id = ? AND t.status = 'playing' "
        f"AND json_extract(t.info, '$.timing.pace') IN ({', '.join('?' * len(UNHURRIED))}) "
        "ORDER BY t.id",
        player,
        *UNHURRIED,
    )
    return [name for (name,) in rows]


async def page(
    store: Store, player: str, wanted: Wanted, most: int
) -> list[tuple[str, bool, float, str, bytes, float | None]]:
    """Return table, whether it waits, since when, one's note, TableInfo as JSON, and when the time
    that runs there is up: those that wait first, then the latest first."""
    where, values = ["s.player_id = ?", "s.over = ?"], [player, int(wanted.over)]
    params: list[object] = [*values]

    def only(condition: str, *more: object) -> None:
        where.append(condition)
        params.extend(more)

    if wanted.after is not None:
        waits, at, table = wanted.after
        only("(s.waits, s.at, s.table_id) < (?, ?, ?)", int(waits), at, table)
    if wanted.game is not None:
        only("t.game = ?", wanted.game)
    if wanted.pace == "none":
        only("json_extract(t.info, '$.timing.pace') IS NULL")
    elif wanted.pace is not None:
        only("json_extract(t.info, '$.timing.pace') = ?", wanted.pace)
    if wanted.rated is not None:
        only(f"json_extract(t.info, '$.rated') IS {'NOT ' if wanted.rated else ''}NULL")
    if wanted.opponent is not None:
        only(
            "EXISTS (SELECT 1 FROM json_each(t.info, '$.seats') AS seat "
            "WHERE instr(lower(json_extract(seat.value, '$.name')), lower(?)) > 0)",
            wanted.opponent,
        )
    rows = await store.read(
        "SELECT s.table_id, s.waits, s.at, coalesce(n.text, ''), t.info, d.due "
        "FROM sittings s JOIN tables t ON t.id = s.table_id "
        "LEFT JOIN notes n ON n.player_id = s.player_id AND n.table_id = s.table_id "
        "LEFT JOIN deadlines d ON d.table_id = s.table_id "
        f"WHERE {' AND '.join(where)} "
        "ORDER BY s.waits DESC, s.at DESC, s.table_id DESC LIMIT ?",
        *params,
        most,
    )
    return [(name, bool(waits), *rest) for name, waits, *rest in rows]
