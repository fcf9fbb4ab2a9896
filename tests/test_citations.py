"""Every rule of every RULES.md is enforced by a line of code and shown by a test,
and nobody cites a rule that is not there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import lutetia
from lutetia.games import IDS

ROOT = Path(__file__).resolve().parent.parent
ROW = re.compile(
    r"^\| ([A-Z]{2}\d+\.\d+) \| (.+?) \| (.+?) \| (rule|ruling|table) \|$", re.MULTILINE
)


def index(name: str) -> dict[str, str]:
    text = (ROOT / "src/lutetia/games" / name / "RULES.md").read_text(encoding="utf-8")
    rows = [(rule, kind) for rule, _, _, kind in ROW.findall(text)]
    assert len(rows) == len({rule for rule, _ in rows}), "a rule number stands twice"
    assert len(rows) == len(
        [
            line
            for line in text.splitlines()
            if line.startswith("| P") or re.match(r"\| [A-Z]{2}\d", line)
        ]
    )
    return dict(rows)


def cited(paths, prefix: str) -> set[str]:
    pattern = re.compile(rf"\b{prefix}\d+\.\d+\b")
    found = set()
    for path in paths:
        found |= set(pattern.findall(path.read_text(encoding="utf-8")))
    return found


def spans(texts: set[str], paths, prefix: str) -> set[str]:
    """Citations such as "PP7.5 to PP7.8" stand for all rules between."""
    span = re.compile(rf"\b({prefix}(\d+)\.(\d+)) to {prefix}\2\.(\d+)\b")
    for path in paths:
        for _, chapter, first, last in span.findall(path.read_text(encoding="utf-8")):
            texts |= {f"{prefix}{chapter}.{n}" for n in range(int(first), int(last) + 1)}
    return texts


@pytest.mark.parametrize("name", IDS)
def test_every_rule_is_cited_by_code_and_by_tests(name):
    prefix = lutetia.game(name).meta.rule_prefix
    rules = index(name)
    sources = sorted((ROOT / "src/lutetia/games" / name).rglob("*.py"))
    code = spans(cited(sources, prefix), sources, prefix)
    tests = sorted((ROOT / "tests/games" / name).rglob("test_*.py"))
    shown = cited(tests, prefix)
    for path in sorted((ROOT / "tests/golden" / name).glob("*.toml")):
        shown |= set(tomllib.loads(path.read_text(encoding="utf-8")).get("shows", []))
    assert code <= set(rules), f"cited in code, not in RULES.md: {sorted(code - set(rules))}"
    assert {rule for rule in shown if rule.startswith(prefix)} <= set(rules)
    binding = {rule for rule, kind in rules.items() if kind != "table"}
    assert binding <= code, f"in RULES.md, enforced nowhere: {sorted(binding - code)}"
    assert binding <= shown, f"in RULES.md, shown by no test: {sorted(binding - shown)}"
