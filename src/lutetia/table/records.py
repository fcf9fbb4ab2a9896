"""A table as a record, and a table from a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lutetia.engine.errors import RecordError
from lutetia.engine.game import CHANCE, State
from lutetia.engine.record import Record
from lutetia.table.ending import AGREED, RESIGNED
from lutetia.table.people import LONGEST_NAME
from lutetia.table.table import Event, Table
from lutetia.table.typed_text import clean


def record(table: Table, viewers: Sequence[int]) -> Record:
    """Return the game so far as whoever holds the seats ``viewers`` may know it: ``?`` for what is hidden from all of them, and nothing
    hidden once it is over.

    Raises:
        RecordError: the game began from a position, which holds hidden things of its own, and is not over yet.
    """
    steps = table.past.steps if table.past is not None else []
    result: dict[str, Any] | None = None
    if table.outcome is not None:
        end = table.outcome
        result = {
            "scores": list(end.scores),
            "ranks": list(end.ranks),
            "reason": end.reason,
            "tiebreak": end.tiebreak,
        }
    if table.resigned:
        result = {**(result or {}), RESIGNED: list(table.resigned)}
    over = table.status == "over"
    meta = table.game.meta
    names = tuple(chair.name for chair in table.chairs)
    texts = [(step.actor, step.text) for step in steps]
    if not over and table.past is not None:
        texts = [
            (actor, _veiled(table, ply, text, viewers)) for ply, (actor, text) in enumerate(texts)
        ]
    start = dict(table.start) if table.start is not None and over else None
    if table.start is not None and not over:
        raise RecordError("a game that began from a position can be exported once it is over")
    return Record(
        meta.id,
        meta.rules_version,
        table.players,
        dict(table.options),
        tuple(texts),
        names,
        start,
        result,
    )


def _veiled(table: Table, ply: int, text: str, viewers: Sequence[int]) -> str:
    entry = table.act_entry(ply + 1)
    if entry is None or entry.code is None or not entry.secret:
        return text
    write = table.game.write
    if any(write(entry.code, seat, everything=False) == text for seat in viewers):
        return text
    return write(entry.code, None, everything=False)


def opening(text: Record, host: str, now: float) -> list[Event]:
    """Return the events of a table that continues ``text``, or reviews it when it is finished.

    Raises:
        RecordError: the record cannot be replayed; the message says where.
    """
    at = round(now, 3)
    last = text.replay()
    _sound(last)
    events: list[Event] = [
        {
            "kind": "created", "at": at, "by": host, "game": text.game, "rules_version": text.rules_version, "players": text.players,
            "options": dict(text.options), "private": True, "host": host, "names": _names(text),
            "plies": len(text.actions), "start": text.start,
        },
        {"kind": "started", "at": at, "by": host},
    ]  # fmt: skip
    for seat in _resigned(text):
        events.append({"kind": "resigned", "at": at, "by": None, "seat": seat})
    for actor, action in text.actions:
        if actor == CHANCE:
            events.append({"kind": "chance", "at": at, "by": None, "text": action})
        else:
            events.append({"kind": "act", "at": at, "by": None, "seat": actor, "text": action})
    if last.stuck and (text.result or {}).get("reason") == AGREED:
        events.append({"kind": "agreed", "at": at, "by": None, "seat": None})
    return events


def _sound(state: State[Any]) -> None:
    """Raise RecordError unless ``state`` can be shown to everybody and played on.

    A position that no game leads to may hold together field by field, and still be one that the rules have no answer for.
    """
    try:
        for viewer in (None, *range(state.players)):
            state.view(viewer)
        state.prompt()
        stuck = not state.is_over and not state.legal()
    except (LookupError, ValueError, TypeError, ArithmeticError, AssertionError) as error:
        raise RecordError(
            f"the end: the position cannot be shown ({type(error).__name__}: {error})"
        ) from error
    if stuck:
        raise RecordError("the end: nobody can do anything in this position")


def _names(text: Record) -> list[str]:
    return [clean(name)[:LONGEST_NAME].strip() for name in text.names[: text.players]]


def _resigned(text: Record) -> list[int]:
    seats = (text.result or {}).get(RESIGNED, [])
    fine = isinstance(seats, list) and all(
        isinstance(s, int) and not isinstance(s, bool) and 0 <= s < text.players for s in seats
    )
    if not fine or len(set(seats)) != len(seats) or len(seats) >= text.players:
        raise RecordError(
            "result: resigned is a list of seats, each once, and somebody has to stay"
        )
    return list(seats)
