"""A position as a drawing: six districts round the Arc, the bonus track round them, the seats."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from lutetia.engine.json_types import JsonMapping
from lutetia.engine.notebook import colour_name
from lutetia.engine.paper import CARD, EDGE, INK, LINE, LIT, SOFT, Paper, Point, short
from lutetia.games.paris.material import (
    BONUS_ROWS,
    BONUS_TILES,
    DISTRICTS,
    N_DISTRICTS,
    N_LANDMARKS,
    PRESTIGE,
    RESOURCES,
    VALUES,
)
from lutetia.games.paris.material_json import material_json

SEATS = {  # what it is painted with, and the colour of words on it
    "red": ("#b3372f", "#fff"), "blue": ("#2f5d94", "#fff"), "green": ("#3b7d46", "#fff"),
    "yellow": ("#e0b02c", "#241a02"),
}  # fmt: skip
PAINTS = {
    "wood": "#8a5a2c", "marble": "#e9e6df", "gold": "#f0c445", "bronze": "#b0703a",
    "silver": "#b9c0c6", "gold-prestige": "#f0c445",
}  # fmt: skip
TYPES = {
    "bakery": "#e6c48f", "cafe": "#c9a3a0", "restaurant": "#d9a38b", "hotel": "#a9c0d6",
    "residence": "#b7c9a3", "theatre": "#c5b3d9",
}  # fmt: skip
WEDGES = ("#f3e3c0", "#efdcb8")
MIDDLE: Final = 500
RING, INSIDE, OUTSIDE = 452, 420, 484
BAND, ARC, BANK = 401, 74, 118
SPACES: Final = ((196, -62), (196, 0), (196, 62), (258, -80), (258, 0), (258, 80))
"""How far from the middle the spaces of a district lie, and how far beside its axis."""
LANDMARK, PRIZE = 327, 372
PANEL = 330


def drawing(view: JsonMapping) -> str:
    """Return the position of a view as SVG."""
    paper = Paper(2 * MIDDLE + PANEL + 2 * EDGE, 2 * MIDDLE + EDGE)
    _track(paper, view)
    layers = Layers()
    for d in range(N_DISTRICTS):
        _district(paper, view, layers, d)
    layers.put(paper)
    _arc(paper, view)
    _corners(paper, view)
    _panel(paper, view, 2 * MIDDLE + EDGE)
    return paper.svg("Paris")


def _polar(degrees: float, r: float, beside: float = 0) -> Point:
    """Return the point at distance ``r`` from the middle, ``beside`` the axis at ``degrees`` from
    the top."""
    a = degrees * pi / 180
    return (
        MIDDLE + r * sin(a) + beside * cos(a),
        MIDDLE + EDGE / 2 - r * cos(a) + beside * sin(a),
    )


def _sector(start: float, end: float, inner: float, outer: float) -> str:
    """Return the outline of a part of a ring."""
    (ax, ay), (bx, by) = _polar(start, outer), _polar(end, outer)
    (cx, cy), (dx, dy) = _polar(end, inner), _polar(start, inner)
    return (
        f"M{short(ax)} {short(ay)}A{outer} {outer} 0 0 1 {short(bx)} {short(by)}"
        f"L{short(cx)} {short(cy)}A{inner} {inner} 0 0 0 {short(dx)} {short(dy)}Z"
    )


def _token(paper: Paper, x: float, y: float, token: str, size: float = 9) -> None:
    """Draw a resource as a cube, a prestige token as a coin."""
    if token in RESOURCES:
        paper.rect(x - size, y - size, 2 * size, 2 * size, PAINTS[token], stroke=INK,
                   stroke_width=1.5)  # fmt: skip
    else:
        paper.disc(x, y, size, PAINTS[token], stroke=INK, stroke_width=1.5)


def _keys(paper: Paper, x: float, y: float, colours: list[str]) -> None:
    """Draw keys side by side around a point."""
    for i, colour in enumerate(colours):
        left = x + 15 * (i - (len(colours) - 1) / 2)
        paper.path("M0-12a7 7 0 0 1 3 13v10h-6V1a7 7 0 0 1 3-13z", SEATS[colour][0], stroke="#fff",
                   stroke_width=1.2, transform=f"translate({short(left)} {short(y)})")  # fmt: skip


def _at(view: JsonMapping, place: str) -> list[str]:
    """Return whose keys stand on a space or a landmark."""
    return [
        colour for colour, keys in view["keys"].items() for _ in range(keys["at"].get(place, 0))
    ]


def _district(paper: Paper, view: JsonMapping, layers: Layers, d: int) -> None:
    material, angle = material_json(), 360 / N_DISTRICTS * d
    name, half = DISTRICTS[d], 180 / N_DISTRICTS
    paper.path(_sector(angle - half + 0.6, angle + half - 0.6, ARC + 6, INSIDE - 4), WEDGES[d % 2],
               stroke=LINE, stroke_width=2)  # fmt: skip
    flip = -1 if cos(angle * pi / 180) < 0 else 1  # below, districts are read from the other side
    x, y = _polar(angle, BAND)
    turn = angle if flip > 0 else angle + 180
    paper.text(0, 6, material["district"][d]["name"], 19, middle=True, font_weight="bold",
               transform=f"translate({short(x)} {short(y)}) rotate({turn:g})")  # fmt: skip
    x, y = _polar(angle, BANK)
    paper.disc(x, y, 20, "#f0c445", stroke="#7a5a14", stroke_width=2)
    paper.text(x, y + 6, material["district"][d]["bank"], 18, middle=True, font_weight="bold")
    _keys(paper, x, y + 22, [c for c, keys in view["keys"].items() if name in keys["banks"]])
    for slot, value in enumerate(VALUES):
        r, aside = SPACES[slot]
        _space(view, layers, f"{name}-{value}", value, _polar(angle, r, aside * flip))
    marks = [mark for mark in material["landmark"] if view["landmarks"].get(mark["id"]) == name]
    for i, mark in enumerate(marks):
        beside = (i - (len(marks) - 1) / 2) * min(62.0, 250 / len(marks))
        _landmark(
            paper, view, f"{name}-{mark['value']}", mark, _polar(angle, LANDMARK, beside * flip)
        )
    _standing(paper, view, d, angle, flip)


class Layers:
    """What the spaces of all districts show, one path for all that is painted alike."""

    def __init__(self) -> None:
        self.built: dict[str, str] = {}
        self.lots = self.windows = self.plates = ""
        self.values: list[tuple[float, float, int]] = []
        self.tokens: list[tuple[float, float, str]] = []
        self.keys: list[tuple[float, float, list[str]]] = []

    def put(self, paper: Paper) -> None:
        """Draw them."""
        paper.path(self.lots, CARD, stroke=LINE, stroke_dasharray="4 3", stroke_width=1.5)
        for fill, path in self.built.items():
            paper.path(path, fill, stroke=INK, stroke_width=1.5)
        paper.path(self.windows, "#fff8e6", stroke=INK, stroke_width=0.6)
        paper.path(self.plates, "#1f3f78")
        with paper.group(font_size=14, fill="#fff", text_anchor="middle", font_weight="bold"):
            for x, y, value in self.values:
                paper.text(x, y, value, None)
        for x, y, token in self.tokens:
            _token(paper, x, y, token)
        for x, y, colours in self.keys:
            _keys(paper, x, y, colours)


def _space(view: JsonMapping, layers: Layers, place: str, value: int, at: Point) -> None:
    x, y = round(at[0]), round(at[1])
    building, token = view["buildings"].get(place), view["tokens"].get(place)
    if building:
        home, worth = building.split("/")
        kinds = material_json()["district"][DISTRICTS.index(home)]["types"]
        fill = TYPES[kinds[VALUES.index(int(worth))]]
        house = f"M{x - 26} {y + 24}v-38l9-10h34l9 10v38z"
        layers.built[fill] = layers.built.get(fill, "") + house
        layers.windows += "".join(f"M{x + a} {y - 9}h7v10h-7z" for a in (-20, -4, 12))
    else:
        layers.lots += f"M{x - 25} {y - 22}h50v46h-50z"
    layers.plates += f"M{x + 6} {y + 6}h20v18h-20z"
    layers.values.append((x + 16, y + 20, value))
    if token:
        layers.tokens.append((x + 20, y - 20, token))
    layers.keys.append((x - 10, y + 14, _at(view, place)))


def _landmark(paper: Paper, view: JsonMapping, place: str, mark: JsonMapping, at: Point) -> None:
    x, y = at
    paper.rect(x - 28, y - 26, 56, 54, "#fdf3da", rx=4, stroke="#8c2f2b", stroke_width=2.5)
    paper.text(x, y - 11, mark["name"].split()[-1].split("-")[-1], 11.5, middle=True)
    paper.text(x + 12, y + 22, mark["value"], 18, "#8c2f2b", True, font_weight="bold")
    _keys(paper, x - 12, y + 14, _at(view, place))


def _standing(paper: Paper, view: JsonMapping, d: int, angle: float, flip: int) -> None:
    """Draw the scoring tile of a district and the sums that seats have there."""
    state = view["districts"][d]
    if state["prize"]:
        points = next(
            one["points"] for one in material_json()["prize"] if one["id"] == state["prize"]
        )
        x, y = _polar(angle, PRIZE)
        turn = angle if flip > 0 else angle + 180
        with paper.group(transform=f"translate({short(x)} {short(y)}) rotate({turn:g})"):
            paper.rect(-42, -13, 84, 26, "#8c2f2b", rx=5, stroke=INK)
            words = " · ".join(map(str, points))
            paper.text(0, 6, words, 15, "#fff3d2", True, font_weight="bold")
    seats = [seat for seat in view["seats"] if state["sums"][seat["seat"]]]
    for i, seat in enumerate(seats):
        side = -1 if i % 2 else 1
        x, y = _polar(angle + side * flip * (23.5 - 7.5 * (i // 2)), BAND - 2)
        fill, ink = SEATS[seat["colour"]]
        first = state["ranks"][seat["seat"]] == 1
        paper.rect(x - 18, y - 12, 36, 24, fill, rx=12, stroke=LIT if first else "#fff",
                   stroke_width=3 if first else 1)  # fmt: skip
        paper.text(x, y + 6, state["sums"][seat["seat"]], 16, ink, True, font_weight="bold")


def _sign(row: JsonMapping) -> str:
    """Return what a bonus tile does, in a few words: p for points, f for francs."""
    parts = [f"{row['points']}p"] if row.get("points") else []
    parts += [f"{row['francs']}f"] if row.get("francs") else []
    kinds = {
        "key": "key", "one_of": "1 of", "two_of": "2 of", "count": f"each {row.get('value')}",
        "count_landmarks": "land- marks", "count_types": "types", "count_tiles": "tiles",
        "pairs": "pairs", "fetch": "any tile", "fetch_back": "tile behind", "join_own": "join own",
        "join_others": "join others", "francs_at_end": "1p/f",
    }  # fmt: skip
    return " ".join([*parts, kinds.get(row["kind"], "")]).strip()


def _tokens_of(row: JsonMapping) -> tuple[str, ...]:
    """Return the tokens that a bonus tile is about."""
    if "token" in row:
        return (row["token"],)
    return {"resources": RESOURCES, "prestige": PRESTIGE}.get(row.get("tokens", ""), ())


def _track(paper: Paper, view: JsonMapping) -> None:
    step = 360 / BONUS_TILES
    fills: dict[str, str] = {}
    for i, number in enumerate(view["track"]):
        left = number and view["copies"][number - 1]
        fill = ("#f9dfd6", "#fbeebd", "#d9e8ee")[i * 3 // BONUS_TILES] if left else "#e9dfc8"
        shape = _sector(i * step + 0.4, (i + 1) * step - 0.4, INSIDE, OUTSIDE)
        fills[fill] = fills.get(fill, "") + shape
    for fill, path in fills.items():
        paper.path(path, fill, stroke=LINE)
    with paper.group(text_anchor="middle", font_size=12):
        for i, number in enumerate(view["track"]):
            if number:
                x, y = _polar((i + 0.5) * step, RING)
                _bonus(paper, round(x), round(y), number, view["copies"][number - 1])
    for colour, at in view["meeple"].items():
        same = [one for one in view["meeple"] if view["meeple"][one] == at]
        x, y = _polar((at - 0.5 if at else 0.03) * step, OUTSIDE + 2)
        x += 17 * (same.index(colour) - (len(same) - 1) / 2)
        paper.path("M-9 10c0-8 3-7 4-11a6 6 0 1 1 10 0c1 4 4 3 4 11z", SEATS[colour][0], stroke=INK,
                   transform=f"translate({short(x)} {short(y)})")  # fmt: skip


def _bonus(paper: Paper, x: int, y: int, number: int, left: int) -> None:
    shade = None if left else "#b8a987"
    paper.text(x, y - 12, number, 13, shade or SOFT, font_weight="bold")
    row = BONUS_ROWS[number - 1]
    words, tokens = _sign(row).split(), _tokens_of(row)
    if tokens:
        words = [" ".join(words)] if words else []
    for line, word in enumerate(words):
        paper.text(x, y + 3 + 13 * line, word, None, shade)
    for i, token in enumerate(tokens if left else ()):
        beside = 14 * (i - (len(tokens) - 1) / 2)
        _token(paper, x + beside, y + 15 if words else y + 4, token, 5 if words else 8)
    if left > 1:
        paper.text(x + 22, y - 12, f"×{left}", 11, SOFT)


def _arc(paper: Paper, view: JsonMapping) -> None:
    x, y = _polar(0, 0)
    paper.disc(x, y, ARC, "#f8efd9", stroke=LINE, stroke_width=2)
    paper.path(
        f"M{short(x - 46)} {short(y + 34)}v-62h92v62h-26v-30a20 20 0 0 0-40 0v30zM{short(x - 51)} "
        f"{short(y - 28)}v-9h102v9zM{short(x - 44)} {short(y - 37)}v-11h88v11z",
        "#e0cfa8", stroke="#5a4327", stroke_width=1.5,
    )  # fmt: skip
    _keys(paper, x, y + 46, [colour for colour, keys in view["keys"].items() if keys["arc"]])


def _corners(paper: Paper, view: JsonMapping) -> None:
    """Draw the stacks, the scoring tiles and the landmarks that are left, outside the ring."""
    for i, stack in enumerate(view["stacks"]):
        x = EDGE + 2 + i % 2 * 84.0
        y = EDGE + i // 2 * 66.0
        paper.rect(
            x, y, 78, 58, CARD if stack["left"] else "none", rx=5, stroke=LINE, stroke_width=2
        )
        if stack["left"]:
            back = stack["back"]  # of a stack from which nothing was drawn yet: nothing is known
            name = material_json()["district"][DISTRICTS.index(back)]["name"] if back else "?"
            paper.text(x + 39, y + 28, stack["left"], 22, middle=True, font_weight="bold")
            paper.text(x + 39, y + 48, name, 10.5, middle=True)
    left = [one for one in material_json()["prize"] if one["id"] not in view["prizes"].values()]
    for i, one in enumerate(left):
        x, y = 2 * MIDDLE - 84.0, EDGE + 27.0 * i
        paper.rect(x, y, 80, 23, "#8c2f2b", rx=4)
        paper.text(x + 40, y + 17, " · ".join(map(str, one["points"])), 14, "#fff3d2", True)
    free = [mark for mark in material_json()["landmark"] if mark["id"] not in view["landmarks"]]
    for i, mark in enumerate(free):
        x = EDGE + 2.0 if i < N_LANDMARKS // 2 else 2 * MIDDLE - 124.0
        y = 2 * MIDDLE - 100 + i % (N_LANDMARKS // 2) * 26.0
        paper.text(x, y + 14, f"{mark['value']} {mark['name']}", 13.5)


def _panel(paper: Paper, view: JsonMapping, x: float) -> None:
    y = float(EDGE)
    width = PANEL - EDGE
    paper.text(x, y + 20, f"Round {view['round']}", 20, font_weight="bold")
    paper.text(
        x + width, y + 20, f"{view['ends_left']} end-game tiles", 14, SOFT, text_anchor="end"
    )
    y += 38
    paper.text(x, y + 14, "to buy", 14, SOFT)
    for i, (token, n) in enumerate(view["supply"].items()):
        _token(paper, x + 70 + 70 * i, y + 9, token)
        paper.text(x + 86 + 70 * i, y + 15, n, 15)
    y += 40
    for seat in view["seats"]:
        y = _seat(paper, view, seat, x, y, width)


def _seat(
    paper: Paper, view: JsonMapping, seat: JsonMapping, x: float, y: float, width: float
) -> float:
    colour = seat["colour"]
    fill, ink = SEATS[colour]
    paper.seat(x, y, width, colour_name("paris", colour), seat["points"], fill, ink,
               seat["seat"] == view["to_act"])  # fmt: skip
    y += 54
    behind = "?" if seat["behind"] is None else seat["behind"]
    francs = "?" if seat["francs"] is None else seat["francs"]
    paper.text(
        x + 4, y, f"{francs} fr. · keys {behind} + {view['reserve'][colour]} in reserve", 14.5
    )
    y += 14
    if seat["held"] is None:
        paper.text(x + 4, y + 12, "tokens and tiles behind the screen", 14, SOFT)
        return y + 44
    for i, (token, n) in enumerate(seat["held"].items()):
        _token(paper, x + 14 + 48 * i, y + 9, token)
        paper.text(x + 28 + 48 * i, y + 15, n, 15)
    if not seat["held"]:
        paper.text(x + 4, y + 13, "no tokens", 14, SOFT)
    y += 42
    tiles = " ".join(map(str, seat["unused"])) or "none"
    paper.text(x + 4, y, f"bonus tiles: {tiles}", 14.5)
    y += 20
    ends = "hidden" if seat["ends"] is None else ", ".join(seat["ends"]) or "none"
    paper.text(x + 4, y, f"end-game tiles: {ends}", 14.5)
    return y + 28
