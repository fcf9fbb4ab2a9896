"""The components as constant tables for the rules, read from ``data/components.toml`` and checked.

Spaces are row * 8 + column from the top left; squares row * 4 + column. Orientations of all pieces
have one running number each.
"""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from lutetia.engine import component_data, edition
from lutetia.engine.errors import MaterialError
from lutetia.engine.json_types import JsonMapping, JsonObject
from lutetia.engine.kernel import table
from lutetia.games.cite.doubts import doubts

FILE = Path(__file__).parent / "data" / "components.toml"
COLOURS = ("blue", "orange")  # LC1.1
WIDTH = 8
N_SPACES = WIDTH * WIDTH
"""Spaces of the board; it has as many rows as columns."""
TO_NORTH, TO_EAST, TO_SOUTH, TO_WEST = range(4)
"""Directions, which are edges of the board as well."""
N_TILES, N_SQUARES, TILE_CORNERS = 8, 16, 4
"""Tiles of each seat, squares of the board, and the spaces that a tile has."""
IN_PLAY = 8
"""Postcards in a game (LC1.4)."""
ACTION_TOKENS = 4
"""Tokens of each player (LC1.5)."""
UNBUILT_COSTS = 3
"""Points that a building left in the reserve costs (LC6.4)."""
MAX_LEGAL = 8000
"""Legal actions that any position can have."""
N_BUILDINGS, MAX_CELLS, MAX_RAY_LENGTH = 12, 7, 8
PAIR = 2  # the two numbers of a step: columns and rows
SETS = ("base", "eiffel", "promo")
HOWS = (
    "nothing", "exchange", "piece", "side", "quarter", "space", "turned", "beside", "facing",
)  # fmt: skip
(
    NOTHING, EXCHANGE, ON_PIECE, ON_SIDE, ON_QUARTER, ON_SPACE, TURNED, BESIDE, FACING,
) = range(len(HOWS))  # fmt: skip
"""What is chosen with a postcard (``data/components.toml``)."""
PLANNED = ("first", "last")
"""When a plan carries out a postcard that does not go with the others."""
PLACED = (
    "garden", "annex", "streetlight", "dancer", "fountain", "statue", "large-lamp", "painter",
    "obelisk", "hotel", "arch", "tower",
)  # fmt: skip
"""The pieces that postcards place, in the order of their numbers after the buildings."""

Cells = tuple[tuple[int, int], ...]
"""``(column, row)`` of each space of a piece, from its top left corner."""


def load(path: Path = FILE, values: JsonMapping = MappingProxyType({})) -> JsonObject:
    """Return the component file with the ``values`` of an edition,
    checked against the counts of the rulebook.

    Raises MaterialError naming file and key.
    """
    data, need = component_data.load_toml(path)
    edition.apply_values(data, doubts(data) if values else (), values)
    tiles = data["tiles"]["own"]
    need(
        len(tiles) == N_TILES
        and all(len(t) == TILE_CORNERS and set(t) <= set("orm*") for t in tiles),
        "tiles.own",
        "eight words of four of o, r, m, *",
    )
    sizes = sorted(sum(row.count("#") for row in piece["rows"]) for piece in data["building"])
    need(
        sizes == [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6],
        "building",
        f"sizes 2 x 3, 4 x 4, 4 x 5, 2 x 6 are needed, found {sizes}",
    )  # LC1.3
    _check_postcards(data["postcard"], need)
    first = data["first_set"]["cards"]
    need(
        len(first) == len(set(first)) == IN_PLAY
        and set(first) <= {card["id"] for card in data["postcard"] if card["set"] == "base"},
        "first_set.cards",
        "eight base postcards are needed",
    )
    for name, least, most in (
        ("fountain_length", 1, 4),
        ("arch_length", 2, MAX_CELLS),
        ("hotel_length", 1, 4),
    ):
        value = data["switches"][name]["value"]
        need(
            isinstance(value, int) and least <= value <= most,
            f"switches.{name}",
            f"a whole number from {least} to {most} is needed",
        )
    for ray in data["switches"]["large_lamp"]["rays"]:
        good = 0 < len(ray) <= MAX_RAY_LENGTH and all(
            isinstance(step, list) and len(step) == PAIR for step in ray
        )
        need(
            good,
            "switches.large_lamp",
            f"rays are lists of one to {MAX_RAY_LENGTH} steps [column, row]",
        )
    return data


def _check_postcards(rows: list[JsonObject], need: component_data.Check) -> None:
    names = [card["id"] for card in rows]
    need(len(names) == len(set(names)), "postcard", "each has an id of its own")
    sets = [SETS.index(card["set"]) for card in rows if card["set"] in SETS]
    need(len(sets) == len(rows) and sets == sorted(sets), "postcard", f"first {', '.join(SETS)}")
    for card in rows:
        key = f"postcard {card['id']}"
        need(card["how"] in HOWS, key, f"how is one of {', '.join(HOWS)}")
        need(card.get("piece", PLACED[0]) in PLACED, key, f"piece is one of {', '.join(PLACED)}")
        need(card.get("planned", PLANNED[0]) in PLANNED, key, "planned is first or last")


DATA = load(values=edition.values_in_use("cite"))
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
POSTCARDS: list[JsonObject] = DATA["postcard"]
CARDS: tuple[str, ...] = tuple(card["id"] for card in POSTCARDS)
N_CARDS = len(CARDS)
SET_SIZES = tuple(
    sum(SETS.index(card["set"]) <= last for card in POSTCARDS) for last in range(len(SETS))
)
"""How many postcards there are up to each set."""
FIRST: tuple[int, ...] = tuple(CARDS.index(card) for card in DATA["first_set"]["cards"])
LEVITATION = CARDS.index("levitation")
JARDIN = CARDS.index("jardin-des-plantes")
SACRE = CARDS.index("sacre-coeur")
BOUQUINISTES = CARDS.index("bouquinistes")
LAMPADAIRE = CARDS.index("lampadaire")
MOULIN = CARDS.index("moulin-rouge")
FONTAINE = CARDS.index("fontaine-des-mers")
PENSEUR = CARDS.index("le-penseur")
OBELISQUE = CARDS.index("obelisque")
QUARTIERS = CARDS.index("quartiers-pauvres")
INVALIDES = CARDS.index("hotel-des-invalides")
NOTRE_DAME = CARDS.index("notre-dame")
ARC = CARDS.index("arc-de-triomphe")
EIFFEL = CARDS.index("tour-eiffel")
MUSEE = CARDS.index("musee-du-louvre")
CATACOMBES = CARDS.index("catacombes")
SEINE = CARDS.index("la-seine")
LIBERTE = CARDS.index("la-liberte")
"""The postcards that something besides their rows knows by name."""
BUILDINGS: tuple[str, ...] = tuple(piece["id"] for piece in DATA["building"])
PIECES: tuple[str, ...] = (*BUILDINGS, *PLACED)
CARD_OF: dict[int, int] = {
    PIECES.index(card["piece"]): c for c, card in enumerate(POSTCARDS) if "piece" in card
}
"""The postcard that places each special piece."""
MARKERS: dict[str, int] = {
    card["marker"]: c for c, card in enumerate(POSTCARDS) if "marker" in card
}
"""The postcard that brings each marker, a field of the record."""


def _shape(rows: list[str]) -> Cells:
    return tuple((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")


def _in_corner(cells: list[tuple[int, int]]) -> Cells:
    """Return ``cells`` moved into the corner and sorted."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(
        sorted(((x - left, y - top) for x, y in cells), key=lambda cell: (cell[1], cell[0]))
    )


def orientations(cells: Cells, flip: bool) -> list[Cells]:
    """Return the different ways to lay a piece: as printed, turned clockwise,
    then (LC3.4) the same turned over."""
    found: list[Cells] = []
    for side in (cells, _in_corner([(-x, y) for x, y in cells])) if flip else (cells,):
        now = _in_corner(list(side))
        for _ in range(4):
            if now not in found:
                found.append(now)
            now = _in_corner([(-y, x) for x, y in now])
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
    *((PIECES.index("garden"), cells) for cells in orientations(_line(2), False)),
    *(
        (PIECES.index("fountain"), cells)
        for cells in orientations(_line(SWITCH["fountain_length"]), False)
    ),
    *((PIECES.index("arch"), cells) for cells in orientations(_line(SWITCH["arch_length"]), False)),
    *(
        (PIECES.index("hotel"), cells)
        for cells in orientations(_line(SWITCH["hotel_length"]), False)
    ),
)

# --- the same for kernels, flat -------------------------------------------------------------------

LAID_PIECE = table(piece for piece, _ in LAID)
LAID_SIZE = table(len(cells) for _, cells in LAID)
LAID_CELL = table(
    c
    for _, cells in LAID
    for c in (*(y * 8 + x for x, y in cells), *[0] * (MAX_CELLS - len(cells)))
)  # [laid * MAX_CELLS + i]
SHAPE = table(sum(1 << y * 8 + x for x, y in cells) for _, cells in LAID)
"""The set of the spaces of each orientation, from its corner on."""
FIRST_LAID = table(
    next(i for i, (p, _) in enumerate(LAID) if p == piece) if piece in {p for p, _ in LAID} else -1
    for piece in range(len(PIECES))
)
N_TURNS = table(sum(p == piece for p, _ in LAID) for piece in range(len(PIECES)))
SIZE = table(len(shape) for shape in SHAPES)

_GROUND = {"*": 4, "m": 3}


def _corner(word: str, turns: int, seat: int, corner: int) -> int:
    """Return the ground of a tile's corner (0 north-west, 1 north-east, 2 south-west, 3 south-east)
    after clockwise turns."""
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
TILE_LAND = table(  # [((seat * 8 + tile) * 4 + turns) * 5 + ground]
    sum(
        1 << corner // 2 * 8 + corner % 2
        for corner in range(4)
        if TILE_GROUND[lying * 4 + corner] == ground
    )
    for lying in range(64)
    for ground in range(5)
)
"""The set of the spaces of one ground on a tile, from its square's top left on."""
RAY_STRIDE = 1 + 2 * MAX_RAY_LENGTH
RAY_CELLS = (
    table(  # [ray * RAY_STRIDE]: how many steps, then column and row of each from near to far
        n
        for ray in SWITCH_RAYS
        for n in (
            len(ray),
            *(c for step in ray for c in step),
            *[0] * (2 * (MAX_RAY_LENGTH - len(ray))),
        )
    )
)
N_RAYS = len(SWITCH_RAYS)
IN_FIRST = table(1 if c in FIRST else 0 for c in range(N_CARDS))
POOL_SIZE = table(SET_SIZES)
ARCH_SHADES = 1 if SWITCH["arch_shades_lamp"] else 0

# by postcard
CARD_HOW = table(HOWS.index(card["how"]) for card in POSTCARDS)
CARD_PIECE = table(PIECES.index(card["piece"]) if "piece" in card else -1 for card in POSTCARDS)
CARD_POINTS = table(card.get("points", 0) for card in POSTCARDS)
FOR_BOTH = table(1 if card.get("for_both", False) else 0 for card in POSTCARDS)
BY_BUILDING = table(1 if "share" in card else 0 for card in POSTCARDS)
LONG = {
    card: int(CARD_PIECE[card])
    for card in range(N_CARDS)
    if CARD_HOW[card] == TURNED and N_TURNS[CARD_PIECE[card]] > 1
}
"""Postcards whose piece may be turned, with the piece."""


def kernels_of(field: str, module: JsonMapping, default: str = "") -> list[Any]:
    """Return for each postcard the kernel that its ``field`` names, out of the names of a module.

    Raises MaterialError: there is no such kernel.
    """
    names = [card.get(field, default) for card in POSTCARDS]
    for card, name in zip(CARDS, names, strict=True):
        if name not in module:
            raise MaterialError(f"{FILE.name}: postcard {card}: no kernel {name!r}")
    return [module[name] for name in names]
