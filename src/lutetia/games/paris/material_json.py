"""The components as plain JSON: what a drawing needs to know of them."""

from __future__ import annotations

from lutetia.games.paris.material import COPIED, DATA
from lutetia.games.paris.schema import Material


def material_json() -> Material:
    """Return the data file as a drawing needs it: what only the rules ask for is left out."""
    return {
        "values": DATA["values"],
        "district": DATA["district"],
        "type": DATA["type"],
        "building": DATA["building"],
        "landmark": DATA["landmark"],
        "honour": DATA["honour"],
        "prize": DATA["prize"],
        "track": {"copies": [tile + 1 for tile in COPIED], "zones": DATA["track"]["zones"]},
        "token": DATA["token"],
        "end": [{"id": end["id"], "count": end["count"]} for end in DATA["end"]],
    }
