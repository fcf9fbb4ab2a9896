"""What each viewer may know, built up field by field; and a full state that a viewer could believe in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lutetia.engine.dice import roll
from lutetia.engine.kernel import Ints
from lutetia.engine.layout import Box
from lutetia.games.cite.data_form import (
    MODES,
    POOLS,
    cards_data,
    ground_data,
    markers_data,
    pieces_data,
    reserve_data,
    tiles_data,
    waiting_data,
)  # fmt: skip
from lutetia.games.cite.data_reader import read_position
from lutetia.games.cite.material import BUILDINGS, COLOURS
from lutetia.games.cite.scoring import score_data
from lutetia.games.cite.state import CHOOSE, LAY, LAYOUT, LIGHT, NONE, OVER, PHASES, POOL, City


def common(st: City, box: Box, rules_version: int) -> dict[str, Any]:
    """Return the view of a spectator, which has what all views have alike; `own` has the rest."""
    scored = score_data(st, box) if st.phase in (LIGHT, OVER) else None
    return {
        "game": "cite",
        "rules_version": rules_version,
        "players": 2,
        "options": {"cards": MODES[st.mode], "pool": POOLS[st.pool]},
        "viewer": None,
        "to_act": st.cur if st.phase in (CHOOSE, LAY, LIGHT) else None,
        "turn_of": None if st.cur == NONE else st.cur,
        "phase": PHASES[st.phase],
        "start": None if st.start == NONE else st.start,
        "first": None if st.first == NONE else st.first,
        "seats": [
            {
                "seat": seat,
                "colour": COLOURS[seat],
                "points": scored[seat]["total"] if scored else 0,
                "tokens": st.tokens[seat],
                "laid": st.laid[seat],
                "holds": st.hand[seat] != NONE,
                "hand": None,
                # The tiles not laid yet, the one in hand among them, by number: neither hand nor
                # order can be told from it (LC1.8).
                "unlaid": [t + 1 for t in range(8) if st.left[seat * 8 + t] or st.hand[seat] == t],
            }
            for seat in range(2)
        ],
        "tiles": tiles_data(st),
        "ground": ground_data(st),
        "pieces": pieces_data(st),
        "pool": [BUILDINGS[b] for b in range(12) if st.where[b] == POOL],
        "reserve": reserve_data(st),
        "postcards": cards_data(st),
        "waiting": waiting_data(st),
        "markers": markers_data(st),
        "fetched": None if st.fetched == NONE else BUILDINGS[st.fetched],
        "passes": st.passes,
        "scores": scored,
    }


def own(st: City, viewer: int | None, common: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the view of ``viewer`` has instead of ``common``.

    That is the tile in the own hand, which the rival may not know (LC1.6).
    """
    if viewer is None or st.hand[viewer] == NONE:
        return {"viewer": viewer}
    seats = list(common["seats"])
    seats[viewer] = {**seats[viewer], "hand": st.hand[viewer] + 1}
    return {"viewer": viewer, "seats": seats}


def view(st: City, viewer: int | None, rules_version: int) -> dict[str, Any]:
    """Return the view of ``viewer``.

    Hidden: the tile in the rival's hand and the order of the piles (LC1.6), nothing else.
    """
    made = common(st, LAYOUT.pack(st), rules_version)
    return made | own(st, viewer, made)


SHARED = (
    "options", "phase", "start", "to_act", "turn_of", "tiles", "ground", "pieces", "reserve", "postcards", "waiting", "markers", "first",
    "fetched", "passes",
)  # fmt: skip
"""What a view and a position have in common; a position has the hands besides."""


def imagine(view: Mapping[str, Any], dice: Ints) -> City:
    """Return a full record that the viewer of ``view`` could believe in: unseen hands are drawn evenly. Raises PositionError."""
    data = {key: view[key] for key in SHARED}
    hand = {}
    for seat in view["seats"]:
        if seat["holds"]:
            tiles = seat["unlaid"]
            hand[seat["colour"]] = (
                seat["hand"] if seat["hand"] is not None else tiles[int(roll(dice, len(tiles)))]
            )
    return read_position({**data, "hand": hand})
