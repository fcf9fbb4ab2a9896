"""A short run of what measures counting."""

from __future__ import annotations

import pytest
from benchmarks.counting import report, run


def test_counting_is_timed(capsys: pytest.CaptureFixture[str]) -> None:
    count, look = run(20)
    assert 0 < count < look
    report(count, look)
    assert "| counting a move |" in capsys.readouterr().out
