"""A careful reader of one position (``docs/positions.md``): every contradiction names its field."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from lutetia.engine.errors import PositionError
from lutetia.engine.json_types import JsonMapping

MANY = 1_000_000_000
"""The most of what the rules do not limit, far above what play could ever add to:
a later position of the same game is read as well."""

SOME = 30_000
"""The same for what a record keeps in 16 bits."""


NESTED = 4
"""How deep objects and lists lie in each other in a position."""


def _given(value: Any, depth: int) -> Any:
    """Return ``value`` without the entries of objects that are null."""
    if depth and isinstance(value, Mapping):
        return {key: _given(inner, depth - 1) for key, inner in value.items() if inner is not None}
    if depth and isinstance(value, (list, tuple)):
        return [_given(inner, depth - 1) for inner in value]
    return value


def check_text(data: object) -> None:
    """Raise PositionError unless every text inside ``data`` is valid Unicode and can be written.

    JSON can escape half a surrogate pair, which no file can hold. Every name and value counts,
    those too that no reader asks for: a record keeps the position as it was given.
    """
    waiting = [("a position", data)]
    while waiting:
        field, value = waiting.pop()
        if isinstance(value, str) and not _valid(value):
            raise PositionError(f"{field}: {value!r} is no valid Unicode text")
        if isinstance(value, Mapping):
            for name, inner in value.items():
                if isinstance(name, str) and not _valid(name):
                    raise PositionError(f"{field}: the name {name!r} is no valid Unicode text")
                waiting.append((str(name) if value is data else f"{field}.{name}", inner))
        elif isinstance(value, (list, tuple)):
            waiting += [(field, inner) for inner in value]


def _valid(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Reader:
    """Reads one position; games add what only they have.

    Raises PositionError when ``data`` is no object, is a position of another game than ``game``, or
    has a field that is not one of ``fields`` (or ``agreed``, which every game may have).

    Attributes:
        data: the position, without what is null: that counts as left out.
        agreed: whether all agreed to end the game as it stands.
    """

    def __init__(self, data: JsonMapping, game: str, fields: Collection[str]) -> None:
        if not isinstance(data, Mapping):
            raise PositionError("a position is a JSON object")
        self.data: JsonMapping = _given(data, NESTED)
        for field in data:
            if field not in fields and field != "agreed":
                raise self.fail(
                    str(field), f"there is no such field; there are {', '.join(sorted(fields))}"
                )
        if self.data.get("game", game) != game:
            raise self.fail("game", f"this is a position of {data['game']!r}, not of {game}")
        self.agreed = self.data.get("agreed", False)
        if not isinstance(self.agreed, bool):
            raise self.fail("agreed", f"true or false is needed, not {self.agreed!r}")
        self.whole("rules_version", 0, 0, MANY)  # for the reader alone, but it is kept and written

    def fail(self, field: str, why: str) -> PositionError:
        """Return the error about ``field``."""
        return PositionError(f"{field}: {why}")

    def number(self, field: str, value: object, low: int, high: int) -> int:
        """Return a whole number in its bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(field, f"a whole number from {low} to {high} is needed, not {value!r}")
        return value

    def whole(self, field: str, default: int, low: int, high: int) -> int:
        """Return the whole number of a field, ``default`` when it is left out or null."""
        value = self.data.get(field)
        return default if value is None else self.number(field, value, low, high)

    def get(self, field: str, usual: Any = None) -> Any:
        """Return the value of a field, ``usual`` when it is left out."""
        return self.data.get(field, usual)

    def word(self, field: str, value: object, words: Collection[str]) -> int:
        """Return the place of a word among ``words``."""
        if not isinstance(value, str) or value not in words:
            raise self.fail(field, f"{value!r} is none of {', '.join(words)}")
        return list(words).index(value)

    def table(self, field: str, value: object = None) -> Mapping[str, Any]:
        """Return ``value``, or else the value of ``field``, which must be an object;
        an empty one when it is left out."""
        value = self.data.get(field) if value is None else value
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            raise self.fail(field, "an object is needed")
        return value

    def items(self, field: str, value: object) -> list[Any]:
        """Return a list, an empty one for null."""
        if value is None:
            return []
        if not isinstance(value, (list, tuple)):
            raise self.fail(field, "a list is needed")
        return list(value)
