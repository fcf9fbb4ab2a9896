"""What happened inside an action, written down by the rules as they run.

A trace is a run of integers: the first counts the rows, each row is a kind and up to five values. A search passes a
trace of length one, into which nothing is written; the table passes a long one and shows the rows as events.
"""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel, plain, zeros

ROW = 6
"""Integers in a row: kind, a, b, c, d, e."""

ROWS = 400
"""Rows a trace can hold; the longest action of any game writes far fewer, which the contract tests check."""


@kernel
def note(trace: Ints, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Append one row to ``trace`` unless it is the silent trace of a search."""
    if len(trace) > 1:
        at = 1 + trace[0] * 6
        trace[at] = kind
        trace[at + 1] = a
        trace[at + 2] = b
        trace[at + 3] = c
        trace[at + 4] = d
        trace[at + 5] = e
        trace[0] += 1


def new_trace() -> Ints:
    """Return an empty trace that keeps what is noted."""
    return zeros(1 + ROW * ROWS)  # type: ignore[no-any-return]


def silent() -> Ints:
    """Return a trace that keeps nothing."""
    return zeros(1)  # type: ignore[no-any-return]


def rows(trace: Ints) -> list[list[int]]:
    """Return the noted rows as lists ``[kind, a, b, c, d, e]``."""
    flat = plain(trace[1 : 1 + ROW * int(trace[0])])
    return [flat[i : i + ROW] for i in range(0, len(flat), ROW)]
