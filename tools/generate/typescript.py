"""Types for the client.

Written from the types themselves: json-schema-to-typescript repeats a record wherever it is used or
needs a title for each, has no tuples of a length without ``minItems``, and would want Node for a
test that otherwise reads two files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec.inspect as kinds

from generate.kinds import Field, Kind, Record, bare, fields, info, members, records, says, tag

WIDTH = 100
_SIMPLE = {
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "Value",
}


class Writer:
    """Writes types as TypeScript.

    Args:
        aliases: types that have a name of their own, by that name.
        names: what records are called where it is not their class's name.
        instead: the type of a field that the client knows otherwise, by record and field.
        elsewhere: names of records that another file has.
    """

    def __init__(
        self,
        aliases: Mapping[str, Any],
        names: Mapping[str, str] | None = None,
        instead: Mapping[tuple[str, str], str] | None = None,
        elsewhere: Iterable[str] = (),
    ) -> None:
        self._aliases = [(info(kind), name) for name, kind in aliases.items()]
        self._names, self._instead = names or {}, instead or {}
        self._elsewhere = set(elsewhere)

    def records(self, *roots: Any) -> str:
        """Return the interfaces of everything that ``roots`` are made of."""
        known: dict[str, Record] = {}
        for root in roots:
            records(info(root), known)
        return "".join(
            self._interface(kind) for name, kind in known.items() if name not in self._elsewhere
        )

    def union(self, name: str, says_: str, kind: Any) -> str:
        """Return ``name`` for one of several types."""
        return f"{_note(says_)}export type {name} =" + self._wide(members(info(kind)), "", " ")

    def alias(self, name: str, says_: str, kind: Any) -> str:
        """Return a name for a type that is no record."""
        made = info(kind)
        aliases, self._aliases = self._aliases, [a for a in self._aliases if a[1] != name]
        text = f"{_note(says_)}export type {name} =" + self._wide(members(made), "", " ")
        self._aliases = aliases
        return text

    def merged(self, name: str, says_: str, kinds_: Iterable[Any]) -> str:
        """Return one interface for several records: what not all of them have is optional."""
        every = [info(kind) for kind in kinds_]
        found: dict[str, list[Field]] = {}
        tags: dict[str, list[str]] = {}
        for kind in every:
            assert isinstance(kind, Record)
            if own := tag(kind):
                tags.setdefault(own[0], []).append(f"'{own[1]}'")
            for field in fields(kind):
                found.setdefault(field.name, []).append(field)
        out = f"{_note(says_)}export interface {name} {{\n"
        for field_name, values in tags.items():
            out += self._line("  ", f"{field_name}:", values)
        for field_name, many in found.items():
            types = {
                part: None
                for field in many
                for one in self._split(field.kind)
                for part in self._parts(one)
            }
            needed = len(many) == len(every) and all(field.required for field in many)
            note = next((field.says for field in many if field.says), "")
            out += _note(note, "  ")
            out += self._line("  ", f"{_key(field_name)}{'' if needed else '?'}:", list(types))
        return out.replace("{\n", "{") + "}\n\n" if out.endswith("{\n") else out + "}\n\n"

    def _interface(self, kind: Record) -> str:
        name = self._names.get(kind.cls.__name__, kind.cls.__name__)
        out = f"{_note(says(kind.cls)[0])}export interface {name} {{\n"
        if own := tag(kind):
            out += f"  {own[0]}: '{own[1]}';\n"
        for field in fields(kind):
            out += _note(field.says, "  ")
            key = f"{_key(field.name)}{'' if field.required else '?'}:"
            instead = self._instead.get((kind.cls.__name__, field.name))
            types = [instead] if instead else [self.type(one) for one in self._split(field.kind)]
            out += self._line("  ", key, types)
        return out + "}\n\n"

    def _split(self, kind: Kind) -> list[Kind]:
        return [kind] if self._named(kind) else members(kind)

    def _named(self, kind: Kind) -> str | None:
        return next((name for known, name in self._aliases if known == kind), None)

    def _wide(self, every: list[Kind], indent: str, first: str) -> str:
        types = [part for one in every for part in self._parts(one)]
        one = " | ".join(types)
        if len(one) < WIDTH - 40:
            return f"{first}{one};\n\n"
        if len(one) < WIDTH - 2:
            return f"\n{indent}  {one};\n\n"
        return "".join(f"\n{indent}  | {part}" for part in types) + ";\n\n"

    def _parts(self, kind: Kind) -> list[str]:
        if isinstance(kind, kinds.LiteralType) and not self._named(kind):
            return [_literal(value) for value in sorted(kind.values, key=_order(kind))]
        return [self.type(kind)]

    def _line(self, indent: str, key: str, types: list[str]) -> str:
        line = f"{indent}{key} {' | '.join(types)};\n"
        if len(line) <= WIDTH + 1:
            return line
        parts = [part for one in types for part in one.split(" | ")]
        return f"{indent}{key}" + "".join(f"\n{indent}  | {part}" for part in parts) + ";\n"

    def type(self, kind: Kind) -> str:
        """Return ``kind`` as it stands in a field."""
        kind = bare(kind)
        if named := self._named(kind):
            return named
        if type(kind) in _SIMPLE:
            return _SIMPLE[type(kind)]
        if isinstance(kind, kinds.LiteralType | kinds.UnionType):
            return " | ".join(part for one in members(kind) for part in self._parts(one))
        if isinstance(kind, kinds.ListType | kinds.VarTupleType):
            inner = self.type(kind.item_type)
            wide = " | " in inner and not inner.endswith("]")
            return f"({inner})[]" if wide else f"{inner}[]"
        if isinstance(kind, kinds.TupleType):
            return f"[{', '.join(self.type(one) for one in kind.item_types)}]"
        if isinstance(kind, kinds.DictType):
            return f"{{ [name: string]: {self.type(kind.value_type)} }}"
        assert isinstance(kind, Record), kind
        return self._names.get(kind.cls.__name__, kind.cls.__name__)


def _order(kind: kinds.LiteralType) -> Any:
    return kind.values.index


def _literal(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f"'{value}'" if isinstance(value, str) else str(value)


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def _note(text: str, indent: str = "") -> str:
    if not text:
        return ""
    if len(indent) + len(text) + 7 <= WIDTH:
        return f"{indent}/** {text} */\n"
    lines, line = [], ""
    for word in text.split():
        if len(indent) + 3 + len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = ""
        line += f" {word}"
    rows = "".join(f"{indent} *{row}\n" for row in [*lines, line])
    return f"{indent}/**\n{rows}{indent} */\n"
