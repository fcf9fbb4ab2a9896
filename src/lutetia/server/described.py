"""How a call over HTTP is described."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

TOML = "application/toml"
"""A body that is a text of TOML."""

TEXT = "text/plain"
"""An answer that is a plain text."""

Type = Any
"""A type that msgspec can describe."""


@dataclass(frozen=True)
class Call:
    """A call over HTTP.

    Attributes:
        says: what it does.
        gives: what it answers, a type, `TOML` or `TEXT`.
        takes: its body, a type or `TOML`; None where it has none.
        status: of an answer that is no failure.
        fails: what may be answered instead, by status.
    """

    method: str
    path: str
    says: str
    gives: Type
    takes: Type = None
    status: int = 200
    fails: tuple[str, ...] = ()
