"""The map and the track on it as the referee sees them: sets of hexes,
and one way to ask each question of the rulebook.

Nothing here is quick. Whether two hexes touch is measured, not looked up; whether a company is cut
off is tried out for each place by going from its locomotives to every hex that would take one,
until a city is among them.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

MAP = Path(__file__).parents[3] / "src/lutetia/games/connection/data/map.toml"
COLOURS = ["blue", "yellow", "red", "purple", "black", "brown"]


@dataclass(frozen=True)
class Hex:
    id: str
    q: int
    r: int
    kind: str
    value: int = 0


@dataclass
class France:
    """One map: its hexes by id, the pairs of hexes with a checkered line between them,
    and where Marseille lies."""

    hexes: dict[str, Hex]
    checkered: set[frozenset[str]]
    marseille: str

    def adjacent(self, a: str, b: str) -> bool:
        """Two hexes that share a side, and no checkered line along it."""
        one, two = self.hexes[a], self.hexes[b]
        dq, dr = one.q - two.q, one.r - two.r
        share_a_side = max(abs(dq), abs(dr), abs(dq + dr)) == 1
        return share_a_side and frozenset((a, b)) not in self.checkered

    @cached_property
    def around(self) -> dict[str, set[str]]:
        return {a: {b for b in self.hexes if self.adjacent(a, b)} for a in self.hexes}

    @cached_property
    def cities(self) -> set[str]:
        return {*self.of_kind("city")}

    def of_kind(self, kind: str) -> list[str]:
        return [one.id for one in self.hexes.values() if one.kind == kind]


def read_map(text: str) -> France:
    """The map in the words of its data file."""
    data = tomllib.loads(text)
    hexes = [Hex(one["id"], *one["at"], one["kind"], one.get("value", 0)) for one in data["hex"]]
    hexes += [Hex(name, q, r, "rural") for name, (q, r) in data["rural"].items()]
    return France(
        {one.id: one for one in hexes},
        {frozenset(pair) for pair in data["barriers"]["sides"]},
        data["goal"],
    )


def printed() -> France:
    """The map that the game is played on."""
    return read_map(MAP.read_text(encoding="utf-8"))


class Track:
    """The locomotives on the map: the colour of each start hex,
    and the colours in every other hex."""

    def __init__(self, france: France) -> None:
        self.france = france
        self.starts: dict[str, str] = {}
        self.laid: dict[str, set[str]] = {}

    def copy(self) -> Track:
        other = Track(self.france)
        other.starts = dict(self.starts)
        other.laid = dict(self.laid)
        return other

    def lay(self, colour: str, where: str) -> None:
        self.laid[where] = self.laid.get(where, set()) | {colour}

    def hexes_of(self, colour: str) -> set[str]:
        starts = {where for where, owner in self.starts.items() if owner == colour}
        return starts | {where for where, colours in self.laid.items() if colour in colours}

    def count(self, colour: str) -> int:
        """Locomotives of a colour on the map, the one on its start hex not among them."""
        return sum(colour in colours for colours in self.laid.values())

    def has_room(self, where: str, colour: str) -> bool:
        kind = self.france.hexes[where].kind
        here = self.laid.get(where, set())
        if kind == "rural":
            return len(here) < 2 and colour not in here
        if kind == "city":
            return len(here) == 0
        return False

    def within_reach(self, colour: str) -> set[str]:
        """The hexes that could take the next locomotive of a colour, whoever it may cut off."""
        own = self.hexes_of(colour)
        beside: set[str] = set().union(*(self.france.around[where] for where in own))
        return {where for where in beside if self.has_room(where, colour)}

    def in_a_city(self, colour: str) -> bool:
        return not self.france.cities.isdisjoint(self.hexes_of(colour))

    def can_connect(self, colour: str) -> bool:
        """Whether a company stands in a city or could still be built to one,
        with as many locomotives as it takes."""
        reached = self.hexes_of(colour)
        while self.france.cities.isdisjoint(reached):
            beside: set[str] = set().union(*(self.france.around[where] for where in reached))
            more = {where for where in beside - reached if self.has_room(where, colour)}
            if not more:
                return False
            reached |= more
        return True

    def cut_off_by(self, colour: str, where: str) -> list[str]:
        """The companies that could no longer reach a city if a locomotive
        of ``colour`` lay in ``where``."""
        seeking = [other for other in self.starts.values() if not self.in_a_city(other)]
        if not seeking:
            return []
        trial = self.copy()
        trial.lay(colour, where)
        return [other for other in seeking if not trial.can_connect(other)]

    def needed(self) -> dict[str, set[str]]:
        """The hexes that may be filled by no other, and the companies that would be cut off."""
        found = {
            where: set(self.cut_off_by("another", where))
            for where in self.france.hexes
            if self.has_room(where, "another")
        }
        return {where: companies for where, companies in found.items() if companies}

    def places(self, colour: str) -> list[str]:
        """The hexes in which the next locomotive of a colour may be placed."""
        return sorted(
            where for where in self.within_reach(colour) if not self.cut_off_by(colour, where)
        )

    def value(self, colour: str) -> int:
        return sum(self.france.hexes[where].value for where in self.hexes_of(colour))

    def marseille_connected(self) -> bool:
        return bool(self.laid.get(self.france.marseille))
