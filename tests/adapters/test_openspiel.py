"""The games as OpenSpiel knows games."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import lutetia.adapters.openspiel as adapter
from lutetia.games import IDS

assert adapter.IDS == IDS


@pytest.mark.parametrize("name", IDS)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"lutetia_{name}"), num_sims=2, serialize=False, verbose=False
    )


@pytest.mark.parametrize("text", ["lutetia_cite", "lutetia_paris_paris(players=3,open_bag=true)"])
def test_games_and_states_can_be_pickled(text: str) -> None:
    game = pyspiel.load_game(text)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert (again.numbers.players, again.chosen) == (game.numbers.players, game.chosen)
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    other = pickle.loads(pickle.dumps(state))
    assert (other.history(), str(other)) == (state.history(), str(state))
    elsewhere = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"  # nothing is registered
    done = subprocess.run(
        [sys.executable, "-c", elsewhere], input=pickle.dumps(game), capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == str(game)


def test_a_playthrough_can_be_made_and_repeated() -> None:
    text = "lutetia_paris_paris(players=2)"
    one = generate_playthrough.playthrough(text, None, seed=3)
    assert one == generate_playthrough.playthrough(text, None, seed=3)
    assert 'short_name = "lutetia_paris_paris"' in one


@pytest.mark.parametrize("name", IDS)
def test_what_is_dealt_again_looks_the_same(name: str) -> None:
    state, dice = pyspiel.load_game(f"lutetia_{name}").new_initial_state(), random.Random(1)
    other = 0
    while not state.is_terminal():
        if state.is_chance_node():
            codes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(dice.choices(codes, chances)[0])
            continue
        seat = state.current_player()
        dealt = state.resample_from_infostate(seat, dice.random)
        assert dealt.information_state_string(seat) == state.information_state_string(seat)
        assert dealt.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert dealt.legal_actions() == state.legal_actions()
        other += dealt.now.key() != state.now.key()
        copy = state.clone()
        copy.apply_action(copy.legal_actions()[0])
        assert copy.history() != state.history()
        state.apply_action(dice.choice(state.legal_actions()))
    assert other > 3
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_their_search_plays_ours() -> None:
    game = pyspiel.load_game("lutetia_paris_paris(players=2)")
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 5, random_state=dice)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()
