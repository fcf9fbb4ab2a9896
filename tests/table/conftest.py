"""What holds at every table is tested at a table of every game."""

from __future__ import annotations

import pytest

from lutetia.games import IDS


@pytest.fixture(params=IDS)
def game(request: pytest.FixtureRequest) -> str:
    """The id of each game in turn."""
    return str(request.param)
