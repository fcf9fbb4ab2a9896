"""Template: the kernels of a batch of tables. One call plays, lets chance act, begins anew, lists,
masks and observes; see `lutetia.learn.batch` for what the arrays are.
"""

from __future__ import annotations

from typing import Any, Final

from lutetia.engine.actors import CHANCE, OVER
from lutetia.engine.bits import lowest, without_lowest
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Buffer, Fields
from lutetia.engine.rng import randbelow
from lutetia.engine.survey import PAIR, choosing
from lutetia.engine.template import kernels_of

rules = kernels_of(__name__)
setup, to_act, legal, play, draw = rules.setup, rules.to_act, rules.legal, rules.play, rules.draw
resample, points, tiebreak = rules.resample, rules.points, rules.tiebreak
assign, look = rules.assign, rules.observe
survey, nth = choosing(rules)

Table = Any
"""An array with a row for each table."""

# Places in ``settings``, whole numbers.
SEATS: Final = 0
LIMIT: Final = 1
AUTORESET: Final = 2
REWARD: Final = 3

NEVER, SAME_STEP, NEXT_STEP = 0, 1, 2
RANK, WIN, MARGIN, POINTS = 0, 1, 2, 3

GOING_ON, ENDED, CUT_SHORT = 0, 1, 2


@kernel
def take_stream(streams: Ints, i: int, rng: Ints) -> None:
    """Take the generator of table ``i`` in hand."""
    words = len(rng)
    for k in range(words):
        rng[k] = streams[i * words + k]


@kernel
def keep_stream(streams: Ints, i: int, rng: Ints) -> None:
    """Put the generator of table ``i`` back."""
    words = len(rng)
    for k in range(words):
        streams[i * words + k] = rng[k]


@kernel
def until_a_seat(st: Fields, rng: Ints, null_trace: Ints) -> int:
    """Let chance act until a seat does; return the seat, or OVER."""
    who: int = to_act(st)
    while who == CHANCE:
        play(st, draw(st, rng), null_trace)
        who = to_act(st)
    return who


@kernel
def clear(row: Table, listed: Table, n_listed: int) -> None:
    """Clear what ``listed`` says of a table's mask."""
    for k in range(n_listed):
        row[listed[k]] = False


@kernel
def mask_families(st: Fields, numbers: Table, listed: Table, row: Table, out: Ints) -> int:
    """Write what may be done to a table's mask and list it; return how many actions they are.
    They are surveyed in families."""
    n, left, at = 0, int(survey(st, out)), len(out) - PAIR
    while n < left:
        members = out[at + 1]
        # The codes of a family that are actions follow one another, so their numbers do as well.
        first = int(numbers[out[at] + lowest(members)]) - lowest(members)
        while members != 0:
            number = first + lowest(members)
            row[number] = True
            listed[n] = number
            n += 1
            members = without_lowest(members)
        at -= PAIR
    return n


@kernel
def mask_list(st: Fields, numbers: Table, listed: Table, row: Table, out: Ints) -> int:
    """The same for a game without a survey: action by action."""
    n: int = legal(st, out)
    for k in range(n):
        number = numbers[out[k]]
        row[number] = True
        listed[k] = number
    return n


mask_actions = mask_families if hasattr(rules, "survey") else mask_list


@kernel
def show(
    st: Fields, i: int, who: int, numbers: Table, listed: Table, n_listed: Ints, mask: Table,
    obs: Table, out: Ints,
) -> None:  # fmt: skip
    """Write the mask and the observation of ``who``, who acts at table ``i``; nobody: zeros."""
    clear(mask[i], listed[i], n_listed[i])
    n_listed[i] = 0
    for k in range(obs.shape[1]):
        obs[i, k] = 0
    if who >= 0:
        n_listed[i] = mask_actions(st, numbers[who], listed[i], mask[i], out)
        look(st, who, obs[i])


@kernel
def reward(totals: Table, places: Table, i: int, seat: int, seats: int, kind: int) -> float:
    """Return the reward of ``seat`` for points and places of table ``i`` as the end."""
    equal, rival = 0, -(1 << 60)
    for other in range(seats):
        if other != seat:
            rival = max(rival, totals[i, other])
            if places[i, other] == places[i, seat]:
                equal += 1
    mine: float = totals[i, seat] * 1.0
    ahead = places[i, seat] - 1
    if kind == POINTS:
        return mine
    if kind == MARGIN:
        return mine - rival
    if kind == WIN:
        return 1.0 / (1 + equal) if ahead == 0 else 0.0
    share: float = (seats - 1 - ahead - 0.5 * equal) / (seats - 1)
    return share


@kernel
def begin(
    tables: Buffer, i: int, settings: Ints, options: Ints, streams: Ints, lengths: Ints, who: Ints,
    rng: Ints, null_trace: Ints,
) -> None:  # fmt: skip
    """Set table ``i`` up for a new game."""
    st = tables[i]
    setup(st, settings[SEATS], options)
    take_stream(streams, i, rng)
    who[i] = until_a_seat(st, rng, null_trace)
    keep_stream(streams, i, rng)
    lengths[i] = 0


@kernel
def begin_all(
    tables: Buffer, settings: Ints, options: Ints, streams: Ints, lengths: Ints, who: Ints,
    rng: Ints, null_trace: Ints,
) -> None:  # fmt: skip
    """Set every table up for a new game."""
    for i in range(len(who)):
        begin(tables, i, settings, options, streams, lengths, who, rng, null_trace)


@kernel
def show_all(
    tables: Buffer, who: Ints, numbers: Table, listed: Table, n_listed: Ints, mask: Table,
    obs: Table, out: Ints,
) -> None:  # fmt: skip
    """Write masks and observations anew."""
    for i in range(len(who)):
        show(tables[i], i, who[i], numbers, listed, n_listed, mask, obs, out)


@kernel
def first_illegal(who: Ints, actions: Ints, go: Table, mask: Table) -> int:
    """Return the first table whose action may not be played, -1 when there is none.
    Where nobody acts, or the table is not to ``go`` on, any number will do."""
    size = mask.shape[1]
    for i in range(len(who)):
        if (
            go[i]
            and who[i] >= 0
            and (actions[i] < 0 or actions[i] >= size or not mask[i, actions[i]])
        ):
            return i
    return -1


@kernel
def step(
    tables: Buffer, actions: Ints, go: Table, codes: Table, numbers: Table, settings: Ints,
    options: Ints, streams: Ints, lengths: Ints, who: Ints, listed: Table, n_listed: Ints,
    mask: Table, obs: Table, rewards: Table, ends: Ints, totals: Table, places: Table, plies: Ints,
    out: Ints, rng: Ints, null_trace: Ints,
) -> None:  # fmt: skip
    """Play ``actions`` at the tables that are to ``go`` on, whoever acts there."""
    seats, limit = settings[SEATS], settings[LIMIT]
    for i in range(len(who)):
        st = tables[i]
        ended = ends[i] != GOING_ON
        ends[i] = GOING_ON
        if ended:
            for seat in range(seats):
                rewards[i, seat] = 0.0
        if not go[i]:
            continue
        if who[i] < 0:
            # Without a decision it was over already when it was loaded, and stays so.
            if settings[AUTORESET] != NEXT_STEP or lengths[i] == 0:
                continue
            begin(tables, i, settings, options, streams, lengths, who, rng, null_trace)
        else:
            play(st, int(codes[who[i], actions[i]]), null_trace)
            lengths[i] += 1
            take_stream(streams, i, rng)
            who[i] = until_a_seat(st, rng, null_trace)
            keep_stream(streams, i, rng)
            if who[i] == OVER or lengths[i] >= limit:
                ends[i] = ENDED if who[i] == OVER else CUT_SHORT
                plies[i] = lengths[i]
                who[i] = OVER
                judge(st, i, seats, totals, places)
                for seat in range(seats):
                    rewards[i, seat] = reward(totals, places, i, seat, seats, settings[REWARD])
                if settings[AUTORESET] == SAME_STEP:
                    begin(tables, i, settings, options, streams, lengths, who, rng, null_trace)
        show(st, i, who[i], numbers, listed, n_listed, mask, obs, out)


@kernel
def observe(tables: Buffer, seats: Ints, obs: Table) -> None:
    """Write what ``seats[i]`` may know of table ``i``."""
    for i in range(len(seats)):
        for k in range(obs.shape[1]):
            obs[i, k] = 0
        look(tables[i], seats[i], obs[i])


@kernel
def deal_again(tables: Buffer, seats: Ints, streams: Ints, rng: Ints) -> None:
    """Deal again what ``seats[i]`` cannot know of table ``i``."""
    for i in range(len(seats)):
        take_stream(streams, i, rng)
        resample(tables[i], seats[i], rng)
        keep_stream(streams, i, rng)


@kernel
def acting(tables: Buffer, who: Ints, streams: Ints, rng: Ints, null_trace: Ints) -> None:
    """Let chance act at every table until a seat does."""
    for i in range(len(who)):
        take_stream(streams, i, rng)
        who[i] = until_a_seat(tables[i], rng, null_trace)
        keep_stream(streams, i, rng)


@kernel
def copy(target: Buffer, at: int, source: Buffer, of: int) -> None:
    """Copy one table onto another."""
    assign(target[at], source[of])


@kernel
def play_out(
    tables: Buffer, lengths: Ints, seats: int, limit: int, options: Ints, totals: Table,
    ranks: Table, streams: Ints, out: Ints, rng: Ints, null_trace: Ints,
) -> None:  # fmt: skip
    """Play one random game after another on the first table; write how each ended."""
    st = tables[0]
    for i in range(len(lengths)):
        take_stream(streams, i, rng)
        setup(st, seats, options)
        lengths[i] = 0
        while until_a_seat(st, rng, null_trace) >= 0 and lengths[i] < limit:
            n = survey(st, out)
            play(st, nth(out, randbelow(rng, n)), null_trace)
            lengths[i] += 1
        judge(st, i, seats, totals, ranks)


@kernel
def judge(st: Fields, i: int, seats: int, totals: Table, ranks: Table) -> None:
    """Write points and places of game ``i``, which ended in ``st``."""
    for seat in range(seats):  # once: at some games they take longer than a move
        totals[i, seat] = points(st, seat)
    for seat in range(seats):
        ranks[i, seat] = 1
        for other in range(seats):
            lead = totals[i, other] - totals[i, seat]
            if lead > 0 or (lead == 0 and tiebreak(st, other) > tiebreak(st, seat)):
                ranks[i, seat] += 1
