"""Start, errors, luck and the others add up to the result, to a tenth of a point."""

from __future__ import annotations

from random import Random

import pytest

from lutetia.coach.ledger import Draw, ledger


@pytest.mark.parametrize("seed", range(50))
def test_what_is_printed_adds_up(seed: int) -> None:
    dice = Random(seed)
    losses = [dice.uniform(-1, 5) for _ in range(dice.randrange(30))]
    draws = [Draw(n, n, dice.gauss(0, 4), 0.0) for n in range(dice.randrange(30))]
    made = ledger(dice.gauss(0, 3), losses, draws, float(dice.randint(-40, 40)))
    tenths = [round(10 * part, 6) for part in (made.start, made.errors, made.luck, made.others)]
    assert all(one == int(one) for one in tenths), "whole tenths"
    assert sum(tenths) == round(10 * made.result, 6)
    assert round(10 * made.adjusted) == round(10 * made.result) - round(10 * made.luck)
    assert round(10 * made.luck) == sum(round(10 * draw.points) for draw in made.draws)


def test_errors_cost_and_luck_counts_from_the_seat() -> None:
    made = ledger(1.0, [2.04, 3.0], [Draw(1, 2, 4.0, 0.1), Draw(5, 5, -1.0, 0.0)], -2.0)
    assert (made.errors, made.luck, made.others, made.adjusted) == (-5.0, 3.0, -1.0, -5.0)
    assert repr(ledger(0.0, [0.01], [], 0.0).errors) == "0.0", "never a negative nothing"
