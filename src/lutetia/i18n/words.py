"""The words that the engine asks for: see `lutetia.engine.texts`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lutetia.i18n import speaker
from lutetia.i18n.catalogue import catalogue
from lutetia.i18n.files import languages


def sentence(key: str, args: Mapping[str, object], game: str | None) -> str:
    """Return the English sentence of ``key``, said at a table of ``game``."""
    return speaker.sentence(key, args, game=game)


def spellings(key: str) -> Iterator[str]:
    """Yield the name ``key`` in every language that has it."""
    for language in languages():
        words = catalogue(language)
        if key in words:
            yield words.format(key, {})
