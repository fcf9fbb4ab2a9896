"""What each viewer may know, built up field by field."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import zeros
from lutetia.engine.layout import Box
from lutetia.games.paris import doors
from lutetia.games.paris.data_form import (
    colours,
    shared_data,
    taken_data,
    tokens_data,
    unused_data,
    unused_ends,
)
from lutetia.games.paris.material import BANKS, COLOURS, DISTRICTS, END_COUNT, ENDS, PRIZES
from lutetia.games.paris.scoring import SCORING_TILES, facts
from lutetia.games.paris.state import LAYOUT, NONE, OVER, TAKE, TURN, City


def looks_data(st: City, viewer: int | None) -> list[dict[str, Any]]:
    """Return what ``viewer`` saw each time it looked through the end-game tiles: how many takes before, what was left (PA10.3)."""
    looks = [i for i in range(st.n_takes) if st.take_seat[i] == viewer]
    if st.phase == TURN and st.step == TAKE and st.cur == viewer:
        looks.append(st.n_takes)
    out = []
    for at in looks:
        gone = st.take_kind[:at]
        left = {end: int(END_COUNT[kind]) - gone.count(kind) for kind, end in enumerate(ENDS)}
        out.append({"after": at, "left": {end: n for end, n in left.items() if n}})
    return out


def districts_data(st: City, box: Box) -> list[dict[str, Any]]:
    """Return how every district stands, what its scoring tile would pay now, and what each free one would pay there."""
    free = [PRIZES[p] for p in range(6) if p not in st.prize]
    out = []
    for d, name in enumerate(DISTRICTS):
        made, pays = facts(st, d, box)
        would = {prize: pays[prize] for prize in free} if st.prize[d] == NONE else {}
        prize = PRIZES[st.prize[d]] if st.prize[d] != NONE else None
        out.append({"id": name, "bank": BANKS[d], **made, "prize": prize, "would": would})
    return out


def seat_data(st: City, box: Box, seat: int, viewer: int | None, recall: bool) -> dict[str, Any]:
    """Return one seat as ``viewer`` may know it; None stands for what its screen hides (PA1.13, PA12.8)."""
    over = st.phase == OVER
    own = over or seat == viewer
    seen = own or recall or bool(st.ledger)
    unused = unused_data(st, seat)
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "points": int(doors.driver.total(box, seat)),
        "francs": st.francs[seat] if seen else None,
        "behind": st.hand[seat] if seen else None,
        "held": tokens_data(st, seat) if seen else None,
        "unused": unused if seen else None,
        "pays": {
            str(n): int(doors.tile_pays(box, seat, n - 1)) for n in unused if n not in (9, 16, 27)
        }
        if seen
        else None,
        "ends": unused_ends(st, seat) if own else None,
        "hand": taken_data(st, seat) if own else None,
    }


def gives_data(box: Box, viewer: int) -> dict[str, dict[str, int]]:
    """Return what each bonus tile that scores or pays would give ``viewer`` if it were used now, owned or not: points (at most), francs."""
    numbers = zeros(60)
    doors.tile_facts(box, viewer, numbers)
    out: dict[str, dict[str, int]] = {}
    for n in range(1, 31):
        points, francs = int(numbers[2 * n - 2]), int(numbers[2 * n - 1])
        given = ({"points": points} if n in SCORING_TILES else {}) | (
            {"francs": francs} if francs else {}
        )
        if given:
            out[str(n)] = given
    return out


def view(st: City, viewer: int | None, recall: bool, rules_version: int) -> dict[str, Any]:
    """Return the view of ``viewer`` (docs/protocol.md).

    Hidden: what stands behind other screens (open to a perfect memory, and with the option), and which end-game tiles others took.
    """
    box = LAYOUT.pack(st)
    looking = st.phase == TURN and st.step == TAKE and st.cur == viewer
    return {
        "game": "paris",
        "rules_version": rules_version,
        "viewer": viewer,
        **shared_data(st),
        "copies": list(st.copies),
        "ends_left": 12 - st.n_takes,
        "looks": looks_data(st, viewer),
        "looking": looking,
        "gives": None if viewer is None else gives_data(box, viewer),
        "districts": districts_data(st, box),
        "seats": [seat_data(st, box, seat, viewer, recall) for seat in range(len(colours(st)))],
    }
