"""A guide of the documents, followed word for word: the files that it shows are written, the
commands that it gives are run, in a folder outside the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.browser.person import Person

ROOT = Path(__file__).resolve().parents[3]
BIN = Path(sys.executable).parent

_BLOCK = re.compile(r"^ *```(?P<kind>\w+)\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL)
_PATH = re.compile(r"# ([\w/-]+\.\w+)\n")


class Block(NamedTuple):
    """A block of code; ``path`` is the file that its first line names, empty for none."""

    path: str
    kind: str
    text: str


def blocks(guide: str, chapter: str) -> Iterator[Block]:
    """Yield the blocks of code under a heading of ``docs/<guide>.md``, in their order."""
    document = (ROOT / "docs" / f"{guide}.md").read_text(encoding="utf-8")
    _, found, rest = document.partition(f"\n## {chapter}\n")
    assert found, f"{guide} has no chapter {chapter!r}"
    for block in _BLOCK.finditer(rest.partition("\n## ")[0]):
        text = textwrap.dedent(block["text"])
        named = _PATH.match(text)
        yield Block(named[1] if named else "", block["kind"], text)


class Reader:
    """Somebody who follows a guide.

    Args:
        folder: empty, and outside the project.
    """

    def __init__(self, folder: Path) -> None:
        assert not folder.is_relative_to(ROOT)
        self.folder = folder / "work"
        self.folder.mkdir()
        self.installed = folder / "installed"
        self.environment = {
            **os.environ,
            "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join(map(str, (self.installed, ROOT / "src"))),
            "COLUMNS": "80",
            "LUTETIA": str(ROOT),
        }
        self.said: list[str] = []
        self.serving = False

    def follow(self, guide: str, chapter: str) -> None:
        """Do what a chapter says, up to where a site is to be served."""
        for block in blocks(guide, chapter):
            if block.path:
                path = self.folder / block.path
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(block.text, encoding="utf-8")
            elif block.kind == "sh":
                for line in block.text.splitlines():
                    self._do(line)

    def _do(self, line: str) -> None:
        if line == "lutetia serve":
            self.serving = True  # a test serves it on a port of its own
            return
        assert not self.serving, "a guide ends with the site"
        if line == "pip install .":
            # Without a registry: what pip would fetch to build a package, uv has in it.
            uv = shutil.which("uv", path=str(BIN))
            assert uv, "uv is not installed"
            line = f"{uv} pip install --quiet --offline --no-deps --target {self.installed} ."
        done = subprocess.run(
            line, shell=True, cwd=self.folder, env=self.environment, capture_output=True, text=True,
            timeout=1800, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        self.said.append(done.stdout)


def play_to_the_end(me: Person) -> None:
    """Do the first thing that is offered, whenever it is one's turn, until the game is over."""
    me.told(lambda: any(frame["type"] == "table" for frame in me.frames), "there is no table")
    while me.info()["status"] != "over":
        me.told(lambda: me.info()["status"] == "over" or bool(me.offered()), "nobody can go on")
        if me.info()["status"] != "over":
            before = me.ply
            me.say(me.offered()[0])
            me.moved(before)
