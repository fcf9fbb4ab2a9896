"""Paris by Wolfgang Kramer and Michael Kiesling.

What each module is for, and in which order to read them, says ``docs/adding_a_game.md``; every rule
has its number in ``RULES.md``.
"""

from __future__ import annotations

from lutetia.engine.meta import Meta, Option
from lutetia.games.package import PackageGame
from lutetia.games.paris.material import COLOURS

META = Meta(
    id="paris",
    title="Paris",
    designer="Wolfgang Kramer, Michael Kiesling",
    publisher="Game Brewer",
    year=2020,
    players=(3, 2, 4),
    colours=COLOURS,
    options=(
        Option("random_setup", (False, True)),
        Option("free_placement", (False, True)),
        Option("ledger", (False, True)),
    ),
    rules_version=1,
    stage="alpha",
    max_plies=3000,
    max_legal=700,
    rule_prefix="PA",
    unsure=("types", "banks", "landmarks", "honours", "prizes", "zones", "eights"),
)

GAME = PackageGame(__name__, META)
