"""Chapters PA5, PA7 and PA9: what an arrival brings, the bonus track, scoring tiles."""

from __future__ import annotations

from typing import Final

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.paris.material import BONUS_TILES, HONOUR, N_DISTRICTS, N_RESOURCES
from lutetia.games.paris.rules.codes import (
    BEHIND,
    E_ADVANCED,
    E_HONOURED,
    E_SCORING,
    NO_ADVANCE,
    NO_FRANCS,
    NO_SCORE_RIGHT,
    NO_SECTION,
    NO_TOKEN,
    NOT_ON_TRACK,
    OK,
    OWNED,
    PRIZE_GONE,
    PRIZE_THERE,
    TOO_FAR,
)
from lutetia.games.paris.rules.trade import has, spend
from lutetia.games.paris.state import ABSENT, HONOURS, UNUSED, Fields

MOST_BACK: Final = 5
"""Spaces that tile 25 leads back at most (PA8.16)."""


@kernel
def space_of(st: Fields, tile: int) -> int:
    """Return the space of the track, from 1, where ``tile`` belongs."""
    for space in range(BONUS_TILES):
        if st.track[space] == tile:
            return space + 1
    return 0


@kernel
def tile_refuse(st: Fields, seat: int, tile: int) -> int:
    """Return OK or why ``seat`` cannot get ``tile`` from the track at all (PA7.1, PA7.3)."""
    if st.copies[tile] == 0:
        return NOT_ON_TRACK
    return OK if st.bonus[seat * 30 + tile] == ABSENT else OWNED


@kernel
def advance_refuse(st: Fields, tile: int) -> int:
    """Return OK or why the meeple may not move to ``tile`` (PA5.2, PA5.3, PA7.1)."""
    if st.may_advance == 0:
        return NO_ADVANCE
    reason = tile_refuse(st, st.cur, tile)
    if reason != OK:
        return reason
    if space_of(st, tile) <= st.meeple[st.cur]:
        return BEHIND  # PA7.6
    return OK if st.francs[st.cur] >= st.may_advance - 1 else NO_FRANCS


@kernel
def back_refuse(st: Fields, tile: int) -> int:
    """Return OK or why tile 25 does not lead back to ``tile``: one to five occupied spaces, a stack
    is one (PA8.16, PA8.17)."""
    reason = tile_refuse(st, st.cur, tile)
    if reason != OK:
        return reason
    target = space_of(st, tile)
    if target >= st.meeple[st.cur]:
        return TOO_FAR
    steps = 0
    for space in range(target, st.meeple[st.cur]):
        if st.copies[st.track[space - 1]] > 0:
            steps += 1
    return OK if steps <= MOST_BACK else TOO_FAR


@kernel
def take_tile(st: Fields, tile: int) -> None:
    """Take ``tile``, one of its stack, from the track behind the screen (PA7.2)."""
    st.copies[tile] -= 1
    st.bonus[st.cur * 30 + tile] = UNUSED


@kernel
def advance(st: Fields, tile: int, trace: Ints) -> None:
    """Move the meeple forward and take the tile (PA7.1, PA7.2)."""
    seat = st.cur
    francs = st.may_advance - 1
    st.francs[seat] -= francs
    st.meeple[seat] = space_of(st, tile)
    st.may_advance = 0
    take_tile(st, tile)
    emit(trace, E_ADVANCED, seat, tile, francs, 0, 0)


@kernel
def honour_refuse(st: Fields, kind: int) -> int:
    """Return OK or why no prestige of ``kind`` may be paid at a landmark (PA5.5, PA5.7)."""
    if st.sections[kind] == 0:
        return NO_SECTION
    return OK if has(st, st.cur, N_RESOURCES + kind) > 0 else NO_TOKEN


@kernel
def honour(st: Fields, kind: int, trace: Ints) -> None:
    """Pay a prestige token for one section of the landmark (PA5.5, PA5.6)."""
    seat = st.cur
    real = spend(st, seat, N_RESOURCES + kind, 1)
    st.sections[kind] -= 1
    st.vp[HONOURS * 4 + seat] += HONOUR[kind]
    emit(trace, E_HONOURED, seat, N_RESOURCES + kind, HONOUR[kind], 1 - real, 0)


@kernel
def prize_free(st: Fields, prize: int) -> bool:
    """Return whether the scoring tile still lies beside the board (PA9.1)."""
    n = 0
    for district in range(N_DISTRICTS):
        if st.prize[district] == prize:
            n += 1
    return n == 0


@kernel
def score_refuse(st: Fields, prize: int, district: int) -> int:
    """Return OK or why the scoring tile may not go to ``district`` (PA9.1, PA9.2, PA9.3)."""
    if st.may_score == 0:
        return NO_SCORE_RIGHT
    if not prize_free(st, prize):
        return PRIZE_GONE
    return OK if st.prize[district] < 0 else PRIZE_THERE


@kernel
def place_prize(st: Fields, prize: int, district: int, trace: Ints) -> None:
    """Put a scoring tile into a district (PA9.1)."""
    st.prize[district] = prize
    st.may_score = 0
    emit(trace, E_SCORING, st.cur, prize, district, 0, 0)
