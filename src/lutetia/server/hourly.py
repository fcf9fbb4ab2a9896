"""What a site tidies up again and again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from lutetia.server.errors import NotStored

HOUR = 3600.0


async def hourly(do: Callable[[], Awaitable[None]]) -> None:
    """Do something now and then every hour; what cannot be stored waits for the next time."""
    while True:
        with contextlib.suppress(NotStored):
            await do()
        await asyncio.sleep(HOUR)
