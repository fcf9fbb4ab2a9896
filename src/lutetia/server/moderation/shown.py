"""What moderators have before them."""

from __future__ import annotations

import time
from typing import Any, Literal

from lutetia.server.moderation.types import (
    AuditRow,
    Desk,
    ExcerptLine,
    ReportInfo,
    SanctionInfo,
    Somebody,
)
from lutetia.server.storage import moderation as kept
from lutetia.server.storage.moderation import Readable, Sanction

MAX_REPORTS, MAX_AUDIT = 50, 50
"""Reports, and rows of the audit log, that are told at once."""

MAX_EACH = 3
"""Open reports about one person that are told at once, so that many about one hide no other."""


def sanction_info(one: Sanction) -> SanctionInfo:
    """Return a sanction as it is told."""
    until = None if one.until is None else int(one.until)
    kind: Literal["ban", "mute"] = "mute" if one.kind == "mute" else "ban"
    return SanctionInfo(one.id, kind, one.player, int(one.since), until, one.reason)


async def desk(
    store: Readable, closed: bool = False, before: int | None = None, moderator: bool = False
) -> Desk:
    """Return the reports with their excerpts, and what was done before row ``before``; to a
    ``moderator`` without the reports about themselves and other moderators."""
    count = await kept.open_reports(store, moderator)
    rows = await kept.reports(store, closed, MAX_REPORTS, MAX_EACH, moderator)
    holds = await kept.sanctions(store, time.time())
    audit = await kept.audit(store, before, MAX_AUDIT + 1)
    more = audit[MAX_AUDIT - 1][0] if len(audit) > MAX_AUDIT else None
    told = [await _report(store, row, holds) for row in rows]
    return Desk(count, told, [_done(row) for row in audit[:MAX_AUDIT]], more)


async def report(store: Readable, number: int) -> ReportInfo | None:
    """Return one report."""
    row = await kept.report(store, number)
    return (
        None if row is None else await _report(store, row, await kept.sanctions(store, time.time()))
    )


async def _report(store: Readable, row: tuple[Any, ...], holds: list[Sanction]) -> ReportInfo:
    (number, by, by_name, subject, name, now, account, reason, words, table, version, line, at,
     closed) = row  # fmt: skip
    return ReportInfo(
        id=number,
        at=int(at),
        closed=None if closed is None else int(closed),
        reason=reason,
        words=words,
        subject=Somebody(subject, now, bool(account)),
        name=name,
        by=Somebody(by, by_name, False),
        times=await kept.times_reported(store, subject),
        table=table,
        version=version,
        lines=[
            ExcerptLine(one.n, one.player, one.name, int(one.at), one.text, one.n == line)
            for one in await kept.lines_of(store, number)
        ],
        sanctions=[sanction_info(one) for one in holds if one.player == subject],
    )


def _done(row: tuple[Any, ...]) -> AuditRow:
    (number, at, actor, actor_name, act, subject, subject_name, table, line, report_, sanction,
     until, why) = row  # fmt: skip
    return AuditRow(
        number, int(at), actor, actor_name, act, subject, subject_name, table, line, report_,
        sanction, None if until is None else int(until), why,
    )  # fmt: skip
