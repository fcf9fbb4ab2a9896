"""The index of a game's rules, read from its RULES.md."""

from __future__ import annotations

import re
from functools import cache

from lutetia.engine.kernel import PACKAGE

_ROW = re.compile(
    r"^\|\s*(?P<id>([A-Z]+\d+)\.\d+)\s*\|(?P<short>.*)\|(?P<source>[^|]*)\|\s*(?P<kind>rule|ruling|table)\s*\|\s*$"
)


@cache
def rules_index(game: str) -> tuple[dict[str, str], ...]:
    """Return every rule of ``game`` as ``{id, kind, chapter, source}``, in the order of the index."""
    text = (PACKAGE / "games" / game / "RULES.md").read_text(encoding="utf-8")
    found = (_ROW.match(line) for line in text.splitlines())
    return tuple(
        {
            "id": row["id"],
            "kind": row["kind"],
            "chapter": row["id"].split(".")[0],
            "source": row["source"].strip(),
        }
        for row in found
        if row
    )
