"""Which process answers a call: any, the one that keeps a table, or the one that leads."""

from __future__ import annotations

import re
from dataclasses import dataclass

_TABLE = re.compile(r"/(?:ws/t|api/tables)/([^/]+)(?:/|$)")
_SITE = re.compile(r"/(?:ws/lobby|mail/|api/(?:me|tables|ratings|players|moderation|invitations"
                   r"|people|seeks)(?:/|$))")  # fmt: skip


@dataclass(frozen=True)
class Place:
    """Where a call is answered; without a ``table``: by the process that leads."""

    table: str | None


def place_of(path: str) -> Place | None:
    """Return who answers a call of ``path``; None: any process."""
    found = _TABLE.match(path)
    if found is not None:
        return Place(found[1])
    return Place(None) if _SITE.match(path) else None
