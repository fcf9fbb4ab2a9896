"""The components as plain JSON: what a drawing needs to know of them."""

from __future__ import annotations

from typing import Any

from lutetia.games.cite import scoring
from lutetia.games.cite.material import (
    BUILDINGS,
    CARDS,
    LAID,
    PIECES,
    SHAPES,
    SWITCH_RAYS,
    TILE_GROUND,
)


def material_json() -> dict[str, Any]:
    """Return tiles, buildings, pieces and postcards."""
    words = ("", "blue", "orange", "mixed", "lamp")
    tiles = [
        [words[int(TILE_GROUND[tile * 16 + corner])] for corner in range(4)] for tile in range(16)
    ]
    return {
        "tiles": {"blue": tiles[:8], "orange": tiles[8:]},
        "buildings": [
            {"id": name, "size": len(SHAPES[b]), "cells": [list(c) for c in SHAPES[b]]}
            for b, name in enumerate(BUILDINGS)
        ],
        "laid": [
            {"piece": PIECES[piece], "cells": [list(cell) for cell in cells]}
            for piece, cells in LAID
        ],
        "postcards": list(CARDS),
        "card_rules": dict(scoring.CARD_RULES),
        "rays": SWITCH_RAYS,
    }
