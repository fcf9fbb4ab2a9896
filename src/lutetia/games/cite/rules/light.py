"""Chapter LC6: what buildings and postcards are worth."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import note
from lutetia.games.cite.material import ARCH_SHADES, N_RAYS, RAY_CELLS
from lutetia.games.cite.rules.cards import (
    ARC,
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
    SACRE,
    SEINE,
    beside,
)  # fmt: skip
from lutetia.games.cite.rules.codes import E_LINE
from lutetia.games.cite.rules.ground import owner
from lutetia.games.cite.state import (
    ANNEX,
    ARCH,
    DANCER,
    FOUNTAIN,
    LAMP,
    LARGE,
    OBELISK,
    PAINTER,
    RESERVE,
    STATUE,
    STREETLIGHT,
    TOWER,
    USED,
    City,
)  # fmt: skip

LIGHT_LINE, GROUP_LINE, UNBUILT_LINE, CARD_LINE = 0, 1, 2, 10  # CARD_LINE + postcard


@kernel
def part(st: City, space: int) -> int:
    """Return the building that stands at ``space``, an annex counting as the one that it enlarges (LC4.7), or -1."""
    piece = st.cover[space]
    if piece == ANNEX:
        return st.annexed
    return piece if piece >= 0 and (piece <= 12 or piece == 21) else -1


@kernel
def size(st: City, piece: int) -> int:
    """Return the number of spaces of a building, annex included."""
    n = 0
    for space in range(64):
        if part(st, space) == piece:
            n += 1
    return n


@kernel
def lamp_weight(st: City, space: int) -> int:
    """Return how often the streetlight at ``space`` counts for a building beside it: 0 when there is none (LC6.2)."""
    cover = st.cover[space]
    if cover == STREETLIGHT:
        return 1  # LC4.8
    if st.ground[space] != LAMP:
        return 0
    if cover < 0:
        return 1
    if cover == TOWER:
        return 2  # LC5.6
    return 1 if cover == ARCH and ARCH_SHADES == 0 else 0


@kernel
def large_reaches(st: City, piece: int) -> int:
    """Return 1 when the large streetlight lights ``piece``; a building stops a ray behind its first space (LC4.12)."""
    for lamp in range(64):
        if st.cover[lamp] != LARGE:
            continue
        at = 0
        for _ in range(N_RAYS):
            steps = RAY_CELLS[at]
            stopped = False
            for k in range(steps):
                column = lamp % 8 + RAY_CELLS[at + 1 + 2 * k]
                row = lamp // 8 + RAY_CELLS[at + 2 + 2 * k]
                if stopped or column < 0 or column > 7 or row < 0 or row > 7:
                    continue
                here = part(st, row * 8 + column)
                if here == piece:
                    return 1
                if here >= 0:
                    stopped = True
            at += 17
    return 0


@kernel
def lamps_on(st: City, piece: int) -> int:
    """Return how many streetlights shine on ``piece``, each once however many spaces it lights (LC6.2)."""
    n = large_reaches(st, piece)
    for lamp in range(64):
        weight = lamp_weight(st, lamp)
        if weight > 0:
            for direction in range(4):
                there = beside(lamp, direction)
                if there >= 0 and part(st, there) == piece:
                    n += weight
                    break
    return n


@kernel
def light_points(st: City, piece: int) -> int:
    """Return size times streetlights (LC6.1)."""
    return size(st, piece) * lamps_on(st, piece)


@kernel
def in_group(st: City, space: int, seat: int) -> bool:
    """Return whether ``space`` counts for the groups of ``seat``: own buildings, the own arch (LC5.5), the gargoyle's (LC5.4)."""
    piece = part(st, space)
    if piece >= 0:
        return owner(st, piece) == seat or piece == st.gargoyle
    return st.cover[space] == ARCH and st.card[ARC] == USED + seat


@kernel
def spread(st: City, kind: int, seat: int) -> None:
    """Mark with 1 all spaces of ``kind`` joined by their sides to a marked one (0 group, 1 painter's area, 2 dancer's area)."""
    grows = True
    while grows:
        grows = False
        for space in range(64):
            if st.mark[space] != 1:
                continue
            for direction in range(4):
                there = beside(space, direction)
                if there >= 0 and st.mark[there] == 0:
                    if kind == 0:
                        joins = in_group(st, there, seat)
                    elif kind == 1:  # LC4.5: edges and buildings alone; the tower's spaces count as occupied (LC5.6)
                        joins = part(st, there) < 0 and st.cover[there] != TOWER
                    else:  # LC4.9: streetlights and every piece as well
                        joins = st.cover[there] < 0 and st.ground[there] != LAMP
                    if joins:
                        st.mark[there] = 1
                        grows = True


@kernel
def largest_group(st: City, seat: int) -> int:
    """Return the spaces of the largest group of ``seat`` (LC6.3)."""
    best = 0
    for space in range(64):
        # A group is one of buildings: the arch joins it and makes it larger, but is none by itself (LC5.5).
        if st.mark[space] == 0 and part(st, space) >= 0 and in_group(st, space, seat):
            st.mark[space] = 1
            spread(st, 0, seat)
            n = 0
            for other in range(64):
                if st.mark[other] == 1:
                    n += 1
                    st.mark[other] = 2
            if n > best:
                best = n
    for space in range(64):
        st.mark[space] = 0
    return best


@kernel
def painter_points(st: City) -> int:
    """Return 2 for each streetlight in the painter's area (LC4.5)."""
    n = 0
    for space in range(64):
        if st.cover[space] == PAINTER:
            st.mark[space] = 1
    spread(st, 1, 0)
    for space in range(64):
        if st.mark[space] == 1 and (lamp_weight(st, space) > 0 or st.cover[space] == LARGE):
            n += 2
        st.mark[space] = 0
    return n


@kernel
def dancer_points(st: City) -> int:
    """Return 1 for each free space in the dancer's area, her own included (LC4.9)."""
    n = 0
    for space in range(64):
        if st.cover[space] == DANCER:
            st.mark[space] = 1
    spread(st, 2, 0)
    for space in range(64):
        n += st.mark[space]
        st.mark[space] = 0
    return n


@kernel
def fountain_points(st: City, seat: int) -> int:
    """Return 3 for each own building beside the fountain, each once (LC4.10)."""
    n = 0
    for piece in range(22):
        if owner(st, piece) == seat:
            touches = False
            for space in range(64):
                if part(st, space) == piece:
                    for direction in range(4):
                        there = beside(space, direction)
                        if there >= 0 and st.cover[there] == FOUNTAIN:
                            touches = True
            if touches:
                n += 3
    return n


@kernel
def statue_points(st: City) -> int:
    """Return 2 for each free space beside the statue, 1 for each at its corners, nothing when its view is blocked (LC4.11)."""
    n = 0
    for statue in range(64):
        if st.cover[statue] != STATUE:
            continue
        front = beside(statue, st.facing)
        if front < 0 or st.cover[front] >= 0:
            return 0
        for row in range(-1, 2):
            for column in range(-1, 2):
                y = statue // 8 + row
                x = statue % 8 + column
                if 0 <= y < 8 and 0 <= x < 8 and (row != 0 or column != 0) and st.cover[y * 8 + x] < 0:
                    n += 2 if row == 0 or column == 0 else 1
    return n


@kernel
def obelisk_points(st: City, seat: int) -> int:
    """Return 2 for each building of ``seat`` in the row or the column of the obelisk (LC5.1)."""
    n = 0
    for space in range(64):
        if st.cover[space] != OBELISK:
            continue
        for piece in range(22):
            if owner(st, piece) == seat:
                meets = False
                for other in range(64):
                    if part(st, other) == piece and (other // 8 == space // 8 or other % 8 == space % 8):
                        meets = True
                if meets:
                    n += 2
    return n


@kernel
def at_edge(st: City, piece: int, edge: int) -> bool:
    """Return whether the building touches the edge (0 north, 1 east, 2 south, 3 west)."""
    for i in range(8):
        space = i if edge == 0 else i * 8 + 7 if edge == 1 else 56 + i if edge == 2 else i * 8
        if part(st, space) == piece:
            return True
    return False


@kernel
def edge_points(st: City, seat: int) -> int:
    """Return 1, 2, 4 or 8 for one to four edges that buildings of ``seat`` touch (LC5.2)."""
    edges = 0
    for edge in range(4):
        touches = False
        for piece in range(22):
            if owner(st, piece) == seat and at_edge(st, piece, edge):
                touches = True
        if touches:
            edges += 1
    return 0 if edges == 0 else 1 << (edges - 1)


@kernel
def hotel_points(st: City) -> int:
    """Return the spaces between the Hôtel des Invalides and the nearest edge (LC5.3)."""
    best = 9
    for space in range(64):
        if part(st, space) == 21:
            row = space // 8
            column = space % 8
            best = min(best, row, 7 - row, column, 7 - column)
    return 0 if best == 9 else best


@kernel
def museum_points(st: City) -> int:
    """Return 1 for each space beside the museum that no other building occupies (LC5.7)."""
    n = 0
    for space in range(64):
        if part(st, space) >= 0:
            continue
        touches = False
        for direction in range(4):
            there = beside(space, direction)
            if there >= 0 and part(st, there) == st.louvre:
                touches = True
        if touches:
            n += 1
    return n


@kernel
def tower_points(st: City, seat: int) -> int:
    """Return 2 for each space of the seat's colour below the tower (LC5.6)."""
    n = 0
    for space in range(64):
        if st.cover[space] == TOWER and st.ground[space] == 1 + seat:
            n += 2
    return n


@kernel
def skull_points(st: City, seat: int) -> int:
    """Return half of what the rival's building over the catacombs scores, rounded down (LC5.8)."""
    piece = part(st, st.skull) if st.skull >= 0 else -1
    return light_points(st, piece) // 2 if piece >= 0 and owner(st, piece) == 1 - seat else 0


@kernel
def seine_points(st: City, seat: int) -> int:
    """Return 3 for each building of ``seat`` at the river's edge (LC5.9)."""
    n = 0
    for piece in range(22):
        if owner(st, piece) == seat and at_edge(st, piece, st.river):
            n += 3
    return n


@kernel
def liberty_points(st: City, seat: int) -> int:
    """Return 3 for each building of ``seat`` wholly in the chosen quarter, 2 for one partly in it (LC5.10)."""
    n = 0
    for piece in range(22):
        if owner(st, piece) != seat:
            continue
        inside = 0
        outside = 0
        for space in range(64):
            if part(st, space) == piece:
                if space // 32 * 2 + space % 8 // 4 == st.liberty:
                    inside += 1
                else:
                    outside += 1
        if inside > 0:
            n += 3 if outside == 0 else 2
    return n


@kernel
def card_points(st: City, card: int, seat: int) -> int:
    """Return what an activated postcard pays ``seat``; some pay both players (LC6.5)."""
    mine = st.card[card] == USED + seat
    either = mine or st.card[card] == USED + 1 - seat
    if card == OBELISQUE:
        return obelisk_points(st, seat) if either else 0
    if card == EIFFEL:
        return tower_points(st, seat) if either else 0
    if card == SEINE:
        return seine_points(st, seat) if either else 0
    if card == LIBERTE:
        return liberty_points(st, seat) if either else 0
    if not mine:
        return 0
    if card == PEINTRE:
        return painter_points(st)
    if card == MOULIN:
        return dancer_points(st)
    if card == FONTAINE:
        return fountain_points(st, seat)
    if card == PENSEUR:
        return statue_points(st)
    if card == QUARTIERS:
        return edge_points(st, seat)
    if card == INVALIDES:
        return hotel_points(st)
    if card == MUSEE:
        return museum_points(st)
    if card == CATACOMBES:
        return skull_points(st, seat)
    return 0


@kernel
def score(st: City, seat: int, trace: Ints) -> int:
    """Return the points of ``seat`` as they stand, noting every line (LC6.1 to LC6.5)."""
    total = 0
    for piece in range(22):
        if owner(st, piece) == seat:
            lamps = lamps_on(st, piece)
            points = size(st, piece) * lamps
            total += points
            note(trace, E_LINE, seat, LIGHT_LINE, points, piece, lamps)
    group = largest_group(st, seat)
    total += group
    note(trace, E_LINE, seat, GROUP_LINE, group, -1, group)
    unbuilt = 0
    for building in range(12):
        if st.where[building] == RESERVE + seat:
            unbuilt += 1
    lost = 0 if st.card[SACRE] == USED + seat else -3 * unbuilt  # LC6.4, LC4.4
    total += lost
    note(trace, E_LINE, seat, UNBUILT_LINE, lost, -1, unbuilt)
    for card in range(22):
        points = card_points(st, card, seat)
        if points != 0 or st.card[card] == USED + seat:
            total += points
            note(trace, E_LINE, seat, CARD_LINE + card, points, -1, 0)
    return total


@kernel
def points(st: City, seat: int) -> int:
    """Return the points of ``seat``."""
    return score(st, seat, st.quiet)


@kernel
def tiebreak(st: City, seat: int) -> int:
    """Return the visible free spaces of the seat's colour; more are better (LC6.6)."""
    n = 0
    for space in range(64):
        if st.ground[space] == 1 + seat and st.cover[space] < 0:
            n += 1
    return n
