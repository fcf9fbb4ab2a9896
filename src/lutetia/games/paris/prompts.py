"""Which sentence for whoever acts, which for whoever waits: ids and values, no words."""

from __future__ import annotations

from collections.abc import Iterable

from lutetia.engine.schema import Sentence
from lutetia.games.paris import kernel_calls
from lutetia.games.paris.material import BUILDINGS, N_ENDS, VALUES
from lutetia.games.paris.rules.actions import BONUS, HONOUR, PASS
from lutetia.games.paris.state import (
    ACT,
    DONE,
    DRAW,
    LAST_ROUND,
    LAYOUT,
    OVER,
    PLACE,
    TAKE,
    TURN,
    Fields,
)

STEP_KEYS = {DRAW: "draw", PLACE: "place", ACT: "act", TAKE: "take", DONE: "done"}


def prompt(st: Fields) -> tuple[Sentence, Sentence]:
    """Return the prompt for the seat to act and for everybody else."""
    if st.phase == OVER:
        over: Sentence = {"key": "paris.prompt.over", "args": {}}
        return over, over
    if st.phase != TURN:
        chance: Sentence = {"key": "paris.prompt.chance", "args": {}}
        return chance, chance
    wait: Sentence = {"key": "paris.prompt.wait", "args": {"seat": st.cur}}
    if st.step == PLACE:
        return {
            "key": "paris.prompt.place",
            "args": {"building": BUILDINGS[st.drawn], "value": VALUES[st.drawn % 6]},
        }, wait
    key = STEP_KEYS[st.step]
    if st.step == ACT and not sum(st.left) and _may(st, PASS.codes()):
        key = "pass"
    elif st.step == ACT and st.ending == LAST_ROUND:
        key = "act_last"
    elif st.step == ACT and not sum(st.left) and st.n_takes < N_ENDS:
        key = "act_ends"
    if st.step == DONE:
        if sum(st.floats):
            key = "standing"
        elif st.may_score:
            key = "score"
        elif st.may_advance and _may(st, BONUS.codes()):
            key = "advance"
        elif sum(st.sections) and _may(st, HONOUR.codes()):
            key = "honour"
    return {"key": f"paris.prompt.{key}", "args": {"seat": st.cur}}, wait


def _may(st: Fields, actions: Iterable[int]) -> bool:
    """Return whether any of ``actions`` may be done: nobody is asked for what is not possible."""
    buffer = LAYOUT.pack(st)
    return any(kernel_calls.entry_points.refuse(buffer, action) == 0 for action in actions)
