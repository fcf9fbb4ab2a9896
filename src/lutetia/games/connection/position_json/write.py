"""Positions as plain JSON: how they are written,
and the parts that views share (docs/positions.md)."""

from __future__ import annotations

from lutetia.engine.kernel import Ints
from lutetia.engine.schema import Setup
from lutetia.games.connection.material import COMPANIES, HEXES, KINDS, SEATS, SHARES, STARTS, C
from lutetia.games.connection.schema.position import Whole
from lutetia.games.connection.schema.view import Laying, Trade
from lutetia.games.connection.state import BUILD, NONE, OVER, PHASES, START, TRADE, Fields

_MEMBERS = [
    [name for company, name in enumerate(COMPANIES) if companies >> company & 1]
    for companies in range(1 << C)
]


def setup_data(st: Fields) -> Setup:
    """Return what a view and a position begin with: the number of players, and no options."""
    return {"players": st.players, "options": {}}


def members(companies: int) -> list[str]:
    """Return the ids of a set of companies written as bits."""
    return list(_MEMBERS[companies])


def colours(st: Fields) -> tuple[str, ...]:
    """Return the colour words of the seats."""
    return SEATS[: st.players]


def counts(run: Ints, seat: int) -> dict[str, int]:
    """Return the numbers of one seat by company, without the zeros."""
    own = run[seat * C : seat * C + C]
    return {name: n for name, n in zip(COMPANIES, own, strict=True) if n}


def by_colour(st: Fields, run: Ints) -> dict[str, dict[str, int]]:
    """Return the numbers of all seats that have any, by colour and company."""
    return {colour: made for seat, colour in enumerate(colours(st)) if (made := counts(run, seat))}


def map_data(st: Fields, starts: bool) -> dict[str, list[str]]:
    """Return who stands where, with or without the start hexes."""
    return {
        name: members(on)
        for name, kind, on in zip(HEXES, KINDS, st.on, strict=True)
        if on and (starts or kind != "start")
    }


def stations_data(st: Fields) -> dict[str, str]:
    """Return the start hex of each company that has one."""
    return {
        name: HEXES[STARTS[st.station[company]]]
        for company, name in enumerate(COMPANIES)
        if st.station[company] != NONE
    }


def held(st: Fields, company: int) -> int:
    """Return the shares of ``company`` that all seats hold together."""
    return sum(st.hand[company::C])


def dealt_of(st: Fields, company: int) -> int:
    """Return how many shares of ``company`` were dealt to all together (PC1.6)."""
    return held(st, company) + sum(st.gave[company::C]) - sum(st.took[company::C])


def placed_of(st: Fields, company: int) -> int:
    """Return the locomotives of ``company`` that were placed on the map."""
    return SHARES - st.stock[company] - held(st, company)


def laying_data(st: Fields) -> Laying:
    """Return the company that is being built, and where it was laid in this turn."""
    return {"company": COMPANIES[st.company], "laid": [HEXES[at] for at in st.laid[: st.n_laid]]}


def trade_data(st: Fields) -> Trade | None:
    """Return the trade going on."""
    return {"returned": COMPANIES[st.company]} if st.phase == TRADE else None


def turn_of(st: Fields) -> int | None:
    """Return whose turn it is."""
    return None if st.phase <= START or st.phase == OVER else st.cur


def write_position(st: Fields) -> Whole:
    """Return the whole record as plain JSON."""
    return {
        **setup_data(st),
        "phase": PHASES[st.phase],
        "start": None if st.start == NONE else st.start,
        "turn": st.turn,
        "idle": st.idle,
        "turn_of": turn_of(st),
        "to_act": turn_of(st),
        "stations": stations_data(st),
        "map": map_data(st, starts=False),
        "hand": {colour: counts(st.hand, seat) for seat, colour in enumerate(colours(st))},
        "took": by_colour(st, st.took),
        "returned": by_colour(st, st.gave),
        "floor": by_colour(st, st.floor),
        "build": laying_data(st) if st.phase == BUILD else None,
        "trade": trade_data(st),
    }
