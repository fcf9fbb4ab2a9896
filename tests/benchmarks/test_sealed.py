"""A short run of what compares moves at sealed tables with others."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.sealed import report, run


def test_moves_at_both_kinds_of_table_are_timed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    times = run(tmp_path, 5, games=("paris_paris",))
    assert min(len(times[True]), len(times[False])) >= 5
    assert report(times) > 0
    assert "| sealed |" in capsys.readouterr().out
