"""Every number is a legal action or is refused with a reason, in positions of the golden games: quick enough for every mutant."""

from __future__ import annotations

import pytest

from lutetia.engine.game import CHANCE
from lutetia.engine.record import parse
from tests.golden.test_golden import COMPLETE, FILES, name_of

CODES = {
    "paris_paris": range(-3, 420),
    "connection": range(-3, 1300),
    "paris": range(-3, 11700),
    "cite": (*range(-3, 22000), *range(29990, 30120)),
}
"""Every code that an action may have, and those beside them."""

POSITIONS = [path for path in FILES if path not in COMPLETE]


def picked(path):
    """Return the first, a middle and the last position of a golden game."""
    states = list(parse(path.read_text(encoding="utf-8")).states())
    return [states[n] for n in sorted({0, len(states) // 2, len(states) - 1})]


@pytest.mark.parametrize("path", POSITIONS, ids=name_of)
def test_an_action_is_legal_or_refused(path):
    for state in picked(path):
        driver, box, legal = state.game.driver, state.box(), set(state.codes())
        codes = CODES[state.game.meta.id]
        told = {code for code in codes if not driver.verdict(box, code)}
        assert told == legal


@pytest.mark.parametrize("path", POSITIONS, ids=name_of)
def test_nobody_acts_before_chance_has(path):
    first, *_, last = picked(path) * 2
    for state in (first, last):
        if state.to_act == CHANCE:
            refusal = state.refusal(0)
            assert refusal is not None
            assert refusal.key == f"{state.game.meta.id}.refusal.chance"
