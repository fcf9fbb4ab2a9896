"""From the rows that the rules note to events with names, values and an audience."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lutetia.engine.events import Event
from lutetia.engine.schema import Fact, Start
from lutetia.games.paris_paris.material import ROUTES, STOPS, TILE_IDS
from lutetia.games.paris_paris.rules import codes
from lutetia.games.paris_paris.schema import events as told
from lutetia.games.paris_paris.scoring import outcome
from lutetia.games.paris_paris.state import Fields


def event(row: Sequence[int], st: Fields) -> Event:
    """Return the event of one row noted by an action that led to ``st``."""
    kind, a, b, c, d, e = row
    if kind == codes.E_MARKER:
        return Event.of(told.Marker(seat=a, route=ROUTES[b]), secret=("route",), owner=a)
    if kind == codes.E_SHOWN:
        return Event.of(told.Shown(seat=a, route=ROUTES[b]), reveals=True)
    if kind == codes.E_BAG:
        counts = [st.removed[seat] for seat in range(st.players)]
        return Event.of(told.Bag(counts=counts, seat=_seat(a), points=b), reveals=True)
    if kind == codes.E_OVER:
        return Event.of(outcome(st).fact())
    if kind == codes.E_TOUR_END:
        return Event.of(told.TourEnd(route=ROUTES[e], points=[a, b, c, d][: st.players]))
    return Event.of(_OPEN[kind](a, b, c, d, e))


def _seat(value: int) -> int | None:
    return None if value < 0 else value


_OPEN: dict[int, Callable[[int, int, int, int, int], Fact]] = {
    codes.E_START: lambda a, b, c, d, e: Start(seat=a),
    codes.E_OPEN: lambda a, b, c, d, e: told.OpenMarker(route=ROUTES[a]),
    codes.E_ROUND: lambda a, b, c, d, e: told.Round(round=a, start=b),
    codes.E_DRAWN: lambda a, b, c, d, e: told.Drawn(tile=TILE_IDS[a]),
    codes.E_BUILT: lambda a, b, c, d, e: told.Built(seat=a, tile=TILE_IDS[b]),
    codes.E_DISPLACED: lambda a, b, c, d, e: told.Displaced(
        seat=a, owner=b, stop=STOPS[c], to="bag" if d else "supply"
    ),
    codes.E_SMALL: lambda a, b, c, d, e: told.SmallTour(tile=TILE_IDS[a]),
    codes.E_SMALL_PAYS: lambda a, b, c, d, e: told.SmallPays(
        stop=STOPS[a], seat=b, points=c, distance=d
    ),
    codes.E_SMALL_NOTHING: lambda a, b, c, d, e: told.SmallNothing(),
    codes.E_PARKED: lambda a, b, c, d, e: told.Parked(tile=TILE_IDS[a]),
    codes.E_BIG: lambda a, b, c, d, e: told.BigTour(route=ROUTES[a]),
    codes.E_SPECIAL: lambda a, b, c, d, e: told.SpecialTour(route=ROUTES[a], seat=_seat(b)),
    codes.E_CROSSING: lambda a, b, c, d, e: told.Crossing(
        stop=STOPS[a], seat=b, points=c, own=d, near=e
    ),
    codes.E_BOXED: lambda a, b, c, d, e: told.Boxed(route=ROUTES[a]),
}
