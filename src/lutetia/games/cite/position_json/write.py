"""Positions as plain JSON: how they are written, and the parts
that views share (docs/positions.md)."""

from __future__ import annotations

from lutetia.engine.schema import Setup
from lutetia.games.cite.cells import grounds, members
from lutetia.games.cite.material import BUILDINGS, CARD_OF, CARDS, COLOURS, N_BUILDINGS, PIECES
from lutetia.games.cite.names import NAMES, QUARTERS, SIDES, space_name, square_space
from lutetia.games.cite.schema.position import Whole
from lutetia.games.cite.schema.view import Paved, Placed
from lutetia.games.cite.state import (
    ANNEX,
    CHOOSE,
    LAY,
    LIGHT,
    NONE,
    OPEN,
    OUT,
    PHASES,
    SPENT,
    STATUE,
    USED,
    Fields,
)

POOLS = ("base", "eiffel", "all")
MODES = ("first", "random", "chosen")
GROUND = ".bom*"
CARD_WORDS = {
    OPEN: "open",
    USED: "blue",
    USED + 1: "orange",
    SPENT: "blue without effect",
    SPENT + 1: "orange without effect",
}
"""Where a postcard in play is, by the number in the record."""


def setup_data(st: Fields) -> Setup:
    """Return what a view and a position begin with: the number of players and the options."""
    return {"players": 2, "options": {"cards": MODES[st.mode], "pool": POOLS[st.pool]}}


def ground_data(st: Fields) -> list[str]:
    """Return the ground as eight rows of letters: b blue, o orange, m mixed,
    * streetlight, . nothing laid."""
    letters = "".join([GROUND[ground] for ground in grounds(st)])
    return [letters[row : row + 8] for row in range(0, 64, 8)]


def tiles_data(st: Fields) -> list[Paved]:
    """Return the tiles on the board, square by square."""
    out: list[Paved] = []
    for square in range(16):
        if st.tile[square] != NONE:
            which, turns = divmod(st.tile[square], 4)
            at = space_name(square_space(square))
            out.append(
                {"colour": COLOURS[which // 8], "tile": which % 8 + 1, "at": at, "turns": turns}
            )
    return out


def owner_of(st: Fields, piece: int) -> int | None:
    """Return the seat that placed ``piece``, or None."""
    if piece < N_BUILDINGS:
        return next((seat for seat in range(2) if st.built[seat] >> piece & 1), None)
    card = CARD_OF[piece]
    return st.card[card] - USED if USED <= st.card[card] < SPENT else None


def pieces_data(st: Fields) -> list[Placed]:
    """Return the pieces on the board with their spaces, in the order of their numbers."""
    out = []
    for piece, spaces in enumerate(st.at):
        if spaces == 0:
            continue
        owner = owner_of(st, piece)
        entry: Placed = {
            "piece": PIECES[piece],
            "colour": COLOURS[owner] if owner is not None else None,
            "cells": [NAMES[space] for space in members(spaces)],
        }
        if piece == ANNEX:
            entry["of"] = PIECES[st.annexed]
        if piece == STATUE:
            entry["facing"] = SIDES[st.facing]
        out.append(entry)
    return out


def reserve_data(st: Fields) -> dict[str, list[str]]:
    """Return the buildings in both reserves."""
    return {
        colour: [BUILDINGS[b] for b in members(st.reserve[seat])]
        for seat, colour in enumerate(COLOURS)
    }


def cards_data(st: Fields) -> dict[str, str]:
    """Return the postcards in play: open, or whose token lies on them."""
    return {card: CARD_WORDS[st.card[c]] for c, card in enumerate(CARDS) if st.card[c] != OUT}


def markers_data(st: Fields) -> dict[str, str]:
    """Return the markers that lie on spaces, pieces or beside the board."""
    out = {}
    if st.skull != NONE:
        out["skull"] = space_name(st.skull)
    if st.gargoyle != NONE:
        out["gargoyle"] = PIECES[st.gargoyle]
    if st.louvre != NONE:
        out["louvre"] = PIECES[st.louvre]
    if st.river != NONE:
        out["river"] = SIDES[st.river]
    if st.liberty != NONE:
        out["liberty"] = QUARTERS[st.liberty]
    return out


def waiting_data(st: Fields) -> dict[str, str]:
    """Return who may still use Metropolitain and Chartier."""
    held = {"metropolitain": st.metro, "chartier": st.chartier}
    return {card: COLOURS[seat] for card, seat in held.items() if seat != NONE}


def write_position(st: Fields) -> Whole:
    """Return the whole record as plain JSON."""
    return {
        **setup_data(st),
        "phase": PHASES[st.phase],
        "start": None if st.start == NONE else st.start,
        "to_act": st.cur if st.phase in (CHOOSE, LAY, LIGHT) else None,
        "turn_of": None if st.cur == NONE else st.cur,
        "tiles": tiles_data(st),
        "ground": ground_data(st),
        "pieces": pieces_data(st),
        "reserve": reserve_data(st),
        "hand": {COLOURS[seat]: st.hand[seat] + 1 for seat in range(2) if st.hand[seat] != NONE},
        "postcards": cards_data(st),
        "waiting": waiting_data(st),
        "markers": markers_data(st),
        "first": None if st.first == NONE else st.first,
        "fetched": None if st.fetched == NONE else BUILDINGS[st.fetched],
        "passes": st.passes,
    }
