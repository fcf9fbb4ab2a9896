"""``lutetia --version``: what is installed, and what the rules run on."""

from __future__ import annotations

import errno
import os
import platform
import subprocess
import sys
from importlib.metadata import version

import pytest

from lutetia import cli

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


def test_a_full_disk_is_told_and_other_faults_are_not_hidden(monkeypatch, capsys):
    def full():
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(cli, "app", full)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    assert capsys.readouterr().err == "lutetia: it cannot be written: No space left on device\n"

    def odd():
        raise ConnectionResetError(errno.ECONNRESET, "Connection reset by peer")

    monkeypatch.setattr(cli, "app", odd)
    with pytest.raises(ConnectionResetError):
        cli.main()


@pytest.mark.parametrize(
    ("package", "extra"),
    [("starlette", "server"), ("nats.aio", "cluster"), ("psycopg_pool", "postgresql")],
)
def test_what_is_missing_is_told_with_the_extra_that_brings_it(monkeypatch, capsys, package, extra):
    def missing():
        raise ModuleNotFoundError(f"No module named {package!r}", name=package)

    monkeypatch.setattr(cli, "app", missing)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    assert f"pip install 'lutetia[{extra}]'" in capsys.readouterr().err
