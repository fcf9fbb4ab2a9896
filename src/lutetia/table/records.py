"""A table as a record, and a table from a record."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import cast

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import RecordError
from lutetia.engine.game import State
from lutetia.engine.outcome import AGREED
from lutetia.games import load
from lutetia.games.record import Record
from lutetia.table.events import Event, created
from lutetia.table.fold import apply_event
from lutetia.table.outcome import RESIGNED
from lutetia.table.record_parts import added, veiled
from lutetia.table.seating import MAX_NAME_LENGTH
from lutetia.table.table import Table
from lutetia.table.typed_text import clean


def record(table: Table, viewers: Sequence[int]) -> Record:
    """Return the game so far as whoever holds the seats ``viewers`` may know it: ``?`` for what is
    hidden from all of them, and nothing hidden once it is over.

    Raises:
        RecordError: the game began from a position, which holds hidden things of its own,
            and is not over yet.
    """
    work = recording(table, viewers)
    while True:
        try:
            next(work)
        except StopIteration as done:
            made: Record = done.value
            return made


def recording(table: Table, viewers: Sequence[int]) -> Generator[None, None, Record]:
    """Do what `record` does, with a pause after each action; the table may go on meanwhile.
    Raises RecordError."""
    over = table.status == "over"
    if table.start is not None and not over:
        raise RecordError("a game that began from a position can be exported once it is over")
    steps = list(table.history.steps) if table.history is not None else []
    acts = list(table.active_moves)
    result: dict[str, object] | None = None
    if table.outcome is not None and not table.aborted:  # else it is a game that could go on
        end = table.outcome
        result = {
            "scores": list(end.scores),
            "ranks": list(end.ranks),
            "reason": end.reason,
            "tiebreak": end.tiebreak,
        }
    if table.resigned:
        result = {**(result or {}), RESIGNED: list(table.resigned)}
    meta = table.game.meta
    names = tuple(one.name for one in table.seats)
    options = dict(table.options)
    more = added(table, viewers)
    texts = []
    for step, entry in zip(steps, acts, strict=True):
        texts.append(
            (step.actor, step.text if over else veiled(table.game, entry, step.text, viewers))
        )
        yield
    start = dict(table.start) if table.start is not None else None
    return Record(
        meta.id, meta.rules_version, table.players, options, tuple(texts), names, start, result,
        edition=table.game.edition, table=more,
    )  # fmt: skip


def opening(text: Record, host: str, now: float) -> list[Event]:
    """Return the events of a table that continues ``text``, or reviews it when it is finished.

    Raises:
        RecordError: the record cannot be replayed, is longer than any game, or is of one that
            people are still playing; the message says where.
    """
    return opened(text, "opening", host, now)[1]


def opened(text: Record, table_id: str, host: str, now: float) -> tuple[Table, list[Event]]:
    """Return the table that `opening` is about, and its events. Every action is played once.
    Raises RecordError."""
    text.require_end()
    title, most = load(text.game).meta.title, most_actions(text)
    if len(text.actions) > most:
        raise RecordError(
            f"actions: there are {len(text.actions)}, and a game of {title} has at most {most}; "
            "leave out what does not belong to the game"
        )
    at = round(now, 3)
    first = created(load(text.game), text.players, dict(text.options), host, True, now)
    first["rules_version"] = text.rules_version
    first["names"], first["plies"], first["start"] = _names(text), len(text.actions), text.start
    resigned = _resigned(text)
    states = text.states()
    before = next(states)
    table, events = Table(table_id, first), [cast(Event, first)]

    def note(kind: str, by: str | None, state: State | None = None, **values: object) -> None:
        events.append(cast(Event, {"kind": kind, "at": at, "by": by, **values}))
        apply_event(table, events[-1], state)

    note("started", host)
    for seat in resigned:
        note("resigned", None, seat=seat)
    for actor, action in text.actions:
        state = next(states)
        written = before.parse(action).text
        if actor == CHANCE:
            note("chance", None, state, text=written)
        else:
            note("act", None, state, seat=actor, text=written)
        before = state
    text.compare(before)
    _sound(before)
    if before.to_act not in (CHANCE, None) and (text.result or {}).get("reason") == AGREED:
        note("agreed", None, seat=None)
    return table, events


def most_actions(text: Record) -> int:
    """Return how many actions a record of this game may have for a table to be opened from it.

    A game whose rules bring its end has no more than `Meta.max_plies`. *Paris Connection* may go to
    and fro for ever; of its
    5,000 at most 700 go into stations, deal and locomotives, built one by one, so that more than
    2,100 trades are left: 350 for each of six people, days of play.
    Taking back leaves nothing in a record.
    """
    return load(text.game).meta.max_plies


def _sound(state: State) -> None:
    """Raise RecordError unless ``state`` can be shown to everybody and played on.

    A position that no game leads to may hold together field by field,
    and still be one that the rules have no answer for.
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
    return [clean(name)[:MAX_NAME_LENGTH].strip() for name in text.names[: text.players]]


def _resigned(text: Record) -> list[int]:
    seats = (text.result or {}).get(RESIGNED, [])
    if (
        not isinstance(seats, list)
        or not all(
            isinstance(s, int) and not isinstance(s, bool) and 0 <= s < text.players for s in seats
        )
        or len(set(seats)) != len(seats)
        or len(seats) >= text.players
    ):
        raise RecordError(
            "result: resigned is a list of seats, each once, and somebody has to stay"
        )
    return list(seats)
