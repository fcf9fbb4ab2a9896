"""From utility to win share: rising, near to what was seen, and kept as a file."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

import lutetia
from lutetia.coach.effort import Effort
from lutetia.coach.fit import (
    FILE_NAME,
    calibration,
    fit_of,
    fitted,
    is_current,
    isotonic,
    unfitted,
    with_fit,
)
from lutetia.coach.fitting import Recipe, make
from lutetia.games import OURS


def nearest(values: list[float], weights: list[float]) -> list[float]:
    """Return the rising sequence nearest to ``values``, by the max-min formula."""
    n = len(values)

    def mean(first: int, last: int) -> float:
        return float(np.average(values[first : last + 1], weights=weights[first : last + 1]))

    return [
        max(min(mean(first, last) for last in range(i, n)) for first in range(i + 1))
        for i in range(n)
    ]


@pytest.mark.parametrize("seed", range(20))
def test_steps_are_the_nearest_that_rise(seed: int) -> None:
    dice = Random(seed)
    values = [dice.random() for _ in range(12)]
    weights = [dice.randint(1, 5) * 1.0 for _ in values]
    at = np.arange(12.0)
    _, steps = isotonic(at, values, weights)
    assert all(one < other for one, other in pairwise(steps))
    assert sorted(set(np.round(nearest(values, weights), 9))) == list(np.round(steps, 9))


def test_a_fit_finds_the_curve_that_made_the_games() -> None:
    dice = np.random.default_rng(1)
    utility = dice.random(8000)
    truth = utility**2
    won = (dice.random(8000) < truth) * 1.0
    fit = fitted(utility[:4000], won[:4000], 20 * utility[:4000] - 10)
    assert abs(fit.share_of(0.5) - 0.25) < 0.05
    assert abs(fit.lead_of(0.5)) < 0.5
    assert fit.share_of(0.0) == 0.0
    assert fit.share_of(1.0) == 1.0
    assert list(fit.share) == sorted(fit.share)
    assert calibration(fit, utility[4000:], won[4000:]) < 0.04
    wrong = fitted(utility[:4000], 1 - won[:4000], utility[:4000])
    assert calibration(wrong, utility[4000:], won[4000:]) > 0.2


def test_nothing_to_fit_to_is_an_error() -> None:
    with pytest.raises(ValueError, match="no position"):
        fitted([], [], [])


def test_where_there_is_no_fit_utility_stands_for_itself() -> None:
    fit = unfitted(lutetia.game("cite"))
    assert not fit.fitted
    assert fit.share_of(0.3) == pytest.approx(0.3)
    assert fit.lead_of(0.5) == pytest.approx(0.0)
    assert fit.lead_of(0.75) == pytest.approx(10.0), "the lead that is half decided"


@pytest.mark.parametrize("game_id", OURS)
def test_what_comes_with_a_game_can_be_read_and_says_how_it_was_made(game_id: str) -> None:
    game = lutetia.game(game_id)
    path = game.folder / FILE_NAME
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert {int(players) for players in kept} <= set(game.meta.players)
    for players, one in kept.items():
        fit = fit_of(game, int(players))
        assert fit.fitted
        for line in (fit.utility, fit.share, fit.lead):
            assert list(line) == sorted(line)
        assert is_current(game, int(players)), "fit it anew: lutetia fit-coach"
        assert {"by", "games", "held_out", "calibration", "seed"} <= set(one["about"])


def test_a_file_keeps_the_fits_of_other_numbers_of_seats() -> None:
    fit = fitted([0.2, 0.4, 0.9], [0, 0, 1], [-3, 1, 5])
    text = with_fit(with_fit("", 4, fit, {"seed": 1}), 2, fit, {"seed": 2})
    read = json.loads(text)
    assert list(read) == ["2", "4"]
    assert read["4"]["about"] == {"seed": 1}
    assert with_fit(text, 2, fit, {"seed": 2}) == text


def test_equal_recipes_make_equal_fits(tmp_path: Path) -> None:
    recipe = Recipe("paris_paris", 3, "random", 4, 2, 7, Effort(8, 12, 2))
    counted: list[int] = []
    fit, about = make(recipe, progress=counted.append)
    assert counted == [1, 2, 3, 4, 5, 6]
    assert (fit, about) == make(recipe)
    assert about["positions"] == 4 * 6 * 3
    with pytest.raises(ValueError, match="one to judge"):
        make(Recipe("paris_paris", 3, "random", 4, 0, 7, Effort(8, 12, 2)))
