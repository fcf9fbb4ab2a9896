"""What a simulation costs, and a net in it: ``python -m benchmarks.net [GAME ...] [--players N]``.

Positions are those of a whole game of the search with few simulations. A *thought* is both layers
and the value, from inputs that are known.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from time import thread_time
from typing import Any, Final

import lutetia
from lutetia.ai.game_kernels import game_kernels, load_template
from lutetia.ai.levels import LEVEL_BY_NAME, ZOO
from lutetia.ai.net import HIDDEN, INNER, Net, think, value_of
from lutetia.ai.net_file import shipped_net
from lutetia.ai.searcher import Search
from lutetia.engine.game import Game, State
from lutetia.engine.kernel import Ints, kernel, zeros

SIMULATIONS: Final = 300
"""Simulations of each position, as it is searched with and without a net."""

TIMES: Final = 20_000
"""Times that each position is thought about."""


@kernel
def think_often(net: Net, active: Ints, n: int, hidden: Ints, inner: Ints, times: int) -> int:
    """Think about one position so many ``times``; return the sum of its values."""
    sum_ = 0
    for _ in range(times):
        think(net, active, n, hidden, inner)
        sum_ += value_of(net, inner)
    return sum_


def positions(game: Game, players: int) -> Iterator[State]:
    """Yield the positions of a game in which there is something to choose."""
    state = game.new(players, seed=1)
    while (seat := state.to_act) is not None:
        codes = state.legal_codes()
        code = codes[0]
        if len(codes) > 1:
            yield state
            search = Search(game, state, seat, 1, replace(ZOO["classic-top"].params, max_nodes=99))
            search.run(64)
            code = search.stats()[0].code
        state = state.play(code)


def cost(game: Game, players: int, net: Net) -> tuple[float, float]:
    """Return the inputs that are on in a position on average, and the nanoseconds of a thought."""
    known, look = game_kernels(game), load_template("look", game)
    dense, active = zeros(max(1, known.DENSE)), zeros(known.N_INPUTS)
    hidden, inner = zeros(HIDDEN), zeros(INNER)
    on, spent, count = 0, 0.0, 0
    for state in positions(game, players):
        n = look.inputs(state.buffer(), state.to_act, dense, active)
        think_often(net, active, n, hidden, inner, 1)
        begun = thread_time()
        think_often(net, active, n, hidden, inner, TIMES)
        on, spent, count = on + n, spent + thread_time() - begun, count + 1
    return on / count, spent / count / TIMES * 1e9


def simulation(game: Game, players: int, params: Any) -> float:
    """Return the microseconds of a simulation, over all positions of a game."""
    spent, done = 0.0, 0
    for state in positions(game, players):
        search = Search(game, state, state.to_act or 0, 1, replace(params, max_nodes=SIMULATIONS))
        search.run(1)
        begun = thread_time()
        search.run(SIMULATIONS)
        spent, done = spent + thread_time() - begun, done + SIMULATIONS
    return spent / done * 1e6


def main() -> None:
    """Print the costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(lutetia.GAMES))
    parser.add_argument("--players", type=int)
    args = parser.parse_args()
    for name in args.games:
        game = lutetia.game(name)
        players = args.players or min(game.meta.players)
        top, classic = LEVEL_BY_NAME["top"].params, ZOO["classic-top"].params
        net = shipped_net(game)
        asked = "it comes without a net; "
        if net is not None:
            on, thought = cost(game, players, net)
            asked = f"{on:.0f} inputs on, a thought {thought:.0f} ns; "
        print(
            f"{name}: {asked}a simulation of top {simulation(game, players, top):.1f} us, of "
            f"classic-top {simulation(game, players, classic):.1f} us, with kept priors "
            f"{simulation(game, players, replace(classic, kept_priors=1)):.1f} us"
        )


if __name__ == "__main__":
    main()
