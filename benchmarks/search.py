"""Search: the opponents' search as it plays each of our games, once as *top* does and once with
plain playouts; and on the two mini games beside OpenSpiel's `MCTSBot`.

On the mini games both search the first position again and again from nothing, ``SIMULATIONS`` at a
time, one new node and one random playout each, without knowledge of the game and without a solver;
ours is told to try every action once before any twice, as OpenSpiel's does, and to explore about as
widely: ``C_PUCT`` gives its PUCT term (values from 0 to 1) at the end of such a search the size of
OpenSpiel's UCT term (constant 1.4, values from -1 to 1) when visits are even.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import lutetia
from benchmarks import openspiel
from benchmarks.measure import Sample, Series, clock
from benchmarks.minigame import MiniGame
from benchmarks.ours import MINI, TITLES
from lutetia.ai import search_arrays as at
from lutetia.ai.levels import LEVEL_BY_NAME
from lutetia.ai.net_file import no_net
from lutetia.ai.search_params import SearchParams
from lutetia.ai.searcher import Search
from lutetia.engine.kernel import float_zeros, zeros
from lutetia.engine.rng import make_rng
from lutetia.engine.trace import make_null_trace

SIMULATIONS = 10_000
SEARCHED = {
    "paris_paris": ("Paris Paris", (2, 3, 4), 400),
    "cite": ("La Cité", (2,), 100),
    "connection": ("Paris Connection", (4,), 40),
    "paris": ("Paris", (3,), 40),
}
"""Our games: label, numbers of players, simulations a decision; fewer where games are long."""

MANNERS = {
    "top": ("as top", LEVEL_BY_NAME["top"].params),
    "plain": (
        "plain playouts",
        SearchParams(playout_candidates=1, prior_weight=0.0, horizon=0, full_playout_share=1.0),
    ),
}
"""How they are searched. Plain: no knowledge of the game but its rules, every playout even among
all legal actions and to the end."""

C_PUCT = {"connect_four": 5.6, "hex11": 24.0}
TRY_ALL = -10.0  # as much better than its siblings an action looks before its first visit


def searched(game: MiniGame, simulations: int) -> Callable[[], list[float]]:
    """Return what searches the first position of a mini game from nothing, and returns what each
    seat may expect of it, from 0 to 1."""
    search = game.search
    root, work, rng, null_trace = (
        game.layout.allocate(1),
        game.layout.allocate(1),
        make_rng(7),
        make_null_trace(),
    )
    game.entry_points.setup(root, game.players, zeros(1))
    out = zeros(game.max_legal + 1)
    params, path = float_zeros(at.N_PARAMS), zeros(game.max_plies + 2)
    params[at.C_PUCT], params[at.FPU_REDUCTION] = C_PUCT[game.id], TRY_ALL
    params[at.WIN] = params[at.SPREAD] = 1.0
    nodes = simulations + 2
    room = 1 << (2 * nodes).bit_length()
    memory = at.make_memory(1, game.max_legal, kept=False)
    scratch = at.make_scratch(0, 0, game.players)

    def once() -> list[float]:
        tree, slots, value = (
            zeros(at.ROW * nodes),
            zeros(room),
            float_zeros(game.players * nodes),
        )
        tree[at.PARENT] = -1
        limits = at.make_limits(
            seats=game.players,
            playout_candidates=1,
            playout_limit=game.max_plies,
            horizon=0,
            depth=game.max_plies,
            kept_priors=False,
            one_scale=False,
            policy=False,
        )
        search.simulate(
            root,
            work,
            0,
            simulations,
            rng,
            out,
            null_trace,
            tree,
            slots,
            value,
            path,
            params,
            limits,
            memory,
            no_net(),
            scratch,
            float_zeros(game.players),
        )
        return [float(value[seat]) / simulations for seat in range(game.players)]

    return once


def searching(game: MiniGame, simulations: int = SIMULATIONS) -> Callable[[int], Sample]:
    """Return what searches the first position of a mini game ``n`` times from nothing."""
    once = searched(game, simulations)

    def run(n: int) -> Sample:
        _, cpu, wall = clock(lambda: [once() for _ in range(n)] and 0)
        return Sample(n * simulations, 0, cpu, wall)

    return run


def whole_games(
    name: str, players: int, each: int, params: SearchParams
) -> Callable[[int], Sample]:
    """Return what plays ``n`` games by search, ``each`` simulations a decision;
    only they are timed.

    Openings are slow and endings quick: over whole games both count as they occur.
    """
    game = lutetia.game(name)

    def run(n: int) -> Sample:
        count, cpu, wall = 0, 0.0, 0.0
        for seed in range(n):
            state = game.new(players, seed=seed)
            while state.to_act is not None:
                search = Search(game, state, state.to_act, seed, params)
                _, a, b = clock(lambda search=search: search.run(each) or 0)
                count, cpu, wall = count + each, cpu + a, wall + b
                state = state.play(search.stats()[0].code)
        return Sample(count, 0, cpu, wall)

    return run


def programs() -> Iterable[Series]:
    """Return the search programs: ours on each game, ours and OpenSpiel's on the mini games."""
    for name, (title, seats, each) in SEARCHED.items():
        for players in seats:
            for manner, (words, params) in MANNERS.items():
                yield Series(
                    f"{name}.{players}.search.{manner}",
                    f"{title}, {players} players, {words}",
                    "simulations",
                    whole_games(name, players, each, params),
                )
    for game in MINI:
        yield Series(
            f"{game.id}.search.ours", f"{TITLES[game.id]}, ours", "simulations", searching(game)
        )
        if openspiel.pyspiel is not None:
            yield Series(
                f"{game.id}.search.openspiel", f"{TITLES[game.id]}, OpenSpiel C++ MCTSBot",
                "simulations",
                openspiel.searching(game.openspiel, SIMULATIONS),
            )  # fmt: skip
