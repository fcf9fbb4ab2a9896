"""Only the owner of a table writes for it: PostgreSQL is the judge."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lutetia.server.errors import NotOwner, NotStored, StoreError
from lutetia.server.storage.owners import fence_row, take
from lutetia.server.storage.postgresql import Postgresql
from lutetia.server.storage.store import Store, event_rows
from lutetia.table.events import Event
from tests.server.client import run_alone
from tests.server.postgresql import Cluster, cluster


@pytest.fixture(scope="module")
def database() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


def event(n: int) -> list[Event]:
    return [{"kind": "x", "n": n}]  # type: ignore[typeddict-item, typeddict-unknown-key]


def test_who_was_the_owner_writes_nothing_more(database: Cluster, tmp_path: Path) -> None:
    address = database.database(tmp_path / "fence")
    one = Store(Postgresql.open(address, tmp_path, shared=True))
    other = Store(Postgresql.open(address, tmp_path, shared=True))

    async def work() -> None:
        first = await take(one, "t", "one")
        await one.write(fence_row("t", first), event_rows("t", 0, event(0)))
        second = await take(other, "t", "other")
        assert second == first + 1
        late = one.write(fence_row("t", first), event_rows("t", 1, event(1)))
        fine = one.write(event_rows("u", 0, event(0)))  # in the same commit, of another table
        found = await asyncio.gather(late, fine, return_exceptions=True)
        assert isinstance(found[0], NotOwner) and found[1] is None
        assert len(await other.events("t")) == 1 and len(await other.events("u")) == 1
        await other.write(fence_row("t", second), event_rows("t", 1, event(2)))
        with pytest.raises(NotStored):  # nor without its fence: the place is taken
            await one.write(event_rows("t", 1, event(3)))
        log: list[Any] = await one.events("t")
        assert [event["n"] for event in log] == [0, 2]

    run_alone(work())
    one.close()
    other.close()


def test_of_many_takers_at_once_one_writes(database: Cluster, tmp_path: Path) -> None:
    address = database.database(tmp_path / "takers")
    stores = [Store(Postgresql.open(address, tmp_path, shared=True)) for _ in range(4)]
    written: list[int] = []

    async def owner(store: Store, name: str) -> None:
        for _ in range(25):
            epoch = await take(store, "t", name)
            version = len(await store.bodies("t"))
            try:
                await store.write(fence_row("t", epoch), event_rows("t", version, event(epoch)))
            except NotStored:
                continue
            written.append(epoch)

    async def work() -> None:
        await asyncio.gather(*(owner(store, str(n)) for n, store in enumerate(stores)))
        kept: list[Any] = await stores[0].events("t")
        log = [event["n"] for event in kept]
        assert log == sorted(written) and len(set(log)) == len(log)

    run_alone(work())
    assert written
    for store in stores:
        store.close()


def test_a_cluster_and_a_single_server_keep_each_other_out(
    database: Cluster, tmp_path: Path
) -> None:
    address = database.database(tmp_path / "lock")
    for alone in (True, False):
        first = Postgresql.open(address, tmp_path, shared=not alone)
        with pytest.raises(StoreError, match="another server"):
            Postgresql.open(address, tmp_path, shared=alone)
        first.close()
    with pytest.raises(StoreError, match="cannot share"):
        Store.open(tmp_path / "file.db", shared=True)
