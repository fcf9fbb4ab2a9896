"""The last stone: each seat in turn takes one, two or three stones from a heap."""

from __future__ import annotations

from lutetia.engine.meta import Meta
from lutetia.games.package import PackageGame

META = Meta(
    id="last_stone",
    title="The Last Stone",
    designer="Traditional",
    publisher="Nobody",
    year=1901,
    players=(2, 3, 4),
    colours=("red", "blue", "green", "orange"),
    options=(),
    rules_version=1,
    stage="beta",
    max_plies=26,
    max_legal=7,
    rule_prefix="LS",
)

GAME = PackageGame(__name__, META)
