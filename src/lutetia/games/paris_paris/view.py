"""What each viewer may know, built up field by field; and a full state that a viewer could believe in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lutetia.engine.dice import roll
from lutetia.engine.kernel import Ints
from lutetia.games.paris_paris.data_form import houses_data, offer_data, parked_data, read_position
from lutetia.games.paris_paris.material import COLOURS, COUNTS, ROUTES, TILE_IDS
from lutetia.games.paris_paris.rules.setup import rounds
from lutetia.games.paris_paris.scoring import on_board
from lutetia.games.paris_paris.state import BUILD, NONE, OVER, PHASES, Position


def common(st: Position, rules_version: int) -> dict[str, Any]:
    """Return the view of a spectator; hidden: the cards (PP1.5), the bag (PP5.7), what comes."""
    over = st.phase == OVER
    seats = []
    for seat in range(st.players):
        known = over and st.marker[seat] != NONE
        seats.append(
            {
                "seat": seat,
                "colour": COLOURS[seat],
                "points": st.small[seat] + st.big[seat] + st.special[seat] + st.bag[seat],
                "small": st.small[seat],
                "big": st.big[seat],
                "special": st.special[seat],
                "bag": st.bag[seat],
                "houses": on_board(st, seat),
                "marker": ROUTES[st.marker[seat]] if known else None,
            }
        )
    n_rounds = int(rounds(st.players))
    return {
        "game": "paris_paris",
        "rules_version": rules_version,
        "players": st.players,
        "options": {
            "open_bag": bool(st.open_bag),
            "small_tour": "tile_route" if st.tile_route else "both",
        },
        "viewer": None,
        "to_act": st.cur if st.phase == BUILD else None,
        "phase": PHASES[st.phase],
        "round": st.round,
        "rounds": n_rounds,
        "start": st.start if st.start >= 0 else None,
        "turn": st.turn,
        "dealt": sum(1 for seat in range(st.players) if st.marker[seat] != NONE),
        "seats": seats,
        "houses": houses_data(st),
        "offer": offer_data(st),
        "parked": parked_data(st),
        "open_marker": ROUTES[st.open_marker] if st.open_marker != NONE else None,
        "bag": bag_data(st) if st.players > 2 and (st.open_bag or over) else None,  # PP9.1
        "stacks": n_rounds - st.round if st.phase != 2 else n_rounds - st.round + 1,
    }


def bag_data(st: Position) -> dict[str, int]:
    """Return the houses in the bag by colour."""
    return {COLOURS[seat]: st.removed[seat] for seat in range(st.players)}


def own(st: Position, viewer: int | None, common: Mapping[str, Any]) -> dict[str, Any]:
    """Return what ``viewer`` sees otherwise: their own card (PP1.5)."""
    if viewer is None or st.marker[viewer] == NONE:
        return {"viewer": viewer}
    seats = list(common["seats"])
    seats[viewer] = {**seats[viewer], "marker": ROUTES[st.marker[viewer]]}
    return {"viewer": viewer, "seats": seats}


def view(st: Position, viewer: int | None, recall: bool, rules_version: int) -> dict[str, Any]:
    """Return the view of ``viewer`` (docs/protocol.md), with ``recall`` what is in the bag and what is still to come as well."""
    shared = common(st, rules_version)
    out = {**shared, **own(st, viewer, shared)}
    if recall:
        out["recall"] = {
            "bag": bag_data(st),
            "left": {TILE_IDS[tile]: n for tile, n in enumerate(st.left) if n},
        }
    return out


def imagine(view: Mapping[str, Any], dice: Ints) -> Position:
    """Return a full record that the viewer of ``view`` could believe in, drawn with ``dice``. Raises PositionError.

    Cards of others are dealt uniformly among the routes the viewer does not see. Without "recall" the tiles still in the stacks are drawn
    uniformly from those not in sight, and the houses in the bag from those that are missing on the board.
    """
    data: dict[str, Any] = {key: view[key] for key in _SHARED if key in view}
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
        data["marker"][colour] = pool.pop(int(roll(dice, len(pool))))
    if recall is not None:
        data["bag"], data["left"] = recall["bag"], recall["left"]
    else:
        data["bag"] = view["bag"] if view["bag"] is not None else _guess_bag(view, players, dice)
        data["left"] = _guess_left(view, dice)
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
)


def _guess_bag(view: Mapping[str, Any], players: int, dice: Ints) -> dict[str, int]:
    bag = {}
    for seat in view["seats"]:
        before = max(0, view["round"] - 1) if view["phase"] != "over" else view["round"]
        order = (seat["seat"] - (view["start"] or 0)) % players
        built = before + (1 if view["phase"] == "build" and order < view["turn"] else 0)
        gone = max(0, built - seat["houses"])
        bag[seat["colour"]] = int(roll(dice, gone + 1)) if players > 2 else 0
    return bag


def _guess_left(view: Mapping[str, Any], dice: Ints) -> dict[str, int]:
    hidden = list(COUNTS)
    for tile in [*view["offer"], *view["parked"]]:
        hidden[TILE_IDS.index(tile)] -= 1
    drawn = len(view["offer"]) if view["phase"] == "draw" else 0
    want = int(view["stacks"]) * (int(view["players"]) + 1) - drawn
    while sum(hidden) > want:
        pick = int(roll(dice, sum(hidden)))
        for tile, n in enumerate(hidden):
            pick -= n
            if pick < 0:
                hidden[tile] -= 1
                break
    return {TILE_IDS[tile]: n for tile, n in enumerate(hidden) if n}
