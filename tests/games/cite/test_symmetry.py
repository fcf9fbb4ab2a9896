"""A game on a board that was turned looks, to a net, as `symmetries` say it does."""

from __future__ import annotations

from random import Random

import pytest

import lutetia
from lutetia.ai.game_kernels import load_template
from lutetia.engine.game import State
from lutetia.engine.kernel import array, to_list, zeros
from lutetia.games.cite.feature_numbers import N_FEATURES, N_INPUTS
from lutetia.games.cite.rules import actions
from lutetia.games.cite.symmetry import symmetries

GAME = lutetia.game("cite")
INPUTS, FEATURES = symmetries()


def _is_use(code: int) -> bool:
    return any(kind.has(code) for kind in actions.USES)


def _described(state: State) -> dict[int, tuple[int, ...]]:
    """Return the features of each legal action that is no use of a postcard."""
    codes = [code for code in state.legal_codes() if not _is_use(code)]
    features, priors = zeros(4 * len(codes)), zeros(len(codes))
    load_template("look", GAME).describe_all(
        state.buffer(), array(codes), N_FEATURES, zeros(4), features, priors
    )
    told = to_list(features)
    return {code: tuple(told[4 * i : 4 * i + 4]) for i, code in enumerate(codes)}


def _on(state: State, seat: int) -> list[int]:
    active = zeros(N_INPUTS)
    n = load_template("look", GAME).inputs(state.buffer(), seat, zeros(1), active)
    return to_list(active)[:n]


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
        theirs = {features: code for code, features in _described(there).items()}
        known = {
            code: theirs[tuple(FEATURES[1][one] for one in features)]
            for code, features in _described(here).items()
        }
        assert len(set(known.values())) == len(theirs)
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
