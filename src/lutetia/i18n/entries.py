"""The messages of Fluent files, each parsed when it is first asked for: thousands are there, and
most commands say only a few of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from fluent.syntax import FluentParser, ast

Entry = ast.Message | ast.Term

_BEGIN = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


def parsed(text: str, name: str) -> dict[str, Entry]:
    """Return the messages and terms of a Fluent file by Fluent identifier; that of a term begins
    with a hyphen.

    Raises ValueError: what stands in the file is not Fluent, or stands there twice.
    """
    out: dict[str, Entry] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{name} has what is not Fluent: {entry.content}")
        if isinstance(entry, (ast.Message, ast.Term)):
            identifier = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if identifier in out:
                raise ValueError(f"{name} has {identifier} twice")
            out[identifier] = entry
    return out


class Unread:
    """An entry that stands in a file. ``named`` is what it is called in the data of its game:
    then what the file has may be only the forms of that name."""

    def __init__(self, text: str, name: str, named: Source | None = None) -> None:
        self._text, self._name, self._named = text, name, named

    @cached_property
    def entry(self) -> Entry:
        """It, parsed. Raises ValueError: it is not Fluent."""
        [entry] = parsed(self._text, self._name).values()
        if isinstance(entry, ast.Message) and entry.value is None and self._named is not None:
            entry.value = self._named.entry.value
        return entry


class Made:
    """An entry that stands in no file; it is made when it is first asked for."""

    def __init__(self, make: Callable[[], Entry]) -> None:
        self._make = make

    @cached_property
    def entry(self) -> Entry:
        """It, made."""
        return self._make()


Source = Unread | Made


def unread(text: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield what `parsed` would find in a Fluent file: the identifier and text of each entry.

    Raises ValueError: an entry stands there twice.
    """
    found = list(_BEGIN.finditer(text))
    seen: set[str] = set()
    for begin, end in zip(found, [*(one.start() for one in found[1:]), len(text)], strict=True):
        if begin[1] in seen:
            raise ValueError(f"{name} has {begin[1]} twice")
        seen.add(begin[1])
        yield begin[1], text[begin.start() : end]


class Entries(Mapping[str, Entry]):
    """Messages and terms by Fluent identifier."""

    def __init__(self, sources: Mapping[str, Source]) -> None:
        self._sources = sources

    def __getitem__(self, identifier: str) -> Entry:
        return self._sources[identifier].entry

    def __contains__(self, identifier: object) -> bool:
        return identifier in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __len__(self) -> int:
        return len(self._sources)
