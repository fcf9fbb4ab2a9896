"""Template: one-ply play. Try each legal action on a copy, and take the one after which the
position looks best, or more or less the best."""

from __future__ import annotations

from typing import Final

from lutetia.engine.kernel import Floats, Ints, kernel
from lutetia.engine.layout import Buffer
from lutetia.engine.rng import randbelow
from lutetia.engine.template import kernels_of

CAP: Final = 4.0
"""Temperatures that one action may lose."""

FINE: Final = 1 << 30
"""Steps of a random number from 0 to 1."""

rules = kernels_of(__name__)
to_act, legal, play, assign, evaluate = (
    rules.to_act,
    rules.legal,
    rules.play,
    rules.assign,
    rules.evaluate,
)


@kernel
def greedy(root: Buffer, work: Buffer, out: Ints, rng: Ints, null_trace: Ints) -> int:
    """Return the action of whoever acts in ``root[0]`` after which ``evaluate`` is highest.

    Args:
        root: a buffer with the position, which stays as it is.
        work: a buffer of one record to try things on.
        out: room for the legal actions.
        rng: decides uniformly between equals.
        null_trace: a trace of length one.
    """
    seat = to_act(root[0])
    n = legal(root[0], out)
    best, value, equals = out[0], 0, 0
    for i in range(n):
        assign(work[0], root[0])
        play(work[0], out[i], null_trace)
        got = evaluate(work[0], seat)
        if equals == 0 or got > value:
            best, value, equals = out[i], got, 1
        elif got == value:
            equals += 1
            if randbelow(rng, equals) == 0:
                best = out[i]
    return best


@kernel
def fading(x: float) -> float:
    """Return about the exponential of ``-x``, for ``x`` from 0 on, by sums and quotients alone: so
    it is the same to the last bit wherever it is worked out."""
    return 1.0 / (1.0 + x + x * x / 2.0 + x * x * x / 6.0)


@kernel
def nearly_greedy(
    root: Buffer, work: Buffer, out: Ints, odds: Floats, rng: Ints, null_trace: Ints,
    temperature: float,
) -> int:  # fmt: skip
    """Return an action of whoever acts in ``root[0]``: the likelier, the better the position looks
    after it.

    Args:
        root, work, out, rng, null_trace: as of `greedy`.
        odds: room for a number for each legal action.
        temperature: points by which an action looks worse and is taken three eighths as often. One
            that loses `CAP` times as many is never taken.
    """
    seat = to_act(root[0])
    n = legal(root[0], out)
    best = -1e300
    for i in range(n):
        assign(work[0], root[0])
        play(work[0], out[i], null_trace)
        odds[i] = evaluate(work[0], seat) * 0.001
        best = max(best, odds[i])
    total = 0.0
    for i in range(n):
        loss = best - odds[i]
        odds[i] = fading(loss / temperature) if loss <= CAP * temperature else 0.0
        total += odds[i]
    left = total * randbelow(rng, FINE) / FINE
    chosen = out[0]
    for i in range(n):
        if odds[i] > 0.0:
            chosen = out[i]
            left -= odds[i]
            if left < 0.0:
                break
    return chosen
