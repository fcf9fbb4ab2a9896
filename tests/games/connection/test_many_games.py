"""Many random games, each locomotive counted after each action (PC1.2).
``LUTETIA_GAMES`` is the number of games a table."""

from __future__ import annotations

import os

import pytest

from lutetia.engine.kernel import COMPILED, array, zeros
from lutetia.engine.rng import make_rng
from lutetia.engine.trace import make_null_trace
from tests.games.connection.helpers import AROUND_BLUE, GAME, position
from tests.games.connection.invariants import lost
from tests.games.kernel_invariants import checked_games

checked_game = checked_games(GAME, lost).checked_game
GAMES = int(os.environ.get("LUTETIA_GAMES", "200" if COMPILED else "2"))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nothing_is_lost_nobody_is_stuck_and_every_game_ends(players):
    buffer, out, null_trace = (
        GAME.layout.allocate(1),
        zeros(GAME.meta.max_legal),
        make_null_trace(),
    )
    lengths = [
        int(checked_game(buffer, players, array([0]), make_rng(seed, players), out, null_trace))
        for seed in range(GAMES)
    ]
    assert min(lengths) > 60, [(seed, n) for seed, n in enumerate(lengths) if n <= 60]
    assert max(lengths) < GAME.meta.max_plies // 2


@pytest.mark.parametrize(
    ("field", "at", "value", "what"),
    [
        ("hand", 0, -1, 1),
        ("stock", 0, 3, 2),
        ("value", 4, 2, 3),
        ("way", 5, 1, 4),
        ("floor", 0, 1, 6),
        ("took", 0, 1, 7),
        ("phase", None, 6, 9),
    ],
)
def test_the_counting_can_fail(field, at, value, what):
    st = GAME.layout.unpack(position(map=AROUND_BLUE, hand={"green": {"blue": 8}}).buffer())
    assert int(lost(GAME.layout.pack(st)[0])) == 0
    if at is None:
        setattr(st, field, value)
    else:
        getattr(st, field)[at] = value
    assert int(lost(GAME.layout.pack(st)[0])) == what
