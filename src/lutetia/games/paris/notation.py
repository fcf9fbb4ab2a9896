"""Actions as text, both ways.

``draw 2``, ``place chaillot``, ``bank belleville``, ``arc``, ``move arc belleville-12``, ``move bank chaillot-3``,
``move chaillot-3 chaillot-5 with 9`` (``with 16``, ``with 9 16``), ``look``, ``take wood``, ``pass``, ``bonus 7``, ``honour silver``,
``score a chaillot``, ``buy wood``, ``sell bronze``, ``use 6``, ``use 10 wood``, ``use 19 bronze silver``, ``use 17 4``,
``use 23 bronze bronze`` (a word a pair), ``use end wood``, ``finish``. Places are ``<district>-<value>``. Chance: ``start red``,
``token belleville-3 wood``, ``track 4 9``, ``back 2 chaillot``, ``turn chaillot/5``.
"""

from __future__ import annotations

import re
from itertools import combinations_with_replacement
from typing import Any

from lutetia.engine.errors import NotationError, Refusal
from lutetia.engine.notation import Grammar, ambiguous_action, named, unknown_action
from lutetia.games.paris import kernel_calls
from lutetia.games.paris.material import (
    BONUS_KIND,
    BONUS_LOW,
    BONUS_ROWS,
    BONUS_TILES,
    BUILDINGS,
    CHOICE_TILES,
    COLOURS,
    DISTRICTS,
    ENDS,
    FETCH_BACK_TILE,
    FETCH_TILE,
    JOIN_OTHERS_TILE,
    JOIN_OWN_TILE,
    LANDMARKS,
    PAIRS_TILES,
    PRESTIGE,
    PRIZES,
    SLOT_VALUES,
    SPACES,
    TOKENS,
    TWO_OF,
    spot,
)
from lutetia.games.paris.rules import codes
from lutetia.games.paris.state import LAYOUT, Fields

JOIN_OWN_NUMBER, JOIN_OTHERS_NUMBER = JOIN_OWN_TILE + 1, JOIN_OTHERS_TILE + 1
WITH = (
    "",
    f" with {JOIN_OWN_NUMBER}",
    f" with {JOIN_OTHERS_NUMBER}",
    f" with {JOIN_OWN_NUMBER} {JOIN_OTHERS_NUMBER}",
)


def _moves() -> dict[int, str]:
    out = {}
    for district in range(6):
        for origin in range(16):
            for slot in range(14):
                if origin < 14 and SLOT_VALUES[origin] == SLOT_VALUES[slot]:
                    continue
                place = (
                    "arc"
                    if origin == codes.FROM_ARC
                    else "bank"
                    if origin == codes.FROM_BANK
                    else spot(district, origin)
                )
                for tiles, suffix in enumerate(WITH):
                    out[codes.MOVE + ((district * 16 + origin) * 14 + slot) * 4 + tiles] = (
                        f"move {place} {spot(district, slot)}{suffix}"
                    )
    return out


def _uses() -> dict[int, str]:
    choosing = {*CHOICE_TILES, *PAIRS_TILES, FETCH_TILE, FETCH_BACK_TILE}
    out = {
        codes.USE + tile: f"use {tile + 1}" for tile in range(BONUS_TILES) if tile not in choosing
    }
    for slot, tile in enumerate(CHOICE_TILES):
        low = int(BONUS_LOW[tile])
        for first, second in combinations_with_replacement(range(low, low + 3), 2):
            code = codes.USE_AS + slot * 36 + first * 6 + second
            if BONUS_KIND[tile] == TWO_OF:
                out[code] = f"use {tile + 1} {TOKENS[first]} {TOKENS[second]}"
            elif first == second:
                out[code] = f"use {tile + 1} {TOKENS[first]}"
    for tile in range(BONUS_TILES):
        out[codes.USE_FETCH + tile] = f"use {FETCH_TILE + 1} {tile + 1}"
        out[codes.USE_FETCH_BACK + tile] = f"use {FETCH_BACK_TILE + 1} {tile + 1}"
    for code in range(128):
        tile = PAIRS_TILES[code // 64]
        low = int(BONUS_LOW[tile])
        pairs = [TOKENS[low + kind] for kind in range(3) for _ in range(code >> 2 * kind & 3)]
        if pairs:
            out[codes.USE_PAIRS + code] = f"use {tile + 1} {' '.join(pairs)}"
    return out


def _texts() -> dict[int, str]:
    out = {codes.DRAW + n: f"draw {n + 1}" for n in range(3)}
    for d, district in enumerate(DISTRICTS):
        out[codes.PLACE + d] = f"place {district}"
        out[codes.BANK + d] = f"bank {district}"
        for p, prize in enumerate(PRIZES):
            out[codes.SCORE + p * 6 + d] = f"score {prize} {district}"
        for stack in range(3):
            out[codes.DEAL_TOP + stack * 6 + d] = f"back {stack + 1} {district}"
    out |= {codes.ARC: "arc", codes.PASS: "pass", codes.LOOK: "look", codes.FINISH: "finish"}
    for e, end in enumerate(ENDS):
        out[codes.USE_END + e] = f"use end {end}"
        out |= {codes.TAKE + seat * 9 + e: f"take {end}" for seat in range(4)}
    for t, token in enumerate(TOKENS):
        out[codes.SELL + t] = f"sell {token}"
        out[(codes.BUY if t < 3 else codes.HONOUR - 3) + t] = (
            f"{'buy' if t < 3 else 'honour'} {token}"
        )
        out |= {
            codes.DEAL_TOKEN + s * 6 + t: f"token {space} {token}" for s, space in enumerate(SPACES)
        }
    for n in range(30):
        out[codes.BONUS + n] = f"bonus {n + 1}"
        out |= {
            codes.DEAL_TRACK + space * 30 + n: f"track {space + 1} {n + 1}" for space in range(30)
        }
    out |= {codes.DEAL_START + seat: f"start {colour}" for seat, colour in enumerate(COLOURS)}
    out |= {codes.DEAL_TILE + b: f"turn {building}" for b, building in enumerate(BUILDINGS)}
    return out | _uses() | _moves()


TEXTS: dict[int, str] = _texts()
CODES: dict[str, int] = {text: code for code, text in TEXTS.items()}


def format_action(code: int, viewer: int | None = None, reveal_all: bool = True) -> str:
    """Return the notation of ``code``; ``?`` for the end-game tile that another seat takes. Raises NotationError."""
    if code not in TEXTS:
        raise unknown_action("paris", str(code))
    if (
        not reveal_all
        and codes.TAKE <= code < codes.TAKE + 36
        and viewer != (code - codes.TAKE) // 9
    ):
        return "take ?"
    return TEXTS[code]


def is_code(code: int) -> bool:
    """Return whether ``code`` is the number of any action of this game."""
    return code in TEXTS


PRESTIGE_TILES, RESOURCE_TILES = (
    tuple(str(row["number"]) for row in BONUS_ROWS if row.get("tokens") == tokens)
    for tokens in ("prestige", "resources")
)
"""Tiles used as, or for pairs of, prestige or resources."""

MAX_TOKENS = 9
"""Tokens that a use can name: three pairs of each of three kinds."""


def _short(names: dict[str, str]) -> dict[str, str]:
    """Return the names of prestige without the word prestige."""
    out = {}
    for name, token in names.items():
        words = re.sub(r"prestiz|prestige", "", name).strip("-").removeprefix("d-")
        out[words.removeprefix("de-")] = token
    return out


def _kinds() -> dict[str, dict[str, str]]:
    own, others = str(JOIN_OWN_NUMBER), str(JOIN_OTHERS_NUMBER)
    both, pairs = f"{own} {others}", ((own, others), (others, own))
    district = named("paris", "district", DISTRICTS)
    landmark = named("paris", "landmark", LANDMARKS)
    values = {str(value): str(value) for value in SLOT_VALUES}
    values |= {name: str(SLOT_VALUES[6 + LANDMARKS.index(one)]) for name, one in landmark.items()}
    place = {f"{d}-{v}": f"{one}-{n}" for d, one in district.items() for v, n in values.items()}
    token = named("paris", "token", TOKENS)
    prestige = {name: one for name, one in token.items() if one in PRESTIGE}
    short = _short(prestige)
    end = named("paris", "end", ENDS)
    return {
        "place": place,
        "space": {name: one for name, one in place.items() if one in SPACES},
        "district": district,
        "landmark": landmark,
        "with": {own: own, others: others}
        | {f"{one}{also}{other}": both for one, other in pairs for also in ("-", "-and-")},
        "token": short | token,
        "prestige": prestige | short,
        "end": {name: one for name, one in short.items() if one in ENDS} | end,
        "prize": {prize: prize for prize in PRIZES},
        "colour": named("paris", "colour", COLOURS),
        "stack": {str(n): str(n) for n in (1, 2, 3)},
        "tile": {str(row["number"]): str(row["number"]) for row in BONUS_ROWS},
        "prestige_tile": {n: n for n in PRESTIGE_TILES},
        "value": {str(value): str(value) for value in SLOT_VALUES[:6]},
    }


def _list(kind: str, n: int = 1) -> str:
    return f"{{{kind}:t{n}}}" + ("" if n == MAX_TOKENS else f" [[and] {_list(kind, n + 1)}]")


MOVES = (
    "move arc [to] {to}",
    "move bank [to] {to}",
    "move {district} bank [to] {to}",
    "move bank {district} [to] {to}",
    "move {place:from} [to] {to}",
)

GRAMMAR = Grammar(
    _kinds,
    (
        *(f"{shape} [with {{with}}]".replace("{to}", "{place:to}") for shape in MOVES),
        *(f"{shape} [with {{with}}]".replace("{to}", "{landmark}") for shape in MOVES),
        *("draw {stack}", "place [in] {district}", "bank {district}", "arc"),
        *("pass", "look", "finish", "take {end}", "bonus {tile}", "use end {end}"),
        *("honour {prestige}", "honour {token}", "buy {token}", "sell {token}"),
        *("score {prize} [in] {district}", "score {district} {prize}"),
        *("use {tile}", "use {tile} {tile:other}"),
        *(f"use {{prestige_tile:tile}} {_list('prestige')}", f"use {{tile}} {_list('token')}"),
        *("start {colour}", "token {space} {token}", "track {tile} {tile:other}"),
        *("back {stack} {district}", "turn {district} {value}"),
    ),
)


def _never(words: list[str], text: str) -> NotationError | None:
    """Return the rule against what no position allows, though people may well type it; None for anything else."""
    verb, args = words[0], {"text": text[:80]}
    if verb == "buy":
        return NotationError(Refusal("PA6.2", "paris.refusal.never_bought", args))
    if verb == "honour":
        return NotationError(Refusal("PA5.5", "paris.refusal.honour_prestige", args))
    if verb == "use" and words[1] in (*PRESTIGE_TILES, *RESOURCE_TILES):
        row = BONUS_ROWS[int(words[1]) - 1]
        kind = "prestige" if words[1] in PRESTIGE_TILES else "resource"
        key = ("pairs_" if row["kind"] == "pairs" else "as_") + kind
        n = 2 if row["kind"] == "two_of" else 1
        said = {**args, "number": words[1], "n": n}
        return NotationError(Refusal(row["rule"], f"paris.refusal.{key}", said))
    if verb != "move":
        return None
    if _district(words[1]) != _district(words[2]):
        args["district"] = _district(words[1])
        rule = "PA4.2" if words[1].endswith("-bank") else "PA4.3"
        return NotationError(Refusal(rule, "paris.refusal.other_district", args))
    args["district"] = _district(words[2])
    return NotationError(Refusal("PA4.3", "paris.refusal.not_higher", args))


def _district(place: str) -> str:
    return place.rpartition("-")[0]


def parse_action(st: Fields, text: str) -> int:
    """Return the code that ``text`` means in ``st``. Raises NotationError, AmbiguousNotation.

    Beside what every game takes (`lutetia.engine.notation`): tokens and the tiles 9 and 16 stand in any order; ``gold`` is prestige where
    prestige is meant; a landmark's name stands for its value, and for the whole place where its district is known; what a tile is used
    for may be left out where there is one way.
    """
    found = next(GRAMMAR.read(text), None)
    if found is None:
        raise unknown_action("paris", text)
    words = _strict(st, text, *found)
    code = CODES.get(" ".join(words))
    if code is None and words[0] == "use" and len(words) == 2:
        return _only_use(st, text, words[1])
    if code is None:
        raise _never(words, text) or unknown_action("paris", text)
    if codes.TAKE <= code < codes.TAKE + 36:
        return codes.TAKE + max(st.cur, 0) * 9 + (code - codes.TAKE) % 9
    return code


def _strict(st: Fields, text: str, shape: str, said: dict[str, str]) -> list[str]:
    """Return the words of the notation for what was ``said``."""
    verb = shape.split()[0]
    if verb == "move":
        return _move(st, text, shape, said)
    if verb == "turn":
        return [verb, f"{said['district']}/{said['value']}"]
    if verb == "score":
        return [verb, said["prize"], said["district"]]
    tokens = sorted(
        (said[name] for name in said if name[0] == "t" and name[1:].isdigit()), key=TOKENS.index
    )
    if shape.startswith("use end"):
        verb = "use end"
    return [*verb.split(), *(said[name] for name in ORDER if name in said), *tokens]


ORDER = ("tile", "other", "stack", "space", "district", "token", "prestige", "end", "colour")
"""The order of what an action names, where it is not that of its shape alone."""


def _move(st: Fields, text: str, shape: str, said: dict[str, str]) -> list[str]:
    start = "arc" if " arc " in shape else said.get("from", "bank")
    home = _district(start) or said.get("district", "")
    suffix = ["with", *said["with"].split()] if "with" in said else []
    to = said.get("to")
    if to is None:
        landmark = LANDMARKS.index(said["landmark"])
        if not home and st.landmark[landmark] >= 0:
            home = DISTRICTS[st.landmark[landmark]]
        if not home:
            ways = [" ".join(["move", start, spot(d, 6 + landmark), *suffix]) for d in range(6)]
            raise ambiguous_action("paris", text, ways)
        to = spot(DISTRICTS.index(home), 6 + landmark)
    if start == "bank" and home not in ("", _district(to)):
        return ["move", f"{home}-bank", to, *suffix]  # to another district: no such action
    return ["move", start, to, *suffix]


def _only_use(st: Fields, text: str, tile: str) -> int:
    """Return the one way to use ``tile`` now, or any, to be refused, where there is none."""
    ways = [code for code, words in TEXTS.items() if words.startswith(f"use {tile} ")]
    buffer = LAYOUT.pack(st)
    legal = [code for code in ways if kernel_calls.entry_points.refuse(buffer, code) == 0]
    if len(legal) > 1:
        raise ambiguous_action("paris", text, (TEXTS[code] for code in legal))
    return legal[0] if legal else ways[0]


def action_fields(code: int) -> dict[str, Any]:
    """Return an action as named values, for drawings."""
    words = format_action(code).split()
    out: dict[str, Any] = {"act": words[0]}
    if words[0] == "move":
        return out | _move_parts(code)
    if words[0] == "use" and words[1] == "end":
        return {"act": "use_end", "end": words[2]}
    if words[0] == "use":
        out["tile"] = int(words[1])
        if out["tile"] - 1 in (FETCH_TILE, FETCH_BACK_TILE):
            out["take"] = int(words[2])
        elif words[2:]:
            out["tokens"] = words[2:]
        return out
    names = {
        "draw": ("stack",), "place": ("district",), "bank": ("district",), "take": ("end",), "buy": ("token",), "sell": ("token",),
        "honour": ("token",), "score": ("prize", "district"), "bonus": ("tile",), "back": ("stack", "district"), "start": ("colour",),
        "token": ("space", "token"), "track": ("space", "tile"), "turn": ("building",),
    }.get(words[0], ())  # fmt: skip
    for name, word in zip(names, words[1:], strict=True):
        out[name] = int(word) if word.isdecimal() else word
    return out


def _move_parts(code: int) -> dict[str, Any]:
    tiles = (code - codes.MOVE) % 4
    slot = (code - codes.MOVE) // 4 % 14
    origin = (code - codes.MOVE) // 56 % 16
    district = (code - codes.MOVE) // 896
    return {
        "from": "arc"
        if origin == codes.FROM_ARC
        else "bank"
        if origin == codes.FROM_BANK
        else spot(district, origin),
        "to": spot(district, slot),
        "district": DISTRICTS[district],
        "value": SLOT_VALUES[slot],
        "landmark": LANDMARKS[slot - 6] if slot >= 6 else None,
        "with": [int(word) for word in WITH[tiles].split()[1:]],
    }
