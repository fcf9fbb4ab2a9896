"""What runs in a bot worker. Imported there, so it imports little."""

from __future__ import annotations

import importlib
import os
import signal
from collections.abc import Callable
from functools import cache
from typing import Any


def begin() -> None:
    """Prepare a worker: an interrupt at the terminal is for the server alone, and bots give way to moves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice") and os.nice(0) == 0:
        os.nice(5)


@cache
def _chooser(name: str) -> Callable[..., str]:
    module, _, function = name.partition(":")
    found: Callable[..., str] = getattr(importlib.import_module(module), function)
    return found


def think(thinker: str, game: str, view: dict[str, Any], level: str, seed: int, seconds: float | None) -> str:
    """Return what ``thinker`` chooses for the viewer of ``view``."""
    budget = None
    if seconds is not None:
        from lutetia.ai.plans import Budget

        budget = Budget(seconds=seconds)
    return _chooser(thinker)(game, view, level, seed, budget)
