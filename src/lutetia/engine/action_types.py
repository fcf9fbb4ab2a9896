"""What the action table says of the named values of actions: their types, and the rows of the documents."""

from __future__ import annotations

from typing import Any, Literal

from lutetia.engine.action_table import ActionTable

FEW = 12
"""A value with no more words than this is one of these words; with more it is any text."""


def part_types(table: ActionTable) -> dict[str, dict[str, Any]]:
    """Return for each ``act`` of seats the type of each of its named values.

    Types are ``int``, ``bool``, ``str``, a ``Literal`` of few words, ``list`` of these, and unions
    with ``None``: what msgspec makes structs and JSON Schema of. A game with one kind of action has
    the act "".
    """
    found: dict[str, dict[str, list[Any]]] = {}
    for kind in table.seats:
        for code in kind.codes():
            parts = kind.parts(code)
            values = found.setdefault(parts.pop("act", ""), {})
            for name, value in parts.items():
                values.setdefault(name, []).append(value)
    return {
        act: {name: _type(seen) for name, seen in values.items()} for act, values in found.items()
    }


def _type(seen: list[Any]) -> Any:
    """Return the type of the values ``seen``."""
    lists = [value for value in seen if isinstance(value, list)]
    if lists:
        inner = [one for value in lists for one in value]
        return list[_type(inner)]  # type: ignore[misc]
    words = list(dict.fromkeys(value for value in seen if value is not None))
    kinds = {type(word) for word in words}
    made = kinds.pop() if kinds != {str} or len(words) > FEW else Literal[tuple(words)]
    return made | None if None in seen else made


def part_rows(table: ActionTable) -> list[str]:
    """Return the first two columns of the table of actions in ``docs/protocol.md``, a row for each act."""
    return [
        f"| {f'`{act}`' if act else ''} | {', '.join(f'`{name}`' for name in types)} |"
        for act, types in part_types(table).items()
    ]
