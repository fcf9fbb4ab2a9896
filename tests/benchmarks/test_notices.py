"""The count of notices under kills, small: `python -m benchmarks.notices` has the whole number."""

from __future__ import annotations

from pathlib import Path

from benchmarks.notices import report, run


def test_nobody_is_told_twice_or_not_at_all_while_the_server_is_killed(tmp_path: Path) -> None:
    count = run(tmp_path, hand_overs=60, pairs=8, every=6.0)
    assert count.down, "it was never killed"
    missing, double, p99 = report(count)
    assert (missing, double) == (0, 0)
    assert p99 <= 5
