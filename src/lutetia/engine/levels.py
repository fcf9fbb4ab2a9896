"""The levels of opponents by name, for everybody who offers them;
`lutetia.ai.levels` says what each does."""

from __future__ import annotations

from typing import Literal, get_args

Level = Literal["top", "middle", "greedy", "random"]
"""The strongest first, as they are offered."""

LEVELS: tuple[Level, ...] = get_args(Level)

USUAL: Level = "middle"
"""For whoever does not say which."""
