"""Which process answers a call: any, the one that keeps a table or an address, or the one that
leads."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lutetia.server.limits import network

_TABLE = re.compile(r"/(?:ws/t|api/tables)/([^/]+)(?:/|$)")

_ANY = re.compile(
    r"/api/(?:games|locales|editions|courses|explore|puzzles|openapi\.json|verify_deal\.py)(?:/|$)"
)
"""What is the same for everybody, and what is only read from the database."""

_HEAVY = re.compile(r"/api/(?:records|editions/[^/]+/game)$")
"""What takes long, and is done for each address one after another: by one process for each."""

_PUZZLE = re.compile(r"/api/puzzles/([^/]+)/")
"""Attempts at the puzzles of a game change ratings one after another: in one process."""

_EACH = re.compile(r"/(?:healthz|readyz|metrics)$")
"""What is asked of one process, and answered by that one."""

_SITE = re.compile(r"/(?:ws|api|mail)/")


@dataclass(frozen=True)
class Place:
    """Where a call is answered: by the process that keeps ``name``, a table, an address or the
    puzzles of a game; without one by the process that leads."""

    name: str | None


SITE = Place(None)


def place_of(path: str, address: str) -> Place | None:
    """Return who answers a call of ``path`` from ``address``; None: any process."""
    found = _TABLE.match(path)
    if found is not None:
        return Place(found[1])
    if _HEAVY.match(path):
        return Place(f"address {network(address)}")
    found = _PUZZLE.match(path)
    if found is not None:
        return Place(f"puzzles {found[1]}")
    return SITE if _SITE.match(path) and not _ANY.match(path) else None


def of_the_site(path: str) -> bool:
    """Return whether what any process answers belongs to the site, and not to that process."""
    return not _EACH.match(path)
