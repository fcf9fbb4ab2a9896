"""What a seat may know, as numbers for a learner: all but the tile in the other hand (LC1.6)."""

from __future__ import annotations

from lutetia.engine.bits import lowest, without_lowest
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.observation import Observation, mark
from lutetia.games.cite.material import N_BUILDINGS, N_CARDS, N_SPACES, N_TILES
from lutetia.games.cite.state import (
    ANNEX,
    BLUE,
    LAMP,
    MIXED,
    NONE,
    ORANGE,
    OUT,
    SPENT,
    TOWER,
    USED,
    Fields,
)

PIECES = TOWER + 1
PLACES = 5
"""Where a building is: in the pool, in a reserve, built; a postcard: open, used, spent."""

OBSERVATION = Observation.of(
    ("options", (6,), 1, "which boxes; which manner of choosing postcards"),
    ("phase", (7,), 1, "start, cards, choose, hands, lay, light, over"),
    ("start", (2,), 1, "who began"),
    ("to_act", (2,), 1, "who acts"),
    ("first", (2,), 1, "who had laid all tiles first"),
    ("ground", (4, N_SPACES), 1, "own colour, the rival's, mixed, streetlight"),
    ("cover", (PIECES, N_SPACES), 1, "the piece on each space"),
    ("building", (PLACES, N_BUILDINGS), 1, "pool, own reserve, the rival's, built, by the rival"),
    ("hand", (N_TILES,), 1, "the tile in one's own hand"),
    ("unlaid", (2, N_TILES), 1, "tiles not laid, with the one in hand, by seat"),
    ("card", (PLACES, N_CARDS), 1, "open, used by oneself, by the rival, without effect likewise"),
    ("tokens", (2,), 9, "action tokens, by seat"),
    ("waiting", (2, 2), 1, "who may still use Metropolitain, and Chartier"),
    ("fetched", (N_BUILDINGS,), 1, "the building to be placed at once"),
    ("annexed", (PIECES,), 1, "the piece that the annex enlarges"),
    ("facing", (4,), 1, "where the statue looks, once it stands"),
    ("skull", (N_SPACES,), 1, "the space of the catacombs"),
    ("gargoyle", (PIECES,), 1, "the piece that bears the gargoyle"),
    ("louvre", (PIECES,), 1, "the piece that houses the museum"),
    ("river", (4,), 1, "the edge along which the Seine flows"),
    ("liberty", (4,), 1, "the quarter of the Liberty"),
    ("passes", (1,), 2, "passes in a row"),
)
OPTIONS, PHASE, START = (OBSERVATION.at(name) for name in ("options", "phase", "start"))
TO_ACT, FIRST, GROUND = (OBSERVATION.at(name) for name in ("to_act", "first", "ground"))
COVER, BUILDING, HAND = (OBSERVATION.at(name) for name in ("cover", "building", "hand"))
UNLAID, CARD, TOKENS = (OBSERVATION.at(name) for name in ("unlaid", "card", "tokens"))
WAITING, FETCHED, ANNEXED = (OBSERVATION.at(name) for name in ("waiting", "fetched", "annexed"))
FACING, SKULL, GARGOYLE = (OBSERVATION.at(name) for name in ("facing", "skull", "gargoyle"))
LOUVRE, RIVER, LIBERTY = (OBSERVATION.at(name) for name in ("louvre", "river", "liberty"))
PASSES = OBSERVATION.at("passes")


@kernel
def owned(number: int, base: int, seat: int) -> int:
    """Return 0 where ``number`` is ``base`` and ``seat``, 1 where it is ``base`` and the rival."""
    return 0 if number - base == seat else 1


@kernel
def mark_all(out: Ints, first: int, members: int) -> None:
    """Write 1 for each member of a set, counted from ``first`` on."""
    while members != 0:
        out[first + lowest(members)] = 1
        members = without_lowest(members)


@kernel
def observe(st: Fields, seat: int, out: Ints) -> None:
    """Write what ``seat`` may know to ``out``, which holds zeros."""
    out[OPTIONS + st.pool] = 1
    out[OPTIONS + 3 + st.mode] = 1
    out[PHASE + st.phase] = 1
    mark(out, START, NONE if st.start == NONE else owned(st.start, 0, seat))
    mark(out, TO_ACT, NONE if st.cur == NONE else owned(st.cur, 0, seat))
    mark(out, FIRST, NONE if st.first == NONE else owned(st.first, 0, seat))
    mark_all(out, GROUND, st.land[BLUE + seat])
    mark_all(out, GROUND + N_SPACES, st.land[ORANGE - seat])
    mark_all(out, GROUND + 2 * N_SPACES, st.land[MIXED])
    mark_all(out, GROUND + 3 * N_SPACES, st.land[LAMP])
    for piece in range(PIECES):
        mark_all(out, COVER + piece * N_SPACES, st.at[piece])
    if st.at[ANNEX] != 0:
        mark(out, ANNEXED, st.annexed)
    printed = (1 << N_BUILDINGS) - 1
    mark_all(out, BUILDING, st.pooled)
    mark_all(out, BUILDING + N_BUILDINGS, st.reserve[seat])
    mark_all(out, BUILDING + 2 * N_BUILDINGS, st.reserve[1 - seat])
    mark_all(out, BUILDING + 3 * N_BUILDINGS, st.built[seat] & printed)
    mark_all(out, BUILDING + 4 * N_BUILDINGS, st.built[1 - seat] & printed)
    mark(out, HAND, st.hand[seat])
    for other in range(2):
        at = owned(other, 0, seat)
        mark_all(out, UNLAID + at * N_TILES, st.left[other])
        mark(out, UNLAID + at * N_TILES, st.hand[other])
        out[TOKENS + at] = st.tokens[other]
    for card in range(N_CARDS):
        lies = st.card[card]
        if lies >= SPENT:
            out[CARD + (3 + owned(lies, SPENT, seat)) * N_CARDS + card] = 1
        elif lies >= USED:
            out[CARD + (1 + owned(lies, USED, seat)) * N_CARDS + card] = 1
        elif lies > OUT:
            out[CARD + card] = 1
    mark(out, WAITING, NONE if st.metro == NONE else owned(st.metro, 0, seat))
    mark(out, WAITING + 2, NONE if st.chartier == NONE else owned(st.chartier, 0, seat))
    mark(out, FETCHED, st.fetched)
    mark(out, FACING, st.facing)
    mark(out, SKULL, st.skull)
    mark(out, GARGOYLE, st.gargoyle)
    mark(out, LOUVRE, st.louvre)
    mark(out, RIVER, st.river)
    mark(out, LIBERTY, st.liberty)
    out[PASSES] = st.passes
