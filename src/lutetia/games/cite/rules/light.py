"""Chapter LC6: which building stands where, and which streetlights shine on it."""

from __future__ import annotations

from lutetia.engine.bits import count, has, lowest
from lutetia.engine.kernel import kernel
from lutetia.games.cite.material import (
    ARCH_SHADES,
    CATACOMBES,
    N_RAYS,
    RAY_CELLS,
    RAY_STRIDE,
    WIDTH,
)
from lutetia.games.cite.rules.bitboard import around
from lutetia.games.cite.rules.ground import is_building, owner
from lutetia.games.cite.state import (
    ANNEX,
    ARCH,
    GARDEN,
    HOTEL,
    LAMP,
    LARGE,
    STREETLIGHT,
    TOWER,
    USED,
    Fields,
)


@kernel
def piece_at(st: Fields, space: int) -> int:
    """Return the piece that covers ``space``, or -1."""
    if not has(st.covered, space):
        return -1
    piece = 0
    while not has(st.at[piece], space):
        piece += 1
    return piece


@kernel
def part(st: Fields, space: int) -> int:
    """Return the building that stands at ``space``, an annex counting as the one
    that it enlarges (LC4.7), or -1."""
    piece = piece_at(st, space)
    if piece == ANNEX:
        return st.annexed
    return piece if is_building(piece) else -1


@kernel
def spaces_of(st: Fields, piece: int) -> int:
    """Return the spaces of a building, annex included (LC4.7)."""
    return st.at[piece] | st.at[ANNEX] if st.annexed == piece else st.at[piece]


@kernel
def built(st: Fields) -> int:
    """Return the spaces on which buildings stand, whosesoever (LC4.14)."""
    spaces = st.at[HOTEL] | st.at[ANNEX]
    for piece in range(GARDEN + 1):
        spaces |= st.at[piece]
    return spaces


@kernel
def skull_gone(st: Fields) -> bool:
    """Return whether a piece lies on the skull that is no building of the rival's of whoever placed
    it (LC5.11)."""
    if st.skull < 0 or not has(st.covered, st.skull):
        return False
    return st.card[CATACOMBES] != USED + 1 - owner(st, part(st, st.skull))


@kernel
def double_lamps(st: Fields) -> int:
    """Return the streetlights that count twice: those below the tower (LC5.6)."""
    return st.land[LAMP] & st.at[TOWER]


@kernel
def plain_lamps(st: Fields) -> int:
    """Return the streetlights that shine on what is beside them, but for the double ones (LC6.2):
    one below a building is gone (LC4.2)."""
    printed = st.land[LAMP] & ~st.covered
    if ARCH_SHADES == 0:
        printed |= st.land[LAMP] & st.at[ARCH]  # LC5.12
    return printed | st.at[STREETLIGHT]  # LC4.8


@kernel
def lamps(st: Fields) -> int:
    """Return the spaces of all streetlights that shine, the large one among them."""
    return st.at[LARGE] | plain_lamps(st) | double_lamps(st)


@kernel
def large_reaches(st: Fields, lamp: int, spaces: int) -> bool:
    """Return whether the large streetlight at ``lamp`` lights the building on ``spaces``;
    a building stops a ray behind its first space (LC4.12, LC4.13)."""
    walls = built(st)
    for ray in range(N_RAYS):
        at = ray * RAY_STRIDE
        for k in range(RAY_CELLS[at]):
            column = lamp % WIDTH + RAY_CELLS[at + 1 + 2 * k]
            row = lamp // WIDTH + RAY_CELLS[at + 2 + 2 * k]
            if column < 0 or column >= WIDTH or row < 0 or row >= WIDTH:
                continue
            if has(spaces, row * WIDTH + column):
                return True
            if has(walls, row * WIDTH + column):
                break
    return False


@kernel
def shining_on(st: Fields, piece: int) -> int:
    """Return the spaces of the streetlights that shine on a building,
    each once however many of its spaces it lights (LC6.2)."""
    spaces = spaces_of(st, piece)
    found = around(spaces) & (plain_lamps(st) | double_lamps(st))
    large = st.at[LARGE]
    if large != 0 and large_reaches(st, lowest(large), spaces):
        found |= large
    return found


@kernel
def times(st: Fields, shining: int) -> int:
    """Return how often a building counts that these streetlights shine on: once for each, twice for
    one below the tower (LC5.6)."""
    return count(shining) + count(shining & double_lamps(st))


@kernel
def light_points(st: Fields, piece: int) -> int:
    """Return size times streetlights (LC6.1)."""
    return count(spaces_of(st, piece)) * times(st, shining_on(st, piece))
