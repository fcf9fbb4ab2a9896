"""Points as lines that name what is behind them, and what a tour would pay: the rules' own kernels, asked with a trace."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import zeros
from lutetia.engine.layout import Box
from lutetia.engine.outcome import Line, Outcome, Scores, rank
from lutetia.engine.trace import new_trace, rows, silent
from lutetia.games.paris_paris import doors
from lutetia.games.paris_paris.material import ROUTES, STOPS, TILE_IDS, TILES
from lutetia.games.paris_paris.rules import codes
from lutetia.games.paris_paris.state import LAYOUT, NONE, OVER, Position


def small_pays(st: Position, tile: int) -> list[int]:
    """Return the points of each seat if ``tile`` were left over now."""
    pay = zeros(4)
    doors.small(LAYOUT.pack(st), tile, pay, silent())
    return [int(pay[seat]) for seat in range(st.players)]


def tour_pays(st: Position, route: int) -> list[int]:
    """Return the points of each seat if ``route`` were toured now."""
    pay = zeros(4)
    doors.tour_of(LAYOUT.pack(st), route, pay, silent())
    return [int(pay[seat]) for seat in range(st.players)]


def tour_line(st: Position, route: int, seat: int) -> Line:
    """Return what a special tour of ``route`` pays ``seat``, crossing by crossing."""
    trace = new_trace()
    doors.tour_of(LAYOUT.pack(st), route, zeros(4), trace)
    pieces = tuple(
        {"stop": STOPS[row[1]], "points": row[3], "own": row[4], "near": row[5]}
        for row in rows(trace)
        if row[0] == codes.E_CROSSING and row[2] == seat
    )
    points = sum(int(str(piece["points"])) for piece in pieces)
    return Line("paris_paris.line.special", points, "PP8.2", pieces, {"route": ROUTES[route]})


def special_routes(st: Position) -> list[int]:
    """Return the routes of the special tours in the order in which they are driven (PP8.2, PP8.3)."""
    markers = [st.marker[(st.start + i) % st.players] for i in range(st.players)]
    return [route for route in [*markers, st.open_marker] if route != NONE]


def scores(st: Position) -> Scores:
    """Return the points as they stand; special tours and bag have lines of their own once the game is over."""
    lines = []
    for seat in range(st.players):
        own = [
            Line("paris_paris.line.small", st.small[seat], "PP6.1"),
            Line("paris_paris.line.big", st.big[seat], "PP7.5"),
        ]
        if st.phase == OVER:
            own += [tour_line(st, route, seat) for route in special_routes(st)]
            if st.players > 2:
                houses = ({"houses": st.removed[seat]},)
                own.append(
                    Line(
                        "paris_paris.line.bag",
                        st.bag[seat],
                        "PP8.4" if any(st.bag) else "PP8.5",
                        houses,
                    )
                )
        lines.append(tuple(own))
    totals = tuple(st.small[s] + st.big[s] + st.special[s] + st.bag[s] for s in range(st.players))
    return Scores(totals, tuple(lines))


def on_board(st: Position, seat: int) -> int:
    """Return the number of houses of ``seat`` on the map."""
    return sum(st.houses[stop * 4 + seat] for stop in range(len(STOPS)))


def outcome(st: Position) -> Outcome:
    """Return ranks by points (PP8.6), then by fewer houses on the board (PP8.7), shared when still equal (PP8.8)."""
    made = scores(st)
    keys = [(made.totals[seat], -on_board(st, seat)) for seat in range(st.players)]
    level = made.totals.count(max(made.totals)) > 1
    tiebreak = None if not level else "PP8.7" if keys.count(max(keys)) == 1 else "PP8.8"
    return Outcome(made.totals, rank(keys), "rounds", tiebreak, made.lines)


def effect(box: Box, code: int) -> dict[str, Any]:
    """Build ``code`` in ``box`` and return what each tile that may still be left over would then pay (docs/protocol.md)."""
    doors.only_build(box, code, silent())
    after = LAYOUT.read(box)
    tours = []
    for tile in dict.fromkeys(after.offer[: after.n_offer]):
        route = TILES[tile][1]
        small = zeros(4)
        doors.small(box, tile, small, silent())
        big = None
        if after.parked[route] != NONE:
            big = zeros(4)
            doors.tour_of(box, route, big, silent())
        tours.append(
            {
                "tile": TILE_IDS[tile],
                "small": [int(n) for n in small[: after.players]],
                "big": None if big is None else [int(n) for n in big[: after.players]],
            }
        )
    return {"tours": tours, "certain": after.n_offer == 1}
