"""The map as constant arrays for the rules, read from ``data/map.toml`` and checked.

Shapes: S = 25 stops, R = 5 routes of 7, T = 35 kinds of tile (a stop in one of its routes'
colours). All ids are indices in the order of the file; tiles go by stop, then by route.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise
from pathlib import Path
from types import MappingProxyType

from lutetia.engine import component_data, edition
from lutetia.engine.json_types import JsonObject
from lutetia.engine.kernel import table
from lutetia.engine.notation import slug
from lutetia.games.paris_paris.doubts import doubts

FILE = Path(__file__).parent / "data" / "map.toml"

S, R, LENGTH, T, SEATS = 25, 5, 7, 35, 4
CROSSING_ROUTES = 2  # a crossing lies on two routes, any other stop on one
COLOURS = ("lilac", "grey", "green", "yellow")  # PP1.2


def load(path: Path = FILE, values: Mapping[str, object] = MappingProxyType({})) -> JsonObject:
    """Return the map file with the ``values`` of an edition, checked.
    Raises MaterialError naming file and key."""
    data, need = component_data.load_toml(path)
    edition.apply_values(data, doubts(data) if values else (), values)
    stops, routes = data.get("stop", []), data.get("route", [])
    ids = [stop["id"] for stop in stops]
    need(
        len(ids) == len(set(ids)) == S,
        "stop",
        f"{S} stops with ids of their own are needed, found {len(set(ids))}",
    )
    words = [{slug(stop["name"]), slug(stop["id"])} for stop in stops]
    need(
        sum(map(len, words)) == len(set().union(*words)),
        "stop",
        "no name may be that of another stop, accents left out",
    )
    need(len(routes) == R, "route", f"{R} routes are needed, found {len(routes)}")
    for route in routes:
        key = f"route {route['id']}"
        need(
            len(route["stops"]) == len(set(route["stops"])) == LENGTH,
            key,
            f"{LENGTH} different stops are needed",
        )
        for stop in route["stops"]:
            need(stop in ids, key, f"there is no stop {stop!r}")
    for one, two in combinations(routes, 2):  # PP2.1
        shared = set(one["stops"]) & set(two["stops"])
        need(
            len(shared) == 1,
            f"routes {one['id']} and {two['id']}",
            f"they must cross exactly once, not at {sorted(shared)}",
        )
    for stop in ids:
        n = sum(stop in route["stops"] for route in routes)
        need(
            1 <= n <= CROSSING_ROUTES,
            f"stop {stop}",
            f"it lies on {n} routes; one or two are possible",
        )
    return data


MAP = load(values=edition.values_in_use("paris_paris"))
STOPS: tuple[str, ...] = tuple(stop["id"] for stop in MAP["stop"])
ROUTES: tuple[str, ...] = tuple(route["id"] for route in MAP["route"])
LETTERS: tuple[str, ...] = tuple(route["letter"] for route in MAP["route"])
NAMES: tuple[str, ...] = tuple(stop["name"] for stop in MAP["stop"])

ROUTE: tuple[tuple[int, ...], ...] = tuple(
    tuple(STOPS.index(s) for s in route["stops"]) for route in MAP["route"]
)
ON: tuple[tuple[int, ...], ...] = tuple(
    tuple(r for r in range(R) if s in ROUTE[r]) for s in range(S)
)
ROADS: tuple[tuple[int, int], ...] = tuple(pair for line in ROUTE for pair in pairwise(line))
NEAR: tuple[tuple[int, ...], ...] = tuple(  # PP2.5
    tuple(sorted({b for a, b in ROADS if a == s} | {a for a, b in ROADS if b == s}))
    for s in range(S)
)
TILES: tuple[tuple[int, int], ...] = tuple((s, r) for s in range(S) for r in ON[s])


def _road_ends(stop: int, route: int) -> int:
    return 1 if ROUTE[route][0] == stop or ROUTE[route][-1] == stop else 2


COUNTS: tuple[int, ...] = tuple(_road_ends(s, r) for s, r in TILES)  # PP2.3, PP2.4

# --- the same for kernels, flat -------------------------------------------------------------------

ROUTE_STOP = table(s for line in ROUTE for s in line)  # [route * 7 + i]
PLACE = table(
    ROUTE[r].index(s) if s in ROUTE[r] else -1 for s in range(S) for r in range(R)
)  # [stop * 5 + route]
CROSSING = table(1 if len(ON[s]) == CROSSING_ROUTES else 0 for s in range(S))
ON_ROUTE = table(
    r for s in range(S) for r in (*ON[s], -1)[:2]
)  # [stop * 2 + k], -1 where there is no second
N_NEAR = table(len(NEAR[s]) for s in range(S))
NEAR_STOP = table(n for s in range(S) for n in (*NEAR[s], -1, -1, -1)[:4])  # [stop * 4 + k]
TILE_STOP = table(s for s, _ in TILES)
TILE_ROUTE = table(r for _, r in TILES)
TILE_COUNT = table(COUNTS)


def tile_id(tile: int) -> str:
    """Return a tile's id, ``<stop>/<route>``."""
    s, r = TILES[tile]
    return f"{STOPS[s]}/{ROUTES[r]}"


TILE_IDS: tuple[str, ...] = tuple(tile_id(t) for t in range(T))
