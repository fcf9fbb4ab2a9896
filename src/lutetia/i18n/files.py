"""Where messages lie: the shell's in ``lutetia/catalogues``, a game's in its folder ``texts``.

Words that only a page of its own needs lie in ``lutetia/catalogues/later``, a file a
part and language. A client asks for a part when it shows it.

A language is a set of files ``<language>.ftl`` and ``<name>.<language>.ftl``: whoever adds such
files has added it. What has a ``name`` in a game's data bears it in every language, unless a file
calls it otherwise, and the English of a rule is its row in the game's ``RULES.md``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from lutetia.engine.kernel import PACKAGE

FALLBACK = "en"
"""The language in which everything was first said; offered first."""

_RULE = re.compile(r"^\| *([A-Z]+\d+\.\d+) *\| *(.*?) *\|", re.MULTILINE)


LATER = PACKAGE / "catalogues" / "later"


def _folders() -> list[Path]:
    return [PACKAGE / "catalogues", LATER, *sorted(PACKAGE.glob("games/*/texts"))]


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages: English first, the others in the order of the alphabet."""
    found = {path.stem for path in (PACKAGE / "catalogues").glob("*.ftl") if "." not in path.stem}
    return tuple(sorted(found, key=lambda code: (code != FALLBACK, code)))


def sources(language: str) -> list[Path]:
    """Return the Fluent files of ``language``."""
    return [
        path
        for folder in _folders()
        for path in [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]
        if path.exists()
    ]


def part_of(source: Path) -> str:
    """Return the part to which a Fluent file belongs; empty for what every page needs."""
    return source.name.split(".", maxsplit=1)[0] if source.parent == LATER else ""


@cache
def parts() -> tuple[str, ...]:
    """Return the names of all parts that a client asks for when it shows them."""
    return tuple(sorted({part_of(path) for path in LATER.glob(f"*.{FALLBACK}.ftl")}))


def argument_tables() -> Iterator[tuple[str, Path]]:
    """Yield the files that declare the arguments of messages, each with the prefix of its keys."""
    for folder in _folders():
        if folder == LATER:
            continue  # theirs stand with all others of the shell
        prefix = f"{folder.parent.name}." if folder.name == "texts" else ""
        yield prefix, folder / "arguments.toml"


def names() -> dict[str, str]:
    """Return the names in the data of all games, by key: ``<game>.<kind>.<id>``."""
    out: dict[str, str] = {}
    for path in sorted(PACKAGE.glob("games/*/data/*.toml")):
        for kind, things in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for thing in things if isinstance(things, list) else []:
                if isinstance(thing, dict) and "id" in thing and "name" in thing:
                    out[f"{path.parent.parent.name}.{kind}.{thing['id']}"] = thing["name"]
    return out


def english_rules() -> dict[str, str]:
    """Return the English of every rule, by key: ``<game>.rule.<id>``."""
    return {
        f"{book.parent.name}.rule.{rule}": text
        for book in sorted(PACKAGE.glob("games/*/RULES.md"))
        for rule, text in _RULE.findall(book.read_text(encoding="utf-8"))
    }
