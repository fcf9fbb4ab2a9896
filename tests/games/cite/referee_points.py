"""Every point of La Cité, line by line."""

from __future__ import annotations

from typing import Any

from .referee_effects import is_free
from .referee_light import lamps, light_points, reach
from .referee_parts import (
    ALL_SPACES,
    CORNERS,
    SIDES,
    beside,
    diagonals,
    neighbours,
    on_side,
    outline,
    rival,
    to_edge,
)


def points_of(table: Any, seat: str) -> dict[str, int]:
    """The lines of one seat: light, group and unbuilt,
    and one for each card in play that may bring this seat points."""
    mine = [name for name in table.buildings if table.owner[name] == seat]
    found = {
        "light": sum(light_points(table, name) for name in mine),
        "group": largest_group(table, seat),
        "unbuilt": 0 if table.effect.get("sacre-coeur") == seat else -3 * len(table.reserve[seat]),
    }
    for card, count in FOR_BOTH.items():
        if card in table.effect:
            found[card] = count(table, seat, mine)
    for card, count in FOR_THE_TAKER.items():
        if table.effect.get(card) == seat:
            found[card] = count(table, seat, mine)
    return found


def largest_group(table: Any, seat: str) -> int:
    """The spaces of the largest group; the arch and the marked building of the rival count and
    connect, an arch alone is no group."""
    built = set()
    for name, spaces in table.buildings.items():
        if table.owner[name] == seat or (
            name == table.gargoyle and table.effect["notre-dame"] == seat
        ):
            built |= set(spaces)
    arch = set()
    if table.effect.get("arc-de-triomphe") == seat:
        arch = {space for space in table.on if table.on[space] == "arch"}
    return max((len(reach(space, built | arch)) for space in built), default=0)


def where(table: Any, piece: str) -> list[str]:
    return [space for space in ALL_SPACES if table.on.get(space) == piece]


# --- cards that bring points to whoever used them -------------------------------------------------


def painter(table: Any, seat: str, mine: list[str]) -> int:
    """2 for each streetlight in an area that ends at buildings and at the tower,
    whose spaces count as occupied."""
    area = {
        space
        for space in ALL_SPACES
        if table.on.get(space) not in table.buildings and table.on.get(space) != "tower"
    }
    area = reach(where(table, "painter")[0], area)
    return 2 * len([space for space, _ in lamps(table) if space in area])


def dancer(table: Any, seat: str, mine: list[str]) -> int:
    """1 for each free space of any colour in an area that ends at every piece and every
    streetlight, her own space with it."""
    area = {
        space for space in ALL_SPACES if is_free(table, space) and table.ground[space] != "lamp"
    }
    return len(reach(where(table, "dancer")[0], area))


def fountain(table: Any, seat: str, mine: list[str]) -> int:
    around = outline(where(table, "fountain"))
    return 3 * len({table.on[space] for space in around if table.on.get(space) in mine})


def statue(table: Any, seat: str, mine: list[str]) -> int:
    """2 for each free space at a side, 1 for each at a corner;
    nothing when the space in front is occupied."""
    space = where(table, "statue")[0]
    if not is_free(table, beside(space, table.facing)):
        return 0
    return sum(2 for near in neighbours(space) if is_free(table, near)) + sum(
        1 for far in diagonals(space) if is_free(table, far)
    )


def poor_quarters(table: Any, seat: str, mine: list[str]) -> int:
    touched = [
        side
        for side in SIDES
        if any(on_side(space, side) for name in mine for space in table.buildings[name])
    ]
    return [0, 1, 2, 4, 8][len(touched)]


def hotel(table: Any, seat: str, mine: list[str]) -> int:
    return min(to_edge(space) for space in table.buildings["hotel"])


def museum(table: Any, seat: str, mine: list[str]) -> int:
    """1 for each space beside the building that no other building occupies."""
    return len(
        [
            space
            for space in outline(table.buildings[table.museum])
            if table.on.get(space) not in table.buildings
        ]
    )


def catacombs(table: Any, seat: str, mine: list[str]) -> int:
    """Half of what the rival's building over the skull earns by light."""
    building = table.on.get(table.skull, "")
    return light_points(table, building) // 2 if table.owner.get(building) == rival(seat) else 0


# --- cards that bring points to both --------------------------------------------------------------


def obelisk(table: Any, seat: str, mine: list[str]) -> int:
    column, row = where(table, "obelisk")[0]
    return sum(
        2
        for name in mine
        if any(space[0] == column or space[1] == row for space in table.buildings[name])
    )


def tower(table: Any, seat: str, mine: list[str]) -> int:
    return sum(2 for space in where(table, "tower") if table.ground[space] == seat)


def seine(table: Any, seat: str, mine: list[str]) -> int:
    return sum(
        3
        for name in mine
        if any(on_side(space, table.riverside) for space in table.buildings[name])
    )


def liberty(table: Any, seat: str, mine: list[str]) -> int:
    """3 for a building quite inside the district, 2 for one that is partly inside."""
    columns, rows = CORNERS[table.district]
    points = 0
    for name in mine:
        inside = [space[0] in columns and space[1] in rows for space in table.buildings[name]]
        points += 3 if all(inside) else 2 if any(inside) else 0
    return points


FOR_THE_TAKER = {
    "le-peintre": painter,
    "moulin-rouge": dancer,
    "fontaine-des-mers": fountain,
    "le-penseur": statue,
    "quartiers-pauvres": poor_quarters,
    "hotel-des-invalides": hotel,
    "musee-du-louvre": museum,
    "catacombes": catacombs,
}
FOR_BOTH = {"obelisque": obelisk, "tour-eiffel": tower, "la-seine": seine, "la-liberte": liberty}
