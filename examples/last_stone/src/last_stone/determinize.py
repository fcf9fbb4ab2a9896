"""A full record that the viewer of a view could believe in."""

from __future__ import annotations

from last_stone.position_json.read import FIELDS, read_position
from last_stone.state import Fields
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.kernel import Ints
from lutetia.engine.rng import randbelow


def determinize(view: JsonMapping, rng: Ints) -> Fields:
    """Return the record of ``view``, with the lucky numbers that are hidden drawn by ``rng``.
    Raises PositionError."""
    data = {field: view[field] for field in FIELDS if field in view}
    seen = [seat["lucky"] for seat in view["seats"]]
    data["lucky"] = [1 + randbelow(rng, 3) if number is None else number for number in seen]
    return read_position(data)
