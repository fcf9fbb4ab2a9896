"""The catalogue of a language, with every file of ``lutetia/catalogues`` in it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from lutetia.engine.kernel import PACKAGE
from lutetia.engine.texts import CATEGORIES, Entry, catalogue


@cache
def words(language: str) -> dict[str, Entry]:
    """Return the whole catalogue of ``language``. Raises KeyError for an unknown language."""
    out = dict(catalogue(language))
    for path in sorted((PACKAGE / "catalogues").glob(f"*.{language}.toml")):
        for key, entry in _flat("", tomllib.loads(path.read_text(encoding="utf-8"))).items():
            out.setdefault(key, entry)
    return out


def sentence(key: str, language: str, args: dict[str, Any]) -> str:
    """Return the sentence of ``key`` with ``args`` filled in; the key when there is none."""
    entry = words(language).get(key)
    return entry.format_map(args) if isinstance(entry, str) else key


def _flat(prefix: str, value: Any) -> dict[str, Entry]:
    if not isinstance(value, dict) or (value and set(value) <= CATEGORIES):
        return {prefix: value}
    out: dict[str, Entry] = {}
    for key, inner in value.items():
        out |= _flat(f"{prefix}.{key}" if prefix else key, inner)
    return out
