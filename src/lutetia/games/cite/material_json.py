"""The components as plain JSON: what a drawing needs to know of them."""

from __future__ import annotations

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
from lutetia.games.cite.schema import Material
from lutetia.games.cite.schema.material import Ground


def material_json() -> Material:
    """Return tiles, buildings, pieces and postcards."""
    words: tuple[Ground, ...] = ("blue", "orange", "mixed", "lamp")
    tiles: list[list[Ground]] = [
        [words[int(TILE_GROUND[tile * 16 + corner]) - 1] for corner in range(4)]
        for tile in range(16)
    ]
    return {
        "tiles": {"blue": tiles[:8], "orange": tiles[8:]},
        "buildings": [
            {"id": name, "size": len(SHAPES[b]), "cells": list(SHAPES[b])}
            for b, name in enumerate(BUILDINGS)
        ],
        "laid": [{"piece": PIECES[piece], "cells": list(cells)} for piece, cells in LAID],
        "postcards": list(CARDS),
        "card_rules": dict(scoring.CARD_RULES),
        "rays": [[(right, down) for right, down in ray] for ray in SWITCH_RAYS],
    }
