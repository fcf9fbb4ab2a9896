"""A position as a drawing: the ground with its streetlights, the pieces, reserves and postcards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lutetia.engine import texts
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.notebook import colour_name
from lutetia.engine.paper import CARD, EDGE, INK, LINE, LIT, SOFT, Paper
from lutetia.games.cite.material import BUILDINGS, COLOURS, SHAPES, WIDTH
from lutetia.games.cite.material_json import material_json
from lutetia.games.cite.names import QUARTERS, SIDES, SPACES

SEATS = {"blue": ("#2f5d94", "#fff"), "orange": ("#c8741c", "#1d1206")}
"""What a seat is painted with, and the colour of words on it."""
PALE = {"blue": "#8db0d6", "orange": "#ecb678"}
"""Ground by colour; that of rules and views is written in letters and in words."""
GROUNDS = {"b": "blue", "o": "orange", "m": "mixed", "*": "lamp"}
STONE, SLATE, WATER, EMPTY = "#b3aa9a", "#5d6470", "#8fc0cc", "#efe2c4"
SPACE, MINI, TINY = 66, 11, 9
SIDE, COLUMN = 34, 262
"""The margin of the board for names of rows, and the width of a seat's column."""

Cells = Iterable[Sequence[int]]


def drawing(view: JsonMapping) -> str:
    """Return the position of a view as SVG."""
    board = WIDTH * SPACE
    paper = Paper(SIDE + board + 2 * COLUMN + 5 * EDGE, board + SIDE + 3 * EDGE)
    with paper.group(transform=f"translate({EDGE + SIDE - 8} {EDGE + SIDE - 8})"):
        _board(paper, view)
    x = float(EDGE * 2 + SIDE + board + 6)
    bottom = max(
        _seat(paper, view, seat, x + i * (COLUMN + EDGE)) for i, seat in enumerate(view["seats"])
    )
    _middle(paper, view, x, bottom)
    return paper.svg("La Cité de la Lumière")


# --- the board ------------------------------------------------------------------------------------


def _board(paper: Paper, view: JsonMapping) -> None:
    wide = WIDTH * SPACE
    paper.rect(-6, -6, wide + 12, wide + 12, "#4b3a27", rx=8)
    paper.rect(0, 0, wide, wide, EMPTY)
    for i in range(WIDTH):
        paper.text((i + 0.5) * SPACE, -12, "abcdefgh"[i], 15, SOFT, True)
        paper.text(-19, (i + 0.5) * SPACE + 5, i + 1, 15, SOFT, True)
    for y, row in enumerate(view["ground"]):
        for x, letter in enumerate(row):
            if letter in GROUNDS:
                _ground(paper, x * SPACE, y * SPACE, SPACE, GROUNDS[letter])
    lines = "".join(f"M0 {i * SPACE}H{wide}M{i * SPACE} 0V{wide}" for i in range(0, WIDTH + 1, 2))
    paper.path(lines, stroke="#7a6a58", stroke_width=2)
    for piece in view["pieces"]:
        _piece(paper, piece)
    _markers(paper, view)


def _ground(paper: Paper, x: float, y: float, wide: float, kind: str) -> None:
    if kind == "mixed":
        paper.rect(x, y, wide, wide, PALE["blue"])
        paper.path(f"M{x:g} {y + wide:g}v{-wide:g}h{wide:g}z", PALE["orange"])
    else:
        paper.rect(x, y, wide, wide, PALE.get(kind, STONE))
    if kind == "lamp":
        _lamp(paper, x + wide / 2, y + wide / 2, wide)
    if wide == SPACE:
        paper.rect(x, y, wide, wide, "none", stroke="#7a6a58", stroke_opacity=0.4)


def _lamp(paper: Paper, x: float, y: float, wide: float) -> None:
    paper.disc(x, y, wide * 0.36, "#ffe9a6", opacity=0.55)
    paper.disc(x, y, wide * 0.2, LIT, stroke="#5a4310", stroke_width=1 if wide < SPACE else 2)


def _edges(cells: Sequence[tuple[float, float]], wide: float) -> str:
    """Return the edges around spaces that have no other of them beyond."""
    has = set(cells)
    path = ""
    for x, y in cells:
        px, py = x * wide, y * wide
        if (x, y - 1) not in has:
            path += f"M{px:g} {py:g}h{wide:g}"
        if (x, y + 1) not in has:
            path += f"M{px:g} {py + wide:g}h{wide:g}"
        if (x - 1, y) not in has:
            path += f"M{px:g} {py:g}v{wide:g}"
        if (x + 1, y) not in has:
            path += f"M{px + wide:g} {py:g}v{wide:g}"
    return path


def _shape(paper: Paper, cells: Cells, wide: float, fill: str, rim: float) -> None:
    at = [(float(x), float(y)) for x, y in cells]
    paper.path(
        "".join(f"M{x * wide:g} {y * wide:g}h{wide:g}v{wide:g}h{-wide:g}z" for x, y in at), fill
    )
    paper.path(_edges(at, wide), stroke=INK, stroke_width=rim, stroke_linecap="round")


def _piece(paper: Paper, piece: JsonMapping) -> None:
    cells = [divmod(SPACES[name], WIDTH)[::-1] for name in piece["cells"]]
    fill, ink = SEATS.get(piece["colour"] or "", (SLATE, "#fff"))
    name = piece["piece"]
    middle_x = sum(x + 0.5 for x, _ in cells) / len(cells)
    middle_y = sum(y + 0.5 for _, y in cells) / len(cells)
    x, y = min(cells, key=lambda at: (at[0] + 0.5 - middle_x) ** 2 + (at[1] + 0.5 - middle_y) ** 2)
    at_x, at_y = (x + 0.5) * SPACE, (y + 0.5) * SPACE
    if name in BUILDINGS or name in ("garden", "annex", "hotel", "arch", "tower", "fountain"):
        _shape(paper, cells, SPACE, fill, 4)
        windows = "".join(
            f"M{x * SPACE + a} {y * SPACE + b}h8v12h-8z"
            for x, y in cells for a in (11, SPACE - 19) for b in (9, SPACE - 21)
        )  # fmt: skip
        paper.path(windows, {"garden": "#b9d08c", "fountain": WATER}.get(name, "#ffe9a6"),
                   opacity=0.8)  # fmt: skip
        word = name if name in BUILDINGS else texts.sentence(f"cite.piece.{name}", {}).split()[-1]
        paper.text(at_x, at_y + 6, word, 18 if name in BUILDINGS else 13, ink, True,
                   font_weight="bold", halo=fill)  # fmt: skip
        return
    if "lamp" in name or "streetlight" in name:
        paper.disc(at_x, at_y, 29, fill)
        _lamp(paper, at_x, at_y, SPACE * (1.3 if name == "large-lamp" else 1))
        return
    paper.disc(at_x, at_y, 28, fill, stroke=INK, stroke_width=3)
    if "facing" in piece:
        turn = 90 * SIDES.index(piece["facing"])
        paper.path("M-9-28L0-40 9-28z", fill, stroke=INK, stroke_width=2,
                   transform=f"translate({at_x:g} {at_y:g}) rotate({turn})")  # fmt: skip
    paper.text(at_x, at_y + 5, texts.sentence(f"cite.piece.{name}", {}), 12, ink, True)


def _markers(paper: Paper, view: JsonMapping) -> None:
    markers, wide = view["markers"], WIDTH * SPACE
    where = {piece["piece"]: piece["cells"][-1] for piece in view["pieces"]}
    for marker in ("skull", "gargoyle", "louvre"):
        at = where.get(markers.get(marker), markers.get(marker))
        if at in SPACES:
            y, x = divmod(SPACES[at], WIDTH)
            _label(paper, (x + 0.5) * SPACE, (y + 0.84) * SPACE, marker)
    if "river" in markers:
        turn = 90 * SIDES.index(markers["river"])
        with paper.group(transform=f"rotate({turn} {wide / 2:g} {wide / 2:g})"):
            paper.rect(0, -6, wide, 8, WATER, stroke="#4e8896")
    if "liberty" in markers:
        quarter = QUARTERS.index(markers["liberty"])
        half = wide / 2
        left, top = quarter % 2 * half, quarter // 2 * half
        paper.rect(left + 3, top + 3, half - 6, half - 6, "none", stroke="#2f7d6b", stroke_width=4,
                   stroke_dasharray="10 7", rx=8)  # fmt: skip
        _label(paper, left + half / 2, top + 12, "liberty")


def _label(paper: Paper, x: float, y: float, word: str) -> None:
    paper.rect(x - 30, y - 10, 60, 18, CARD, rx=4, stroke=INK)
    paper.text(x, y + 4, word, 12, None, True)


# --- beside the board -----------------------------------------------------------------------------


def _shapes(
    paper: Paper, x: float, y: float, width: float, pieces: Sequence[str], fill: str
) -> float:
    """Draw pieces unturned, side by side and in as many rows as they need; return where they
    end."""
    at, low = x, y
    for name in pieces:
        cells = SHAPES[BUILDINGS.index(name)]
        wide = (max(column for column, _ in cells) + 1) * MINI
        if at + wide > x + width:
            at, y = x, low + 10
        with paper.group(transform=f"translate({at:g} {y:g})"):
            _shape(paper, cells, MINI, fill, 1.5)
        low = max(low, y + (max(row for _, row in cells) + 1) * MINI)
        at += wide + 12
    return low


def _tile(paper: Paper, x: float, y: float, colour: str, number: int, lit: bool) -> None:
    for corner, kind in enumerate(material_json()["tiles"][colour][number - 1]):
        _ground(paper, x + corner % 2 * TINY, y + corner // 2 * TINY, TINY, kind)
    paper.rect(x, y, 2 * TINY, 2 * TINY, "none", stroke=LIT if lit else INK,
               stroke_width=3 if lit else 1)  # fmt: skip


def _seat(paper: Paper, view: JsonMapping, seat: JsonMapping, x: float) -> float:
    y = float(EDGE)
    fill, ink = SEATS[seat["colour"]]
    points = seat["points"] if view["scores"] else ""
    paper.seat(x, y, COLUMN, colour_name("cite", seat["colour"]), points, fill, ink,
               seat["seat"] == view["to_act"])  # fmt: skip
    paper.text(x + 2, y + 58, "tokens", 14, SOFT)
    for i in range(4):
        here = i < seat["tokens"]
        paper.disc(x + 72 + 24 * i, y + 53, 9, fill if here else "none", stroke=fill,
                   stroke_width=2)  # fmt: skip
    y += 74
    if seat["unlaid"]:
        hand = {None: "in hand: hidden" if seat["holds"] else "none in hand"}
        word = hand.get(seat["hand"], f"in hand: number {seat['hand']}")
        paper.text(x + 2, y + 14, f"tiles not laid ({word})", 14, SOFT)
        for i, number in enumerate(seat["unlaid"]):
            _tile(paper, x + 3 + 30 * i, y + 24, seat["colour"], number, number == seat["hand"])
        y += 54
    paper.text(
        x + 2, y + 14, "reserve" if view["reserve"][seat["colour"]] else "no reserve", 14, SOFT
    )
    return _shapes(paper, x + 3, y + 24, COLUMN - 6, view["reserve"][seat["colour"]], fill)


def _middle(paper: Paper, view: JsonMapping, x: float, y: float) -> None:
    width = 2 * COLUMN + EDGE
    y += 34
    paper.heading(x, y, "BUILDINGS FOR ALL", width)
    y = _shapes(paper, x + 3, y + 20, width - 6, view["pool"], STONE) if view["pool"] else y + 8
    if view["fetched"]:
        paper.text(x + 2, y + 24, f"to be placed now: {view['fetched']}", 15)
        y += 26
    y += 36
    paper.heading(x, y, "POSTCARDS", width)
    for i, (card, state) in enumerate(view["postcards"].items()):
        left, top = x + i % 2 * (COLUMN + EDGE), y + 16 + i // 2 * 40
        who = view["waiting"].get(card) or state.split()[0]
        fill, ink = SEATS.get(who, (CARD, INK))
        paper.rect(left, top, COLUMN, 34, fill, rx=5, stroke=LINE if who not in COLOURS else INK)
        paper.text(left + 10, top + 22, texts.sentence(f"cite.card.{card}", {}), 15, ink)
        said = "waits" if card in view["waiting"] else "no effect" if " " in state else ""
        paper.text(
            left + COLUMN - 10, top + 22, said, 13, ink, text_anchor="end", font_style="italic"
        )
