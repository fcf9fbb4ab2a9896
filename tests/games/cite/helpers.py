"""Short ways to set up positions of La Cité de la Lumière."""

from __future__ import annotations

from typing import Any

import lutetia
from lutetia.engine.actors import CHANCE
from lutetia.engine.game import State

GAME = lutetia.game("cite")
BLUE = ["bbbbbbbb"] * 8
EIGHT = (
    "levitation",
    "metropolitain",
    "jardin-des-plantes",
    "sacre-coeur",
    "le-peintre",
    "chartier",
    "bouquinistes",
    "lampadaire",
)


def ground(*marks: str) -> list[str]:
    """Return a ground all blue but for ``marks`` such as ``"*c3"`` (a streetlight on c3),
    ``"of6"`` (orange), ``"me5"`` (mixed)."""
    rows = [list(row) for row in BLUE]
    for mark in marks:
        rows[int(mark[2]) - 1]["abcdefgh".index(mark[1])] = mark[0]
    return ["".join(row) for row in rows]


def piece(name: str, cells: str, colour: str = "blue", **more: str) -> dict[str, Any]:
    """Return a piece on the board; ``cells`` are separated by spaces."""
    return {"piece": name, "colour": colour, "cells": cells.split(), **more}


def city(*marks: str, cards: dict[str, str] | None = None, acting: int = 0, **fields: Any) -> State:
    """Return a position of the second phase; all eight ``cards`` that are not named
    are spent by nobody, that is not in play."""
    options = {"pool": "all", "cards": "random"}
    return GAME.position(
        {
            "options": options,
            "phase": "light",
            "ground": ground(*marks),
            "postcards": cards or {},
            "to_act": acting,
            **fields,
        }
    )


def line(state: State, seat: int, card: str) -> int:
    """Return what the postcard ``card`` pays ``seat`` now."""
    return sum(n.points for n in state.scores().lines[seat] if n.args.get("card") == card)


def light(state: State, seat: int = 0) -> int:
    """Return the points of the seat's buildings for light."""
    return next(n.points for n in state.scores().lines[seat] if n.key == "cite.line.light")


def group(state: State, seat: int = 0) -> int:
    """Return the points of the seat's largest group."""
    return next(n.points for n in state.scores().lines[seat] if n.key == "cite.line.group")


def texts(state: State, start: str = "") -> list[str]:
    """Return the legal actions that begin with ``start``."""
    return [a.text for a in state.legal() if a.text.startswith(start)]


def refused(state: State, action: str) -> str | None:
    """Return the rule by which ``action`` is refused; fails when it is legal."""
    refusal = state.refusal(action)
    assert refusal is not None, action
    return refusal.rule


def dealt(seed: int = 1, **options: str) -> State:
    """Return a new game after chance has set it up."""
    state = GAME.new(2, **options)
    while state.to_act == CHANCE:
        state = state.play(state.draw(seed))
    return state
