"""Counts of games of bots that come with a game: what the explorer of a young site shows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import astuple
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from lutetia.engine.errors import LutetiaError
from lutetia.engine.game import Game
from lutetia.explore.tally import Cell, Counts, Sums, rules_of
from lutetia.games import load

FILE_NAME: Final = "explored.json"
"""What the counts that come with a game are called, in its folder."""

FORMAT: Final = "lutetia explored 1"

_Sums = tuple[int, int, int, int, int, int, int]


class _File(msgspec.Struct):
    """What is in a file; `Sums` are written in the order of their fields."""

    format: Literal["lutetia explored 1"]
    game: str
    rules: str
    counts: list[tuple[Cell, _Sums]]


class CountsError(LutetiaError):
    """A file of counts cannot be used; the message says why."""


def path_of(game: Game) -> Path:
    """Return where the counts of a game lie, or would lie."""
    return game.folder / FILE_NAME


@cache
def shipped(game_id: str) -> Mapping[Cell, Sums]:
    """Return the counts that come with a game; none where it brings none, or of other rules.

    Raises CountsError: the file cannot be read.
    """
    game = load(game_id)
    path = path_of(game)
    if not path.is_file():
        return {}
    rules, counts = from_text(game, path.read_text(encoding="utf-8"))
    return counts if rules == rules_of(game) else {}


def to_text(game: Game, counts: Mapping[Cell, Sums]) -> str:
    """Return the text of a file: JSON, with a line for each thing that was done."""
    head = json.dumps({"format": FORMAT, "game": game.meta.id, "rules": rules_of(game)})
    rows = ",\n".join(_rows(counts))
    return f'{head[:-1]}, "counts": [\n{rows}\n]}}\n'


def _rows(counts: Mapping[Cell, Sums]) -> Iterator[str]:
    for cell, sums in sorted(counts.items(), key=lambda item: item[0]):
        yield json.dumps([cell, astuple(sums)], ensure_ascii=False)


def from_text(game: Game, text: str) -> tuple[str, Counts]:
    """Return the rules of a file, as `rules_of` has them, and its counts.

    Raises CountsError: it cannot be read, or is of another game.
    """
    try:
        data = msgspec.json.decode(text, type=_File)
    except (msgspec.DecodeError, RecursionError) as error:
        raise CountsError(f"these are no counts of Lutetia ({error})") from None
    if data.game != game.meta.id:
        raise CountsError(f"these are counts of {data.game}, not of {game.meta.id}")
    return data.rules, {cell: Sums(*sums) for cell, sums in data.counts}
