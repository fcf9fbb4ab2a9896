"""`python3 tools/environment.py GROUP...`: puts what requirements/GROUP.txt pins into .venv,
which is made when missing.

The package itself is installed as it lies here. Standard library only.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from debian import apt, may_install

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
UV = "uv==0.13.9"
UNREACHED = "Is the package index within reach? `make` goes on where it stopped."


def run(hint: str, *command: str | Path) -> None:
    """Run ``command`` in sight; leave with ``hint`` when it fails."""
    env = {**os.environ, "LUTETIA_CLIENT": "skip"}  # `make` builds the client by itself
    if subprocess.run(command, cwd=ROOT, env=env, check=False).returncode != 0:
        sys.exit(hint)


@contextmanager
def alone() -> Iterator[None]:
    """Let others wait that want the same meanwhile, as with `make -j`; where the system cannot,
    they are not held up."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    lock = ROOT / ".setup" / "environment.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # let go when the file is closed, or its process ends
        yield


def runs() -> bool:
    """Return whether .venv is there, with uv in it, and runs."""
    try:
        command = [PYTHON, "-m", "uv", "--version"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def make() -> None:
    """Make .venv with uv in it."""
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        if not may_install():
            sys.exit(
                "This Python cannot make virtual environments. On Debian:"
                f" `sudo apt install {package}`, then try again."
            )
        apt(package)
    run("", sys.executable, "-m", "venv", "--clear", VENV)
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    run(UNREACHED, *pip, UV)


def install(groups: list[str]) -> None:
    """Install what ``groups`` pin, checked by its hashes, and the package itself."""
    with alone():
        if not runs():
            make()
    uv = (PYTHON, "-m", "uv", "pip", "install", "--quiet", "--native-tls", "--python", PYTHON)
    for group in groups:
        print(f"  packages: {group}", flush=True)
        run(UNREACHED, *uv, "--require-hashes", "-r", ROOT / "requirements" / f"{group}.txt")
    run(UNREACHED, *uv, "--no-deps", "--editable", ROOT)


if __name__ == "__main__":
    install(sys.argv[1:])
