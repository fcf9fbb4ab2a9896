"""How long a disk is waited for: that it is asked, and that others compute meanwhile."""

from __future__ import annotations

import multiprocessing
import os
import sys

from benchmarks import disk


def test_each_write_is_timed() -> None:
    found = disk.synced(0.1)
    assert found
    assert all(0 < one < 60 for one in found)


def test_others_compute_meanwhile_and_end() -> None:
    with disk.busy(1):
        (one,) = multiprocessing.active_children()
        assert one.pid is not None
        if sys.platform == "linux":
            assert os.sched_getscheduler(one.pid) == os.SCHED_IDLE
    assert not multiprocessing.active_children()
