"""The rules against the referee: every legal list, everything that seats have,
every result of random games.

``LUTETIA_GAMES`` is the number of games for each number of players and each variant.
"""

from __future__ import annotations

import os
import random
import tomllib
from pathlib import Path

import pytest

from lutetia.engine.actors import CHANCE
from tests.games.paris.helpers import COLOURS, GAME
from tests.games.paris.referee import Foul, Referee, judge
from tests.games.paris.referee_table import SELL
from tests.games.paris.test_random_play import each_table

GAMES = int(os.environ.get("LUTETIA_GAMES", "3"))
GOLDEN = Path(__file__).parents[2] / "golden" / "paris" / "complete_two_players.toml"


def agree(state, referee):
    """Fail unless the referee has the same legal list and every seat the same things."""
    if state.to_act is not None and state.to_act != CHANCE:
        assert sorted(map(str, state.legal())) == referee.legal()
    st = state.fields
    assert [*st.supply, *st.gone] == [referee.supply[token] for token in SELL]
    assert list(st.copies) == [referee.copies[n] for n in range(1, 31)]
    for n, seat in enumerate(referee.seats.values()):
        has = state.view(n)["seats"][n] if state.ply % 20 == 0 else None
        assert (st.francs[n], st.hand[n], st.reserve[n], st.meeple[n]) == (
            seat.francs,
            seat.keys,
            seat.reserve,
            seat.meeple,
        )
        assert [st.tokens[n * 6 + t] for t in range(6)] == [
            seat.tokens[t] for t in ("wood", "marble", "gold", "bronze", "silver", "gold-prestige")
        ]
        assert int(GAME.entry_points.points(state.buffer(), n)) == seat.points
        assert has is None or set(has["unused"]) == seat.unused or state.is_over


def choose(state, pick):
    """Return a random action, trades less often than anything else:
    so games see more of the board."""
    actions = state.legal()
    plain = [action for action in actions if not action.text.startswith(("buy", "sell"))]
    return pick.choice(plain if plain and pick.random() < 0.9 else actions)


@each_table
def test_the_referee_agrees_at_every_step_of_random_games(players, options):
    for seed in range(GAMES):
        pick = random.Random(seed * 7 + players)
        state = GAME.new(players, **options)
        referee = Referee(players, **options)
        while not state.is_over:
            actor = "~" if state.to_act == CHANCE else COLOURS[state.to_act]
            action = state.draw(seed * 997 + state.ply) if actor == "~" else choose(state, pick)
            state = state.play(action)
            referee.play(f"{actor} {action.text}")
            agree(state, referee)
        assert referee.over
        assert list(state.outcome.ranks) == referee.ranks()


def test_the_referee_can_find_a_foul():
    data = tomllib.loads(GOLDEN.read_text(encoding="utf-8"))
    lines = list(data["actions"])
    at = next(n for n, line in enumerate(lines) if line.endswith("finish"))
    referee = Referee(data["players"])
    with pytest.raises(Foul):
        for line in lines[:at] + lines[at + 1 :]:
            referee.play(line)
    with pytest.raises(Foul, match="the referee"):
        judge(GOLDEN.read_text(encoding="utf-8").replace("scores = [", "scores = [1"))
