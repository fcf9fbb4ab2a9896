"""Paris Connection by David V. H. Peters.

What each module is for, and in which order to read them, says ``docs/adding_a_game.md``; every rule
has its number in ``RULES.md``.
"""

from __future__ import annotations

from lutetia.engine.game import Meta
from lutetia.games.connection.material import SEATS, UNSURE, H
from lutetia.games.package import PackageGame

META = Meta(
    id="connection",
    title="Paris Connection",
    designer="David V. H. Peters",
    publisher="Queen Games",
    year=2011,
    players=(4, 3, 5, 6),
    colours=SEATS,
    options=(),
    rules_version=1,
    stage="alpha",
    longest=5000,
    most_choices=H + 1,
    rules="PC",
    unsure=UNSURE,
)

GAME = PackageGame(__name__, META)
