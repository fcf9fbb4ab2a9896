"""How much longer players wait beside a report: what is compared with what."""

from __future__ import annotations

from benchmarks.load.timing import Rounds


def test_rounds_are_compared_with_their_neighbours() -> None:
    found = Rounds(quiet=[[1.0, 2.0], [10.0], [1.0]], beside=[[2.0, 4.0], [11.0], [3.0]])
    assert found.ratio(0.5) == 2.0
    assert found.ratio(0.99) == 2.0
    assert (
        found.told("milliseconds", "a", "b").splitlines()[-1] == "times as long: p50 2.00, p99 2.00"
    )
