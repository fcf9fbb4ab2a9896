"""What happened inside an action, written down by the rules as they run.

A trace is a run of integers: the first counts the rows, each row is a kind and up to five values. A
search passes a trace of length one, into which nothing is written;
the table passes a long one and shows the rows as events.
"""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import Ints, kernel, room, to_list, zeros

ROW_INTS = 6
"""Integers in a row: kind, a, b, c, d, e."""

MAX_ROWS = 400
"""Rows a trace can hold; the longest action of any game writes far fewer,
which the contract tests check."""


@kernel
def emit(trace: Ints, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Append one row to ``trace`` unless it is a null trace, as a search passes it."""
    if len(trace) > 1:
        at = 1 + trace[0] * ROW_INTS
        trace[at] = kind
        trace[at + 1] = a
        trace[at + 2] = b
        trace[at + 3] = c
        trace[at + 4] = d
        trace[at + 5] = e
        trace[0] += 1


def make_trace() -> Ints:
    """Return an empty trace that keeps what is emitted."""
    trace: Ints = room(1 + ROW_INTS * MAX_ROWS)
    trace[0] = 0
    return trace


def make_null_trace() -> Ints:
    """Return a trace that keeps nothing."""
    return zeros(1)  # type: ignore[no-any-return]


def kept(trace: Any, n: int) -> Any:
    """Return a copy of ``trace``, which has ``n`` rows, without the room behind them."""
    return trace[: 1 + ROW_INTS * n].copy()


def rows(trace: Ints) -> list[list[int]]:
    """Return the rows of ``trace`` as lists ``[kind, a, b, c, d, e]``."""
    flat = to_list(trace[1 : 1 + ROW_INTS * int(trace[0])])
    return [flat[i : i + ROW_INTS] for i in range(0, len(flat), ROW_INTS)]
