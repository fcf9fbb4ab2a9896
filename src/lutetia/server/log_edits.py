"""Names and words taken out of logs that are stored, and out of what shows them.

An event keeps its kind, its place and everything that the game follows from, so that each log still
replays to the same end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from lutetia.server.registry import TableRegistry
from lutetia.server.storage import belongings
from lutetia.server.storage.belongings import GONE, SILENT
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store


@dataclass(frozen=True)
class Renaming:
    """Somebody under another name.

    Attributes:
        name: it stands wherever a name of theirs stood.
        silent: whether what they said goes, too, and their profile is no longer named.
    """

    player: str
    name: str = GONE
    silent: bool = True

    def log(self, bodies: Sequence[bytes]) -> tuple[dict[int, bytes], set[str]]:
        """Return the events of a log that show the person, by version and rewritten, and the names
        that stood there."""
        log = [msgspec.json.decode(body) for body in bodies]
        ids, names = {self.player}, set[str]()
        for event in log:  # guests whose tables have passed to this account
            if event.get("kind") == "passed" and event.get("to") in ids:
                ids.add(event["player"])
        changed: dict[int, bytes] = {}
        for version, event in enumerate(log):
            if _shows(event, ids) and event["name"] != self.name:
                names.add(event["name"])
                event["name"] = self.name
                if self.silent:
                    _silence(event)
                changed[version] = msgspec.json.encode(event)
        first = log[0] if log else {}
        if first.get("host") in ids and names & {*first.get("names", ())}:
            # They brought the record of a game of theirs.
            first["names"] = [self.name if name in names else name for name in first["names"]]
            changed[0] = msgspec.json.encode(first)
        return changed, names

    def info(self, info: bytes, names: set[str]) -> bytes:
        """Return how the index shows a table, without ``names``."""
        told = msgspec.json.decode(info)
        for seat in told.get("seats", ()):
            if seat.get("kind") == "person" and seat.get("name") in names:
                seat["name"] = self.name
                if self.silent:
                    seat.pop("player", None)
        if told.get("ask") and told["ask"].get("name") in names:
            told["ask"]["name"] = self.name
        return msgspec.json.encode(told)


def _silence(event: dict[str, Any]) -> None:
    """Take words out of an event, and that there is a public profile."""
    if event["kind"] == "chat":
        event["text"] = SILENT
    elif event["kind"] == "passed":
        event["account"] = False
    else:
        event.pop("account", None)


def _shows(event: dict[str, Any], ids: set[str]) -> bool:
    """Return whether an event bears the name of one of ``ids``."""
    kind = event.get("kind")
    if kind == "chat":
        return event.get("by") in ids
    if kind == "passed":
        return event.get("to") in ids
    if kind == "wished" and event.get("what") != "sit":
        return False  # it names the bot
    return kind in ("sat", "named", "wished", "muted") and event.get("player") in ids


class LogEdits:
    """Changes stored logs, live tables and sleeping ones alike."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store, self._registry = store, registry

    async def rename(self, table: str, renaming: Renaming) -> None:
        """Give somebody another name in the log of a table. Raises NotStored."""

        async def write() -> None:
            changed, names = renaming.log(await self._store.bodies(table))
            statements = _bodies(table, changed)
            kept = await belongings.info_of(self._store, table)
            if kept is not None:
                statements.append(belongings.info_row(table, renaming.info(kept[1], names)))
            await self._store.write(*self._fence(table), *statements)

        await self._rewrite(table, write)

    async def silence(self, table: str, line: int, *also: Statement) -> None:
        """Take the words out of a line of chat, and carry out ``also`` in the same commit.

        Raises LookupError: there is no such line, NotStored.
        """

        async def write() -> None:
            bodies = await self._store.read(
                "SELECT body FROM events WHERE table_id = ? AND version = ?", table, line
            )
            event = msgspec.json.decode(bodies[0][0]) if bodies else {}
            if event.get("kind") != "chat":
                raise LookupError(line)
            event["text"] = SILENT
            changed = {line: msgspec.json.encode(event)}
            await self._store.write(*self._fence(table), *_bodies(table, changed), *also)

        await self._rewrite(table, write)

    def _fence(self, table: str) -> list[Statement]:
        actor = self._registry.actors.get(table)
        return [] if actor is None else self._registry.fence(actor)

    async def _rewrite(self, table: str, write: Any) -> None:
        actor = self._registry.actors.get(table)
        if actor is not None:
            await actor.rewritten(write)
            await self._registry.listed_anew(actor)
            return
        await write()
        actor = self._registry.actors.get(table)
        if actor is not None:  # it was opened meanwhile
            await actor.rewritten(_nothing)


def _bodies(table: str, changed: dict[int, bytes]) -> list[Statement]:
    rows = [belongings.body_row(table, version, body) for version, body in changed.items()]
    return [*rows, belongings.no_snapshot_row(table)]


async def _nothing() -> None:
    return
