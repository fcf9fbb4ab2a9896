"""What of ``data/map.toml`` nobody here has seen printed.

A stop keeps its id, which records use, whatever the box calls it; a route keeps its colour, and is
given the stops of that colour's route.
"""

from __future__ import annotations

from lutetia.engine.doubts import Doubt, Name, Point, Words
from lutetia.engine.json_types import JsonMapping


def doubts(data: JsonMapping) -> tuple[Doubt, ...]:
    """Return the doubtful values of the map ``data``."""
    out: list[Doubt] = []
    stops = tuple(stop["id"] for stop in data["stop"])
    for stop in data["stop"]:
        if not stop.get("sure", True):
            path, item, at = f"stop.{stop['id']}", stop["name"], (stop["id"],)
            out.append(Doubt(f"{path}.name", "map.stops", stop["name"], Name(), item, at))
            where = Point(*data["canvas"])
            out.append(Doubt(f"{path}.at", "map.stops", stop["at"], where, item, at))
    for route in data["route"]:
        if not route.get("sure", True):
            path, order = f"route.{route['id']}.stops", Words(7, stops)
            out.append(
                Doubt(
                    path, "map.route_order", route["stops"], order, route["letter"], (route["id"],)
                )
            )
    return tuple(out)
