"""What each viewer may know, built up field by field."""

from __future__ import annotations

from lutetia.engine.layout import Buffer
from lutetia.games.cite.cells import members
from lutetia.games.cite.material import BUILDINGS, COLOURS
from lutetia.games.cite.position_json.write import (
    cards_data,
    ground_data,
    markers_data,
    pieces_data,
    reserve_data,
    setup_data,
    tiles_data,
    waiting_data,
)
from lutetia.games.cite.schema.view import OwnView, Seat, SharedView
from lutetia.games.cite.scoring import score_data
from lutetia.games.cite.state import CHOOSE, LAY, LIGHT, NONE, OVER, PHASES, Fields


def shared_view(st: Fields, buffer: Buffer) -> SharedView:
    """Return the view of a spectator, which has what all views have alike;
    `own_view` has the rest."""
    scored = score_data(st, buffer) if st.phase in (LIGHT, OVER) else None
    return {
        **setup_data(st),
        "viewer": None,
        "to_act": st.cur if st.phase in (CHOOSE, LAY, LIGHT) else None,
        "turn_of": None if st.cur == NONE else st.cur,
        "phase": PHASES[st.phase],
        "start": None if st.start == NONE else st.start,
        "first": None if st.first == NONE else st.first,
        "seats": [seat_data(st, seat, scored[seat]["total"] if scored else 0) for seat in range(2)],
        "tiles": tiles_data(st),
        "ground": ground_data(st),
        "pieces": pieces_data(st),
        "pool": [BUILDINGS[b] for b in members(st.pooled)],
        "reserve": reserve_data(st),
        "postcards": cards_data(st),
        "waiting": waiting_data(st),
        "markers": markers_data(st),
        "fetched": None if st.fetched == NONE else BUILDINGS[st.fetched],
        "passes": st.passes,
        "scores": scored,
    }


def seat_data(st: Fields, seat: int, points: int) -> Seat:
    """Return one seat as a spectator may know it.

    ``unlaid`` has the tiles not laid yet, the one in hand among them, by number: neither hand nor
    order can be told from it (LC1.8).
    """
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "points": points,
        "tokens": st.tokens[seat],
        "laid": st.laid[seat],
        "holds": st.hand[seat] != NONE,
        "hand": None,
        "unlaid": [t + 1 for t in range(8) if st.left[seat] >> t & 1 or st.hand[seat] == t],
    }


def own_view(st: Fields, buffer: Buffer, viewer: int | None, shared: SharedView) -> OwnView:
    """Return what the view of ``viewer`` has instead of ``shared``.

    That is the tile in the own hand, which the rival may not know (LC1.6).
    """
    if viewer is None or st.hand[viewer] == NONE:
        return {"viewer": viewer}
    seats = list(shared["seats"])
    seats[viewer] = {**seats[viewer], "hand": st.hand[viewer] + 1}
    return {"viewer": viewer, "seats": seats}


SHARED = (
    "options", "phase", "start", "to_act", "turn_of", "tiles", "ground", "pieces", "reserve",
    "postcards", "waiting", "markers", "first",
    "fetched", "passes",
)  # fmt: skip
"""What a view and a position have in common; a position has the hands besides."""
