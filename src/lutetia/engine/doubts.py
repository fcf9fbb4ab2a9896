"""What nobody here has seen printed: each value with its place in the data, what it is,
and what it may be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

COORDINATES: Final = 2
SQUARES: Final = 4
"""Squares of a tile, clockwise from the top left."""


class Bounds(msgspec.Struct, frozen=True, tag_field="is"):
    """What a value may be. Each kind says what it ``needs``, for whoever writes an edition, and the
    ``problem`` with a value, None where it fits."""


def _whole(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


class Whole(Bounds, frozen=True, tag="whole"):
    """A whole number in its bounds."""

    least: int
    most: int

    def needs(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def problem(self, value: object) -> str | None:
        fine = _whole(value, self.least, self.most)
        return None if fine else f"{self.needs()} is needed, not {value!r}"[:300]


class Flag(Bounds, frozen=True, tag="flag"):
    """Yes or no."""

    def needs(self) -> str:
        return "true or false"

    def problem(self, value: object) -> str | None:
        return None if isinstance(value, bool) else f"true or false is needed, not {value!r}"[:300]


class Name(Bounds, frozen=True, tag="line"):
    """A name."""

    most: int = 40

    def needs(self) -> str:
        return f"a name of 1 to {self.most} characters"

    def problem(self, value: object) -> str | None:
        fine = (
            isinstance(value, str) and 0 < len(value.strip()) <= self.most and value.isprintable()
        )
        return None if fine else f"{self.needs()} is needed, not {value!r}"[:300]


class Words(Bounds, frozen=True, tag="words"):
    """So many of the words ``of`` in their order; each at most once unless they ``repeat``."""

    count: int
    of: tuple[str, ...]
    repeat: bool = False

    def needs(self) -> str:
        return f"{self.count} {'' if self.repeat else 'different ones '}of {', '.join(self.of)}"

    def problem(self, value: object) -> str | None:
        if not isinstance(value, list) or len(value) != self.count:
            return f"a list is needed: {self.needs()}"
        for word in value:
            if not isinstance(word, str) or word not in self.of:
                return f"{word!r} is none of {', '.join(self.of)}"[:1000]
        if not self.repeat and len(set(value)) != self.count:
            return f"{next(word for word in value if value.count(word) > 1)!r} stands twice"
        return None


class Wholes(Bounds, frozen=True, tag="wholes"):
    """So many whole numbers; ``falling``: none above the one before it; ``rising``:
    each above the one before it."""

    count: int
    least: int
    most: int
    falling: bool = False
    rising: bool = False

    def needs(self) -> str:
        how = ", none above the one before it" if self.falling else ""
        how = ", each above the one before it" if self.rising else how
        return f"{self.count} whole numbers from {self.least} to {self.most}{how}"

    def problem(self, value: object) -> str | None:
        fine = (
            isinstance(value, list)
            and len(value) == self.count
            and all(_whole(n, self.least, self.most) for n in value)
            and not (self.falling and value != sorted(value, reverse=True))
            and not (self.rising and value != sorted(set(value)))
        )
        return None if fine else f"a list is needed: {self.needs()}"


class Point(Bounds, frozen=True, tag="point"):
    """A place on a drawing, from its top left corner."""

    wide: int
    high: int

    def needs(self) -> str:
        return f"[from the left, 0 to {self.wide}; from the top, 0 to {self.high}]"

    def problem(self, value: object) -> str | None:
        fine = (
            isinstance(value, list)
            and len(value) == COORDINATES
            and _whole(value[0], 0, self.wide)
            and _whole(value[1], 0, self.high)
        )
        return None if fine else f"two whole numbers are needed: {self.needs()}"


class Amounts(Bounds, frozen=True, tag="amounts"):
    """How many of each of the words ``of``, those left out none; at least one in all."""

    of: tuple[str, ...]
    most: int

    def needs(self) -> str:
        return f"how many (1 to {self.most}) of some of {', '.join(self.of)}"

    def problem(self, value: object) -> str | None:
        fine = (
            isinstance(value, dict)
            and set(value) <= set(self.of)
            and all(_whole(n, 1, self.most) for n in value.values())
            and len(value) > 0
        )
        return None if fine else f"a table is needed: {self.needs()}"


class Tiles(Bounds, frozen=True, tag="tiles"):
    """Words of four letters, which together hold each letter as often as ``census`` says."""

    count: int
    census: tuple[tuple[str, int], ...]

    def needs(self) -> str:
        counts = ", ".join(f"{n} {letter}" for letter, n in self.census)
        return (
            f"{self.count} tiles, clockwise from the top left: o own colour, r the rival's, "
            "m mixed,"
            f" * streetlight; together {counts}"
        )

    def problem(self, value: object) -> str | None:
        if (
            not isinstance(value, list)
            or len(value) != self.count
            or not all(isinstance(word, str) and len(word) == SQUARES for word in value)
        ):
            return f"a list is needed: {self.needs()}"
        for letter, n in self.census:
            found = sum(word.count(letter) for word in value)
            if found != n:
                return f"{letter} is needed {n} times in all, and stands there {found} times"
        return None


class Rays(Bounds, frozen=True, tag="rays"):
    """Lists of steps [column, row] from a streetlight, from near to far."""

    longest: int
    most: int = 16

    def needs(self) -> str:
        return (
            f"1 to {self.most} rays of 1 to {self.longest} spaces [columns, rows] away, near to far"
        )

    def problem(self, value: object) -> str | None:
        rays = value if isinstance(value, list) else []
        fine = 0 < len(rays) <= self.most
        seen: list[object] = []
        for ray in rays if fine else ():
            fine = fine and isinstance(ray, list) and 0 < len(ray) <= self.longest
            for step in ray if fine else ():
                fine = (
                    fine
                    and isinstance(step, list)
                    and len(step) == COORDINATES
                    and all(_whole(n, -7, 7) for n in step)
                    and step not in (*seen, [0, 0])
                )
                seen.append(step)
        return None if fine else f"a list is needed: {self.needs()}, none twice"


HEX = re.compile("[A-Z][1-9][0-9]?")


class Pairs(Bounds, frozen=True, tag="pairs"):
    """Lists of ``size`` names of hexes: pairs of neighbours, or single hexes when ``size`` is 1."""

    size: int
    most: int

    def needs(self) -> str:
        what = "hexes" if self.size == 1 else "pairs of neighbouring hexes"
        return f"a list of up to {self.most} {what}, a hex as a letter and a number"

    def problem(self, value: object) -> str | None:
        if not isinstance(value, list) or len(value) > self.most:
            return f"{self.needs()} is needed"
        for one in value:
            names = [one] if self.size == 1 else one
            if (
                not isinstance(names, list)
                or len(names) != self.size
                or not all(isinstance(name, str) and HEX.fullmatch(name) for name in names)
            ):
                return f"{one!r}: {self.needs()} is needed"[:300]
        return None


class Place(Bounds, frozen=True, tag="place"):
    """The name of a hex, or with ``None`` allowed an empty text: nowhere."""

    def needs(self) -> str:
        return 'a hex as a letter and a number, or "" where the box has no such city'

    def problem(self, value: object) -> str | None:
        fine = isinstance(value, str) and (value == "" or HEX.fullmatch(value))
        return None if fine else f"{self.needs()} is needed, not {value!r}"[:300]


class Towns(Bounds, frozen=True, tag="towns"):
    """Further cities: each {hex, name, value}."""

    most: int
    worth: int

    def needs(self) -> str:
        return f"up to {self.most} of {{ hex, name, value from 1 to {self.worth} }}"

    def problem(self, value: object) -> str | None:
        towns = value if isinstance(value, list) else []
        fine = isinstance(value, list) and len(towns) <= self.most
        for town in towns if fine else ():
            fine = (
                fine
                and isinstance(town, dict)
                and set(town) == {"hex", "name", "value"}
                and isinstance(town["hex"], str)
                and HEX.fullmatch(town["hex"]) is not None
                and Name().problem(town["name"]) is None
                and _whole(town["value"], 1, self.worth)
            )
        return None if fine else f"a list is needed: {self.needs()}"


Kinds = (
    Whole | Flag | Name | Words | Wholes | Point | Amounts | Tiles | Rays | Pairs | Place | Towns
)


@dataclass(frozen=True)
class Doubt:
    """One value that nobody here has seen printed.

    Attributes:
        path: where it stands in the data of its game; never reused.
        key: which of the game's ``meta.unsure`` it belongs to.
        value: the reconstruction's.
        kind: what it may be.
        item: the proper name of what it is printed on; empty where there is only one.
        at: ids that find it on the drawing.
    """

    path: str
    key: str
    value: object
    kind: Kinds
    item: str = ""
    at: Sequence[str] = ()

    @property
    def field(self) -> str:
        """The last part of the path."""
        return self.path.rpartition(".")[2]

    @property
    def title(self) -> str:
        """What it is, for whoever reads the file."""
        return f"{self.item or self.path}, {self.field}" if self.item else self.path
