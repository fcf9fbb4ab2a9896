"""What is counted of played games: where the first key went, and bonus tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lutetia.engine.exploring import Finding, Played, Topic
from lutetia.games.paris.material import FRANCS_TILE
from lutetia.games.paris.scoring import SCORING_TILES

TOPICS = (
    Topic("first", "district", words=("arc",)),
    Topic("bonus", "tile_help", numbered=True),
)


AT_END = FRANCS_TILE + 1
"""The number of the bonus tile that pays at the end."""


def findings(played: Played) -> Iterator[Finding]:
    """Yield the bank, or the Arc, to which each seat's first key went, and each bonus tile that a
    seat took, with the points that it paid."""
    for fact in played.firsts("banked", "arc"):
        yield Finding(fact["seat"], "first", fact.get("district", "arc"))
    paid: Counter[tuple[int, int]] = Counter()
    for fact in played.of("used"):
        paid[fact["seat"], fact["number"]] += fact["points"]
    for fact in played.of("francs"):
        paid[fact["seat"], AT_END] += fact["points"]
    for fact in played.of("advanced", "fetched"):
        seat, number = fact["seat"], fact["number"]
        pays = number == AT_END or number in SCORING_TILES
        yield Finding(seat, "bonus", str(number), paid[seat, number] if pays else None)
