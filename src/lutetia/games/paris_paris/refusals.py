"""From the reasons that the kernels give to refusals with rule ids and sentences."""

from __future__ import annotations

from lutetia.engine.errors import Refusal
from lutetia.games.paris_paris.material import ON, STOPS
from lutetia.games.paris_paris.rules import codes
from lutetia.games.paris_paris.rules.actions import ACTIONS, BUILD
from lutetia.games.paris_paris.state import Fields

REASONS: dict[int, tuple[str | None, str]] = {
    codes.GAME_OVER: ("PP8.1", "over"),
    codes.CHANCE_FIRST: (None, "chance"),
    codes.NOT_OFFERED: ("PP3.3", "not_offered"),
    codes.PLACE_FREE: ("PP5.1", "place_free"),
    codes.CHOOSE_HOUSE: ("PP5.2", "choose_house"),
    codes.NO_HOUSE: ("PP5.2", "no_house"),
    codes.UNKNOWN: (None, "unknown_action"),
    codes.IMPOSSIBLE: (None, "impossible_draw"),
}


def refusal_for(st: Fields, code: int, reason: int) -> Refusal:
    """Return the refusal of an action for the ``reason`` that the kernels gave."""
    kind = ACTIONS.kind_of(code)
    if kind is None:
        return Refusal(None, "paris_paris.refusal.unknown_action", {"text": str(code)})
    rule, key = REASONS[reason]
    args = {"text": ACTIONS.format_action(code)}
    if kind is BUILD:
        told = kind.action_fields(code)
        args["stop"] = told["stop"]
        if told["over"]:
            args["colour"] = told["over"]
        if len(ON[STOPS.index(told["stop"])]) == 1 and rule == "PP5.2":
            rule = "PP5.3"
    return Refusal(rule, f"paris_paris.refusal.{key}", args)
