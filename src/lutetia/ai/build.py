"""Which Lutetia this is: programs on several machines work together only where it is the same."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import lutetia
from lutetia.engine import edition
from lutetia.games import sources


class Build(NamedTuple):
    """All that what is computed depends on.

    Attributes:
        version: of the package.
        sources: hash of the rules and opponents.
        edition: hash of the editions in use; empty without one.
    """

    version: str
    sources: str
    edition: str

    def __str__(self) -> str:
        edition = f", edition {self.edition}" if self.edition else ", no edition"
        return f"version {self.version} (rules and opponents {self.sources}{edition})"


@cache
def build() -> Build:
    """Return the build that runs here."""
    return Build(lutetia.__version__, sources(), edition.mark())
