"""NATS for the tests of many processes; without it they are left out, and CI demands them."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.cluster.nats import PASSWORD, Nats, nats, program
from tests.server import postgresql

MISSING = [
    name
    for name, there in (
        ("nats-server", program()),
        ("postgresql", postgresql.program("initdb")),
    )
    if there is None
]


@pytest.fixture(scope="session", autouse=True)
def programs() -> None:
    """The programs of others that a cluster needs."""
    if MISSING and not os.environ.get("CI"):
        pytest.skip(f"Debian's packages {' and '.join(MISSING)} are not installed")


@pytest.fixture(scope="session")
def server() -> Iterator[Nats]:
    """A NATS server, which this process may use."""
    with nats() as found, pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUTETIA_NATS_PASSWORD", PASSWORD)
        yield found
