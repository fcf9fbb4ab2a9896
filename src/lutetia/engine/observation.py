"""What a learner sees of a game: a flat run of small numbers, part after part.

A game's ``observe.py`` names the parts and has a kernel ``observe(st, seat, out)`` that writes what
that seat may know. Seats are turned so that the viewer is number 0 and the others follow in the
order of play. Every number is a whole one from 0 to 255: larger ones are written as 255.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from types import MappingProxyType
from typing import Final, NamedTuple

from lutetia.engine.kernel import Ints, kernel

MOST: Final = 255
"""The largest number in an observation."""


class Part(NamedTuple):
    """One part of an observation.

    Attributes:
        slice: its places in the flat run.
        shape: how these places are to be read, the last axis running fastest.
        most: the largest number that is written there.
        says: what it is, for the documents.
    """

    slice: slice
    shape: tuple[int, ...]
    most: int
    says: str


@dataclass(frozen=True)
class Observation:
    """The parts of a game's observations, by name and in order."""

    parts: Mapping[str, Part]

    @classmethod
    def of(cls, *rows: tuple[str, tuple[int, ...], int, str]) -> Observation:
        """Return the observation of ``rows``: name, shape, largest number, what it is."""
        parts: dict[str, Part] = {}
        at = 0
        for name, shape, most, says in rows:
            end = at + prod(shape)
            parts[name] = Part(slice(at, end), shape, most, says)
            at = end
        return cls(MappingProxyType(parts))

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(prod(part.shape) for part in self.parts.values())

    def at(self, name: str) -> int:
        """Return the first place of a part, for a kernel."""
        start: int = self.parts[name].slice.start
        return start

    def highest(self) -> list[int]:
        """Return the largest number of every place."""
        return [part.most for part in self.parts.values() for _ in range(prod(part.shape))]


@kernel
def mark(out: Ints, at: int, which: int) -> None:
    """Write 1 to place ``which`` of the part at ``at``; nothing where it is less than 0."""
    note(out, at, which, 1)


@kernel
def note(out: Ints, at: int, which: int, number: int) -> None:
    """Write ``number`` to place ``which``, zero so far, of the part at ``at``; nothing where
    ``which`` is less than 0.

    A processor cannot guess which of many places are empty, so there is nothing to guess here.
    """
    out[at + max(which, 0)] |= number if which >= 0 else 0


@kernel
def put(out: Ints, at: int, number: int) -> None:
    """Write ``number`` to ``at``, as near as it can be written."""
    out[at] = 0 if number < 0 else min(number, MOST)
