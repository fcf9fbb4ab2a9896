"""Chapters LC4 to LC6: groups of buildings, and the areas of painter and dancer."""

from __future__ import annotations

from lutetia.engine.bits import count, lowest, one, without_lowest
from lutetia.engine.kernel import kernel
from lutetia.games.cite.material import ARC
from lutetia.games.cite.rules.bitboard import reached
from lutetia.games.cite.rules.light import built, spaces_of
from lutetia.games.cite.rules.placement_mask import free_spaces
from lutetia.games.cite.state import ARCH, DANCER, LAMP, PAINTER, TOWER, USED, Fields


@kernel
def grouped(st: Fields, seat: int) -> int:
    """Return the spaces of the buildings that ``seat`` may count: the own ones,
    and the one that bears the gargoyle (LC5.4)."""
    spaces = spaces_of(st, st.gargoyle) if st.gargoyle >= 0 else 0
    left = st.built[seat]
    while left != 0:
        spaces |= spaces_of(st, lowest(left))
        left = without_lowest(left)
    return spaces


@kernel
def largest_group(st: Fields, seat: int) -> int:
    """Return the spaces of the largest group of ``seat``, the first of several (LC6.3);
    the arch joins and enlarges groups (LC5.5)."""
    left = grouped(st, seat)
    arch = st.at[ARCH] if st.card[ARC] == USED + seat else 0
    inside = left | arch
    best = 0
    while left != 0:  # from building to building: the arch by itself is no group (LC5.13)
        group = reached(one(lowest(left)), inside)
        left &= ~group
        if count(group) > count(best):
            best = group
    return best


@kernel
def painter_area(st: Fields) -> int:
    """Return the spaces of the painter's area, which edges and buildings bound and nothing else
    (LC4.5) but the tower (LC5.6)."""
    return reached(st.at[PAINTER], ~(built(st) | st.at[TOWER]))


@kernel
def dancer_area(st: Fields) -> int:
    """Return the free spaces of the dancer's area, her own with them; streetlights and every piece
    bound it as well (LC4.9)."""
    return reached(st.at[DANCER], free_spaces(st) & ~st.land[LAMP])
