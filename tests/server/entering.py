"""How people of the tests get into accounts, and the site at which they do."""

from __future__ import annotations

from typing import Any

import altcha

from tests.server.authenticator import Authenticator
from tests.server.client import Person
from tests.server.conftest import ORIGIN, Site


def post(person: Person, path: str, status: int = 200, **body: Any) -> Any:
    answer = person.http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def refused(person: Person, path: str, status: int, why: str, **body: Any) -> dict[str, Any]:
    error: dict[str, Any] = post(person, path, status, **body)["error"]
    assert error["code"] == why
    return error


def account(person: Person) -> dict[str, Any]:
    answer = person.http.get("/api/account")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def with_passkey(person: Person, **more: Any) -> Authenticator:
    """Make a passkey for ``person``."""
    key = Authenticator(ORIGIN, **more)
    options = post(person, "/api/account/passkeys/options")
    made = post(person, "/api/account/passkeys", 201, credential=key.make(options))
    assert made["account"] is True
    return key


def sign_in(person: Person, key: Authenticator) -> Any:
    options = post(person, "/api/sign-in/options")
    return post(person, "/api/sign-in", credential=key.use(options))


def codes_of(person: Person) -> list[str]:
    codes: list[str] = post(person, "/api/account/codes", 201)["codes"]
    return codes


def stored(site: Site) -> bytes:
    return b"".join(
        path.read_bytes() for path in site.app.state.settings.db.parent.iterdir() if path.is_file()
    )


def solved(task: dict[str, Any]) -> str:
    challenge = altcha.Challenge.from_dict(task)
    solution = altcha.solve_challenge(challenge)
    assert solution is not None
    return altcha.Payload(challenge, solution).to_base64()
