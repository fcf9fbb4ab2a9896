"""NATS for the tests of many processes; without it they are left out, and CI demands them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cluster.nats import PASSWORD, Nats, nats, program
from tests.server import postgresql
from tests.server.service import demand


@pytest.fixture(scope="session", autouse=True)
def programs() -> None:
    """The programs of others that a cluster needs."""
    demand("nats-server", program())
    demand("postgresql", postgresql.program("initdb"))


@pytest.fixture(scope="session")
def server() -> Iterator[Nats]:
    """A NATS server, which this process may use."""
    with nats() as found, pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUTETIA_NATS_PASSWORD", PASSWORD)
        yield found
