"""Reading a position (docs/positions.md): every contradiction names its field."""

from __future__ import annotations

from lutetia.engine import position_reader
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.kernel import zeros
from lutetia.games.connection import kernel_calls
from lutetia.games.connection.material import (
    COMPANIES,
    GOAL,
    HEXES,
    KINDS,
    MAX_LAID,
    MAX_LEGAL,
    C,
)
from lutetia.games.connection.position_json.read_components import (
    read_hands,
    read_map,
    read_stations,
)
from lutetia.games.connection.position_json.reader import Reader
from lutetia.games.connection.state import (
    AGREED,
    BUILD,
    LAYOUT,
    NONE,
    OVER,
    PHASES,
    START,
    TRADE,
    TURN,
    Fields,
)

FIELDS = (
    ("game", "rules_version", "players", "options", "phase", "start", "turn", "idle", "turn_of",
        "to_act")
    + ("stations", "map", "hand", "took", "returned", "floor", "build", "trade")
)  # fmt: skip


def read_position(data: JsonMapping) -> Fields:
    """Return the record of plain JSON. Raises PositionError naming the field.
    Only ``players`` is needed."""
    r = Reader(data, "connection", FIELDS)
    r.table("options")
    buffer = LAYOUT.allocate(1)
    kernel_calls.entry_points.setup(buffer, r.number("players", r.get("players"), 3, 6), zeros(1))
    st = LAYOUT.unpack(buffer)
    usual = "build" if "build" in r.data else "trade" if "trade" in r.data else "turn"
    st.phase = r.word("phase", r.get("phase", usual), PHASES)
    read_stations(r, st)
    st = read_map(r, st)
    read_hands(r, st)
    _turn(r, st)
    _going_on(r, st)
    _end(r, st)
    return st


def _turn(r: Reader, st: Fields) -> None:
    if st.phase <= START:
        for field in ("start", "turn_of", "to_act"):
            if field in r.data:
                raise r.fail(field, "the start player has not been drawn in this phase")
        st.start, st.turn, st.idle = NONE, r.whole("turn", 0, 0, 0), r.whole("idle", 0, 0, 0)
        return
    st.start = r.whole("start", 0, 0, st.players - 1)
    of = r.whole("turn_of", r.whole("to_act", NONE, 0, st.players - 1), NONE, st.players - 1)
    usual = 1 if of == NONE else 1 + (of - st.start) % st.players
    st.turn = r.whole("turn", usual, 1, position_reader.MANY)
    st.idle = r.whole("idle", 0, 0, st.turn - (st.phase != OVER))
    st.cur = (st.start + st.turn - 1) % st.players
    if of not in (NONE, st.cur):
        raise r.fail(
            "turn_of", f"turn {st.turn} is that of seat {st.cur} when seat {st.start} began"
        )
    if r.whole("to_act", st.cur, 0, st.players - 1) != st.cur or (st.phase == OVER and of != NONE):
        raise r.fail("to_act", "whose turn it is acts, and nobody when the game is over")
    if st.phase == OVER:
        st.cur = NONE


def _going_on(r: Reader, st: Fields) -> None:
    build, trade = r.data.get("build"), r.data.get("trade")
    if (build is not None) != (st.phase == BUILD) or (trade is not None) != (st.phase == TRADE):
        raise r.fail(
            "phase",
            "a build goes on in the phase build and in no other, a trade in the phase trade",
        )
    if trade is not None:
        st.company = r.word("trade.returned", r.table("trade").get("returned"), COMPANIES)
        if st.gave[st.cur * C + st.company] == 0:
            raise r.fail("trade.returned", f"the notepad has no return of {COMPANIES[st.company]}")
    if build is not None:
        st.company = r.word("build.company", r.table("build").get("company"), COMPANIES)
        laid = [
            r.hex("build.laid", name)
            for name in r.items("build.laid", r.table("build").get("laid"))
        ]
        if len(laid) > MAX_LAID or len(set(laid)) != len(laid):
            raise r.fail(
                "build.laid", f"up to {MAX_LAID} locomotives are placed, in as many hexes (PC3.2)"
            )
        for at in laid:
            if not st.on[at] >> st.company & 1 or KINDS[at] == "start":
                raise r.fail("build.laid", f"{COMPANIES[st.company]} was not placed at {HEXES[at]}")
        st.n_laid = len(laid)
        st.laid = [*laid, *[NONE] * (MAX_LAID - len(laid))]


def _end(r: Reader, st: Fields) -> None:
    """Check that the game is over when it must be, and only then, and that somebody can act."""
    if st.phase < TURN:
        return
    buffer = LAYOUT.pack(st)
    over = st.on[GOAL] != 0 or (st.phase in (TURN, OVER) and int(kernel_calls.boards(buffer)) <= 1)
    if r.agreed and st.phase == OVER:
        if st.on[GOAL] != 0:
            raise r.fail("agreed", "the game was over when Marseille was reached (PC7.1)")
        st.company = AGREED
        return
    if over != (st.phase == OVER):
        raise r.fail(
            "phase", "the game is over" if over else "no end of the game has come (PC7.1, PC7.3)"
        )
    if st.phase != OVER and int(kernel_calls.entry_points.legal(buffer, zeros(MAX_LEGAL))) == 0:
        raise r.fail("hand", "nothing can be done here: no share to return, and nothing to build")
