"""The components as constant tables for the rules, read from ``data/components.toml`` and checked.

Spaces are row * 8 + column from the top left; squares row * 4 + column. Orientations of all pieces have one running number each.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from lutetia.engine import components, edition
from lutetia.engine.kernel import table
from lutetia.games.cite.doubts import doubts

FILE = Path(__file__).parent / "data" / "components.toml"
COLOURS = ("blue", "orange")  # LC1.1
N_BUILDINGS, N_CARDS, MOST_CELLS, LONGEST_RAY = 12, 22, 7, 8

Cells = tuple[tuple[int, int], ...]
"""``(column, row)`` of each space of a piece, from its top left corner."""


def load(path: Path = FILE, values: Mapping[str, Any] = MappingProxyType({})) -> dict[str, Any]:
    """Return the component file with the ``values`` of an edition, checked against the counts of the rulebook.

    Raises MaterialError naming file and key.
    """
    data, need = components.read(path)
    edition.lay(data, doubts(data) if values else (), values)
    tiles = data["tiles"]["own"]
    need(
        len(tiles) == 8 and all(len(t) == 4 and set(t) <= set("orm*") for t in tiles),
        "tiles.own",
        "eight words of four of o, r, m, *",
    )
    sizes = sorted(sum(row.count("#") for row in piece["rows"]) for piece in data["building"])
    need(
        sizes == [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6],
        "building",
        f"sizes 2 x 3, 4 x 4, 4 x 5, 2 x 6 are needed, found {sizes}",
    )  # LC1.3
    names = [*data["sets"]["base"], *data["sets"]["eiffel"], *data["sets"]["promo"]]
    need(
        len(names) == len(set(names)) == N_CARDS,
        "sets",
        f"{N_CARDS} different postcards are needed, found {len(set(names))}",
    )
    first = data["first_set"]["cards"]
    need(
        len(first) == len(set(first)) == 8 and set(first) <= set(data["sets"]["base"]),
        "first_set.cards",
        "eight base postcards are needed",
    )
    for name, least, most in (
        ("fountain_length", 1, 4),
        ("arch_length", 2, MOST_CELLS),
        ("hotel_length", 1, 4),
    ):
        value = data["switches"][name]["value"]
        need(
            isinstance(value, int) and least <= value <= most,
            f"switches.{name}",
            f"a whole number from {least} to {most} is needed",
        )
    for ray in data["switches"]["large_lamp"]["rays"]:
        good = 0 < len(ray) <= LONGEST_RAY and all(
            isinstance(step, list) and len(step) == 2 for step in ray
        )
        need(
            good,
            "switches.large_lamp",
            f"rays are lists of one to {LONGEST_RAY} steps [column, row]",
        )
    return data


DATA = load(values=edition.given("cite"))
SWITCH = {name: switch.get("value") for name, switch in DATA["switches"].items()}
DOUBTS = {  # what the about page calls unsure, by the data that would settle it
    "tiles.layout": (DATA["tiles"],),
    "buildings.flip": (DATA["switches"]["allow_flip"],),
    "fountain": (DATA["switches"]["fountain_length"],),
    "arch": (DATA["switches"]["arch_length"], DATA["switches"]["arch_shades_lamp"]),
    "hotel": (DATA["switches"]["hotel_length"],),
    "large_lamp": (DATA["switches"]["large_lamp"],),
    "first_set": (DATA["first_set"],),
}
UNSURE: tuple[str, ...] = tuple(
    name for name, data in DOUBTS.items() if not all(datum["sure"] for datum in data)
)
SWITCH_RAYS: list[list[list[int]]] = DATA["switches"]["large_lamp"]["rays"]  # LC4.13
CARDS: tuple[str, ...] = (*DATA["sets"]["base"], *DATA["sets"]["eiffel"], *DATA["sets"]["promo"])
SETS = (len(DATA["sets"]["base"]), len(DATA["sets"]["base"]) + len(DATA["sets"]["eiffel"]), N_CARDS)
FIRST: tuple[int, ...] = tuple(CARDS.index(card) for card in DATA["first_set"]["cards"])
(
    LEVITATION, METROPOLITAIN, JARDIN, SACRE, PEINTRE, CHARTIER, BOUQUINISTES, LAMPADAIRE, MOULIN, FONTAINE, PENSEUR, LUMIERE,
    OBELISQUE, QUARTIERS, INVALIDES, NOTRE_DAME, ARC, EIFFEL, MUSEE, CATACOMBES, SEINE, LIBERTE,
) = range(N_CARDS)  # fmt: skip
BUILDINGS: tuple[str, ...] = tuple(piece["id"] for piece in DATA["building"])
PIECES: tuple[str, ...] = (
    *BUILDINGS, "garden", "annex", "streetlight", "dancer", "fountain", "statue", "large-lamp", "painter", "obelisk",
    "hotel", "arch", "tower",
)  # fmt: skip


def _shape(rows: list[str]) -> Cells:
    return tuple((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")


def _settled(cells: list[tuple[int, int]]) -> Cells:
    """Return ``cells`` moved into the corner and sorted."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(
        sorted(((x - left, y - top) for x, y in cells), key=lambda cell: (cell[1], cell[0]))
    )


def orientations(cells: Cells, flip: bool) -> list[Cells]:
    """Return the different ways to lay a piece: as printed, turned clockwise, then (LC3.4) the same turned over."""
    found: list[Cells] = []
    for side in (cells, _settled([(-x, y) for x, y in cells])) if flip else (cells,):
        now = _settled(list(side))
        for _ in range(4):
            if now not in found:
                found.append(now)
            now = _settled([(-y, x) for x, y in now])
    return found


def _line(n: int) -> Cells:
    return tuple((x, 0) for x in range(n))


SHAPES: tuple[Cells, ...] = tuple(_shape(piece["rows"]) for piece in DATA["building"])
LAID: tuple[
    tuple[int, Cells], ...
] = (  # (piece, spaces) of each orientation, in the order of their numbers (LC7.4)
    *(
        (b, cells)
        for b in range(N_BUILDINGS)
        for cells in orientations(SHAPES[b], SWITCH["allow_flip"])
    ),
    *((12, cells) for cells in orientations(_line(2), False)),  # the botanical garden
    *((16, cells) for cells in orientations(_line(SWITCH["fountain_length"]), False)),
    *((22, cells) for cells in orientations(_line(SWITCH["arch_length"]), False)),
    *((21, cells) for cells in orientations(_line(SWITCH["hotel_length"]), False)),
)

# --- the same for kernels, flat ---------------------------------------------------------------------------------

N_LAID = len(LAID)
LAID_PIECE = table(piece for piece, _ in LAID)
LAID_SIZE = table(len(cells) for _, cells in LAID)
LAID_WIDE = table(1 + max(x for x, _ in cells) for _, cells in LAID)
LAID_HIGH = table(1 + max(y for _, y in cells) for _, cells in LAID)
LAID_CELL = table(
    c
    for _, cells in LAID
    for c in (*(y * 8 + x for x, y in cells), *[0] * (MOST_CELLS - len(cells)))
)  # [laid * 7 + i]
FIRST_LAID = table(
    next(i for i, (p, _) in enumerate(LAID) if p == piece) if piece in {p for p, _ in LAID} else -1
    for piece in range(24)
)
N_TURNS = table(sum(p == piece for p, _ in LAID) for piece in range(24))
SIZE = table(len(shape) for shape in SHAPES)

_GROUND = {"*": 4, "m": 3}


def _corner(word: str, turns: int, seat: int, corner: int) -> int:
    """Return the ground of a tile's corner (0 north-west, 1 north-east, 2 south-west, 3 south-east) after clockwise turns."""
    clockwise = (0, 1, 3, 2)[corner]  # the word goes round from the north-west
    mark = word[(clockwise - turns) % 4]
    if mark in _GROUND:
        return _GROUND[mark]
    return 1 + (seat if mark == "o" else 1 - seat)


TILE_GROUND = table(  # [((seat * 8 + tile) * 4 + turns) * 4 + corner]
    _corner(word, turns, seat, corner)
    for seat in (0, 1)
    for word in DATA["tiles"]["own"]
    for turns in range(4)
    for corner in range(4)
)
RAY_STRIDE = 1 + 2 * LONGEST_RAY
RAY_CELLS = (
    table(  # [ray * RAY_STRIDE]: how many steps, then column and row of each from near to far
        n
        for ray in SWITCH_RAYS
        for n in (
            len(ray),
            *(c for step in ray for c in step),
            *[0] * (2 * (LONGEST_RAY - len(ray))),
        )
    )
)
N_RAYS = len(SWITCH_RAYS)
IN_FIRST = table(1 if c in FIRST else 0 for c in range(N_CARDS))
POOL_SIZE = table(SETS)
ARCH_SHADES = 1 if SWITCH["arch_shades_lamp"] else 0
