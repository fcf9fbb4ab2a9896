"""What a notebook shows: the drawing of a position and the words beside it, tables of points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, Protocol

from lutetia.engine import texts
from lutetia.engine.json_types import JsonData


class Line(Protocol):
    """What a table of points shows of a `lutetia.engine.outcome.ScoreLine`."""

    @property
    def key(self) -> str: ...
    @property
    def args(self) -> JsonData: ...
    @property
    def rule(self) -> str: ...
    @property
    def points(self) -> int: ...


_SHEET: Final = (
    "background:#fffaf0;color:#2b2419;border:1px solid #c9b48a;border-radius:8px;"
    "padding:8px 14px;font-family:Georgia,serif;display:inline-block;"
)
_CELL: Final = "padding:1px 10px;text-align:{};color:#2b2419;background:#fffaf0"


@dataclass(frozen=True)
class Picture:
    """A position as a notebook shows it.

    Attributes:
        svg: the drawing; None where the game has none.
        lines: what is said beside it, a sentence each.
        text: the position as text, for where nothing can be drawn.
    """

    svg: str | None
    lines: tuple[str, ...]
    text: str

    def _repr_svg_(self) -> str | None:
        return self.svg

    def _repr_html_(self) -> str:
        shown = self.svg or f"<pre>{escape(self.text)}</pre>"
        said = "<br/>".join(map(escape, self.lines))
        return f'<div>{shown}<div><div style="{_SHEET}">{said}</div></div></div>'


def colour_name(game: str, colour: str) -> str:
    """Return the English word for the ``colour`` of a seat, with a capital."""
    return texts.sentence(f"{game}.colour.{colour}", {}).capitalize()


def score_table(lines: Sequence[Sequence[Line]], below: Mapping[str, Sequence[int]]) -> str:
    """Return points line by line as a table in HTML, a column a seat, with rows of whole numbers
    below."""
    of: list[dict[tuple[str, str], int]] = []
    for own in lines:
        paid: dict[tuple[str, str], int] = {}
        for line in own:
            what = (texts.sentence(line.key, line.args, line.key.partition(".")[0]), line.rule)
            paid[what] = paid.get(what, 0) + line.points
        of.append(paid)
    rows: list[tuple[str, str, Iterable[object]]] = [
        ("", "", (f"seat {seat}" for seat in range(len(of)))),
        *((name, rule, [seat.get((name, rule), "") for seat in of])
          for name, rule in dict.fromkeys(what for paid in of for what in paid)),
        *((name, "", values) for name, values in below.items()),
    ]  # fmt: skip
    return f'<table style="{_SHEET}">{"".join(_row(*row) for row in rows)}</table>'


def _row(name: str, rule: str, values: Iterable[object]) -> str:
    bold = ";font-weight:bold" * (not rule)
    cells = [(name, "left"), (rule, "left"), *((value, "right") for value in values)]
    return "<tr>{}</tr>".format(
        "".join(
            f'<td style="{_CELL.format(side)}{bold}">{escape(str(value))}</td>'
            for value, side in cells
        )
    )
