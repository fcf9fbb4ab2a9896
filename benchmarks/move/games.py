"""Recorded games: the same moves for every version of the server that is measured."""

from __future__ import annotations

from random import Random
from typing import Any

from lutetia.engine.actors import CHANCE
from lutetia.games import load

SEATS = {"paris_paris": 4, "cite": 2, "connection": 4, "paris": 4}
"""Every game with its usual number of seats."""

GAMES = {"paris_paris": 6, "cite": 6, "connection": 1, "paris": 1}
"""Games recorded of each: about as many moves of every game."""

Played = list[tuple[int, str]]
"""A game: who acted (-1 for chance) and what, in notation."""


def record(game: str, seed: int) -> Played:
    """Return a game in which everybody chooses evenly among all legal actions."""
    rng = Random(f"{game} {seed}")
    state = load(game).new(SEATS[game])
    out: Played = []
    while state.to_act is not None:
        if state.to_act == CHANCE:
            action = state.draw(seed)
        else:
            action = state.parse(rng.choice(state.legal_codes()))
        out.append((state.to_act, action.text))
        state = state.play(action)
    return out


def recorded(game: str, seed: int, times: int = 1) -> dict[str, Any]:
    """Return what `replay` needs to play games of ``game`` again."""
    games = [record(game, seed + n) for n in range(GAMES[game] * times)]
    return {"game": game, "players": SEATS[game], "games": games}
