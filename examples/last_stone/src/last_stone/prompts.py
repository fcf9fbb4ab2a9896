"""Which sentence for whoever acts, which for whoever waits."""

from __future__ import annotations

from last_stone.state import OVER, TURN, Fields
from lutetia.engine.schema import Sentence


def prompt(st: Fields) -> tuple[Sentence, Sentence]:
    """Return the sentences for the seat to act and for everybody else."""
    if st.phase != TURN:
        key = "over" if st.phase == OVER else "chance"
        both: Sentence = {"key": f"last_stone.prompt.{key}", "args": {}}
        return both, both
    mine: Sentence = {"key": "last_stone.prompt.turn", "args": {"n": st.stones}}
    return mine, {"key": "last_stone.prompt.wait", "args": {"seat": st.cur}}
