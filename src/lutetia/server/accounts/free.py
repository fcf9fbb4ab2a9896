"""How many accounts an address has made without a proof of work: the count outlasts a restart.

Of the address a keyed hash is kept and when, for as long as it counts; the key lies beside the
database and not in it, so that nobody can try all addresses on a copy.
"""

from __future__ import annotations

import contextlib
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from limits import parse_many

from lutetia.server.errors import NotStored
from lutetia.server.limits import network
from lutetia.server.storage import accounts as kept
from lutetia.server.storage.store import Store


class FreeAccounts:
    """The accounts of each address that cost nothing.

    Args:
        text: how many, as the package ``limits`` writes it; empty for no limit.
        mark: the keyed hash of an address.
    """

    def __init__(
        self,
        text: str,
        store: Store,
        mark: Callable[[str], str],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._items = parse_many(text) if text else []
        self._longest = max((item.get_expiry() for item in self._items), default=0)
        self._store, self._mark, self._now = store, mark, now
        self._made: defaultdict[str, list[float]] = defaultdict(list)

    async def open(self) -> None:
        """Take in what was counted before this process."""
        for mark, at in await kept.free_accounts(self._store, self._now() - self._longest):
            self._made[mark].append(at)

    def full(self, address: str) -> bool:
        """Return whether one more for ``address`` would be too many."""
        if not self._items:
            return False
        made, now = self._made.get(self._mark(network(address)), []), self._now()
        return any(
            sum(at > now - item.get_expiry() for at in made) >= item.amount for item in self._items
        )

    @asynccontextmanager
    async def making(self, address: str) -> AsyncIterator[None]:
        """Count the account of ``address`` that the block makes: from its beginning, so that others
        at the same time find it counted, and not where the block raises."""
        if not self._items:
            yield
            return
        mark, now = self._mark(network(address)), self._now()
        old = now - self._longest
        self._forget(old)
        self._made[mark].append(now)
        try:
            yield
        except BaseException:
            with contextlib.suppress(ValueError):  # it may count no longer
                self._made[mark].remove(now)
            raise
        with contextlib.suppress(NotStored):  # then it counts until the next start
            await self._store.write(*kept.free_account_rows(mark, now, old))

    def _forget(self, old: float) -> None:
        """Forget what counts no longer."""
        for name, made in list(self._made.items()):
            self._made[name] = [at for at in made if at > old]
            if not self._made[name]:
                del self._made[name]
