"""Notebooks of the documentation: programs in the percent format (``# %%`` begins a cell, ``# %%
[markdown]`` one of words), which Jupyter with Jupytext, VS Code and PyCharm open as they are.

`run` carries one out and returns it as a page with what each cell shows, `as_ipynb` as a file for
whoever has plain Jupyter. They are small, to be run by every test; LUTETIA_NOTEBOOK_GAMES and
LUTETIA_NOTEBOOK_ROUNDS make them larger.

    python tools/notebooks.py [NAME ...]    runs them and writes the .ipynb to artifacts/notebooks
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import io
import json
import os
import re
import sys
import time
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from lutetia.engine.kernel import source_hash

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "notebooks"
OUT = FOLDER.parents[1] / "artifacts" / "notebooks"
KEPT = FOLDER.parents[1] / ".setup" / "notebooks"
SIZES = ("LUTETIA_NOTEBOOK_GAMES", "LUTETIA_NOTEBOOK_ROUNDS")
"""Variables that say how much a notebook does."""


class Cell(NamedTuple):
    """A cell: words in Markdown, or a program."""

    words: bool
    text: str


def names() -> list[str]:
    """Return what the notebooks are called, in the order in which they are to be read."""
    return [path.stem for path in sorted(FOLDER.glob("[0-9]*.py"))]


def cells(name: str) -> list[Cell]:
    """Return the cells of a notebook."""
    text = (FOLDER / f"{name}.py").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"^# %%", text, flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        words = "[markdown]" in head
        if words:
            body = re.sub(r"^# ?", "", body, flags=re.MULTILINE)
        found.append(Cell(words, body.strip()))
    return found


def page(name: str) -> str:
    """Return what `run` does; it is kept until a notebook or the library changes."""
    digest = hashlib.sha256(source_hash().encode())
    for path in (Path(__file__), FOLDER / "small_net.py", FOLDER / f"{name}.py"):
        digest.update(path.read_bytes())
    digest.update(repr([os.environ.get(one) for one in SIZES]).encode())
    kept = KEPT / f"{name}-{digest.hexdigest()[:16]}.md"
    if not kept.exists():
        made = run(name)
        KEPT.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(f".{os.getpid()}")
        part.write_text(made, encoding="utf-8")
        part.replace(kept)
    return kept.read_text(encoding="utf-8")


def run(name: str) -> str:
    """Carry a notebook out and return it as Markdown with what its cells show. Whatever one of
    them raises comes through."""
    if str(FOLDER) not in sys.path:  # where Jupyter looks, too
        sys.path.append(str(FOLDER))
    scope: dict[str, Any] = {"__name__": "__main__"}
    page = []
    for i, cell in enumerate(cells(name)):
        if cell.words:
            page.append(cell.text)
            continue
        said, value = _carried_out(cell.text, scope, f"{name}.py, cell {i}")
        page.append(f"```python\n{cell.text}\n```")
        if said:
            page.append(f'<pre class="said">{escape(said, quote=False)}</pre>')
        if value is not None:
            page.append(f'<div class="shown">{_shown(value)}</div>')
    return "\n\n".join(page) + "\n"


def _carried_out(text: str, scope: dict[str, Any], where: str) -> tuple[str, object]:
    """Return what a cell prints, and the value of its last line if that is an expression."""
    program = ast.parse(text, where)
    last = program.body.pop() if isinstance(program.body[-1], ast.Expr) else None
    said, value = io.StringIO(), None
    with contextlib.redirect_stdout(said):
        exec(compile(program, where, "exec"), scope)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), where, "eval"), scope)
    return said.getvalue(), value


def _shown(value: object) -> str:
    html = getattr(value, "_repr_html_", None)
    made = html() if html else f"<pre>{escape(repr(value), quote=False)}</pre>"
    return re.sub(r"\n\s*\n", "\n", made)  # an empty line would end the HTML in Markdown


def as_ipynb(name: str) -> str:
    """Return a notebook in Jupyter's own format, without outputs."""
    made = [
        {
            "cell_type": "markdown" if cell.words else "code",
            "id": f"cell-{i}",
            "metadata": {},
            "source": cell.text.splitlines(keepends=True),
            **({} if cell.words else {"execution_count": None, "outputs": []}),
        }
        for i, cell in enumerate(cells(name))
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {
        "cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5,
    }  # fmt: skip
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Run the notebooks named, or all."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or names():
        begun = time.perf_counter()
        run(name)
        (OUT / f"{name}.ipynb").write_text(as_ipynb(name), encoding="utf-8")
        print(f"{name}: {time.perf_counter() - begun:.1f} s")


if __name__ == "__main__":
    main()
