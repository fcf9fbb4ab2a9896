"""The components as plain JSON: what a drawing needs to know of them."""

from __future__ import annotations

from typing import Any

from lutetia.games.paris.material import COPIED, DATA


def material_json() -> dict[str, Any]:
    """Return the data file as a drawing needs it: what only the rules ask for is left out."""
    names = ("values", "district", "type", "building", "landmark", "honour", "prize")
    return {
        **{name: DATA[name] for name in names},
        "track": {"copies": [tile + 1 for tile in COPIED], **DATA["track"]},
        "token": DATA["token"],
        "end": [{"id": end["id"], "count": end["count"]} for end in DATA["end"]],
    }
