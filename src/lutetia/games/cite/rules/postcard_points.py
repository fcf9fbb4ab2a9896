"""Chapters LC4 and LC5: what the postcards pay, each by the spaces or the buildings that bring its points."""

from __future__ import annotations

from lutetia.engine.kernel import kernel
from lutetia.games.cite.rules.areas import covered_by, dancer_area, painter_area
from lutetia.games.cite.rules.bitboard import around, count, edge, lines, quarter
from lutetia.games.cite.rules.cards import (
    CATACOMBES,
    EIFFEL,
    FONTAINE,
    INVALIDES,
    LIBERTE,
    MOULIN,
    MUSEE,
    OBELISQUE,
    PEINTRE,
    PENSEUR,
    QUARTIERS,
    SEINE,
    beside,
)  # fmt: skip
from lutetia.games.cite.rules.ground import owner
from lutetia.games.cite.rules.light import built, lamps, light_points, part, spaces_of
from lutetia.games.cite.rules.placement_mask import free_spaces
from lutetia.games.cite.state import FOUNTAIN, HOTEL, OBELISK, STATUE, TOWER, USED, Fields


@kernel
def pays(st: Fields, card: int, seat: int) -> bool:
    """Return whether ``card`` was used with its effect and pays ``seat``: its user, or both players alike (LC6.5)."""
    if st.card[card] == USED + seat:
        return True
    for_both = (
        card == OBELISQUE or card == EIFFEL or card == SEINE or card == LIBERTE
    )  # LC5.1, LC5.6, LC5.9, LC5.10
    return for_both and st.card[card] == USED + 1 - seat


@kernel
def meeting(st: Fields, spaces: int, seat: int) -> int:
    """Return the set of the buildings of ``seat`` that stand on any of ``spaces``, by their numbers."""
    found = 0
    for space in range(64):
        if spaces >> space & 1 == 1:
            piece = part(st, space)
            if piece >= 0 and owner(st, piece) == seat:
                found |= 1 << piece
    return found


@kernel
def statue_sees(st: Fields) -> int:
    """Return the free spaces around the statue, none when the one it looks at is occupied (LC4.11)."""
    statue = covered_by(st, STATUE)
    free = free_spaces(st)
    found = 0
    for space in range(64):
        if statue >> space & 1 == 1:
            front = beside(space, st.facing)
            if front >= 0 and free >> front & 1 == 1:
                for other in range(64):
                    if abs(other // 8 - space // 8) <= 1 and abs(other % 8 - space % 8) <= 1:
                        found |= free & (1 << other)
    return found


@kernel
def sources(st: Fields, card: int, seat: int) -> int:
    """Return what brings the points of ``card`` to ``seat``: a set of buildings where it pays for buildings, else of spaces."""
    if card == PEINTRE:
        return painter_area(st) & lamps(st)
    if card == MOULIN:
        return dancer_area(st)
    if card == FONTAINE:
        return meeting(st, around(covered_by(st, FOUNTAIN)), seat)
    if card == PENSEUR:
        return statue_sees(st)
    if card == OBELISQUE:
        for space in range(64):
            if st.cover[space] == OBELISK:
                return meeting(st, lines(space), seat)
    if card == QUARTIERS:
        return meeting(st, edge(0) | edge(1) | edge(2) | edge(3), seat)
    if card == EIFFEL:
        found = 0
        for space in range(64):
            if st.cover[space] == TOWER and st.ground[space] == 1 + seat:
                found |= 1 << space
        return found
    if card == MUSEE:
        return around(spaces_of(st, st.louvre)) & ~built(st)
    if card == CATACOMBES:
        piece = part(st, st.skull) if st.skull >= 0 else -1
        return 1 << piece if owner(st, piece) == 1 - seat else 0
    if card == SEINE:
        return meeting(st, edge(st.river), seat)
    if card == LIBERTE:
        return meeting(st, quarter(st.liberty), seat)
    return 0


@kernel
def by_building(card: int) -> bool:
    """Return whether ``card`` pays for each building among its `sources`."""
    return (
        card == FONTAINE
        or card == OBELISQUE
        or card == CATACOMBES
        or card == SEINE
        or card == LIBERTE
    )


@kernel
def hotel_points(st: Fields) -> int:
    """Return the spaces between the Hôtel des Invalides, its annex with it, and the nearest edge (LC5.3)."""
    best = 8
    spaces = spaces_of(st, HOTEL)
    for space in range(64):
        if spaces >> space & 1 == 1:
            row = space // 8
            column = space % 8
            best = min(best, row, 7 - row, column, 7 - column)
    return best % 8


@kernel
def edge_points(st: Fields, seat: int) -> int:
    """Return 1, 2, 4 or 8 for one to four edges that buildings of ``seat`` touch (LC5.2)."""
    edges = 0
    for side in range(4):
        if meeting(st, edge(side), seat) != 0:
            edges += 1
    return 1 << edges >> 1


@kernel
def share(st: Fields, card: int, piece: int) -> int:
    """Return what a single building brings by a ``card`` that pays `by_building`."""
    if card == FONTAINE or card == SEINE:
        return 3  # LC4.10, LC5.9
    if card == OBELISQUE:
        return 2  # LC5.1
    if card == LIBERTE:
        return 2 if spaces_of(st, piece) & ~quarter(st.liberty) != 0 else 3  # LC5.10
    if card == CATACOMBES:
        return light_points(st, piece) // 2  # LC5.8
    return 0


@kernel
def card_points(st: Fields, card: int, seat: int, members: int) -> int:
    """Return what ``card`` pays ``seat`` for its `sources` (LC6.5)."""
    if card == QUARTIERS:
        return edge_points(st, seat)
    if card == INVALIDES:
        return hotel_points(st)
    if by_building(card):
        n = 0
        for piece in range(22):
            if members >> piece & 1 == 1:
                n += share(st, card, piece)
        return n
    if card == PENSEUR:
        return count(members) + count(members & around(covered_by(st, STATUE)))
    return (
        count(members) if card == MOULIN or card == MUSEE else 2 * count(members)
    )  # LC4.9, LC5.7; LC4.5, LC5.6
