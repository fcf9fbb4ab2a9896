"""Which streetlights shine on which building, and what an area or a group is."""

from __future__ import annotations

from typing import Any

from .referee_parts import ALL_SPACES, RAYS, neighbours, shifted


def lamps(table: Any) -> list[tuple[str, str]]:
    """Every streetlight that shines, as its space and its kind.

    A printed one shines while nothing covers it but the tower, which makes it "double";
    under a building or the arch it is gone.
    """
    found = []
    for space in ALL_SPACES:
        piece = table.on.get(space, "")
        if piece == "large":
            found.append((space, "large"))
        elif piece == "streetlight" or (table.ground.get(space) == "lamp" and piece == ""):
            found.append((space, "plain"))
        elif table.ground.get(space) == "lamp" and piece == "tower":
            found.append((space, "double"))
    return found


def lit_by(table: Any, space: str, kind: str) -> set[str]:
    """The names of the buildings on which the streetlight at ``space`` shines."""
    if kind != "large":
        return {
            table.on[near] for near in neighbours(space) if table.on.get(near) in table.buildings
        }
    found = set()
    for ray in RAYS:
        for dx, dy in ray:
            building = table.on.get(shifted(space, dx, dy))
            if building in table.buildings:
                found.add(building)
                break
    return found


def light_points(table: Any, name: str) -> int:
    """The size of a building times the streetlights that shine on it."""
    count = 0
    for space, kind in lamps(table):
        if name in lit_by(table, space, kind):
            count += 2 if kind == "double" else 1
    return count * len(table.buildings[name])


def reach(start: str, inside: set[str]) -> set[str]:
    """All of ``inside`` that can be reached from ``start`` from side to side;
    ``start`` belongs to it."""
    found = {start}
    waiting = [start]
    while waiting:
        for near in neighbours(waiting.pop()):
            if near in inside and near not in found:
                found.add(near)
                waiting.append(near)
    return found
