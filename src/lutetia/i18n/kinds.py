"""What each argument of a message is, from the files ``arguments.toml`` beside the messages.

``number``, ``text`` and ``word`` (which only chooses between the forms of a sentence) are said as
they are. ``seat`` is the name of whoever sits there; ``points`` is one number a seat, of which
zeros are left out, ``scores`` the same with its zeros. Everything
else is an id and names what it is the id of: ``stop``, or ``type|landmark`` where it may be either,
or ``stop/route`` for a pair such as ``louvre/red``. ``[]`` after a kind says that there may be
several, ``?`` that it may be unknown: then it is the word ``none``, by which a message chooses.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from lutetia.i18n.files import argument_tables

Kinds = dict[str, str]
"""The kind of each argument, by its name."""

PLAIN = ("number", "text", "word")


def bare(kind: str) -> str:
    """Return ``kind`` without the marks for several and for unknown."""
    return kind.removesuffix("?").removesuffix("[]")


def _flatten(key: str, table: dict[str, Any], out: dict[str, Kinds]) -> None:
    if all(isinstance(value, str) for value in table.values()):
        out[key] = table
        return
    for name, inner in table.items():
        _flatten(f"{key}.{name}" if key else name, inner, out)


@cache
def kinds() -> dict[str, Kinds]:
    """Return the kinds of the arguments of every message that has any, by key."""
    out: dict[str, Kinds] = {}
    for prefix, path in argument_tables():
        for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
            _flatten(f"{prefix}{name}", table, out)
    return out


def for_client(every: dict[str, Kinds]) -> dict[str, Kinds]:
    """Return the kinds without those that are said as they are."""
    out = {}
    for key, table in every.items():
        named = {name: kind for name, kind in table.items() if _needs_naming(kind)}
        if named:
            out[key] = named
    return out


def _needs_naming(kind: str) -> bool:
    return bare(kind) not in PLAIN or kind.endswith("?")
