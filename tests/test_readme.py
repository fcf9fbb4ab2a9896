"""The first page a stranger reads is true."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

from index_readme import for_index

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_first_two_code_blocks_are_the_two_commands():
    blocks = re.findall(r"^```\w*\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert [block.strip() for block in blocks[:2]] == ["make play", "make test"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for task in ("play", "test"):
        assert re.search(rf"^{task}:", makefile, re.MULTILINE)


def test_the_python_session_is_true():
    [session] = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert session.count(">>>") == 5
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(session, {}, "README", "README.md", 0))
    assert runner.failures == 0


def test_a_package_index_shows_only_what_it_can():
    text = for_index(README)
    assert "](docs" not in text
    assert "![" not in text
    assert "[MIT" not in text
    assert "MIT licence" in text
    assert "http://127.0.0.1:8000" in text
    kept = "[uv](https://docs.astral.sh/uv) and [below](#below)"
    assert for_index(f"![a map](map.png)\n\n{kept}") == kept


def test_what_the_index_offers_is_there():
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    for extra in re.findall(r"lutetia\[(\w+)\]", README):
        assert extra in project["optional-dependencies"]
    assert "lutetia" in project["scripts"]


def test_the_docstring_of_the_package_is_true():
    import lutetia

    assert doctest.testmod(lutetia).failed == 0
