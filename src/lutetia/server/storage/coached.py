"""Reports of the coach, kept: made once for a game. Error rates stand beside them, to be found
without reading whole reports."""

from __future__ import annotations

import zlib
from collections.abc import Collection
from statistics import fmean

import msgspec

from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store

_ADD = (
    "INSERT INTO coached (table_id, mark, body) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id, mark) DO UPDATE SET body = excluded.body"
)
_ADD_RATE = (
    "INSERT INTO error_rates (table_id, mark, seat, rate, counted) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (table_id, mark, seat) DO UPDATE SET rate = excluded.rate, "
    "counted = excluded.counted"
)


class _Judgement(msgspec.Struct):
    seat: int
    loss: float
    counted: bool


class _Decision(msgspec.Struct):
    number: int
    judgement: _Judgement


class _Report(msgspec.Struct):
    decisions: list[_Decision]


class _Coaching(msgspec.Struct):
    report: _Report


def report_rows(table: str, mark: str, body: bytes, own: Collection[int]) -> list[Statement]:
    """Return the statements that keep a report, compressed by zlib; ``mark`` tells how it was
    made, and ``own`` are the numbers of the actions that whoever sits at their seat took. Of a seat
    without one of these that counts there is no error rate: it would be a bot's, or somebody
    else's."""
    found = msgspec.json.decode(zlib.decompress(body), type=_Coaching)
    losses: dict[int, list[float]] = {}
    for one in found.report.decisions:
        if one.judgement.counted and one.number in own:
            losses.setdefault(one.judgement.seat, []).append(one.judgement.loss)
    rates = [
        (table, mark, seat, 100 * fmean(lost), len(lost)) for seat, lost in sorted(losses.items())
    ]
    return [(_ADD, [(table, mark, body)]), (_ADD_RATE, rates)]


async def report_of(store: Store, table: str, mark: str) -> bytes | None:
    """Return the report of a table as JSON, None where there is none."""
    rows = await store.read("SELECT body FROM coached WHERE table_id = ? AND mark = ?", table, mark)
    return zlib.decompress(rows[0][0]) if rows else None


async def error_rates(
    store: Store, player: str, mark: str, most: int
) -> list[tuple[str, str, float, float, int]]:
    """Return for each seat of somebody with an account in the latest public games that were
    judged: table, title, when it ended in Unix seconds, error rate in points of a hundred,
    decisions that count."""
    rows = await store.read(
        "SELECT t.id, t.game, s.at, r.rate, r.counted FROM sittings s "
        "JOIN tables t ON t.id = s.table_id JOIN error_rates r ON r.table_id = s.table_id "
        "WHERE s.player_id = ? AND s.over = 1 AND t.private = 0 AND r.mark = ? "
        "AND json_extract(t.info, '$.seats[' || r.seat || '].player') = ? "
        "ORDER BY s.at DESC, t.id, r.seat LIMIT ?",
        player,
        mark,
        player,  # else they sat there as a guest, or the seat is somebody else's
        most,
    )
    return [tuple(row) for row in rows]
