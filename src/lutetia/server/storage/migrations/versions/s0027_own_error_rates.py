"""Error rates of what people decided themselves: bots that played in place of somebody counted."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from contextlib import suppress
from statistics import fmean
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Work them out anew, from the reports and the logs. A report that cannot be read goes, with
    its rates: it can be made again. Where a log cannot be, the rates stay as they are."""
    connection = op.get_bind()
    for table, mark in connection.execute(sa.text("SELECT table_id, mark FROM coached")).all():
        which = {"table": table, "mark": mark}
        body = connection.execute(
            sa.text("SELECT body FROM coached WHERE table_id = :table AND mark = :mark"), which
        ).scalar_one()
        log = connection.execute(
            sa.text("SELECT body FROM events WHERE table_id = :table ORDER BY version"), which
        ).scalars()
        try:
            own = _own([json.loads(one) for one in log])
        except (ValueError, LookupError, TypeError):
            continue
        losses: dict[int, list[float]] | None = None
        with suppress(zlib.error, ValueError, LookupError, TypeError):
            losses = _losses(json.loads(zlib.decompress(body)), own)
        connection.execute(
            sa.text("DELETE FROM error_rates WHERE table_id = :table AND mark = :mark"), which
        )
        if losses is None:
            connection.execute(
                sa.text("DELETE FROM coached WHERE table_id = :table AND mark = :mark"), which
            )
            continue
        for seat, lost in losses.items():
            connection.execute(
                sa.text("INSERT INTO error_rates VALUES (:table, :mark, :seat, :rate, :counted)"),
                {**which, "seat": seat, "rate": 100 * fmean(lost), "counted": len(lost)},
            )


def _losses(coaching: dict[str, Any], own: set[int]) -> dict[int, list[float]]:
    """Return by seat what the decisions of ``own`` lost that count."""
    losses: dict[int, list[float]] = {}
    for one in coaching["report"]["decisions"]:
        found = one["judgement"]
        if found["counted"] and one["number"] in own:
            losses.setdefault(found["seat"], []).append(found["loss"])
    return losses


def _own(log: Sequence[dict[str, Any]]) -> set[int]:
    """Return the numbers of the actions that whoever sat at their seat in the end took."""
    steps: list[tuple[int, str | None]] = []
    sits: dict[int, str] = {}
    for event in log:
        match event["kind"]:
            case "sat":
                sits[event["seat"]] = event["player"]
            case "stood" | "bot":
                sits.pop(event["seat"], None)
            case "passed":
                guest, to = event["player"], event["to"]
                sits = {seat: to if one == guest else one for seat, one in sits.items()}
                steps = [(seat, to if by == guest else by) for seat, by in steps]
            case "act":
                steps.append((event["seat"], event["by"]))
            case "chance":
                steps.append((-1, None))
            case "undone":
                del steps[event["to"] :]
    return {n for n, (seat, by) in enumerate(steps, start=1) if by and sits.get(seat) == by}


def downgrade() -> None:
    """Leave them: earlier versions read them as well."""
