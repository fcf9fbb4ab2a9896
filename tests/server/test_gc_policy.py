"""The collector runs when nobody plays."""

from __future__ import annotations

import asyncio
import gc
import socket
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from lutetia.server import gc_policy
from tests.attack.wire import upgrade
from tests.server.client import run_alone
from tests.server.process import Server


@pytest.mark.parametrize(
    ("now", "moved", "passed", "expected"),
    [
        (100.0, 99.0, 0.0, False),  # somebody has just moved
        (100.0, 90.0, 0.0, True),  # quiet
        (100.0, 90.0, 95.0, False),  # nothing since the last pass
        (
            gc_policy.MAX_INTERVAL + 1,
            gc_policy.MAX_INTERVAL,
            0.0,
            True,
        ),  # never quiet, but long ago
    ],
)
def test_when_a_pass_is_due(now: float, moved: float, passed: float, expected: bool) -> None:
    assert gc_policy.due(now, moved, passed) is expected


def test_a_quiet_minute_frees_what_counting_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    class Knot:
        def __init__(self) -> None:
            self.me = self

    knot = weakref.ref(Knot())
    monkeypatch.setattr(gc_policy, "EVERY", 0.001)
    times = iter([0.0, 10.0, 10.0, 20.0, 20.0])

    async def run() -> None:
        task = asyncio.create_task(gc_policy.keep(lambda: 5.0, lambda: next(times, 20.0)))
        while knot() is not None:
            await asyncio.sleep(0.001)
        task.cancel()

    gc.disable()
    try:
        assert knot() is not None
        run_alone(run())
    finally:
        gc.enable()


def test_connections_that_end_are_collected_by_generations() -> None:
    young, old, everything = gc_policy.ENDED
    assert gc_policy.generation(young - 1) is None
    assert gc_policy.generation(young) == gc_policy.generation(old - young) == 0
    assert gc_policy.generation(old) == 1
    assert gc_policy.generation(everything) == 2


def test_what_connections_leave_is_freed_while_others_play(tmp_path: Path) -> None:
    """Thousands come and go, and no minute is quiet: what is held is that of some hundreds."""
    server = Server(tmp_path / "lutetia.db")
    server.start()
    try:
        _come_and_go(server, gc_policy.ENDED[0])
        before = server.memory()
        _come_and_go(server, 5 * gc_policy.ENDED[0])
        assert server.memory() - before < 25
    finally:
        server.stop()


def _come_and_go(server: Server, times: int) -> None:
    """Open and close so many sockets, each as a stranger who breaks off in the middle."""
    for _ in range(times):
        with socket.create_connection(("127.0.0.1", server.port), 10) as line:
            line.sendall(upgrade("/ws/lobby", server.port))
            line.recv(4096)


def test_a_server_makes_no_passes_by_itself() -> None:
    code = "import gc; from lutetia.server import gc_policy; gc_policy.freeze(); "
    code += "print(gc.isenabled(), gc.get_freeze_count() > 1000)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
