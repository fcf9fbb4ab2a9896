"""What is counted of played games: openings, and postcards."""

from __future__ import annotations

from collections.abc import Iterator

from lutetia.engine.exploring import Finding, Played, Topic
from lutetia.games.cite.material import POSTCARDS

TOPICS = (
    Topic("opening", "", words=("laid", "took")),
    Topic("building", "piece"),
    Topic("chosen", "card"),
    Topic("used", "card"),
)

PAYING = {card["id"] for card in POSTCARDS if card.keys() & {"points", "pays", "share"}}
"""The postcards that pay points by themselves; the others help buildings to."""


def findings(played: Played) -> Iterator[Finding]:
    """Yield the first turn and the first building of each seat, the postcards that they chose, and
    those that they activated, with the points of their lines in the score."""
    for fact in played.firsts("laid", "took"):
        yield Finding(fact["seat"], "opening", fact["kind"])
    for fact in played.firsts("took"):
        yield Finding(fact["seat"], "building", fact["piece"])
    for fact in played.of("card"):
        if fact["seat"] is not None:
            yield Finding(fact["seat"], "chosen", fact["card"])
    for fact in played.of("used"):
        seat, card = fact["seat"], fact["card"]
        own = played.paid(seat, "cite.line.card", "card", card) if card in PAYING else None
        yield Finding(seat, "used", card, own)
