"""The types in Python as a walk over them: fields, what stands in docstrings,
and the named types below one."""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import Any

import msgspec.inspect as kinds

Kind = kinds.Type
Record = kinds.StructType | kinds.TypedDictType


@dataclass(frozen=True)
class Field:
    """A field of a record; ``says`` is what its class's docstring says of it."""

    name: str
    kind: Kind
    required: bool
    says: str


def info(kind: Any) -> Kind:
    """Return what msgspec knows of a type."""
    return kind if isinstance(kind, Kind) else _looked_up(kind)


@cache
def _looked_up(kind: Any) -> Kind:
    return bare(kinds.type_info(kind))


def bare(kind: Kind) -> Kind:
    """Return ``kind`` without the bounds of its values."""
    return bare(kind.type) if isinstance(kind, kinds.Metadata) else kind


def members(kind: Kind) -> list[Kind]:
    """Return the members of a union, or the type itself."""
    return [bare(one) for one in kind.types] if isinstance(kind, kinds.UnionType) else [kind]


def tag(kind: Record) -> tuple[str, str] | None:
    """Return the field that tells a record from others, and its value."""
    if isinstance(kind, kinds.StructType) and kind.tag_field is not None:
        return kind.tag_field, str(kind.tag)
    return None


def fields(kind: Record) -> list[Field]:
    """Return the fields of a record as they are sent, but for its tag."""
    said, written = says(kind.cls)[1], list(kind.cls.__annotations__)
    found = list(kind.fields)
    if isinstance(kind, kinds.TypedDictType):  # msgspec sorts them
        found.sort(key=lambda field: written.index(field.name))
    return [
        Field(field.encode_name, bare(field.type), field.required, said.get(field.name, ""))
        for field in found
    ]


def below(kind: Kind) -> Iterator[Kind]:
    """Yield the types of which ``kind`` is made, once step down."""
    if isinstance(kind, kinds.UnionType):
        yield from (bare(one) for one in kind.types)
    elif isinstance(kind, kinds.ListType | kinds.VarTupleType):
        yield bare(kind.item_type)
    elif isinstance(kind, kinds.TupleType):
        yield from (bare(one) for one in kind.item_types)
    elif isinstance(kind, kinds.DictType):
        yield bare(kind.value_type)
    elif isinstance(kind, kinds.StructType | kinds.TypedDictType):
        yield from (field.kind for field in fields(kind))


def records(kind: Kind, known: dict[str, Record]) -> dict[str, Record]:
    """Add to ``known`` every record that ``kind`` is made of, by name, the outer ones first."""
    if isinstance(kind, kinds.StructType | kinds.TypedDictType):
        name = kind.cls.__name__
        if name in known:
            assert known[name].cls is kind.cls, f"two types are called {name}"
            return known
        known[name] = kind
    for one in below(kind):
        records(one, known)
    return known


@cache
def says(cls: type) -> tuple[str, dict[str, str]]:
    """Return what the docstring of a class says of it, and of each field,
    those of its bases too."""
    said: dict[str, str] = {}
    for base in _bases(cls):
        said |= says(base)[1]
    own = inspect.cleandoc(cls.__dict__.get("__doc__") or "")
    whole, _, attributes = own.partition("Attributes:\n")
    for row in re.split(r"\n(?=\S)", textwrap.dedent(attributes).strip()):
        name, _, text = row.partition(":")
        if text:
            said[name] = plain(text)
    return plain(whole), said


_ONE = Lock()
"""Python 3.11 fails now and then where two threads read source code at once."""


@cache
def _bases(cls: type) -> list[type]:
    """Return the bases that a class is written with: a TypedDict forgets them."""
    try:
        with _ONE:
            node = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    except OSError:  # made by a call: it has none
        return []
    assert isinstance(node, ast.ClassDef)
    module = vars(sys.modules[cls.__module__])
    named = (module.get(base.id) for base in node.bases if isinstance(base, ast.Name))
    return [base for base in named if isinstance(base, type) and base.__module__[:7] == "lutetia"]


def plain(text: str) -> str:
    """Return a docstring's text in one line, with the words of JSON for those of Python."""
    text = " ".join(text.split()).replace("``", "`")
    for word, other in (("None", "null"), ("True", "true"), ("False", "false")):
        text = re.sub(rf"\b{word}\b", other, text)
    return text
