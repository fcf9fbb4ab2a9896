"""Chapters LC4 to LC6: groups of buildings, and the areas of painter and dancer."""

from __future__ import annotations

from lutetia.engine.kernel import kernel
from lutetia.games.cite.material import ARC
from lutetia.games.cite.rules.bitboard import count, reached
from lutetia.games.cite.rules.ground import owner
from lutetia.games.cite.rules.light import built, part
from lutetia.games.cite.rules.placement_mask import free_spaces
from lutetia.games.cite.state import ARCH, DANCER, LAMP, PAINTER, TOWER, USED, Fields


@kernel
def covered_by(st: Fields, piece: int) -> int:
    """Return the spaces that a piece covers."""
    spaces = 0
    for space in range(64):
        if st.cover[space] == piece:
            spaces |= 1 << space
    return spaces


@kernel
def grouped(st: Fields, seat: int) -> int:
    """Return the spaces of the buildings that ``seat`` may count: the own ones,
    and the one that bears the gargoyle (LC5.4)."""
    spaces = 0
    for space in range(64):
        piece = part(st, space)
        if piece >= 0 and (owner(st, piece) == seat or piece == st.gargoyle):
            spaces |= 1 << space
    return spaces


@kernel
def largest_group(st: Fields, seat: int) -> int:
    """Return the spaces of the largest group of ``seat``, the first of several (LC6.3);
    the arch joins and enlarges groups (LC5.5)."""
    left = grouped(st, seat)
    arch = covered_by(st, ARCH) if st.card[ARC] == USED + seat else 0
    inside = left | arch
    best = 0
    most = 0
    for space in range(64):  # from building to building: the arch by itself is no group (LC5.13)
        if left >> space & 1 == 1:
            group = reached(1 << space, inside)
            left &= ~group
            n = count(group)
            if n > most:
                best = group
                most = n
    return best


@kernel
def painter_area(st: Fields) -> int:
    """Return the spaces of the painter's area, which edges and buildings bound and nothing else
    (LC4.5) but the tower (LC5.6)."""
    return reached(covered_by(st, PAINTER), ~(built(st) | covered_by(st, TOWER)))


@kernel
def dancer_area(st: Fields) -> int:
    """Return the free spaces of the dancer's area, her own with them; streetlights and every piece
    bound it as well (LC4.9)."""
    open_ground = free_spaces(st)
    for space in range(64):
        if st.ground[space] == LAMP:
            open_ground &= ~(1 << space)
    return reached(covered_by(st, DANCER), open_ground)
