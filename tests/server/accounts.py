"""People with accounts, for tests that are not about how one gets one, and orders about them that
fail."""

from __future__ import annotations

import time
from asyncio import run_coroutine_threadsafe
from dataclasses import replace

import pytest

from lutetia.server.orders import Carried, Order, Orders
from tests.server.client import Person
from tests.server.conftest import Site
from tests.server.patience import PATIENCE


def with_account(site: Site, person: Person) -> Person:
    """Make a guest somebody with an account, and return them."""
    name = person.http.get("/api/me").json()["player"]
    sessions, store = site.app.state.sessions, site.app.state.store

    async def make() -> None:
        await store.write(("UPDATE players SET account = ? WHERE id = ?", [(time.time(), name)]))
        known = await sessions.person(name)
        sessions._people[name] = replace(known, account=True)

    run_coroutine_threadsafe(make(), site.loop).result(PATIENCE)
    return person


def stand(site: Site, person: Person, mu: float) -> None:
    """Give somebody a rating in Paris Paris with two players."""
    row = (person.id, "paris_paris", "2", mu, 1.0, 30, time.time())
    sql = (
        "INSERT INTO standings (player_id, game, seats, mu, sigma, games, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    writing = site.app.state.store.write((sql, [row]))
    run_coroutine_threadsafe(writing, site.loop).result(PATIENCE)


def failing(patch: pytest.MonkeyPatch, error: type[Exception]) -> list[str]:
    """Let no order be carried out from now on; return where one was given, which grows."""
    tables: list[str] = []

    async def give(self: Orders, table: str, order: Order) -> Carried:
        tables.append(table)
        raise error("as the test has it")

    patch.setattr(Orders, "give", give)
    return tables
