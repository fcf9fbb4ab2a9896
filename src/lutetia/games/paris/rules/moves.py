"""Chapters PA3 and PA4: keys on banks and the Arc, keys that move,
what that costs. No key ever comes back (PA3.5)."""

from __future__ import annotations

from typing import Final

from lutetia.engine.bits import lowest, without_lowest
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.paris.material import (
    BANK,
    BONUS_TILES,
    COST,
    COSTING,
    EIGHT_POINTS,
    EIGHT_SLOT,
    FIRST_LANDMARK,
    JOIN_OTHERS_TILE,
    JOIN_OWN_TILE,
    MOST_COST,
    N_DISTRICTS,
    N_RESOURCES,
    N_SLOTS,
    SECTION,
    TOP_VALUE,
    TRACK_FRANCS,
    TRACK_SLOTS,
    UP_TO,
    VALUE,
)
from lutetia.games.paris.rules.codes import (
    ACTED,
    ARC_TAKEN,
    BANK_TAKEN,
    CANNOT_PAY,
    DRAW_FIRST,
    E_ARC,
    E_BANKED,
    E_BROUGHT,
    E_EIGHT,
    E_FOUR,
    E_GAINED,
    E_MOVED,
    E_PAID,
    E_USED,
    FROM_ARC,
    FROM_BANK,
    LANDMARK_ELSEWHERE,
    LANDMARK_TOO_LOW,
    MUST_TAKE,
    NO_BUILDING,
    NO_KEY,
    NO_TILE,
    NOT_HIGHER,
    NOT_THERE,
    OCCUPIED,
    OK,
    PLACE_FIRST,
    UNKNOWN,
    UNNEEDED,
    WITH_JOIN_OTHERS,
    WITH_JOIN_OWN,
)
from lutetia.games.paris.rules.queries import (
    highest_landmark,
    keys_at,
    keys_in,
    own,
    place_at,
)
from lutetia.games.paris.rules.trade import has, spend
from lutetia.games.paris.state import ACT, DONE, DRAW, EIGHTS, PLACE, TAKE, UNUSED, USED, Fields

SCORING_KEYS: Final = 4
"""So many keys in a district give the right to place a scoring tile (PA9.1)."""


@kernel
def step_refuse(st: Fields) -> int:
    """Return OK when the second step is due (PA2.2), else why none of its actions may be done
    (PA2.6)."""
    if st.step == DRAW:
        return DRAW_FIRST
    if st.step == PLACE:
        return PLACE_FIRST
    if st.step == TAKE:
        return MUST_TAKE
    return OK if st.step == ACT else ACTED


@kernel
def bank_refuse(st: Fields, district: int) -> int:
    """Return OK or why no key may go to the bank of ``district`` (PA3.1, PA3.2)."""
    reason = step_refuse(st)
    if reason != OK:
        return reason
    if district >= N_DISTRICTS:
        return UNKNOWN
    if st.hand[st.cur] == 0:
        return NO_KEY
    return OK if st.bank[district * 4 + st.cur] == 0 else BANK_TAKEN


@kernel
def arc_refuse(st: Fields) -> int:
    """Return OK or why no key may go to the Arc (PA3.1, PA3.2)."""
    reason = step_refuse(st)
    if reason != OK:
        return reason
    if st.hand[st.cur] == 0:
        return NO_KEY
    return OK if st.arc[st.cur] == 0 else ARC_TAKEN


@kernel
def to_bank(st: Fields, district: int, trace: Ints) -> None:
    """Put a key on a bank, which pays at once (PA3.3)."""
    st.hand[st.cur] -= 1
    st.bank[district * 4 + st.cur] = 1
    st.francs[st.cur] += BANK[district]  # PA3.4; francs have no end (PA1.14)
    st.step = DONE
    emit(trace, E_BANKED, st.cur, district, BANK[district], 0, 0)


@kernel
def to_arc(st: Fields, trace: Ints) -> None:
    """Put a key on the Arc (PA3.1)."""
    st.hand[st.cur] -= 1
    st.arc[st.cur] = 1
    st.step = DONE
    emit(trace, E_ARC, st.cur, 0, 0, 0, 0)


@kernel
def origins(st: Fields, seat: int, district: int) -> int:
    """Return the set of origins in ``district`` where ``seat`` has a key;
    from the Arc any district is in reach (PA4.1)."""
    found = st.arc[seat] << FROM_ARC | st.bank[district * 4 + seat] << FROM_BANK
    for slot in range(FIRST_LANDMARK):
        found |= (1 if st.keys[(district * 6 + slot) * 4 + seat] > 0 else 0) << slot
    for slot in range(FIRST_LANDMARK, N_SLOTS):
        here = st.landmark[slot - FIRST_LANDMARK] == district
        found |= (1 if here and st.keys[(30 + slot) * 4 + seat] > 0 else 0) << slot
    return found


@kernel
def open_slots(st: Fields, district: int) -> int:
    """Return the set of slots where a key may arrive in ``district``: buildings and landmarks that
    lie there (PA4.4), and landmarks that may be brought in, higher than those there (PA4.5)."""
    lying, free = 0, 0
    for slot in range(FIRST_LANDMARK):
        lying |= (1 if st.building[district * 6 + slot] >= 0 else 0) << slot
    for slot in range(FIRST_LANDMARK, N_SLOTS):
        stands = st.landmark[slot - FIRST_LANDMARK]
        lying |= (1 if stands == district else 0) << slot
        free |= (1 if stands < 0 else 0) << slot
    return lying | free & ~UP_TO[highest_landmark(st, district)]


@kernel
def higher(origin: int) -> int:
    """Return the set of slots of a higher value than ``origin`` (PA4.3); all from a bank or the Arc
    (PA4.1, PA4.2)."""
    return ~UP_TO[VALUE[origin]] if origin < FROM_BANK else ~0


@kernel
def target_refuse(st: Fields, district: int, origin: int, slot: int) -> int:
    """Return OK or why a key may not go from ``origin`` to ``slot`` of ``district``,
    keys there and costs left aside."""
    if higher(origin) >> slot & 1 == 0:
        return NOT_HIGHER  # PA4.3
    if open_slots(st, district) >> slot & 1 != 0:
        return OK
    if slot < FIRST_LANDMARK:
        return NO_BUILDING  # PA4.4
    return LANDMARK_TOO_LOW if st.landmark[slot - FIRST_LANDMARK] < 0 else LANDMARK_ELSEWHERE


@kernel
def needs(st: Fields, seat: int, district: int, slot: int) -> int:
    """Return which tiles a move to ``slot`` needs: 0 none, 1 tile 9, 2 tile 16,
    3 both (PA8.10, PA8.11, PA8.13)."""
    mine = own(st, district, slot, seat)
    others = keys_at(st, place_at(district, slot)) - mine
    return (WITH_JOIN_OWN if mine > 0 else 0) + (WITH_JOIN_OTHERS if others > 0 else 0)


@kernel
def price(origin: int, slot: int) -> int:
    """Return the francs that a move costs: the value from the Arc or a bank,
    else the difference (PA4.7)."""
    return VALUE[slot] if origin >= FROM_BANK else VALUE[slot] - VALUE[origin]


@kernel
def supplied(st: Fields, seat: int) -> int:
    """Return the set of slots whose resources ``seat`` can pay, however it comes there (PA4.8,
    PA4.9)."""
    slots = ~0
    for token in range(N_RESOURCES):
        slots &= COSTING[token * (MOST_COST + 1) + min(has(st, seat, token), MOST_COST)]
    return slots


@kernel
def affordable(st: Fields, seat: int, origin: int) -> int:
    """Return the set of slots to which ``seat`` has the francs to move from ``origin`` (PA4.7)."""
    worth = 0 if origin >= FROM_BANK else VALUE[origin]
    return UP_TO[min(st.francs[seat] + worth, TOP_VALUE)]


@kernel
def targets(st: Fields, district: int, origin: int, supplied_slots: int) -> int:
    """Return the set of slots of ``district`` to which the seat whose turn it is can move and pay
    from ``origin``, keys there left aside.

    Args:
        supplied_slots: what `supplied` says, which is the same for all districts.
    """
    return (
        open_slots(st, district) & higher(origin) & affordable(st, st.cur, origin) & supplied_slots
    )


@kernel
def holds(st: Fields, seat: int, tile: int) -> bool:
    """Return whether ``seat`` has the bonus tile (counted from 0) and has not used it."""
    return st.bonus[seat * 30 + tile] == UNUSED


@kernel
def held(st: Fields, seat: int) -> int:
    """Return the set of bonus tiles that ``seat`` has and has not used."""
    tiles = 0
    for tile in range(BONUS_TILES):
        tiles |= (1 if holds(st, seat, tile) else 0) << tile
    return tiles


@kernel
def move_refuse(st: Fields, district: int, origin: int, slot: int, tiles: int) -> int:
    """Return OK or why the move is refused."""
    seat = st.cur
    reason = step_refuse(st)
    if reason != OK:
        return reason
    if origins(st, seat, district) >> origin & 1 == 0:
        return NOT_THERE
    reason = target_refuse(st, district, origin, slot)
    if reason != OK:
        return reason
    needed = needs(st, seat, district, slot)
    if needed & ~tiles != 0:
        return OCCUPIED  # PA4.1, PA4.2, PA4.3
    if tiles & ~needed != 0:
        return UNNEEDED  # PA8.13
    if tiles & WITH_JOIN_OWN != 0 and not holds(st, seat, JOIN_OWN_TILE):
        return NO_TILE
    if tiles & WITH_JOIN_OTHERS != 0 and not holds(st, seat, JOIN_OTHERS_TILE):
        return NO_TILE
    payable = supplied(st, seat) & affordable(st, seat, origin)
    return OK if payable >> slot & 1 != 0 else CANNOT_PAY


@kernel
def can_move(st: Fields) -> bool:
    """Return whether the seat can move a key with the francs and tokens in hand and without a tile
    (PA2.7, PA2.8)."""
    seat = st.cur
    supplied_slots = supplied(st, seat)
    for district in range(N_DISTRICTS):
        begin = origins(st, seat, district)
        while begin != 0:
            left = targets(st, district, lowest(begin), supplied_slots)
            while left != 0:
                if needs(st, seat, district, lowest(left)) == 0:
                    return True
                left = without_lowest(left)
            begin = without_lowest(begin)
    return False


@kernel
def pay(st: Fields, slot: int, trace: Ints) -> None:
    """Pay the resources of ``slot``; they go to the supply (PA4.8, PA4.10)."""
    for token in range(N_RESOURCES):
        n = COST[slot * 3 + token]
        if n > 0:
            real = spend(st, st.cur, token, n)
            emit(trace, E_PAID, st.cur, token, real, n - real, 0)


@kernel
def move(st: Fields, district: int, origin: int, slot: int, tiles: int, trace: Ints) -> None:
    """Move a key: bring the landmark in (PA4.6), pay, arrive, and open what the arrival brings
    (chapter PA5)."""
    seat = st.cur
    place = place_at(district, slot)
    before = keys_in(st, district)
    if tiles & WITH_JOIN_OWN != 0:  # PA8.12
        st.bonus[seat * 30 + JOIN_OWN_TILE] = USED
        emit(trace, E_USED, seat, JOIN_OWN_TILE, 0, 0, -1)
    if tiles & WITH_JOIN_OTHERS != 0:
        st.bonus[seat * 30 + JOIN_OTHERS_TILE] = USED
        emit(trace, E_USED, seat, JOIN_OTHERS_TILE, 0, 0, -1)
    if slot >= FIRST_LANDMARK and st.landmark[slot - FIRST_LANDMARK] < 0:
        st.landmark[slot - FIRST_LANDMARK] = district
        emit(trace, E_BROUGHT, seat, slot - FIRST_LANDMARK, district, 0, 0)
    if origin == FROM_ARC:
        st.arc[seat] = 0
    elif origin == FROM_BANK:
        st.bank[district * 4 + seat] = 0
    else:
        st.keys[place_at(district, origin) * 4 + seat] -= 1
    st.keys[place * 4 + seat] += 1
    st.francs[seat] -= price(origin, slot)
    st.step = DONE
    emit(trace, E_MOVED, seat, district, origin, slot, price(origin, slot))
    pay(st, slot, trace)  # before anything is gained (PA4.12)
    if before == SCORING_KEYS - 1 and keys_in(st, district) == SCORING_KEYS:  # PA9.1, PA9.3
        st.may_score = 1
        emit(trace, E_FOUR, seat, district, 0, 0, 0)
    arrive(st, place, slot, trace)


@kernel
def arrive(st: Fields, place: int, slot: int, trace: Ints) -> None:
    """Give what is not optional and open what is (PA5.1 to PA5.7)."""
    seat = st.cur
    if slot < FIRST_LANDMARK and st.token[place] >= 0:  # PA5.1
        st.tokens[seat * 6 + st.token[place]] += 1
        emit(trace, E_GAINED, seat, st.token[place], 0, 0, 0)
        st.token[place] = -1
    if slot < TRACK_SLOTS:
        st.may_advance = 1 + TRACK_FRANCS[slot]  # PA5.2, PA5.3
    elif slot == EIGHT_SLOT:
        st.vp[EIGHTS * 4 + seat] += EIGHT_POINTS  # PA5.4
        emit(trace, E_EIGHT, seat, EIGHT_POINTS, 0, 0, 0)
    elif slot >= FIRST_LANDMARK:
        for kind in range(3):
            st.sections[kind] = SECTION[(slot - FIRST_LANDMARK) * 3 + kind]  # PA5.5, PA5.7
