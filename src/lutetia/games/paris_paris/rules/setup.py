"""Chapter PP1: setting up, and every draw that chance makes."""

from __future__ import annotations

from lutetia.engine.dice import roll
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import note
from lutetia.games.paris_paris.material import TILE_COUNT
from lutetia.games.paris_paris.rules.codes import (
    DEAL_MARKER,
    DEAL_OPEN,
    DEAL_START,
    DEAL_TILE,
    E_DRAWN,
    E_MARKER,
    E_OPEN,
    E_ROUND,
    E_START,
)
from lutetia.games.paris_paris.state import BUILD, DRAW, MARKERS, START, Fields


@kernel
def setup(st: Fields, players: int, options: Ints) -> None:
    """Lay everything out for ``players`` seats (PP1.1); ``options`` are open_bag and tile_route (PP9.1, PP9.2)."""
    st.players = players
    st.open_bag = options[0]
    st.tile_route = options[1]
    st.phase = START
    st.round = 0
    st.start = -1
    st.turn = 0
    st.cur = -1
    for tile in range(35):
        st.left[tile] = TILE_COUNT[tile]  # PP1.8: unordered until turned up
    st.n_offer = 0
    for i in range(5):
        st.offer[i] = -1
        st.parked[i] = -1
    for i in range(100):
        st.houses[i] = 0
    for seat in range(4):
        st.removed[seat] = 0
        st.marker[seat] = -1
        st.small[seat] = 0
        st.big[seat] = 0
        st.special[seat] = 0
        st.bag[seat] = 0
    st.open_marker = -1


@kernel
def rounds(players: int) -> int:
    """Return the number of rounds (PP1.9, PP8.1): 60 tiles in stacks of one more than the players (PP1.8)."""
    return 60 // (players + 1)


@kernel
def to_deal(st: Fields) -> int:
    """Return the seat that gets the next special-tour card, the number of players for the open one, -1 when done."""
    for seat in range(st.players):  # PP1.5
        if st.marker[seat] < 0:
            return seat
    if st.players == 2 and st.open_marker < 0:  # PP1.6
        return 2
    return -1


@kernel
def marker_free(st: Fields, route: int) -> bool:
    """Return whether the card of ``route`` has not been dealt: there is one a route (PP1.5)."""
    for seat in range(st.players):
        if st.marker[seat] == route:
            return False
    return st.open_marker != route


@kernel
def chance_legal(st: Fields, out: Ints) -> int:
    """Write chance's possible outcomes to ``out`` and return how many."""
    n = 0
    if st.phase == START:  # PP1.4
        for seat in range(st.players):
            out[n] = DEAL_START + seat
            n += 1
    elif st.phase == MARKERS:
        seat = to_deal(st)
        for route in range(5):
            if marker_free(st, route):
                out[n] = DEAL_OPEN + route if seat == st.players else DEAL_MARKER + seat * 5 + route
                n += 1
    elif st.phase == DRAW:
        for tile in range(35):
            if st.left[tile] > 0:
                out[n] = DEAL_TILE + tile
                n += 1
    return n


@kernel
def chance_allows(st: Fields, action: int) -> bool:
    """Return whether the deal ``action`` is a possible outcome of chance here."""
    if action >= DEAL_TILE:
        return st.phase == DRAW and action < DEAL_TILE + 35 and st.left[action - DEAL_TILE] > 0
    if action < DEAL_MARKER:
        return st.phase == START and action < DEAL_START + st.players
    if st.phase != MARKERS:
        return False
    seat = to_deal(st)
    route = action - DEAL_OPEN if seat == st.players else action - DEAL_MARKER - seat * 5
    return 0 <= route < 5 and marker_free(st, route)


@kernel
def weight(st: Fields, action: int) -> int:
    """Return the weight of a chance outcome: a tile's copies still in the stacks, 1 for everything else."""
    if action >= DEAL_TILE:
        return st.left[action - DEAL_TILE]
    return 1


@kernel
def draw(st: Fields, dice: Ints) -> int:
    """Return a chance outcome drawn by its weight."""
    if st.phase == START:
        return DEAL_START + roll(dice, st.players)
    if st.phase == MARKERS:
        free = 0
        for route in range(5):
            if marker_free(st, route):
                free += 1
        pick = roll(dice, free)
        seat = to_deal(st)
        for route in range(5):
            if marker_free(st, route):
                if pick == 0:
                    return (
                        DEAL_OPEN + route if seat == st.players else DEAL_MARKER + seat * 5 + route
                    )
                pick -= 1
    total = 0
    for tile in range(35):
        total += st.left[tile]
    pick = roll(dice, total)
    for tile in range(35):
        pick -= st.left[tile]
        if pick < 0:
            return DEAL_TILE + tile
    return -1


@kernel
def deal(st: Fields, action: int, trace: Ints) -> None:
    """Play a chance outcome."""
    if action >= DEAL_TILE:
        tile = action - DEAL_TILE
        st.left[tile] -= 1
        st.offer[st.n_offer] = tile
        st.n_offer += 1
        note(trace, E_DRAWN, tile, 0, 0, 0, 0)
        if st.n_offer == st.players + 1:  # PP1.8, PP3.1
            st.phase = BUILD
            st.cur = st.start  # PP3.2
        return
    if action >= DEAL_OPEN:
        st.open_marker = action - DEAL_OPEN  # PP1.6
        note(trace, E_OPEN, st.open_marker, 0, 0, 0, 0)
    elif action >= DEAL_MARKER:
        seat = (action - DEAL_MARKER) // 5
        st.marker[seat] = (action - DEAL_MARKER) % 5  # PP1.5
        note(trace, E_MARKER, seat, st.marker[seat], 0, 0, 0)
    else:
        st.start = action - DEAL_START  # PP1.4
        st.phase = MARKERS
        note(trace, E_START, st.start, 0, 0, 0, 0)
    if st.phase == MARKERS and to_deal(st) < 0:  # the cards left over stay unknown (PP1.7)
        open_round(st, trace)


@kernel
def open_round(st: Fields, trace: Ints) -> None:
    """Begin the next round: its stack is about to be turned up (PP3.1)."""
    st.round += 1
    st.turn = 0
    st.cur = -1
    st.phase = DRAW
    note(trace, E_ROUND, st.round, st.start, 0, 0, 0)
