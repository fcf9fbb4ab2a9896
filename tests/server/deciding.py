"""Moderators, and what tests have them and others do."""

from __future__ import annotations

from typing import Any

from lutetia.server.moderation.admin import SOCKET, Asked, ask
from lutetia.server.moderation.types import AnyAct, Grant
from tests.server.accounts import with_account
from tests.server.client import Person
from tests.server.conftest import Site


def post(person: Person, path: str, status: int = 201, **body: Any) -> Any:
    answer = person.http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def decide(site: Site, act: AnyAct) -> str:
    """Do something as `lutetia admin` does, and return what stood against it."""
    answered = ask(site.app.state.store.beside(SOCKET), Asked("root", act))
    assert answered is not None, "the site does not listen"
    return answered.no


def moderator(site: Site, name: str = "Maud") -> Person:
    person = with_account(site, site.person(name))
    assert decide(site, Grant(player=person.id, why="appointed")) == ""
    return person


def desk(person: Person, query: str = "") -> Any:
    answer = person.http.get(f"/api/moderation{query}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def do(person: Person, kind: str, status: int = 200, **values: Any) -> Any:
    return post(person, "/api/moderation", status, act=kind, why="a reason", **values)


def said(person: Person, table: str, text: str) -> int:
    """Say something and return the version of the line."""
    with person.line(table) as line:
        return int(line.do("chat", text=text)["version"])
