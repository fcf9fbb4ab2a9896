"""From the reasons that the kernels give to refusals with rule ids and sentences."""

from __future__ import annotations

from lutetia.engine.errors import Refusal
from lutetia.engine.json_types import JsonObject
from lutetia.games.paris import kernel_calls
from lutetia.games.paris.material import BONUS_FRANCS, COST, RESOURCES, SLOT_VALUES, VALUE
from lutetia.games.paris.material import BUY as BUY_COSTS
from lutetia.games.paris.rules import codes
from lutetia.games.paris.rules.actions import ACTIONS, BONUS, BUY, PASS
from lutetia.games.paris.state import LAYOUT, Fields

REASONS: dict[int, tuple[str | None, str]] = {
    codes.GAME_OVER: ("PA10.6", "over"),
    codes.CHANCE_FIRST: (None, "chance"),
    codes.UNKNOWN: (None, "unknown_action"),
    codes.IMPOSSIBLE: (None, "impossible_draw"),
    codes.DRAW_FIRST: ("PA2.2", "draw_first"),
    codes.PLACE_FIRST: ("PA12.6", "place_first"),
    codes.DRAWN: ("PA2.3", "drawn"),
    codes.STACK_EMPTY: ("PA2.3", "stack_empty"),
    codes.NOT_FREE_PLACEMENT: ("PA2.4", "not_free_placement"),
    codes.NOTHING_TO_PLACE: ("PA2.2", "nothing_to_place"),
    codes.SPACE_TAKEN: ("PA12.5", "space_taken"),
    codes.TYPE_THERE: ("PA12.5", "type_there"),
    codes.ACTED: ("PA2.6", "acted"),
    codes.NO_KEY: ("PA3.1", "no_key"),
    codes.BANK_TAKEN: ("PA3.2", "bank_taken"),
    codes.ARC_TAKEN: ("PA3.2", "arc_taken"),
    codes.NOT_THERE: ("PA4.1", "not_there"),
    codes.NO_BUILDING: ("PA4.4", "no_building"),
    codes.NOT_HIGHER: ("PA4.3", "not_higher"),
    codes.OCCUPIED: ("PA4.1", "occupied"),
    codes.LANDMARK_ELSEWHERE: ("PA4.5", "landmark_elsewhere"),
    codes.LANDMARK_TOO_LOW: ("PA4.5", "landmark_too_low"),
    codes.CANNOT_PAY: ("PA4.9", "cannot_pay"),
    codes.UNNEEDED: ("PA8.13", "unneeded"),
    codes.NO_TILE: ("PA7.4", "no_tile"),
    codes.STACKS_LEFT: ("PA10.1", "stacks_left"),
    codes.NO_END_LEFT: ("PA10.7", "no_end_left"),
    codes.MUST_TAKE: ("PA10.9", "must_take"),
    codes.NOT_LOOKED: ("PA10.3", "not_looked"),
    codes.END_GONE: ("PA10.3", "end_gone"),
    codes.MUST_ACT: ("PA2.7", "must_act"),
    codes.ACT_FIRST: ("PA2.7", "act_first"),
    codes.FLOATING: ("PA8.5", "floating"),
    codes.NOT_IN_SUPPLY: ("PA6.3", "not_in_supply"),
    codes.NO_FRANCS: ("PA6.1", "no_francs"),
    codes.NO_TOKEN: ("PA6.1", "no_token"),
    codes.NO_ADVANCE: ("PA5.2", "no_advance"),
    codes.NOT_ON_TRACK: ("PA7.1", "not_on_track"),
    codes.BEHIND: ("PA7.1", "behind"),
    codes.OWNED: ("PA7.3", "owned"),
    codes.TOO_FAR: ("PA8.16", "too_far"),
    codes.NO_SECTION: ("PA5.5", "no_section"),
    codes.NO_SCORE_RIGHT: ("PA9.2", "no_score_right"),
    codes.PRIZE_GONE: ("PA9.1", "prize_gone"),
    codes.PRIZE_THERE: ("PA9.1", "prize_there"),
    codes.WITH_A_MOVE: ("PA8.12", "with_a_move"),
    codes.AT_THE_END: ("PA8.21", "at_the_end"),
    codes.NO_RESERVE: ("PA8.14", "no_reserve"),
    codes.NO_PAIR: ("PA8.20", "no_pair"),
    codes.NO_END_TILE: ("PA10.4", "no_end_tile"),
}


def missing(st: Fields, origin: int, slot: int) -> dict[str, int]:
    """Return the francs and resources that the seat lacks for a move (PA4.9)."""
    price = int(VALUE[slot]) - (SLOT_VALUES[origin] if origin < codes.FROM_BANK else 0)
    out = {"francs": max(0, price - st.francs[st.cur])}
    for t, token in enumerate(RESOURCES):
        out[token] = max(0, int(COST[slot * 3 + t]) - st.tokens[st.cur * 6 + t] - st.floats[t])
    return out


def refusal_for(st: Fields, code: int, reason: int) -> Refusal:
    """Return the refusal of an action for the ``reason`` that the kernels gave."""
    kind = ACTIONS.kind_of(code)
    if kind is None:
        return Refusal(None, "paris.refusal.unknown_action", {"text": str(code)})
    rule, key = REASONS[reason]
    args: JsonObject = {"text": ACTIONS.format_action(code)}
    named = kind.action_fields(code)
    for name in ("district", "token", "end", "prize", "to", "from", "value", "stack"):
        if name in named:
            args[name] = named[name]
    if "tile" in named:
        args["number"] = named.get("take", named["tile"])
    if (
        reason == codes.ACT_FIRST
        and kernel_calls.entry_points.refuse(LAYOUT.pack(st), PASS.base) == 0
    ):
        key = "pass_instead"
    if reason == codes.CANNOT_PAY:
        values = ACTIONS.find(code)[1]
        lacks = missing(st, values["origin"], values["slot"])
        args |= lacks | {"token": [token for token in RESOURCES for _ in range(lacks[token])]}
        if not lacks["francs"]:
            key = "cannot_pay_resources"
        elif not any(lacks[token] for token in RESOURCES):
            key = "cannot_pay_francs"
    if reason == codes.NO_FRANCS:
        args["francs"] = _wanted(st, code) - st.francs[st.cur]
        rule = (
            "PA6.1" if named["act"] == "buy" else "PA5.3" if named["act"] == "bonus" else "PA8.14"
        )
    if reason == codes.NO_TOKEN:
        rule = (
            "PA5.5"
            if named["act"] == "honour"
            else "PA6.1"
            if named["token"] in RESOURCES
            else "PA6.2"
        )
    if reason in (
        codes.NOT_THERE,
        codes.OCCUPIED,
    ):  # where a key may go depends on where it comes from
        rule = {"arc": "PA4.1", "bank": "PA4.2"}.get(named["from"], "PA4.3")
    return Refusal(rule, f"paris.refusal.{key}", args)


def _wanted(st: Fields, code: int) -> int:
    """Return the francs that an action costs."""
    kind, values = ACTIONS.find(code)
    if kind is BUY:
        return int(BUY_COSTS[values["resource"]])
    return st.may_advance - 1 if kind is BONUS else -int(BONUS_FRANCS[values["tile"]])
