"""What can be counted of a game that has ended: who did what, to compare how often it won.

A game's ``explore.py`` says in `TOPICS` what is counted, and finds it in what was told of a played
game; ``lutetia.explore`` adds it up over many games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lutetia.engine.json_types import JsonMapping
from lutetia.engine.outcome import Outcome


@dataclass(frozen=True)
class Topic:
    """One kind of thing that is counted; its title is the sentence ``<game>.explore.<id>``.

    Attributes:
        names: what a thing is called: ``<game>.<names>.<key>``.
        numbered: the key is printed on the thing, and shown before that.
        words: keys that are called ``<game>.explore.<id>_<key>`` instead.
    """

    id: str
    names: str
    numbered: bool = False
    words: tuple[str, ...] = ()

    def name(self, game: str, key: str) -> str:
        """Return the key of what the thing ``key`` is called."""
        own = f"{game}.explore.{self.id}_{key}"
        return own if key in self.words else f"{game}.{self.names}.{key}"


class Finding(NamedTuple):
    """Somebody did something that is counted.

    Attributes:
        seat: who.
        topic: the `Topic.id`.
        key: what, by its id.
        own: the points that this alone paid; None: it cannot be said.
    """

    seat: int
    topic: str
    key: str
    own: int | None = None


@dataclass(frozen=True)
class Played:
    """A game that its rules have ended.

    Attributes:
        players: number of seats.
        options: every option with its value.
        facts: all events in order, as plain data with ``kind``; nothing is hidden any more.
        outcome: how it ended.
    """

    players: int
    options: dict[str, bool | str]
    facts: Sequence[JsonMapping]
    outcome: Outcome

    def of(self, *kinds: str) -> Iterator[JsonMapping]:
        """Yield the facts of some kinds."""
        return (fact for fact in self.facts if fact["kind"] in kinds)

    def firsts(self, *kinds: str) -> list[JsonMapping]:
        """Return of each seat the first fact of any of ``kinds``."""
        found: dict[int, JsonMapping] = {}
        for fact in self.of(*kinds):
            found.setdefault(fact["seat"], fact)
        return list(found.values())

    def paid(self, seat: int, line: str, name: str, value: str) -> int | None:
        """Return the points of those lines of a seat's score with the key ``line`` whose argument
        ``name`` is ``value``; None: there is none."""
        lines = self.outcome.lines[seat]
        found = [one.points for one in lines if one.key == line and one.args.get(name) == value]
        return sum(found) if found else None
