"""What ``docs/protocol.md`` says is sent, read out of its examples, tables and lists."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")

TITLES = {
    "paris_paris": "Paris Paris",
    "cite": "La Cité de la Lumière",
    "paris": "Paris",
    "connection": "Paris Connection",
}


def section(heading: str) -> str:
    """Return the text under ``heading``, up to the next one of its depth."""
    found = re.search(rf"^{re.escape(heading)}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, f"docs/protocol.md has no heading {heading!r}"
    return found[1]


def view_example(game: str) -> dict[str, Any]:
    """Return the view that the document shows of ``game``."""
    block = re.search(r"```jsonc\n(.*?)```", section(f"## The view of {TITLES[game]}"), re.DOTALL)
    assert block, f"no example of a view of {game}"
    bare = re.sub(r"\s//[^\n]*", "", block[1])
    found: dict[str, Any] = json.loads(bare)
    return found


def fields(text: str) -> set[str]:
    """Return the names in ``{a, b:"x"|"y", c?:{...}}``; what stands in inner brackets is passed over."""
    while re.search(r"[\[{(][^\[\]{}()]*[\]})]", text[1:-1]):
        text = text[0] + re.sub(r"[\[{(][^\[\]{}()]*[\]})]", "", text[1:-1]) + text[-1]
    names = re.sub(r'"[^"]*"', "", text[1:-1]).split(",")
    return {name for part in names if (name := re.split(r"[:?|]", part.strip())[0].strip())}


def objects(text: str) -> dict[str, set[str]]:
    """Return the fields of each ``name{...}`` in ``text``, braces counted."""
    found: dict[str, set[str]] = {}
    for match in re.finditer(r"(\w+)(?=\{)", text):
        end, depth = match.end(), 0
        while True:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
            if not depth:
                break
        found[match[1]] = fields(text[match.end() : end])
    return found


def events(game: str) -> dict[str, set[str]]:
    """Return the fields of each kind of event of ``game``."""
    lists = re.search(
        rf"^Event kinds of (?:Paris – )?{TITLES[game]}: (.*?)(?:\n\n|\. )",
        TEXT + "\n\n",
        re.M | re.S,
    )
    assert lists, f"no list of the events of {game}"
    return objects(lists[1])


def actions(game: str) -> dict[str, tuple[set[str], set[str]]]:
    """Return ``(parts, effect)`` for each ``act`` of ``game``, as its table has them."""
    rows = re.findall(
        r"^\| (`\w+`|) \| (.*?) \| (.*?) \|$",
        section(f"## The view of {TITLES[game]}"),
        re.MULTILINE,
    )
    assert rows, f"no table of the actions of {game}"
    return {act.strip("`"): (_listed(parts), _listed(effect)) for act, parts, effect in rows}


def _listed(cell: str) -> set[str]:
    return set(re.findall(r"`(\w+)`", cell))


def struct(name: str) -> set[str]:
    """Return the fields of the structure that begins a line as ``**Name** `{...}```."""
    found = re.search(rf"^\*\*{name}\*\* `(\{{.*?\}})`", TEXT, re.MULTILINE)
    assert found, f"no {name}"
    return fields(found[1])


def messages(heading: str) -> dict[str, set[str]]:
    """Return the fields of each message, by type, in the example under ``### heading``."""
    block = re.search(rf"^### {heading}\n.*?```jsonc\n(.*?)```", TEXT, re.MULTILINE | re.DOTALL)
    assert block, f"no messages under {heading}"
    out: dict[str, set[str]] = {}
    for kind, rest in re.findall(r'\{"type":"(\w+)",?(.*?)(?=\{"type"|\Z)', block[1], re.DOTALL):
        out[kind] = set(re.findall(r'"(\w+)":', _flat(rest)))
    return out


def _flat(text: str) -> str:
    """Remove everything in inner braces and brackets, and comments."""
    text = re.sub(r"\s//[^\n]*", "", text)
    while re.search(r"[\[{][^\[\]{}]*[\]}]", text):
        text = re.sub(r"[\[{][^\[\]{}]*[\]}]", "0", text)
    return text
