"""Paris Connection where two companies shut each other in and every other board is empty.

Whoever gives back a share of a company that can build opens it (PC6.5) and loses a little by it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lutetia
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import decide

POSITION = json.loads(Path(__file__).with_name("standstill.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("opponent", ["greedy", "middle"])
def test_somebody_opens_a_company_in_the_end(opponent: str) -> None:
    """Four of them changed blue for red and red for blue until the limit."""
    game = lutetia.game("connection")
    state = game.position({**POSITION, "turn": POSITION["turn"] + 60, "idle": 60})
    level = parse_competitor(opponent).level
    for ply in range(300):
        seat = state.to_act
        if seat is None:
            break
        state = state.play(decide(game, state.view(seat, recall=True), level, ply))
    assert state.is_over
