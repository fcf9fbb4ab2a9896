"""All messages of one language."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, partial
from types import MappingProxyType
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from lutetia.ai.levels import levels
from lutetia.i18n import files
from lutetia.i18n.compact import compact
from lutetia.i18n.entries import Entries, Entry, Made, Source, Unread, unread
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
        parts: the identifiers of each part that a client asks for later, by its name.
    """

    def __init__(
        self,
        language: str,
        entries: Mapping[str, Entry],
        kinds: dict[str, Kinds],
        parts: Mapping[str, Collection[str]] = MappingProxyType({}),
    ) -> None:
        self.language, self.entries, self.kinds = language, entries, kinds
        self.parts = parts
        self.locale = Locale.parse(language)
        functions: dict[str, Any] = {"FORM": form}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._bundled: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return message_id(key) in self.entries

    def format(self, key: str, args: dict[str, Any], form: str | None = None) -> str:
        """Return the message ``key``, or its attribute ``form``,
        with ``args`` as Fluent's runtime takes them.

        Raises KeyError: there is no such message or form.
        """
        self._bundle_up(message_id(key))
        message = self._bundle.get_message(message_id(key))
        pattern = message.value if form is None else message.attributes[form]
        if pattern is None:
            raise KeyError(key)
        return str(self._bundle.format_pattern(pattern, args)[0])

    def _bundle_up(self, identifier: str) -> None:
        """Give Fluent's runtime a message, and all that it refers to."""
        found: dict[str, Entry] = {}
        waiting = [identifier]
        while waiting:
            one = waiting.pop()
            if one in self._bundled or one in found or one not in self.entries:
                continue
            found[one] = self.entries[one]
            references = _References()
            references.visit(found[one])
            waiting += references.found
        self._bundle.add_resource(ast.Resource([*found.values()]))
        self._bundled.update(found)  # only now: other threads ask as well

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


class _References(Visitor):
    """Finds to what an entry refers."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def catalogue(language: str) -> Catalogue:
    """Return the messages of ``language``. Raises KeyError for an unknown language."""
    if language not in files.languages():
        known = ", ".join(files.languages())
        raise KeyError(f"no catalogue for {language!r}; there are {known}")
    plain = {**files.names(), **files.english_rules(ours=language == files.FALLBACK)}
    entries: dict[str, Source] = {
        message_id(key): Made(partial(_verbatim, key, text)) for key, text in plain.items()
    }
    parts: dict[str, list[str]] = {}
    for path in files.sources(language):
        part = files.part_of(path)
        for identifier, text in unread(path.read_text(encoding="utf-8"), str(path)):
            entries[identifier] = Unread(text, str(path), entries.get(identifier))
            if part:
                parts.setdefault(part, []).append(identifier)
    _add_levels(language, entries)
    return Catalogue(language, Entries(entries), kinds(), parts)


def _add_levels(language: str, entries: dict[str, Source]) -> None:
    """Add the words of levels that no file has: those that they bring, else their names."""
    for name, level in levels().items():
        word = level.words.get(language) or level.words.get(files.FALLBACK) or name
        key = f"level.{name}"
        entries.setdefault(message_id(key), Made(partial(_verbatim, key, word)))
        key, said = f"level_help.{name}", level.help.get(language) or level.help.get(files.FALLBACK)
        usual = entries["level_help-installed"]
        made = partial(_verbatim, key, said) if said else partial(_renamed, usual, key)
        entries.setdefault(message_id(key), Made(made))


def _renamed(usual: Source, key: str) -> ast.Message:
    assert isinstance(usual.entry.value, ast.Pattern)
    return ast.Message(ast.Identifier(message_id(key)), usual.entry.value)


def read_all() -> None:
    """Parse the messages of all languages now: a site that is open would be held up by it."""
    for language in files.languages():
        list(catalogue(language).entries.values())
