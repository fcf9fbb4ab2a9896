"""Every kind of action of La Cité, with its text, its codes and its kernels. Codes never change.

``lay 5 at c3 turn 2``: the tile in hand on the square whose top left space is c3, two quarter
turns clockwise. ``build T5 at c3 turn 1``: c3 is the top left corner of the piece's outline, turns
count its different orientations. A tile may be laid ``at`` any space of its square; turns go on
round, so that ``turn 2`` of a straight building is ``turn 0``.

Each postcard is a kind of its own: what is chosen with it decides its text. Any side at which the
annex touches the building names it, and it may be left out where one building of one's own is
beside, as the side to which the statue looks where one is free.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lutetia.engine.action_table import ActionKind, ActionTable, Field, Said, numbers
from lutetia.games.cite.cells import cover_at
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
    LONG,
    N_BUILDINGS,
    N_CARDS,
    N_TURNS,
    NOTHING,
    ON_PIECE,
    ON_QUARTER,
    ON_SIDE,
    ON_SPACE,
    PIECES,
    TURNED,
)
from lutetia.games.cite.names import (
    NAMES,
    QUARTERS,
    SIDES,
    SPACES,
    space_name,
    square_of,
    square_space,
)
from lutetia.games.cite.rules import cards, effects, phases, setup, turns
from lutetia.games.cite.rules.codes import NO_EFFECT
from lutetia.games.cite.state import LAYOUT, LIGHT, NONE, Fields

ACT, HOWS = 10000, 512
"""The first code of the first postcard, and how many codes each has."""

TILE = Field("tile", [str(n) for n in range(1, 9)])
SQUARE = Field(
    "square", [NAMES[square_space(n)] for n in range(16)],
    also={name: NAMES[square_space(square_of(space))] for name, space in SPACES.items()},
)  # fmt: skip
PIECE = Field("piece", BUILDINGS, catalogue="piece")
ON = Field("on", PIECES, catalogue="piece")
CARD = Field("card", CARDS, catalogue="card")
COLOUR = Field("colour", COLOURS, catalogue="colour")
AT = Field("at", NAMES)
SIDE = Field("side", SIDES, catalogue="side")
QUARTER = Field("quarter", QUARTERS, catalogue="quarter")
TURNS = numbers("turns", 0, max(4, *map(int, N_TURNS)) - 1)


def _turn(n: int) -> str:
    return f" turn {n}" if n else ""


def laid_told(laid: int, corner: int) -> dict[str, Any]:
    """Return a piece on the board as named values: ``cells`` are the spaces that it covers."""
    piece, cells = LAID[laid]
    return {
        "piece": PIECES[piece],
        "at": space_name(corner),
        "turns": int(laid - FIRST_LAID[piece]),  # the table is an array when compiled
        "cells": [space_name(corner + y * 8 + x) for x, y in cells],
    }


def lay_told(tile: int, square: int, turns: int) -> dict[str, Any]:
    """Return a tile on its square as named values."""
    return {"tile": tile + 1, "at": SQUARE.word(square), "turns": turns}


LAY = ActionKind(
    "lay {tile} at {square}{turned}", 0,
    (TILE, SQUARE, Field("turned", [_turn(n) for n in range(4)])),
    phases.lay_tile, phases.lay_refuse, told=lay_told,
    typed=("lay {tile} [at] {square} [[turn] {turns}]",), left_out={"turns": "0"},
    says="Lay the tile in hand; ``at`` is the top left space.",
)  # fmt: skip
TAKE = ActionKind(
    "take {piece}", 600, (PIECE,), phases.take, phases.take_refuse,
    says="Take a building from the pool.",
)  # fmt: skip
PASS = ActionKind("pass", 620, (), turns.pass_turn, turns.pass_refuse, says="Do nothing.")
CHOOSE = ActionKind(
    "choose {card}", 630, (CARD,), phases.choose, phases.choose_refuse,
    says="Choose a postcard for the game.",
)  # fmt: skip
ORIENTATION = Field(
    "orientation",
    [
        f"{PIECES[piece]} at {{at}}{_turn(int(n - FIRST_LAID[piece]))}"
        for n, (piece, _) in enumerate(LAID) if piece < N_BUILDINGS
    ],
)  # fmt: skip
BUILD = ActionKind(
    "build {orientation}", 1000, (ORIENTATION, AT),
    phases.build, phases.build_refuse, told=laid_told,
    typed=("build {piece} [at] {at} [[turn] {turns}]",),
    says="Place a building; ``cells`` are the spaces that it covers.",
)  # fmt: skip


def ways(card: int) -> list[str]:
    """Return how each way to use a postcard is written, in the order of their numbers."""
    at = [f" at {name}" for name in NAMES]
    kind = CARD_HOW[card]
    if kind == EXCHANGE:
        return [f" {give} for {get}" for give in BUILDINGS for get in BUILDINGS]
    if kind == TURNED:
        return [place + _turn(n) for n in range(N_TURNS[CARD_PIECE[card]]) for place in at]
    if kind in (BESIDE, FACING):
        to = "to" if kind == BESIDE else "facing"
        return [f"{place} {to} {side}" for side in SIDES for place in at]
    return {
        NOTHING: [""],
        ON_PIECE: [f" on {piece}" for piece in PIECES],
        ON_SIDE: [f" {side}" for side in SIDES],
        ON_QUARTER: [f" {quarter}" for quarter in QUARTERS],
        ON_SPACE: at,
    }[kind]


def use_told(card: int, how: int) -> dict[str, Any]:
    """Return the use of a postcard as named values."""
    out: dict[str, Any] = {"card": CARDS[card], "effect": how != NO_EFFECT}
    kind = CARD_HOW[card]
    if how == NO_EFFECT or kind == NOTHING:
        return out
    if kind == EXCHANGE:
        return out | {"give": BUILDINGS[how // 12], "get": BUILDINGS[how % 12]}
    if card in LONG:
        return out | laid_told(int(FIRST_LAID[LONG[card]]) + how // 64, how % 64)
    if kind == ON_PIECE:
        return out | {"on": PIECES[how]}
    if kind in (ON_SIDE, ON_QUARTER):
        return out | {"side": (SIDES if kind == ON_SIDE else QUARTERS)[how]}
    out |= {"at": space_name(how % 64), "cells": [space_name(how % 64)]}
    return out | ({"side": SIDES[how // 64]} if kind in (BESIDE, FACING) else {})


TYPED = {
    NOTHING: ("use {card}",),
    EXCHANGE: ("use {card} {piece:give} [for] {piece:get}",),
    ON_PIECE: ("use {card} [on] {on}",),
    ON_SIDE: ("use {card} [at] {side}",),
    ON_QUARTER: ("use {card} [at] {quarter:side}",),
    ON_SPACE: ("use {card} [at] {at}",),
    TURNED: ("use {card} [at] {at} [[turn] {turns}]",),
    BESIDE: ("use {card} [at] {at} [[to] {side}]",),
    FACING: ("use {card} [at] {at} [[to] {side}]", "use {card} [at] {at} facing {side}"),
}
"""By what is chosen with a postcard: how its use may be typed."""


SAYS = """Activate a postcard.

    Attributes:
        effect: False: without its effect.
        give: of Levitation, with ``get``.
        piece: of Jardin des Plantes, Fontaine des Mers, Arc de Triomphe, with ``turns``.
        on: of Notre-Dame and Musée du Louvre: a piece.
        side: of La Seine an edge, of La Liberté a quarter, of Bouquinistes where the building
            stands, of Le Penseur where it looks.
        at: of Tour Eiffel the top left of its four spaces.
    """
"""What the use of a postcard is, for the documents."""


def open_ways(st: Fields, codes: Sequence[int]) -> Sequence[int]:
    """Return those of the ``codes`` of one postcard that can have their effect in ``st``.

    All when none can.
    """
    buffer = LAYOUT.pack(st)
    found = [
        code for code in codes
        if st.phase == LIGHT and cards.has_effect(buffer, *divmod(code - ACT, HOWS))
    ]  # fmt: skip
    return found or codes


def use_of(card: int) -> ActionKind:
    """Return the kind of action that is using one postcard, with its effect or without."""
    kind, written = CARD_HOW[card], ways(card)
    unused = ["?"] * (NO_EFFECT - len(written))
    return ActionKind(
        "use {card}{how}", ACT + card * HOWS,
        (
            Field("card", [CARDS[card]], first=card),
            Field("how", [*written, *unused, " without effect"]),
        ),
        effects.use, cards.use_refuse, told=use_told,
        only=lambda _, how: how == NO_EFFECT or how < len(written),
        typed=(*TYPED[kind], "use {card} without effect"),
        among=open_ways if kind in (BESIDE, FACING) else None, says=SAYS,
    )  # fmt: skip


USES = [use_of(card) for card in range(N_CARDS)]

DEAL_START = ActionKind(
    "start {colour}", 30000, (COLOUR,), setup.set_start, weight=setup.start_weight
)
DEAL_CARD = ActionKind("card {card}", 30010, (CARD,), setup.deal_card, weight=setup.card_weight)
DEAL_HAND = ActionKind(
    "hand {colour} {tile}", 30050, (COLOUR, TILE), setup.deal_hand, weight=setup.hand_weight,
    secret="tile", owner="colour",
)  # fmt: skip


def meant(st: Fields, shape: str, said: Said) -> Said:
    """Return what is said, with turns that do not go all round and the annex's first side."""
    if shape.endswith("without effect"):
        return said | {"effect": "False"}
    card, piece = NONE, BUILDINGS.index(said["piece"]) if shape.startswith("build") else NONE
    if shape.startswith("use"):
        card, said = CARDS.index(said["card"]), said | {"effect": "True"}
        piece = LONG.get(card, NONE)
    if piece != NONE:
        return said | {"turns": str(int(said.get("turns", "0")) % int(N_TURNS[piece]))}
    if {"at", "side"} <= said.keys() and CARD_HOW[card] == BESIDE:
        side = _first_side(st, SPACES[said["at"]], SIDES.index(said["side"]))
        return said | {"side": SIDES[side]}
    return said


def _first_side(st: Fields, space: int, side: int) -> int:
    """Return the first side of ``space`` at which the piece lies that lies at ``side``.

    The annex has one action for each building.
    """
    beside = [cards.beside(space, direction) for direction in range(4)]
    there = [cover_at(st, at) if at >= 0 else NONE for at in beside]
    return there.index(there[side]) if there[side] != NONE else side


ACTIONS = ActionTable(
    "cite",
    (LAY, TAKE, PASS, CHOOSE, BUILD, *USES, DEAL_START, DEAL_CARD, DEAL_HAND),
    words=(CARD, PIECE, ON, AT, SIDE, QUARTER, TURNS),
    meant=meant,
)
