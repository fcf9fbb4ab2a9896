"""Points as lines that name what is behind them, and what a tour would pay: the rules' own kernels, asked with a trace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lutetia.engine.kernel import array, plain, zeros
from lutetia.engine.layout import Box
from lutetia.engine.outcome import Line, Outcome, Scores, rank
from lutetia.engine.trace import new_trace, rows, silent
from lutetia.games.paris_paris import doors
from lutetia.games.paris_paris.material import ROUTES, STOPS, TILE_IDS
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
    return sum(st.houses[seat::4])


def outcome(st: Position) -> Outcome:
    """Return ranks by points (PP8.6), then by fewer houses on the board (PP8.7), shared when still equal (PP8.8)."""
    made = scores(st)
    keys = [(made.totals[seat], -on_board(st, seat)) for seat in range(st.players)]
    level = made.totals.count(max(made.totals)) > 1
    tiebreak = None if not level else "PP8.7" if keys.count(max(keys)) == 1 else "PP8.8"
    return Outcome(made.totals, rank(keys), "rounds", tiebreak, made.lines)


def effects(box: Box, given: Sequence[int]) -> list[dict[str, Any]]:
    """Return for each build what each tile that may still be left over would then pay (docs/protocol.md)."""
    size = doors.PREVIEW
    out = zeros(size * len(given))
    players = doors.previews(box, LAYOUT.copy(box), array(given), out, zeros(4), silent())
    found, made = plain(out), []
    for start in range(0, len(found), size):
        tours = []
        for at in range(start + 1, start + size, 10):
            tile = found[at]
            if tile == NONE:
                break
            small = found[at + 1 : at + 1 + players]
            big = found[at + 6 : at + 6 + players] if found[at + 5] else None
            tours.append({"tile": TILE_IDS[tile], "small": small, "big": big})
        made.append({"tours": tours, "certain": found[start] == 1})
    return made
