"""A position as a drawing: the map with its houses, the tiles and the seats."""

from __future__ import annotations

from collections.abc import Iterable

from lutetia.engine.json_types import JsonMapping
from lutetia.engine.notebook import colour_name
from lutetia.engine.paper import CARD, EDGE, GROUND, INK, LINE, LIT, SOFT, Paper, curve, outline
from lutetia.games.paris_paris.material import COLOURS, LETTERS, NAMES, ROUTES, STOPS
from lutetia.games.paris_paris.material_json import material_json

SEATS = {  # what it is painted with, and the colour of words on it
    "lilac": ("#8a5aa8", "#fff"), "grey": ("#6b7078", "#fff"),
    "green": ("#3b7d46", "#fff"), "yellow": ("#d9a520", "#2a2520"),
}  # fmt: skip
PAINTS = {
    "teal": "#1b7f7a", "blue": "#2d5da8", "red": "#b5332e", "orange": "#b35c0c", "brown": "#76502f",
}  # fmt: skip
WATER, BANK, PLATE = "#c9dcdb", "#93b3b5", "#f0e3c6"
PANEL, TILE = 260, 110
HOUSE = "M-11 12V-5L0-15 11-5V12Z"


def drawing(view: JsonMapping) -> str:
    """Return the position of a view as SVG."""
    material = material_json()
    width, height = material["canvas"]
    paper = Paper(width + PANEL + 3 * EDGE, height + 116 + EDGE)
    with paper.group("svg", x=2, y=2, width=width + EDGE, height=height + EDGE,
                     viewBox=f"{-EDGE} {-EDGE / 2:g} {width + EDGE} {height + EDGE}"):  # fmt: skip
        _map(paper, view)
    _tiles(paper, view, height + EDGE + 8)
    _seats(paper, view, width + 2 * EDGE)
    return paper.svg("Paris Paris")


def _map(paper: Paper, view: JsonMapping) -> None:
    material = material_json()
    river = material["river"]
    arms = [[river["stem"][-1], *river[side], river["west"][0]] for side in ("north", "south")]
    ends = [river["stem"][0], river["west"][-1]]
    for colour, more in ((BANK, 4), (WATER, 0)):
        for (x, y), way in zip(ends, (1, -1), strict=True):
            paper.path(f"M{x} {y}l{40 * way} 20", stroke=colour, stroke_width=44 + more)
        for line, wide in ((river["stem"], 44), *((arm, 24) for arm in arms), (river["west"], 44)):
            paper.path(curve([(x, y) for x, y in line]), stroke=colour, stroke_width=wide + more,
                       stroke_linecap="round")  # fmt: skip
    at = {stop["id"]: (float(stop["x"]), float(stop["y"])) for stop in material["stops"]}
    for route in material["routes"]:
        road = outline([at[stop] for stop in route["stops"]], closed=False)
        paper.path(road, stroke=GROUND, stroke_width=14, stroke_linejoin="round")
        paper.path(road, stroke=PAINTS[route["id"]], stroke_width=8, stroke_linejoin="round")
    for stop in material["stops"]:
        _stop(paper, at[stop["id"]], stop["name"], 2 if stop["crossing"] else 1,
              view["houses"].get(stop["id"], ()))  # fmt: skip


def _stop(
    paper: Paper, at: tuple[float, float], name: str, room: int, houses: Iterable[str]
) -> None:
    x, y = at
    wide = 34 * room
    paper.rect(x - wide / 2 - 4, y - 20, wide + 8, 40, CARD, rx=20, stroke=INK, stroke_width=2)
    here = list(houses)
    for place in range(room):
        middle = x + 34 * (place - (room - 1) / 2)
        if place < len(here):
            fill, ink = SEATS[here[place]]
            paper.path(HOUSE, fill, stroke=INK, stroke_linejoin="round",
                       transform=f"translate({middle:g} {y:g})")  # fmt: skip
            paper.rect(middle - 4, y + 2, 8, 10, ink, opacity=0.85)
        else:
            paper.disc(middle, y, 9, PLATE)
    paper.text(x, y + 37, name, 16, middle=True, halo=GROUND)


def _tile(paper: Paper, x: float, y: float, tile: str) -> None:
    stop, route = tile.split("/")
    paint, letter = PAINTS[route], LETTERS[ROUTES.index(route)]
    paper.rect(x, y, TILE - 8, 56, CARD, rx=6, stroke=paint, stroke_width=3)
    paper.rect(x, y, TILE - 8, 26, paint, rx=6)
    paper.text(x + TILE / 2 - 4, y + 19, letter, 17, "#fff", True, font_weight="bold")
    paper.text(x + TILE / 2 - 4, y + 45, NAMES[STOPS.index(stop)], 13, middle=True)


def _tiles(paper: Paper, view: JsonMapping, y: float) -> None:
    x = float(EDGE)
    rows = [("ON OFFER", view["offer"], view["players"] + 1), ("PARKED", view["parked"], 5)]
    for word, tiles, room in rows:
        paper.heading(x, y + 18, word, room * TILE - 20)
        for i, tile in enumerate(tiles):
            _tile(paper, x + i * TILE, y + 34, tile)
        x += room * TILE + 16
    left = view.get("recall", {}).get("left")
    if left:
        paper.heading(x, y + 18, "IN THE STACKS", 140)
        for r, route in enumerate(ROUTES):
            n = sum(n for tile, n in left.items() if tile.endswith(f"/{route}"))
            paper.disc(x + 14 + 28 * r, y + 50, 12, PAINTS[route])
            paper.text(x + 14 + 28 * r, y + 55, LETTERS[r], 14, "#fff", True)
            paper.text(x + 14 + 28 * r, y + 82, n, 15, middle=True)


def _seats(paper: Paper, view: JsonMapping, x: float) -> None:
    y = 24.0
    paper.text(x, y + 16, f"Round {view['round']} of {view['rounds']}", 20, font_weight="bold")
    paper.text(x, y + 38, f"stacks to come: {view['stacks']}", 14, SOFT)
    y += 54
    for seat in view["seats"]:
        fill, ink = SEATS[seat["colour"]]
        paper.seat(x, y, PANEL, colour_name("paris_paris", seat["colour"]), seat["points"],
                   fill, ink, seat["seat"] == view["to_act"])  # fmt: skip
        paid = [f"{word} {seat[word]}" for word in ("small", "big", "special", "bag")]
        paper.text(x + 6, y + 54, " · ".join(paid), 14)
        starts = ", holds the bus" if seat["seat"] == view["start"] else ""
        paper.text(x + 6, y + 75, f"{seat['houses']} houses{starts}", 14)
        _card(paper, x + 6, y + 83, "card", seat["marker"])
        y += 122
    if view["open_marker"]:
        _card(paper, x + 6, y, "open card", view["open_marker"])
        y += 30
    bag = view["bag"] or view.get("recall", {}).get("bag")
    if bag:
        paper.text(x + 6, y + 18, "bag", 14, SOFT)
        for i, colour in enumerate(colour for colour in COLOURS if colour in bag):
            fill, ink = SEATS[colour]
            paper.path(
                HOUSE, fill, stroke=INK, transform=f"translate({x + 60 + 44 * i:g} {y + 14:g})"
            )
            paper.text(x + 60 + 44 * i, y + 23, bag[colour], 14, ink, True, font_weight="bold")


def _card(paper: Paper, x: float, y: float, word: str, route: str | None) -> None:
    paper.text(x, y + 15, word, 14, SOFT)
    paper.rect(x + 76, y, 22, 22, PAINTS[route] if route else LINE, rx=4, stroke=LIT)
    letter = LETTERS[ROUTES.index(route)] if route else "?"
    paper.text(x + 87, y + 16, letter, 14, "#fff", True, font_weight="bold")
