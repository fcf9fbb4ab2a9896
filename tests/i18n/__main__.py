"""Print, as JSON, what the client must say: ``python -m tests.i18n``,
for web/tests/i18n.test.ts."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import lutetia
from lutetia.i18n import catalogue, languages
from lutetia.i18n.catalogue import message_id
from lutetia.i18n.files import parts
from tests.i18n.speakers import NAMES, VECTOR_NAMES, keys, samples, speaker, vectors


def table(game: str, names: Sequence[str]) -> list[dict[str, str]]:
    """Return who sits where, as the client is told."""
    colours = lutetia.game(game).meta.colours
    return [{"name": name, "colour": colour} for name, colour in zip(names, colours, strict=False)]


def locales() -> dict[str, dict[str, object]]:
    """Return what the client loads by what it asks for: ``<language>``, ``<language>/<part>``."""
    return {
        f"{language}/{part}".rstrip("/"): catalogue(language).to_client(part)
        for language in languages()
        for part in ("", *parts())
    }


def said() -> Iterator[list[Any]]:
    """Yield where it is loaded, key and arguments of every message, and what must be said."""
    for language in languages():
        of = {one: part for part, ids in catalogue(language).parts.items() for one in ids}
        for key in keys():
            where = f"{language}/{of.get(message_id(key), '')}".rstrip("/")
            for args in samples(key):
                yield [where, key, args, speaker(key, language).say(key, args)]


written = vectors()
catalogues = {words.language: words for words in (who.catalogue for who, *_ in written)}
json.dump(
    {
        "every": {
            "locales": locales(),
            "tables": {game: table(game, NAMES) for game in lutetia.GAMES},
            "said": list(said()),
        },
        "written": {
            "locales": {language: words.to_client() for language, words in catalogues.items()},
            "tables": {"connection": table("connection", VECTOR_NAMES)},
            "said": [[who.catalogue.language, *rest] for who, *rest in written],
        },
    },
    sys.stdout,
)
