"""Ctrl-C ends the server and whatever it started, without a word of Python."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lutetia.engine.kernel import cache_of
from lutetia.games import IDS
from tests.server.patience import PATIENCE


@pytest.mark.parametrize("wait", [0.0, 0.3])
def test_an_interrupt_while_the_opponents_still_start(tmp_path: Path, wait: float) -> None:
    said_until_interrupted(tmp_path, wait)


def test_an_interrupt_while_the_opponents_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kept in filter(None, map(cache_of, (None, *IDS))):
        shutil.copytree(kept, tmp_path / "cache" / kept.name)
    for mark in (tmp_path / "cache").glob("*/search.done"):
        mark.unlink()
    monkeypatch.setenv("LUTETIA_CACHE", str(tmp_path / "cache"))
    assert "Opponents are compiled now" in said_until_interrupted(tmp_path, 0.3)


def said_until_interrupted(folder: Path, wait: float) -> str:
    """Return what a server says that is interrupted so many seconds after it has opened, and make
    sure that Python says nothing."""
    code = "from lutetia.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--db", str(folder / "i.db")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        assert "open at" in server.stdout.readline()
        time.sleep(wait)  # the worker is being started
        os.killpg(server.pid, signal.SIGINT)
        said = server.stderr.read()  # ends with the last process of the group
        assert server.wait(PATIENCE) in (0, 130)
    assert "Traceback" not in said
    assert "KeyboardInterrupt" not in said
    return said
