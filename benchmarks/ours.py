"""Our programs: random playouts from the set-up to the final points of each seat,
uniform over all legal actions; and lists of legal actions."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import lutetia
from benchmarks import connect_four, hex11
from benchmarks.measure import Sample, Series, clock
from benchmarks.minigame import MiniGame
from lutetia.engine.kernel import array, zeros
from lutetia.engine.rng import make_rng
from lutetia.engine.trace import make_null_trace

MINI: tuple[MiniGame, ...] = (connect_four.GAME, hex11.GAME)
TITLES = {"connect_four": "connect four", "hex11": "Hex 11x11"}

OWN_GAMES: dict[str, tuple[str, str, int, dict[str, str]]] = {
    "paris_paris.2": ("Paris Paris, 2 players", "paris_paris", 2, {}),
    "paris_paris.3": ("Paris Paris, 3 players", "paris_paris", 3, {}),
    "paris_paris.4": ("Paris Paris, 4 players", "paris_paris", 4, {}),
    "connection.3": ("Paris Connection, 3 players", "connection", 3, {}),
    "connection.4": ("Paris Connection, 4 players", "connection", 4, {}),
    "connection.6": ("Paris Connection, 6 players", "connection", 6, {}),
    "cite.first": ("La Cité, the first set", "cite", 2, {}),
    "cite.all": ("La Cité, any eight postcards", "cite", 2, {"cards": "random", "pool": "all"}),
    "paris.2": ("Paris, 2 players", "paris", 2, {}),
    "paris.3": ("Paris, 3 players", "paris", 3, {}),
    "paris.4": ("Paris, 4 players", "paris", 4, {}),
}
"""The games of ours that are timed: label, game, players, options."""


def playing(
    entry_points: Any, layout: Any, players: int, options: list[int], room: int
) -> Callable[[int], Sample]:
    """Return what plays ``n`` random games inside one call."""
    buffer, codes, out, null_trace, rng, totals = (
        layout.allocate(1),
        array(options),
        zeros(room),
        make_null_trace(),
        make_rng(7),
        zeros(players),
    )

    def run(n: int) -> Sample:
        moves, cpu, wall = clock(
            lambda: entry_points.playouts(buffer, n, players, codes, rng, out, null_trace, totals)
        )
        return Sample(n, int(moves), cpu, wall)

    return run


def playouts_of(key: str) -> Callable[[int], Sample]:
    """Return what plays ``n`` random games of one of `OWN_GAMES`,
    compiled or interpreted as this process is."""
    _, name, players, options = OWN_GAMES[key]
    game = lutetia.game(name)
    codes = game.option_codes(game.options(options))
    return playing(game.entry_points, game.layout, players, codes, game.meta.max_legal)


def listing(games: int = 20) -> Callable[[int], Sample]:
    """Return what lists the legal actions of La Cité ``n`` times,
    at every decision of the second phase of random games in turn."""
    game, pick = lutetia.game("cite"), random.Random(7)
    buffers = []
    for seed in range(games):
        state = game.new(2, seed=seed, cards="random", pool="all")
        while not state.is_over:
            if state.view()["phase"] == "light":
                buffers.append(state.buffer())
            state = state.play(pick.choice(state.legal()))
    out, choices = zeros(game.meta.max_legal), game.entry_points.legal

    def run(n: int) -> Sample:
        listed, cpu, wall = clock(
            lambda: sum(choices(buffers[i % len(buffers)], out) for i in range(n))
        )
        return Sample(n, int(listed), cpu, wall)

    return run


def mini(game: MiniGame) -> Callable[[int], Sample]:
    """Return what plays ``n`` random games of a mini game."""
    return playing(game.entry_points, game.layout, game.players, [0], game.max_legal + 1)


def programs() -> list[Series]:
    """Return our compiled playout programs."""
    out = [
        Series(key, f"{label}, compiled", "playouts", playouts_of(key), first=50)
        for key, (label, *_) in OWN_GAMES.items()
    ]
    out += [
        Series(f"{game.id}.ours", f"{TITLES[game.id]}, ours", "playouts", mini(game), first=50)
        for game in MINI
    ]
    return [*out, Series("cite.lists", "La Cité, second phase", "lists", listing(), first=50)]
