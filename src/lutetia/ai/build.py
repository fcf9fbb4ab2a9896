"""Which Lutetia this is: programs on several machines work together only where it is the same."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import NamedTuple

import lutetia
from lutetia.ai.net_file import FILE_NAME
from lutetia.engine import edition
from lutetia.games import IDS, load, sources


class Build(NamedTuple):
    """All that what is computed depends on.

    Attributes:
        version: of the package.
        sources: hash of the rules and opponents.
        edition: hash of the editions in use; empty without one.
        weights: hash of the nets that come with the games; empty without any.
    """

    version: str
    sources: str
    edition: str
    weights: str

    def __str__(self) -> str:
        edition = f", edition {self.edition}" if self.edition else ", no edition"
        nets = f", nets {self.weights}" if self.weights else ""
        return f"version {self.version} (rules and opponents {self.sources}{nets}{edition})"


@cache
def build() -> Build:
    """Return the build that runs here."""
    return Build(lutetia.__version__, sources(), edition.mark(), _weights())


def _weights() -> str:
    digest, found = hashlib.sha256(), False
    for name in IDS:
        path = load(name).folder / FILE_NAME
        if path.exists():
            digest.update(path.read_bytes())
            found = True
    return digest.hexdigest()[:16] if found else ""
