"""What people type, before a game makes an action of it.

The freedoms that every game gives, so that any text that a person could reasonably
type for an action is read as that action:

- large or small letters, accents or none, ``ä`` or ``ae``; spaces, hyphens, dots, commas, slashes
and apostrophes, all alike;
- names in place of ids, in every language, with the id always good too; verbs and small words are
English;
- the small words that a shape of the game's has in brackets may be left out;
- what is equal whichever way round it stands may stand either way round,
and what follows from the position may be left out.

Whatever could mean several actions of the position is an `AmbiguousNotation` that lists them.
Nothing is ever guessed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from lutetia.engine.errors import AmbiguousNotation, NotationError, Refusal
from lutetia.engine.texts import spellings

MAX_TEXT_LENGTH = 200
"""Characters of a text that is read as an action."""

_PLAIN = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "ø": "o", "đ": "d", "’": "'"})
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def slug(text: str) -> str:
    """Return ``text`` without case and accents, its words joined by single hyphens."""
    plain = (
        unicodedata.normalize("NFKD", text.casefold().translate(_PLAIN))
        .encode("ascii", "ignore")
        .decode()
    )
    return re.sub(r"[\s'.,;/\-]+", "-", plain).strip("-")


def unknown_action(game: str, text: str) -> NotationError:
    """Return the error that says what may be typed in ``game`` instead of ``text``."""
    return NotationError(Refusal(None, f"{game}.refusal.unknown_action", {"text": text[:80]}))


def ambiguous_action(game: str, text: str, choices: Iterable[str]) -> AmbiguousNotation:
    """Return the error that lists the actions, as their texts, that ``text`` could mean."""
    args = {"text": text[:80], "choices": ", ".join(choices)}
    return AmbiguousNotation(Refusal(None, f"{game}.refusal.ambiguous", args))


def named(game: str, kind: str, ids: Sequence[str]) -> dict[str, str]:
    """Return what may be typed for each of ``ids``: the id and its name in every language.
    What could be two of them is neither."""
    out = {slug(one): one for one in ids}
    names: dict[str, set[str]] = {}
    for one in ids:
        for word in spellings(f"{game}.{kind}.{one}"):
            for spelt in (word, word.casefold().translate(_UMLAUTS)):
                names.setdefault(slug(spelt), set()).add(one)
    for name, meant in names.items():
        if len(meant) == 1:
            out.setdefault(name, meant.pop())
    return out


class Grammar:
    """The shapes of one game's actions.

    A shape is the words of an action with ``{kind}`` where one of the words of a kind stands, or
    ``{kind:name}`` to tell two of a kind apart; ``[...]`` may be left out.
    Every shape begins with a verb.
    """

    def __init__(
        self, kinds: Callable[[], Mapping[str, Mapping[str, str]]], shapes: Sequence[str]
    ) -> None:
        self._make, self._shapes = kinds, shapes
        self._kinds: Mapping[str, Mapping[str, str]] = {}
        self._by_verb: dict[str, list[tuple[str, re.Pattern[str]]]] = {}

    def _prepare(self) -> None:
        self._kinds = self._make()
        for shape in self._shapes:
            pattern = re.compile("".join(map(self._part, re.findall(r"\[|\]|[^\s\[\]]+", shape))))
            self._by_verb.setdefault(shape.split()[0], []).append((shape, pattern))

    def _part(self, word: str) -> str:
        if word in "[]":
            return "(?:" if word == "[" else ")?"
        if not word.startswith("{"):
            return "-" + word
        kind, _, name = word[1:-1].partition(":")
        words = sorted(self._kinds[kind], key=len, reverse=True)
        return f"-(?P<{name or kind}>{'|'.join(map(re.escape, words))})"

    def read(self, text: str) -> Iterator[tuple[str, dict[str, str]]]:
        """Yield each shape that ``text`` has, with the id at each of its places that is filled."""
        if len(text) > MAX_TEXT_LENGTH:
            return
        if not self._by_verb:
            self._prepare()
        plain = slug(text)
        for shape, pattern in self._by_verb.get(plain.partition("-")[0], ()):
            if match := pattern.fullmatch("-" + plain):
                found = match.groupdict().items()
                kind_of: dict[str, str] = {}
                for place in re.findall(r"\{([^}]+)\}", shape):
                    kind, _, name = str(place).partition(":")
                    kind_of[name or kind] = kind
                yield (
                    shape,
                    {name: self._kinds[kind_of[name]][word] for name, word in found if word},
                )
