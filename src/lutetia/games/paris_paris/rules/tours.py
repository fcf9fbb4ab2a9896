"""Chapters PP6 and PP7: the small tour, parking, the big tour."""

from __future__ import annotations

from typing import Final

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.paris_paris.material import (
    CROSSING,
    LENGTH,
    N_NEAR,
    NEAR_STOP,
    ON_ROUTE,
    PLACE,
    ROUTE_STOP,
    TILE_ROUTE,
    TILE_STOP,
)
from lutetia.games.paris_paris.rules.build import standing
from lutetia.games.paris_paris.rules.codes import (
    E_BIG,
    E_BOXED,
    E_CROSSING,
    E_PARKED,
    E_SMALL,
    E_SMALL_NOTHING,
    E_SMALL_PAYS,
    E_TOUR_END,
)
from lutetia.games.paris_paris.state import Fields

FAR: Final = 99
"""Farther than any stop of a route."""


@kernel
def small_pays(st: Fields, stop: int, distance: int, pay: Ints, trace: Ints) -> None:
    """Add 1 point to ``pay[seat]`` for each house at ``stop`` (PP6.2, PP6.3)."""
    for seat in range(st.players):
        n = st.houses[stop * 4 + seat]
        if n > 0:
            pay[seat] += n
            emit(trace, E_SMALL_PAYS, stop, seat, n, distance, 0)


@kernel
def nearest(st: Fields, stop: int, route: int, best: int) -> int:
    """Return the distance from ``stop`` along ``route`` to the nearest occupied
    stop if below ``best``, else ``best``."""
    place = PLACE[stop * 5 + route]
    for other in range(7):
        far = other - place if other > place else place - other  # PP6.6: stops along the route
        if far < best and standing(st, ROUTE_STOP[route * 7 + other]) > 0:
            best = far
    return best


@kernel
def small_tour(st: Fields, tile: int, pay: Ints, trace: Ints) -> None:
    """Add to ``pay[seat]`` what the small tour of the left-over ``tile`` pays (PP6.1)."""
    stop = TILE_STOP[tile]
    emit(trace, E_SMALL, tile, 0, 0, 0, 0)
    if standing(st, stop) > 0:  # PP6.2
        small_pays(st, stop, 0, pay, trace)
        return
    best = FAR
    for k in range(2):
        route = ON_ROUTE[stop * 2 + k]
        if route >= 0 and (st.tile_route == 0 or route == TILE_ROUTE[tile]):  # PP6.5, PP9.2
            best = nearest(st, stop, route, best)
    if best == FAR:
        emit(trace, E_SMALL_NOTHING, 0, 0, 0, 0, 0)  # PP6.7
        return
    for k in range(2):
        route = ON_ROUTE[stop * 2 + k]
        if route >= 0 and (st.tile_route == 0 or route == TILE_ROUTE[tile]):
            place = PLACE[stop * 5 + route]
            if place - best >= 0:  # PP6.3: both ways; PP6.4: all at the smallest distance
                small_pays(st, ROUTE_STOP[route * 7 + place - best], best, pay, trace)
            if place + best < LENGTH:
                small_pays(st, ROUTE_STOP[route * 7 + place + best], best, pay, trace)


@kernel
def crossing_points(st: Fields, stop: int, seat: int) -> int:
    """Return what a tour pays ``seat`` at the crossing ``stop`` (PP7.5 to PP7.8)."""
    own = st.houses[stop * 4 + seat]
    if own == 0:
        return 0  # PP7.6
    near = 0
    for k in range(N_NEAR[stop]):  # PP2.5
        near += st.houses[NEAR_STOP[stop * 4 + k] * 4 + seat]
    return own + near  # PP7.7: neighbours count once


@kernel
def tour(st: Fields, route: int, pay: Ints, trace: Ints) -> None:
    """Add to ``pay[seat]`` what a big or special tour of ``route`` pays (PP7.4, PP7.5)."""
    a, b, c, d = pay[0], pay[1], pay[2], pay[3]
    for i in range(7):
        stop = ROUTE_STOP[route * 7 + i]
        if CROSSING[stop] == 1:
            for seat in range(st.players):
                points = crossing_points(st, stop, seat)
                if points > 0:
                    pay[seat] += points
                    own = st.houses[stop * 4 + seat]
                    emit(trace, E_CROSSING, stop, seat, points, own, points - own)
    emit(trace, E_TOUR_END, pay[0] - a, pay[1] - b, pay[2] - c, pay[3] - d, route)


@kernel
def park(st: Fields, tile: int, trace: Ints) -> None:
    """Park the left-over ``tile`` (PP7.1); a second one of its colour
    starts the big tour (PP7.2)."""
    route = TILE_ROUTE[tile]
    emit(trace, E_PARKED, tile, 0, 0, 0, 0)
    if st.parked[route] < 0:
        st.parked[route] = tile
        return
    emit(trace, E_BIG, route, 0, 0, 0, 0)
    tour(st, route, st.big, trace)
    st.parked[route] = -1  # PP7.3
    emit(trace, E_BOXED, route, 0, 0, 0, 0)
