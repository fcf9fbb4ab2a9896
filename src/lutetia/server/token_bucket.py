"""What one address, or one person, may ask of the server:
allowances that refill with time and outlive every connection."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from functools import partial

from lutetia.server.uses import Spending

BLOCKS = 20
"""Parts of what may be spent at once in which other processes are told of it."""

MAX_KNOWN = 20_000
"""Allowances that are remembered; beyond this the ones not used for longest are forgotten."""


class TokenBucket:
    """A token bucket: ``rate`` a second, ``burst`` at once.

    Attributes:
        refused: how many were not allowed since the bucket was last full.

    Args:
        note: called with what is spent.
    """

    def __init__(
        self, rate: float, burst: float, now: float, note: Callable[[float], None] | None = None
    ) -> None:
        self.rate, self.burst, self._note = rate, burst, note
        self._level, self._then = burst, now
        self.refused = 0

    def _fill(self, now: float) -> None:
        self._level += (now - self._then) * self.rate
        self._then = now
        if self._level >= self.burst:
            self._level, self.refused = self.burst, 0

    def take(self, now: float) -> bool:
        """Return whether one more is allowed at ``now`` (seconds, any clock that only rises)."""
        self._fill(now)
        if self._level < 1:
            self.refused += 1
            return False
        self._level -= 1
        if self._note is not None:
            self._note(1.0)
        return True

    def spend(self, amount: float, now: float) -> None:
        """Take ``amount`` whether it is there or not."""
        self.take_off(amount, now)
        if self._note is not None:
            self._note(amount)

    def take_off(self, amount: float, now: float) -> None:
        """Take what was spent at another process."""
        self._fill(now)
        self._level -= amount

    def wait(self, now: float, least: float = 0.0) -> float:
        """Return the seconds until the bucket holds more than ``least``;
        0 when it does at ``now``."""
        self._fill(now)
        return max(0.0, (least - self._level) / self.rate)


class TokenBuckets:
    """A bucket for each name, alike; the number of names is bounded.

    Attributes:
        spending: what all names spend, for the other processes of a site.
    """

    def __init__(self, rate: float, burst: float, most: int = MAX_KNOWN) -> None:
        self.rate, self.burst, self._most = rate, burst, most
        self.spending = Spending(burst / BLOCKS, self._take_off)
        self._known: OrderedDict[str, TokenBucket] = OrderedDict()

    def _take_off(self, name: str, amount: float) -> None:
        now = time.monotonic()
        self.of(name, now).take_off(amount, now)

    def __len__(self) -> int:
        return len(self._known)

    def of(self, name: str, now: float) -> TokenBucket:
        """Return the bucket of ``name``, a full one when it is not known."""
        found = self._known.get(name)
        if found is None:
            note = partial(self.spending.note, name)
            found = self._known[name] = TokenBucket(self.rate, self.burst, now, note)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(name)
        return found


class Charged:
    """Awaits ``work`` and tells ``spend`` the processor seconds that each of its steps took.

    What other tasks do while it waits is not counted; tasks that it starts are not either.
    """

    def __init__(self, work: Awaitable[object], spend: Callable[[float], None]) -> None:
        self._steps = work.__await__()
        self._spend = spend

    def __await__(self) -> Generator[object, object, object]:
        give: object = None
        thrown: BaseException | None = None
        while True:
            begin = time.thread_time()
            try:
                if thrown is None:
                    awaited = self._steps.send(give)
                else:
                    awaited = self._steps.throw(thrown)
            except StopIteration as done:
                return done.value
            finally:
                self._spend(time.thread_time() - begin)
            try:
                give, thrown = (yield awaited), None
            except BaseException as error:  # a cancelled task hears of it inside
                give, thrown = None, error
