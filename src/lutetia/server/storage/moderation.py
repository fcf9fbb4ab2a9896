"""What is kept of reports, of what moderators decide, and of what they did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from lutetia.server.storage.database import Statement
from lutetia.server.storage.people import MODERATOR

KEPT_CLOSED = 90 * 86_400.0
"""Seconds after which a closed report is forgotten."""


class Readable(Protocol):
    """What can be asked: the database of a server, or its file beside a running one."""

    async def read(self, sql: str, *params: Any) -> list[Any]:
        """Return the rows that ``sql`` finds."""
        ...


@dataclass(frozen=True)
class KeptReport:
    """A report as it is kept; see `schema.reports`."""

    player: str
    subject: str
    name: str
    reason: str
    words: str
    table: str | None
    version: int | None
    line: int | None
    at: float


@dataclass(frozen=True)
class KeptLine:
    """A line of chat in a report: its version in the log, who said it, and when."""

    n: int
    player: str
    name: str
    at: float
    text: str


@dataclass(frozen=True)
class Sanction:
    """What moderators have decided about somebody, or about an address.

    Attributes:
        kind: ``ban`` or ``mute``.
        network: the mark of an address; None: it is for ``player``.
        since: Unix seconds.
        until: Unix seconds; None: for good.
        reason: as the person reads it.
    """

    id: int
    kind: str
    player: str | None
    network: str | None
    since: float
    until: float | None
    reason: str


@dataclass(frozen=True)
class Deed:
    """A row of the audit log; see `schema.audit`."""

    at: float
    actor: str
    act: str
    why: str
    subject: str | None = None
    table: str | None = None
    line: int | None = None
    report: int | None = None
    sanction: int | None = None
    until: float | None = None


# --- what changes ---------------------------------------------------------------------------------


def report_rows(report: KeptReport, lines: Sequence[KeptLine]) -> list[Statement]:
    """Return the statements that keep a report with its excerpt."""
    one = report
    newest = "(SELECT max(id) FROM reports)"
    return [
        (
            "INSERT INTO reports (player_id, subject, name, reason, words, table_id, version, "
            "line, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(one.player, one.subject, one.name, one.reason, one.words, one.table, one.version,
              one.line, one.at)],
        ),
        (
            "INSERT INTO report_lines (report_id, n, player_id, name, at, text) "
            f"VALUES ({newest}, ?, ?, ?, ?, ?)",
            [(said.n, said.player, said.name, said.at, said.text) for said in lines],
        ),
    ]  # fmt: skip


def closed_rows(ids: Sequence[int], now: float) -> Statement:
    """Return the statement that closes reports."""
    return "UPDATE reports SET closed = ? WHERE id = ?", [(now, one) for one in ids]


def sanction_row(one: Sanction) -> Statement:
    """Return the statement that keeps a sanction; the database gives it its id."""
    return (
        "INSERT INTO sanctions (kind, player_id, network, since, until, reason) "
        "VALUES (?, ?, ?, ?, ?, ?)",
        [(one.kind, one.player, one.network, one.since, one.until, one.reason)],
    )


def no_sanction_row(sanction: int) -> Statement:
    """Return the statement that lifts a sanction."""
    return "DELETE FROM sanctions WHERE id = ?", [(sanction,)]


def role_row(player: str, moderator: bool) -> Statement:
    """Return the statement that makes somebody a moderator, or no longer."""
    return "UPDATE players SET role = ? WHERE id = ?", [(MODERATOR if moderator else None, player)]


def renaming_row(player: str, since: float | None) -> Statement:
    """Return the statement that notes since when logs are given the new name of somebody; None:
    all have it."""
    return "UPDATE players SET renaming = ? WHERE id = ?", [(since, player)]


def audit_row(deed: Deed) -> Statement:
    """Return the statement that adds to the audit log."""
    one = deed
    return (
        "INSERT INTO audit (at, actor, act, subject, table_id, line, report, sanction, until, why) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(one.at, one.actor, one.act, one.subject, one.table, one.line, one.report, one.sanction,
          one.until, one.why)],
    )  # fmt: skip


def forget_rows(now: float) -> list[Statement]:
    """Return the statements that forget what has run out, and reports that were closed long ago."""
    return [
        ("DELETE FROM sanctions WHERE until <= ?", [(now,)]),
        ("DELETE FROM reports WHERE closed <= ?", [(now - KEPT_CLOSED,)]),
        ("DELETE FROM report_lines WHERE report_id NOT IN (SELECT id FROM reports)", [()]),
    ]


# --- what is asked --------------------------------------------------------------------------------

_REPORT = (
    "SELECT r.id, r.player_id, coalesce(p.name, ''), r.subject, r.name, "
    "coalesce(s.name, r.name), s.account IS NOT NULL, r.reason, r.words, r.table_id, "
    "r.version, r.line, r.at, r.closed FROM reports r LEFT JOIN players p ON p.id = r.player_id "
    "LEFT JOIN players s ON s.id = r.subject "
)

_ABOUT_OTHERS = (
    "NOT EXISTS (SELECT 1 FROM players m LEFT JOIN players h ON h.id = m.heir "
    f"WHERE m.id = r.subject AND '{MODERATOR}' IN (m.role, h.role))"
)
"""That a report is not about a moderator, nor about the guest whom one was before."""


def _those(moderator: bool) -> str:
    """Return the condition for the reports that a moderator has before them, or all."""
    return _ABOUT_OTHERS if moderator else "1 = 1"


async def open_reports(store: Readable, moderator: bool) -> int:
    """Return how many reports are open: to a ``moderator`` but for those about moderators."""
    [[count]] = await store.read(
        f"SELECT count(*) FROM reports r WHERE r.closed IS NULL AND {_those(moderator)}"
    )
    return int(count)


async def reports(
    store: Readable, closed: bool, most: int, each: int, moderator: bool
) -> list[tuple[Any, ...]]:
    """Return the open reports, the oldest first and at most ``each`` about one person, or the
    closed ones, the latest first: to a ``moderator`` but for those about moderators."""
    those = _those(moderator)
    if closed:
        sql = f"{_REPORT} WHERE r.closed IS NOT NULL AND {those} ORDER BY r.closed DESC LIMIT ?"
        return await store.read(sql, most)
    first = (
        "SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY subject ORDER BY id) AS nth "
        "FROM reports WHERE closed IS NULL) AS counted WHERE nth <= ?"
    )
    sql = f"{_REPORT} WHERE r.id IN ({first}) AND {those} ORDER BY r.id LIMIT ?"
    return await store.read(sql, each, most)


async def report(store: Readable, number: int) -> tuple[Any, ...] | None:
    """Return one report as `reports` does."""
    rows = await store.read(f"{_REPORT} WHERE r.id = ?", number)
    return tuple(rows[0]) if rows else None


async def lines_of(store: Readable, number: int) -> list[KeptLine]:
    """Return the excerpt of a report."""
    rows = await store.read(
        "SELECT n, player_id, name, at, text FROM report_lines WHERE report_id = ? ORDER BY n",
        number,
    )
    return [KeptLine(*row) for row in rows]


async def open_reports_by(store: Readable, player: str) -> int:
    """Return how many reports of somebody are open."""
    rows = await store.read(
        "SELECT count(*) FROM reports WHERE player_id = ? AND closed IS NULL", player
    )
    return int(rows[0][0])


async def open_reports_about(store: Readable, subject: str) -> int:
    """Return how many reports about somebody are open."""
    rows = await store.read(
        "SELECT count(*) FROM reports WHERE subject = ? AND closed IS NULL", subject
    )
    return int(rows[0][0])


async def reported_already(store: Readable, one: KeptReport) -> bool:
    """Return whether the same person has reported the same line, or, where it is about no line, has
    an open report about the same person at the same place."""
    if one.line is not None:
        sql = "SELECT 1 FROM reports WHERE player_id = ? AND table_id = ? AND line = ?"
        return bool(await store.read(sql, one.player, one.table, one.line))
    sql = (
        "SELECT 1 FROM reports WHERE player_id = ? AND subject = ? AND coalesce(table_id, '') = ? "
        "AND line IS NULL AND closed IS NULL"
    )
    return bool(await store.read(sql, one.player, one.subject, one.table or ""))


async def about_the_same(store: Readable, number: int, moderator: bool) -> list[int]:
    """Return the ids of all open reports about the same line as a report, or about the same person
    where that is about no line; none to a ``moderator`` where it is about a moderator."""
    rows = await store.read(
        "SELECT o.id FROM reports r JOIN reports o ON o.subject = r.subject "
        "AND coalesce(o.table_id, '') = coalesce(r.table_id, '') "
        "AND coalesce(o.line, -1) = coalesce(r.line, -1) WHERE r.id = ? AND o.closed IS NULL "
        f"AND {_those(moderator)}",
        number,
    )
    return [one for (one,) in rows]


async def times_reported(store: Readable, subject: str) -> int:
    """Return how many people have reported somebody, as far as that is kept."""
    rows = await store.read(
        "SELECT count(DISTINCT player_id) FROM reports WHERE subject = ?", subject
    )
    return int(rows[0][0])


async def sanctions(store: Readable, now: float) -> list[Sanction]:
    """Return all sanctions that hold at ``now`` in Unix seconds."""
    rows = await store.read(
        "SELECT id, kind, player_id, network, since, until, reason FROM sanctions "
        "WHERE until IS NULL OR until > ? ORDER BY id",
        now,
    )
    return [Sanction(*row) for row in rows]


async def audit(store: Readable, before: int | None, most: int) -> list[tuple[Any, ...]]:
    """Return the log of what was done, the latest first, before row ``before``."""
    return await store.read(
        "SELECT a.id, a.at, a.actor, coalesce(m.name, ''), a.act, a.subject, "
        "coalesce(s.name, ''), a.table_id, a.line, a.report, a.sanction, a.until, a.why "
        "FROM audit a LEFT JOIN players m ON m.id = a.actor "
        "LEFT JOIN players s ON s.id = a.subject WHERE a.id < ? ORDER BY a.id DESC LIMIT ?",
        1 << 62 if before is None else before,
        most,
    )


async def account_of(store: Readable, player: str) -> str:
    """Return the account to which everything of a guest has passed, or ``player``."""
    rows = await store.read("SELECT heir FROM players WHERE id = ?", player)
    return (rows[0][0] if rows else None) or player


async def renaming(store: Readable) -> list[tuple[str, str]]:
    """Return id and name of those whose new name is not in all logs yet."""
    rows = await store.read(
        "SELECT id, name FROM players WHERE renaming IS NOT NULL AND gone IS NULL"
    )
    return [(player, name) for player, name in rows]


async def talk(
    store: Readable, table: str, last: int, before: int, after: int
) -> list[tuple[int, bytes]]:
    """Return version and body of the lines of chat around version ``last`` of a log: at most
    ``before`` up to it and ``after`` beyond."""
    marked = "AND instr(body, ?) > 0"
    mark = b'"kind":"chat"'  # in a text the quotes would be escaped
    sql = (
        "SELECT version, body FROM (SELECT version, body FROM events WHERE table_id = ? "
        f"AND version <= ? {marked} ORDER BY version DESC LIMIT ?) AS first UNION ALL "
        "SELECT version, body FROM (SELECT version, body FROM events WHERE table_id = ? "
        f"AND version > ? {marked} ORDER BY version LIMIT ?) AS rest ORDER BY version"
    )
    return await store.read(sql, table, last, mark, before, table, last, mark, after)
