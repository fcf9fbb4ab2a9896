"""What people seek, brought together: as soon as enough of them fit, they sit at a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from lutetia.games import IDS, load
from lutetia.ratings.rating import class_of
from lutetia.server.calls import Found, SeekInfo
from lutetia.server.errors import NotStored
from lutetia.server.keyed_locks import KeyedLocks
from lutetia.server.registry import TableRegistry
from lutetia.server.seeks.matching import Seek, fit, match
from lutetia.server.storage.seeks import no_seek_rows, read_seeks, seek_row
from lutetia.server.storage.store import Store
from lutetia.server.zones import weekends_of
from lutetia.table import commands
from lutetia.table.events import created, timing
from lutetia.table.seating import Player

log = logging.getLogger("lutetia.seeks")

MAX_SEEKS = 8
"""Games that one person may seek at a time."""

MAX_LISTED = 100
"""Seeks that are listed, those who have waited longest."""

GONE_AFTER = 20.0
"""Seconds without a socket after which a person no longer seeks a game that is played at once,
also if they had none when they began to seek: a reload or a tunnel takes less."""

MAX_AGE = 14 * 86_400.0
"""Seconds after which a seek of somebody who is away is forgotten."""

SWEEP = 3600.0
"""Seconds between two looks for old seeks."""

_decode = msgspec.json.Decoder(Seek)
_encode = msgspec.json.Encoder().encode


class TooMany(Exception):
    """Somebody seeks as many games as they may."""


class Seeks:
    """Everything that is sought.

    Attributes:
        watchers: called when what is sought has changed, with the ids of the people whose own
            seeks have.
        finders: called for each person who has found a game, with their id.
    """

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store, self._registry = store, registry
        self._seeks: dict[str, Seek] = {}  # by id, those who have waited longest first
        self._locks = KeyedLocks()  # by person
        self._here: Counter[str] = Counter()
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self.watchers: list[Callable[[set[str]], None]] = []
        self.finders: list[Callable[[str, Found], None]] = []

    async def open(self) -> None:
        """Take in what was sought before this process by people who may be away."""
        kept = [one for body in await read_seeks(self._store) if (one := _kept(body)) is not None]
        self._seeks |= {one.id: one for one in sorted(kept, key=lambda one: one.since)}
        self._registry.keep(asyncio.create_task(self.keep()))

    # --- seeking ----------------------------------------------------------------------------------

    def of(self, player: str) -> list[Seek]:
        """Return what somebody seeks."""
        return [one for one in self._seeks.values() if one.player.id == player]

    def listed(self, viewer: str | None = None) -> list[Seek]:
        """Return what is sought, at most `MAX_LISTED`: nothing of those from whom ``viewer`` is
        kept away."""
        apart = self._registry.ties.kept_away(viewer)
        return [one for one in self._seeks.values() if one.player.id not in apart][:MAX_LISTED]

    async def seek(self, new: Seek, address: str) -> str | None:
        """Take in what somebody seeks, and return the table where they sit if it was found at once.

        A seek of theirs for the same title and pace gives way to it. What one person seeks is taken
        in one after another: while the one is written, the next does not see it yet.

        Raises TooMany, NotStored.
        """
        async with self._locks.of(new.player.id):
            return await self._take_in(new, address)

    async def _take_in(self, new: Seek, address: str) -> str | None:
        own = self.of(new.player.id)
        given_up = [one for one in own if one.like(new)]
        if len(own) - len(given_up) >= MAX_SEEKS:
            raise TooMany
        rows = no_seek_rows([one.id for one in given_up if one.stays])
        if new.stays:
            rows.append(seek_row(new.id, new.player.id, _encode(new).decode()))
        if rows:
            await self._store.write(*rows)
        for one in given_up:
            self._seeks.pop(one.id, None)
        group = match(new, list(self._seeks.values()), self._fit)
        if group is not None:
            return await self._seat(group, address)
        self._seeks[new.id] = new
        self._await(new.player.id)
        self._changed({new.player.id})
        return None

    def _fit(self, one: Seek, other: Seek) -> bool:
        return fit(one, other) and not self._registry.ties.apart(one.player.id, other.player.id)

    async def withdraw(self, ids: Sequence[str]) -> None:
        """Forget seeks. Raises NotStored; then they go on."""
        gone = [self._seeks[name] for name in ids if name in self._seeks]
        kept = no_seek_rows([one.id for one in gone if one.stays])
        if kept:
            await self._store.write(*kept)
        for one in gone:
            self._seeks.pop(one.id, None)
        if gone:
            self._changed({one.player.id for one in gone})

    async def _seat(self, group: list[Seek], address: str) -> str:
        """Open a table for ``group``, in an order drawn by lot, and begin.

        Raises NotStored: they seek on, all but the last, who has come just now.
        """
        new, found = group[-1], {one.player.id for one in group}
        # Nobody plays two games at once that are played in one sitting.
        others = [
            one
            for one in self._seeks.values()
            if one.player.id in found and not one.stays and not new.stays
        ]
        gone = {one.id: one for one in [*group, *others]}
        before = dict(self._seeks)
        for name in gone:
            self._seeks.pop(name, None)
        try:
            table = await self._open(group, [one.id for one in gone.values() if one.stays], address)
        except Exception:
            back = {name: one for name, one in before.items() if name in gone}
            self._seeks = dict(sorted((self._seeks | back).items(), key=lambda item: item[1].since))
            for person in found:  # who may have left meanwhile
                self._await(person)
            raise
        self._changed(found)
        for finder in self.finders:
            for person in found:
                finder(person, Found(table, new.game, new.pace))
        return table

    async def _open(self, group: list[Seek], kept: Sequence[str], address: str) -> str:
        new = group[-1]
        game, seats = load(new.game), [one.player for one in group]
        secrets.SystemRandom().shuffle(seats)
        # Nobody has opened it: drawn by lot, nobody may silence another.
        first = created(game, len(seats), {}, None, False, self._registry.now())
        if new.pace is not None:
            zone = group[0].weekends
            pause = None if zone is None else weekends_of(zone, self._registry.now())
            first["timing"] = timing(new.pace, new.fall, pause)
        if new.rated:
            first["rated"] = True
        first["sealed"] = True  # strangers need not trust each other, nor the site
        does: list[tuple[Player, commands.Command]] = [
            (player, commands.Sit(id="found-sit", seat=seat)) for seat, player in enumerate(seats)
        ]
        does.append((seats[0], commands.Start(id="found-start")))
        actor = await self._registry.create([first], does, address, no_seek_rows(kept))
        return actor.table.id

    # --- who is here ------------------------------------------------------------------------------

    @property
    def here(self) -> int:
        """How many people are at the site."""
        return len(self._here)

    def came(self, player: str) -> None:
        """Note that somebody has opened a socket."""
        self._here[player] += 1
        going = self._leaving.pop(player, None)
        if going is not None:
            going.cancel()

    def left(self, player: str) -> None:
        """Note that a socket of somebody has closed."""
        self._here[player] -= 1
        if self._here[player] > 0:
            return
        del self._here[player]
        self._await(player)

    def _await(self, player: str) -> None:
        """Give somebody who has no socket `GONE_AFTER` seconds to open one, if they seek a game
        that is played at once: others would be seated with nobody."""
        if player in self._here or all(one.stays for one in self.of(player)):
            return
        before = self._leaving.pop(player, None)
        if before is not None:
            before.cancel()
        loop = asyncio.get_running_loop()
        self._leaving[player] = loop.call_later(GONE_AFTER, self._gone, player)

    def _gone(self, player: str) -> None:
        self._leaving.pop(player, None)
        gone = [one.id for one in self.of(player) if not one.stays]
        for name in gone:  # they are in no database
            del self._seeks[name]
        if gone:
            self._changed({player})

    def rename(self, player: Player) -> None:
        """Take over a new name."""
        for one in self.of(player.id):
            self._seeks[one.id] = msgspec.structs.replace(one, player=player)
        self._changed(set())

    def forget(self, player: str) -> None:
        """Take out what somebody sought who is deleted, as the database has done."""
        for one in self.of(player):
            del self._seeks[one.id]
        self._changed({player})

    async def keep(self) -> None:
        """Forget what has been sought for too long, again and again."""
        while True:
            now = self._registry.now()
            old = [one.id for one in self._seeks.values() if now - one.since > MAX_AGE]
            with contextlib.suppress(NotStored):  # the next time, then
                await self.withdraw(old)
            await asyncio.sleep(SWEEP)

    def _changed(self, people: set[str]) -> None:
        for watcher in self.watchers:
            watcher(people)


def _kept(body: str) -> Seek | None:
    """Return a seek as it is stored; None: it sleeps, for another version or another game."""
    try:
        found = _decode.decode(body)
    except msgspec.DecodeError as error:
        log.warning("a seek of another version sleeps: %s", error)
        return None
    return found if found.game in IDS else None


def seek_info(seek: Seek) -> SeekInfo:
    """Return what everybody sees of ``seek``."""
    return SeekInfo(
        seek.id,
        seek.player.name,
        seek.game,
        seek.players,
        seek.pace,
        seek.fall,
        int(seek.since),
        seek.rated,
        seek.within,
        seek.points.get(class_of(seek.players[0])),
        seek.level,
        seek.weekends,
    )
