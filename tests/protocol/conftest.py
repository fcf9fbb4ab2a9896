"""One evening at a real server: everything that two people and an onlooker were told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.protocol.talk import Talk, evening
from tests.server.conftest import quick, running


@pytest.fixture(scope="session")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Talk]:
    """Every message of the evening, and the answers to calls."""
    with running(quick(tmp_path_factory.mktemp("protocol"))) as site:
        talk = evening(site)
    yield talk
