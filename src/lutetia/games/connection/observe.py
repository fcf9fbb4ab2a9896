"""What a seat may know, as numbers for a learner: all but the shares dealt to others (PC9.1)."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.observation import Observation, mark, put
from lutetia.games.connection.material import MAX_SEATS, STARTS, C, H
from lutetia.games.connection.state import BUILD, NONE, OVER, START, TURN, Fields

P, W = MAX_SEATS, len(STARTS)

OBSERVATION = Observation.of(
    ("players", (4,), 1, "three, four, five or six seats"),
    ("phase", (3,), 1, "a turn begins; building; a share was returned"),
    ("start", (P,), 1, "who began"),
    ("to_act", (P,), 1, "whose turn it is"),
    ("turn", (2,), 255, "turns begun; turns in a row in which nothing came of it"),
    ("station", (C, W), 1, "the start hex of each company"),
    ("stock", (C,), 255, "locomotives on the storing boards"),
    ("value", (C,), 255, "the value of each company"),
    ("hand", (C,), 255, "one's own shares"),
    ("shares", (P,), 255, "how many shares each seat holds"),
    ("took", (P, C), 255, "shares taken in trades, by seat"),
    ("gave", (P, C), 255, "shares returned, by seat"),
    ("floor", (P, C), 255, "shares that must have been dealt, by seat"),
    ("company", (C,), 1, "the company that is being built, or was returned"),
    ("laid", (1,), 5, "locomotives placed in this build"),
    ("on", (H, C), 1, "which companies stand on each hex"),
)
PLAYERS, PHASE, BEGAN = (OBSERVATION.at(name) for name in ("players", "phase", "start"))
TO_ACT, TURNS, STATION = (OBSERVATION.at(name) for name in ("to_act", "turn", "station"))
STOCK, VALUE, HAND = (OBSERVATION.at(name) for name in ("stock", "value", "hand"))
SHARES, TOOK, GAVE = (OBSERVATION.at(name) for name in ("shares", "took", "gave"))
FLOOR, COMPANY, LAID = (OBSERVATION.at(name) for name in ("floor", "company", "laid"))
ON = OBSERVATION.at("on")


@kernel
def observe(st: Fields, seat: int, out: Ints) -> None:
    """Write what ``seat`` may know to ``out``, which holds zeros."""
    n = st.players
    out[PLAYERS + n - 3] = 1
    if TURN <= st.phase < OVER:
        out[PHASE + st.phase - TURN] = 1
        mark(out, TO_ACT, (st.cur - seat + n) % n)
    mark(out, BEGAN, (st.start - seat + n) % n if st.start != NONE else NONE)
    put(out, TURNS, st.turn)
    put(out, TURNS + 1, st.idle)
    for company in range(C):
        mark(out, STATION + company * W, st.station[company])
        put(out, STOCK + company, st.stock[company] if st.phase >= START else 0)
        put(out, VALUE + company, st.value[company])
        out[HAND + company] = st.hand[seat * C + company]
    for at in range(n):
        other = (seat + at) % n
        shares = 0
        for company in range(C):
            shares += st.hand[other * C + company]
            put(out, TOOK + at * C + company, st.took[other * C + company])
            put(out, GAVE + at * C + company, st.gave[other * C + company])
            put(out, FLOOR + at * C + company, st.floor[other * C + company])
        put(out, SHARES + at, shares)
    if st.phase >= BUILD and st.phase < OVER:
        mark(out, COMPANY, st.company)
    out[LAID] = st.n_laid
    for at in range(H):  # without a question, so that many hexes are done at once
        for company in range(C):
            out[ON + at * C + company] = st.on[at] >> company & 1
