"""Positions read from plain JSON (docs/positions.md): every contradiction names its field."""

from __future__ import annotations

from lutetia.engine.json_types import JsonMapping
from lutetia.engine.position_reader import Reader
from lutetia.engine.trace import make_null_trace
from lutetia.games.paris_paris import kernel_calls
from lutetia.games.paris_paris.position_json.read_components import (
    read_houses,
    read_markers,
    read_points,
    read_tiles,
)
from lutetia.games.paris_paris.rules.setup import rounds
from lutetia.games.paris_paris.state import (
    BUILD,
    LAYOUT,
    MARKERS,
    NONE,
    OVER,
    PHASES,
    START,
    TWO_PLAYERS,
    Fields,
)

FIELDS = frozenset(
    (
        "game",
        "rules_version",
        "players",
        "options",
        "phase",
        "round",
        "start",
        "turn",
        "to_act",
        "houses",
    )
    + ("offer", "parked", "left", "bag", "marker", "open_marker", "points")
)


def read_position(data: JsonMapping) -> Fields:
    """Return the record of plain JSON. Raises PositionError naming the field.

    Only ``players`` is needed; without ``offer`` the next stack is about to be turned up. In the
    phase ``"over"`` (or ``"end"``) every card must be there; special tours and bag are scored here.
    """
    r = Reader(data, "paris_paris", FIELDS)
    st = LAYOUT.zero_fields()
    st.players = r.number("players", r.get("players"), 2, 4)
    options = r.table("options")
    st.open_bag = int(bool(options.get("open_bag", False)) and st.players > TWO_PLAYERS)  # PP5.5
    st.tile_route = r.word(
        "options.small_tour", options.get("small_tour", "both"), ("both", "tile_route")
    )
    phase = r.word("phase", r.get("phase", "build" if r.get("offer") else "draw"), (*PHASES, "end"))
    st.phase = OVER if phase == len(PHASES) else phase
    last = int(rounds(st.players))
    if st.phase in (START, MARKERS):
        st.round = r.whole("round", 0, 0, 0)
    else:
        st.round = r.whole("round", last if st.phase == OVER else 1, 1, last)
    st.start = NONE if st.phase == START else r.whole("start", 0, 0, st.players - 1)
    if st.phase == START and "start" in r.data:
        raise r.fail("start", "the start player has not been drawn in this phase")
    read_houses(r, st)
    read_tiles(r, st)
    read_markers(r, st)
    read_points(r, st)
    st.cur = (st.start + st.turn) % st.players if st.phase == BUILD else NONE
    if r.whole("to_act", st.cur, 0, st.players - 1) != st.cur:
        raise r.fail(
            "to_act", f"seat {st.cur} acts when seat {st.start} starts and {st.turn} have built"
        )
    if st.phase == OVER:
        return _ended(r, st, given=phase == OVER)
    return st


def _ended(r: Reader, st: Fields, given: bool) -> Fields:
    """Return ``st`` with its end scored; points for the end that are ``given``
    must be those that the rules pay."""
    said = (list(st.special), list(st.bag))
    st.special, st.bag = [0] * 4, [0] * 4
    if st.players == TWO_PLAYERS and st.open_marker == NONE:
        raise r.fail("open_marker", "two players have an open card, which is toured too (PP8.3)")
    start = st.start
    buffer = LAYOUT.pack(st)
    kernel_calls.adjudicate(buffer, make_null_trace())
    scored = LAYOUT.unpack(buffer)
    scored.start = start
    if given and any(map(any, said)) and said != (list(scored.special), list(scored.bag)):
        raise r.fail(
            "points",
            f"special tours pay {scored.special}, the bag {scored.bag}, "
            f"not {said[0]} and {said[1]}; leave them out",
        )
    return scored
