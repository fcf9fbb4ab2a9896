"""The components as plain JSON: what a drawing needs to know of them."""

from __future__ import annotations

from typing import Any

from lutetia.games.paris.material import DATA


def material_json() -> dict[str, Any]:
    """Return the data file, but for what only the rules ask for."""
    return {
        key: DATA[key]
        for key in (
            "values",
            "district",
            "type",
            "building",
            "landmark",
            "honour",
            "prize",
            "track",
            "token",
            "end",
        )
    }
