"""What each viewer may know, built up field by field."""

from __future__ import annotations

from lutetia.engine.kernel import to_list, zeros
from lutetia.engine.layout import Buffer
from lutetia.engine.schema import Counts
from lutetia.games.connection import kernel_calls
from lutetia.games.connection.material import (
    COMPANIES,
    DEALT,
    HEXES,
    LIMIT,
    PENALTY,
    SEATS,
    STARTS,
    VALUE,
    WORDS,
    C,
    H,
)
from lutetia.games.connection.position_json.write import (
    counts,
    dealt_of,
    held,
    laying_data,
    map_data,
    members,
    placed_of,
    setup_data,
    trade_data,
    turn_of,
)
from lutetia.games.connection.refusals import refusal_for
from lutetia.games.connection.rules import codes
from lutetia.games.connection.rules.actions import LAY
from lutetia.games.connection.schema.view import (
    Build,
    Company,
    OwnView,
    Refused,
    Seat,
    SharedView,
)
from lutetia.games.connection.scoring import ended_by, only_data, survey
from lutetia.games.connection.state import BUILD, NONE, OVER, PHASES, START, Fields


def company_data(st: Fields, company: int, found: list[int]) -> Company:
    """Return what is open of one company: everything (PC9.2)."""
    sorted_out = st.phase >= START
    on_map = st.phase > START
    station = st.station[company]
    return {
        "id": COMPANIES[company],
        "start": None if station == NONE else HEXES[STARTS[station]],
        "value": st.value[company],
        "placed": placed_of(st, company) if on_map else 0,
        "stock": st.stock[company] if sorted_out else None,
        "shares": held(st, company) if sorted_out else None,
        "shares_dealt": dealt_of(st, company) if sorted_out else None,
        "linked": st.value[company] > 0,
        "places": found[company],
        "shut_in": members(found[C + company]),
    }


def build_data(st: Fields, buffer: Buffer) -> Build | None:
    """Return the build going on, with the reason for every hex beside the
    company's track that is no place for it."""
    if st.phase != BUILD:
        return None
    reasons = zeros(H)
    kernel_calls.why_not(buffer, st.company, reasons)
    near = st.near[st.company * WORDS : (st.company + 1) * WORDS]
    refused: dict[str, Refused] = {}
    for at, reason in enumerate(to_list(reasons)):
        if near[at // 64] >> at % 64 & 1 and reason not in (codes.OK, codes.STANDS_THERE):
            no = refusal_for(st, LAY.code([at]), reason)
            refused[HEXES[at]] = {"rule": no.rule, "key": no.key, "args": dict(no.args)}
    points = sum(int(VALUE[at]) for at in st.laid[: st.n_laid])
    return {**laying_data(st), "points": points, "refused": refused}


def bounds(st: Fields, buffer: Buffer, viewer: int | None) -> tuple[list[Counts], list[Counts]]:
    """Return how many shares of each company each seat holds at least and at most,
    as ``viewer`` can work out (PC9.3)."""
    out = zeros(72)
    kernel_calls.bounds(buffer, NONE if viewer is None else viewer, out)
    found = to_list(out)
    seats = range(st.players)
    least = [counts(st.hand if seat == viewer else found, seat) for seat in seats]
    most = [
        counts(st.hand if seat == viewer else found, seat + 6 * (seat != viewer)) for seat in seats
    ]
    return least, most


def seats_data(st: Fields, buffer: Buffer) -> list[Seat]:
    """Return all seats as a spectator may know them:
    the colours of hands stay hidden until the end (PC9.1)."""
    over = st.phase == OVER
    if over:
        least = most = [counts(st.hand, seat) for seat in range(st.players)]
    elif st.phase >= START:
        least, most = bounds(st, buffer, None)
    out: list[Seat] = []
    for seat in range(st.players):
        shares = sum(st.hand[seat * C : seat * C + C])
        out.append(
            {
                "seat": seat,
                "colour": SEATS[seat],
                "shares": shares,
                "over": max(0, shares - int(LIMIT[st.players - 3])),
                "hand": counts(st.hand, seat) if over else None,
                "points": int(kernel_calls.entry_points.points(buffer, seat)) if over else None,
                "took": counts(st.took, seat),
                "returned": counts(st.gave, seat),
                "floor": counts(st.floor, seat),
                "least": least[seat] if st.phase >= START else None,
                "most": most[seat] if st.phase >= START else None,
            }
        )
    return out


def shared_view(st: Fields, buffer: Buffer) -> SharedView:
    """Return the view of a spectator: all that anybody sees, with the seats as nobody's own."""
    found = survey(buffer)
    return {
        **setup_data(st),
        "viewer": None,
        "to_act": turn_of(st),
        "turn_of": turn_of(st),
        "phase": PHASES[st.phase],
        "start": None if st.start == NONE else st.start,
        "turn": st.turn,
        "idle": st.idle,
        "dealt": int(DEALT[st.players - 3]),
        "limit": int(LIMIT[st.players - 3]),
        "penalty": PENALTY,
        "companies": [company_data(st, company, found) for company in range(C)],
        "map": map_data(st, starts=True),
        "only": only_data(found[2 * C :]),
        "build": build_data(st, buffer),
        "trade": trade_data(st),
        "ended": ended_by(st) if st.phase == OVER else None,
        "seats": seats_data(st, buffer),
    }


def own_view(st: Fields, buffer: Buffer, viewer: int | None, shared: SharedView) -> OwnView:
    """Return what ``viewer`` sees otherwise: their own hand, and what it tells of the others."""
    if viewer is None or st.phase == OVER:
        return {"viewer": viewer}
    seats: list[Seat] = list(shared["seats"])
    if st.phase >= START:
        least, most = bounds(st, buffer, viewer)
        seats = [
            {**seat, "least": low, "most": high}
            for seat, low, high in zip(seats, least, most, strict=True)
        ]
    hand, points = counts(st.hand, viewer), int(kernel_calls.entry_points.points(buffer, viewer))
    seats[viewer] = {**seats[viewer], "hand": hand, "points": points}
    return {"viewer": viewer, "seats": seats}
