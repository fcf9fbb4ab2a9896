"""Short ways to set up positions of Paris Paris."""

from __future__ import annotations

from typing import Any

import lutetia
from lutetia.engine.actors import CHANCE
from lutetia.engine.game import State
from lutetia.engine.kernel import zeros
from lutetia.engine.trace import make_null_trace
from lutetia.games.paris_paris import kernel_calls
from lutetia.games.paris_paris.material import ROUTES, TILE_IDS
from lutetia.games.paris_paris.state import LAYOUT

GAME = lutetia.game("paris_paris")
COLOURS = GAME.meta.colours
TERMINI = (
    "pantheon/teal",
    "bastille/orange",
    "invalides/brown",
    "pere-lachaise/brown",
    "montparnasse/blue",
)


def position(players: int = 4, **fields: Any) -> State:
    """Return a state in which the seats build; offers are filled
    up with tiles that do not matter."""
    offer = list(fields.pop("offer", []))
    turn = fields.get("turn", 0)
    spare = (tile for tile in TERMINI if tile not in offer)
    while len(offer) < players + 1 - turn:
        offer.append(next(spare))
    return GAME.position({"players": players, "offer": offer, **fields})


def last_build(players: int, build: str, left: str, **fields: Any) -> State:
    """Return the state after the last seat of a round builds ``build``
    and the tile ``left`` is left over."""
    tile = build.split()[1]
    offer = [tile if "/" in tile else next(t for t in TILE_IDS if t.startswith(tile + "/")), left]
    return position(players, offer=offer, turn=players - 1, **fields).play(build)


def points(state: State) -> dict[str, int]:
    """Return the points of each colour, without those who have none."""
    return {COLOURS[seat]: total for seat, total in enumerate(state.scores().totals) if total}


def paid(pays: list[int]) -> dict[str, int]:
    """Return payments by colour, without zeros."""
    return {COLOURS[seat]: n for seat, n in enumerate(pays) if n}


def small(state: State, tile: str) -> dict[str, int]:
    """Return what a small tour of ``tile`` would pay now."""
    pay = zeros(4)
    kernel_calls.small(LAYOUT.pack(state.fields), TILE_IDS.index(tile), pay, make_null_trace())
    return paid([int(points) for points in pay])


def tour(state: State, route: str) -> dict[str, int]:
    """Return what a big tour of ``route`` would pay now."""
    pay = zeros(4)
    kernel_calls.tour_of(LAYOUT.pack(state.fields), ROUTES.index(route), pay, make_null_trace())
    return paid([int(points) for points in pay])


def kinds(state: State) -> list[str]:
    """Return the kinds of the last events."""
    return [event.kind for event in state.events]


def dealt(players: int, seed: int = 1) -> State:
    """Return a new game after chance has set it up."""
    state = GAME.new(players)
    while state.to_act == CHANCE:
        state = state.play(state.draw(seed))
    return state
