"""Editions that say something else than the reconstruction wherever it may be wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import lutetia
from lutetia.games.connection.doubts import name_of, place_of


def different(game: str) -> lutetia.editions.Sheet:
    """Return an edition of ``game`` in which every doubtful value is another one."""
    ours = {doubt.path: doubt.value for doubt in lutetia.editions.doubts(game)}
    return lutetia.editions.Sheet(game, f"{game}, all else", CHANGES[game](ours))


def _turned(values: list[Any]) -> list[Any]:
    return [*values[1:], values[0]]


def _paris(ours: Mapping[str, Any]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for path, value in ours.items():
        field = path.rpartition(".")[2]
        if field in ("types", "sections"):
            out[path] = _turned(value)
            if out[path] == value:  # three of one kind
                out[path] = ["bronze", "gold-prestige", "silver"]
        elif field == "bank":
            out[path] = value + 3
        elif field == "cost":
            out[path] = {"wood": 1 + value.get("gold", 0), "gold": 1 + value.get("wood", 0)}
        elif field == "points":
            out[path] = [value[0] + 3, value[1] - 1, value[2] - 1]
        elif field == "ends":
            out[path] = [8, 19, 30]
        elif field == "name":
            out[path] = f"{value} 2"
        elif field in ("bronze", "silver", "gold-prestige"):
            out[path] = value + 2
    return out


def _cite(ours: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "tiles.own": ["ooom", "rr*o", "ooo*", "mm*r", "mroo", "rroo", "o*mo", "oroo"],
        "switches.allow_flip.value": True,
        "switches.fountain_length.value": 1,
        "switches.arch_length.value": 5,
        "switches.arch_shades_lamp.value": False,
        "switches.hotel_length.value": 2,
        "switches.large_lamp.rays": [[[x, y]] for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y],
        "first_set.cards": [*ours["first_set.cards"][1:], "le-penseur"],
    }


def _paris_paris(ours: Mapping[str, Any]) -> dict[str, Any]:
    """Every stop goes where the next one was: which routes cross stays as it was,
    everywhere else."""
    stops = sorted(
        {stop for path, value in ours.items() if path.startswith("route") for stop in value}
    )
    then = dict(zip(stops, _turned(stops), strict=True))
    out: dict[str, Any] = {}
    for path, value in ours.items():
        field = path.rpartition(".")[2]
        if field == "name":
            out[path] = f"{value} 2"
        elif field == "at":
            out[path] = [value[0] + 5, value[1] - 5]
        else:
            out[path] = [then[stop] for stop in value]
    return out


def _mirrored(name: str) -> str:
    q, r = place_of(name)
    return name_of(-q, r + q) if q else name


def _connection(ours: Mapping[str, Any]) -> dict[str, Any]:
    """The map as in a mirror, east in the west; and whatever lies on its axis
    is called and worth something else."""
    from lutetia.games.connection.material import HEXES

    out: dict[str, Any] = {}
    for path, value in ours.items():
        if path.endswith(".name"):
            out[path] = f"{value} 2"
        elif path.endswith(".hex"):
            q, r = place_of(value)
            out[path] = _mirrored(value) if q else name_of(-1, r + 1)
        elif path.endswith(".value"):
            out[path] = value % 4 + 1
    there = {_mirrored(name) for name in HEXES}
    out["hexes.more"] = sorted(there - set(HEXES))
    cities = {value for path, value in out.items() if path.endswith(".hex")}
    out["hexes.less"] = sorted(set(HEXES) - there - cities)
    out["towns"] = [{"hex": min(out["hexes.more"]), "name": "Là-bas", "value": 3}]
    out["stations"] = _turned(ours["stations"])
    out["sides"] = [[_mirrored(one), _mirrored(two)] for one, two in ours["sides"]]
    return out


CHANGES = {
    "paris": _paris,
    "cite": _cite,
    "paris_paris": _paris_paris,
    "connection": _connection,
}
