"""What each viewer may know, built up field by field; and a full state that a viewer could believe in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lutetia.engine.kernel import Ints, plain, zeros
from lutetia.engine.layout import Box
from lutetia.games.connection import doors
from lutetia.games.connection.data_form import (
    counts,
    dealt_of,
    going_on,
    held,
    map_data,
    members,
    placed_of,
    turn_of,
)
from lutetia.games.connection.material import (
    COMPANIES,
    DEALT,
    HEXES,
    LIMIT,
    PENALTY,
    SEATS,
    SHARES,
    STARTS,
    VALUE,
    C,
    H,
)
from lutetia.games.connection.reader import read_position
from lutetia.games.connection.refusals import explain
from lutetia.games.connection.rules import codes
from lutetia.games.connection.rules.actions import LAY
from lutetia.games.connection.scoring import ended_by, only_data, survey
from lutetia.games.connection.state import BUILD, LAYOUT, NONE, OVER, PHASES, START, Position


def company_data(st: Position, company: int, found: list[int]) -> dict[str, Any]:
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


def build_data(st: Position, box: Box) -> dict[str, Any] | None:
    """Return the build going on, with the reason for every hex beside the company's track that is no place for it."""
    if st.phase != BUILD:
        return None
    reasons = zeros(H)
    doors.why_not(box, st.company, reasons)
    refused = {}
    for at, reason in enumerate(plain(reasons)):
        if st.near[at] >> st.company & 1 and reason not in (codes.OK, codes.STANDS_THERE):
            no = explain(st, LAY.code([at]), reason)
            refused[HEXES[at]] = {"rule": no.rule, "key": no.key, "args": no.args}
    points = sum(int(VALUE[at]) for at in st.laid[: st.n_laid])
    return {**(going_on(st)["build"] or {}), "points": points, "refused": refused}


def bounds(
    st: Position, box: Box, viewer: int | None
) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    """Return how many shares of each company each seat holds at least and at most, as ``viewer`` can work out (PC9.3)."""
    out = zeros(72)
    doors.bounds(box, NONE if viewer is None else viewer, out)
    found = plain(out)
    seats = range(st.players)
    least = [counts(st.hand if seat == viewer else found, seat) for seat in seats]
    most = [
        counts(st.hand if seat == viewer else found, seat + 6 * (seat != viewer)) for seat in seats
    ]
    return least, most


def seats_data(st: Position, box: Box) -> list[dict[str, Any]]:
    """Return all seats as a spectator may know them: the colours of hands stay hidden until the end (PC9.1)."""
    over = st.phase == OVER
    if over:
        least = most = [counts(st.hand, seat) for seat in range(st.players)]
    elif st.phase >= START:
        least, most = bounds(st, box, None)
    out = []
    for seat in range(st.players):
        shares = sum(st.hand[seat * C : seat * C + C])
        out.append(
            {
                "seat": seat,
                "colour": SEATS[seat],
                "shares": shares,
                "over": max(0, shares - int(LIMIT[st.players - 3])),
                "hand": counts(st.hand, seat) if over else None,
                "points": int(doors.driver.total(box, seat)) if over else None,
                "took": counts(st.took, seat),
                "returned": counts(st.gave, seat),
                "floor": counts(st.floor, seat),
                "least": least[seat] if st.phase >= START else None,
                "most": most[seat] if st.phase >= START else None,
            }
        )
    return out


def common(st: Position, box: Box, rules_version: int) -> dict[str, Any]:
    """Return the view of a spectator: all that anybody sees, with the seats as nobody's own."""
    found = survey(box)
    return {
        "game": "connection",
        "rules_version": rules_version,
        "players": st.players,
        "options": {},
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
        "build": build_data(st, box),
        "trade": going_on(st)["trade"],
        "ended": ended_by(st) if st.phase == OVER else None,
        "seats": seats_data(st, box),
    }


def own(st: Position, box: Box, viewer: int | None, common: Mapping[str, Any]) -> dict[str, Any]:
    """Return what ``viewer`` sees otherwise: their own hand, and what it tells of the others."""
    if viewer is None or st.phase == OVER:
        return {"viewer": viewer}
    seats = list(common["seats"])
    if st.phase >= START:
        least, most = bounds(st, box, viewer)
        seats = [
            {**seat, "least": low, "most": high}
            for seat, low, high in zip(seats, least, most, strict=True)
        ]
    hand, points = counts(st.hand, viewer), int(doors.driver.total(box, viewer))
    seats[viewer] = {**seats[viewer], "hand": hand, "points": points}
    return {"viewer": viewer, "seats": seats}


def view(st: Position, box: Box, viewer: int | None, rules_version: int) -> dict[str, Any]:
    """Return the view of ``viewer`` (docs/protocol.md); a perfect memory adds nothing, for the notepad is open to all."""
    shared = common(st, box, rules_version)
    return {**shared, **own(st, box, viewer, shared)}


def imagine(view: Mapping[str, Any], dice: Ints) -> Position:
    """Return a full record that the viewer of ``view`` could believe in, drawn with ``dice`` as likely as it is. Raises PositionError."""
    data: dict[str, Any] = {
        key: view[key]
        for key in ("players", "phase", "start", "turn", "idle", "turn_of", "to_act", "trade")
    }
    seats = view["seats"]
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
    box = LAYOUT.pack(read_position(data))
    doors.driver.dream(box, NONE if view["viewer"] is None else view["viewer"], dice)
    return LAYOUT.read(box)


def _some_hands(view: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """Return hands that agree with ``view``: what is known, then the shares left in any order; the dice come later."""
    known = {
        seat["colour"]: dict(seat["hand"] if seat["hand"] is not None else seat["least"] or {})
        for seat in view["seats"]
    }
    left = []
    for company in view["companies"]:
        shares = (
            SHARES if company["shares"] is None else company["shares"]
        )  # while they are dealt any may be in a hand
        left += [company["id"]] * (
            shares - sum(hand.get(company["id"], 0) for hand in known.values())
        )
    for seat in view["seats"]:
        hand = known[seat["colour"]]
        while sum(hand.values()) < seat["shares"]:
            name = left.pop()
            hand[name] = hand.get(name, 0) + 1
    return known
