"""Copies of this process that a test begins."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


class Forks:
    """Those that were begun since."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        fork, self.begun = os.fork, list[int]()

        def counted() -> int:
            self.begun.append(fork())
            return self.begun[-1]

        patch.setattr(os, "fork", counted)

    def none_left(self) -> bool:
        """Return whether there were some and all are gone: one that has ended and was not waited
        for counts as left."""
        assert self.begun
        return not any(Path(f"/proc/{process}").exists() for process in self.begun)
