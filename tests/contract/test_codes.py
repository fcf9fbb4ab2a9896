"""Every number is a legal action or is refused with a reason, in positions of the golden games:
quick enough for every mutant."""

from __future__ import annotations

import json

import pytest

from lutetia.engine.actors import CHANCE
from tests.contract.reasons import CODES, FILE, POSITIONS, digest, picked
from tests.golden.test_golden import name_of

REASONS = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", POSITIONS, ids=name_of)
def test_an_action_is_legal_or_refused(path):
    for state in picked(path):
        entry_points, buffer, legal = (
            state.game.entry_points,
            state.buffer(),
            set(state.legal_codes()),
        )
        codes = CODES[state.game.meta.id]
        told = {code for code in codes if not entry_points.refuse(buffer, code)}
        assert told == legal


@pytest.mark.parametrize("path", POSITIONS, ids=name_of)
def test_every_number_is_refused_for_the_same_reason_as_ever(path):
    """Numbers of reasons never change; `python -m tests.contract.reasons`
    writes them for new positions."""
    assert digest(path) == REASONS[name_of(path)]


@pytest.mark.parametrize("path", POSITIONS, ids=name_of)
def test_nobody_acts_before_chance_has(path):
    first, *_, last = picked(path) * 2
    for state in (first, last):
        if state.to_act == CHANCE:
            refusal = state.refusal(0)
            assert refusal is not None
            assert refusal.key == f"{state.game.meta.id}.refusal.chance"
