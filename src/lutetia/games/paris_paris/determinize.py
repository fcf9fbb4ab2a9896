"""A full record that the viewer of a view could believe in."""

from __future__ import annotations

from lutetia.engine.errors import PositionError
from lutetia.engine.json_types import JsonMapping, JsonObject
from lutetia.engine.kernel import Ints
from lutetia.engine.rng import randbelow
from lutetia.games.paris_paris.material import COLOURS, COUNTS, ROUTES, TILE_IDS
from lutetia.games.paris_paris.position_json.read import read_position
from lutetia.games.paris_paris.state import TWO_PLAYERS, Fields


def determinize(view: JsonMapping, rng: Ints) -> Fields:
    """Return a full record that the viewer of ``view`` could believe in, drawn with ``rng``.
    Raises PositionError.

    Cards of others are dealt uniformly among the routes the viewer does not see. Without "recall"
    the tiles still in the stacks are drawn uniformly from those not in sight, and the houses in the
    bag from those that are missing on the board.
    """
    data: JsonObject = {key: view[key] for key in _SHARED if key in view}
    players = int(view["players"])
    recall = view.get("recall")
    data["points"] = {
        seat["colour"]: {source: seat[source] for source in ("small", "big", "special", "bag")}
        for seat in view["seats"]
    }
    data["marker"] = {seat["colour"]: seat["marker"] for seat in view["seats"] if seat["marker"]}
    missing = [
        COLOURS[seat] for seat in range(view["dealt"]) if COLOURS[seat] not in data["marker"]
    ]
    pool = [
        route
        for route in ROUTES
        if route not in data["marker"].values() and route != view["open_marker"]
    ]
    for colour in missing:
        data["marker"][colour] = pool.pop(int(randbelow(rng, len(pool))))
    if recall is not None:
        data["bag"], data["left"] = recall["bag"], recall["left"]
    else:
        data["bag"] = view["bag"] if view["bag"] is not None else _guess_bag(view, players, rng)
        data["left"] = _guess_left(view, rng)
    return read_position(data)


_SHARED = (
    "players",
    "options",
    "phase",
    "round",
    "start",
    "turn",
    "to_act",
    "houses",
    "offer",
    "parked",
    "open_marker",
    "agreed",
)


def _guess_bag(view: JsonMapping, players: int, rng: Ints) -> dict[str, int]:
    bag = {}
    for seat in view["seats"]:
        before = max(0, view["round"] - 1) if view["phase"] != "over" else view["round"]
        order = (seat["seat"] - (view["start"] or 0)) % players
        built = before + (1 if view["phase"] == "build" and order < view["turn"] else 0)
        gone = max(0, built - seat["houses"])
        bag[seat["colour"]] = int(randbelow(rng, int(gone) + 1)) if players > TWO_PLAYERS else 0
    return bag


def _guess_left(view: JsonMapping, rng: Ints) -> dict[str, int]:
    hidden = list(COUNTS)
    for tile in [*view["offer"], *view["parked"]]:
        hidden[TILE_IDS.index(tile)] -= 1
    drawn = len(view["offer"]) if view["phase"] == "draw" else 0
    want = int(view["stacks"]) * (int(view["players"]) + 1) - drawn
    if not 0 <= want <= sum(hidden):
        raise PositionError(f"stacks: there cannot be {view['stacks']}")
    while sum(hidden) > want:
        pick = int(randbelow(rng, sum(hidden)))
        for tile, n in enumerate(hidden):
            pick -= n
            if pick < 0:
                hidden[tile] -= 1
                break
    return {TILE_IDS[tile]: n for tile, n in enumerate(hidden) if n}
