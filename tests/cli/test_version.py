"""``lutetia --version``: what is installed, and what the rules run on."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from importlib.metadata import version

import pytest

PYTHON = f"Python {platform.python_version()}"


@pytest.mark.parametrize(
    ("jit", "runs"), [("1", f"Numba {version('numba')}"), ("0", "interpreted")]
)
def test_it_tells_what_is_installed(jit, runs):
    told = subprocess.run(
        [sys.executable, "-m", "lutetia", "--version"],
        env={**os.environ, "LUTETIA_JIT": jit},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == f"lutetia {version('lutetia')} ({PYTHON}, {runs})\n"
    assert told.stderr == ""
