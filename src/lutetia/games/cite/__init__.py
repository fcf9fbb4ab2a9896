"""Paris – La Cité de la Lumière by José Antonio Abascal, with Eiffel and two promo postcards.

What each module is for, and in which order to read them, says ``docs/adding_a_game.md``; every rule
has its number in ``RULES.md``.
"""

from __future__ import annotations

from lutetia.engine.meta import Meta, Option
from lutetia.games.cite.material import COLOURS, MAX_LEGAL, UNSURE
from lutetia.games.package import PackageGame

META = Meta(
    id="cite",
    title="Paris – La Cité de la Lumière",
    designer="José Antonio Abascal",
    publisher="Devir",
    year=2019,
    players=(2,),
    colours=COLOURS,
    options=(
        Option("cards", ("first", "random", "chosen")),
        Option("pool", ("base", "eiffel", "all"), needs=("cards", ("random", "chosen"))),
    ),
    rules_version=1,
    stage="alpha",
    max_plies=120,
    max_legal=MAX_LEGAL,
    rule_prefix="LC",
    unsure=UNSURE,
)

GAME = PackageGame(__name__, META)
