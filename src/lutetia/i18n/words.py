"""The words that the engine asks for: see `lutetia.engine.texts`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from lutetia.i18n import speaker
from lutetia.i18n.catalogue import catalogue
from lutetia.i18n.entries import parsed
from lutetia.i18n.files import FALLBACK, languages


def sentence(key: str, args: Mapping[str, object], game: str | None) -> str:
    """Return the English sentence of ``key``, said at a table of ``game``."""
    return speaker.sentence(key, args, game=game)


def spellings(key: str) -> Iterator[str]:
    """Yield the name ``key`` in every language that has it."""
    for language in languages():
        words = catalogue(language)
        if key in words:
            yield words.format(key, {})


def check(game: str, folder: Path) -> None:
    """Read the words of ``game`` in ``folder``, as far as every game has them. Raises OSError,
    ValueError: a file is missing or cannot be read, or says what is not this game's to say."""
    texts = folder / "texts"
    for path in sorted({texts / f"{FALLBACK}.ftl", *texts.glob("*.ftl")}):
        for identifier in parsed(path.read_text(encoding="utf-8"), path.name):
            if not identifier.removeprefix("-").startswith(f"{game}-"):
                raise ValueError(f"{path.name}: {identifier} does not begin with {game}-")
    for path in (texts / "arguments.toml", *folder.glob("data/*.toml")):
        tomllib.loads(path.read_text(encoding="utf-8"))
    (folder / "RULES.md").read_text(encoding="utf-8")
