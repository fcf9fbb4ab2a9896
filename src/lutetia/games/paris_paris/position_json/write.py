"""Positions as plain JSON: how they are written,
and the parts that views share (docs/positions.md)."""

from __future__ import annotations

from lutetia.engine.schema import Counts, Setup
from lutetia.games.paris_paris.material import COLOURS, ROUTES, STOPS, TILE_IDS
from lutetia.games.paris_paris.schema.position import Whole
from lutetia.games.paris_paris.schema.view import Sources
from lutetia.games.paris_paris.state import (
    BUILD,
    NONE,
    PHASES,
    Fields,
)


def setup_data(st: Fields) -> Setup:
    """Return what a view and a position begin with: the number of players and the options."""
    return {
        "players": st.players,
        "options": {
            "open_bag": bool(st.open_bag),
            "small_tour": "tile_route" if st.tile_route else "both",
        },
    }


def houses_data(st: Fields) -> dict[str, list[str]]:
    """Return the houses as ``{stop: [colour, ...]}``, stops in map order, colours in seat order."""
    out = {}
    for s, stop in enumerate(STOPS):
        numbers = st.houses[s * 4 : s * 4 + 4]
        if any(numbers):
            here = zip(COLOURS, numbers, strict=True)
            out[stop] = [colour for colour, n in here for _ in range(n)]
    return out


def offer_data(st: Fields) -> list[str]:
    """Return the tiles on offer in the order drawn."""
    return [TILE_IDS[st.offer[i]] for i in range(st.n_offer)]


def parked_data(st: Fields) -> list[str]:
    """Return the parked tiles in route order."""
    return [TILE_IDS[tile] for tile in st.parked if tile != NONE]


def sources_data(st: Fields, seat: int) -> Sources:
    """Return where the points of ``seat`` come from."""
    return {
        "small": st.small[seat],
        "big": st.big[seat],
        "special": st.special[seat],
        "bag": st.bag[seat],
    }


def bag_data(st: Fields) -> Counts:
    """Return the houses in the bag by colour."""
    return {COLOURS[seat]: st.removed[seat] for seat in range(st.players)}


def left_data(st: Fields) -> Counts:
    """Return the tiles in the closed stacks."""
    return {TILE_IDS[tile]: n for tile, n in enumerate(st.left) if n}


def write_position(st: Fields) -> Whole:
    """Return the whole record as plain JSON."""
    return {
        **setup_data(st),
        "phase": PHASES[st.phase],
        "round": st.round,
        "start": st.start if st.start >= 0 else None,
        "turn": st.turn,
        "to_act": st.cur if st.phase == BUILD else None,
        "houses": houses_data(st),
        "offer": offer_data(st),
        "parked": parked_data(st),
        "left": left_data(st),
        "bag": bag_data(st),
        "marker": {
            COLOURS[seat]: ROUTES[st.marker[seat]]
            for seat in range(st.players)
            if st.marker[seat] != NONE
        },
        "open_marker": ROUTES[st.open_marker] if st.open_marker != NONE else None,
        "points": {COLOURS[seat]: sources_data(st, seat) for seat in range(st.players)},
    }
