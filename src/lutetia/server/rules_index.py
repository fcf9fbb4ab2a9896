"""The index of a game's rules, read from its RULES.md."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, cast

from lutetia.i18n.files import rule_book
from lutetia.server.calls import RuleInfo

_ROW = re.compile(
    r"^\|\s*(?P<id>([A-Z]+\d+)\.\d+)\s*\|(?P<short>.*)\|(?P<source>[^|]*)\|\s*(?P<kind>rule|ruling|table)\s*\|\s*$"
)


@cache
def rules_index(game: str) -> tuple[RuleInfo, ...]:
    """Return every rule of ``game`` as ``{id, kind, chapter, source}``,
    in the order of the index."""
    found = (_ROW.match(line) for line in rule_book(game).splitlines())
    return tuple(
        RuleInfo(
            row["id"],
            cast(Literal["rule", "ruling", "table"], row["kind"]),
            row["id"].split(".")[0],
            row["source"].strip(),
        )
        for row in found
        if row
    )
