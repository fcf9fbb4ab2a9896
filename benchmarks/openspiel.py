"""OpenSpiel's C++ (module ``pyspiel``), timed without Python in the loop.

An `MCTSBot` that is allowed one simulation evaluates the root and nothing else, and a
`RandomRolloutEvaluator` does that by ``k`` random playouts: one call from Python, ``k`` playouts in
C++. Moves are playouts times the mean length of games, which is counted beforehand,
off the clock, over games played from Python.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from benchmarks.measure import Sample, Series, clock

try:
    import pyspiel
except ImportError:
    pyspiel = None

MISSING = (
    "OpenSpiel is not installed (pip install open_spiel): its side of the comparison is left out."
)
GAMES = {
    "connect_four": ("connect four, OpenSpiel C++", "connect_four"),
    "hex11": ("Hex 11x11, OpenSpiel C++", "hex(board_size=11)"),
    "go9": ("Go 9x9, OpenSpiel C++", "go(board_size=9)"),
}
UCT = 1.4
LENGTH_GAMES = 1500


def mean_length(name: str, games: int = LENGTH_GAMES) -> float:
    """Return the mean number of moves of random games."""
    game, rng, moves = pyspiel.load_game(name), random.Random(7), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves / games


def playouts(name: str) -> Callable[[int], Sample]:
    """Return what plays ``n`` random games in C++."""
    game, length = pyspiel.load_game(name), mean_length(name)
    state = game.new_initial_state()

    def run(n: int) -> Sample:
        bot = bot_of(game, simulations=1, playouts=n)
        _, cpu, wall = clock(lambda: bot.step(state))
        return Sample(n, n * length, cpu, wall)

    return run


def searching(name: str, simulations: int) -> Callable[[int], Sample]:
    """Return what searches the first position ``n`` times from nothing, one playout a leaf."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def run(n: int) -> Sample:
        bot = bot_of(game, simulations, playouts=1)
        _, cpu, wall = clock(lambda: [bot.step(state) for _ in range(n)] and 0)
        return Sample(n * simulations, 0, cpu, wall)

    return run


def bot_of(game: Any, simulations: int, playouts: int) -> Any:
    """Return OpenSpiel's C++ search bot without its solver, which ours does not have."""
    evaluator = pyspiel.RandomRolloutEvaluator(playouts, 7)
    return pyspiel.MCTSBot(game, evaluator, UCT, simulations, 1000, False, 7, False)


def programs() -> list[Series]:
    """Return OpenSpiel's playout programs; none when it is not installed."""
    if pyspiel is None:
        return []
    return [
        Series(f"{key}.openspiel", label, "playouts", playouts(name), first=50)
        for key, (label, name) in GAMES.items()
    ]
