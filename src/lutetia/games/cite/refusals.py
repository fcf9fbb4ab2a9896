"""From the reasons that the kernels give to refusals with rule ids and sentences."""

from __future__ import annotations

from lutetia.engine.errors import Refusal
from lutetia.engine.json_types import JsonObject
from lutetia.games.cite.rules import codes
from lutetia.games.cite.rules.actions import ACTIONS
from lutetia.games.cite.scoring import CARD_RULES
from lutetia.games.cite.state import CHOOSE, LAY, LIGHT, Fields

UNPAVED, TILE_LAID = 101, 102
"""Reasons that only a plan can be given: no state of the second phase has an empty square, and a
hand holds no tile that lies."""

REASONS: dict[int, tuple[str | None, str]] = {
    codes.GAME_OVER: ("LC3.10", "over"),
    codes.CHANCE_FIRST: (None, "chance"),
    codes.UNKNOWN: (None, "unknown_action"),
    codes.IMPOSSIBLE: (None, "impossible_draw"),
    codes.NOT_THIS_PHASE: ("LC2.1", "not_this_phase"),
    codes.NOT_IN_HAND: ("LC2.1", "not_in_hand"),
    codes.SQUARE_TAKEN: ("LC2.2", "square_taken"),
    codes.NOT_IN_POOL: ("LC2.4", "not_in_pool"),
    codes.MUST_LAY: ("LC2.5", "must_lay"),
    codes.MUST_ACT: ("LC3.8", "must_act"),
    codes.NOT_RESERVED: ("LC3.2", "not_reserved"),
    codes.OFF_BOARD: ("LC3.3", "off_board"),
    codes.COVERED: ("LC3.7", "covered"),
    codes.ON_LAMP: ("LC3.3", "on_lamp"),
    codes.RIVAL_GROUND: ("LC3.3", "rival_ground"),
    codes.CARD_GONE: ("LC3.5", "card_gone"),
    codes.NO_TOKEN: ("LC3.5", "no_token"),
    codes.NOT_OWN_GROUND: ("LC3.3", "not_own_ground"),
    codes.NO_OWN_BUILDING: ("LC4.7", "no_own_building"),
    codes.NO_RIVAL_BUILDING: ("LC5.4", "no_rival_building"),
    codes.NO_VIEW: ("LC4.11", "no_view"),
    codes.NOT_LAMP: ("LC4.12", "not_lamp"),
    codes.NO_LAMP_UNDER: ("LC5.6", "no_lamp_under"),
    codes.NOT_RIVAL_GROUND: ("LC5.8", "not_rival_ground"),
    codes.NO_SWAP: ("LC4.1", "no_swap"),
    codes.MUST_PLACE: ("LC4.1", "must_place"),
    codes.CARD_CHOSEN: ("LC1.4", "card_chosen"),
    codes.CARD_ELSEWHERE: ("LC1.4", "card_elsewhere"),
    UNPAVED: ("LC3.3", "unpaved"),
    TILE_LAID: ("LC2.1", "tile_laid"),
}

PLACES = (
    codes.OFF_BOARD,
    codes.ON_LAMP,
    codes.RIVAL_GROUND,
    codes.NOT_OWN_GROUND,
    codes.NO_OWN_BUILDING,
)
"""Reasons for which it is the postcard's own rule that says where it may have its effect."""


PHASE_RULES = {CHOOSE: "LC1.4", LAY: "LC2.1", LIGHT: "LC3.2"}
"""The rule that says what a turn of a phase is."""


def refusal_for(st: Fields | None, code: int, reason: int) -> Refusal:
    """Return the refusal of an action for the ``reason`` that the kernels, or a plan, gave."""
    kind = ACTIONS.kind_of(code)
    if kind is None:
        return Refusal(None, "cite.refusal.unknown_action", {"text": str(code)})
    rule, key = REASONS[reason]
    if st is not None and reason == codes.NOT_THIS_PHASE:
        rule = PHASE_RULES.get(st.phase, rule)
    if st is not None and reason == codes.MUST_LAY and not st.pooled:
        rule, key = "LC2.7", "must_lay_one"
    args: JsonObject = {"text": ACTIONS.format_action(code)}
    told = kind.action_fields(code) if kind.refuse is not None else {}
    if (
        reason in PLACES and told["act"] == "use" and told["card"] != "jardin-des-plantes"
    ):  # the garden goes by the rule of buildings
        rule = CARD_RULES[told["card"]]
    args |= {name: told[name] for name in ("piece", "card", "at", "tile") if name in told}
    return Refusal(rule, f"cite.refusal.{key}", args)
