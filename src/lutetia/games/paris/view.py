"""What each viewer may know, built up field by field."""

from __future__ import annotations

from collections.abc import Sequence

from lutetia.engine.kernel import to_list, zeros
from lutetia.engine.layout import Buffer
from lutetia.games.paris import kernel_calls
from lutetia.games.paris.kernel_calls import FACTS, PAYS
from lutetia.games.paris.material import (
    BANKS,
    COLOURS,
    DISTRICTS,
    END_COUNT,
    ENDS,
    FRANCS_TILE,
    JOIN_OTHERS_TILE,
    JOIN_OWN_TILE,
    N_ENDS,
    PRIZES,
)
from lutetia.games.paris.position_json.write import (
    NUMBERS,
    shared_data,
    taken_data,
    tokens_data,
    unused_data,
    unused_ends,
)
from lutetia.games.paris.schema.view import (
    District,
    Gives,
    Look,
    OwnView,
    Recalled,
    Seat,
    SharedView,
)
from lutetia.games.paris.scoring import SCORING_TILES, standing_of
from lutetia.games.paris.state import NONE, OVER, TAKE, TURN, Fields

PAY_NOTHING = tuple(tile + 1 for tile in (JOIN_OWN_TILE, JOIN_OTHERS_TILE, FRANCS_TILE))
"""Bonus tiles that are not used by themselves."""
SCORES = tuple(n in SCORING_TILES for n in range(1, 31))
"""For every bonus tile whether it is one of `SCORING_TILES`."""


def looks_data(st: Fields, viewer: int | None) -> list[Look]:
    """Return what ``viewer`` saw each time it looked through the end-game tiles:
    how many takes before, what was left (PA10.3)."""
    looks = [i for i in range(st.n_takes) if st.take_seat[i] == viewer]
    if st.phase == TURN and st.step == TAKE and st.cur == viewer:
        looks.append(st.n_takes)
    out: list[Look] = []
    for at in looks:
        gone = st.take_kind[:at]
        left = {end: int(END_COUNT[kind]) - gone.count(kind) for kind, end in enumerate(ENDS)}
        out.append({"after": at, "left": {end: n for end, n in left.items() if n}})
    return out


def districts_data(st: Fields, numbers: list[int]) -> list[District]:
    """Return how every district stands, and what each free scoring tile would pay there.

    ``numbers`` are the `kernel_calls.facts` of all districts.
    """
    free = [p for p in range(6) if p not in st.prize]
    out: list[District] = []
    for d, name in enumerate(DISTRICTS):
        own = numbers[d * 4 * FACTS : (d + 1) * 4 * FACTS]
        prize = st.prize[d]
        would = {}
        if prize == NONE:
            pays = [(PRIZES[p], (PAYS + p) * 4) for p in free]
            would = {name: own[at : at + st.players] for name, at in pays}
        out.append(
            {
                "id": name,
                "bank": BANKS[d],
                **standing_of(st.players, prize, own),
                "prize": PRIZES[prize] if prize != NONE else None,
                "would": would,
            }
        )
    return out


def seat_data(
    st: Fields,
    buffer: Buffer,
    seat: int,
    points: int,
    seen: bool,
    own: bool,
    facts: Sequence[int] = (),
) -> Seat:
    """Return one seat; None stands for what its screen hides (PA1.13, PA12.8).

    ``seen``: tokens, francs and unused tiles are known; ``own``: the end-game tiles as well;
    ``facts``: what bonus tiles pay the seat where that is known already.
    """
    unused = unused_data(st, seat) if seen else []
    if seen:
        facts = facts or tile_facts(buffer, seat)
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "points": points,
        "francs": st.francs[seat] if seen else None,
        "behind": st.hand[seat] if seen else None,
        "held": tokens_data(st, seat) if seen else None,
        "unused": unused if seen else None,
        "pays": {NUMBERS[n - 1]: facts[2 * n - 2] for n in unused if n not in PAY_NOTHING}
        if seen
        else None,
        "ends": unused_ends(st, seat) if own else None,
        "hand": taken_data(st, seat) if own else None,
    }


def tile_facts(buffer: Buffer, seat: int) -> list[int]:
    """Return for each bonus tile the points and the francs that using it would give ``seat``."""
    out = zeros(60)
    kernel_calls.tile_facts(buffer, seat, out)
    return to_list(out)


def gives_data(facts: Sequence[int]) -> dict[str, Gives]:
    """Return what each bonus tile that scores or pays would give a seat with these `tile_facts`.

    Owned or not: points (at most), francs.
    """
    out: dict[str, Gives] = {}
    for number, scores, points, francs in zip(
        NUMBERS, SCORES, facts[::2], facts[1::2], strict=True
    ):
        if scores:
            out[number] = {"points": points, "francs": francs} if francs else {"points": points}
        elif francs:
            out[number] = {"francs": francs}
    return out


def shared_view(st: Fields, buffer: Buffer) -> SharedView:
    """Return the view of a spectator, which has what all views have alike; `own_view` has the
    rest."""
    out = zeros(4 + 24 * FACTS)
    kernel_calls.figures(buffer, out)
    numbers = to_list(out)
    over = st.phase == OVER
    seen = over or bool(st.ledger)
    return {
        "viewer": None,
        **shared_data(st),
        "copies": list(st.copies),
        "ends_left": N_ENDS - st.n_takes,
        "looks": [],
        "looking": False,
        "gives": None,
        "districts": districts_data(st, numbers[4:]),
        "seats": [
            seat_data(st, buffer, seat, numbers[seat], seen, over) for seat in range(st.players)
        ],
    }


def own_view(st: Fields, buffer: Buffer, viewer: int | None, shared: SharedView) -> OwnView:
    """Return what the view of ``viewer`` has instead of ``shared``.

    That is its own seat, what tiles would give it, and what it looks at.
    """
    if viewer is None:
        return {"viewer": None}
    facts = tile_facts(buffer, viewer)
    seats = list(shared["seats"])
    seats[viewer] = seat_data(st, buffer, viewer, seats[viewer]["points"], True, True, facts)
    return {
        "viewer": viewer,
        "looks": looks_data(st, viewer),
        "looking": st.phase == TURN and st.step == TAKE and st.cur == viewer,
        "gives": gives_data(facts),
        "seats": seats,
    }


def recalled(st: Fields, buffer: Buffer, made: SharedView) -> Recalled:
    """Return what a perfect memory adds: what stands behind other screens,
    all but end-game tiles."""
    if st.phase == OVER or st.ledger:
        return {}
    seats = [
        seat if seat["held"] is not None else seat_data(st, buffer, at, seat["points"], True, False)
        for at, seat in enumerate(made["seats"])
    ]
    return {"seats": seats}
