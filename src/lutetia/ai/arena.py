"""Who is stronger: matches in blocks of one deal, with every rotation of the seats.

A block is a pure function of its pairing and its deal, so that any pool of processes or machines
can run it. With two seats a block is a deal played twice with seats swapped; with n seats it is
"one A among n - 1 B" on every seat and the mirror, "one B among n - 1 A".
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from time import thread_time
from typing import Any

import lutetia
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import decide
from lutetia.ai.search_arrays import DUEL
from lutetia.ai.spread import Spread, in_turn
from lutetia.ai.warm import warmup
from lutetia.engine.game import State
from lutetia.engine.json_types import JsonMapping


@dataclass(frozen=True)
class Pairing:
    """Two competitors at one kind of table.

    Attributes:
        game: name of the game.
        players: number of seats.
        a, b: competitors, as `lutetia.ai.competitor` reads them.
        options: of the game.
    """

    game: str
    players: int
    a: str
    b: str
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def equal(self) -> bool:
        """Whether both are the same competitor."""
        return self.a == self.b

    @property
    def formations(self) -> tuple[str, ...]:
        """Who sits on the seats, as text of ``a`` and ``b``, all rotations: ``("ab", "ba")``,
        ``("abbb", ..., "baaa", ...)``."""
        n = self.players
        rows = ["a" + "b" * (n - 1)] + (["b" + "a" * (n - 1)] if n > DUEL else [])
        return tuple(row[n - i :] + row[: n - i] for row in rows for i in range(n))


@dataclass(frozen=True)
class GameResult:
    """One game of the arena.

    Attributes:
        deal: seed of chance.
        seats: who sat where, as text of ``a`` and ``b``.
        points, ranks: of each seat; where the game is not finished,
            the points as they stood and no ranks.
        finished: whether the rules ended it; False where it reached the limit of actions.
        moves, seconds: decisions with more than one legal action,
            and time of the thinking thread for them, of ``a`` and ``b``.
    """

    deal: int
    seats: str
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: tuple[int, int]
    seconds: tuple[float, float]
    finished: bool = True

    def won(self, seat: int) -> float:
        """Return the part of the win that ``seat`` has: a shared win is divided."""
        return 1.0 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def mean(self, who: str, of: Callable[[GameResult, int], float]) -> float:
        """Return the mean of ``of(result, seat)`` over the seats of ``who``."""
        seats = [seat for seat, sits in enumerate(self.seats) if sits == who]
        return sum(of(self, seat) for seat in seats) / len(seats)


def states(
    first: State, deal: int, choose: Callable[[JsonMapping, int, int], int], max_plies: int
) -> Iterator[State]:
    """Yield the states of a game of bots from ``first`` on, to the end that the rules bring or to
    ``max_plies`` actions.

    Args:
        first: in which nobody has acted.
        deal: its seed of chance.
        choose: from a view, its seat and a seed to the code of an action; not asked where only one
            is legal.
        max_plies: most actions.
    """
    yield (state := first)
    while (seat := state.to_act) is not None and state.ply < max_plies:
        codes = state.legal_codes()
        code = codes[0]
        if len(codes) > 1:
            # A seed that neither another seat nor chance has: bots must not share their luck.
            seed = deal * 1000 + state.ply * 7 + seat
            code = choose(state.view(seat, recall=True), seat, seed)
        yield (state := state.play(code))


def play(pairing: Pairing, seats: str, deal: int, max_plies: int | None = None) -> GameResult:
    """Play one game and return its line: to the end that the rules bring, or, unfinished, to
    ``max_plies`` actions (without it, `Meta.max_plies`). Nothing is counted before its end.

    Raises KeyError or ValueError for a game, option or competitor that does not exist.
    """
    game = lutetia.game(pairing.game)
    competitors = {"a": parse_competitor(pairing.a), "b": parse_competitor(pairing.b)}
    if any(one.level.budget.seconds is not None for one in competitors.values()):
        _load(pairing.game)
    first = game.new(pairing.players, seed=deal, **pairing.options)
    moves, seconds = {"a": 0, "b": 0}, {"a": 0.0, "b": 0.0}

    def choose(view: JsonMapping, seat: int, seed: int) -> int:
        who = seats[seat]
        begun = thread_time()
        code = decide(game, view, competitors[who].level, seed)
        seconds[who] += thread_time() - begun
        moves[who] += 1
        return code

    most = game.meta.max_plies if max_plies is None else max_plies
    state = deque(states(first, deal, choose, most), maxlen=1).pop()
    outcome = state.outcome
    return GameResult(
        deal,
        seats,
        state.scores().totals if outcome is None else outcome.scores,
        () if outcome is None else outcome.ranks,
        (moves["a"], moves["b"]),
        (seconds["a"], seconds["b"]),
        outcome is not None,
    )


@cache
def _load(game_id: str) -> None:
    """Load what searches of a game need, once a process: whoever has seconds to think would spend
    the first of them on that."""
    warmup(game_id, parts=["search"])


def block(pairing: Pairing, deal: int) -> list[GameResult]:
    """Play one deal with every formation.

    Of equal competitors every formation would be the same game over again: they play it once, and
    the seat that is counted goes round from deal to deal.
    """
    rows = pairing.formations
    if pairing.equal:
        rows = (rows[deal % pairing.players],)
    return [play(pairing, seats, deal) for seats in rows]


def blocks(pairing: Pairing, games: int) -> int:
    """Return the number of whole blocks that hold at least ``games`` games."""
    return games if pairing.equal else -(-games // len(pairing.formations))


def match(
    pairing: Pairing, games: int, seed: int = 1, spread: Spread = in_turn
) -> Iterator[list[GameResult]]:
    """Play at least ``games`` games in whole blocks and yield each block as it ends,
    in the order of the deals.

    Args:
        pairing: who plays what.
        games: fixed before the match; rounded up to whole blocks.
        seed: deals are ``seed * 1000003`` and the numbers after it.
        spread: who plays the blocks; what comes out is the same, but for the seconds it took.
    """
    deals = range(seed * 1000003, seed * 1000003 + blocks(pairing, games))
    return spread(partial(block, pairing), deals)
