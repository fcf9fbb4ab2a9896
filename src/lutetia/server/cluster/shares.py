"""Limits over all processes: each tells the others now and then who has used much of late."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

import msgspec

from lutetia.server.cluster.bus import UNREADABLE, Bus, Seldom
from lutetia.server.cluster.members import Members
from lutetia.server.uses import Holding, Spending

log = logging.getLogger("lutetia.cluster")

SUBJECT = "lutetia.used"

EVERY = 0.5
"""Seconds between two tellings: for so long somebody may use as much at each process."""


class Used(msgspec.Struct, array_like=True):
    """What a process tells of the limits by their names.

    Attributes:
        spent: there since it last told, by address or person.
        held: there now.
    """

    member: str
    spent: dict[str, dict[str, float]]
    held: dict[str, dict[str, int]]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Used).decode


class Shares:
    """What this process tells of ``spendings`` and ``holdings``, and hears of the others."""

    def __init__(
        self,
        bus: Bus,
        members: Members,
        spendings: Mapping[str, Spending],
        holdings: Mapping[str, Holding],
    ) -> None:
        self._bus, self._members = bus, members
        self._spendings, self._holdings = spendings, holdings
        self._told_held = False
        self._unread = Seldom(log)

    async def keep(self) -> None:
        """Tell and hear, until cancelled."""
        await self._bus.listen(SUBJECT, self._hear)
        for one in self._spendings.values():
            one.shared = True
        try:
            while True:
                await asyncio.sleep(EVERY)
                await self._tell()
        finally:
            for one in self._spendings.values():
                one.shared = False
            for held in self._holdings.values():
                held.only(())

    async def _tell(self) -> None:
        processes = len(self._members.all)
        for holding in self._holdings.values():
            holding.only(self._members.all)
        spent = {name: told for name, one in self._spendings.items() if (told := one.told())}
        held = {name: now for name, one in self._holdings.items() if (now := one.told(processes))}
        if spent or held or self._told_held:
            await self._bus.publish(SUBJECT, _encode(Used(self._members.me.id, spent, held)))
        self._told_held = bool(held)

    async def _hear(self, body: bytes) -> None:
        try:
            used = _decode(body)
        except UNREADABLE:
            self._unread.say("what another process tells of limits cannot be read")
            return
        if used.member == self._members.me.id:
            return
        for name, spending in self._spendings.items():
            for who, amount in used.spent.get(name, {}).items():
                spending.take_off(who, amount)
        for name, holding in self._holdings.items():
            holding.heard(used.member, used.held.get(name, {}))
