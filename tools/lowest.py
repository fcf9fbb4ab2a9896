"""`python3 tools/lowest.py`: do the lowest versions that pyproject.toml allows work?

Makes an environment of its own in .setup/lowest: first the library alone, which has to play and to
say what a site needs, then with the site's packages, which have to serve it. Rules run interpreted,
but for one small game that is compiled. Needs .venv, as `make` makes it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from environment import PYTHON as OURS
from environment import ROOT

HOME = ROOT / ".setup" / "lowest"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
TOOLS = (
    "pytest>=8.3",
    "pytest-asyncio>=0.25",
    "pytest-timeout>=2.3",
    "httpx>=0.28",
    "jsonschema>=4.23",
)

LIBRARY = ("tests/test_public_api.py", "tests/contract/test_arguments.py", "-k", "not kind")
COMPILED = """
from benchmarks import connect_four, ours
assert ours.mini(connect_four.GAME)(1000).moves > 20_000
"""
SITE = ("tests/server/test_http.py",)


def run(*command: str | Path, jit: str = "0") -> None:
    """Run ``command`` in sight; leave when it fails."""
    env = {**os.environ, "LUTETIA_CLIENT": "skip", "LUTETIA_JIT": jit}
    if subprocess.run(command, cwd=ROOT, env=env, check=False).returncode != 0:
        sys.exit(f"The lowest versions do not do: {' '.join(map(str, command))}")


def install(*what: str) -> None:
    """Install the lowest versions of ``what``."""
    uv = (OURS, "-m", "uv", "pip", "install", "--quiet", "--native-tls", "--python", PYTHON)
    run(*uv, "--resolution", "lowest-direct", "--editable", *what, *TOOLS)


def test(*words: str) -> None:
    """Run tests."""
    run(PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-x", *words)


def says_what_is_missing() -> None:
    """The site without its packages says how to install them."""
    command = (PYTHON, "-m", "lutetia", "serve", "--port", "0")
    said = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)
    if said.returncode != 2 or "pip install 'lutetia[server]'" not in said.stderr:
        sys.exit(f"`lutetia serve` without its packages says: {said.stderr}")


def main() -> None:
    """Make the environment and try it."""
    run(OURS, "-m", "uv", "venv", "--quiet", "--clear", "--python", sys.executable, HOME)
    install(".")
    says_what_is_missing()
    run(PYTHON, "-m", "lutetia", "perft", "cite", "--depth", "2")
    test(*LIBRARY)
    run(PYTHON, "-c", COMPILED, jit="1")
    install(".[server,postgresql]")
    test(*SITE)
    print("the lowest versions do")


if __name__ == "__main__":
    main()
