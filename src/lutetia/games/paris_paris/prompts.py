"""Which sentence for whoever acts, which for whoever waits: ids and values, no words."""

from __future__ import annotations

from lutetia.engine.schema import Sentence
from lutetia.games.paris_paris.state import BUILD, OVER, Fields

_BUILD = {1: "build_first", 2: "build_second", 3: "build_third"}
"""In the first rounds the prompt tells a newcomer one more thing each."""


def prompt(st: Fields) -> tuple[Sentence, Sentence]:
    """Return the prompt for the seat to act and for everybody else."""
    if st.phase == OVER:
        over: Sentence = {"key": "paris_paris.prompt.over", "args": {}}
        return over, over
    if st.phase == BUILD:
        args = {"seat": st.cur, "round": st.round}
        return {"key": f"paris_paris.prompt.{_BUILD.get(st.round, 'build')}", "args": args}, {
            "key": "paris_paris.prompt.wait",
            "args": args,
        }
    chance: Sentence = {"key": "paris_paris.prompt.chance", "args": {}}
    return chance, chance
