"""Messages in the form in which ``@fluent/bundle`` keeps what it has parsed:
so the client need not parse, nor have a parser.

``FORM`` is the only function of messages: Fluent's own, for dates and for the digits of numbers,
are left out of the client.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.syntax import ast


def compact(entries: Mapping[str, ast.Message | ast.Term]) -> dict[str, object]:
    """Return ``entries`` for the client, column by column and plain texts first, which compresses
    best: ``ids``, separated by spaces, the ``messages`` in that order, and ``attributes`` by
    identifier."""
    messages = {
        identifier: None if entry.value is None else _pattern(entry.value)
        for identifier, entry in entries.items()
    }
    order = sorted(messages, key=lambda one: not isinstance(messages[one], str))
    return {
        "ids": " ".join(order),
        "messages": [messages[one] for one in order],
        "attributes": {
            identifier: {one.id.name: _pattern(one.value) for one in entry.attributes}
            for identifier, entry in entries.items()
            if entry.attributes
        },
    }


def _pattern(pattern: ast.Pattern) -> str | list[Any]:
    parts = [
        one.value if isinstance(one, ast.TextElement) else _expression(one.expression)
        for one in pattern.elements
    ]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _expression(node: object) -> dict[str, object]:
    match node:
        case ast.Placeable():
            return _expression(node.expression)
        case ast.VariableReference():
            return {"type": "var", "name": node.id.name}
        case ast.StringLiteral():
            return {"type": "str", "value": node.parse()["value"]}
        case ast.NumberLiteral():
            number = node.parse()
            return {"type": "num", "value": number["value"], "precision": number["precision"]}
        case ast.MessageReference():
            return {"type": "mesg", "name": node.id.name, "attr": _attribute(node)}
        case ast.TermReference():
            args = _arguments(node.arguments) if node.arguments else []
            return {"type": "term", "name": node.id.name, "attr": _attribute(node), "args": args}
        case ast.FunctionReference() if node.id.name == "FORM":
            return {"type": "func", "name": node.id.name, "args": _arguments(node.arguments)}
        case ast.SelectExpression():
            variants = [
                {"key": _key(one.key), "value": _pattern(one.value)} for one in node.variants
            ]
            star = next(i for i, one in enumerate(node.variants) if one.default)
            selector = _expression(node.selector)
            return {"type": "select", "selector": selector, "variants": variants, "star": star}
    raise TypeError(f"no expression of a message: {node!r}")


def _attribute(node: ast.MessageReference | ast.TermReference) -> str | None:
    return None if node.attribute is None else node.attribute.name


def _key(key: ast.Identifier | ast.NumberLiteral) -> dict[str, object]:
    if isinstance(key, ast.Identifier):
        return {"type": "str", "value": key.name}
    return _expression(key)


def _arguments(arguments: ast.CallArguments) -> list[dict[str, Any]]:
    named = [
        {"type": "narg", "name": one.name.name, "value": _expression(one.value)}
        for one in arguments.named
    ]
    return [*(_expression(one) for one in arguments.positional), *named]
