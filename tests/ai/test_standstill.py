"""Paris Connection where two companies shut each other in and every other board is empty.

Whoever gives back a share of a company that can build opens it (PC6.5) and loses a little by it.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import lutetia
from lutetia.ai import search_arrays
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.game_kernels import PLAYOUT_LIMIT, game_kernels, load_template
from lutetia.ai.levels import LEVEL_BY_NAME, ZOO, Level, decide
from lutetia.ai.searcher import Search
from lutetia.engine.game import State
from lutetia.engine.kernel import zeros
from lutetia.engine.layout import Buffer
from lutetia.engine.rng import make_rng

POSITION = json.loads(Path(__file__).with_name("standstill.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("opponent", ["greedy", "middle"])
def test_somebody_opens_a_company_in_the_end(opponent: str) -> None:
    """Four of them changed blue for red and red for blue until the limit."""
    game = lutetia.game("connection")
    state = game.position({**POSITION, "turn": POSITION["turn"] + 60, "idle": 60})
    level = parse_competitor(opponent).level
    for ply in range(300):
        seat = state.to_act
        if seat is None:
            break
        state = state.play(decide(game, state.view(seat, recall=True), level, ply))
    assert state.is_over


def digest_of(buffer: Buffer) -> int:
    return int(lutetia.game("connection").layout.digest(buffer[0]))


def played_on(state: State, playout_limit: int) -> tuple[bool, int]:
    """Return whether a playout ended, and the digest of where it stopped."""
    game = state.game
    buffer: Buffer = state.buffer()
    ended = load_template("leaves", game).playout(
        buffer, 0, game_kernels(game).PLAYOUT_CANDIDATES, 0, playout_limit,
        zeros(game.meta.max_legal), make_rng(1, 1), zeros(1),
    )  # fmt: skip
    return bool(ended), digest_of(buffer)


def test_a_playout_stops_after_so_many_decisions() -> None:
    game = lutetia.game("connection")
    state = game.new(4, seed=1)
    after_one = {digest_of(state.play(code).buffer()) for code in state.legal_codes()}
    ended, digest = played_on(state, 1)
    assert not ended
    assert digest in after_one
    assert not played_on(state, 50)[0]
    assert played_on(state, PLAYOUT_LIMIT)[0]


def test_a_game_limits_playouts_but_not_those_of_the_levels_to_measure_by() -> None:
    game = lutetia.game("connection")
    state = game.new(4, seed=1)
    assert state.to_act is not None

    def limit(level: Level) -> int:
        params = replace(level.params, max_nodes=64)
        search = Search(game, state, int(state.to_act or 0), 1, params)
        return int(search._limits[search_arrays.PLAYOUT_LIMIT])

    assert limit(LEVEL_BY_NAME["top"]) == game_kernels(game).PLAYOUT_LIMIT < PLAYOUT_LIMIT
    assert limit(ZOO["classic-top"]) == limit(ZOO["classic-middle"]) == PLAYOUT_LIMIT
