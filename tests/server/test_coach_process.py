"""The coach's process begins on whatever loop a site runs."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import asyncio, sys, uvloop
from lutetia.server.coach.process import QUICK, start

async def begun():
    process = await start("decision", QUICK)
    said, _ = await process.communicate(b"")
    print(process.returncode, said)

loops = {"asyncio": asyncio.SelectorEventLoop, "uvloop": uvloop.new_event_loop}
with asyncio.Runner(loop_factory=loops[sys.argv[1]]) as runner:
    runner.run(begun())
"""


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_it_begins_and_ends_when_nothing_more_is_asked(loop: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, loop], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("0 b''\n", "")
