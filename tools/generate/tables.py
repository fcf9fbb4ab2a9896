"""Tables for the documents, no line of which is longer than 100 characters."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

import msgspec.inspect as kinds

from generate.kinds import Kind, Record, bare, fields, info, members, records, says, tag

WIDTH = 100
_SIMPLE = {
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "text",
    kinds.BoolType: "bool",
    kinds.NoneType: "null",
    kinds.AnyType: "any JSON",
}


class Writer:
    """Writes types as tables; ``aliases`` are types that have a name of their own."""

    def __init__(self, aliases: Mapping[str, Any]) -> None:
        self._aliases = [(info(kind), name) for name, kind in aliases.items()]

    def records(self, roots: Iterable[Any], known: Iterable[str] = ()) -> str:
        """Return a table for each record of which ``roots`` are made; ``known`` stand elsewhere."""
        found: dict[str, Record] = {}
        for root in roots:
            records(info(root), found)
        return "\n".join(self.record(kind) for name, kind in found.items() if name not in known)

    def record(self, kind: Record) -> str:
        """Return the table of one record."""
        said = says(kind.cls)[0]
        head = f"**{kind.cls.__name__}**: {said[:1].lower() + said[1:]}" if said else ""
        if own := tag(kind):
            head = f"**`{own[1]}`**: {said[:1].lower() + said[1:]}"
        rows = [
            (f"`{field.name}`" + ("" if field.required else "?"), self.type(field.kind), field.says)
            for field in fields(kind)
        ]
        return wrapped(head) + "\n" + table(("field", "type", "meaning"), rows)

    def actions(self, move: Any, effects: Mapping[str, Any]) -> str:
        """Return the table of the actions of a game, and one of what their fields mean."""
        rows, meant = [], {}
        for kind in members(info(move)):
            assert isinstance(kind, Record)
            own = tag(kind)
            effect = info(effects[own[1] if own else ""])
            assert isinstance(effect, Record)
            parts = ", ".join(self._short(field) for field in fields(kind))
            follows = ", ".join(self._short(field) for field in fields(effect))
            rows.append((f"`{own[1]}`" if own else "", says(kind.cls)[0], parts, follows))
            for field in (*fields(kind), *fields(effect)):
                if field.says:
                    meant[field.name] = field.says
        text = table(("`act`", "what", "other parts", "effect"), rows)
        if meant:
            said = [(f"`{name}`", what) for name, what in meant.items()]
            text += "\n" + table(("part or effect", "meaning"), said)
        return text

    def events(self, union: Any) -> str:
        """Return the table of what can happen in a game."""
        rows = []
        for kind in members(info(union)):
            assert isinstance(kind, Record)
            own = tag(kind)
            assert own
            values = [self._short(field) for field in fields(kind)]
            rows.append((f"`{own[1]}`", ", ".join(values), says(kind.cls)[0]))
        return table(("kind", "values", "meaning"), rows)

    def _short(self, field: Any) -> str:
        kind = field.kind
        words = [self.type(one) for one in members(kind) if isinstance(one, kinds.LiteralType)]
        null = "?" if not field.required else ""
        null += " or null" if any(isinstance(one, kinds.NoneType) for one in members(kind)) else ""
        return f"`{field.name}`{null}" + (f" ({words[0]})" if words else "")

    def type(self, kind: Kind) -> str:
        """Return a type in words."""
        kind = bare(kind)
        for known, name in self._aliases:
            if known == kind:
                return name
        if isinstance(kind, kinds.DictType) and isinstance(kind.value_type, kinds.AnyType):
            return "object"
        if type(kind) in _SIMPLE:
            return _SIMPLE[type(kind)]
        if isinstance(kind, kinds.LiteralType):
            return _or([f"`{str(one).lower() if one is True else one}`" for one in kind.values])
        if isinstance(kind, kinds.UnionType):
            return _or([self.type(one) for one in kind.types])
        if isinstance(kind, kinds.ListType | kinds.VarTupleType):
            return f"list of {self.type(kind.item_type)}"
        if isinstance(kind, kinds.TupleType):
            return f"({', '.join(self.type(one) for one in kind.item_types)})"
        if isinstance(kind, kinds.DictType):
            return f"by id: {self.type(kind.value_type)}"
        assert isinstance(kind, Record), kind
        return kind.cls.__name__


def _or(words: Sequence[str]) -> str:
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table; a cell that is too long goes on in the row below."""
    if not rows:
        return ""
    if not any(row[-1] for row in rows):
        return table(head[:-1], [row[:-1] for row in rows]) if len(head) > 1 else ""
    longest = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]
    room = WIDTH - 3 * len(head) - 1
    widths = list(longest)
    while sum(widths) > room:  # the widest gives way
        widths[widths.index(max(widths))] -= 1
    out = [_row(head), "|" + "---|" * len(head)]
    for row in rows:
        cells = [_fold(cell, width) for cell, width in zip(row, widths, strict=True)]
        out += [_row(line) for line in zip_longest(*cells, fillvalue="")]
    return "\n".join(out) + "\n"


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _fold(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False) or [""]


def wrapped(text: str) -> str:
    """Return prose in lines of at most 100 characters."""
    return "\n".join(_fold(text, WIDTH)) + "\n" if text else ""
