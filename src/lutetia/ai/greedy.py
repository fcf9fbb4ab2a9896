"""Template: one-ply play. Try each legal action on a copy and take the
one after which the position looks best."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Buffer
from lutetia.engine.rng import randbelow
from lutetia.engine.template import kernels_of

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
