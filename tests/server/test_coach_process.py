"""The coach's process begins on whatever loop a site runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
import uvloop

from lutetia.server.coach.process import QUICK, start


async def begun() -> tuple[int, bytes]:
    """Return how a process ended that was asked nothing, and what it said."""
    process = await start("decision", QUICK)
    said, _ = await process.communicate(b"")
    assert process.returncode is not None
    return process.returncode, said


@pytest.mark.parametrize(
    "loop", [asyncio.SelectorEventLoop, uvloop.new_event_loop], ids=["asyncio", "uvloop"]
)
def test_it_begins_and_ends_when_nothing_more_is_asked(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    with asyncio.Runner(loop_factory=loop) as runner:
        assert runner.run(begun()) == (0, b"")
