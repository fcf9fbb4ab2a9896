"""Every kind of action of Paris Paris, with its text, its codes and its kernels.
Codes never change.

``build louvre/red over grey``: take the red Louvre tile and build there; grey's house leaves.
``over`` names the house that leaves and is written whenever one does. The route may be left out
when only one tile of the stop is on offer, ``over`` when there is no choice.
"""

from __future__ import annotations

from lutetia.engine.action_table import ActionKind, ActionTable, Field, Said
from lutetia.engine.json_types import JsonObject
from lutetia.games.paris_paris.material import COLOURS, NAMES, ON, ROUTES, STOPS, TILE_IDS, TILES
from lutetia.games.paris_paris.rules import build, setup

TILE = Field("tile", TILE_IDS)
HOUSE = Field("house", ("", *(f" over {colour}" for colour in COLOURS)), first=-1, room=8)
SEAT = Field("seat", COLOURS, catalogue="colour")
ROUTE = Field("route", ROUTES, catalogue="route")
STOP = Field("stop", STOPS, catalogue="stop", also=dict(zip(NAMES, STOPS, strict=True)))


def tile_told(tile: int) -> JsonObject:
    """Return a tile as named values."""
    stop, route = TILES[tile]
    return {"tile": TILE_IDS[tile], "stop": STOPS[stop], "route": ROUTES[route]}


def build_told(tile: int, over: int) -> JsonObject:
    """Return a build as named values: the tile, and the colour of the house that leaves,
    or None."""
    return {**tile_told(tile), "over": None if over < 0 else COLOURS[over]}


BUILD = ActionKind(
    "build {tile}{house}", 0, (TILE, HOUSE), build.build, build.build_refuse,
    typed=("build [at] {stop} [{route}] [over {seat:over}]",), told=build_told, act="",
    says="""Take a tile and build at its stop.

    Attributes:
        over: the colour of the house that leaves.
    """,
)  # fmt: skip
START = ActionKind("start {seat}", 300, (SEAT,), setup.set_start, weight=setup.start_weight)
MARKER = ActionKind(
    "marker {seat} {route}", 310, (SEAT, ROUTE), setup.deal_marker, weight=setup.marker_weight,
    secret="route", owner="seat",
)  # fmt: skip
OPEN = ActionKind("marker open {route}", 340, (ROUTE,), setup.open_marker, weight=setup.open_weight)
DRAW = ActionKind(
    "draw {tile}", 350, (TILE,), setup.draw_tile, weight=setup.tile_weight,
    typed=("draw {stop} {route}",), told=tile_told,
)  # fmt: skip


def never(verb: str, said: Said) -> tuple[str, str, dict[str, object]] | None:
    """Return the rule against a tile of a route on which its stop does not lie."""
    if "route" not in said or ROUTES.index(said["route"]) in ON[STOPS.index(said["stop"])]:
        return None
    return "PP2.4", "not_on_route", {"stop": said["stop"], "route": said["route"]}


ACTIONS = ActionTable("paris_paris", (BUILD, START, MARKER, OPEN, DRAW), words=(STOP,), never=never)
