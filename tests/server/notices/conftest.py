"""A site that may reach this machine, and who receives its notices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Person
from tests.server.conftest import Site, quick, running
from tests.server.notices.post_office import Browser, Office, Postman, mail_server, office


@dataclass
class World:
    """A site, and around it a push service, a webhook's receiver and a mail server."""

    site: Site
    office: Office
    postman: Postman

    def browser(self, person: Person, path: str = "/push/ana") -> Browser:
        """Return a browser in which ``person`` has switched notices on."""
        browser = Browser(self.office.base + path)
        made = person.http.post("/api/me/notices/channels", json={"push": browser.subscription()})
        assert made.status_code == 201, made.text
        return browser


@pytest.fixture(scope="module")
def shared_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    with office(tmp_path_factory.mktemp("office")) as found:
        yield found


@pytest.fixture
def world(
    tmp_path: Path, shared_office: Office, monkeypatch: pytest.MonkeyPatch
) -> Iterator[World]:
    shared_office.came.clear()
    shared_office.status = lambda path: 201
    monkeypatch.setenv("SSL_CERT_FILE", str(shared_office.cert))
    with mail_server() as (postman, port):
        settings = settings_for(tmp_path, port)
        with running(settings) as site:
            yield World(site, shared_office, postman)


def settings_for(folder: Path, port: int, **more: Any) -> Any:
    return quick(
        folder,
        url="https://lutetia.example",
        smtp=f"smtp://localhost:{port}",
        mail_from="Lutetia <notices@lutetia.example>",
        reach="127.0.0.0/8, ::1",
        **more,
    )
