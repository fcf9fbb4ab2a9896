"""The first page a stranger reads is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

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


def test_the_docstring_of_the_package_is_true():
    import lutetia

    assert doctest.testmod(lutetia).failed == 0
