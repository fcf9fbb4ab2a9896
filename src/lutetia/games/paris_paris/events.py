"""From the rows that the rules note to events with names, values and an audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lutetia.engine.events import Event
from lutetia.games.paris_paris.material import ROUTES, STOPS, TILE_IDS
from lutetia.games.paris_paris.rules import codes
from lutetia.games.paris_paris.scoring import outcome
from lutetia.games.paris_paris.state import Fields


def event(row: Sequence[int], st: Fields) -> Event:
    """Return the event of one row noted by an action that led to ``st``."""
    kind, a, b, c, d, e = row
    if kind == codes.E_MARKER:
        return Event("marker", {"seat": a, "route": ROUTES[b]}, secret=("route",), owner=a)
    if kind == codes.E_SHOWN:
        return Event("shown", {"seat": a, "route": ROUTES[b]}, reveals=True)
    if kind == codes.E_BAG:
        counts = [st.removed[seat] for seat in range(st.players)]
        return Event("bag", {"counts": counts, "seat": _seat(a), "points": b}, reveals=True)
    if kind == codes.E_OVER:
        end = outcome(st)
        return Event(
            "over", {"scores": list(end.scores), "ranks": list(end.ranks), "tiebreak": end.tiebreak}
        )
    name, args = _OPEN[kind](a, b, c, d, e)
    if name == "tour_end":
        args["points"] = args["points"][: st.players]
    return Event(name, args)


def _seat(value: int) -> int | None:
    return None if value < 0 else value


def _fact(name: str, **args: Any) -> tuple[str, dict[str, Any]]:
    return name, args


_OPEN = {
    codes.E_START: lambda a, b, c, d, e: _fact("start", seat=a),
    codes.E_OPEN: lambda a, b, c, d, e: _fact("open_marker", route=ROUTES[a]),
    codes.E_ROUND: lambda a, b, c, d, e: _fact("round", round=a, start=b),
    codes.E_DRAWN: lambda a, b, c, d, e: _fact("drawn", tile=TILE_IDS[a]),
    codes.E_BUILT: lambda a, b, c, d, e: _fact("built", seat=a, tile=TILE_IDS[b]),
    codes.E_DISPLACED: lambda a, b, c, d, e: _fact(
        "displaced", seat=a, owner=b, stop=STOPS[c], to="bag" if d else "supply"
    ),
    codes.E_SMALL: lambda a, b, c, d, e: _fact("small_tour", tile=TILE_IDS[a]),
    codes.E_SMALL_PAYS: lambda a, b, c, d, e: _fact(
        "small_pays", stop=STOPS[a], seat=b, points=c, distance=d
    ),
    codes.E_SMALL_NOTHING: lambda a, b, c, d, e: _fact("small_nothing"),
    codes.E_PARKED: lambda a, b, c, d, e: _fact("parked", tile=TILE_IDS[a]),
    codes.E_BIG: lambda a, b, c, d, e: _fact("big_tour", route=ROUTES[a]),
    codes.E_SPECIAL: lambda a, b, c, d, e: _fact("special_tour", route=ROUTES[a], seat=_seat(b)),
    codes.E_CROSSING: lambda a, b, c, d, e: _fact(
        "crossing", stop=STOPS[a], seat=b, points=c, own=d, near=e
    ),
    codes.E_TOUR_END: lambda a, b, c, d, e: _fact("tour_end", route=ROUTES[e], points=[a, b, c, d]),
    codes.E_BOXED: lambda a, b, c, d, e: _fact("boxed", route=ROUTES[a]),
}
