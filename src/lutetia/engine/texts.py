"""Catalogues: the sentences behind keys, in every language, read from TOML files beside what they speak of.

Keys are ``<area>.<table>.<key>``: the shell's files lie in ``lutetia/catalogues``, a game's in its folder ``texts`` and
its keys begin with the game's id. A plural is a table of CLDR categories chosen by the value ``n``. What has a ``name`` in a
game's data bears it in every language, unless a catalogue calls it otherwise.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from lutetia.engine.kernel import PACKAGE

LANGUAGES = ("en", "fr", "de", "pl")
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})

Entry = str | dict[str, str]


def _flatten(prefix: str, value: Any, into: dict[str, Entry]) -> None:
    if isinstance(value, dict) and not (value and set(value) <= CATEGORIES):
        for key, inner in value.items():
            _flatten(f"{prefix}.{key}" if prefix else key, inner, into)
    else:
        into[prefix] = value


def _files(language: str) -> list[tuple[str, Path]]:
    shell = PACKAGE / "catalogues"
    out = [
        ("", path)
        for path in [shell / f"{language}.toml", *sorted(shell.glob(f"*.{language}.toml"))]
    ]
    for folder in sorted((PACKAGE / "games").iterdir()):
        texts = folder / "texts"
        if texts.is_dir():
            out += [
                (folder.name, path)
                for path in [texts / f"{language}.toml", *sorted(texts.glob(f"*.{language}.toml"))]
            ]
    return [(prefix, path) for prefix, path in out if path.exists()]


def _names() -> dict[str, Entry]:
    """Return the names in the data of all games by ``<game>.<kind>.<id>``."""
    out: dict[str, Entry] = {}
    for path in sorted((PACKAGE / "games").glob("*/data/*.toml")):
        for kind, things in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for thing in things if isinstance(things, list) else []:
                if isinstance(thing, dict) and "id" in thing and "name" in thing:
                    out[f"{path.parent.parent.name}.{kind}.{thing['id']}"] = thing["name"]
    return out


@cache
def catalogue(language: str) -> dict[str, Entry]:
    """Return the whole catalogue of ``language`` as one flat mapping. Raises KeyError for an unknown language."""
    if language not in LANGUAGES:
        raise KeyError(f"no catalogue for {language!r}; there are {', '.join(LANGUAGES)}")
    flat = _names()
    for prefix, path in _files(language):
        _flatten(prefix, tomllib.loads(path.read_text(encoding="utf-8")), flat)
    return flat


class _Known(dict[str, Any]):
    """Leaves a placeholder as it is when its value is missing: a sentence is better than a crash."""

    def __missing__(self, key: str) -> str:
        return "{" + key + "}"


def plural(language: str, n: int) -> str:
    """Return the CLDR plural category of the whole number ``n``."""
    from babel import Locale

    return str(Locale(language).plural_form(n))


def _named(keys: dict[str, Entry], kind: str, value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_named(keys, kind, one)) for one in value)
    return keys.get(f"{kind}.{value}", value)


def sentence(key: str, args: dict[str, Any] | None = None, language: str = "en") -> str:
    """Return the sentence of ``key`` with ``args`` filled in; the key itself when no catalogue has it.

    A value that is an id of the key's game is named: ``stop="odeon"`` becomes "Odéon" by the key ``<game>.stop.odeon``. Of a list each is.
    """
    keys = catalogue(language)
    entry = keys.get(key)
    game = key.partition(".")[0]
    values = {name: _named(keys, f"{game}.{name}", value) for name, value in (args or {}).items()}
    if entry is None:
        return key + (f" {values}" if values else "")
    if isinstance(entry, dict):
        entry = entry.get(plural(language, int(values.get("n", 0)))) or entry["other"]
    return entry.format_map(_Known(values))
