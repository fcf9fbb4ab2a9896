"""What must hold at every moment of every game, for random play to check."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from lutetia.engine.json_types import JsonObject

if TYPE_CHECKING:
    import random

    from lutetia.engine.game import State


class Broken(AssertionError):
    """A promise of the contract that does not hold; the message names it."""


def hold(promise: str, kept: bool, what: object = "") -> None:
    """Raise Broken naming ``promise`` unless it is ``kept``."""
    if not kept:
        raise Broken(f"{promise}: {what}" if what != "" else promise)


def check(state: State, pick: random.Random) -> None:
    """Check ``state`` against the contract; `Broken` names the promise that does not hold."""
    game = state.game
    legal = state.legal()
    texts = [str(action) for action in legal]
    hold("somebody can act unless the game is over", bool(legal) != state.is_over)
    hold("a game that is over has an outcome", (state.outcome is not None) == state.is_over)
    hold("no two legal actions share a text", len(set(texts)) == len(texts), texts)
    hold("the game ends within its declared length", state.ply <= game.meta.max_plies, state.ply)
    for action in legal:
        hold("a legal action is not refused", state.refusal(action) is None, action)
        hold("notation says which action", state.parse(action.text).code == action.code, action)
    codes = {action.code for action in legal}
    for code in (pick.randrange(-2, 2 * max(codes, default=0) + 50) for _ in range(4)):
        hold("what is not legal is refused", (state.refusal(code) is None) == (code in codes), code)
    data = state.to_data()
    hold("a position survives JSON", game.position(json.loads(json.dumps(data))) == state, data)
    scores = state.scores()
    for seat in range(state.players):
        hold(
            "score lines add up",
            sum(line.points for line in scores.lines[seat]) == scores.totals[seat],
            seat,
        )
    _check_views(state, pick)


def _check_views(state: State, pick: random.Random) -> None:
    for viewer in (None, *range(state.players)):
        view = state.view(viewer)
        hold("a view is plain JSON", json.loads(json.dumps(view)) == view, viewer)
        believed = state.game.determinize(view, seed=pick.getrandbits(40))
        hold("a determinization gives the same view", believed.view(viewer) == view, viewer)
        hold("a determinization has the same actor", believed.to_act == state.to_act, viewer)
        if viewer is not None and state.to_act == viewer:
            hold("legal actions show nothing hidden", believed.legal() == state.legal(), viewer)


def check_end(state: State, start: JsonObject | None = None) -> None:
    """Check a finished game, begun from the position ``start``: its record replays,
    from its text, to the same state."""
    from lutetia.games.record import Record, parse

    record = Record.of(state, start=start)
    again = parse(record.write())
    result = {key: value for key, value in (record.result or {}).items() if value is not None}
    hold(
        "a record survives its text",
        again.actions == record.actions and again.result == result,
        again.result,
    )
    hold("a record replays to the same state", again.replay() == state)
