"""A sheet that drawings of positions are made on: plain SVG with a ground of its own, so that it
looks alike in light and dark notebooks. Nothing on it runs or is loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import escape
from itertools import pairwise
from typing import Any, Final

INK: Final = "#2b2419"
SOFT: Final = "#7d6a48"
LINE: Final = "#c9b48a"
GROUND: Final = "#fbf3df"
CARD: Final = "#fffaf0"
LIT: Final = "#e8a90c"
SERIF: Final = "Georgia,'DejaVu Serif',serif"
EDGE: Final = 18
"""Between the edge of the sheet and what is drawn on it."""

Point = tuple[float, float]


def short(number: float) -> str:
    """Return ``number`` with one place at most."""
    return f"{round(number, 1) + 0:.1f}".removesuffix(".0")


def outline(points: Iterable[Point], closed: bool = True) -> str:
    """Return the path through ``points``."""
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points) + "Z" * closed


def curve(points: list[Point]) -> str:
    """Return a smooth path from the first point to the last, near those between."""
    path = f"M{short(points[0][0])} {short(points[0][1])}"
    for (x, y), (to_x, to_y) in pairwise(points[1:]):
        end = (to_x, to_y) if (to_x, to_y) == points[-1] else ((x + to_x) / 2, (y + to_y) / 2)
        path += f"Q{short(x)} {short(y)} {short(end[0])} {short(end[1])}"
    return path


def rim_of(colour: str) -> dict[str, Any]:
    """Return the attributes of words with a rim behind them."""
    return {"stroke": colour, "stroke_width": 4, "paint_order": "stroke"}


class Paper:
    """A sheet of ``width`` by ``height`` units; a notebook shows it as wide as there is room."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._parts: list[str] = []

    def put(self, tag: str, words: str | None = None, **attributes: Any) -> None:
        """Add an element. An underscore in a name is a hyphen; None leaves an attribute out."""
        start = f"<{tag}{self._written(attributes)}"
        self._parts.append(f"{start}/>" if words is None else f"{start}>{escape(words)}</{tag}>")

    @staticmethod
    def _written(attributes: dict[str, object]) -> str:
        return "".join(
            f' {name.rstrip("_").replace("_", "-")}="'
            f'{short(value) if isinstance(value, float) else escape(str(value))}"'
            for name, value in attributes.items()
            if value is not None
        )

    @contextmanager
    def group(self, tag: str = "g", **attributes: Any) -> Iterator[None]:
        """Put what is drawn meanwhile into a group, or into a sheet of its own (``svg``)."""
        self._parts.append(f"<{tag}{self._written(attributes)}>")
        yield
        self._parts.append(f"</{tag}>")

    def rect(self, x: float, y: float, width: float, height: float, fill: str, **more: Any) -> None:
        """Add a rectangle."""
        self.put("rect", x=x, y=y, width=width, height=height, fill=fill, **more)

    def disc(self, x: float, y: float, r: float, fill: str | None = None, **more: Any) -> None:
        """Add a circle."""
        self.put("circle", cx=float(x), cy=float(y), r=r, fill=fill, **more)

    def path(self, d: str, fill: str = "none", **more: Any) -> None:
        """Add a path."""
        self.put("path", d=d, fill=fill, **more)

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float | None = 15,
        fill: str | None = None,
        middle: bool = False,
        halo: str | None = None,
        **more: Any,
    ) -> None:
        """Add words; with a ``halo`` they are readable on anything."""
        rim = rim_of(halo) if halo else {}
        self.put(
            "text", str(words), x=float(x), y=float(y), font_size=size, fill=fill,
            **({"text_anchor": "middle"} if middle else {}), **rim, **more,
        )  # fmt: skip

    def heading(self, x: float, y: float, words: str, width: float) -> None:
        """Add the name of a part, with a line below it."""
        self.text(x, y, words, 14, SOFT, letter_spacing=1)
        self.path(f"M{short(x)} {short(y + 7)}h{short(width)}", stroke=LINE)

    def seat(
        self, x: float, y: float, width: float, name: str, points: object, fill: str, ink: str,
        acts: bool,
    ) -> None:  # fmt: skip
        """Add the plate of a seat, 34 high: its name in its colour, its points, and an arrow where
        it is to act."""
        self.rect(x, y, width, 34, fill, rx=6, stroke=LIT if acts else INK,
                  stroke_width=4 if acts else 1)  # fmt: skip
        self.text(x + 14, y + 23, ("▸ " if acts else "") + name, 18, ink, font_weight="bold")
        self.text(x + width - 14, y + 24, points, 20, ink, text_anchor="end", font_weight="bold")

    def svg(self, title: str) -> str:
        """Return the sheet as SVG."""
        width, height = short(self.width), short(self.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" aria-label="{escape(title)}" '
            f'font-family="{SERIF}" fill="{INK}" style="max-width:100%;height:auto">'
            f'<rect x="1" y="1" width="{short(self.width - 2)}" height="{short(self.height - 2)}" '
            f'rx="12" fill="{GROUND}" stroke="{LINE}" stroke-width="2"/>'
            + "".join(self._parts)
            + "</svg>"
        )
