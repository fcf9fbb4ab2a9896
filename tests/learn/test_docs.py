"""The tables of docs/learning.md are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

import lutetia
from lutetia import learn
from lutetia.games import IDS

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")


def test_sizes_are_those_of_the_code() -> None:
    rows = re.findall(r"^\| ([A-Z][^|]+) \| ([\d,]+) \| ([\d,]+) \|$", TEXT, re.M)
    told = {name: (int(a.replace(",", "")), int(b.replace(",", ""))) for name, a, b in rows}
    names = {
        "paris_paris": "Paris Paris", "cite": "La Cité", "connection": "Paris Connection",
        "paris": "Paris",
    }  # fmt: skip
    assert told == {
        names[name]: (
            learn.numbering(name).size,
            lutetia.game(name).observing().OBSERVATION.size,
        )
        for name in IDS
    }


def test_the_programs_run() -> None:
    scope: dict[str, object] = {}
    for program in re.findall(r"```python\n(.*?)```", TEXT, re.S):
        exec(program.replace("1024", "16").replace("range(1000)", "range(20)"), scope)
