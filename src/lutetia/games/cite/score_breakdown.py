"""What stands behind a line of the score: pieces with their spaces and their share,
for whoever wants to see where points come from.

Each entry is ``{"piece", "cells"}``, with ``"points"`` where a share can be told. Spaces that count
themselves stand with the piece that
makes them count: the lights with the painter, the free spaces with the dancer. What counts is what
the kernels noted, as sets of spaces or buildings written as bits; here they only get their names.
"""

from __future__ import annotations

from collections.abc import Iterable

from lutetia.engine.layout import Buffer
from lutetia.games.cite import kernel_calls
from lutetia.games.cite.cells import covers, members
from lutetia.games.cite.material import (
    BOUQUINISTES,
    CARDS,
    EIFFEL,
    INVALIDES,
    MUSEE,
    NOTRE_DAME,
    PIECES,
    POSTCARDS,
    QUARTIERS,
    UNBUILT_COSTS,
)
from lutetia.games.cite.names import NAMES
from lutetia.games.cite.schema.view import LinePiece
from lutetia.games.cite.state import (
    ANNEX,
    HOTEL,
    Fields,
)

COUNTS = {
    CARDS.index(card["id"]): PIECES.index(card["piece"])
    for card in POSTCARDS
    if "piece" in card and "sources" in card and "share" not in card
}
"""Postcards whose piece counts spaces."""

PUT = {
    CARDS.index(card["id"]): PIECES.index(card["piece"])
    for card in POSTCARDS
    if "piece" in card and "sources" not in card
}
"""Postcards whose piece pays in other lines."""


class ScoreBreakdown:
    """A position, asked for what stands behind its score lines."""

    def __init__(self, st: Fields, buffer: Buffer) -> None:
        self.st, self.buffer = st, buffer
        self.spaces: dict[int, list[int]] = {}
        for space, piece in enumerate(covers(st)):
            if piece >= 0:
                self.spaces.setdefault(st.annexed if piece == ANNEX else piece, []).append(
                    space
                )  # LC4.7

    def part(self, piece: int, points: int | None = None, more: Iterable[int] = ()) -> LinePiece:
        """Return one entry: ``piece`` with its spaces and ``more``, and its share."""
        cells = list(dict.fromkeys([*self.spaces.get(piece, []), *more]))
        out: LinePiece = {"piece": PIECES[piece], "cells": [NAMES[s] for s in cells]}
        if points is not None:
            out["points"] = points
        return out

    def lit(self, piece: int, points: int, lamps: int) -> LinePiece:
        """Return a building with how often it counts, and the streetlights that shine on it
        (LC6.1)."""
        lit_by = [NAMES[s] for s in members(lamps)]
        return {
            **self.part(piece, points),
            "lamps": points // len(self.spaces[piece]),
            "lit_by": lit_by,
        }

    def group(self, of: int) -> list[LinePiece]:
        """Return the pieces of a group (LC6.3)."""
        return [
            self.part(piece, len(cells))
            for piece, cells in sorted(self.spaces.items())
            if of >> cells[0] & 1
        ]

    def unbuilt(self, lost: int, of: int) -> list[LinePiece]:
        """Return the buildings left in a reserve (LC6.4)."""
        return [self.part(building, -UNBUILT_COSTS if lost else 0) for building in members(of)]

    def card(self, card: int, points: int, of: int) -> list[LinePiece]:
        """Return what stands behind the ``points`` that a postcard pays (LC6.5)."""
        if card in COUNTS:
            spaces = [] if card == EIFFEL else self.spaces.get(COUNTS[card], [])
            cells = [NAMES[s] for s in dict.fromkeys([*spaces, *members(of)])]
            return [{"piece": PIECES[COUNTS[card]], "cells": cells, "points": points}]
        if card == MUSEE:
            return [self.part(self.st.louvre, points, members(of))]
        if card == INVALIDES:
            return [self.part(HOTEL, points)]
        if card == QUARTIERS:  # its buildings pay together (LC5.2)
            return [self.part(piece) for piece in members(of)]
        named = {**PUT, BOUQUINISTES: self.st.annexed, NOTRE_DAME: self.st.gargoyle}.get(card)
        if named is not None:
            return [self.part(named)] if named in self.spaces else []
        return [
            self.part(piece, int(kernel_calls.share_of(self.buffer, card, piece)))
            for piece in members(of)
        ]
