"""Paris Connection by David V. H. Peters.

What each module is for, and in which order to read them, says ``docs/adding_a_game.md``; every rule
has its number in ``RULES.md``.
"""

from __future__ import annotations

from lutetia.engine.meta import Meta
from lutetia.games.connection.material import MAX_LEGAL, SEATS, UNSURE
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
    max_plies=5000,
    max_legal=MAX_LEGAL,
    rule_prefix="PC",
    unsure=UNSURE,
)

GAME = PackageGame(__name__, META)
