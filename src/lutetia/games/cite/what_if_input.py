"""Plans as plain JSON (docs/protocol.md): what each entry stands for, as an action of the game;
nothing of a plan need be legal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lutetia.engine.errors import NotationError, PlanError
from lutetia.engine.json_types import JsonMapping
from lutetia.games.cite.material import (
    BESIDE,
    BUILDINGS,
    CARD_HOW,
    CARD_OF,
    CARDS,
    COLOURS,
    EXCHANGE,
    FACING,
    LONG,
    NOTHING,
    ON_PIECE,
    ON_QUARTER,
    ON_SIDE,
    PIECES,
)  # fmt: skip
from lutetia.games.cite.rules.actions import ACT, ACTIONS, HOWS
from lutetia.games.cite.state import LAYOUT, NONE

MAX_TILES, MAX_PIECES = 16, 40
MAX_WORD_LENGTH, MAX_NUMBER = 20, 8  # in a plan; what is longer or higher names nothing
WORDS = (
    "act",
    "piece",
    "card",
    "colour",
    "at",
    "turns",
    "cells",
    "side",
    "on",
    "give",
    "get",
    "effect",
)


@dataclass(frozen=True)
class PlannedPiece:
    """One entry of a plan: its place in the list, whose it is,
    and the action that it stands for."""

    index: int
    seat: int
    code: int

    @property
    def card(self) -> int:
        """The postcard, or -1 for a building or tile."""
        return (self.code - ACT) // HOWS if self.code >= ACT else NONE

    @property
    def how(self) -> int:
        """What is done with the postcard."""
        return (self.code - ACT) % HOWS


def read_plan(plan: JsonMapping, own: int) -> tuple[list[PlannedPiece], list[PlannedPiece]]:
    """Return the tiles and the pieces of a plan of the seat ``own``. Raises PlanError naming the
    field."""
    if not isinstance(plan, Mapping):
        raise PlanError("a plan is an object with tiles and pieces")
    for field in plan:
        if field not in ("tiles", "pieces"):
            raise PlanError(f"{field}: a plan has tiles and pieces, nothing else")
    tiles = [_tile(entry, i, own) for i, entry in enumerate(_items(plan, "tiles", MAX_TILES))]
    pieces = [_piece(entry, i, own) for i, entry in enumerate(_items(plan, "pieces", MAX_PIECES))]
    return tiles, pieces


def _items(plan: JsonMapping, field: str, most: int) -> list[Any]:
    items = plan.get(field)
    if items is None:
        return []
    if not isinstance(items, (list, tuple)):
        raise PlanError(f"{field}: a list is needed")
    if len(items) > most:
        raise PlanError(f"{field}: at most {most}, not {len(items)}")
    return list(items)


def _entry(entry: Any, field: str, words: tuple[str, ...], own: int) -> int:
    """Check the names in one entry of a plan; return whose it is."""
    if not isinstance(entry, Mapping):
        raise PlanError(f"{field}: an object is needed")
    for word in entry:
        if word not in words:
            raise PlanError(f"{field}.{word}: there is no such field; there are {', '.join(words)}")
    colour = entry.get("colour")
    if colour is None:
        return own
    if colour not in COLOURS:
        raise PlanError(f"{field}.colour: {colour!r} is none of {', '.join(COLOURS)}")
    return COLOURS.index(colour)


def _tile(entry: Any, index: int, own: int) -> PlannedPiece:
    field = f"tiles[{index}]"
    seat = _entry(entry, field, ("act", "colour", "tile", "at", "turns"), own)
    tile, at = _number(entry, field, "tile"), _word(entry, field, "at")
    return PlannedPiece(index, seat, _code(field, f"lay {tile} at {at}{_turns(entry, field)}"))


def _piece(entry: Any, index: int, own: int) -> PlannedPiece:
    field = f"pieces[{index}]"
    seat = _entry(entry, field, WORDS, own)
    if entry.get("card") is None:
        piece = _word(entry, field, "piece")
        if piece in BUILDINGS:
            return PlannedPiece(
                index,
                seat,
                _code(field, f"build {piece} at {_word(entry, field, 'at')}{_turns(entry, field)}"),
            )
        if piece not in PIECES:
            raise PlanError(f"{field}.piece: there is no {piece!r}; there are {', '.join(PIECES)}")
        card = CARD_OF[PIECES.index(piece)]
    else:
        word = _word(entry, field, "card")
        if word not in CARDS:
            raise PlanError(f"{field}.card: there is no {word!r}; there are {', '.join(CARDS)}")
        card = CARDS.index(word)
    return PlannedPiece(index, seat, _code(field, f"use {CARDS[card]}{_how(entry, field, card)}"))


def _how(entry: JsonMapping, field: str, card: int) -> str:
    """Return how a postcard is used, in notation."""
    if entry.get("effect") is False:
        return " without effect"
    kind = CARD_HOW[card]
    if kind == NOTHING:
        return ""
    if kind == EXCHANGE:
        return f" {_word(entry, field, 'give')} for {_word(entry, field, 'get')}"
    if kind == ON_PIECE:
        return f" on {_word(entry, field, 'on')}"
    if kind in (ON_SIDE, ON_QUARTER):
        return f" {_word(entry, field, 'side')}"
    at = f" at {_word(entry, field, 'at')}"
    if card in LONG:
        return at + _turns(entry, field)
    if kind in (BESIDE, FACING):
        return f"{at} {'to' if kind == BESIDE else 'facing'} {_word(entry, field, 'side')}"
    return at


def _word(entry: JsonMapping, field: str, name: str) -> str:
    value = entry.get(name)
    if (
        not isinstance(value, str)
        or not value.isascii()
        or not value.replace("-", "").isalnum()
        or len(value) > MAX_WORD_LENGTH
    ):
        raise PlanError(
            f"{field}.{name}: {'a word is needed' if value is None else f'{value!r} is none'}"
        )
    return value


def _number(entry: JsonMapping, field: str, name: str) -> int:
    value = entry.get(name, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MAX_NUMBER:
        raise PlanError(f"{field}.{name}: a small whole number is needed, not {value!r}")
    return value


def _turns(entry: JsonMapping, field: str) -> str:
    return f" turn {_number(entry, field, 'turns')}"


def _code(field: str, text: str) -> int:
    empty = LAYOUT.zero_fields()  # a plan says its sides itself: no building stands beside
    try:
        code = ACTIONS.parse_action(empty, text, lambda code: False)
    except NotationError:
        raise PlanError(f"{field}: {text!r} is no way to place it") from None
    if ACTIONS.format_action(code).casefold() != text.removesuffix(" turn 0").casefold():
        raise PlanError(f"{field}: {text!r} is no way to place it")  # programs say it exactly
    return code
