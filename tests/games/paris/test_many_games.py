"""Many random games, each component counted after each action.
``LUTETIA_GAMES`` is the number of games a table."""

from __future__ import annotations

import os

import pytest

from lutetia.engine.kernel import COMPILED, array, zeros
from lutetia.engine.rng import make_rng
from lutetia.engine.trace import make_null_trace
from tests.games.kernel_invariants import checked_games
from tests.games.paris.helpers import GAME, position
from tests.games.paris.invariants import lost
from tests.games.paris.test_random_play import each_table

checked_game = checked_games(GAME, lost).checked_game
GAMES = int(os.environ.get("LUTETIA_GAMES", "200" if COMPILED else "6"))


@each_table
def test_nothing_is_lost_nobody_is_stuck_and_every_game_ends(players, options):
    buffer, out, null_trace = GAME.layout.allocate(1), zeros(GAME.meta.max_legal), make_null_trace()
    chosen = array([int(options["random_setup"]), int(options["free_placement"]), 0])
    lengths = [
        int(checked_game(buffer, players, chosen, make_rng(seed, players), out, null_trace))
        for seed in range(GAMES)
    ]
    assert min(lengths) > 150, [seed for seed, n in enumerate(lengths) if n < 0]
    assert max(lengths) < GAME.meta.max_plies // 2


@pytest.mark.parametrize(
    ("field", "at", "value", "what"),
    [
        ("hand", 0, 11, 3),
        ("bank", 0, 2, 1),
        ("supply", 0, 1, 5),
        ("copies", 4, 0, 6),
        ("left", 0, 3, 9),
        ("building", 35, 3, 8),
    ],
)
def test_the_counting_can_fail(field, at, value, what):
    st = GAME.layout.unpack(position(2).buffer())
    assert int(lost(GAME.layout.pack(st)[0])) == 0
    getattr(st, field)[at] = value
    assert int(lost(GAME.layout.pack(st)[0])) == what
