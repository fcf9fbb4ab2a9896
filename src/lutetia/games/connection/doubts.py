"""What of ``data/map.toml`` nobody here has seen printed:
all of the map but the names of the stations.

An edition names hexes by where they lie, as the map does: a letter for the column, from west to
east, and a number, from north to south.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lutetia.engine.doubts import Doubt, Name, Pairs, Place, Towns, Whole, Words
from lutetia.engine.edition import checked
from lutetia.engine.errors import MaterialError

MIDDLE = ("L", 10)
"""The column and the number of the hex at [0, 0], the Eiffel tower."""

MAX_TOWNS = 60


def name_of(q: int, r: int) -> str:
    """Return the name of the hex at ``[q, r]``."""
    return f"{chr(ord(MIDDLE[0]) + q)}{MIDDLE[1] + 2 * r + q}"


def place_of(name: str) -> list[int]:
    """Return where the hex ``name`` lies, ``[q, r]``. Raises MaterialError: nowhere."""
    q = ord(name[0]) - ord(MIDDLE[0])
    twice = int(name[1:]) - MIDDLE[1] - q
    if twice % 2:
        odd = "odd" if (MIDDLE[1] + q) % 2 else "even"
        raise MaterialError(f"hex {name}: the hexes of column {name[0]} have {odd} numbers")
    return [q, twice // 2]


def _of(data: Mapping[str, Any], kind: str) -> list[dict[str, Any]]:
    return [place for place in data["hex"] if place["kind"] == kind]


def doubts(data: Mapping[str, Any]) -> tuple[Doubt, ...]:
    """Return the doubtful values of the map ``data``, as its file has it."""
    out: list[Doubt] = []
    sure = {word: data["sure"].get(word, True) for word in ("hexes", "cities", "stations", "sides")}
    if not sure["hexes"]:
        out += [Doubt(f"hexes.{word}", "map.hexes", [], Pairs(1, 400)) for word in ("more", "less")]
    if not sure["cities"]:
        for city in _of(data, "city"):
            path, item, at = f"city.{city['id']}", city["name"], (city["id"],)
            out += [
                Doubt(f"{path}.name", "map.cities", city["name"], Name(), item, at),
                Doubt(f"{path}.hex", "map.cities", city["id"], Place(), item, at),
                Doubt(f"{path}.value", "map.cities", city["value"], Whole(1, 4), item, at),
            ]
        out.append(Doubt("towns", "map.cities", [], Towns(MAX_TOWNS, 4)))
    if not sure["stations"]:
        names = [place["name"] for place in _of(data, "start")]
        out.append(Doubt("stations", "map.stations", names, Words(6, tuple(names))))
    if not sure["sides"]:
        sides = data["barriers"].get("sides", [])
        out.append(Doubt("sides", "map.sides", sides, Pairs(2, 120)))
    return tuple(out)


def apply_values(data: dict[str, Any], values: Mapping[str, Any]) -> None:
    """Put ``values`` into the map ``data``. Raises MaterialError naming the path."""
    known = checked(doubts(data), values)
    now: dict[str, Any] = {path: doubt.value for path, doubt in known.items()} | dict(values)
    fixed = [place for place in data["hex"] if place["kind"] != "city"]
    starts = [place for place in fixed if place["kind"] == "start"]
    for place, name in zip(starts, now.get("stations", [p["name"] for p in starts]), strict=True):
        place["name"] = name
    towns, left = [], []
    for city in _of(data, "city"):
        path, id_ = f"city.{city['id']}", city["id"]
        where = now.get(f"{path}.hex", id_)
        if where != id_ or where == "":
            left.append((id_, city["at"]))
        if where == "":
            if id_ == data["goal"]:
                raise MaterialError(f"{path}.hex: the game ends there, so the box has it somewhere")
            continue
        name, value = now.get(f"{path}.name", city["name"]), now.get(f"{path}.value", city["value"])
        towns.append(
            {"id": where, "name": name, "kind": "city", "at": place_of(where), "value": value}
        )
        if id_ == data["goal"]:
            goal = where
    for town in now.get("towns", []):
        name, where, value = town["name"], town["hex"], town["value"]
        towns.append(
            {"id": where, "name": name, "kind": "city", "at": place_of(where), "value": value}
        )
    taken = {place["id"] for place in (*fixed, *towns)}
    rural = (
        data["rural"] | dict(left) | {name: place_of(name) for name in now.get("hexes.more", [])}
    )
    for name in now.get("hexes.less", []):
        if name in taken or name not in rural:
            why = "a city or station lies there" if name in taken else "our map has no such hex"
            raise MaterialError(f"hexes.less: {name}: {why}")
    less = now.get("hexes.less", [])
    data["hex"] = [*fixed, *towns]
    data["goal"] = goal
    data["rural"] = {n: at for n, at in rural.items() if n not in taken and n not in less}
    data["barriers"]["sides"] = now.get("sides", data["barriers"].get("sides", []))
