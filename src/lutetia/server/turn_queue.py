"""Whose bot thinks next: shared fairly between people,
so that nobody's tables keep the bots of others silent."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

from lutetia.server.uses import Spending

HALF = 300.0
"""Seconds after which thinking that was used counts half."""

OLDEST_EVERY = 8
"""After so many turns one goes to whoever has waited longest: nobody waits for ever."""

RUNNING = 1.0
"""Seconds that a turn counts for while it lasts."""


@dataclass(frozen=True)
class Claim:
    """For whom a bot would think.

    Attributes:
        table: where it plays.
        person: who plays there, or opened the table.
        address: where that person connects from; "" when nobody has since the start.
        watched: whether anybody looks at the table.
    """

    table: str = ""
    person: str = ""
    address: str = ""
    watched: bool = True


@dataclass(eq=False)
class Turn:
    """A worker held, or waited for. ``used`` is what is charged for it: seconds of thinking."""

    claim: Claim
    n: int
    mine: asyncio.Future[None]
    used: float = 0.0


@dataclass
class _Share:
    used: float = 0.0
    running: int = 0
    waiting: int = 0


BLOCK = 0.5
"""Seconds of thinking that the other processes of a site are told of at once."""

NEGLIGIBLE = 0.001
"""Seconds of use that need not be remembered."""


@dataclass
class _Shares:
    """Seconds that people, or addresses, have used of late."""

    of: dict[str, _Share] = field(default_factory=dict)

    def get(self, name: str) -> _Share:
        return self.of.setdefault(name, _Share())

    def add(self, name: str, seconds: float) -> None:
        self.get(name).used += seconds

    def fade(self, factor: float) -> None:
        for name, share in list(self.of.items()):
            share.used *= factor
            if share.used < NEGLIGIBLE and not share.running and not share.waiting:
                del self.of[name]


class TurnQueue:
    """As many turns at once as there are workers.

    Who waits is served in this order: addresses within their ``budget`` (seconds of thinking of
    late) before those beyond it, tables that somebody looks at before others, then people by how
    little they have used. Every `OLDEST_EVERY` th turn is for who has waited longest, so that
    waiting ends however many others there are. Waiting is no thinking:
    an answer is given up only when a worker is stuck.

    Attributes:
        spendings: seconds that are used, by name, for the other processes of a site.
    """

    def __init__(
        self, workers: int, budget: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._workers = self._free = workers
        self._budget = budget
        self._clock = clock
        self._then = clock()
        self._count = count()
        self._given = 0
        self._people, self._addresses = _Shares(), _Shares()
        self.spendings = {
            "thinking for people": Spending(BLOCK, self._people.add),
            "thinking for addresses": Spending(BLOCK, self._addresses.add),
        }
        self._lanes: dict[Claim, deque[Turn]] = {}
        self._lane_of: dict[str, Claim] = {}

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[Turn]:
        """Hold a worker for a while, waiting for one if need be;
        what is added to ``used`` is charged at the end."""
        self._fade()
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        turn = Turn(claim, next(self._count), mine)
        if self._free > 0:
            self._free -= 1
            self._start(turn)
        else:
            self._wait(turn)
            try:
                await turn.mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._end(turn)
                else:
                    self._forget(turn)
                raise
        try:
            yield turn
        finally:
            self._end(turn)

    def watch(self, table: str) -> None:
        """Somebody looks at ``table`` now: what waits there is not last any more."""
        lane = self._lane_of.get(table)
        if lane is None or lane.watched:
            return
        for turn in list(self._lanes[lane]):
            if turn.claim.table == table:
                self._forget(turn)
                turn.claim = Claim(table, lane.person, lane.address, True)
                self._wait(turn)

    def resize(self, workers: int) -> None:
        """Have so many workers from now on; with fewer, turns that are held last to their end."""
        self._free += workers - self._workers
        self._workers = workers
        self._give()

    def waiting(self) -> int:
        """Return how many wait."""
        return sum(map(len, self._lanes.values()))

    def running(self) -> int:
        """Return how many hold a worker."""
        return sum(share.running for share in self._people.of.values())

    # --- waiting ----------------------------------------------------------------------------------

    @staticmethod
    def _lane(claim: Claim) -> Claim:
        return Claim("", claim.person, claim.address, claim.watched)

    def _wait(self, turn: Turn) -> None:
        lane = self._lane(turn.claim)
        self._lanes.setdefault(lane, deque()).append(turn)
        self._lane_of[turn.claim.table] = lane
        for shares, name in self._whose(turn.claim):
            shares.get(name).waiting += 1

    def _forget(self, turn: Turn) -> None:
        lane = self._lane(turn.claim)
        if turn not in self._lanes.get(lane, ()):
            return
        self._lanes[lane].remove(turn)
        if not self._lanes[lane]:
            del self._lanes[lane]
        self._lane_of.pop(turn.claim.table, None)
        for shares, name in self._whose(turn.claim):
            shares.get(name).waiting -= 1

    def _whose(self, claim: Claim) -> tuple[tuple[_Shares, str], ...]:
        return (self._people, claim.person), (self._addresses, claim.address)

    # --- giving -----------------------------------------------------------------------------------

    def _start(self, turn: Turn) -> None:
        self._given += 1
        for shares, name in self._whose(turn.claim):
            shares.get(name).running += 1

    def _end(self, turn: Turn) -> None:
        self._fade()
        for shares, name in self._whose(turn.claim):
            share = shares.get(name)
            share.running -= 1
            share.used += turn.used
        self.spendings["thinking for people"].note(turn.claim.person, turn.used)
        self.spendings["thinking for addresses"].note(turn.claim.address, turn.used)
        self._free += 1
        self._give()

    def _give(self) -> None:
        while self._free > 0 and self._lanes:
            after = self._next()
            self._forget(after)
            if not after.mine.done():  # else whoever waited was cancelled this very moment
                self._free -= 1
                self._start(after)
                after.mine.set_result(None)

    def _next(self) -> Turn:
        heads = [lane[0] for lane in self._lanes.values()]
        if self._given % OLDEST_EVERY == OLDEST_EVERY - 1:
            return min(heads, key=lambda turn: turn.n)
        return min(heads, key=self._rank)

    def _rank(self, turn: Turn) -> tuple[bool, bool, float, int]:
        claim = turn.claim
        person = self._people.get(claim.person)
        return (
            self._addresses.get(claim.address).used > self._budget,
            not claim.watched,
            person.used + RUNNING * person.running,
            turn.n,
        )

    def _fade(self) -> None:
        now = self._clock()
        if now - self._then >= 1.0:
            factor = 0.5 ** ((now - self._then) / HALF)
            self._then = now
            self._people.fade(factor)
            self._addresses.fade(factor)
