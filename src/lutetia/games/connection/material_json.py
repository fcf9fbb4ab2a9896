"""The components as plain JSON: what a drawing needs to know of them."""

from __future__ import annotations

from lutetia.games.connection.material import BOX, COMPANIES, MAP, SIDES
from lutetia.games.connection.schema import Material
from lutetia.games.connection.schema.material import Hex


def material_json() -> Material:
    """Return the map and what the box holds."""
    hexes: list[Hex] = [
        {
            "id": place["id"],
            "name": place.get("name"),
            "kind": place["kind"],
            "value": place.get("value", 0),
            "q": place["at"][0],
            "r": place["at"][1],
        }
        for place in MAP["hex"]
    ]
    return {
        "edition": MAP["edition"],
        "sure": MAP["sure"],
        "goal": MAP["goal"],
        "companies": list(COMPANIES),
        "hexes": hexes,
        "sides": SIDES,
        "room": BOX["room"],
        "tables": BOX["table"],
        "locomotives": BOX["locomotive"],
    }
