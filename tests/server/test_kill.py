"""kill -9 at any moment loses no acknowledged move, and every table comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kills import kill_again_and_again

pytestmark = pytest.mark.slow


def test_killed_again_and_again(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, kills=5) > 50
