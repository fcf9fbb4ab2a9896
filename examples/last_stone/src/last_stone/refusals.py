"""From the reasons of the kernels to refusals with a rule and a sentence."""

from __future__ import annotations

from last_stone.rules import codes
from last_stone.rules.actions import ACTIONS
from last_stone.state import Fields
from lutetia.engine.errors import NotationError, Refusal

REASONS: dict[int, tuple[str | None, str]] = {
    codes.GAME_OVER: ("LS3.1", "over"),
    codes.CHANCE_FIRST: (None, "chance"),
    codes.UNKNOWN: (None, "unknown_action"),
    codes.IMPOSSIBLE: (None, "impossible_draw"),
    codes.TOO_MANY: ("LS2.2", "too_many"),
}


def refusal_for(st: Fields, code: int, reason: int) -> Refusal:
    """Return the refusal of an action for the ``reason`` that the kernels gave."""
    try:
        text = ACTIONS.format_action(code)
    except NotationError as error:
        return error.refusal
    rule, key = REASONS[reason]
    return Refusal(rule, f"last_stone.refusal.{key}", {"text": text, "stones": st.stones})
