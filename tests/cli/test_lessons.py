"""lutetia lessons: every lesson of every game, in every language."""

from __future__ import annotations

import pytest

from lutetia.courses import check
from lutetia.courses.reading import course
from lutetia.games import IDS
from tests.cli.conftest import Run


def test_every_lesson_fits_the_rules_of_today(run: Run) -> None:
    result = run("lessons")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert [line.split(":")[0] for line in lines] == list(IDS)
    assert f"paris_paris: {len(course('paris_paris'))} lessons, " in result.output
    assert all(line.endswith(", 0 faults") for line in lines)


def test_a_fault_is_an_exit_status(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "MAX_STEPS", 17)
    result = run("lessons", "paris_paris")
    assert result.exit_code == 1
    assert "paris_paris, first: more than 17 steps" in result.output
    assert run("lessons", "chess").exit_code == 2
