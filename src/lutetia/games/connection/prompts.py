"""Which sentence for whoever acts, which for whoever waits: ids and values, no words."""

from __future__ import annotations

from lutetia.engine.schema import Sentence
from lutetia.games.connection import kernel_calls
from lutetia.games.connection.material import COMPANIES, MAX_LAID
from lutetia.games.connection.state import BUILD, LAYOUT, OVER, START, TRADE, Fields


def prompt(st: Fields) -> tuple[Sentence, Sentence]:
    """Return the prompt for the seat to act and for everybody else."""
    if st.phase == OVER:
        over: Sentence = {"key": "connection.prompt.over", "args": {}}
        return over, over
    if st.phase <= START:
        chance: Sentence = {"key": "connection.prompt.chance", "args": {}}
        return chance, chance
    args: dict[str, object] = {"seat": st.cur}
    key = "turn"
    if st.phase == TRADE:
        key = "trade"
        args["company"] = COMPANIES[st.company]
    elif st.phase == BUILD:
        left = min(MAX_LAID - st.n_laid, st.stock[st.company])
        key = "build_first" if st.n_laid == 0 else "build" if left else "built"
        args |= {"company": COMPANIES[st.company], "n": left}
    elif not kernel_calls.buildable(buffer := LAYOUT.pack(st)):
        key = "stuck" if kernel_calls.cannot_progress(buffer) else "only_trade"
    return {"key": f"connection.prompt.{key}", "args": args}, {
        "key": "connection.prompt.wait",
        "args": {"seat": st.cur},
    }
