"""Chapters LC4 and LC5: what activating a postcard does."""

from __future__ import annotations

from lutetia.engine.action_kernels import by_number
from lutetia.engine.bits import one
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.cite.material import (
    CARD_PIECE,
    FIRST_LAID,
    WIDTH,
    kernels_of,
)
from lutetia.games.cite.rules.cards import beside
from lutetia.games.cite.rules.codes import E_SWAPPED, E_USED, NO_EFFECT
from lutetia.games.cite.rules.ground import cover
from lutetia.games.cite.rules.light import piece_at
from lutetia.games.cite.rules.phases import lay_piece
from lutetia.games.cite.rules.placement_mask import shape
from lutetia.games.cite.state import GARDEN, HOTEL, SPENT, USED, Fields


@kernel
def no_play(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Do nothing at once: the postcard changes the points (LC4.4, LC5.2)."""


@kernel
def swap(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Exchange a building of the reserve for one of the pool, which must be placed (LC4.1)."""
    given, fetched = one(how // 12), one(how % 12)
    st.pooled = (st.pooled | given) & ~fetched
    st.reserve[seat] = (st.reserve[seat] | fetched) & ~given
    st.fetched = how % 12
    emit(trace, E_SWAPPED, seat, how // 12, how % 12, 0, 0)


@kernel
def allow_lamp(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Let a piece cover a streetlight (LC4.2)."""
    st.metro = seat


@kernel
def allow_rival_ground(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Let a piece cover a space of the rival's (LC4.6)."""
    st.chartier = seat


@kernel
def lay_out(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Lay garden or fountain, which other postcards may help; the garden is a building
    (LC4.3, LC4.10)."""
    lay_piece(st, FIRST_LAID[CARD_PIECE[card]] + how // 64, how % 64, seat, trace)
    if CARD_PIECE[card] == GARDEN:
        st.built[seat] |= one(GARDEN)


@kernel
def put_turned(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Put a piece of several spaces down, which nothing helps; the hotel is a building
    (LC5.3, LC5.5)."""
    piece = CARD_PIECE[card]
    cover(st, piece, shape(FIRST_LAID[piece] + how // 64, how % 64))
    if piece == HOTEL:
        st.built[seat] |= one(HOTEL)


@kernel
def put_one(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Put a piece of one space down (LC4.5, LC4.8, LC4.9, LC4.12, LC5.1)."""
    cover(st, CARD_PIECE[card], one(how))


@kernel
def put_annex(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Put the annex beside the building that it enlarges (LC4.7)."""
    st.annexed = piece_at(st, beside(how % 64, how // 64))
    cover(st, CARD_PIECE[card], one(how % 64))


@kernel
def put_statue(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Put the statue down, looking in a direction (LC4.11)."""
    st.facing = how // 64
    cover(st, CARD_PIECE[card], one(how % 64))


@kernel
def put_tower(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Put the tower on four spaces (LC5.6)."""
    for i in range(4):
        cover(st, CARD_PIECE[card], one(how + i // 2 * WIDTH + i % 2))


@kernel
def mark_gargoyle(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Mark a building with the gargoyle (LC5.4)."""
    st.gargoyle = how


@kernel
def mark_louvre(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Mark the building that houses the museum (LC5.7)."""
    st.louvre = how


@kernel
def mark_skull(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Mark the space of the catacombs (LC5.8)."""
    st.skull = how


@kernel
def mark_river(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Lay the river at an edge of the board (LC5.9)."""
    st.river = how


@kernel
def mark_liberty(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Choose the quarter of the board (LC5.10)."""
    st.liberty = how


have_effect = by_number("have_effect", kernels_of("play", globals()), ["how", "seat", "trace"])
"""``have_effect(st, card, how, seat, trace)``: what the effect ``how`` of ``card`` does."""


@kernel
def use(st: Fields, card: int, how: int, trace: Ints) -> None:
    """Activate a postcard, for its effect or without (LC3.5, LC3.6)."""
    seat = st.cur
    st.passes = 0
    st.tokens[seat] -= 1
    emit(trace, E_USED, seat, card, how, 0, 0)
    if how == NO_EFFECT:
        st.card[card] = SPENT + seat
        return
    st.card[card] = USED + seat
    have_effect(st, card, how, seat, trace)
