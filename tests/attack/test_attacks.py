"""No attack makes the server fail, talk without end, or forget the others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.attack.attacks import load
from tests.attack.siege import Siege, siege

SECONDS = 2.5
MOST_LINES = 130
"""What all addresses together may cause in the log at once, and a little."""
MOST_WAIT = 2000.0
"""Milliseconds that half of all waits stay below on a machine where server, attack and tests share two busy cores.

Without the limits they are up to four seconds and more. The long run, `make attack`, has the narrow bounds."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    with siege(tmp_path_factory.mktemp("siege")) as found:
        yield found


@pytest.mark.parametrize("name", sorted(load()))
def test_an_attack(besieged: Siege, name: str) -> None:
    found = besieged.attack(name, SECONDS)
    assert found.counts, "the attack did nothing"
    assert found.errors == 0, found.counts
    assert found.tracebacks == 0, besieged.server.said()[-4000:]
    assert found.lines <= MOST_LINES, besieged.server.said()[-4000:]
    assert found.failures == []
    assert found.wait(0.5) < MOST_WAIT
    assert found.memory < 1500
