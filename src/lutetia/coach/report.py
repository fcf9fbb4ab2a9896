"""A whole record: every decision judged, and where each seat's result comes from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Final

from lutetia.ai.spread import Spread, in_turn
from lutetia.coach.comparison import VERDICTS
from lutetia.coach.effort import Effort, usual_effort
from lutetia.coach.fit import Fit, fit_of, is_current
from lutetia.coach.judging import Judgement, judge, position_utility
from lutetia.coach.ledger import Draw, Ledger, ledger
from lutetia.engine.actors import CHANCE
from lutetia.engine.game import State
from lutetia.engine.json_types import JsonData
from lutetia.engine.outcome import AGREED
from lutetia.games import load
from lutetia.games.record import Record

COSTLIEST: Final = 3
"""Decisions of a seat that are worth a second look."""

Progress = Callable[[int, int], None]
"""Told how many pieces of work are done, and how many there are."""


@dataclass(frozen=True)
class Decision:
    """A judged action of a record: its number there, from 1, and what it cost."""

    number: int
    judgement: Judgement


@dataclass(frozen=True)
class Prospect:
    """What a seat could expect after so many actions: its share of wins, from 0 to 1."""

    after: int
    share: float


@dataclass(frozen=True)
class SeatReport:
    """How a seat has played.

    Attributes:
        seat: its number.
        error_rate: mean loss of win share a decision that counts, in points of a hundred; None
            without such a decision.
        counted: decisions that count.
        verdicts: how many decisions bear each verdict.
        costliest: numbers of the actions that lost most, the worst first.
        ledger: where its result comes from.
        prospects: over the game, in order.
    """

    seat: int
    error_rate: float | None
    counted: int
    verdicts: dict[str, int]
    costliest: tuple[int, ...]
    ledger: Ledger
    prospects: tuple[Prospect, ...]


@dataclass(frozen=True)
class Report:
    """A judged record.

    Attributes:
        game: its name.
        players: number of seats.
        names: who sat where; may be empty.
        seed: of all randomness: the same record, seed and effort give the same report.
        effort: how much was simulated for a decision; the usual one is another for some actions.
        over: whether the game has ended, also by agreement or because seats gave up; else the
            results are what is to be expected.
        fitted: whether win shares come from games that were played.
        current: whether these were played with the net that is asked now.
        seats: those that were judged.
        decisions: of these seats, in order.
    """

    game: str
    players: int
    names: tuple[str, ...]
    seed: int
    effort: Effort
    over: bool
    fitted: bool
    current: bool
    seats: tuple[SeatReport, ...]
    decisions: tuple[Decision, ...]


@dataclass(frozen=True)
class _Look:
    """A piece of work: a view, and the action to judge or, without one, the position."""

    game: str
    view: JsonData
    seat: int
    played: str | None


def report(
    record: Record,
    seats: Collection[int] | None = None,
    seed: int = 1,
    effort: Effort | None = None,
    spread: Spread = in_turn,
    progress: Progress | None = None,
) -> Report:
    """Return how ``record`` was played.

    Args:
        record: a game that is over, or as far as it was played.
        seats: to be judged; without it, all.
        seed: decides all randomness.
        effort: how much is simulated; without it, `usual_effort`.
        spread: who does the work; what comes out is the same.
        progress: told how far it is.

    Raises:
        RecordError: people are still playing the game, or it cannot be replayed.
        OtherEdition: as `Record.states` does.
        ValueError: no such seat.
    """
    record.require_end()
    game = load(record.game)
    states = list(record.states())
    judged = sorted(set(range(record.players) if seats is None else seats))
    if any(not 0 <= seat < record.players for seat in judged):
        raise ValueError(f"this game has seats 0 to {record.players - 1}")
    played = _Played(record, states, fit_of(game, record.players))
    pieces = played.pieces(judged)
    results = spread(partial(_done, seed, effort), pieces.values())
    for n, (key, result) in enumerate(zip(pieces, results, strict=True), start=1):
        if isinstance(result, Judgement):
            played.judgements[key[0]] = result
        else:
            played.utilities[key] = result
        if progress is not None:
            progress(n, len(pieces))
    return Report(
        record.game, record.players, record.names, seed, effort or usual_effort(game),
        played.end is not None, played.fit.fitted, is_current(game, record.players),
        tuple(played.report(seat) for seat in judged),
        tuple(Decision(n + 1, one) for n, one in sorted(played.judgements.items())),
    )  # fmt: skip


def _done(seed: int, effort: Effort | None, look: _Look) -> float | Judgement:
    game = load(look.game)
    if look.played is None:
        return position_utility(game, look.view, look.seat, seed, effort)
    return judge(game, look.view, look.played, seed, effort)


Key = tuple[int, int]
"""A number of actions and a seat: what that seat expects then. With `_ACTS` in place of the seat,
the decision that follows."""

_ACTS: Final = -1


class _Played:
    """A record while it is judged.

    Attributes:
        record: what was played.
        states: before and after each action.
        fit: from utility to shares and points.
        end: points and places at the end; None where the game goes on.
        judgements: of decisions, by the number of actions before them.
        utilities: what seats expected.
    """

    def __init__(self, record: Record, states: Sequence[State], fit: Fit) -> None:
        self.record, self.states, self.fit = record, states, fit
        self.end = _end(record, states)
        self.runs = list(_draws(record))
        self.judgements: dict[int, Judgement] = {}
        self.utilities: dict[Key, float] = {}

    def pieces(self, judged: Sequence[int]) -> dict[Key, _Look]:
        """Return what has to be looked at for the seats that are ``judged``."""
        pieces: dict[Key, _Look] = {}
        for n, (actor, text) in enumerate(self.record.actions):
            if actor in judged:
                view = self.states[n].view(actor, recall=True)
                pieces[n, _ACTS] = _Look(self.record.game, view, actor, text)
        for seat in judged:
            for n in sorted({0, len(self.record.actions), *sum(self.seen_draws(seat), ())}):
                if not self._is_settled(n):
                    view = self.states[n].view(seat, recall=True)
                    pieces[n, seat] = _Look(self.record.game, view, seat, None)
        return pieces

    def seen_draws(self, seat: int) -> list[tuple[int, int]]:
        """Return before and after which numbers of actions chance did what ``seat`` could see."""
        return [
            (first, last)
            for first, last in self.runs
            if _seen(self.states[first], seat) != _seen(self.states[last], seat)
        ]

    def report(self, seat: int) -> SeatReport:
        """Return how ``seat`` has played."""
        own = {n: one for n, one in self.judgements.items() if one.seat == seat}
        counting = [one for one in own.values() if one.counted]
        named = [n for n, one in own.items() if one.verdict]
        named.sort(key=lambda n: (-own[n].loss, n))
        draws = [
            Draw(
                first + 1,
                last,
                self._lead(last, seat) - self._lead(first, seat),
                self._share(last, seat) - self._share(first, seat),
            )
            for first, last in self.seen_draws(seat)
        ]
        last = len(self.record.actions)
        return SeatReport(
            seat,
            100 * fmean(one.loss for one in counting) if counting else None,
            len(counting),
            {name: sum(one.verdict == name for one in own.values()) for name, _ in VERDICTS},
            tuple(n + 1 for n in named[:COSTLIEST]),
            ledger(
                self._lead(0, seat),
                [one.points for one in own.values()],
                draws,
                self._lead(last, seat),
            ),
            tuple(self._prospects(seat, own, last)),
        )

    def _prospects(self, seat: int, own: dict[int, Judgement], last: int) -> Iterator[Prospect]:
        shares = {n: self._share(n, seat) for n in (0, last)}
        shares |= {n: self._share(n, seat) for _, n in self.seen_draws(seat)}
        for n, one in own.items():
            best = [found.share for found in one.candidates if found.action == one.best]
            if best:
                shares[n] = best[0]
        for n in sorted(shares):
            yield Prospect(n, shares[n])

    def _is_settled(self, n: int) -> bool:
        return n == len(self.record.actions) and self.end is not None

    def _lead(self, n: int, seat: int) -> float:
        if self._is_settled(n):
            assert self.end is not None
            points = self.end[0]
            return float(points[seat] - max([*points[:seat], *points[seat + 1 :]]))
        return self.fit.lead_of(self.utilities[n, seat])

    def _share(self, n: int, seat: int) -> float:
        if self._is_settled(n):
            assert self.end is not None
            ranks = self.end[1]
            return 1.0 / list(ranks).count(1) if ranks[seat] == 1 else 0.0
        return self.fit.share_of(self.utilities[n, seat])


def _seen(state: State, seat: int) -> JsonData:
    """Return what ``seat`` sees, but for who acts and how often somebody has."""
    view = state.view(seat, recall=True)
    return {name: value for name, value in view.items() if name not in ("ply", "to_act")}


def _draws(record: Record) -> Iterator[tuple[int, int]]:
    """Yield before and after which numbers of actions chance had its turn."""
    first = None
    for n, (actor, _) in enumerate(record.actions):
        if actor == CHANCE and first is None:
            first = n
        elif actor != CHANCE and first is not None:
            yield first, n
            first = None
    if first is not None:
        yield first, len(record.actions)


def _end(record: Record, states: Sequence[State]) -> tuple[Sequence[int], Sequence[int]] | None:
    """Return points and places at the end; None where the game goes on.

    Where a seat gave up, the places are those of the record: others may have played on to the end
    that the rules know, and by that alone such a seat might have won.
    """
    last, result = states[-1], record.result or {}
    if "resigned" in result and "scores" in result and "ranks" in result:
        return result["scores"], result["ranks"]  # type: ignore[return-value]
    if last.outcome is not None:
        return last.outcome.scores, last.outcome.ranks
    if result.get("reason") == AGREED and last.to_act not in (CHANCE, None):
        end = last.adjudicated().outcome
        assert end is not None
        return end.scores, end.ranks
    return None
