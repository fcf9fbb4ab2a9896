"""How fast the search is."""

from __future__ import annotations

from time import thread_time

import lutetia
from lutetia.ai.levels import LEVEL_BY_NAME
from lutetia.ai.search_params import SearchParams
from lutetia.ai.searcher import Search


def simulations_per_second(
    game_id: str,
    seconds: float = 2.0,
    players: int | None = None,
    params: SearchParams | None = None,
) -> float:
    """Return full simulations (determinization, walk, playout, backing up) a second on one core,
    over whole games.

    Every decision of a game played by the search gets the same number of simulations, so that
    openings, which are slow, and endings, which are quick, count as they occur.
    Compiling is not counted.

    Args:
        game_id: name of the game.
        seconds: of the thread's time to measure for; whole games are finished,
            so it may take a little longer.
        players: number of seats; the most the game allows when left out.
        params: manner of the search; the one of the level ``top`` when left out.
    """
    game = lutetia.game(game_id)
    params = params or LEVEL_BY_NAME["top"].params
    players = players or max(game.meta.players)
    each, seed = 400, 0
    done, spent = 0, 0.0
    while spent < seconds:
        state = game.new(players, seed=seed)
        while (seat := state.to_act) is not None:
            search = Search(game, state, seat, seed, params)
            if not done:
                search.run(1)  # compiled now
            begun = thread_time()
            search.run(each)
            spent += thread_time() - begun
            done += each
            state = state.play(search.stats()[0].code)
        seed += 1
    return done / spent
