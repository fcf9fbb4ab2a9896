"""What the referee of La Cité knows of the components: tiles, pieces, postcards,
and the names of the spaces of the board."""

from __future__ import annotations

SEATS = ["blue", "orange"]
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
CORNERS = {
    "north-west": ("abcd", "1234"),
    "north-east": ("efgh", "1234"),
    "south-west": ("abcd", "5678"),
    "south-east": ("efgh", "5678"),
}

# o: the colour of the tile's player, r: the rival's, m: mixed, *: streetlight;
# clockwise from the top left.
TILES = {
    "1": "room",
    "2": "moro",
    "3": "o*ro",
    "4": "*omr",
    "5": "moor",
    "6": "o*or",
    "7": "*omo",
    "8": "ooro",
}

DRAWINGS = {
    "I3": ["###"],
    "V3": [".#", "##"],
    "L4": ["##", ".#", ".#"],
    "T4": ["#.", "##", "#."],
    "O4": ["##", "##"],
    "S4": ["#.", "##", ".#"],
    "T5": [".#.", ".#.", "###"],
    "W5": ["..#", ".##", "##."],
    "X5": [".#.", "###", ".#."],
    "P5": [".##", "###"],
    "U6": ["####", "#..#"],
    "L6": ["###", "#..", "#..", "#.."],
    "garden": ["##"],
    "fountain": ["##"],
    "arch": ["###"],
    "tower": ["##", "##"],
}
BUILDINGS = ["I3", "V3", "L4", "T4", "O4", "S4", "T5", "W5", "X5", "P5", "U6", "L6"]

BASE = [
    "levitation",
    "metropolitain",
    "jardin-des-plantes",
    "sacre-coeur",
    "le-peintre",
    "chartier",
    "bouquinistes",
    "lampadaire",
    "moulin-rouge",
    "fontaine-des-mers",
    "le-penseur",
    "la-grande-lumiere",
]
EIFFEL = [
    "obelisque",
    "quartiers-pauvres",
    "hotel-des-invalides",
    "notre-dame",
    "arc-de-triomphe",
    "tour-eiffel",
    "musee-du-louvre",
    "catacombes",
]
PROMOS = ["la-seine", "la-liberte"]
POOLS = {"base": BASE, "eiffel": BASE + EIFFEL, "all": BASE + EIFFEL + PROMOS}
FIRST_SET = BASE[:8]

# The large streetlight: four straight rays, each from near to far.
RAYS = [[(0, -1), (0, -2)], [(1, 0), (2, 0)], [(0, 1), (0, 2)], [(-1, 0), (-2, 0)]]

ALL_SPACES = [column + row for row in "12345678" for column in "abcdefgh"]
SQUARES = [space for space in ALL_SPACES if space[0] in "aceg" and space[1] in "1357"]


def rival(seat: str) -> str:
    return "orange" if seat == "blue" else "blue"


def shifted(space: str, dx: int, dy: int) -> str:
    """The space so far to the right and so far down; "" beyond the edge of the board."""
    x = "abcdefgh".index(space[0]) + dx
    y = "12345678".index(space[1]) + dy
    return "abcdefgh"[x] + "12345678"[y] if 0 <= x < 8 and 0 <= y < 8 else ""


def beside(space: str, side: str) -> str:
    dx, dy = SIDES[side]
    return shifted(space, dx, dy)


def neighbours(space: str) -> list[str]:
    """The spaces that share a side with ``space``."""
    return [beside(space, side) for side in SIDES if beside(space, side)]


def diagonals(space: str) -> list[str]:
    found = [shifted(space, dx, dy) for dx in (-1, 1) for dy in (-1, 1)]
    return [other for other in found if other]


def outline(spaces: list[str]) -> list[str]:
    """The spaces around an area that share a side with it."""
    return sorted({near for space in spaces for near in neighbours(space)} - set(spaces))


def on_side(space: str, side: str) -> bool:
    """Whether the space lies at that edge of the board."""
    return beside(space, side) == ""


def to_edge(space: str) -> int:
    """The number of spaces between this one and the closest edge."""
    x = "abcdefgh".index(space[0])
    y = "12345678".index(space[1])
    return min(x, 7 - x, y, 7 - y)


def turned(rows: list[str]) -> list[str]:
    """A drawing turned clockwise by a quarter."""
    return ["".join(row[i] for row in reversed(rows)) for i in range(len(rows[0]))]


def orientations(piece: str) -> list[list[str]]:
    """The different drawings that quarter turns make of a piece; pieces are never turned over."""
    found = [DRAWINGS[piece]]
    for _ in range(3):
        following = turned(found[-1])
        if following in found:
            break
        found.append(following)
    return found


def placements(piece: str) -> dict[str, list[str]]:
    """Everywhere a piece fits on the board, by the words that say so: {"c3 turn 1": ["c3",
    "c4"]}."""
    found = {}
    for turn, rows in enumerate(orientations(piece)):
        for corner in ALL_SPACES:
            spaces = [
                shifted(corner, x, y)
                for y, row in enumerate(rows)
                for x, mark in enumerate(row)
                if mark == "#"
            ]
            if "" not in spaces:
                found[corner + (f" turn {turn}" if turn else "")] = spaces
    return found


PLACEMENTS = {piece: placements(piece) for piece in DRAWINGS}
