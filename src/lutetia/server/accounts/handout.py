"""Everything that is kept of somebody, for themselves."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from lutetia.engine.errors import OtherEdition, RecordError
from lutetia.server.accounts.types import MyData, MyLog, Myself, Said
from lutetia.server.exports import Exports
from lutetia.server.registry import TableRegistry
from lutetia.server.storage import belongings
from lutetia.server.storage.people import Person
from lutetia.server.storage.store import Store


async def everything(store: Store, registry: TableRegistry, person: Person) -> MyData:
    """Return all that is kept of ``person``."""
    ids = await belongings.ids_of(store, person.id)
    tables = [
        MyLog(name, await _record(registry, name, person.id), await _said(store, name, ids))
        for name in await belongings.tables_of(store, *ids)
    ]
    *guests, me = [Myself(*row) for row in await belongings.people_of(store, ids)]
    return MyData(time.time(), me, guests, await belongings.rows_of(store, ids), tables)


async def _record(registry: TableRegistry, name: str, player: str) -> str | None:
    try:
        table, _, _ = await registry.load(name)
        seats = table.seats_of(player)
        return (await Exports().get(table, seats, registry.slices)).plain.decode()
    except (OtherEdition, RecordError, KeyError):
        return None


async def _said(store: Store, name: str, ids: Sequence[str]) -> list[Said]:
    events = [msgspec.json.decode(body) for body in await store.bodies(name)]
    return [
        Said(event["at"], event["text"])
        for event in events
        if event.get("kind") == "chat" and event.get("by") in ids
    ]
