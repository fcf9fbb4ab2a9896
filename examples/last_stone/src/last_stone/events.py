"""From the rows that the rules note to events."""

from __future__ import annotations

from collections.abc import Sequence

from last_stone.rules import codes
from last_stone.scoring import outcome
from last_stone.state import Fields
from lutetia.engine.events import Event
from lutetia.engine.schema import Fact


class Heap(Fact, tag="heap"):
    """So many stones lie there."""

    stones: int


class Lucky(Fact, tag="lucky"):
    """A seat drew its lucky number."""

    seat: int
    number: int | None


class Took(Fact, tag="took"):
    """A seat took stones."""

    seat: int
    count: int


class Shown(Fact, tag="shown"):
    """A seat shows its lucky number."""

    seat: int
    number: int


def event(row: Sequence[int], st: Fields) -> Event:
    """Return the event of one row, noted by an action that led to ``st``."""
    kind, a, b, *_ = row
    if kind == codes.E_HEAP:
        return Event.of(Heap(stones=a))
    if kind == codes.E_LUCKY:
        return Event.of(Lucky(seat=a, number=b), secret=("number",), owner=a)
    if kind == codes.E_TOOK:
        return Event.of(Took(seat=a, count=b))
    if kind == codes.E_SHOWN:
        return Event.of(Shown(seat=a, number=b), reveals=True)
    return Event.of(outcome(st).fact())
