"""A game on a board that was turned looks, to a net, as `symmetries` say it does."""

from __future__ import annotations

from random import Random

import pytest

import lutetia
from lutetia.ai.game_kernels import game_kernels, load_template
from lutetia.engine.kernel import zeros
from lutetia.games.cite.feature_numbers import N_FEATURES, N_INPUTS
from lutetia.games.cite.rules import actions
from lutetia.games.cite.symmetry import symmetries

GAME = lutetia.game("cite")
INPUTS, FEATURES = symmetries()


def _described(state, code: int) -> list[int]:
    features = zeros(4)
    n = game_kernels(GAME).describe(state.buffer()[0], code, features)
    return [int(feature) for feature in features[:n]]


def _on(state, seat: int) -> list[int]:
    active = zeros(N_INPUTS)
    n = load_template("look", GAME).inputs(state.buffer(), seat, zeros(1), active)
    return [int(number) for number in active[:n]]


def _is_use(code: int) -> bool:
    return any(code in kind.codes() for kind in actions.USES)


@pytest.mark.parametrize("seed", range(4))
def test_a_turned_game_looks_turned(seed: int) -> None:
    """Both are played until only postcards can be used, which are not compared."""
    dice = Random(seed)
    here = there = GAME.new(seed=seed)
    compared = 0
    while here.to_act is not None:
        for seat in range(2):
            turned = sorted(INPUTS[1][number] for number in _on(here, seat))
            assert turned == sorted(_on(there, seat))
        by_features = {tuple(_described(there, code)): code for code in there.legal_codes()}
        known = {
            code: by_features[tuple(FEATURES[1][f] for f in _described(here, code))]
            for code in here.legal_codes()
            if not _is_use(code)
        }
        assert len(set(known.values())) == sum(not _is_use(code) for code in there.legal_codes())
        if not known:
            break
        code = dice.choice(sorted(known))
        here, there = here.play(code), there.play(known[code])
        compared += 1
    assert compared > 20
    assert here.outcome == there.outcome


def test_four_quarters_are_a_whole_turn() -> None:
    for numbers, n in ((INPUTS, N_INPUTS), (FEATURES, N_FEATURES)):
        known = [i for i in range(n) if N_FEATURES not in (way[i] for way in numbers)] or range(n)
        assert all(numbers[1][numbers[3][i]] == i for i in known)
        assert all(numbers[2][i] == numbers[1][numbers[1][i]] for i in range(n))
