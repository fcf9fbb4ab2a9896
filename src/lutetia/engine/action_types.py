"""The types of the named values of actions, made from the action table: clients and documents are
made from these."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import or_
from typing import Any, get_args

import msgspec
from msgspec import UNSET, UnsetType

from lutetia.engine.action_table import ActionTable
from lutetia.engine.schema import Parts


def part_types(table: ActionTable) -> dict[str, dict[str, Any]]:
    """Return for each ``act`` of seats the type of each of its named values.

    Types are ``int``, ``bool``, ``str``, lists of these, and unions with ``None``, or with
    ``UnsetType`` where not every action has the value. A game with one kind of action may have no
    ``act``: it is "" here.
    """
    found: dict[str, dict[str, list[Any]]] = {}
    actions: Counter[str] = Counter()
    for kind in table.seats:
        for code in kind.codes():
            parts = kind.action_fields(code)
            act = parts.pop("act", "")
            actions[act] += 1
            values = found.setdefault(act, {})
            for name, value in parts.items():
                values.setdefault(name, []).append(value)
    return {
        act: {
            name: _type(seen) if len(seen) == actions[act] else _type(seen) | UnsetType
            for name, seen in values.items()
        }
        for act, values in found.items()
    }


def _type(seen: list[Any]) -> Any:
    """Return the type of the values ``seen``."""
    inner = [one for value in seen if isinstance(value, list) for one in value]
    if inner:
        return list[_type(inner)]  # type: ignore[misc]
    types = dict.fromkeys(type(value) for value in seen if value is not None)
    return reduce(or_, [*types, *([None] if None in seen else [])])


def _field(named: tuple[str, Any]) -> tuple[Any, ...]:
    """Return a named value and its type as a field of a struct, with its default if it has one."""
    return (*named, UNSET) if UnsetType in get_args(named[1]) else named


def part_structs(table: ActionTable) -> Any:
    """Return the union of a struct for each ``act`` of seats, with what the table says of it."""
    said: dict[str, str] = {}
    for kind in table.seats:
        act = kind.action_fields(next(kind.codes())).get("act", "")
        said[act] = said.get(act) or kind.says
    structs = [
        msgspec.defstruct(
            f"{act.title().replace('_', '')}Action" if act else "Move",
            sorted(map(_field, types.items()), key=len),  # first what is always there
            bases=(Parts,) if act else None,
            tag=act or None,
            namespace={"__doc__": said[act]},
            module=__name__,
            forbid_unknown_fields=True,
        )
        for act, types in part_types(table).items()
    ]
    return reduce(or_, structs)
