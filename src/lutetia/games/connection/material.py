"""Map and components as constant tables for the rules, read from ``data/map.toml`` and
``data/components.toml`` and checked.

Hexes are numbered in the order of the map file: those with a name first, then the rural ones.
Shapes: H hexes, six companies (C).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from lutetia.engine import component_data, edition
from lutetia.engine.bits import to_signed
from lutetia.engine.component_data import Check
from lutetia.engine.json_types import JsonObject
from lutetia.engine.kernel import table
from lutetia.games.connection import doubts

BOX_FILE = Path(__file__).parent / "data" / "components.toml"
FILE = Path(__file__).parent / "data" / "map.toml"

SEATS = ("green", "orange", "rose", "teal", "grey", "white")
C, MAX_SEATS, MAX_HEXES = 6, 6, 900
MAX_BUILT, MAX_TAKEN = 5, 2  # locomotives (PC3.2), shares (PC6.2)
PAIR = 2  # the two numbers of a place on the map, the two hexes of a barred side
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""From a hex to its six neighbours, clockwise from the north."""

Hex = JsonObject


def load_box(path: Path = BOX_FILE) -> JsonObject:
    """Return the components, checked. Raises MaterialError naming file and key."""
    data, need = component_data.load_toml(path)
    names = [company["id"] for company in data["company"]]
    need(
        len(names) == len(set(names)) == C,
        "company",
        f"{C} companies with ids of their own are needed, found {len(set(names))}",
    )
    need(
        [row["players"] for row in data["table"]] == [3, 4, 5, 6],
        "table",
        "a table each for 3, 4, 5 and 6 players is needed",
    )  # PC1.1
    for row in data["table"]:
        need(
            0 < row["dealt"] <= row["limit"],
            f"table of {row['players']}",
            "some shares are dealt, and no more than the limit",
        )
        most = C * (data["locomotive"]["count"] - 2)
        need(
            row["dealt"] * row["players"] < most,
            f"table of {row['players']}",
            f"no more than {most} shares are there to deal",
        )
    need(
        (data["locomotive"]["build"], data["locomotive"]["take"]) == (MAX_BUILT, MAX_TAKEN),
        "locomotive",
        f"one builds up to {MAX_BUILT} and takes up to {MAX_TAKEN}",
    )
    need(
        data["room"]["rural"] > 0 and data["room"]["city"] == 1,
        "room",
        "a city has room for one, a rural hex for one or more",
    )
    return data


def load(path: Path = FILE, values: Mapping[str, object] = MappingProxyType({})) -> JsonObject:
    """Return the map file with the ``values`` of an edition and all hexes under ``"hex"``, checked.

    Raises MaterialError naming file and key.
    """
    data, need = component_data.load_toml(path)
    need(
        set(data) >= {"goal", "sure", "barriers", "hex", "rural"},
        "map",
        "goal, sure, barriers, hex and rural are needed",
    )
    for part in ("sure", "barriers", "rural"):
        need(isinstance(data[part], dict), part, f"a table [{part}] is needed")
    need(
        isinstance(data["hex"], list) and all(isinstance(place, dict) for place in data["hex"]),
        "hex",
        "tables [[hex]] are needed",
    )
    sides = data["barriers"].setdefault("sides", [])
    if values:
        doubts.apply_values(data, values)
        sides = data["barriers"]["sides"]
    hexes: list[Hex] = [
        *data["hex"],
        *({"id": name, "kind": "rural", "at": at} for name, at in data["rural"].items()),
    ]
    _check_hexes(hexes, need)
    _check_sides(hexes, sides, need)
    data["hex"] = hexes
    goal = [place for place in hexes if place["id"] == data["goal"]]
    need(len(goal) == 1 and goal[0]["kind"] == "city", "goal", f"{data['goal']!r} is no city")
    for name, reached in _reached(hexes, sides).items():
        need(data["goal"] in reached, "goal", f"no way leads from {name} to {data['goal']}")
    return data


def _check_hexes(hexes: list[Hex], need: Check) -> None:
    need(len(hexes) <= MAX_HEXES, "hex", f"there is room for {MAX_HEXES} hexes")
    ids: set[str] = set()
    places: dict[tuple[int, int], str] = {}
    names: set[str] = set()
    for place in hexes:
        name = place.get("id")
        need(
            isinstance(name, str) and bool(re.fullmatch("[A-Z][0-9]+", str(name))),
            f"hex {name}",
            "its id is a letter and a number",
        )
        key = f"hex {name}"
        need(name not in ids, key, "this id stands twice")
        at = place.get("at")
        need(
            isinstance(at, list) and len(at) == PAIR and all(type(n) is int for n in at),
            key,
            "at = [q, r] is needed, two whole numbers",
        )
        spot = (place["at"][0], place["at"][1])
        need(spot not in places, key, f"it lies where {places.get(spot)} lies")
        kind = place.get("kind")
        need(
            kind in ("eiffel", "start", "city", "rural"),
            key,
            f"its kind is eiffel, start or city, not {kind!r}",
        )
        value = place.get("value", 0)
        need(
            type(value) is int and (value > 0) == (kind == "city"),
            key,
            "a city, and nothing else, has a value above 0",
        )
        need(kind == "rural" or bool(place.get("name")), key, "it needs a name")
        need(
            kind == "rural" or place["name"] not in names,
            key,
            f"the name {place.get('name')!r} stands twice",
        )
        ids.add(place["id"])
        places[spot] = place["id"]
        names.add(place.get("name", ""))
    tower = [place["at"] for place in hexes if place["kind"] == "eiffel"]
    need(len(tower) == 1, "hex", f"one hex of the Eiffel tower is needed, found {len(tower)}")
    starts = {(place["at"][0], place["at"][1]) for place in hexes if place["kind"] == "start"}
    around = {(tower[0][0] + q, tower[0][1] + r) for q, r in STEPS}
    need(
        starts == around,
        "hex",
        "the six hexes around the tower, and no others, are start hexes, "
        f"found {len(starts & around)}",
    )


def _check_sides(hexes: list[Hex], sides: Any, need: Check) -> None:
    at = {place["id"]: place["at"] for place in hexes}
    need(isinstance(sides, list), "barriers.sides", "a list of pairs of hexes is needed")
    seen: set[frozenset[str]] = set()
    for side in sides:
        pair = (
            isinstance(side, list)
            and len(side) == PAIR
            and all(isinstance(name, str) for name in side)
        )
        need(pair, "barriers.sides", f"{side!r} is no pair of hexes")
        for name in side:
            need(name in at, "barriers.sides", f"there is no hex {name!r}")
        a, b = at[side[0]], at[side[1]]
        need(
            (b[0] - a[0], b[1] - a[1]) in STEPS,
            "barriers.sides",
            f"{side[0]} and {side[1]} are no neighbours",
        )
        need(frozenset(side) not in seen, "barriers.sides", f"{side[0]} and {side[1]} stand twice")
        seen.add(frozenset(side))


def neighbours(
    hexes: Iterable[Hex], sides: Sequence[Sequence[str]]
) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Return for each hex, clockwise from the north, the neighbours to which one can build (PC2.5),
    and those beyond a checkered side."""
    at = {(place["at"][0], place["at"][1]): place for place in hexes}
    parted = {frozenset(side) for side in sides}
    near: dict[str, list[str]] = {}
    barred: dict[str, list[str]] = {}
    for (q, r), place in at.items():
        beside = [at[q + x, r + y] for x, y in STEPS if (q + x, r + y) in at]
        open_to = [other["id"] for other in beside if other["kind"] in ("city", "rural")]
        near[place["id"]] = [
            other for other in open_to if frozenset((place["id"], other)) not in parted
        ]
        barred[place["id"]] = [
            other["id"] for other in beside if frozenset((place["id"], other["id"])) in parted
        ]  # PC2.2
    return near, barred


def _reached(hexes: list[Hex], sides: Sequence[Sequence[str]]) -> dict[str, set[str]]:
    """Return for each start hex all hexes that track from there could reach on the empty map."""
    near, _ = neighbours(hexes, sides)
    out = {}
    for start in (place["id"] for place in hexes if place["kind"] == "start"):
        found, wave = {start}, [start]
        while wave:
            wave = [
                name for name in {other for one in wave for other in near[one]} if name not in found
            ]
            found |= set(wave)
        out[start] = found
    return out


BOX = load_box()
MAP = load(values=edition.values_in_use("connection"))

COMPANIES: tuple[str, ...] = tuple(company["id"] for company in BOX["company"])  # PC1.2
HEXES: tuple[str, ...] = tuple(place["id"] for place in MAP["hex"])  # PC2.1
KINDS: tuple[str, ...] = tuple(place["kind"] for place in MAP["hex"])
NAMES: dict[str, int] = {place["name"]: h for h, place in enumerate(MAP["hex"]) if "name" in place}
SIDES: list[tuple[str, str]] = [(a, b) for a, b in MAP["barriers"]["sides"]]
UNSURE: tuple[str, ...] = tuple(f"map.{part}" for part, sure in MAP["sure"].items() if not sure)
NEAR, BARRED = neighbours(MAP["hex"], SIDES)
STARTS: tuple[int, ...] = tuple(h for h, kind in enumerate(KINDS) if kind == "start")
H: int = len(HEXES)
GOAL: int = HEXES.index(MAP["goal"])
PENALTY: int = BOX["limit"]["penalty"]
MAX_LAID: int = BOX["locomotive"]["build"]  # PC3.2
SHARES: int = (
    BOX["locomotive"]["count"] - 2
)  # of each company: one stands on its start hex, one on the value track (PC1.3, PC1.4)

# --- the same for kernels, flat -------------------------------------------------------------------

VALUE = table(place.get("value", 0) for place in MAP["hex"])  # [hex]; PC5.1
ROOM = table(
    {"rural": BOX["room"]["rural"], "city": BOX["room"]["city"]}.get(kind, 0) for kind in KINDS
)  # [hex]; PC2.3 to PC2.5
START_HEX = table(STARTS)
N_NEAR = table(len(NEAR[name]) for name in HEXES)
NEAR_HEX = table(
    HEXES.index(other) for name in HEXES for other in (*NEAR[name], *[name] * 6)[:6]
)  # [hex * 6 + k]
N_BARRED = table(len(BARRED[name]) for name in HEXES)
BARRED_HEX = table(
    HEXES.index(other) for name in HEXES for other in (*BARRED[name], *[name] * 6)[:6]
)  # [hex * 6 + k]
WORDS: int = (H + 63) // 64
"""Integers that hold a set of hexes: the bit ``hex % 64`` of the integer ``hex // 64``."""
MAX_LEGAL: int = H + 2 * WORDS + 5
"""Room for a legal list and the families that it comes from."""


def words_of(hexes: Iterable[int]) -> list[int]:
    """Return a set of hexes as the record holds it."""
    members = set(hexes)
    return [
        to_signed(sum(1 << at % 64 for at in members if at // 64 == word)) for word in range(WORDS)
    ]


NEAR_SET = table(  # [hex * WORDS + word]
    word for name in HEXES for word in words_of(HEXES.index(other) for other in NEAR[name])
)
CITY_SET = table(words_of(at for at in range(H) if VALUE[at] > 0))  # [word]
TRACK_SET = table(words_of(at for at in range(H) if ROOM[at] > 0))  # likewise; PC2.5
ONCE_SET = table(words_of(at for at in range(H) if ROOM[at] == 1))  # likewise; PC2.4
DEALT = table(row["dealt"] for row in BOX["table"])  # [players - 3]; PC1.5
LIMIT = table(row["limit"] for row in BOX["table"])  # [players - 3]; PC8.2
