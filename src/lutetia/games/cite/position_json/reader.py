"""The words of a position, read one by one: each refusal names the field."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from lutetia.engine import position_reader
from lutetia.engine.json_types import JsonMapping
from lutetia.games.cite.material import COLOURS, PIECES
from lutetia.games.cite.names import SPACES
from lutetia.games.cite.state import LAYOUT, NONE


class Reader(position_reader.Reader):
    """Reads one position into ``st``, naming the field of whatever is wrong. Words may be written
    large or small."""

    def __init__(self, data: JsonMapping, fields: Collection[str]) -> None:
        super().__init__(data, "cite", fields)
        self.st = LAYOUT.zero_fields()

    def word(self, field: str, value: Any, words: Collection[str]) -> int:
        """Return the place of a word among ``words``."""
        if isinstance(value, str):
            for i, word in enumerate(words):
                if value == word or value.casefold() == word.casefold():
                    return i
        raise self.fail(field, f"{value!r} is none of {', '.join(words)}")

    def seat(self, field: str, value: Any) -> int:
        """Return a seat, given by its number or its colour; NONE for null."""
        if value is None:
            return NONE
        return (
            self.word(field, value, COLOURS)
            if isinstance(value, str)
            else self.number(field, value, 0, 1)
        )

    def texts(self, field: str, value: Iterable[Any]) -> list[str]:
        """Return a list of texts."""
        out = list(value)
        if not all(isinstance(one, str) for one in out):
            raise self.fail(field, "a list of words is needed")
        return out

    def space(self, field: str, value: Any) -> int:
        """Return the space of a name such as ``c3``."""
        found = SPACES.get(value.strip().casefold()) if isinstance(value, str) else None
        if found is None:
            raise self.fail(field, f"{value!r} is no space; spaces are a1 to h8")
        return found

    def piece_of(self, entry: Any) -> int:
        """Return the piece of one entry of ``pieces``."""
        if not isinstance(entry, Mapping):
            raise self.fail("pieces", "each is an object with piece, colour, cells")
        return self.word("pieces.piece", entry.get("piece"), PIECES)

    def colour_of(self, name: str) -> int | None:
        """Return the seat that the entry of the piece ``name`` says it belongs to, or None."""
        for entry in self.items("pieces", self.get("pieces")):
            if PIECES[self.piece_of(entry)] == name and entry.get("colour") is not None:
                return self.word(f"pieces.{name}.colour", entry["colour"], COLOURS)
        return None
