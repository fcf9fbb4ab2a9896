"""Which sentence for whoever acts, which for whoever waits: ids and values, no words."""

from __future__ import annotations

from lutetia.engine.schema import Sentence
from lutetia.games.cite.material import BUILDINGS
from lutetia.games.cite.state import CHOOSE, LAY, LIGHT, OVER, Fields


def prompt(st: Fields) -> tuple[Sentence, Sentence]:
    """Return the prompt for the seat to act and for the other."""
    wait: Sentence = {"key": "cite.prompt.wait", "args": {"seat": st.cur}}
    if st.phase == OVER:
        over: Sentence = {"key": "cite.prompt.over", "args": {}}
        return over, over
    if st.phase == CHOOSE:
        return {"key": "cite.prompt.choose", "args": {}}, wait
    if st.phase == LAY:
        return {
            "key": "cite.prompt.lay" if st.hand[st.cur] >= 0 else "cite.prompt.take",
            "args": {},
        }, wait
    if st.phase == LIGHT:
        if st.fetched >= 0:
            return {"key": "cite.prompt.place", "args": {"piece": BUILDINGS[st.fetched]}}, wait
        return {"key": "cite.prompt.light", "args": {}}, wait
    chance: Sentence = {"key": "cite.prompt.chance", "args": {}}
    return chance, chance
