"""Chapter PP1: setting up, and every draw that chance makes."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.paris_paris.material import TILE_COUNT
from lutetia.games.paris_paris.rules.codes import (
    E_DRAWN,
    E_MARKER,
    E_OPEN,
    E_ROUND,
    E_START,
)
from lutetia.games.paris_paris.state import BUILD, DRAW, MARKERS, START, TWO_PLAYERS, Fields


@kernel
def setup(st: Fields, players: int, options: Ints) -> None:
    """Lay everything out for ``players`` seats (PP1.1);
    ``options`` are open_bag and tile_route (PP9.1, PP9.2)."""
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
    """Return the number of rounds (PP1.9, PP8.1):
    60 tiles in stacks of one more than the players (PP1.8)."""
    return 60 // (players + 1)


@kernel
def to_deal(st: Fields) -> int:
    """Return the seat that gets the next special-tour card,
    the number of players for the open one, -1 when done."""
    for seat in range(st.players):  # PP1.5
        if st.marker[seat] < 0:
            return seat
    if st.players == TWO_PLAYERS and st.open_marker < 0:  # PP1.6
        return TWO_PLAYERS
    return -1


@kernel
def marker_free(st: Fields, route: int) -> bool:
    """Return whether the card of ``route`` has not been dealt: there is one a route (PP1.5)."""
    for seat in range(st.players):
        if st.marker[seat] == route:
            return False
    return st.open_marker != route


@kernel
def start_weight(st: Fields, seat: int) -> int:
    """Return 1 where ``seat`` may be drawn to begin, else 0 (PP1.4)."""
    return 1 if st.phase == START and seat < st.players else 0


@kernel
def marker_weight(st: Fields, seat: int, route: int) -> int:
    """Return 1 where ``seat`` may get the card of ``route`` next, else 0 (PP1.5)."""
    due = st.phase == MARKERS and seat < st.players and seat == to_deal(st)
    return 1 if due and marker_free(st, route) else 0


@kernel
def open_weight(st: Fields, route: int) -> int:
    """Return 1 where the card of ``route`` may be laid open, else 0 (PP1.6)."""
    due = st.phase == MARKERS and to_deal(st) == st.players
    return 1 if due and marker_free(st, route) else 0


@kernel
def tile_weight(st: Fields, tile: int) -> int:
    """Return the copies of ``tile`` in the stacks where one is turned up, else 0 (PP1.8)."""
    return st.left[tile] if st.phase == DRAW else 0


@kernel
def set_start(st: Fields, seat: int, trace: Ints) -> None:
    """Let ``seat`` begin (PP1.4)."""
    st.start = seat
    st.phase = MARKERS
    emit(trace, E_START, seat, 0, 0, 0, 0)


@kernel
def deal_marker(st: Fields, seat: int, route: int, trace: Ints) -> None:
    """Deal ``seat`` its special-tour card (PP1.5)."""
    st.marker[seat] = route
    emit(trace, E_MARKER, seat, route, 0, 0, 0)
    if to_deal(st) < 0:  # the cards left over stay unknown (PP1.7)
        open_round(st, trace)


@kernel
def open_marker(st: Fields, route: int, trace: Ints) -> None:
    """Lay a special-tour card open (PP1.6)."""
    st.open_marker = route
    emit(trace, E_OPEN, route, 0, 0, 0, 0)
    open_round(st, trace)


@kernel
def draw_tile(st: Fields, tile: int, trace: Ints) -> None:
    """Turn up a tile; all on offer, the seats build (PP1.8, PP3.1)."""
    st.left[tile] -= 1
    st.offer[st.n_offer] = tile
    st.n_offer += 1
    emit(trace, E_DRAWN, tile, 0, 0, 0, 0)
    if st.n_offer == st.players + 1:
        st.phase = BUILD
        st.cur = st.start  # PP3.2


@kernel
def open_round(st: Fields, trace: Ints) -> None:
    """Begin the next round: its stack is about to be turned up (PP3.1)."""
    st.round += 1
    st.turn = 0
    st.cur = -1
    st.phase = DRAW
    emit(trace, E_ROUND, st.round, st.start, 0, 0, 0)
