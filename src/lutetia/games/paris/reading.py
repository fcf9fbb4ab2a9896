"""A careful reader of one JSON object: every contradiction names its field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lutetia.engine.errors import PositionError
from lutetia.games.paris.material import COLOURS
from lutetia.games.paris.state import City


class Reader:
    """Reads one position, naming the field of whatever is wrong."""

    def __init__(self, data: Mapping[str, Any], st: City) -> None:
        self.data = data
        self.st = st

    def fail(self, field: str, why: str) -> PositionError:
        return PositionError(f"{field}: {why}")

    def number(self, field: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(field, f"a whole number from {low} to {high} is needed, not {value!r}")
        return value

    def whole(self, field: str, default: int, low: int, high: int) -> int:
        value = self.data.get(field)
        return default if value is None else self.number(field, value, low, high)

    def word(self, field: str, value: Any, words: Sequence[str] | Mapping[str, Any]) -> int:
        if not isinstance(value, str) or value not in words:
            raise self.fail(field, f"{value!r} is none of {', '.join(words)}")
        return list(words).index(value)

    def table(self, field: str, value: Any = None) -> Mapping[str, Any]:
        value = self.data.get(field) if value is None else value
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            raise self.fail(field, "an object is needed")
        return value

    def items(self, field: str, value: Any) -> list[Any]:
        if value is None:
            return []
        if not isinstance(value, (list, tuple)):
            raise self.fail(field, "a list is needed")
        return list(value)

    def seats(self, field: str) -> list[tuple[int, Any]]:
        mine = COLOURS[: self.st.players]
        return [(self.word(field, colour, mine), value) for colour, value in self.table(field).items()]
