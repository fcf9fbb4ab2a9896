"""Paris Paris by Michael Schacht.

What each module is for, and in which order to read them, says ``docs/adding_a_game.md``; every rule
has its number in ``RULES.md``.
"""

from __future__ import annotations

from lutetia.engine.meta import Meta, Option
from lutetia.games.package import PackageGame
from lutetia.games.paris_paris.material import COLOURS

META = Meta(
    id="paris_paris",
    title="Paris Paris",
    designer="Michael Schacht",
    publisher="Abacusspiele / Rio Grande Games",
    year=2003,
    players=(4, 2, 3),
    colours=COLOURS,
    options=(
        Option("open_bag", (False, True), needs=("players", (3, 4))),  # PP5.5
        Option("small_tour", ("both", "tile_route")),
    ),
    rules_version=1,
    stage="beta",
    max_plies=140,
    max_legal=40,
    rule_prefix="PP",
    unsure=("map.stops", "map.crossings", "map.route_order", "map.route_colours"),
)

GAME = PackageGame(__name__, META)
