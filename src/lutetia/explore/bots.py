"""Games of bots, to be counted: what a young site shows before people have played."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from lutetia.ai.arena import states
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import decide
from lutetia.engine.exploring import Played
from lutetia.engine.json_types import JsonMapping
from lutetia.explore.tally import Counts, Who, merge, tally
from lutetia.games import load

_BOTS: Who = "bots"

AT_ONCE = 20
"""Games of a piece of work."""


@dataclass(frozen=True)
class Match:
    """What bots play.

    Attributes:
        game: name of the game.
        players: number of seats.
        level: of all of them, as `lutetia.ai.competitor` reads it.
        options: of the game.
    """

    game: str
    players: int
    level: str
    options: Mapping[str, bool | str] = field(default_factory=dict)


def play(match: Match, deal: int) -> Played | None:
    """Play one game; None: it reached its limit of actions before an end.

    Raises KeyError or ValueError for a game, option or level that does not exist.
    """
    game, level = load(match.game), parse_competitor(match.level).level
    state = first = game.new(match.players, seed=deal, **match.options)
    facts: list[JsonMapping] = []

    def choose(view: JsonMapping, _: int, seed: int) -> int:
        return decide(game, view, level, seed)

    for state in states(first, deal, choose, game.meta.max_plies):
        facts += [event.for_viewer(None, reveal_all=True) for event in state.events]
    outcome = state.outcome
    if outcome is None:
        return None
    return Played(match.players, dict(state.options), facts, outcome)


def deals(games: int) -> Iterator[int]:
    """Yield the first deal of each piece of work of at least ``games`` games; nobody plays the same
    ones twice."""
    for _ in range(0, games, AT_ONCE):
        yield secrets.randbits(48)


def count(match: Match, deal: int) -> tuple[int, Counts]:
    """Play `AT_ONCE` games from ``deal`` on, and return how many came to an end, and their
    counts."""
    game = load(match.game)
    who: list[Who | None] = [_BOTS] * match.players
    counts: Counts = {}
    games = 0
    for n in range(deal, deal + AT_ONCE):
        played = play(match, n)
        if played is not None:
            games += 1
            merge(counts, tally(game, played, who))
    return games, counts
