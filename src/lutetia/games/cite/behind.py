"""What stands behind a line of the score: pieces with their spaces and their share, for whoever wants to see where points come from.

Each entry is ``{"piece", "cells"}``, with ``"points"`` where a share can be told. Spaces that count themselves stand with the piece that
makes them count: the lights with the painter, the free spaces with the dancer. The points are the kernels'; a test compares the sums.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from lutetia.engine.kernel import zeros
from lutetia.engine.layout import Box
from lutetia.games.cite import doors
from lutetia.games.cite.material import (
    ARC,
    BOUQUINISTES,
    CATACOMBES,
    EIFFEL,
    FONTAINE,
    INVALIDES,
    JARDIN,
    LAMPADAIRE,
    LIBERTE,
    LUMIERE,
    MOULIN,
    MUSEE,
    NOTRE_DAME,
    OBELISQUE,
    PEINTRE,
    PENSEUR,
    PIECES,
    QUARTIERS,
    SEINE,
)
from lutetia.games.cite.notation import space_name
from lutetia.games.cite.state import (
    ANNEX,
    ARCH,
    BUILT,
    DANCER,
    FOUNTAIN,
    GARDEN,
    HOTEL,
    LARGE,
    NONE,
    OBELISK,
    PAINTER,
    RESERVE,
    STATUE,
    STREETLIGHT,
    TOWER,
    USED,
    City,
)

Part = dict[str, Any]


def neighbours(space: int) -> list[int]:
    """Return the spaces that share a side with ``space``."""
    row, column = divmod(space, 8)
    sides = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return [r * 8 + c for r, c in sides if 0 <= r < 8 and 0 <= c < 8]


class Behind:
    """A position, asked for what stands behind its score lines."""

    def __init__(self, st: City, box: Box) -> None:
        self.st, self.box = st, box
        self.spaces: dict[int, list[int]] = {}
        for space in range(64):
            piece = st.cover[space]
            if piece >= 0:
                self.spaces.setdefault(st.annexed if piece == ANNEX else piece, []).append(space)  # LC4.7

    def _owns(self, seat: int, piece: int) -> bool:
        st = self.st
        if piece < 12:
            return st.where[piece] == BUILT + seat
        return st.card[{GARDEN: JARDIN, HOTEL: INVALIDES}[piece]] == USED + seat

    def buildings(self, seat: int) -> list[int]:
        """Return the buildings of ``seat`` on the board."""
        return [piece for piece in sorted(self.spaces) if (piece <= GARDEN or piece == HOTEL) and self._owns(seat, piece)]

    def part(self, piece: int, points: int | None = None, more: Iterable[int] = ()) -> Part:
        """Return one entry: ``piece`` with its spaces and ``more``, and its share."""
        cells = list(dict.fromkeys([*self.spaces.get(piece, []), *more]))
        out: Part = {"piece": PIECES[piece], "cells": [space_name(s) for s in cells]}
        return out if points is None else {**out, "points": points}

    def group(self, seat: int, size: int) -> list[Part]:
        """Return the pieces of the largest group, ``size`` spaces, of ``seat`` (LC6.3)."""
        out = zeros(64)
        gargoyle = [self.st.gargoyle] if self.st.gargoyle != NONE else []
        for piece in [*self.buildings(seat), *gargoyle]:
            doors.area_of(self.box, 0, seat, self.spaces[piece][0], out)
            if sum(out) == size:
                return [self.part(p, len(cells)) for p, cells in sorted(self.spaces.items()) if out[cells[0]]]
        return []

    def unbuilt(self, seat: int, lost: int) -> list[Part]:
        """Return the buildings left in the reserve of ``seat`` (LC6.4)."""
        kept = [b for b in range(12) if self.st.where[b] == RESERVE + seat]
        return [{"piece": PIECES[b], "cells": [], "points": -3 if lost else 0} for b in kept]

    def card(self, card: int, seat: int, points: int) -> list[Part]:
        """Return what stands behind the ``points`` that a postcard pays ``seat`` (LC6.5)."""
        if card in PUT:
            piece = self.st.annexed if card == BOUQUINISTES else PUT[card]
            return [self.part(piece)] if piece in self.spaces else []
        return ASK[card](self, seat, points) if card in ASK else []

    def painter(self, seat: int, points: int) -> list[Part]:
        return self._with(PAINTER, points, [s for s in self._area(PAINTER, 1) if doors.shines(self.box, s)])  # LC4.5

    def dancer(self, seat: int, points: int) -> list[Part]:
        return self._with(DANCER, points, self._area(DANCER, 2))  # LC4.9

    def statue(self, seat: int, points: int) -> list[Part]:
        row, column = divmod(self.spaces[STATUE][0], 8)
        near = [r * 8 + c for r in range(row - 1, row + 2) for c in range(column - 1, column + 2) if 0 <= r < 8 and 0 <= c < 8]
        return self._with(STATUE, points, [s for s in near if points and self.st.cover[s] < 0])  # LC4.11

    def tower(self, seat: int, points: int) -> list[Part]:
        own = [space_name(s) for s in self.spaces[TOWER] if self.st.ground[s] == 1 + seat]
        return [{"piece": "tower", "cells": own, "points": points}]  # LC5.6

    def museum(self, seat: int, points: int) -> list[Part]:
        piece = self.st.louvre
        around = {n for s in self.spaces[piece] for n in neighbours(s)}
        built = {s for p in (*self.buildings(0), *self.buildings(1)) for s in self.spaces[p]}
        return [self.part(piece, points, sorted(around - built))]  # LC5.7

    def hotel(self, seat: int, points: int) -> list[Part]:
        return self._with(HOTEL, points, [])

    def gargoyle(self, seat: int, points: int) -> list[Part]:
        return [self.part(self.st.gargoyle)] if self.st.gargoyle != NONE else []

    def skull(self, seat: int, points: int) -> list[Part]:
        piece = self.st.cover[self.st.skull]
        piece = self.st.annexed if piece == ANNEX else piece
        return [self.part(piece, points)] if piece in self.buildings(1 - seat) else []  # LC5.8

    def fountain(self, seat: int, points: int) -> list[Part]:
        beside = {n for s in self.spaces.get(FOUNTAIN, []) for n in neighbours(s)}
        return [self.part(p, 3) for p in self.buildings(seat) if beside & set(self.spaces[p])]  # LC4.10

    def obelisk(self, seat: int, points: int) -> list[Part]:
        row, column = divmod(self.spaces[OBELISK][0], 8)
        return [self.part(p, 2) for p in self.buildings(seat) if any(s // 8 == row or s % 8 == column for s in self.spaces[p])]  # LC5.1

    def edges(self, seat: int, points: int) -> list[Part]:
        return [self.part(p) for p in self.buildings(seat) if any(self._touches(p, edge) for edge in range(4))]  # LC5.2

    def seine(self, seat: int, points: int) -> list[Part]:
        return [self.part(p, 3) for p in self.buildings(seat) if self._touches(p, self.st.river)]  # LC5.9

    def liberty(self, seat: int, points: int) -> list[Part]:
        out = []
        for piece in self.buildings(seat):
            inside = [s // 32 * 2 + s % 8 // 4 == self.st.liberty for s in self.spaces[piece]]
            if any(inside):
                out.append(self.part(piece, 3 if all(inside) else 2))  # LC5.10
        return out

    def _with(self, piece: int, points: int, more: list[int]) -> list[Part]:
        return [self.part(piece, points, more)]

    def _area(self, piece: int, kind: int) -> list[int]:
        out = zeros(64)
        doors.area_of(self.box, kind, 0, self.spaces[piece][0], out)
        return [s for s in range(64) if out[s]]

    def _touches(self, piece: int, edge: int) -> bool:
        line = ([0, 0], [1, 7], [0, 7], [1, 0])[edge]
        return any(divmod(s, 8)[line[0]] == line[1] for s in self.spaces[piece])


PUT = {JARDIN: GARDEN, BOUQUINISTES: ANNEX, LAMPADAIRE: STREETLIGHT, LUMIERE: LARGE, ARC: ARCH}
"""Postcards whose piece pays in other lines."""

ASK: dict[int, Callable[[Behind, int, int], list[Part]]] = {
    PEINTRE: Behind.painter, MOULIN: Behind.dancer, FONTAINE: Behind.fountain, PENSEUR: Behind.statue, OBELISQUE: Behind.obelisk,
    QUARTIERS: Behind.edges, INVALIDES: Behind.hotel, NOTRE_DAME: Behind.gargoyle, EIFFEL: Behind.tower, MUSEE: Behind.museum,
    CATACOMBES: Behind.skull, SEINE: Behind.seine, LIBERTE: Behind.liberty,
}  # fmt: skip
