"""Chapters LC4 and LC5: what the postcards pay, each by the spaces or the buildings
that bring its points."""

from __future__ import annotations

from lutetia.engine.action_kernels import by_number
from lutetia.engine.bits import count, lowest, one, without_lowest
from lutetia.engine.kernel import kernel
from lutetia.games.cite.material import (
    BY_BUILDING,
    CARD_PIECE,
    CARD_POINTS,
    FOR_BOTH,
    TO_EAST,
    TO_NORTH,
    TO_SOUTH,
    TO_WEST,
    kernels_of,
)
from lutetia.games.cite.rules.areas import dancer_area, painter_area
from lutetia.games.cite.rules.bitboard import around, edge, lines, looking, quarter
from lutetia.games.cite.rules.ground import owner
from lutetia.games.cite.rules.light import built, lamps, light_points, part, spaces_of
from lutetia.games.cite.rules.placement_mask import free_spaces
from lutetia.games.cite.state import STATUE, USED, Fields


@kernel
def pays(st: Fields, card: int, seat: int) -> bool:
    """Return whether ``card`` was used with its effect and pays ``seat``: its user,
    or both players alike (LC6.5)."""
    if st.card[card] == USED + seat:
        return True
    # LC5.1, LC5.6, LC5.9, LC5.10
    return FOR_BOTH[card] == 1 and st.card[card] == USED + 1 - seat


@kernel
def meeting(st: Fields, spaces: int, seat: int) -> int:
    """Return the set of the buildings of ``seat`` that stand on any of ``spaces``,
    by their numbers."""
    found = 0
    left = st.built[seat]
    while left != 0:
        piece = lowest(left)
        if spaces_of(st, piece) & spaces != 0:
            found |= one(piece)
        left = without_lowest(left)
    return found


@kernel
def no_sources(st: Fields, card: int, seat: int) -> int:
    """Return no space: the postcard pays nothing, or not by spaces or buildings."""
    return 0


@kernel
def painter_sources(st: Fields, card: int, seat: int) -> int:
    """Return the streetlights that the painter sees (LC4.5)."""
    return painter_area(st) & lamps(st)


@kernel
def dancer_sources(st: Fields, card: int, seat: int) -> int:
    """Return the free spaces in which the dancer moves (LC4.9)."""
    return dancer_area(st)


@kernel
def fountain_sources(st: Fields, card: int, seat: int) -> int:
    """Return the buildings beside the fountain (LC4.10)."""
    return meeting(st, around(st.at[CARD_PIECE[card]]), seat)


@kernel
def statue_sources(st: Fields, card: int, seat: int) -> int:
    """Return the free spaces around the statue, none when the one it looks at is occupied
    (LC4.11)."""
    free = free_spaces(st)
    if st.at[STATUE] & looking(st.facing, free) == 0:
        return 0
    column = st.at[STATUE] | looking(TO_NORTH, st.at[STATUE]) | looking(TO_SOUTH, st.at[STATUE])
    return free & (column | looking(TO_EAST, column) | looking(TO_WEST, column))


@kernel
def obelisk_sources(st: Fields, card: int, seat: int) -> int:
    """Return the buildings in the row and the column of the obelisk (LC5.1)."""
    return meeting(st, lines(lowest(st.at[CARD_PIECE[card]])), seat)


@kernel
def edge_sources(st: Fields, card: int, seat: int) -> int:
    """Return the buildings at any edge (LC5.2)."""
    return meeting(st, edge(0) | edge(1) | edge(2) | edge(3), seat)


@kernel
def tower_sources(st: Fields, card: int, seat: int) -> int:
    """Return the spaces of the seat's colour below the tower (LC5.6)."""
    return st.at[CARD_PIECE[card]] & st.land[1 + seat]


@kernel
def louvre_sources(st: Fields, card: int, seat: int) -> int:
    """Return the spaces without buildings around the museum (LC5.7)."""
    return around(spaces_of(st, st.louvre)) & ~built(st)


@kernel
def skull_sources(st: Fields, card: int, seat: int) -> int:
    """Return the building of the rival's on the skull (LC5.8)."""
    piece = part(st, st.skull) if st.skull >= 0 else -1
    return one(piece) if owner(st, piece) == 1 - seat else 0


@kernel
def river_sources(st: Fields, card: int, seat: int) -> int:
    """Return the buildings at the river (LC5.9)."""
    return meeting(st, edge(st.river), seat)


@kernel
def liberty_sources(st: Fields, card: int, seat: int) -> int:
    """Return the buildings in the quarter chosen (LC5.10)."""
    return meeting(st, quarter(st.liberty), seat)


sources = by_number("sources", kernels_of("sources", globals(), "no_sources"), ["seat"])
"""``sources(st, card, seat)``: what brings the points of ``card`` to ``seat``.

A set of buildings where it pays for buildings, else of spaces.
"""


@kernel
def hotel_points(st: Fields, card: int, seat: int, members: int) -> int:
    """Return the spaces between the Hôtel des Invalides, its annex with it,
    and the nearest edge (LC5.3)."""
    best = 8
    left = spaces_of(st, CARD_PIECE[card])
    while left != 0:
        row = lowest(left) // 8
        column = lowest(left) % 8
        best = min(best, row, 7 - row, column, 7 - column)
        left = without_lowest(left)
    return best % 8


@kernel
def edge_points(st: Fields, card: int, seat: int, members: int) -> int:
    """Return 1, 2, 4 or 8 for one to four edges that buildings of ``seat`` touch (LC5.2)."""
    edges = 0
    for side in range(4):
        if meeting(st, edge(side), seat) != 0:
            edges += 1
    return 1 << edges >> 1


@kernel
def statue_points(st: Fields, card: int, seat: int, members: int) -> int:
    """Return a point for each space that the statue sees, two for those beside it (LC4.11)."""
    return count(members) + count(members & around(st.at[CARD_PIECE[card]]))


@kernel
def even_share(st: Fields, card: int, piece: int) -> int:
    """Return as many points for every building (LC4.10, LC5.1, LC5.9)."""
    return CARD_POINTS[card]


@kernel
def liberty_share(st: Fields, card: int, piece: int) -> int:
    """Return 3 points for a building that stands in the quarter as a whole, else 2 (LC5.10)."""
    return 2 if spaces_of(st, piece) & ~quarter(st.liberty) != 0 else 3


@kernel
def skull_share(st: Fields, card: int, piece: int) -> int:
    """Return half of what streetlights pay for the building (LC5.8)."""
    return light_points(st, piece) // 2


@kernel
def no_share(st: Fields, card: int, piece: int) -> int:
    """Return nothing: the postcard does not pay by the building."""
    return 0


share = by_number("share", kernels_of("share", globals(), "no_share"), ["piece"])
"""``share(st, card, piece)``: what a single building brings by a postcard
that pays by the building."""


@kernel
def even_points(st: Fields, card: int, seat: int, members: int) -> int:
    """Return as many points for each space (LC4.5, LC4.9, LC5.6, LC5.7),
    or what the buildings bring."""
    if BY_BUILDING[card] == 0:
        return CARD_POINTS[card] * count(members)
    n = 0
    while members != 0:
        n += share(st, card, lowest(members))
        members = without_lowest(members)
    return n


card_points = by_number(
    "card_points", kernels_of("pays", globals(), "even_points"), ["seat", "members"]
)
"""``card_points(st, card, seat, members)``: what a postcard pays ``seat`` for its `sources`
(LC6.5)."""
