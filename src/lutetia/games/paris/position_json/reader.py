"""The reader of a position of Paris."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from lutetia.engine import position_reader
from lutetia.engine.json_types import JsonMapping
from lutetia.games.paris.material import COLOURS
from lutetia.games.paris.state import Fields


class Reader(position_reader.Reader):
    """Reads one position into ``st``."""

    def __init__(self, data: JsonMapping, fields: Collection[str], st: Fields) -> None:
        super().__init__(data, "paris", fields)
        self.st = st

    def seats(self, field: str) -> list[tuple[int, Any]]:
        """Return the entries of an object by seat."""
        mine = COLOURS[: self.st.players]
        return [
            (self.word(field, colour, mine), value) for colour, value in self.table(field).items()
        ]

    def flag(self, field: str, value: object) -> int:
        """Return 1 for true, 0 for false and where it is left out."""
        if value is not None and not isinstance(value, bool):
            raise self.fail(field, f"true or false is needed, not {value!r}")
        return int(value is True)
