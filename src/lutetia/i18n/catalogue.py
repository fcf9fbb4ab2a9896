"""All messages of one language."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from lutetia.ai.levels import levels
from lutetia.i18n import files
from lutetia.i18n.compact import compact
from lutetia.i18n.forms import form
from lutetia.i18n.kinds import Kinds, for_client, kinds


def message_id(key: str) -> str:
    """Return the Fluent identifier of a key: dots are hyphens. The client does the same."""
    return key.replace(".", "-")


class Catalogue:
    """The messages of one language.

    Attributes:
        language: its code.
        locale: what the language writes numbers, plurals and lists like.
        entries: messages and terms by Fluent identifier; that of a term begins with a hyphen.
        kinds: what the arguments of messages are, by key.
        bundle: Fluent's runtime over them.
        parts: the identifiers of each part that a client asks for later, by its name.
    """

    def __init__(
        self,
        language: str,
        entries: dict[str, ast.Message | ast.Term],
        kinds: dict[str, Kinds],
        parts: Mapping[str, Collection[str]] = MappingProxyType({}),
    ) -> None:
        self.language, self.entries, self.kinds = language, entries, kinds
        self.parts = parts
        self.locale = Locale.parse(language)
        functions: dict[str, Any] = {"FORM": form}
        self.bundle = FluentBundle([language], functions, use_isolating=False)
        self.bundle.add_resource(ast.Resource(list(entries.values())))

    def __contains__(self, key: str) -> bool:
        return message_id(key) in self.entries

    def format(self, key: str, args: dict[str, Any], form: str | None = None) -> str:
        """Return the message ``key``, or its attribute ``form``,
        with ``args`` as Fluent's runtime takes them.

        Raises KeyError: there is no such message or form.
        """
        message = self.bundle.get_message(message_id(key))
        pattern = message.value if form is None else message.attributes[form]
        if pattern is None:
            raise KeyError(key)
        return str(self.bundle.format_pattern(pattern, args)[0])

    def to_client(self, part: str = "") -> dict[str, object]:
        """Return the messages parsed, as the client's runtime takes them,
        the kinds of their arguments, and all languages.

        Args:
            part: only these; without it all that belong to no part.

        Raises KeyError: there is no such part.
        """
        later = {one for ids in self.parts.values() for one in ids}
        ids = self.parts[part] if part else [one for one in self.entries if one not in later]
        left_out = later - {*ids}
        if part:
            left_out |= self.entries.keys() - later
        named = {key: kinds for key, kinds in self.kinds.items() if message_id(key) not in left_out}
        return {
            "languages": files.languages(),
            **compact({one: self.entries[one] for one in ids}),
            "kinds": for_client(named),
        }


def _verbatim(key: str, text: str) -> ast.Message:
    """Return the message of a text in which nothing is filled in."""
    return ast.Message(ast.Identifier(message_id(key)), ast.Pattern([ast.TextElement(text)]))


def parsed(text: str, name: str) -> dict[str, ast.Message | ast.Term]:
    """Return the messages and terms of a Fluent file, as `Catalogue.entries` has them.

    Raises ValueError: what stands in the file is not Fluent, or stands there twice.
    """
    out: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{name} has what is not Fluent: {entry.content}")
        if isinstance(entry, (ast.Message, ast.Term)):
            identifier = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if identifier in out:
                raise ValueError(f"{name} has {identifier} twice")
            out[identifier] = entry
    return out


@cache
def catalogue(language: str) -> Catalogue:
    """Return the messages of ``language``. Raises KeyError for an unknown language."""
    if language not in files.languages():
        known = ", ".join(files.languages())
        raise KeyError(f"no catalogue for {language!r}; there are {known}")
    plain = files.names()
    plain |= files.english_rules(ours=language == files.FALLBACK)
    entries: dict[str, ast.Message | ast.Term] = {
        message_id(key): _verbatim(key, text) for key, text in plain.items()
    }
    parts: dict[str, list[str]] = {}
    for path in files.sources(language):
        part = files.part_of(path)
        for identifier, entry in parsed(path.read_text(encoding="utf-8"), str(path)).items():
            if entry.value is None and (named := entries.get(identifier)) and named.value:
                entry.value = named.value  # these are the forms of a name from the data
            entries[identifier] = entry
            if part:
                parts.setdefault(part, []).append(identifier)
    _add_levels(language, entries)
    return Catalogue(language, entries, kinds(), parts)


def _add_levels(language: str, entries: dict[str, ast.Message | ast.Term]) -> None:
    """Add the words of levels that no file has: those that they bring, else their names."""
    for name, level in levels().items():
        word = level.words.get(language) or level.words.get(files.FALLBACK) or name
        entries.setdefault(message_id(f"level.{name}"), _verbatim(f"level.{name}", word))
        key, said = f"level_help.{name}", level.help.get(language) or level.help.get(files.FALLBACK)
        usual = entries["level_help-installed"]
        entries.setdefault(message_id(key), _verbatim(key, said) if said else _renamed(usual, key))


def _renamed(entry: ast.Message | ast.Term, key: str) -> ast.Message:
    assert isinstance(entry.value, ast.Pattern)
    return ast.Message(ast.Identifier(message_id(key)), entry.value)
