"""What a seat may know, as numbers for a learner (PP1.5, PP1.7)."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.observation import Observation, mark, put
from lutetia.games.paris_paris.material import COLOURS, ROUTES, STOPS, TILES
from lutetia.games.paris_paris.rules.actions import BUILD
from lutetia.games.paris_paris.rules.setup import rounds
from lutetia.games.paris_paris.state import NONE, OVER, Fields

N, S, R, T = len(COLOURS), len(STOPS), len(ROUTES), len(TILES)

OBSERVATION = Observation.of(
    ("players", (3,), 1, "two, three or four seats"),
    ("options", (2,), 1, "the bag is open; the small tour has only the route of its tile"),
    ("round", (2,), 20, "the round, and how many come after it"),
    ("turn", (1,), 4, "builds made in this round"),
    ("start", (N,), 1, "who holds the bus"),
    ("to_act", (N,), 1, "who builds"),
    ("houses", (S, N), 2, "houses at each stop, by seat"),
    ("offer", (T,), 5, "tiles on offer, of each kind"),
    ("parked", (T,), 1, "tiles that are parked"),
    ("left", (T,), 5, "tiles still in the closed stacks, of each kind"),
    ("bag", (N,), 255, "houses in the bag, by seat"),
    ("marker", (R,), 1, "the route of one's own special-tour card"),
    ("open_marker", (R,), 1, "the route of the open card"),
    ("points", (4, N), 255, "points by small, big and special tours and the bag, by seat"),
)
PLAYERS, OPTIONS, ROUND = (OBSERVATION.at(name) for name in ("players", "options", "round"))
TURN, START, TO_ACT = (OBSERVATION.at(name) for name in ("turn", "start", "to_act"))
HOUSES, OFFER, PARKED = (OBSERVATION.at(name) for name in ("houses", "offer", "parked"))
LEFT, BAG, MARKER = (OBSERVATION.at(name) for name in ("left", "bag", "marker"))
OPEN_MARKER, POINTS = OBSERVATION.at("open_marker"), OBSERVATION.at("points")


def as_seen_by(code: int, seat: int, players: int) -> int:
    """Return the code that ``code`` would be if ``seat`` sat on seat 0: the house that leaves is
    counted from the viewer, as everything else is."""
    tile, over = BUILD.values(code)
    mine = 0 <= over < players  # a colour that nobody has stays as it is
    return BUILD.code((tile, (over - seat) % players if mine else over))


@kernel
def observe(st: Fields, seat: int, out: Ints) -> None:
    """Write what ``seat`` may know to ``out``, which holds zeros."""
    n = st.players
    out[PLAYERS + n - 2] = 1
    out[OPTIONS] = st.open_bag
    out[OPTIONS + 1] = st.tile_route
    out[ROUND] = st.round
    out[ROUND + 1] = rounds(n) - st.round
    out[TURN] = st.turn
    mark(out, START, (st.start - seat + n) % n if st.start != NONE else NONE)
    mark(out, TO_ACT, (st.cur - seat + n) % n if st.phase != OVER and st.cur != NONE else NONE)
    for at in range(n):
        other = (seat + at) % n
        for stop in range(S):
            out[HOUSES + stop * 4 + at] = st.houses[stop * 4 + other]
        put(out, BAG + at, st.removed[other])
        put(out, POINTS + at, st.small[other])
        put(out, POINTS + 4 + at, st.big[other])
        put(out, POINTS + 8 + at, st.special[other])
        put(out, POINTS + 12 + at, st.bag[other])
    for i in range(st.n_offer):
        out[OFFER + st.offer[i]] += 1
    for route in range(R):
        mark(out, PARKED, st.parked[route])
    for tile in range(T):
        out[LEFT + tile] = st.left[tile]
    mark(out, MARKER, st.marker[seat])
    mark(out, OPEN_MARKER, st.open_marker)
