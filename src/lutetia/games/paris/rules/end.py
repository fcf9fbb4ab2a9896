"""Chapters PA10 and PA11: end-game tiles, passing, the end of a turn and of the game,
the final scoring."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.paris.material import (
    BONUS_TILES,
    END_COUNT,
    END_FRANCS,
    END_POINTS,
    FRANCS_TILE,
    N_DISTRICTS,
    N_ENDS,
    N_TOKENS,
)
from lutetia.games.paris.rules.codes import (
    ACT_FIRST,
    E_DISTRICT,
    E_END_USED,
    E_FINISHED,
    E_FRANCS,
    E_LAST,
    E_LOOKED,
    E_OVER,
    E_PASSED,
    E_ROUND,
    E_STANDS,
    E_TOOK,
    END_GONE,
    FLOATING,
    MUST_ACT,
    NO_END_LEFT,
    NO_END_TILE,
    NOT_LOOKED,
    OK,
    STACKS_LEFT,
    UNKNOWN,
)
from lutetia.games.paris.rules.moves import arc_refuse, bank_refuse, can_move, step_refuse
from lutetia.games.paris.rules.queries import (
    ends_left,
    estate,
    prize_pays,
    rank_in,
    stacks_empty,
    worth,
)
from lutetia.games.paris.rules.setup import begin_turn
from lutetia.games.paris.rules.trade import floating
from lutetia.games.paris.state import (
    DISTRICTS,
    DONE,
    ENDING,
    ENDINGS,
    FRANCS,
    LAST_ROUND,
    OVER,
    TAKE,
    UNUSED,
    USED,
    Fields,
)


@kernel
def end_left(st: Fields, kind: int) -> int:
    """Return how many end-game tiles of ``kind`` nobody has taken (PA1.8)."""
    n = END_COUNT[kind]
    for i in range(st.n_takes):
        if st.take_kind[i] == kind:
            n -= 1
    return n


@kernel
def end_held(st: Fields, seat: int, kind: int) -> int:
    """Return how many end-game tiles of ``kind`` the seat holds unused."""
    n = 0
    for i in range(st.n_takes):
        if st.take_seat[i] == seat and st.take_kind[i] == kind:
            n += 1
    for i in range(st.n_uses):
        if st.use_seat[i] == seat and st.use_kind[i] == kind:
            n -= 1
    return n


@kernel
def look_refuse(st: Fields) -> int:
    """Return OK or why the end-game tiles may not be looked through (PA10.1, PA10.2)."""
    reason = step_refuse(st)
    if reason != OK:
        return reason
    if not stacks_empty(st):
        return STACKS_LEFT
    return OK if ends_left(st) > 0 else NO_END_LEFT


@kernel
def take_refuse(st: Fields, seat: int, kind: int) -> int:
    """Return OK or why ``seat`` cannot take this end-game tile (PA10.3)."""
    if seat != st.cur:
        return UNKNOWN
    if st.step != TAKE:
        return NOT_LOOKED
    return OK if end_left(st, kind) > 0 else END_GONE


@kernel
def look(st: Fields, trace: Ints) -> None:
    """Look through the end-game tiles: one must be taken then (PA10.3, PA10.9)."""
    st.step = TAKE
    emit(trace, E_LOOKED, st.cur, 0, 0, 0, 0)


@kernel
def take(st: Fields, seat: int, kind: int, trace: Ints) -> None:
    """Take an end-game tile secretly (PA10.3); the last one brings the end (PA10.6)."""
    st.take_seat[st.n_takes] = seat
    st.take_kind[st.n_takes] = kind
    st.n_takes += 1
    st.step = DONE
    emit(trace, E_TOOK, seat, kind, 0, 0, 0)
    if st.n_takes == N_ENDS:
        st.ending = ENDING
        emit(trace, E_LAST, seat, 0, 0, 0, 0)


@kernel
def end_use_refuse(st: Fields, kind: int) -> int:
    """Return OK or why the seat cannot use an end-game tile of ``kind`` (PA10.4)."""
    return OK if end_held(st, st.cur, kind) > 0 else NO_END_TILE


@kernel
def use_end(st: Fields, kind: int, trace: Ints) -> None:
    """Use an end-game tile (PA10.4): it stands for a token (PA10.5) or pays francs or points."""
    seat = st.cur
    st.use_seat[st.n_uses] = seat
    st.use_kind[st.n_uses] = kind
    st.use_after[st.n_uses] = st.n_takes
    st.n_uses += 1
    st.francs[seat] += END_FRANCS[kind]
    st.vp[ENDINGS * 4 + seat] += END_POINTS[kind]
    emit(trace, E_END_USED, seat, kind, END_POINTS[kind], END_FRANCS[kind], 0)
    if kind < N_TOKENS:
        st.floats[kind] += 1
        emit(trace, E_STANDS, seat, kind, 0, 0, 0)


@kernel
def can_act(st: Fields) -> bool:
    """Return whether any of the three actions is possible with what is in hand (PA2.7, PA2.8)."""
    if look_refuse(st) == OK or arc_refuse(st) == OK:
        return True
    for district in range(N_DISTRICTS):
        if bank_refuse(st, district) == OK:
            return True
    return can_move(st)


@kernel
def pass_refuse(st: Fields) -> int:
    """Return OK or why the seat may not pass (PA2.7)."""
    reason = step_refuse(st)
    if reason != OK:
        return reason
    if can_act(st):
        return MUST_ACT
    return FLOATING if floating(st) > 0 else OK


@kernel
def finish_refuse(st: Fields) -> int:
    """Return OK or why the turn may not end yet: the action is due (PA2.6),
    or a tile still stands for a token (PA8.5)."""
    if st.step != DONE:
        reason = step_refuse(st)
        return ACT_FIRST if reason == OK else reason
    return FLOATING if floating(st) > 0 else OK


@kernel
def finish(st: Fields, trace: Ints) -> None:
    """End a turn whose action is done (PA2.6)."""
    emit(trace, E_FINISHED, st.cur, 0, 0, 0, 0)
    end_turn(st, trace)


@kernel
def end_turn(st: Fields, trace: Ints) -> None:
    """Hand over clockwise (PA2.1); after the last round the game is scored (PA10.6)."""
    st.cur = (st.cur + 1) % st.players
    begin_turn(st)
    if st.cur != st.start:
        return
    if st.ending == LAST_ROUND:
        final(st, trace)
        return
    if st.ending == ENDING:
        st.ending = LAST_ROUND
    st.round += 1
    emit(trace, E_ROUND, st.round, st.ending, 0, 0, 0)


@kernel
def pass_turn(st: Fields, trace: Ints) -> None:
    """Pass: nothing is possible (PA2.7)."""
    emit(trace, E_PASSED, st.cur, 0, 0, 0, 0)
    end_turn(st, trace)


@kernel
def final(st: Fields, trace: Ints) -> None:
    """Score tile 27 (PA11.1), then every district with a scoring tile (PA11.2 to PA11.8);
    unused end-game tiles pay nothing (PA10.8)."""
    for seat in range(st.players):
        if st.bonus[seat * 30 + FRANCS_TILE] == UNUSED:
            st.bonus[seat * 30 + FRANCS_TILE] = USED
            st.vp[FRANCS * 4 + seat] = st.francs[seat]
            emit(trace, E_FRANCS, seat, st.francs[seat], 0, 0, 0)
    for district in range(N_DISTRICTS):
        if st.prize[district] >= 0:
            for ranked in range(st.players * st.players):
                place = ranked // st.players + 1
                seat = ranked % st.players
                if rank_in(st, district, seat) == place:
                    paid = prize_pays(st, district, st.prize[district], seat)
                    st.vp[(DISTRICTS + district) * 4 + seat] = paid
                    emit(trace, E_DISTRICT, district, seat, worth(st, district, seat), place, paid)
    st.phase = OVER
    st.cur = -1
    emit(trace, E_OVER, 0, 0, 0, 0, 0)


@kernel
def points(st: Fields, seat: int) -> int:
    """Return the points of ``seat`` as they stand (PA11.9)."""
    total = 0
    for source in range(10):
        total += st.vp[source * 4 + seat]
    for tile in range(BONUS_TILES):
        if st.bonus[seat * 30 + tile] > USED:
            total += st.bonus[seat * 30 + tile] - USED
    return total


@kernel
def tiebreak(st: Fields, seat: int) -> int:
    """Return the tie-break value of ``seat``: francs (PA11.9), then the value of all properties
    (PA11.10); else shared (PA11.11)."""
    return st.francs[seat] * 10000 + estate(st, seat)
