"""Ctrl-C ends the server and whatever it started, without a word of Python."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.patience import PATIENCE


@pytest.mark.parametrize("wait", [0.0, 0.3])
def test_an_interrupt_while_the_opponents_still_start(tmp_path: Path, wait: float) -> None:
    code = "from lutetia.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--db", str(tmp_path / "i.db")]
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
