"""What must hold at every moment of every game, for random play to check."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from lutetia.engine.json_types import JsonObject

if TYPE_CHECKING:
    import random

    from lutetia.engine.game import State


class ContractViolation(AssertionError):
    """A promise of the contract that does not hold; the message names it."""


def check(promise: str, kept: bool, what: object = "") -> None:
    """Raise ContractViolation naming ``promise`` unless it is ``kept``."""
    if not kept:
        raise ContractViolation(f"{promise}: {what}" if what != "" else promise)


def check_state(state: State, pick: random.Random) -> None:
    """Check ``state`` against the contract.

    Raises ContractViolation: a promise does not hold.
    """
    game = state.game
    legal = state.legal()
    texts = [str(action) for action in legal]
    check("somebody can act unless the game is over", bool(legal) != state.is_over)
    check("a game that is over has an outcome", (state.outcome is not None) == state.is_over)
    check("no two legal actions share a text", len(set(texts)) == len(texts), texts)
    check("the game ends within its declared length", state.ply <= game.meta.max_plies, state.ply)
    for action in legal:
        check("a legal action is not refused", state.refusal(action) is None, action)
        check("notation says which action", state.parse(action.text).code == action.code, action)
    codes = {action.code for action in legal}
    for code in (pick.randrange(-2, 2 * max(codes, default=0) + 50) for _ in range(4)):
        check(
            "what is not legal is refused", (state.refusal(code) is None) == (code in codes), code
        )
    data = state.to_data()
    check("a position survives JSON", game.position(json.loads(json.dumps(data))) == state, data)
    scores = state.scores()
    for seat in range(state.players):
        check(
            "score lines add up",
            sum(line.points for line in scores.lines[seat]) == scores.totals[seat],
            seat,
        )
    _check_views(state, pick)


def _check_views(state: State, pick: random.Random) -> None:
    for viewer in (None, *range(state.players)):
        view = state.view(viewer)
        check("a view is plain JSON", json.loads(json.dumps(view)) == view, viewer)
        believed = state.game.determinize(view, seed=pick.getrandbits(40))
        check("a determinization gives the same view", believed.view(viewer) == view, viewer)
        check("a determinization has the same actor", believed.to_act == state.to_act, viewer)
        if viewer is not None and state.to_act == viewer:
            check("legal actions show nothing hidden", believed.legal() == state.legal(), viewer)


def check_end(state: State, start: JsonObject | None = None) -> None:
    """Check a finished game, begun from the position ``start``: its record replays,
    from its text, to the same state."""
    from lutetia.games.record import Record, parse

    record = Record.of(state, start=start)
    again = parse(record.write())
    result = {key: value for key, value in (record.result or {}).items() if value is not None}
    check(
        "a record survives its text",
        again.actions == record.actions and again.result == result,
        again.result,
    )
    check("a record replays to the same state", again.replay() == state)
