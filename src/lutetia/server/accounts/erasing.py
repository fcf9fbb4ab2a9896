"""Deleting somebody: their name and words go from the logs, their games stay.

An event keeps its kind, its place and everything that the game follows from, so that each log still
replays to the same end.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from lutetia.engine.errors import OtherEdition
from lutetia.server.errors import NotStored
from lutetia.server.registry import TableRegistry
from lutetia.server.storage import belongings
from lutetia.server.storage.belongings import GONE, SILENT
from lutetia.server.storage.store import Store
from lutetia.server.storage.writer import Statement
from lutetia.server.table_actor import TableActor

log = logging.getLogger("lutetia.accounts")


def anonymous(bodies: Sequence[bytes], player: str) -> tuple[dict[int, bytes], set[str]]:
    """Return the events of a log that show ``player``, by version and rewritten, and the names that
    stood there."""
    log_ = [msgspec.json.decode(body) for body in bodies]
    ids, names = {player}, set[str]()
    for event in log_:  # guests whose tables have passed to this account
        if event.get("kind") == "passed" and event.get("to") in ids:
            ids.add(event["player"])
    changed: dict[int, bytes] = {}
    for version, event in enumerate(log_):
        if _shows(event, ids) and event["name"] != GONE:
            names.add(event["name"])
            event["name"] = GONE
            if event["kind"] == "chat":
                event["text"] = SILENT
            changed[version] = msgspec.json.encode(event)
    first = log_[0] if log_ else {}
    if first.get("host") in ids and names & {*first.get("names", ())}:
        # They brought the record of a game of theirs.
        first["names"] = [GONE if name in names else name for name in first["names"]]
        changed[0] = msgspec.json.encode(first)
    return changed, names


def _shows(event: dict[str, Any], ids: set[str]) -> bool:
    """Return whether an event bears the name of one of ``ids``."""
    kind = event.get("kind")
    if kind == "chat":
        return event.get("by") in ids
    if kind == "passed":
        return event.get("to") in ids
    if kind == "wished" and event.get("what") != "sit":
        return False  # it names the bot
    return kind in ("sat", "named", "wished") and event.get("player") in ids


def anonymous_info(info: bytes, names: set[str]) -> bytes:
    """Return how the index shows a table, without ``names``."""
    told = msgspec.json.decode(info)
    for seat in told.get("seats", ()):
        if seat.get("kind") == "person" and seat.get("name") in names:
            seat["name"] = GONE
            seat.pop("player", None)
    if told.get("ask") and told["ask"].get("name") in names:
        told["ask"]["name"] = GONE
    return msgspec.json.encode(told)


class Erasing:
    """Takes people who have gone out of all logs, one after another."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store, self._registry = store, registry
        self._one = asyncio.Lock()

    async def finish(self) -> None:
        """Go on with those whom the end of the process before has left in logs."""
        for player in await belongings.not_erased(self._store):
            await self.erase(player)

    async def erase(self, player: str) -> None:
        """Take a person who has gone out of all logs; what fails is done after the next start."""
        async with self._one:
            done = True
            for name in await belongings.tables_of(self._store, player):
                try:
                    await self._table(name, player)
                except NotStored:
                    done = False
                except Exception:
                    done = False
                    log.exception("table %s still shows somebody who has gone", name)
            if done:
                try:
                    await self._store.write(belongings.erased_row(player, time.time()))
                except NotStored:
                    return

    async def _table(self, name: str, player: str) -> None:
        kept = await belongings.info_of(self._store, name)
        actor = self._registry.actors.get(name)
        if actor is None and kept is not None and kept[0] != "over":
            actor = await self._awake(name)
        if actor is not None:
            await actor.give_up(player)
            await actor.rewritten(lambda: self._rewrite(name, player))
            await self._registry.listed_anew(actor)
            return
        await self._rewrite(name, player)
        actor = self._registry.actors.get(name)
        if actor is not None:  # it was opened meanwhile
            await actor.rewritten(_nothing)

    async def _awake(self, name: str) -> TableActor | None:
        try:
            return await self._registry.get(name)
        except OtherEdition:
            return None

    async def _rewrite(self, name: str, player: str) -> None:
        changed, names = anonymous(await self._store.bodies(name), player)
        statements: list[Statement] = [
            belongings.body_row(name, version, body) for version, body in changed.items()
        ]
        statements.append(belongings.no_snapshot_row(name))
        kept = await belongings.info_of(self._store, name)
        if kept is not None:
            statements.append(belongings.info_row(name, anonymous_info(kept[1], names)))
        await self._store.write(*statements)


async def _nothing() -> None:
    return
