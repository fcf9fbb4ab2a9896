"""States and games travel: by pickle, by copies, into other processes."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import lutetia
from lutetia.engine.errors import OtherEdition, OtherRules, Refused
from lutetia.engine.game import Game, State
from tests.contract.conftest import spread

PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)

CONTINUE = """
import pickle, sys
all = []
for state in pickle.load(sys.stdin.buffer):
    out = [state, hash(state), state.key(), state.legal(), state.record().write(), state.events]
    for _ in range(12):
        if state.is_over:
            break
        state = state.play(state.legal_codes()[0]) if state.to_act >= 0 else state.play_chance(5)
    all.append([*out, state, state.record().write()])
sys.stdout.buffer.write(pickle.dumps(all))
"""


def onwards(state: State) -> list[Any]:
    """Return what `CONTINUE` computes of each state."""
    out: list[Any] = [state, hash(state), state.key(), state.legal()]
    out += [state.record().write(), state.events]
    for _ in range(12):
        if state.is_over:
            break
        first = state.to_act != lutetia.CHANCE
        state = state.play(state.legal_codes()[0]) if first else state.play_chance(5)
    return [*out, state, state.record().write()]


def half_way(game: Game, seed: int | None) -> State:
    state = game.new(min(game.meta.players), seed=seed)
    for _ in range(25):
        if not state.is_over:
            state = state.play_chance(3)
            state = state.play(state.legal_codes()[-1])
    return state


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_a_state_goes_on_in_a_fresh_process(name: str):
    """Which loads the game by unpickling alone: no process is asked about two games."""
    states = [half_way(lutetia.game(name), seed) for seed in (None, 11)]
    done = subprocess.run(
        [sys.executable, "-c", CONTINUE],
        input=pickle.dumps(states),
        stdout=subprocess.PIPE,
        check=True,
        cwd=Path(__file__).parent,
    )
    assert pickle.loads(done.stdout) == [onwards(state) for state in states]


def test_states_are_the_same_after_pickling(states: list[State]):
    for state in spread(states, 12):
        for protocol in PROTOCOLS:
            again = pickle.loads(pickle.dumps(state, protocol))
            assert again is not state
            assert again == state
            assert hash(again) == hash(state)
            assert again.game is state.game
            assert (again.players, again.options, again.ply) == (
                state.players,
                state.options,
                state.ply,
            )
            assert (again.events, again.barrier) == (state.events, state.barrier)
            assert again.history() == state.history()
            assert again.outcome == state.outcome
            assert again.view(0) == state.view(0)
            if protocol == pickle.HIGHEST_PROTOCOL and state.to_act is not None:
                assert again.legal() == state.legal()


def test_the_end_that_all_agreed_to_stays_one():
    state = lutetia.game("cite").new(seed=1).adjudicated()
    again = pickle.loads(pickle.dumps(state))
    assert again.outcome == state.outcome
    assert again.outcome.reason == "agreed"
    assert again.events == ()
    assert not again.barrier


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_copies_are_the_thing_itself(name: str):
    game = lutetia.game(name)
    state = half_way(game, 2)
    for thing in (game, state):
        assert copy.copy(thing) is thing
        assert copy.deepcopy(thing) is thing
    [inside] = copy.deepcopy([state])
    assert inside is state
    assert pickle.loads(pickle.dumps(game)) is game


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_nobody_can_change_the_options_of_a_state(name: str):
    game = lutetia.game(name)
    state = half_way(game, 2)
    of_its_own = game.options({}, state.players)
    made = State(game, state.buffer(), state.players, of_its_own)
    before = dict(state.options)
    for each in (state, pickle.loads(pickle.dumps(state)), made, game.position(state.to_data())):
        for option in before:
            with pytest.raises(TypeError, match="does not support item assignment"):
                each.options[option] = "other"  # type: ignore[index]
        assert each.options == before
    of_its_own.clear()
    assert made.options == before


def test_a_long_game_can_be_pickled():
    state = lutetia.game("cite").new(seed=1)
    state = state.play(state.legal_codes()[0])
    link = state._history
    assert link is not None
    for _ in range(20_000):  # far deeper than Python may recurse
        link = link._replace(before=link)
    state._history = link
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    assert len(again.history()) > 20_000


def test_a_pool_of_processes_plays():
    game = lutetia.game("paris_paris")
    states = [game.new(4, seed=seed) for seed in range(4)]
    codes = [state.legal_codes()[0] for state in states]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        played = list(pool.map(State.play, states, codes))
        assert played == [state.play(code) for state, code in zip(states, codes, strict=True)]
        assert [after.last_code for after in played] == codes
        assert pool.submit(game.new, 4, 2).result() == states[2]
        refused = pool.submit(states[0].play, 10**6).exception()
    assert isinstance(refused, Refused)
    assert refused.refusal == states[0].refusal(10**6)


@pytest.mark.parametrize(
    ("what", "error"), [("rules_version", OtherRules), ("edition", OtherEdition)]
)
def test_what_was_pickled_under_other_rules_is_no_state_here(what: str, error: type[Exception]):
    game = lutetia.game("cite")
    make, (name, version, edition) = game.__reduce__()[:2]
    given = {"rules_version": version, "edition": edition}
    given[what] = 99 if what == "rules_version" else {"name": "my box", "hash": "0" * 12}
    with pytest.raises(error):
        make(name, *given.values())
