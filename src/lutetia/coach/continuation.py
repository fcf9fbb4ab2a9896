"""Template: what follows an action, as its seat could know it.

Each simulation deals again all that the seat cannot know, plays the action and is a simulation of
the search from there: whatever the action brings to light comes out differently each time.
"""

from __future__ import annotations

from typing import Any

from lutetia.engine.actors import OVER
from lutetia.engine.kernel import Floats, Ints, kernel
from lutetia.engine.layout import Buffer
from lutetia.engine.template import alongside, kernels_of

rules = kernels_of(__name__)
to_act, play, resample, assign, points = (
    rules.to_act,
    rules.play,
    rules.resample,
    rules.assign,
    rules.points,
)
simulate = alongside(__name__, "lutetia.ai.search").simulate


@kernel
def follow(
    root: Buffer, after: Buffer, work: Buffer, seat: int, seats: int, action: int, n: int,
    rng: Ints, null_trace: Ints, ends: Buffer, kept: Ints, sums: Floats, search: Any,
) -> None:  # fmt: skip
    """Run ``n`` simulations that begin with ``action`` of ``root[0]``, observed by ``seat``.

    Args:
        root: a buffer with a position that ``seat`` could believe in; stays as it is.
        after, work: buffers of one record to play on.
        action: of whoever acts in ``root[0]``; below 0 for none, to look at the position itself.
        rng: deals what ``seat`` cannot know.
        null_trace: a trace of length one.
        ends: a buffer for final positions, as many as it has room for.
        kept: one integer: how many are in ``ends``.
        sums: the points of each seat in all final positions are added, and last their number.
        search: what `lutetia.ai.search.simulate` takes after ``n``; its tree is of the position
            after ``action``.
    """
    for _ in range(n):
        assign(after[0], root[0])
        if action >= 0:
            resample(after[0], seat, rng)
            play(after[0], action, null_trace)
        simulate(after, work, seat, 1, *search)
        if to_act(work[0]) == OVER:
            for other in range(seats):
                sums[other] += points(work[0], other)
            sums[seats] += 1.0
            if kept[0] < len(ends):
                assign(ends[kept[0]], work[0])
                kept[0] += 1
