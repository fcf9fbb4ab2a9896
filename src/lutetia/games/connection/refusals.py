"""From the reasons that the kernels give to refusals with rule ids and sentences."""

from __future__ import annotations

from typing import Final

from lutetia.engine.errors import NotationError, Refusal
from lutetia.engine.json_types import JsonObject
from lutetia.games.connection.material import COMPANIES, WORDS, C
from lutetia.games.connection.position_json.write import members
from lutetia.games.connection.rules import codes
from lutetia.games.connection.rules.actions import ACTIONS, LAY, TAKE
from lutetia.games.connection.schema.view import End
from lutetia.games.connection.scoring import ended_by
from lutetia.games.connection.state import NONE, Fields

REASONS: dict[int, tuple[str | None, str]] = {
    codes.GAME_OVER: (None, "over"),
    codes.CHANCE_FIRST: (None, "chance"),
    codes.UNKNOWN: (None, "unknown_action"),
    codes.IMPOSSIBLE: (None, "impossible_draw"),
    codes.MID_BUILD: ("PC3.1", "mid_build"),
    codes.MID_TRADE: ("PC6.2", "mid_trade"),
    codes.NO_STOCK: ("PC3.3", "no_stock"),
    codes.NO_PLACE: ("PC3.6", "no_place"),
    codes.CHOOSE_FIRST: ("PC3.2", "choose_first"),
    codes.RETURN_FIRST: ("PC6.1", "return_first"),
    codes.NO_SHARE: ("PC6.1", "no_share"),
    codes.SAME_COMPANY: ("PC6.2", "same_company"),
    codes.TOO_FEW: ("PC6.3", "too_few"),
    codes.ALL_LAID: ("PC3.2", "all_laid"),
    codes.BOARD_EMPTY: ("PC3.3", "board_empty"),
    codes.NO_TRACK: ("PC2.5", "no_track"),
    codes.STANDS_THERE: ("PC2.6", "stands_there"),
    codes.NOT_ADJACENT: ("PC3.4", "not_adjacent"),
    codes.CROSSED: ("PC2.2", "crossed"),
    codes.HEX_FULL: ("PC2.3", "hex_full"),
    codes.CITY_TAKEN: ("PC2.4", "city_taken"),
    codes.CUT_OFF: ("PC4.1", "cut_off"),
    codes.LAY_ONE: ("PC3.2", "lay_one"),
}


ENDS: Final[dict[End, str]] = {"marseille": "PC7.1", "one_board": "PC7.3", "agreed": "PC7.6"}
"""The rule by which a game is over."""

AGREED_RULE: Final = ENDS["agreed"]


def vital_to(st: Fields, at: int) -> int:
    """Return the companies to which the hex ``at`` is vital."""
    words = st.vital[at // 64 :: WORDS]
    return sum(1 << company for company in range(C) if words[company] >> at % 64 & 1)


def refusal_for(st: Fields, code: int, reason: int) -> Refusal:
    """Return the refusal of an action for the ``reason`` that the kernels gave."""
    try:
        kind, values = ACTIONS.find(code)
    except NotationError:
        return Refusal(None, "connection.refusal.unknown_action", {"text": str(code)})
    rule, key = REASONS[reason]
    if reason == codes.GAME_OVER:
        rule = ENDS[ended_by(st)]
    args: JsonObject = {"text": ACTIONS.format_action(code)}
    if st.company > NONE:
        args["company"] = COMPANIES[st.company]
    if kind.refuse is not None:
        args |= {name: told for name, told in ACTIONS.action_fields(code).items() if name != "act"}
    if kind is TAKE:
        args["left"] = st.stock[values["company"]]
    if kind is LAY and reason == codes.CUT_OFF:
        args["cut"] = members(vital_to(st, values["hex"]) & ~(1 << st.company))
        args["company"] = args["cut"][0]  # the sentence names one; a drawing may mark all
    return Refusal(rule, f"connection.refusal.{key}", args)
