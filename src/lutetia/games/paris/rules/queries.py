"""What stands where: places of a district, who holds them, sums, ranks. Asked by every chapter."""

from __future__ import annotations

from lutetia.engine.kernel import kernel
from lutetia.games.paris.material import (
    FIRST_LANDMARK,
    N_DISTRICTS,
    N_ENDS,
    N_LANDMARKS,
    N_SLOTS,
    PRIZE,
    PRIZE_PLACES,
    SECOND,
    VALUE,
    place_of,
)
from lutetia.games.paris.state import TWO_PLAYERS, Fields

place_at = kernel(place_of)


@kernel
def lies(st: Fields, district: int, slot: int) -> bool:
    """Return whether a building or landmark lies at ``slot`` of ``district`` (PA4.4)."""
    if slot < FIRST_LANDMARK:
        return st.building[district * 6 + slot] >= 0
    return st.landmark[slot - FIRST_LANDMARK] == district


@kernel
def keys_at(st: Fields, place: int) -> int:
    """Return the number of keys at ``place``."""
    return (
        st.keys[place * 4]
        + st.keys[place * 4 + 1]
        + st.keys[place * 4 + 2]
        + st.keys[place * 4 + 3]
    )


@kernel
def own(st: Fields, district: int, slot: int, seat: int) -> int:
    """Return the keys of ``seat`` at a slot of ``district``;
    none where a landmark stands elsewhere."""
    if slot >= FIRST_LANDMARK and st.landmark[slot - FIRST_LANDMARK] != district:
        return 0
    return st.keys[place_at(district, slot) * 4 + seat]


@kernel
def keys_in(st: Fields, district: int) -> int:
    """Return the keys on buildings and landmarks of ``district``, its bank left out (PA9.1)."""
    n = 0
    for slot in range(N_SLOTS):
        if slot < FIRST_LANDMARK or st.landmark[slot - FIRST_LANDMARK] == district:
            n += keys_at(st, place_at(district, slot))
    return n


@kernel
def highest_landmark(st: Fields, district: int) -> int:
    """Return the value of the highest landmark in ``district``, 0 without one (PA4.5)."""
    top = 0
    for i in range(N_LANDMARKS):
        if st.landmark[i] == district:
            top = VALUE[FIRST_LANDMARK + i]
    return top


@kernel
def worth(st: Fields, district: int, seat: int) -> int:
    """Return what the keys of ``seat`` in ``district`` are worth:
    two keys on one place count twice (PA11.2)."""
    total = 0
    for slot in range(N_SLOTS):
        total += own(st, district, slot, seat) * VALUE[slot]
    return total


@kernel
def best(st: Fields, district: int, seat: int) -> int:
    """Return the highest value at which ``seat`` has a key in ``district``,
    0 without any (PA11.4)."""
    top = 0
    for slot in range(N_SLOTS):
        if own(st, district, slot, seat) > 0 and VALUE[slot] > top:
            top = VALUE[slot]
    return top


@kernel
def rank_in(st: Fields, district: int, seat: int) -> int:
    """Return the place of ``seat`` in ``district``, 0 without a property there (PA11.3).

    By sum, then by the highest property (PA11.4); who is still equal shares the place and the next
    is skipped (PA11.5, PA11.6).
    """
    mine = worth(st, district, seat) * 100 + best(st, district, seat)
    if mine == 0:
        return 0
    ahead = 0
    for other in range(st.players):
        if other != seat and worth(st, district, other) * 100 + best(st, district, other) > mine:
            ahead += 1
    return ahead + 1


@kernel
def prize_pays(st: Fields, district: int, prize: int, seat: int) -> int:
    """Return what the scoring tile ``prize`` would pay ``seat`` in ``district`` now
    (PA11.2, PA11.7, PA11.8)."""
    return place_pays(st, district, prize, seat, rank_in(st, district, seat))


@kernel
def place_pays(st: Fields, district: int, prize: int, seat: int, place: int) -> int:
    """Return what ``prize`` pays ``seat`` for ``place``: three places (PA11.7), of two players the
    second only from half on (PA11.8)."""
    if place == 0 or place > PRIZE_PLACES:
        return 0
    if (
        st.players == TWO_PLAYERS
        and place == SECOND
        and 2 * worth(st, district, seat) < worth(st, district, 1 - seat)
    ):
        return 0
    return PRIZE[prize * PRIZE_PLACES + place - 1]


@kernel
def estate(st: Fields, seat: int) -> int:
    """Return the total value of all buildings and landmarks of ``seat`` (PA11.10)."""
    total = 0
    for district in range(N_DISTRICTS):
        total += worth(st, district, seat)
    return total


@kernel
def stacks_empty(st: Fields) -> bool:
    """Return whether no building is left to draw (PA2.5, PA10.1)."""
    return st.left[0] + st.left[1] + st.left[2] == 0


@kernel
def ends_left(st: Fields) -> int:
    """Return the number of end-game tiles that nobody has taken."""
    return N_ENDS - st.n_takes
