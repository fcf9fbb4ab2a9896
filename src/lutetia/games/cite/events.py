"""From the rows that the rules note to events with names, values and an audience."""

from __future__ import annotations

from collections.abc import Sequence

from lutetia.engine.events import Event
from lutetia.games.cite.material import BUILDINGS, CARDS, LAID, PIECES
from lutetia.games.cite.names import space_name, square_space
from lutetia.games.cite.rules import codes
from lutetia.games.cite.rules.actions import use_told
from lutetia.games.cite.scoring import outcome
from lutetia.games.cite.state import PHASES, Fields


def event(row: Sequence[int], st: Fields) -> Event:
    """Return the event of one row noted by an action that led to ``st``."""
    kind, a, b, c, d, _ = row
    if kind == codes.E_START:
        return Event("start", {"seat": a})
    if kind == codes.E_CARD:
        return Event("card", {"card": CARDS[a], "seat": None if b < 0 else b})
    if kind == codes.E_HAND:
        return Event("hand", {"seat": a, "tile": b + 1}, secret=("tile",), owner=a)
    if kind == codes.E_PHASE:
        return Event("phase", {"phase": PHASES[a], "seat": b})
    if kind == codes.E_LAID:
        return Event(
            "laid", {"seat": a, "tile": b + 1, "at": space_name(square_space(c)), "turns": d}
        )
    if kind == codes.E_TOOK:
        return Event("took", {"seat": a, "piece": BUILDINGS[b]})
    if kind == codes.E_PASSED:
        return Event("passed", {"seat": a, "how": "forced" if b else "free"})
    if kind == codes.E_BUILT:
        cells = [space_name(d + y * 8 + x) for x, y in LAID[c][1]]
        return Event("built", {"seat": a, "piece": PIECES[b], "at": space_name(d), "cells": cells})
    if kind == codes.E_USED:
        told = use_told(b, c)
        card = told.pop("card")
        return Event("used", {"seat": a, "card": card, "how": _how(told), **told})
    if kind == codes.E_COVERED:
        return Event("spent", {"seat": a, "card": "chartier" if b else "metropolitain"})
    if kind == codes.E_SWAPPED:
        return Event("swapped", {"seat": a, "give": BUILDINGS[b], "get": BUILDINGS[c]})
    if kind == codes.E_SKULL_GONE:
        return Event("skull_gone", {"at": space_name(a)})
    end = outcome(st)
    return Event(
        "over", {"scores": list(end.scores), "ranks": list(end.ranks), "tiebreak": end.tiebreak}
    )


def _how(named: dict[str, object]) -> str:
    """Return the word by which the sentence about an activated postcard is chosen."""
    if not named["effect"]:
        return "without"
    return next((word for word in ("at", "on", "side") if word in named), "plain")
