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
from lutetia.engine.typed import unknown
from lutetia.games.cite.material import (
    ARC,
    BOUQUINISTES,
    BUILDINGS,
    CARDS,
    CHARTIER,
    COLOURS,
    FIRST_LAID,
    FONTAINE,
    INVALIDES,
    JARDIN,
    LAID,
    LEVITATION,
    LIBERTE,
    METROPOLITAIN,
    MUSEE,
    N_LAID,
    N_TURNS,
    NOTRE_DAME,
    PENSEUR,
    PIECES,
    QUARTIERS,
    SACRE,
    SEINE,
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
from lutetia.games.cite.state import City

SIDES = ("north", "east", "south", "west")
QUARTERS = ("north-west", "north-east", "south-west", "south-east")
PLAIN = (METROPOLITAIN, SACRE, CHARTIER, QUARTIERS)
LONG = {JARDIN: 12, FONTAINE: 16, ARC: 22} | ({INVALIDES: 21} if N_TURNS[21] > 1 else {})
"""Postcards whose piece lies on several spaces and may be turned, with the piece."""


def space_name(space: int) -> str:
    """Return the name of a space, ``c3``."""
    return "abcdefgh"[space % 8] + str(space // 8 + 1)


SPACES = {space_name(space): space for space in range(64)}


def square_space(square: int) -> int:
    """Return the top left space of a square."""
    return square // 4 * 16 + square % 4 * 2


def _turn(n: int) -> str:
    return f" turn {n}" if n else ""


def write(code: int, viewer: int | None = None, everything: bool = True) -> str:
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
    if BUILD <= code < BUILD + N_LAID * 64 and LAID[(code - BUILD) // 64][0] < 12:
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
        return f"hand {COLOURS[seat]} " + (str(tile + 1) if everything or viewer == seat else "?")
    raise unknown("cite", str(code))


def _how(card: int, how: int, code: int) -> str:
    direction, space = divmod(how, 64)
    if how == NO_EFFECT:
        return " without effect"
    if card in PLAIN and how == 0:
        return ""
    if card == LEVITATION and how < 144:
        return f" {BUILDINGS[how // 12]} for {BUILDINGS[how % 12]}"
    if card in LONG and direction < N_TURNS[LONG[card]]:
        return f" at {space_name(space)}" + _turn(direction)
    if card == BOUQUINISTES and direction < 4:
        return f" at {space_name(space)} to {SIDES[direction]}"
    if card == PENSEUR and direction < 4:
        return f" at {space_name(space)} facing {SIDES[direction]}"
    if card in (NOTRE_DAME, MUSEE) and how < len(PIECES):
        return f" on {PIECES[how]}"
    if card == SEINE and how < 4:
        return f" {SIDES[how]}"
    if card == LIBERTE and how < 4:
        return f" {QUARTERS[how]}"
    if direction == 0 and card not in (*PLAIN, LEVITATION, NOTRE_DAME, MUSEE, SEINE, LIBERTE):
        return f" at {space_name(space)}"
    raise unknown("cite", str(code))


def is_code(code: int) -> bool:
    """Return whether ``code`` is the number of any action of this game."""
    try:
        write(code)
    except NotationError:
        return False
    return True


def read(st: City, text: str) -> int:
    """Return the code that ``text`` means. Raises NotationError."""
    words = text.casefold().split()
    if len(text) > 200 or not words:
        raise unknown("cite", text)
    try:
        code = _read(words)
    except (ValueError, KeyError, IndexError):
        raise unknown("cite", text) from None
    if code is None or not is_code(code):
        raise unknown("cite", text)
    return int(code)


_BUILDING = {name.casefold(): b for b, name in enumerate(BUILDINGS)}
_PIECE = {name.casefold(): p for p, name in enumerate(PIECES)}


def _turns_of(words: list[str]) -> int:
    """Return the number behind ``turn`` at the end of ``words``, 0 when there is none. Raises ValueError."""
    if not words:
        return 0
    word, number = words
    if word != "turn" or not number.isdigit() or len(number) > 1:
        raise ValueError(words)
    return int(number)


def _read(words: list[str]) -> int | None:
    verb, rest = words[0], words[1:]
    if words == ["pass"]:
        return PASS
    if verb == "lay" and rest[1] == "at":
        space = SPACES[rest[2]]
        tile, turns = int(rest[0]) - 1, _turns_of(rest[3:])
        if space % 2 or space // 8 % 2 or not 0 <= tile < 8 or turns > 3:
            return None
        return LAY + tile * 64 + (space // 16 * 4 + space % 8 // 2) * 4 + turns
    if verb == "take" and len(rest) == 1:
        return TAKE + _BUILDING[rest[0]]
    if verb == "choose" and len(rest) == 1:
        return CHOOSE + CARDS.index(rest[0])
    if verb == "build" and rest[1] == "at":
        piece, turns = _BUILDING[rest[0]], _turns_of(rest[3:])
        if turns >= N_TURNS[piece]:
            return None
        return BUILD + (FIRST_LAID[piece] + turns) * 64 + SPACES[rest[2]]
    if verb == "use":
        card = CARDS.index(rest[0])
        how = _read_how(card, rest[1:])
        return None if how is None else ACT + card * 512 + how
    if verb == "start" and len(rest) == 1:
        return DEAL_START + COLOURS.index(rest[0])
    if verb == "card" and len(rest) == 1:
        return DEAL_CARD + CARDS.index(rest[0])
    if verb == "hand" and len(rest) == 2 and 1 <= int(rest[1]) <= 8:
        return DEAL_HAND + COLOURS.index(rest[0]) * 8 + int(rest[1]) - 1
    return None


def _read_how(card: int, words: list[str]) -> int | None:
    if words == ["without", "effect"]:
        return NO_EFFECT
    if card in PLAIN:
        return 0 if not words else None
    if card == LEVITATION:
        give, word, get = words
        return _BUILDING[give] * 12 + _BUILDING[get] if word == "for" else None
    if card in (NOTRE_DAME, MUSEE):
        word, piece = words
        return _PIECE[piece] if word == "on" else None
    if card in (SEINE, LIBERTE):
        (side,) = words
        return (SIDES if card == SEINE else QUARTERS).index(side)
    if words[0] != "at":
        return None
    space, more = SPACES[words[1]], words[2:]
    if card in LONG:
        return _turns_of(more) * 64 + space
    if card in (BOUQUINISTES, PENSEUR):
        word, side = more
        return (
            SIDES.index(side) * 64 + space
            if word == ("to" if card == BOUQUINISTES else "facing")
            else None
        )
    return space if not more else None


def parts(code: int) -> dict[str, object]:
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
    if how == NO_EFFECT or card in PLAIN:
        return out
    if card == LEVITATION:
        return out | {"give": BUILDINGS[how // 12], "get": BUILDINGS[how % 12]}
    if card in LONG:
        return out | _laid(int(FIRST_LAID[LONG[card]]) + how // 64, how % 64)
    if card in (NOTRE_DAME, MUSEE):
        return out | {"on": PIECES[how]}
    if card in (SEINE, LIBERTE):
        return out | {"side": (SIDES if card == SEINE else QUARTERS)[how]}
    out |= {"at": space_name(how % 64), "cells": [space_name(how % 64)]}
    if card in (BOUQUINISTES, PENSEUR):
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
