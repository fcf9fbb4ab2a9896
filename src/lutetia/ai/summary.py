"""What a match came to: shares, places, points and time, with intervals over deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lutetia.ai.arena import GameResult, Pairing
from lutetia.ai.intervals import Interval, of_numbers, of_shares
from lutetia.ai.search_arrays import DUEL


@dataclass(frozen=True)
class Summary:
    """What `one` competitor among `others` came to, seen from the one that sits alone.

    Attributes:
        one, others: texts of the competitors.
        games: that the rules ended. Everything below but the time is of these alone, each of which
            counts as much as any other, in whatever deal it was played.
        unfinished: those that reached the limit of actions: no wins, no losses, no ties.
        wins: part of all games won, with its interval over deals; a shared win is divided.
        fair: the part that equal strength would win.
        place: mean place of the one.
        points: mean points of the one and of the others.
        lead: mean lead of the one over the best of the others, with its interval over deals,
            which has no ends where all deals are alike.
        seats: part of games won on each seat.
        milliseconds: time a move of the one and of the others.
    """

    one: str
    others: str
    games: int
    unfinished: int
    wins: float
    wins_interval: Interval
    fair: float
    place: float
    points: tuple[float, float]
    lead: float
    lead_interval: Interval
    seats: tuple[float, ...]
    milliseconds: tuple[float, float]


def summaries(pairing: Pairing, blocks: Iterable[Sequence[GameResult]]) -> list[Summary]:
    """Return a summary of A among B and, with more than two seats and where they differ,
    one of B among A.

    Raises ValueError without any game that ended.
    """
    lines = [line for block in blocks for line in block]
    return [
        _summary(pairing, who, [line for line in lines if line.seats.count(who) == 1])
        for who in ("ab" if pairing.players > DUEL and not pairing.equal else "a")
    ]


def _summary(pairing: Pairing, who: str, played: Sequence[GameResult]) -> Summary:
    lines = [line for line in played if line.finished]
    rest = "b" if who == "a" else "a"
    n = pairing.players

    def wins(line: GameResult) -> float:
        return line.won(line.seats.index(who))

    def lead(line: GameResult) -> float:
        seat = line.seats.index(who)
        return float(
            line.points[seat]
            - max(points for other, points in enumerate(line.points) if other != seat)
        )

    deals: dict[int, list[GameResult]] = {}
    for line in lines:
        deals.setdefault(line.deal, []).append(line)
    counts = [len(deal) for deal in deals.values()]
    by_seat = [[wins(line) for line in lines if line.seats.index(who) == seat] for seat in range(n)]
    spent = {
        name: 1000
        * sum(line.seconds["ab".index(name)] for line in played)
        / max(1, sum(line.moves["ab".index(name)] for line in played))
        for name in "ab"
    }
    return Summary(
        one=pairing.a if who == "a" else pairing.b,
        others=pairing.b if who == "a" else pairing.a,
        games=len(lines),
        unfinished=len(played) - len(lines),
        wins=_mean([wins(line) for line in lines]),
        wins_interval=of_shares([sum(map(wins, deal)) for deal in deals.values()], counts),
        fair=1 / n,
        place=_mean([float(line.ranks[line.seats.index(who)]) for line in lines]),
        points=(
            _mean([line.mean(who, _points) for line in lines]),
            _mean([line.mean(rest, _points) for line in lines]),
        ),
        lead=_mean([lead(line) for line in lines]),
        lead_interval=of_numbers([sum(map(lead, deal)) for deal in deals.values()], counts),
        seats=tuple(_mean(seat) for seat in by_seat),
        milliseconds=(spent[who], spent[rest]),
    )


def _points(line: GameResult, seat: int) -> float:
    return float(line.points[seat])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
