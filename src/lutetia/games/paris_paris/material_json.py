"""The components as plain JSON: what a drawing needs to know of them."""

from __future__ import annotations

from lutetia.games.paris_paris.material import (
    COUNTS,
    CROSSING_ROUTES,
    LETTERS,
    MAP,
    ON,
    ROUTES,
    STOPS,
    TILES,
)
from lutetia.games.paris_paris.schema import Material


def material_json() -> Material:
    """Return the map."""
    roads = dict.fromkeys(STOPS, 0)
    for (s, _), n in zip(TILES, COUNTS, strict=True):
        roads[STOPS[s]] += n
    return {
        "canvas": MAP["canvas"],
        "river": MAP["river"],
        "stops": [
            {
                "id": stop["id"],
                "name": stop["name"],
                "x": stop["at"][0],
                "y": stop["at"][1],
                "crossing": len(ON[s]) == CROSSING_ROUTES,
                "routes": [ROUTES[r] for r in ON[s]],
                "roads": roads[stop["id"]],
                "sure": stop.get("sure", True),
            }
            for s, stop in enumerate(MAP["stop"])
        ],
        "routes": [
            {
                "id": route["id"],
                "letter": LETTERS[r],
                "stops": route["stops"],
                "sure": route.get("sure", True),
            }
            for r, route in enumerate(MAP["route"])
        ],
    }
