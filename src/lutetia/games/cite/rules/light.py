"""Chapter LC6: which building stands where, and which streetlights shine on it."""

from __future__ import annotations

from lutetia.engine.kernel import kernel
from lutetia.games.cite.material import (
    ARCH_SHADES,
    CATACOMBES,
    N_RAYS,
    N_SPACES,
    RAY_CELLS,
    RAY_STRIDE,
    WIDTH,
)
from lutetia.games.cite.rules.bitboard import around, count
from lutetia.games.cite.rules.ground import is_building, owner
from lutetia.games.cite.state import ANNEX, ARCH, LAMP, LARGE, STREETLIGHT, TOWER, USED, Fields


@kernel
def part(st: Fields, space: int) -> int:
    """Return the building that stands at ``space``, an annex counting as the one
    that it enlarges (LC4.7), or -1."""
    piece = st.cover[space]
    if piece == ANNEX:
        return st.annexed
    return piece if is_building(piece) else -1


@kernel
def spaces_of(st: Fields, piece: int) -> int:
    """Return the spaces of a building, annex included."""
    spaces = 0
    for space in range(N_SPACES):
        if part(st, space) == piece:
            spaces |= 1 << space
    return spaces


@kernel
def built(st: Fields) -> int:
    """Return the spaces on which buildings stand, whosesoever."""
    spaces = 0
    for space in range(N_SPACES):
        if part(st, space) >= 0:
            spaces |= 1 << space
    return spaces


@kernel
def skull_gone(st: Fields) -> bool:
    """Return whether a piece lies on the skull that is no building of the rival's of whoever placed
    it (LC5.11)."""
    if st.skull < 0 or st.cover[st.skull] < 0:
        return False
    return st.card[CATACOMBES] != USED + 1 - owner(st, part(st, st.skull))


@kernel
def lamp_weight(st: Fields, space: int) -> int:
    """Return how often the plain streetlight at ``space`` counts for a building beside it:
    0 when there is none (LC6.2)."""
    cover = st.cover[space]
    if cover == STREETLIGHT:
        return 1  # LC4.8
    if st.ground[space] != LAMP:
        return 0
    if cover < 0:
        return 1
    if cover == TOWER:
        return 2  # LC5.6
    return (
        1 if cover == ARCH and ARCH_SHADES == 0 else 0
    )  # LC5.12; one below a building is gone (LC4.2)


@kernel
def lamps(st: Fields) -> int:
    """Return the spaces of all streetlights that shine, the large one among them."""
    found = 0
    for space in range(N_SPACES):
        if st.cover[space] == LARGE or lamp_weight(st, space) > 0:
            found |= 1 << space
    return found


@kernel
def large_reaches(st: Fields, lamp: int, piece: int) -> bool:
    """Return whether the large streetlight at ``lamp`` lights ``piece``;
    a building stops a ray behind its first space (LC4.12, LC4.13)."""
    for ray in range(N_RAYS):
        at = ray * RAY_STRIDE
        for k in range(RAY_CELLS[at]):
            column = lamp % WIDTH + RAY_CELLS[at + 1 + 2 * k]
            row = lamp // WIDTH + RAY_CELLS[at + 2 + 2 * k]
            if column < 0 or column >= WIDTH or row < 0 or row >= WIDTH:
                continue
            here = part(st, row * WIDTH + column)
            if here == piece:
                return True
            if here >= 0:
                break
    return False


@kernel
def shining_on(st: Fields, piece: int) -> int:
    """Return the spaces of the streetlights that shine on a building,
    each once however many of its spaces it lights (LC6.2)."""
    beside = around(spaces_of(st, piece))
    found = 0
    for space in range(N_SPACES):
        if st.cover[space] == LARGE:
            if large_reaches(st, space, piece):
                found |= 1 << space
        elif beside >> space & 1 == 1 and lamp_weight(st, space) > 0:
            found |= 1 << space
    return found


@kernel
def times(st: Fields, shining: int) -> int:
    """Return how often a building counts that these streetlights shine on: once for each, twice for
    one below the tower (LC5.6)."""
    n = 0
    for space in range(N_SPACES):
        if shining >> space & 1 == 1:
            n += max(1, lamp_weight(st, space))
    return n


@kernel
def light_points(st: Fields, piece: int) -> int:
    """Return size times streetlights (LC6.1)."""
    return count(spaces_of(st, piece)) * times(st, shining_on(st, piece))
