"""What is counted of played games: first turns, and the shares at the beginning and at the end."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from lutetia.engine.exploring import Finding, Played, Topic

TOPICS = (
    Topic("first", "company", words=("trade",)),
    Topic("dealt", "company"),
    Topic("held", "company"),
)


def findings(played: Played) -> Iterator[Finding]:
    """Yield what each seat did first: for which company it built, or that it traded; of which
    companies it was dealt the most shares; and of which it held the most at the end, with the
    points of these."""
    for fact in played.firsts("chosen", "returned"):
        built = fact["kind"] == "chosen"
        yield Finding(fact["seat"], "first", fact["company"] if built else "trade")
    dealt: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for fact in played.of("dealt"):
        dealt[fact["seat"]][fact["company"]] += 1
    for seat, hand in dealt.items():
        for company in _most(hand):
            yield Finding(seat, "dealt", company)
    for fact in played.of("shown"):
        seat = fact["seat"]
        for company in _most(fact["hand"]):
            own = played.paid(seat, "connection.line.company", "company", company)
            yield Finding(seat, "held", company, own)


def _most(hand: Mapping[str, int]) -> list[str]:
    """Return the companies of which a hand has the most shares."""
    most = max(hand.values(), default=0)
    return [company for company, n in hand.items() if n == most and n > 0]
