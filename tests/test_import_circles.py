"""Imports drawn from the source have no circle, those inside functions and for types included."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"


def modules() -> dict[str, Path]:
    """Return every module of the package by its name."""
    found = {}
    for path in (SOURCE / "lutetia").rglob("*.py"):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> set[str]:
    """Return the modules that ``path`` imports anywhere; of ``from a import b`` the module b,
    or a."""
    out = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            out |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                out.add(inner if inner in known else node.module)
    return out & set(known)


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Return the modules of one circle in ``graph``, none when there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_a_circle_is_found():
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}})) == {"a", "b", "c"}


def test_no_module_imports_itself_by_way_of_others():
    known = modules()
    assert circle({name: imported(path, known) for name, path in known.items()}) == []
