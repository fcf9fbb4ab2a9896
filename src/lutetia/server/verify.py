"""Replaying everything stored: does each log still lead to what was written down?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from lutetia.ai.spread import Spread, in_turn
from lutetia.engine.errors import LutetiaError, OtherEdition, OtherRules
from lutetia.server.errors import StoreError
from lutetia.server.storage.database import Reading, Where
from lutetia.server.storage.opening import found, read_only
from lutetia.server.storage.store import event_of, logs, snapshot_of
from lutetia.table.events import Event
from lutetia.table.fold import apply_event
from lutetia.table.snapshot import dump, tag
from lutetia.table.table import Table


@dataclass
class Report:
    """What a verification found: one sentence for each difference.

    ``asleep`` counts the tables of editions that are not in use, which cannot be replayed.
    """

    tables: int = 0
    events: int = 0
    asleep: int = 0
    differences: list[str] = field(default_factory=list)


PIECE = 2000
"""Events after which the tables of a piece of work are enough: some tenths of a second."""


class Stored(NamedTuple):
    """A table as it is stored: its log as ``(version, JSON)``, and the snapshot of this build."""

    name: str
    log: list[tuple[int, bytes]]
    snapshot: tuple[int, bytes] | None


def verify(at: Where, spread: Spread = in_turn, most: int | None = None) -> Report:
    """Replay every table that is stored, or ``most`` of them, drawn at random; only reads. Whoever
    replays (``spread``) needs no way to the database. Raises StoreError: the database cannot be
    used, or holds no site."""
    report = Report()
    if found(at) is None:
        raise StoreError("there is no site in that database")
    connection = read_only(at)
    try:
        for part in spread(replay, _pieces(connection, most)):
            report.tables += part.tables
            report.events += part.events
            report.asleep += part.asleep
            report.differences += part.differences
    finally:
        connection.close()
    return report


def _pieces(connection: Reading, most: int | None) -> Iterator[list[Stored]]:
    snapshots = "snapshots" in connection.names()
    piece: list[Stored] = []
    events = 0
    for name, log in logs(connection, most):
        kept = snapshot_of(connection, name, tag()) if snapshots else None
        piece.append(Stored(name, log, kept))
        events += len(log)
        if events >= PIECE:
            yield piece
            piece, events = [], 0
    if piece:
        yield piece


def replay(piece: list[Stored]) -> Report:
    """Return what the tables of a piece come to."""
    report = Report()
    for one in piece:
        report.tables += 1
        report.differences += _replayed(one, report)
    return report


def _replayed(one: Stored, report: Report) -> list[str]:
    name, log, kept = one
    table: Table | None = None
    found: list[str] = []
    for n, (version, body) in enumerate(log):
        if version != n:
            return [*found, f"table {name}: event {n} is missing"]
        try:
            event: Event = msgspec.json.decode(body)
            if table is None:
                table = Table(name, event)
            else:
                apply_event(table, event)
        except OtherRules as error:
            if any(event_of(body)["kind"] == "over" for _, body in log):
                report.asleep += 1
                return found
            return [*found, f"table {name} could not be played to its end: {error}"]
        except OtherEdition:
            report.asleep += 1
            return found
        except (
            LutetiaError, msgspec.DecodeError, LookupError, ValueError, TypeError, AttributeError,
            ArithmeticError, AssertionError,
        ) as error:  # fmt: skip
            return [*found, f"table {name}, event {n}: {type(error).__name__}: {error}"]
        report.events += 1
        if kept is not None and kept[0] == n and dump(table) != kept[1]:
            found.append(f"table {name}, event {n}: the snapshot differs from the replay")
        if event["kind"] == "over":
            end = table.outcome
            now = (
                None
                if end is None
                else {"scores": list(end.scores), "ranks": list(end.ranks), "reason": end.reason}
            )
            then = {key: event[key] for key in ("scores", "ranks", "reason")}
            if now != then:
                found.append(f"table {name}, event {n}: stored {then}, replayed {now}")
    if (
        table is not None
        and table.status == "playing"
        and table.state is not None
        and table.state.is_over
    ):
        found.append(f"table {name}: the game is over, and its log does not say so")
    return found
