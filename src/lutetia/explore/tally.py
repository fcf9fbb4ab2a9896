"""Games added up: for each thing that somebody did, how often, and how it ended for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import msgspec

from lutetia.engine.exploring import Finding, Played
from lutetia.engine.game import Game

Who = Literal["people", "bots"]

WHOLE = 60
"""A win in parts: one that up to six share is a whole number of them, and sums stay exact."""

SEATS = "seat"
"""What is counted of every game: the places in the order of play, from 1. Each seat counts once."""


class Cell(NamedTuple):
    """What is counted together.

    Attributes:
        players: number of seats.
        who: played the seat.
        options: of the game, as `options_of` writes them.
        topic, key: what somebody did (`lutetia.engine.exploring.Finding`).
    """

    players: int
    who: Who
    options: str
    topic: str
    key: str


@dataclass
class Sums:
    """What was counted.

    Attributes:
        n: how often.
        wins: in parts of which `WHOLE` are a win.
        points, squares: the sum of the final points, and of their squares.
        own_n, own, own_squares: how often it could be said what it paid by itself, the sum of that,
            and of its squares.
    """

    n: int = 0
    wins: int = 0
    points: int = 0
    squares: int = 0
    own_n: int = 0
    own: int = 0
    own_squares: int = 0

    def add(self, other: Sums) -> None:
        """Take in what was counted elsewhere."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


Counts = dict[Cell, Sums]


def options_of(options: Mapping[str, bool | str]) -> str:
    """Return options as text; equal ones always as the same."""
    return msgspec.json.encode(dict(options), order="sorted").decode()


def rules_of(game: Game) -> str:
    """Return by which rules a game is played here: games by other ones are counted apart."""
    version, edition = str(game.meta.rules_version), game.edition
    return version if edition is None else f"{version} {edition.hash}"


def tally(game: Game, played: Played, who: Sequence[Who | None]) -> Counts:
    """Return the counts of one game.

    Args:
        game: its rules.
        played: to its end.
        who: played each seat to the end; None: whoever had it last was not there any more, and it
            is left out.
    """
    outcome, options = played.outcome, options_of(played.options)
    share = WHOLE // len(outcome.winners)
    counts: Counts = {}
    for seat, topic, key, own in _findings(game, played):
        kind = who[seat]
        if kind is None:
            continue
        points = outcome.scores[seat]
        one = Sums(1, share * (outcome.ranks[seat] == 1), points, points**2)
        if own is not None:
            one.own_n, one.own, one.own_squares = 1, own, own**2
        counts.setdefault(Cell(played.players, kind, options, topic, key), Sums()).add(one)
    return counts


def _findings(game: Game, played: Played) -> Iterator[Finding]:
    first = next((int(fact["seat"]) for fact in played.of("start")), 0)
    for seat in range(played.players):
        yield Finding(seat, SEATS, str((seat - first) % played.players + 1))
    module = game.exploring()
    if module is not None:
        yield from module.findings(played)


def merge(into: Counts, more: Mapping[Cell, Sums]) -> None:
    """Add ``more`` to ``into``."""
    for cell, sums in more.items():
        into.setdefault(cell, Sums()).add(sums)
