"""Actions as text, both ways.

``draw 2``, ``place chaillot``, ``bank belleville``, ``arc``, ``move arc belleville-12``, ``move bank chaillot-3``,
``move chaillot-3 chaillot-5 with 9`` (``with 16``, ``with 9 16``), ``look``, ``take wood``, ``pass``, ``bonus 7``, ``honour silver``,
``score a chaillot``, ``buy wood``, ``sell bronze``, ``use 6``, ``use 10 wood``, ``use 19 bronze silver``, ``use 17 4``,
``use 23 bronze bronze`` (a word a pair), ``use end wood``, ``finish``. Places are ``<district>-<value>``. Read leniently: case does not
matter, ``gold`` and ``gold prestige`` are ``gold-prestige`` where prestige is meant. Chance: ``start red``, ``token belleville-3 wood``,
``track 4 9``, ``back 2 chaillot``, ``turn chaillot/5``.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from lutetia.engine.errors import NotationError, Refusal
from lutetia.engine.typed import unknown
from lutetia.games.paris.material import (
    BUILDINGS,
    COLOURS,
    DISTRICTS,
    ENDS,
    LANDMARKS,
    PRESTIGE,
    PRIZES,
    SLOT_VALUES,
    SPACES,
    TOKENS,
    spot,
)
from lutetia.games.paris.rules import codes
from lutetia.games.paris.state import City

WITH = ("", " with 9", " with 16", " with 9 16")
AS_TILES = (8, 10, 19, 21)


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
    choosing = {*AS_TILES, 17, 23, 24, 25}
    out = {codes.USE + n - 1: f"use {n}" for n in range(1, 31) if n not in choosing}
    for slot, tile in enumerate(AS_TILES):
        kinds = range(3, 6) if tile in (8, 19) else range(3)
        for first, second in combinations_with_replacement(kinds, 2):
            code = codes.USE_AS + slot * 36 + first * 6 + second
            if slot >= 2:
                out[code] = f"use {tile} {TOKENS[first]} {TOKENS[second]}"
            elif first == second:
                out[code] = f"use {tile} {TOKENS[first]}"
    for n in range(1, 31):
        out[codes.USE_17 + n - 1] = f"use 17 {n}"
        out[codes.USE_25 + n - 1] = f"use 25 {n}"
    for code in range(128):
        low = 0 if code >= 64 else 3
        pairs = [TOKENS[low + kind] for kind in range(3) for _ in range(code >> 2 * kind & 3)]
        if pairs:
            out[codes.USE_PAIRS + code] = f"use {24 if code >= 64 else 23} {' '.join(pairs)}"
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
PLACES = frozenset(spot(district, slot) for district in range(6) for slot in range(14))
BANKS = frozenset(f"{district}-bank" for district in DISTRICTS)


def write(code: int, viewer: int | None = None, everything: bool = True) -> str:
    """Return the notation of ``code``; ``?`` for the end-game tile that another seat takes. Raises NotationError."""
    if code not in TEXTS:
        raise unknown("paris", str(code))
    if (
        not everything
        and codes.TAKE <= code < codes.TAKE + 36
        and viewer != (code - codes.TAKE) // 9
    ):
        return "take ?"
    return TEXTS[code]


def is_code(code: int) -> bool:
    """Return whether ``code`` is the number of any action of this game."""
    return code in TEXTS


def _words(text: str) -> list[str]:
    plain = " ".join(text.casefold().split())
    for loose, strict in (
        ("la villette", "la-villette"),
        ("saint germain", "saint-germain"),
        ("gold prestige", "gold-prestige"),
    ):
        plain = plain.replace(loose, strict)
    return [word for word in plain.split(" ") if word != "prestige"]


def _district(place: str) -> str:
    return place.rpartition("-")[0]


def _never(words: list[str], text: str) -> NotationError | None:
    """Return the rule against what no position allows, though people may well type it; None for anything else."""
    if len(words) == 2 and words[0] == "buy" and words[1] in PRESTIGE:
        return NotationError(Refusal("PA6.2", "paris.refusal.never_bought", {"text": text}))
    if (
        len(words) < 3
        or words[0] != "move"
        or words[2] not in PLACES
        or " ".join(["", *words[3:]]) not in WITH
    ):
        return None
    bank = words[1] in BANKS
    if not bank and words[1] not in PLACES:
        return None
    args = {"text": text, "district": _district(words[1])}
    if args["district"] != _district(words[2]):
        return NotationError(
            Refusal("PA4.2" if bank else "PA4.3", "paris.refusal.other_district", args)
        )
    return NotationError(Refusal("PA4.3", "paris.refusal.not_higher", args))


def read(st: City, text: str) -> int:
    """Return the code that ``text`` means in ``st``. Raises NotationError."""
    if len(text) > 200:
        raise unknown("paris", text)
    words = _words(text)
    if len(words) > 1 and (
        words[0] == "honour" or words[:2] in (["use", "8"], ["use", "19"], ["use", "23"])
    ):
        words = [word if word != "gold" else PRESTIGE[2] for word in words]
    if len(words) > 3 and words[:2] in (["use", "19"], ["use", "21"], ["use", "23"], ["use", "24"]):
        words[2:] = sorted(words[2:], key=lambda word: TOKENS.index(word) if word in TOKENS else 9)
    if len(words) > 2 and words[0] == "move" and words[1] == f"{_district(words[2])}-bank":
        words[1] = "bank"
    code = CODES.get(" ".join(words))
    if code is None:
        raise _never(words, text) or unknown("paris", text)
    if codes.TAKE <= code < codes.TAKE + 36:
        return codes.TAKE + max(st.cur, 0) * 9 + (code - codes.TAKE) % 9
    return code


def parts(code: int) -> dict[str, Any]:
    """Return an action as named values, for drawings."""
    words = write(code).split()
    out: dict[str, Any] = {"act": words[0]}
    if words[0] == "move":
        return out | _move_parts(code)
    if words[0] == "use" and words[1] == "end":
        return {"act": "use_end", "end": words[2]}
    if words[0] == "use":
        out["tile"] = int(words[1])
        if words[1] in ("17", "25"):
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
        "with": [tile for tile, bit in ((9, codes.TILE_9), (16, codes.TILE_16)) if tiles & bit],
    }
