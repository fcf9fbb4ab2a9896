"""Actions as the numbers from 0 up, without gaps, for the outputs of a learner.

The codes of a game are sparse and never change; these numbers follow their order. Where a game's
actions name seats (`as_seen_by` in its ``observe.py``), they are counted from whoever acts, as
everything in an observation is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

import lutetia
from lutetia.engine.arguments import whole
from lutetia.engine.game import Game

NO_ACTION = -1


@dataclass(frozen=True, eq=False)
class Numbering:
    """The actions of the seats of one game at tables of one size.

    Attributes:
        game: the game.
        players: number of seats.
        size: how many actions there are.
        codes: ``codes[seat, number]``: the code that ``number`` means for ``seat``.
        numbers: ``numbers[seat, code]``: the inverse, -1 where there is none.
    """

    game: Game
    players: int
    size: int
    codes: NDArray[np.int64]
    numbers: NDArray[np.int64]

    def texts(self, seat: int = 0) -> list[str]:
        """Return the notation of every action as ``seat`` numbers them."""
        return [self.game.format_action(int(code)) for code in self.codes[seat]]


def numbering(name: str, players: int | None = None) -> Numbering:
    """Return the numbering of the game ``name``; the same for all calls.

    Raises ValueError for a number of seats that the game does not have, TypeError for what is no
    whole number, KeyError for no such game.
    """
    game = lutetia.game(name)
    return _numbering(name, game.meta.players[0] if players is None else whole("players", players))


@cache
def _numbering(name: str, players: int) -> Numbering:
    game = lutetia.game(name)
    if players not in game.meta.players:
        raise ValueError(f"{name} is for {_listed(game.meta.players)} players, not {players!r}")
    every = [code for kind in game.actions.seats for code in kind.codes()]
    seen = getattr(game.observing(), "as_seen_by", _as_it_is)
    number = {code: i for i, code in enumerate(every)}
    end = max(kind.end for kind in game.actions.seats)
    codes = np.full((players, len(every)), NO_ACTION, np.int64)
    numbers = np.full((players, end), NO_ACTION, np.int64)
    for seat in range(players):
        for code in every:
            at = number[seen(code, seat, players)]
            codes[seat, at], numbers[seat, code] = code, at
    codes.flags.writeable = numbers.flags.writeable = False  # all who ask have the same ones
    return Numbering(game, players, len(every), codes, numbers)


def _as_it_is(code: int, seat: int, players: int) -> int:
    """Most games name no seat in their actions."""
    del seat, players
    return code


def _listed(values: Sequence[Any]) -> str:
    return ", ".join(map(str, values))
