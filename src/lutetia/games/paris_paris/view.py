"""What each viewer may know, built up field by field."""

from __future__ import annotations

from lutetia.engine.layout import Buffer
from lutetia.games.paris_paris.material import COLOURS, ROUTES
from lutetia.games.paris_paris.position_json.write import (
    bag_data,
    houses_data,
    left_data,
    offer_data,
    parked_data,
    setup_data,
)
from lutetia.games.paris_paris.rules.setup import rounds
from lutetia.games.paris_paris.schema.view import OwnView, Recalled, Seat, SharedView
from lutetia.games.paris_paris.scoring import on_board
from lutetia.games.paris_paris.state import BUILD, DRAW, NONE, OVER, PHASES, TWO_PLAYERS, Fields


def seat_data(st: Fields, seat: int) -> Seat:
    """Return one seat; its card is hidden from all until the end (PP1.5)."""
    known = st.phase == OVER and st.marker[seat] != NONE
    return {
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


def shared_view(st: Fields, buffer: Buffer) -> SharedView:
    """Return the view of a spectator; hidden: the cards (PP1.5), the bag (PP5.7), what comes."""
    over = st.phase == OVER
    n_rounds = int(rounds(st.players))
    return {
        **setup_data(st),
        "viewer": None,
        "to_act": st.cur if st.phase == BUILD else None,
        "phase": PHASES[st.phase],
        "round": st.round,
        "rounds": n_rounds,
        "start": st.start if st.start >= 0 else None,
        "turn": st.turn,
        "dealt": sum(1 for seat in range(st.players) if st.marker[seat] != NONE),
        "seats": [seat_data(st, seat) for seat in range(st.players)],
        "houses": houses_data(st),
        "offer": offer_data(st),
        "parked": parked_data(st),
        "open_marker": ROUTES[st.open_marker] if st.open_marker != NONE else None,
        "bag": bag_data(st)
        if st.players > TWO_PLAYERS and (st.open_bag or over)
        else None,  # PP9.1
        "stacks": n_rounds - st.round if st.phase != DRAW else n_rounds - st.round + 1,
    }


def own_view(st: Fields, buffer: Buffer, viewer: int | None, shared: SharedView) -> OwnView:
    """Return what ``viewer`` sees otherwise: their own card (PP1.5)."""
    if viewer is None or st.marker[viewer] == NONE:
        return {"viewer": viewer}
    seats = list(shared["seats"])
    seats[viewer] = {**seats[viewer], "marker": ROUTES[st.marker[viewer]]}
    return {"viewer": viewer, "seats": seats}


def recalled(st: Fields, buffer: Buffer, made: SharedView) -> Recalled:
    """Return what a perfect memory adds: what is in the bag and what is still to come."""
    return {"recall": {"bag": bag_data(st), "left": left_data(st)}}
