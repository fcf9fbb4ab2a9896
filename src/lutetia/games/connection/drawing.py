"""A position as a drawing: the map with the tracks of the companies, their boards, the seats."""

from __future__ import annotations

from functools import cache
from math import sqrt

from lutetia.engine.json_types import JsonMapping
from lutetia.engine.notebook import colour_name
from lutetia.engine.paper import (
    CARD,
    EDGE,
    INK,
    LIT,
    SOFT,
    Paper,
    Point,
    outline,
    rim_of,
    short,
)
from lutetia.games.connection.material import BARRED, COMPANIES, MAP, NEAR
from lutetia.games.connection.material_json import material_json

SEATS = {  # what it is painted with, and the colour of words on it
    "green": ("#3b7d46", "#fff"), "orange": ("#c8741c", "#1d1206"), "rose": ("#c2547f", "#fff"),
    "teal": ("#1b7f7a", "#fff"), "grey": ("#6b7078", "#fff"), "white": ("#fbf6ea", "#2a2520"),
}  # fmt: skip
PAINTS = {
    "blue": "#2d62b0", "yellow": "#e8b82a", "red": "#bb342c", "purple": "#7d489f",
    "black": "#2a2b30", "brown": "#8a5830",
}  # fmt: skip
SEA, LAND, GRID, STATION = "#b9d3d8", "#e2e6c4", "#b9bd92", "#f0d9a8"
WORTH = {1: "#f6e6bd", 2: "#cfb1e0", 3: "#f0a79f", 4: "#9cc3ee"}
HEX, PANEL = 25, 300
"""The length of a side of a hex; the width of what stands beside the map."""


@cache
def _places() -> tuple[dict[str, Point], float, float]:
    """Return where the middle of each hex lies, and the width and height of all."""
    at = {
        place["id"]: (
            1.5 * HEX * place["at"][0], sqrt(3) * HEX * (place["at"][1] + place["at"][0] / 2)
        )
        for place in MAP["hex"]
    }  # fmt: skip
    left, top = min(x for x, _ in at.values()) - HEX, min(y for _, y in at.values()) - HEX
    moved = {name: (x - left, y - top) for name, (x, y) in at.items()}
    return moved, max(x for x, _ in moved.values()) + HEX, max(y for _, y in moved.values()) + HEX


def drawing(view: JsonMapping) -> str:
    """Return the position of a view as SVG."""
    _, width, height = _places()
    panel = 2 * EDGE + 6 * 40 + len(view["seats"]) * 78 + 60
    paper = Paper(width + PANEL + 4 * EDGE, max(height, panel) + 3 * EDGE)
    paper.rect(EDGE, EDGE, width + EDGE, paper.height - 2 * EDGE, SEA, rx=10)
    with paper.group(transform=f"translate({1.5 * EDGE:g} {1.5 * EDGE:g})"):
        _land(paper)
        _tracks(paper, view)
        _names(paper)
    x = width + 3 * EDGE
    _seats(paper, view, x, _companies(paper, view, x))
    return paper.svg("Paris Connection")


def _hex(x: float, y: float) -> str:
    """Return the outline of a hex, which has a level side above and below."""
    half, high = HEX / 2, round(HEX * sqrt(3) / 2)
    way = f"h{HEX}l{half:g} {high}-{half:g} {high}h-{HEX}l-{half:g}-{high}z"
    return f"M{x - half:.0f} {y - high:.0f}{way}"


def _land(paper: Paper) -> None:
    at, _, _ = _places()
    fills = {"rural": LAND, "start": STATION, "eiffel": STATION}
    by_fill: dict[str, str] = {}
    for place in material_json()["hexes"]:
        fill = fills.get(place["kind"]) or WORTH.get(place["value"], WORTH[4])
        by_fill[fill] = by_fill.get(fill, "") + _hex(*at[place["id"]])
    for fill, path in by_fill.items():
        paper.path(path, fill, stroke=GRID)
    barred = ""
    for one, other in material_json()["sides"]:
        (ax, ay), (bx, by) = at[one], at[other]
        x, y, dx, dy = (ax + bx) / 2, (ay + by) / 2, (bx - ax) / sqrt(12), (by - ay) / sqrt(12)
        barred += outline([(x - dy, y + dx), (x + dy, y - dx)], closed=False)
    paper.path(barred, stroke="#7a2a1c", stroke_width=5, stroke_dasharray="5 3")


def _names(paper: Paper) -> None:
    at, _, _ = _places()
    hexes = material_json()["hexes"]
    cities = [(place, *at[place["id"]]) for place in hexes if place["kind"] == "city"]
    with paper.group(font_size=12, text_anchor="middle", font_weight="bold", **rim_of(CARD)):
        for place, x, y in cities:
            paper.text(x, y - 11, place["value"], None)
    with paper.group(font_size=11.5, text_anchor="middle", **rim_of(CARD)):
        for place, x, y in cities:
            bold = "bold" if place["id"] == MAP["goal"] else None
            paper.text(x, y + 21, place["name"], None, font_weight=bold)
    for place in hexes:
        if place["kind"] == "eiffel":
            x, y = at[place["id"]]
            paper.path("M-11 15Q-2 2 0-19Q2 2 11 15H5Q0 5-5 15Z", "#7a4a34",
                       transform=f"translate({short(x)} {short(y)})")  # fmt: skip


def _tracks(paper: Paper, view: JsonMapping) -> None:
    at, _, _ = _places()
    spots: dict[tuple[str, str], Point] = {}
    for name, here in view["map"].items():
        x, y = at[name]
        for i, company in enumerate(here):
            spots[name, company] = (round(x + 15 * (i - (len(here) - 1) / 2)), round(y))
    order = {name: i for i, name in enumerate(at)}
    for company in COMPANIES:
        lines = "".join(
            f"M{x:g} {y:g}l{to[0] - x:g} {to[1] - y:g}"
            for (name, of), (x, y) in spots.items()
            if of == company
            for other in sorted({*NEAR[name], *_behind(name)} - set(BARRED[name]))
            if order[name] < order[other] and (to := spots.get((other, company)))
        )
        if lines:
            paper.path(lines, stroke=CARD, stroke_width=7, stroke_linecap="round")
            paper.path(lines, stroke=PAINTS[company], stroke_width=4.5, stroke_linecap="round")
    build = view["build"] or {"company": None, "laid": ()}
    _dots(paper, [spots[name, build["company"]] for name in build["laid"]], LIT, 23)
    for company in COMPANIES:
        here = [spot for (_, of), spot in spots.items() if of == company]
        _dots(paper, here, CARD, 17)
        _dots(paper, here, PAINTS[company], 14)


def _dots(paper: Paper, at: list[Point], fill: str, wide: float) -> None:
    """Draw discs in one path: ways of no length with round ends."""
    if at:
        path = "".join(f"M{short(x)} {short(y)}h.01" for x, y in at)
        paper.path(path, stroke=fill, stroke_width=wide, stroke_linecap="round")


@cache
def _behind(name: str) -> tuple[str, ...]:
    """Return the hexes from which one comes to ``name``: start hexes are nobody's next."""
    return tuple(other for other, near in NEAR.items() if name in near)


def _companies(paper: Paper, view: JsonMapping, x: float) -> float:
    y = EDGE + 6.0
    paper.text(x, y + 16, f"Turn {view['turn']}", 20, font_weight="bold")
    y += 38
    for word, right in (("value", 128), ("on the board", 218), ("in hands", PANEL)):
        paper.text(x + right, y, word, 12.5, SOFT, text_anchor="end")
    returned = (view["trade"] or {}).get("returned")
    building = (view["build"] or {}).get("company")
    for company in view["companies"]:
        paint = PAINTS[company["id"]]
        y += 34
        busy = company["id"] in (returned, building)
        paper.rect(x, y - 22, PANEL, 30, CARD, rx=5, stroke=LIT if busy else paint,
                   stroke_width=4 if busy else 1.5)  # fmt: skip
        paper.rect(x, y - 22, 84, 30, paint, rx=5)
        ink = INK if company["id"] == "yellow" else "#fff"
        paper.text(x + 10, y - 1, company["id"], 16, ink, font_weight="bold")
        paper.text(x + 128, y, company["value"], 18, None, text_anchor="end", font_weight="bold")
        for words, right in ((company["stock"], 218), (company["shares"], PANEL - 8)):
            paper.text(x + right, y, "–" if words is None else words, 15, text_anchor="end")
    return y + 30


def _seats(paper: Paper, view: JsonMapping, x: float, y: float) -> None:
    tops = [y + 78 * (i + 1) for i in range(len(view["seats"]))]
    for seat in view["seats"]:
        fill, ink = SEATS[seat["colour"]]
        points = "" if seat["points"] is None else seat["points"]
        paper.seat(x, y, PANEL, colour_name("connection", seat["colour"]), points, fill, ink,
                   seat["seat"] == view["to_act"])  # fmt: skip
        over = f", {seat['over']} above the limit" if seat["over"] else ""
        paper.text(x + 112, y + 23, f"{seat['shares']} shares{over}", 13.5, ink)
        hand = seat["hand"]
        for i, company in enumerate(COMPANIES):
            left = x + 50 * i
            if hand is not None:
                words = str(hand.get(company, 0))
            elif seat["least"] is None:
                words = "?"
            else:
                low, high = seat["least"].get(company, 0), seat["most"].get(company, 0)
                words = str(low) if low == high else f"{low}–{high}"
            paper.text(left + 18, y + 57, words, 14)
        y += 78
    for i, company in enumerate(COMPANIES):
        cards = (f"M{x + 50 * i + 1:.0f} {top - 36:.0f}h13v20h-13z" for top in tops)
        paper.path("".join(cards), PAINTS[company])
