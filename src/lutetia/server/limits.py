"""How much one address may make in a while: guests, tables and records,
all of which are kept for ever."""

from __future__ import annotations

import ipaddress
import math
import time
from functools import lru_cache

from limits import parse_many
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from lutetia.server.uses import Spending


class TooMuch(Exception):
    """An address has made or asked for too much of late; ``seconds`` later it may go on."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"too much at once; {seconds} s to wait")
        self.seconds = seconds


class Limit:
    """Counts what each address makes.

    Attributes:
        spending: what all addresses make, for the other processes of a site.

    Args:
        text: as the package ``limits`` writes it (``"120/minute; 1200/hour"``); empty for no limit.
    """

    def __init__(self, text: str) -> None:
        self._items = parse_many(text) if text else []
        self._counter = MovingWindowRateLimiter(MemoryStorage())
        self.spending = Spending(1.0, self._take_off)

    def _take_off(self, key: str, amount: float) -> None:
        for item in self._items:
            for _ in range(min(round(amount), item.amount)):
                self._counter.hit(item, key)

    def count(self, *addresses: str) -> None:
        """Count one more for each of ``addresses``. Raises TooMuch where it is too many for one of
        them; then it is not to be, and nothing is counted."""
        seconds = max(self.left(one) for one in addresses)
        if seconds:
            raise TooMuch(seconds)
        for one in addresses:
            self._hit(network(one))

    def full(self, address: str) -> bool:
        """Return whether one more for ``address`` would be too many; counts nothing."""
        key = network(address)
        return not all(self._counter.test(item, key) for item in self._items)

    def left(self, address: str) -> int:
        """Return the seconds until one more for ``address`` is not too many, 0 where it is not now;
        count nothing."""
        key = network(address)
        for item in self._items:
            if not self._counter.test(item, key):
                return max(
                    1, math.ceil(self._counter.get_window_stats(item, key).reset_time - time.time())
                )
        return 0

    def wait(self, address: str) -> int:
        """Count one more for ``address`` and return 0; when that is too many,
        count nothing and return the seconds to wait."""
        seconds = self.left(address)
        if not seconds:
            self._hit(network(address))
        return seconds

    def _hit(self, key: str) -> None:
        for item in self._items:
            self._counter.hit(item, key)
        self.spending.note(key)


def unmapped(address: str) -> str:
    """Return an IPv4 address as such where a socket that takes both kinds has it as IPv6,
    ``::ffff:192.0.2.1``; any other address as it is."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return address if mapped is None else str(mapped)


@lru_cache(4096)
def network(address: str) -> str:
    """Return what stands for one household: an IPv4 address,
    or the 64 bits of IPv6 that a line is given."""
    try:
        parsed = ipaddress.ip_address(unmapped(address))
    except ValueError:
        return address
    return (
        str(ipaddress.ip_network((parsed, 64), strict=False))
        if isinstance(parsed, ipaddress.IPv6Address)
        else str(parsed)
    )
