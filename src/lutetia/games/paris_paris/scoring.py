"""Points as lines that name what is behind them: the rules' own kernels, asked with a trace."""

from __future__ import annotations

from lutetia.engine.kernel import zeros
from lutetia.engine.outcome import Outcome, ScoreLine, Scores, rank
from lutetia.engine.trace import make_trace, rows
from lutetia.games.paris_paris import kernel_calls
from lutetia.games.paris_paris.material import ROUTES, STOPS
from lutetia.games.paris_paris.rules import codes
from lutetia.games.paris_paris.state import LAYOUT, NONE, OVER, TWO_PLAYERS, Fields


def tour_lines(st: Fields) -> list[list[ScoreLine]]:
    """Return what each special tour pays, crossing by crossing: for each of them, in the order in
    which they are driven, a line for each seat (PP8.2)."""
    record, pay, lines = LAYOUT.pack(st), zeros(4), []
    for route in special_routes(st):
        trace = make_trace()
        kernel_calls.tour_of(record, route, pay, trace)
        crossings = [row for row in rows(trace) if row[0] == codes.E_CROSSING]
        lines.append(
            [
                _tour_line(route, [row for row in crossings if row[2] == seat])
                for seat in range(st.players)
            ]
        )
    return lines


def _tour_line(route: int, crossings: list[list[int]]) -> ScoreLine:
    pieces = tuple(
        {"stop": STOPS[stop], "points": points, "own": own, "near": near}
        for _, stop, _, points, own, near in crossings
    )
    paid = sum(row[3] for row in crossings)
    return ScoreLine("paris_paris.line.special", paid, "PP8.2", pieces, {"route": ROUTES[route]})


def special_routes(st: Fields) -> list[int]:
    """Return the routes of the special tours in the order in which
    they are driven (PP8.2, PP8.3)."""
    markers = [st.marker[(st.start + i) % st.players] for i in range(st.players)]
    return [route for route in [*markers, st.open_marker] if route != NONE]


def scores(st: Fields) -> Scores:
    """Return the points as they stand; special tours and bag have lines
    of their own once the game is over."""
    lines = []
    tours = tour_lines(st) if st.phase == OVER else []
    for seat in range(st.players):
        own = [
            ScoreLine("paris_paris.line.small", st.small[seat], "PP6.1"),
            ScoreLine("paris_paris.line.big", st.big[seat], "PP7.5"),
        ]
        own += [tour[seat] for tour in tours]
        if st.phase == OVER and st.players > TWO_PLAYERS:
            houses = ({"houses": st.removed[seat]},)
            rule = "PP8.4" if any(st.bag) else "PP8.5"
            own.append(ScoreLine("paris_paris.line.bag", st.bag[seat], rule, houses))
        lines.append(tuple(own))
    totals = tuple(st.small[s] + st.big[s] + st.special[s] + st.bag[s] for s in range(st.players))
    return Scores(totals, tuple(lines))


def on_board(st: Fields, seat: int) -> int:
    """Return the number of houses of ``seat`` on the map."""
    return sum(st.houses[seat::4])


def outcome(st: Fields) -> Outcome:
    """Return ranks by points (PP8.6), then by fewer houses on the board (PP8.7),
    shared when still equal (PP8.8)."""
    made = scores(st)
    keys = [(made.totals[seat], -on_board(st, seat)) for seat in range(st.players)]
    level = made.totals.count(max(made.totals)) > 1
    tiebreak = None if not level else "PP8.7" if keys.count(max(keys)) == 1 else "PP8.8"
    return Outcome(made.totals, rank(keys), "rounds", tiebreak, made.lines)
