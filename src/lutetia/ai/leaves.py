"""Template: what a position at a leaf of the tree is worth to each seat, from 0 to 1.

That is the end of a playout, the game's own guess where one stops early, or what the net thinks.
"""

from __future__ import annotations

from typing import Final

from lutetia.ai.net import CERTAIN, Net, think, value_of
from lutetia.ai.search_arrays import DUEL, MARGIN, ONE_SCALE, RANK, SPREAD, WIN, Scratch
from lutetia.engine.actors import CHANCE, OVER
from lutetia.engine.kernel import Floats, Ints, kernel
from lutetia.engine.layout import Buffer, Fields
from lutetia.engine.rng import randbelow
from lutetia.engine.template import kernels_of

rules = kernels_of(__name__)
to_act, play, draw = rules.to_act, rules.play, rules.draw
legal, resample, assign = rules.legal, rules.resample, rules.assign
points, tiebreak, prior = rules.points, rules.tiebreak, rules.prior
before_evaluate, evaluate_each = rules.before_evaluate, rules.evaluate_each
after_evaluate = rules.after_evaluate
inputs, before_inputs, after_inputs = rules.inputs, rules.before_inputs, rules.after_inputs

TRIALS: Final = 4
"""Games played on to see whether a turn is the last of whoever has it."""

UNSEEN: Final = 62
"""Actions, of all that are legal, of which a playout remembers whether it has looked at them."""


@kernel
def playout(
    buffer: Buffer,
    seat: int,
    playout_candidates: int,
    horizon: int,
    playout_limit: int,
    room: Ints,
    rng: Ints,
    null_trace: Ints,
) -> bool:
    """Play ``buffer[0]`` on, each seat taking the most promising of ``playout_candidates``
    random actions; return whether it ended.

    It stops early after ``horizon`` decisions of seats, unless that is 0, and then when the turn
    comes to ``seat`` from another one: in the middle of a turn a position is hard to judge, and
    whoever is judged a turn early or late looks better or worse than it is. After ``playout_limit``
    decisions it stops wherever it is.
    """
    st = buffer[0]
    moves = 0
    before = -1
    while True:
        who = to_act(st)
        if who == OVER:
            return True
        if who == CHANCE:
            play(st, draw(st, rng), null_trace)
            continue
        if horizon > 0 and moves >= horizon and who == seat and before != seat and before >= 0:
            return False
        if moves >= playout_limit:
            return False
        moves += 1
        before = who
        n = legal(st, room)
        k = randbelow(rng, n)
        action = room[k]
        if playout_candidates > 1 and n > 1:
            looks, seen = prior(st, action), 1 << min(k, UNSEEN)
            for _ in range(playout_candidates - 1):
                k = randbelow(rng, n)
                if k < UNSEEN and seen >> k & 1 == 1:
                    continue  # drawn before: it is the best so far, or worse
                seen |= 1 << min(k, UNSEEN)
                other = room[k]
                got = prior(st, other)
                if got > looks:
                    action, looks = other, got
        play(st, action, null_trace)


@kernel
def is_last_turn(
    root: Buffer,
    work: Buffer,
    seat: int,
    playout_candidates: int,
    playout_limit: int,
    room: Ints,
    rng: Ints,
    null_trace: Ints,
) -> bool:
    """Return whether ``seat``, who is to act, has no turn after this one, as far as `TRIALS` games
    tell that are played on from ``root[0]`` in ``work``."""
    for _ in range(TRIALS):
        assign(work[0], root[0])
        resample(work[0], seat, rng)
        if not playout(work, seat, playout_candidates, 1, playout_limit, room, rng, null_trace):
            return False
    return True


@kernel
def squashed(lead: float, spread: float) -> float:
    """Return a lead in points as a number from 0 to 1; ``spread`` points are three quarters."""
    far = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (far + spread)


@kernel
def leaf_value(st: Fields, seat: int, spread: float) -> float:
    """Return what ``seat`` may expect of a position that is not over, from 0 to 1,
    by what the game knows of good play; after `before_evaluate`."""
    return squashed(evaluate_each(st, seat) * 0.001, spread)


@kernel
def expect(st: Fields, seats: int, params: Floats, scratch: Scratch) -> None:
    """Write what each seat may expect of a position that is not over, on the scale of `utility`:
    the chance to win, the place and the lead that follow from what ``evaluate`` says of all seats;
    after `before_evaluate`.

    ``evaluate`` is a lead over the mean of the others, so two seats differ in points by that part
    ``(seats - 1) / seats`` of what their leads differ. The chances to win add up to 1.
    """
    leads, values = scratch.leads, scratch.values
    for seat in range(seats):
        leads[seat] = evaluate_each(st, seat) * 0.001 * (seats - 1) / seats
    wins = 0.0
    for seat in range(seats):
        win = 1.0
        for other in range(seats):
            if other != seat:
                win *= squashed(leads[seat] - leads[other], params[SPREAD])
        values[seat] = win
        wins += win
    for seat in range(seats):
        ahead, nearest = 0.0, 1e300
        for other in range(seats):
            if other != seat:
                lead = leads[seat] - leads[other]
                ahead += squashed(lead, params[SPREAD])
                nearest = min(nearest, lead)
        values[seat] = (
            params[WIN] * values[seat] / wins
            + params[RANK] * ahead / (seats - 1)
            + params[MARGIN] * squashed(nearest, params[SPREAD])
        )


@kernel
def utility(st: Fields, seat: int, seats: int, params: Floats) -> float:
    """Return what the end ``st`` is worth to ``seat``, from 0 to 1: win or shared win, rank,
    and squashed lead."""
    mine, edge = points(st, seat), tiebreak(st, seat)
    ahead, equal, rival = 0, 0, -(1 << 60)
    for other in range(seats):
        if other == seat:
            continue
        theirs, its_edge = points(st, other), tiebreak(st, other)
        rival = max(rival, theirs)
        if theirs > mine or (theirs == mine and its_edge > edge):
            ahead += 1
        elif theirs == mine and its_edge == edge:
            equal += 1
    lead = (mine - rival) * 1.0
    win = 1.0 / (1 + equal) if ahead == 0 else 0.0
    rank = (seats - 1 - ahead - 0.5 * equal) / (seats - 1)
    sum_: float = (
        params[WIN] * win + params[RANK] * rank + params[MARGIN] * squashed(lead, params[SPREAD])
    )
    return sum_


@kernel
def judge(
    st: Fields, ended: bool, seats: int, params: Floats, limits: Ints, scratch: Scratch
) -> None:
    """Write what each seat gets of the position where a playout stopped."""
    if ended:
        for seat in range(seats):
            scratch.values[seat] = utility(st, seat, seats, params)
        return
    before_evaluate(st)
    if limits[ONE_SCALE] != 0:
        expect(st, seats, params, scratch)
    else:
        for seat in range(seats):
            scratch.values[seat] = leaf_value(st, seat, params[SPREAD])
    after_evaluate(st)


@kernel
def ask_net(st: Fields, who: int, seats: int, net: Net, scratch: Scratch, into: Floats) -> None:
    """Write what each seat may expect of a position in which ``who`` is to act, by the net. It
    looks with the eyes of each seat in turn; with two, one look tells both."""
    before_inputs(st)
    for seat in range(seats):
        if seats == DUEL and seat != who:
            continue
        on = inputs(st, seat, scratch.dense, scratch.active)
        think(net, scratch.active, on, scratch.hidden, scratch.inner)
        into[seat] = value_of(net, scratch.inner) / CERTAIN
        if seats == DUEL:
            into[1 - seat] = 1.0 - into[seat]
    after_inputs(st)
