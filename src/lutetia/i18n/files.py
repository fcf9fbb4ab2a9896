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
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from lutetia.engine.kernel import PACKAGE
from lutetia.games import foreign

FALLBACK = "en"
"""The language in which everything was first said; offered first."""

_RULE = re.compile(r"^\| *([A-Z]+\d+\.\d+) *\| *(.*?) *\|", re.MULTILINE)


LATER = PACKAGE / "catalogues" / "later"


def _games() -> dict[str, Path]:
    """Return the folder of every game."""
    ours = {path.parent.name: path.parent for path in sorted(PACKAGE.glob("games/*/RULES.md"))}
    return ours | {name: game.folder for name, game in foreign().items()}


def _folders() -> dict[Path, str]:
    """Return the folders in which messages lie, each with what stands before the keys that its
    table of arguments declares."""
    games = {folder / "texts": f"{name}." for name, folder in _games().items()}
    return {PACKAGE / "catalogues": "", LATER: ""} | games


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages: English first, the others in the order of the alphabet."""
    found = {path.stem for path in (PACKAGE / "catalogues").glob("*.ftl") if "." not in path.stem}
    return tuple(sorted(found, key=lambda code: (code != FALLBACK, code)))


def sources(language: str) -> list[Path]:
    """Return the Fluent files of ``language``. What a game of another package does not say in it is
    said in English."""
    found = []
    for folder in _folders():
        ours = PACKAGE in folder.parents
        for spoken in dict.fromkeys([language] if ours else [FALLBACK, language]):
            found += [folder / f"{spoken}.ftl", *sorted(folder.glob(f"*.{spoken}.ftl"))]
    return [path for path in found if path.exists()]


def part_of(source: Path) -> str:
    """Return the part to which a Fluent file belongs; empty for what every page needs."""
    return source.name.split(".", maxsplit=1)[0] if source.parent == LATER else ""


@cache
def parts() -> tuple[str, ...]:
    """Return the names of all parts that a client asks for when it shows them."""
    return tuple(sorted({part_of(path) for path in LATER.glob(f"*.{FALLBACK}.ftl")}))


def argument_tables() -> Iterator[tuple[str, Path]]:
    """Yield the files that declare the arguments of messages, each with the prefix of its keys."""
    for folder, prefix in _folders().items():
        if folder != LATER:  # its arguments stand with all others of the shell
            yield prefix, folder / "arguments.toml"


@cache
def names() -> Mapping[str, str]:
    """Return the names in the data of all games, by key: ``<game>.<kind>.<id>``."""
    out: dict[str, str] = {}
    for game, folder in _games().items():
        for path in sorted(folder.glob("data/*.toml")):
            for kind, things in tomllib.loads(path.read_text(encoding="utf-8")).items():
                for thing in things if isinstance(things, list) else []:
                    if isinstance(thing, dict) and "id" in thing and "name" in thing:
                        out[f"{game}.{kind}.{thing['id']}"] = thing["name"]
    return out


def rule_book(game: str) -> str:
    """Return the ``RULES.md`` of a game."""
    return (_games()[game] / "RULES.md").read_text(encoding="utf-8")


def english_rules(ours: bool = True) -> dict[str, str]:
    """Return the English of every rule, by key: ``<game>.rule.<id>``; without ``ours``, only of the
    games of other packages."""
    return {
        f"{game}.rule.{rule}": text
        for game in (_games() if ours else foreign())
        for rule, text in _RULE.findall(rule_book(game))
    }
