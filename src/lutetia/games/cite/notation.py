"""Actions as text, both ways.

Spaces are a1 to h8: the column's letter from the left, the row's number from the top. ``lay 5 at c3 turn 2``: the tile in hand on
the square whose top left space is c3, two quarter turns clockwise. ``take T5``, ``pass``, ``choose levitation``. ``build T5 at c3 turn 1``:
c3 is the top left corner of the piece's outline, turns count its different orientations. ``use lampadaire at c3``,
``use le-penseur at c3 facing north``, ``use bouquinistes at c3 to north``, ``use levitation T5 for L6``, ``use notre-dame on T5``,
``use la-seine north``, ``use sacre-coeur``, and any postcard ``without effect``. Chance: ``start blue``, ``card levitation``,
``hand blue 5``.
"""

from __future__ import annotations

from lutetia.engine.errors import NotationError
from lutetia.engine.notation import Grammar, ambiguous_action, named, unknown_action
from lutetia.games.cite import kernel_calls
from lutetia.games.cite.material import (
    BESIDE,
    BUILDINGS,
    CARD_HOW,
    CARD_PIECE,
    CARDS,
    COLOURS,
    EXCHANGE,
    FACING,
    FIRST_LAID,
    LAID,
    N_BUILDINGS,
    N_CARDS,
    N_LAID,
    N_TURNS,
    NOTHING,
    ON_PIECE,
    ON_QUARTER,
    ON_SIDE,
    ON_SPACE,
    PIECES,
    TURNED,
)  # fmt: skip
from lutetia.games.cite.rules.codes import (
    ACT,
    BUILD,
    CHOOSE,
    DEAL_CARD,
    DEAL_HAND,
    DEAL_START,
    LAY,
    NO_EFFECT,
    PASS,
    TAKE,
)
from lutetia.games.cite.state import HOTEL, LAYOUT, LIGHT, NONE, Fields

SIDES = ("north", "east", "south", "west")
QUARTERS = ("north-west", "north-east", "south-west", "south-east")
LONG = {
    card: int(CARD_PIECE[card])
    for card in range(N_CARDS)
    if CARD_HOW[card] == TURNED and (CARD_PIECE[card] != HOTEL or N_TURNS[HOTEL] > 1)
}
"""Postcards whose piece lies on several spaces and may be turned, with the piece."""


def space_name(space: int) -> str:
    """Return the name of a space, ``c3``; below the board too, where a refused piece reaches over its edge."""
    return _ROWS[space]


_ROWS = tuple(column + str(row + 1) for row in range(16) for column in "abcdefgh")
NAMES = _ROWS[:64]
SPACES = {name: space for space, name in enumerate(NAMES)}


def square_space(square: int) -> int:
    """Return the top left space of a square."""
    return square // 4 * 16 + square % 4 * 2


def _turn(n: int) -> str:
    return f" turn {n}" if n else ""


def format_action(code: int, viewer: int | None = None, reveal_all: bool = True) -> str:
    """Return the notation of ``code``; ``?`` for the tile drawn into the rival's hand. Raises NotationError."""
    if LAY <= code < LAY + 512:
        return f"lay {code // 64 + 1} at {space_name(square_space(code % 64 // 4))}" + _turn(
            code % 4
        )
    if TAKE <= code < TAKE + len(BUILDINGS):
        return f"take {BUILDINGS[code - TAKE]}"
    if code == PASS:
        return "pass"
    if CHOOSE <= code < CHOOSE + len(CARDS):
        return f"choose {CARDS[code - CHOOSE]}"
    if BUILD <= code < BUILD + N_LAID * 64 and LAID[(code - BUILD) // 64][0] < N_BUILDINGS:
        laid = (code - BUILD) // 64
        piece = LAID[laid][0]
        return f"build {PIECES[piece]} at {space_name((code - BUILD) % 64)}" + _turn(
            laid - FIRST_LAID[piece]
        )
    if ACT <= code < ACT + len(CARDS) * 512:
        return f"use {CARDS[(code - ACT) // 512]}" + _how(
            (code - ACT) // 512, (code - ACT) % 512, code
        )
    if DEAL_START <= code < DEAL_START + 2:
        return f"start {COLOURS[code - DEAL_START]}"
    if DEAL_CARD <= code < DEAL_CARD + len(CARDS):
        return f"card {CARDS[code - DEAL_CARD]}"
    if DEAL_HAND <= code < DEAL_HAND + 16:
        seat, tile = divmod(code - DEAL_HAND, 8)
        return f"hand {COLOURS[seat]} " + (str(tile + 1) if reveal_all or viewer == seat else "?")
    raise unknown_action("cite", str(code))


def _how(card: int, how: int, code: int) -> str:
    direction, space = divmod(how, 64)
    if how == NO_EFFECT:
        return " without effect"
    kind = CARD_HOW[card]
    if kind == NOTHING and how == 0:
        return ""
    if kind == EXCHANGE and how < 144:
        return f" {BUILDINGS[how // 12]} for {BUILDINGS[how % 12]}"
    if card in LONG and direction < N_TURNS[LONG[card]]:
        return f" at {space_name(space)}" + _turn(direction)
    if kind == BESIDE and direction < 4:
        return f" at {space_name(space)} to {SIDES[direction]}"
    if kind == FACING and direction < 4:
        return f" at {space_name(space)} facing {SIDES[direction]}"
    if kind == ON_PIECE and how < len(PIECES):
        return f" on {PIECES[how]}"
    if kind == ON_SIDE and how < 4:
        return f" {SIDES[how]}"
    if kind == ON_QUARTER and how < 4:
        return f" {QUARTERS[how]}"
    if direction == 0 and kind >= ON_SPACE:
        return f" at {space_name(space)}"
    raise unknown_action("cite", str(code))


def is_code(code: int) -> bool:
    """Return whether ``code`` is the number of any action of this game."""
    try:
        format_action(code)
    except NotationError:
        return False
    return True


def _words() -> dict[str, dict[str, str]]:
    buildings = named("cite", "piece", BUILDINGS)
    return {
        "space": {name: name for name in SPACES},
        "tile": {str(n): str(n) for n in range(1, 9)},
        "turns": {str(n): str(n) for n in range(max(4, *map(int, N_TURNS)))},
        "building": buildings,
        "piece": named("cite", "piece", PIECES),
        "card": named("cite", "card", CARDS),
        "side": named("cite", "side", SIDES),
        "quarter": named("cite", "quarter", QUARTERS),
        "colour": named("cite", "colour", COLOURS),
    }


GRAMMAR = Grammar(
    _words,
    (
        "lay {tile} [at] {space} [[turn] {turns}]",
        "take {building}",
        "pass",
        "choose {card}",
        "build {building} [at] {space} [[turn] {turns}]",
        "use {card} without effect",
        "use {card}",
        "use {card} {building} [for] {building:get}",
        "use {card} [on] {piece}",
        "use {card} [at] {side}",
        "use {card} [at] {quarter}",
        "use {card} [at] {space} [[turn] {turns}]",
        "use {card} [at] {space} [to] {side}",
        "use {card} [at] {space} facing {side}",
        "start {colour}",
        "card {card}",
        "hand {colour} {tile}",
    ),
)


def parse_action(st: Fields, text: str) -> int:
    """Return the code that ``text`` means in ``st``. Raises NotationError, AmbiguousNotation.

    Beside what every game takes (`lutetia.engine.notation`): a tile may be laid ``at`` any space of its square; turns go on round, so that
    ``turn 2`` of a straight building is ``turn 0``; any side where the annex touches the building names it, and it may be left out where
    one building of one's own is beside, as the side to which the statue looks where one is free.
    """
    found = next(GRAMMAR.read(text), None)
    code = None if found is None else _read(st, text, *found)
    if code is None or not is_code(code):
        raise unknown_action("cite", text)
    return int(code)


def _read(st: Fields, text: str, shape: str, said: dict[str, str]) -> int | None:
    verb = shape.split()[0]
    card = CARDS.index(said["card"]) if "card" in said else -1
    space, turns = SPACES.get(said.get("space", ""), -1), int(said.get("turns", 0))
    if verb == "pass":
        return PASS
    if verb == "lay":
        square = space // 16 * 4 + space % 8 // 2
        return LAY + (int(said["tile"]) - 1) * 64 + square * 4 + turns
    if verb == "build":
        piece = BUILDINGS.index(said["building"])
        return BUILD + int(FIRST_LAID[piece] + turns % N_TURNS[piece]) * 64 + space
    if verb == "use":
        how = _how_read(st, text, shape, card, space, said)
        return None if how is None else ACT + card * 512 + how
    if verb == "hand":
        return DEAL_HAND + COLOURS.index(said["colour"]) * 8 + int(said["tile"]) - 1
    if verb == "start":
        return DEAL_START + COLOURS.index(said["colour"])
    if verb == "take":
        return TAKE + BUILDINGS.index(said["building"])
    return (CHOOSE if verb == "choose" else DEAL_CARD) + card


def _how_read(
    st: Fields, text: str, shape: str, card: int, space: int, said: dict[str, str]
) -> int | None:
    """Return how a postcard is used, None where that is no way to use it."""
    rest = said.keys() - {"card"}
    side = SIDES.index(said["side"]) if "side" in said else -1
    if shape.endswith("without effect"):
        return NO_EFFECT
    kind = CARD_HOW[card]
    if kind == NOTHING:
        return 0 if not rest else None
    if kind == EXCHANGE and "get" in said:
        return BUILDINGS.index(said["building"]) * 12 + BUILDINGS.index(said["get"])
    if kind == ON_PIECE and "piece" in said:
        return PIECES.index(said["piece"])
    if kind == ON_SIDE and rest == {"side"}:
        return side
    if kind == ON_QUARTER and "quarter" in said:
        return QUARTERS.index(said["quarter"])
    if space < 0 or kind < ON_SPACE:
        return None
    if card in LONG:
        turns = int(said.get("turns", 0)) % int(N_TURNS[LONG[card]])
        return turns * 64 + space if side < 0 else None
    if "turns" in said or ("facing" in shape and kind != FACING):
        return None
    if kind in (BESIDE, FACING):
        return _toward(st, text, card, space, side)
    return space if side < 0 else None


def _toward(st: Fields, text: str, card: int, space: int, side: int) -> int:
    """Return ``space`` with the side that is said, or else with the only one that the rules allow."""
    if side >= 0:
        return (_first_side(st, space, side) if CARD_HOW[card] == BESIDE else side) * 64 + space
    ways = [way * 64 + space for way in range(4)]
    buffer = LAYOUT.pack(st)
    open_ = [way for way in ways if st.phase == LIGHT and kernel_calls.may_use(buffer, card, way)]
    if len(open_) == 1:
        return open_[0]
    raise ambiguous_action(
        "cite", text, (format_action(ACT + card * 512 + way) for way in open_ or ways)
    )


def _first_side(st: Fields, space: int, side: int) -> int:
    """Return the first side of ``space`` at which the piece lies that lies at ``side``: the annex has one action for each building."""
    row, column = divmod(space, 8)
    beside = (
        space - 8 if row > 0 else -1,
        space + 1 if column < 7 else -1,
        space + 8 if row < 7 else -1,
        space - 1 if column > 0 else -1,
    )
    there = [st.cover[at] if at >= 0 else NONE for at in beside]
    return there.index(there[side]) if there[side] != NONE else side


def action_fields(code: int) -> dict[str, object]:
    """Return an action of a seat as named values, for drawings."""
    if LAY <= code < LAY + 512:
        return {
            "act": "lay",
            "tile": code // 64 + 1,
            "at": space_name(square_space(code % 64 // 4)),
            "turns": code % 4,
        }
    if TAKE <= code < TAKE + len(BUILDINGS):
        return {"act": "take", "piece": BUILDINGS[code - TAKE]}
    if code == PASS:
        return {"act": "pass"}
    if CHOOSE <= code < CHOOSE + len(CARDS):
        return {"act": "choose", "card": CARDS[code - CHOOSE]}
    if BUILD <= code < BUILD + N_LAID * 64:
        return {"act": "build"} | _laid((code - BUILD) // 64, (code - BUILD) % 64)
    if not ACT <= code < ACT + len(CARDS) * 512:
        return {"act": "chance"}
    card, how = divmod(code - ACT, 512)
    out: dict[str, object] = {"act": "use", "card": CARDS[card], "effect": how != NO_EFFECT}
    kind = CARD_HOW[card]
    if how == NO_EFFECT or kind == NOTHING:
        return out
    if kind == EXCHANGE:
        return out | {"give": BUILDINGS[how // 12], "get": BUILDINGS[how % 12]}
    if card in LONG:
        return out | _laid(int(FIRST_LAID[LONG[card]]) + how // 64, how % 64)
    if kind == ON_PIECE:
        return out | {"on": PIECES[how]}
    if kind in (ON_SIDE, ON_QUARTER):
        return out | {"side": (SIDES if kind == ON_SIDE else QUARTERS)[how]}
    out |= {"at": space_name(how % 64), "cells": [space_name(how % 64)]}
    if kind in (BESIDE, FACING):
        out["side"] = SIDES[how // 64]
    return out


def _laid(laid: int, corner: int) -> dict[str, object]:
    piece, cells = LAID[laid]
    return {
        "piece": PIECES[piece],
        "at": space_name(corner),
        "turns": int(laid - FIRST_LAID[piece]),  # the table is an array when compiled
        "cells": [space_name(corner + y * 8 + x) for x, y in cells],
    }
