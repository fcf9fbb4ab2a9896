"""An observation tells what a seat may know: all of it, and nothing else."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

import lutetia
from lutetia import learn
from lutetia.engine.actors import CHANCE
from lutetia.engine.game import State
from lutetia.engine.rng import make_rng
from lutetia.games import IDS
from tests.contract.conftest import tables, walk


def seen(states: list[State], seat: int) -> np.ndarray:
    """Return what ``seat`` observes of each of ``states``."""
    first = states[0]
    env = learn.batch(
        first.game.meta.id, len(states), players=first.players, options=dict(first.options)
    )
    env.load(states)
    return env.observe(seat)


def known(state: State, seat: int) -> str:
    """Return what the rules tell ``seat`` with a perfect memory, as one text."""
    view = state.view(seat, recall=True)
    view.pop("ply")
    return json.dumps(view)


@pytest.mark.parametrize("name", IDS)
def test_every_number_is_within_its_part(name: str) -> None:
    for game, players, options in tables():
        if game != name:
            continue
        env = learn.batch(name, 8, 3, players, options=options)
        highest = np.array([part.most for part in env.fields.values()])
        starts = [part.slice.start for part in env.fields.values()]
        for _ in range(150):
            pick = [np.flatnonzero(row)[-1] for row in env.legal()]
            now = env.step(pick)
            assert (np.maximum.reduceat(now.obs, starts, axis=1) <= highest).all()
    ends = [part.slice.stop for part in env.fields.values()]
    assert starts[1:] == ends[:-1]
    assert ends[-1] == env.size == env.now.obs.shape[1]


@pytest.mark.parametrize("name", IDS)
def test_no_part_is_idle(name: str) -> None:
    game = lutetia.game(name)
    parts = game.observing().OBSERVATION.parts
    of_game = [(players, options) for each, players, options in tables() if each == name]
    idle = set(parts)
    for seed in range(40):
        players, options = of_game[-1 - seed % len(of_game)]
        states = [s for s in walk(game, players, options, seed) if s.to_act != CHANCE]
        for seat in range(players):
            told = seen(states, seat)
            idle -= {key for key, part in parts.items() if told[:, part.slice].any()}
        if not idle and seed >= len(of_game):
            return
    assert not idle


def test_equal_knowledge_is_equal_and_other_knowledge_other(table) -> None:  # type: ignore[no-untyped-def]
    game, players, options = table
    pick = random.Random(7)
    states = [s for s in walk(game, players, options, 11) if s.to_act not in (None, CHANCE)]
    states = pick.sample(states, min(len(states), 60))
    for seat in range(players):
        dreams = [game.determinize(state.view(seat, recall=True), seed=3) for state in states]
        told = [row.tobytes() for row in seen(states, seat)]
        assert told == [row.tobytes() for row in seen(dreams, seat)]
        told_by_knowledge = {
            known(state, seat): row for state, row in zip(states, told, strict=True)
        }
        assert len(set(told_by_knowledge.values())) == len(told_by_knowledge)


def test_what_is_dealt_again_is_not_seen(table) -> None:  # type: ignore[no-untyped-def]
    game, players, options = table
    states = [s for s in walk(game, players, options, 13) if s.to_act not in (None, CHANCE)][::5]
    for seat in range(players):
        other = []
        for n, state in enumerate(states):
            buffer = state.buffer()
            game.entry_points.resample(buffer, seat, make_rng(n))
            other.append(State(game, buffer, players, state.options, ply=state.ply))
        assert (seen(states, seat) == seen(other, seat)).all()


def test_seats_are_turned_so_that_the_viewer_is_the_first() -> None:
    game = lutetia.game("paris_paris")
    state = game.new(4, seed=1)
    for _ in range(12):
        state = state.play(state.legal()[0])
    houses = game.observing().OBSERVATION.parts["houses"]
    at = [seen([state], seat)[0][houses.slice].reshape(houses.shape) for seat in range(4)]
    for seat in range(4):
        assert (np.roll(at[seat], seat, axis=1) == at[0]).all()
    numbers = learn.numbering("paris_paris", 4)
    over = {numbers.game.parse_action(state.fields, "build louvre/red over grey")}
    assert {numbers.game.seat("grey"), *over}  # the colour is one of the four
    code = over.pop()
    grey = numbers.game.seat("grey")
    mine = numbers.numbers[grey, code]
    texts = numbers.texts((grey + 1) % 4)
    assert texts[mine] == f"build louvre/red over {game.meta.colours[(grey + 1) % 4]}"
