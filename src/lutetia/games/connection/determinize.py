"""A full record that the viewer of a view could believe in."""

from __future__ import annotations

from lutetia.engine.errors import PositionError
from lutetia.engine.json_types import JsonMapping, JsonObject
from lutetia.engine.kernel import Ints
from lutetia.games.connection import kernel_calls
from lutetia.games.connection.material import SHARES
from lutetia.games.connection.position_json.read import read_position
from lutetia.games.connection.state import LAYOUT, NONE, Fields


def determinize(view: JsonMapping, rng: Ints) -> Fields:
    """Return a full record that the viewer of ``view`` could believe in, drawn with ``rng`` as
    likely as it is. Raises PositionError."""
    data: JsonObject = {
        key: view[key]
        for key in ("players", "phase", "start", "turn", "idle", "turn_of", "to_act", "trade")
    }
    seats = view["seats"]
    if "agreed" in view:
        data["agreed"] = view["agreed"]
    data["stations"] = {
        company["id"]: company["start"]
        for company in view["companies"]
        if company["start"] is not None
    }
    starts = set(data["stations"].values())
    data["map"] = {name: standing for name, standing in view["map"].items() if name not in starts}
    data["build"] = view["build"] and {name: view["build"][name] for name in ("company", "laid")}
    for field in ("took", "returned", "floor"):
        data[field] = {seat["colour"]: seat[field] for seat in seats if seat[field]}
    data["hand"] = _some_hands(view)
    buffer = LAYOUT.pack(read_position(data))
    kernel_calls.entry_points.resample(
        buffer, NONE if view["viewer"] is None else view["viewer"], rng
    )
    return LAYOUT.unpack(buffer)


def _some_hands(view: JsonMapping) -> dict[str, dict[str, int]]:
    """Return hands that agree with ``view``: what is known, then the shares left in any order;
    nothing is drawn yet."""
    known = {
        seat["colour"]: dict(seat["hand"] if seat["hand"] is not None else seat["least"] or {})
        for seat in view["seats"]
    }
    left = []
    for company in view["companies"]:
        shares = (
            SHARES if company["shares"] is None else company["shares"]
        )  # while they are dealt any may be in a hand
        spare = shares - sum(hand.get(company["id"], 0) for hand in known.values())
        if not 0 <= spare <= SHARES:
            raise PositionError(f"companies: hands cannot hold {shares} shares of {company['id']}")
        left += [company["id"]] * spare
    for seat in view["seats"]:
        hand = known[seat["colour"]]
        while sum(hand.values()) < seat["shares"]:
            name = left.pop()
            hand[name] = hand.get(name, 0) + 1
    return known
