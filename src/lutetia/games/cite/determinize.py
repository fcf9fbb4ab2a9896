"""A full record that the viewer of a view could believe in."""

from __future__ import annotations

from lutetia.engine.json_types import JsonMapping
from lutetia.engine.kernel import Ints
from lutetia.engine.rng import randbelow
from lutetia.games.cite.position_json.read import read_fields
from lutetia.games.cite.state import Fields
from lutetia.games.cite.view import SHARED


def determinize(view: JsonMapping, rng: Ints) -> Fields:
    """Return a full record that the viewer of ``view`` could believe in:
    unseen hands are drawn evenly. Raises PositionError."""
    data = {key: view[key] for key in SHARED}
    if "agreed" in view:
        data["agreed"] = view["agreed"]
    hand = {}
    for seat in view["seats"]:
        if seat["holds"]:
            tiles = seat["unlaid"]
            hand[seat["colour"]] = (
                seat["hand"] if seat["hand"] is not None else tiles[int(randbelow(rng, len(tiles)))]
            )
    return read_fields({**data, "hand": hand})
