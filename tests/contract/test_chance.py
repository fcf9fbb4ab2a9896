"""Promises about the start of a game, quick enough to be asked of every
mutant of the rules (CONTRIBUTING.md)."""

from __future__ import annotations

import pytest

import lutetia
from lutetia.engine.actors import CHANCE
from lutetia.engine.kernel import array
from lutetia.engine.rng import make_rng
from lutetia.games import OURS
from tests.contract.conftest import tables

DRAWS = 24
"""Draws for each outcome of chance where frequencies are looked at."""

SCRATCH = {"cite": ("quiet",)}
"""Fields that hold nothing between actions and are not set up."""


def opening(table, plies, seed=1):
    """Yield the first states of a game: chance draws, seats do the first thing they may."""
    game, players, options = table
    state = game.new(players, **options)
    for _ in range(plies):
        yield state
        if state.is_over:
            return
        state = state.play(state.draw(seed) if state.to_act == CHANCE else state.legal_codes()[0])


def first_draws(table, plies=75):
    """Return one state for each kind of draw: the first and the last before somebody acts,
    and the first after that."""
    kept = {}
    acted = False
    for state in opening(table, plies):
        if state.to_act != CHANCE:
            acted = True
            continue
        verb = str(state.legal()[0]).split()[0]
        kept.setdefault((verb, acted, len(state.legal_codes()) > 2), state)
    return list(kept.values())


def test_setting_up_leaves_nothing_of_the_game_before(table):
    game, players, options = table
    codes = array(game.option_codes(game.options(options)))
    clean, used = game.layout.allocate(1), game.layout.from_ints([7] * game.layout.size)
    game.entry_points.setup(clean, players, codes)
    game.entry_points.setup(used, players, codes)
    one, two = game.layout.unpack(clean), game.layout.unpack(used)
    for name, _ in game.layout.fields:
        if name not in SCRATCH.get(game.meta.id, ()):
            assert getattr(one, name) == getattr(two, name), name


def test_chance_draws_each_outcome_as_often_as_it_weighs(table):
    for state in first_draws(table):
        buffer, codes = state.buffer(), state.legal_codes()
        weights = [int(state.game.entry_points.weight(buffer, code)) for code in codes]
        n = DRAWS * len(codes)
        drawn = [int(state.game.entry_points.draw(buffer, make_rng(7, seed))) for seed in range(n)]
        assert set(drawn) <= set(codes)
        for code, weight in zip(codes, weights, strict=True):
            mean = n * weight / sum(weights)
            assert abs(drawn.count(code) - mean) < 4.5 * max(mean, 4) ** 0.5, (state, code)
            assert drawn.count(code) > 0 or mean < 12, (state, code)


def test_chance_may_bring_what_is_legal_and_nothing_beside_it(table):
    for state in first_draws(table):
        buffer, codes = state.buffer(), set(state.legal_codes())
        near = {code + step for code in codes for step in (-37, -7, -6, -1, 0, 1, 6, 7, 37)}
        for code in sorted(near | set(range(-2, 420, 3))):
            assert (int(state.game.entry_points.refuse(buffer, code)) == 0) == (code in codes), code


def test_the_first_states_are_what_their_data_describe(table):
    for n, state in enumerate(opening(table, 75)):
        assert n or state.to_data()["options"] == state.options
        if n < 4 or n % 12 == 0:
            assert state.game.position(state.to_data()) == state
            assert (state.to_act is None) == state.is_over


@pytest.mark.parametrize("name", OURS)
def test_every_number_of_seats_may_begin(name):
    """Whoever may be drawn as the start player then begins: the first seat and the last as well."""
    for game, players, options in tables():
        if game == name and not options:
            new = lutetia.game(name).new(players)
            begins = set()
            for seed in range(60):
                state = new
                while state.to_act == CHANCE:
                    state = state.play(state.draw(seed))
                    begins.add(state.fields.start)
                    if state.fields.start >= 0:
                        break
                if begins >= set(range(players)):
                    break
            assert begins - {-1} == set(range(players))
