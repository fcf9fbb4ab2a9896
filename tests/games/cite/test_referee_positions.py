"""Positions that hardly any game reaches, counted by the compiled rules and by the referee: eight
postcards with their effect at once.

``LUTETIA_POSITIONS`` is the number of positions.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from .helpers import GAME
from .referee import Referee
from .referee_parts import (
    ALL_SPACES,
    BASE,
    CORNERS,
    EIFFEL,
    PLACEMENTS,
    PROMOS,
    SEATS,
    SIDES,
    beside,
    neighbours,
    rival,
)
from .test_referee import lines_of

POSITIONS = int(os.environ.get("LUTETIA_POSITIONS", "150"))
LONG = {
    "jardin-des-plantes": "garden",
    "fontaine-des-mers": "fountain",
    "arc-de-triomphe": "arch",
    "tour-eiffel": "tower",
}
SINGLE = {
    "le-peintre": "painter", "lampadaire": "streetlight", "moulin-rouge": "dancer",
    "le-penseur": "statue", "obelisque": "obelisk",
    "hotel-des-invalides": "hotel",
}  # fmt: skip
IN_REFEREE = {"large-lamp": "large"}
MARK = {"blue": "b", "orange": "o", "mixed": "m", "lamp": "*"}


class Sketch:
    """A random position, drawn for both readers at once."""

    def __init__(self, choice: random.Random) -> None:
        self.choice = choice
        self.referee = Referee(cards="random", pool="all")
        referee = self.referee
        referee.phase = 2
        referee.ground = dict(
            zip(
                ALL_SPACES,
                choice.choices(["blue", "orange", "mixed", "lamp"], [23, 23, 10, 12], k=64),
                strict=True,
            )
        )
        referee.cards = choice.sample(BASE + EIFFEL + PROMOS, 8)
        self.pieces: list[dict[str, Any]] = []
        self.markers: dict[str, str] = {}
        self.postcards = dict.fromkeys(referee.cards, "open")
        names = choice.sample(referee.common, choice.randint(3, 9))
        for name in names:
            seat = choice.choice(SEATS)
            spaces = self.room(name, near=choice.random() < 0.6)
            if spaces:
                self.put(name, seat, spaces, building=True)
            else:
                referee.reserve[seat].append(name)
        tokens = dict.fromkeys(SEATS, 4)
        for card in sorted(
            referee.cards,
            key=lambda card: (
                card in ("bouquinistes", "notre-dame", "musee-du-louvre", "catacombes")
            ),
        ):
            seat = choice.choice([seat for seat in SEATS if tokens[seat]])
            if self.use(card, seat):
                tokens[seat] -= 1
                self.postcards[card] = referee.used[card] = referee.effect[card] = seat

    def room(self, name: str, near: bool = False) -> list[str]:
        """Return free spaces for a piece, none when there are none; ``near``:
        beside something if possible."""
        on = self.referee.on
        found = [
            spaces
            for spaces in PLACEMENTS[name].values()
            if not any(space in on for space in spaces)
        ]
        close = [
            spaces
            for spaces in found
            if any(side in on for space in spaces for side in neighbours(space))
        ]
        return self.choice.choice((close if near and close else found) or [[]])

    def put(
        self, name: str, seat: str, spaces: list[str], building: bool = False, **more: str
    ) -> bool:
        if not spaces:
            return False
        self.pieces.append({"piece": name, "colour": seat, "cells": spaces, **more})
        for space in spaces:
            self.referee.on[space] = IN_REFEREE.get(name, name)
        if building:
            self.referee.buildings[name] = list(spaces)
            self.referee.owner[name] = seat
        return True

    def free(self, *grounds: str) -> list[str]:
        return [
            s
            for s in ALL_SPACES
            if s not in self.referee.on and (not grounds or self.referee.ground[s] in grounds)
        ]

    def of(self, seat: str) -> list[str]:
        return [name for name, owner in self.referee.owner.items() if owner == seat]

    def use(self, card: str, seat: str) -> bool:
        """Lay what the postcard lays; return whether there was a place for it."""
        choice, referee = self.choice, self.referee
        if card in LONG:
            spaces = self.room(LONG[card], near=choice.random() < 0.5)
            return self.put(LONG[card], seat, spaces, building=card == "jardin-des-plantes")
        if card in SINGLE:
            spaces = choice.sample(self.free("blue", "orange", "mixed"), 1)
            more = {}
            if card == "le-penseur":
                sides = [side for side in SIDES if beside(spaces[0], side)]
                referee.facing = more["facing"] = choice.choice(sides)
            return self.put(
                SINGLE[card], seat, spaces, building=card == "hotel-des-invalides", **more
            )
        if card == "la-grande-lumiere":
            lamps = self.free("lamp")
            return self.put("large-lamp", seat, choice.sample(lamps, 1) if lamps else [])
        if card == "bouquinistes":
            near = [
                (s, n)
                for s in self.free("blue", "orange", "mixed")
                for n in self.of(seat)
                if set(neighbours(s)) & set(referee.buildings[n])
            ]
            if not near:
                return False
            space, name = choice.choice(near)
            self.put("annex", seat, [space], of=name)
            referee.on[space] = name
            referee.buildings[name].append(space)
            return True
        if card in ("notre-dame", "musee-du-louvre"):
            names = self.of(seat if card == "musee-du-louvre" else rival(seat))
            if not names:
                return False
            name = choice.choice(names)
            if card == "notre-dame":
                referee.gargoyle = self.markers["gargoyle"] = name
            else:
                referee.museum = self.markers["louvre"] = name
            return True
        if card == "catacombes":
            built = [
                space
                for name in self.of(rival(seat))
                for space in referee.buildings[name]
                if referee.ground[space] == rival(seat)
            ]
            spaces = built or self.free(rival(seat))
            if not spaces:
                return False
            referee.skull = self.markers["skull"] = choice.choice(spaces)
        elif card == "la-seine":
            referee.riverside = self.markers["river"] = choice.choice(list(SIDES))
        elif card == "la-liberte":
            referee.district = self.markers["liberty"] = choice.choice(list(CORNERS))
        return True

    def position(self) -> dict[str, Any]:
        rows = [
            [MARK[self.referee.ground[f"{column}{row}"]] for column in "abcdefgh"]
            for row in range(1, 9)
        ]
        return {
            "options": {"pool": "all", "cards": "random"}, "phase": "over",
            "ground": ["".join(row) for row in rows],
            "postcards": self.postcards, "pieces": self.pieces, "markers": self.markers,
            "reserve": self.referee.reserve,
        }  # fmt: skip


@pytest.mark.parametrize("part", range(3))
def test_random_positions_are_counted_alike(part: int) -> None:
    shown: set[str] = set()
    for seed in range(part * POSITIONS // 3, (part + 1) * POSITIONS // 3):
        sketch = Sketch(random.Random(seed))
        referee = sketch.referee
        state = GAME.position(sketch.position())
        shown |= set(referee.effect)
        expected = [{source: n for source, n in referee.lines(seat).items() if n} for seat in SEATS]
        assert lines_of(state) == expected, (seed, sketch.position())
        assert list(state.scores().totals) == referee.scores()
        assert list(state.outcome.ranks) == referee.ranks(), seed
        assert state.outcome.tiebreak == referee.tiebreak(), seed
    assert len(shown) == 22
