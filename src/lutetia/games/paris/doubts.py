"""What of ``data/components.toml`` nobody here has seen printed."""

from __future__ import annotations

from typing import Any

from lutetia.engine.doubts import Amounts, Doubt, Name, Whole, Wholes, Words
from lutetia.engine.json_types import JsonMapping


def doubts(data: JsonMapping) -> tuple[Doubt, ...]:
    """Return the doubtful values of the components ``data``.

    The values of the landmarks are none: eight different ones above 8,
    of which the highest is 16, leave no choice.
    """
    out: list[Doubt] = []
    types = tuple(kind["id"] for kind in data["type"])
    resources = tuple(token["id"] for token in data["token"][:3])
    prestige = tuple(token["id"] for token in data["token"][3:])

    def note(key: str, kind: Any, path: str, value: Any, item: str = "", *at: str) -> None:
        out.append(Doubt(path, key, value, kind, item, at))

    for one in data["district"]:
        if not one.get("sure", True):
            path, item, at = f"district.{one['id']}", one["name"], one["id"]
            note("banks", Whole(1, 12), f"{path}.bank", one["bank"], item, at)
            note("types", Words(6, types), f"{path}.types", one["types"], item, at)
    for one in data["landmark"]:
        if not one.get("sure", True):
            path, item, at = f"landmark.{one['id']}", one["name"], one["id"]
            note("landmarks", Name(), f"{path}.name", one["name"], item, at)
            note("landmarks", Amounts(resources, 4), f"{path}.cost", one["cost"], item, at)
            sections = Words(3, prestige, repeat=True)
            note("landmarks", sections, f"{path}.sections", one["sections"], item, at)
    if not data["honour"].get("sure", True):
        for kind in prestige:
            path = f"honour.points.{kind}"
            note("honours", Whole(1, 12), path, data["honour"]["points"][kind], "", kind)
    for one in data["prize"]:
        if not one.get("sure", True):
            path, item = f"prize.{one['id']}.points", one["id"].upper()
            note("prizes", Wholes(3, 0, 40, falling=True), path, one["points"], item, one["id"])
    if not data["track"]["zones"].get("sure", True):
        ends = data["track"]["zones"]["ends"]
        note("zones", Wholes(3, 1, 30, rising=True), "track.zones.ends", ends)
    if not data["building"]["eight_costs"].get("sure", True):
        cost = data["building"]["eight_costs"]["cost"]
        note("eights", Amounts(resources, 4), "building.eight_costs.cost", cost)
    order = ("types", "banks", "landmarks", "honours", "prizes", "zones", "eights")
    return tuple(sorted(out, key=lambda one: order.index(one.key)))
