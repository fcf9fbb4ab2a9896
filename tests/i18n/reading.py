"""What a message can say, read from its file: for tests that look at the words themselves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from lutetia.i18n.entries import parsed

Entry = ast.Message | ast.Term


def entries(path: Path) -> dict[str, Entry]:
    """Return the messages and terms of a file by Fluent identifier."""
    return parsed(path.read_text(encoding="utf-8"), path.name)


def forms(pattern: ast.Pattern | None) -> list[str]:
    """Return every sentence that a pattern can become,
    with ``{name}`` where an argument is filled in."""
    if pattern is None:
        return []
    parts = [
        [one.value] if isinstance(one, ast.TextElement) else _said(one.expression)
        for one in pattern.elements
    ]
    return ["".join(chosen) for chosen in product(*parts)]


def _said(node: object) -> list[str]:
    match node:
        case ast.Placeable():
            return _said(node.expression)
        case ast.SelectExpression():
            return [form for variant in node.variants for form in forms(variant.value)]
        case ast.FunctionReference():
            return _said(node.arguments.positional[0])
        case ast.VariableReference():
            return [f"{{{node.id.name}}}"]
        case ast.StringLiteral():
            return [node.value]
        case ast.MessageReference() | ast.TermReference():
            return [f"[{node.id.name}]"]
    raise TypeError(node)


def sentences(entry: Entry) -> list[str]:
    """Return every sentence that an entry and its attributes can become."""
    return forms(entry.value) + [form for one in entry.attributes for form in forms(one.value)]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(entry: Entry) -> set[str]:
    """Return the names of the arguments that an entry uses, be it to choose by."""
    visitor = _Variables()
    visitor.visit(entry)
    return visitor.found


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


def choices(entry: Entry) -> Iterator[tuple[str | None, set[str]]]:
    """Yield of every choice in an entry the argument by which it goes (None:
    by a form of it) and its variants."""
    visitor = _Choices()
    visitor.visit(entry)
    for one in visitor.found:
        by = one.selector.id.name if isinstance(one.selector, ast.VariableReference) else None
        yield (
            by,
            {
                v.key.name if isinstance(v.key, ast.Identifier) else v.key.value
                for v in one.variants
            },
        )
