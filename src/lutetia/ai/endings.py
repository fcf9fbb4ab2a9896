"""Template: the end of a game, every line of it to the end.

It fits where few decisions are left and chance has no say. Lines that come to one position are
looked at once. Every seat takes what is best for itself (max^n); with two seats that is minimax,
for what one may expect and what the other may add up to 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from lutetia.ai.search_arrays import SEATS
from lutetia.engine.actors import CHANCE, OVER
from lutetia.engine.kernel import Floats, Ints, float_zeros, kernel, zeros
from lutetia.engine.layout import Buffer
from lutetia.engine.rng import randbelow
from lutetia.engine.template import alongside, kernels_of

rules = kernels_of(__name__)
to_act, legal, play, resample = rules.to_act, rules.legal, rules.play, rules.resample
assign, digest = rules.assign, rules.digest
utility = alongside(__name__, "lutetia.ai.leaves").utility

DEEPEST: Final = 20
"""Decisions, at most, of a line."""

TRIALS: Final = 6
"""Games played on at random to see how far the end is."""

DEALS: Final = 64
"""Times that what a seat does not see is dealt again to find out whether there is any."""

GIVEN_UP: Final = -1
NO_END: Final = -2
"""What `solve` returns in place of a number of positions: there are too many, or chance acts, a
line goes beyond `DEEPEST`, or another seat acts that may know more."""


class Lines(NamedTuple):
    """Room for the line that is looked at, and what is known of positions.

    Attributes:
        lists: the legal actions at each of its positions, one run after the other.
        counts, next_: by position, how many there are, and which one comes next.
        actors, keys: by position, who acts, and its digest.
        best: by position and seat, what the seat may expect.
        table_keys: a hash table of digests, a power of two long; 0 is empty.
        table_values: by place in it and seat, what the seat may expect.
        known: how many positions are in it.
    """

    lists: Ints
    counts: Ints
    next_: Ints
    actors: Ints
    keys: Ints
    best: Floats
    table_keys: Ints
    table_values: Floats
    known: Ints


def make_lines(most_legal: int, seats: int, room: int) -> Lines:
    """Return room for a table of ``room`` positions, a power of two."""
    rows = DEEPEST + 1
    return Lines(
        zeros(rows * most_legal),
        zeros(rows),
        zeros(rows),
        zeros(rows),
        zeros(rows),
        float_zeros((rows + 1) * seats),
        zeros(room),
        float_zeros(room * seats),
        zeros(1),
    )


@kernel
def deal(root: Buffer, work: Buffer, seat: int, rng: Ints) -> None:
    """Have ``work[0]`` be ``root[0]``, with all that is hidden from ``seat`` dealt again."""
    assign(work[0], root[0])
    resample(work[0], seat, rng)


@kernel
def sees_all(root: Buffer, work: Buffer, seat: int, rng: Ints) -> bool:
    """Return whether nothing is hidden from ``seat``, as far as `DEALS` of it tell."""
    here = digest(root[0])
    for _ in range(DEALS):
        deal(root, work, seat, rng)
        if digest(work[0]) != here:
            return False
    return True


@kernel
def lines_ahead(
    root: Buffer, work: Buffer, seat: int, alone: int, room: Ints, rng: Ints, null_trace: Ints
) -> float:
    """Return about how many lines there are from ``root[0]`` to the end (the mean of the products
    of the numbers of actions along random lines: Knuth 1975), or -1.0 where one of them is too long
    or chance acts in it; with ``alone`` not 0 also where another seat than ``seat`` does."""
    found = 0.0
    for _ in range(TRIALS):
        st = work[0]
        assign(st, root[0])
        product, decisions = 1.0, 0
        who = to_act(st)
        while who != OVER:
            decisions += 1
            if who == CHANCE or decisions > DEEPEST or (alone != 0 and who != seat):
                return -1.0
            n = legal(st, room)
            product *= n
            play(st, room[randbelow(rng, n)], null_trace)
            who = to_act(st)
        found += product / TRIALS
    return found


@kernel
def place(table_keys: Ints, key: int) -> int:
    """Return where ``key`` stands in the hash table, or the empty place where it would go."""
    mask = len(table_keys) - 1
    at = key & mask
    while table_keys[at] != 0 and table_keys[at] != key:
        at = (at + 1) & mask
    return at


@kernel
def better(lines: Lines, at: int, seats: int) -> None:
    """Have the position ``at`` of the line expect what the next one does, where its actor gains."""
    who = lines.actors[at]
    here, there = at * seats, (at + 1) * seats
    if lines.best[there + who] > lines.best[here + who]:
        for seat in range(seats):
            lines.best[here + seat] = lines.best[there + seat]


@kernel
def solve(
    stack: Buffer, seat: int, alone: int, most: int, lines: Lines, room: Ints, null_trace: Ints,
    values: Floats, params: Floats, limits: Ints,
) -> int:  # fmt: skip
    """Work out what every seat may expect after each action of ``seat`` in ``stack[0]``.

    What is found out about positions is kept in ``lines``, so it goes on where it gave up.

    Args:
        stack: the position, and room for a record for each of `DEEPEST` + 1 decisions after it.
        seat: who is to act.
        alone: not 0 where another seat that acts ends it all.
        most: positions to play out before it is given up.
        lines: see `Lines`.
        room: for the legal actions of a position.
        null_trace: a trace of length one.
        values: for what was found, a number for each action, in the order of the rules, and seat.
        params, limits: as of `lutetia.ai.search.simulate`.

    Returns how many positions were played out, `GIVEN_UP` or `NO_END`.
    """
    seats, width = limits[SEATS], len(room)
    lists, counts, next_, best = lines.lists, lines.counts, lines.next_, lines.best
    at, played, fresh = 0, 0, True
    while True:
        st = stack[at]
        if fresh:
            fresh = False
            counts[at], next_[at], lines.actors[at] = legal(st, room), 0, to_act(st)
            for i in range(counts[at]):
                lists[at * width + i] = room[i]
            for other in range(seats):
                best[at * seats + other] = -1.0
        if next_[at] == counts[at]:
            if at == 0:
                return played
            if 2 * lines.known[0] < len(lines.table_keys):
                slot = place(lines.table_keys, lines.keys[at])
                if lines.table_keys[slot] == 0:
                    lines.table_keys[slot] = lines.keys[at]
                    lines.known[0] += 1
                for other in range(seats):
                    lines.table_values[slot * seats + other] = best[at * seats + other]
            at -= 1
        else:
            if played >= most:
                return GIVEN_UP
            played += 1
            after = stack[at + 1]
            assign(after, st)
            play(after, lists[at * width + next_[at]], null_trace)
            next_[at] += 1
            who = to_act(after)
            if who == OVER:
                for other in range(seats):
                    best[(at + 1) * seats + other] = utility(after, other, seats, params)
            else:
                if who == CHANCE or (alone != 0 and who != seat):
                    return NO_END
                key = max(1, digest(after))
                slot = place(lines.table_keys, key)
                if lines.table_keys[slot] == 0:
                    if at + 1 > DEEPEST:
                        return NO_END
                    at += 1
                    lines.keys[at] = key
                    fresh = True
                    continue
                for other in range(seats):
                    best[(at + 1) * seats + other] = lines.table_values[slot * seats + other]
        if at == 0:
            for other in range(seats):
                values[(next_[0] - 1) * seats + other] = best[seats + other]
        better(lines, at, seats)
