"""What is counted of played games: first houses, and special tours."""

from __future__ import annotations

from collections.abc import Iterator

from lutetia.engine.exploring import Finding, Played, Topic

TOPICS = (
    Topic("first", "stop"),
    Topic("route", "route"),
)


def findings(played: Played) -> Iterator[Finding]:
    """Yield the stop of each seat's first house, and the route of its special-tour card, with what
    that tour paid the seat."""
    for fact in played.firsts("built"):
        yield Finding(fact["seat"], "first", fact["tile"].partition("/")[0])
    for fact in played.of("marker"):
        seat, route = fact["seat"], fact["route"]
        own = played.paid(seat, "paris_paris.line.special", "route", route)
        yield Finding(seat, "route", route, own)
