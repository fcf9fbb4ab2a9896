"""Template: the functions by which Python enters one game's kernels, under the kernels' own names.

They take records as buffers (one-element arrays), because passing a single record costs six times
as much. See `lutetia.engine.template`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lutetia.engine.actors import CHANCE, OVER
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Buffer
from lutetia.engine.rng import randbelow
from lutetia.engine.survey import choosing
from lutetia.engine.template import kernels_of

if TYPE_CHECKING:
    from lutetia.engine.rules import Rules

rules: Rules = kernels_of(__name__)
_setup, _to_act, _legal, _refuse = rules.setup, rules.to_act, rules.legal, rules.refuse
_play, _weight, _draw, _resample = rules.play, rules.weight, rules.draw, rules.resample
_points, _tiebreak = rules.points, rules.tiebreak
_survey, _nth = choosing(rules)


@kernel
def setup(buffer: Buffer, players: int, options: Ints) -> None:
    """Set ``buffer[0]`` up for a new game."""
    _setup(buffer[0], players, options)


@kernel
def to_act(buffer: Buffer) -> int:
    """Return the seat to act, CHANCE, or OVER."""
    return _to_act(buffer[0])


@kernel
def legal(buffer: Buffer, out: Ints) -> int:
    """Write the legal action codes of whoever acts to ``out`` and return how many."""
    return _legal(buffer[0], out)


@kernel
def refuse(buffer: Buffer, action: int) -> int:
    """Return 0 when ``action`` is legal, else the reason code of the refusal."""
    return _refuse(buffer[0], action)


@kernel
def play(buffer: Buffer, action: int, trace: Ints) -> None:
    """Play a legal ``action`` on ``buffer[0]``; what happens is written to ``trace``."""
    _play(buffer[0], action, trace)


@kernel
def step(buffer: Buffer, action: int, trace: Ints) -> tuple[int, int, int]:
    """Play ``action`` on ``buffer[0]`` if it is legal.

    Returns the reason against it (0: there is none, it is played), who acts then, and how many rows
    were written to ``trace``.
    """
    reason = _refuse(buffer[0], action)
    if reason == 0:
        _play(buffer[0], action, trace)
    return reason, _to_act(buffer[0]), trace[0]


@kernel
def weight(buffer: Buffer, action: int) -> int:
    """Return the weight of a chance ``action`` among all legal ones."""
    return _weight(buffer[0], action)


@kernel
def chance_outcomes(buffer: Buffer, out: Ints, weights: Ints) -> int:
    """Write what chance may bring to ``out``, the weight of each to ``weights``;
    return how many."""
    n = _legal(buffer[0], out)
    for i in range(n):
        weights[i] = _weight(buffer[0], out[i])
    return n


@kernel
def draw(buffer: Buffer, rng: Ints) -> int:
    """Return a chance action drawn by its weight."""
    return _draw(buffer[0], rng)


@kernel
def resample(buffer: Buffer, seat: int, rng: Ints) -> None:
    """Deal again whatever ``seat`` cannot know in ``buffer[0]``."""
    _resample(buffer[0], seat, rng)


@kernel
def points(buffer: Buffer, seat: int) -> int:
    """Return the points of ``seat``."""
    return _points(buffer[0], seat)


@kernel
def tiebreak(buffer: Buffer, seat: int) -> int:
    """Return the tie-break value of ``seat``; more is better."""
    return _tiebreak(buffer[0], seat)


@kernel
def playout(buffer: Buffer, rng: Ints, room: Ints, null_trace: Ints) -> int:
    """Play ``buffer[0]`` to its end, uniformly among all legal actions.

    ``room`` is as long as a list of them. Returns the number of decisions made by seats.
    """
    moves = 0
    while True:
        who = _to_act(buffer[0])
        if who == OVER:
            return moves
        if who == CHANCE:
            _play(buffer[0], _draw(buffer[0], rng), null_trace)
        else:
            n = _survey(buffer[0], room)
            _play(buffer[0], _nth(room, randbelow(rng, n)), null_trace)
            moves += 1


@kernel
def playouts(
    buffer: Buffer,
    n: int,
    players: int,
    options: Ints,
    rng: Ints,
    room: Ints,
    null_trace: Ints,
    totals: Ints,
) -> int:
    """Set up and play ``n`` random games; return the number of decisions in all.

    The final points of each seat are added to ``totals[seat]``.
    """
    moves = 0
    for _ in range(n):
        _setup(buffer[0], players, options)
        moves += playout(buffer, rng, room, null_trace)
        for seat in range(players):
            totals[seat] += _points(buffer[0], seat)
    return moves
