"""Which process answers a call: any, the one that keeps a table, or the one that leads."""

from __future__ import annotations

import re
from dataclasses import dataclass

_TABLE = re.compile(r"/(?:ws/t|api/tables)/([^/]+)(?:/|$)")

_ANY = re.compile(r"/api/(?:games|locales|editions|openapi\.json|verify_deal\.py|records)(?:/|$)")
"""What is the same for everybody, and records that are brought: they are read where they come."""

_SITE = re.compile(r"/(?:ws|api|mail)/")


@dataclass(frozen=True)
class Place:
    """Where a call is answered; without a ``table``: by the process that leads."""

    table: str | None


def place_of(path: str) -> Place | None:
    """Return who answers a call of ``path``; None: any process."""
    found = _TABLE.match(path)
    if found is not None:
        return Place(found[1])
    return Place(None) if _SITE.match(path) and not _ANY.match(path) else None
