"""Who may not do what: the one place that seating, opening, seeking and talk ask."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

from lutetia.server.limits import network
from lutetia.server.storage import moderation as kept
from lutetia.server.storage.moderation import Sanction
from lutetia.server.storage.store import Store
from lutetia.table.command_context import Deed
from lutetia.table.refusals import TableRefusal

FORBIDS: dict[str, tuple[Deed, ...]] = {"ban": ("sit", "say"), "mute": ("say",)}
"""What a sanction keeps people from: taking a seat or opening a table, and saying something."""


MAX_KNOWN = 50_000
"""People of whom it is known from where they came last."""


class Somebody(Protocol):
    """A person as sanctions know them."""

    @property
    def id(self) -> str:
        """By which the site knows them."""
        ...

    @property
    def account(self) -> bool:
        """Whether they have an account."""
        ...


class Sanctions:
    """All sanctions that hold, in memory.

    Attributes:
        changed: called when they have.
        moved: called with the id of somebody and the mark of the other address they come from.

    Args:
        mark: what stands for an address in the database.
    """

    def __init__(self, store: Store, mark: Callable[[str], str]) -> None:
        self._store, self._mark = store, mark
        self.changed: Callable[[], None] = lambda: None
        self.moved: Callable[[str, str], None] = lambda player, mark: None
        self._all: list[Sanction] = []
        self._people: dict[str, list[Sanction]] = {}
        self._networks: dict[str, list[Sanction]] = {}
        self._last: OrderedDict[str, str] = OrderedDict()  # in memory only: the mark by person

    async def open(self) -> None:
        """Take in what is stored."""
        self._all = await kept.sanctions(self._store, time.time())
        self._people, self._networks = {}, {}
        for one in self._all:
            if one.player is not None:
                self._people.setdefault(one.player, []).append(one)
            elif one.network is not None:
                self._networks.setdefault(one.network, []).append(one)

    async def read_again(self) -> None:
        """Take in what has changed in the database."""
        await self.open()
        self.changed()

    def marked(self, address: str) -> str:
        """Return what stands for an address, or its /64, in the database."""
        return self._mark(network(address))

    def came(self, player: str | None, address: str) -> None:
        """Note from where somebody has come."""
        if player is None or not address:
            return
        mark = self.marked(address)
        if self._last.get(player) != mark:
            self.moved(player, mark)
        self.came_to_another(player, mark)

    def came_to_another(self, player: str, mark: str) -> None:
        """Note from where somebody has come to another process of the site."""
        self._last[player] = mark
        self._last.move_to_end(player)
        while len(self._last) > MAX_KNOWN:
            self._last.popitem(last=False)

    def last_mark(self, player: str) -> str | None:
        """Return the mark of the address from which somebody came last, since this process runs."""
        return self._last.get(player)

    def of(self, somebody: Somebody | None, address: str = "") -> list[Sanction]:
        """Return what holds for somebody who comes from ``address``.

        What is for an address holds for guests there: accounts that were made before, or elsewhere,
        belong to others of the household.
        """
        mark = self.marked(address) if self._networks and address else None
        return self._holding(somebody, mark)

    def _holding(self, somebody: Somebody | None, mark: str | None) -> list[Sanction]:
        """As `of`, by the mark of an address."""
        found = list(self._people.get(somebody.id, ())) if somebody is not None else []
        if mark is not None and (somebody is None or not somebody.account):
            found += self._networks.get(mark, ())
        now = time.time()
        return [one for one in found if one.until is None or one.until > now]

    def refusal(
        self, deed: Deed, somebody: Somebody | None, address: str = ""
    ) -> TableRefusal | None:
        """Return the no to a deed of somebody, with the reason; None: they may."""
        found = [one for one in self.of(somebody, address) if deed in FORBIDS[one.kind]]
        if not found:
            return None
        last = max(found, key=lambda one: one.until or float("inf"))
        until = "∞" if last.until is None else f"→ {told(last.until)}"
        return TableRefusal("forbidden", "refusal.held", until=until, why=last.reason)

    def may_sit(self, somebody: Somebody) -> bool:
        """Return whether somebody who does not ask now may be given a seat: they count as coming
        from where they came last."""
        found = self._holding(somebody, self._last.get(somebody.id))
        return not any("sit" in FORBIDS[one.kind] for one in found)

    def require(self, deed: Deed, somebody: Somebody | None, address: str = "") -> None:
        """Raise TableRefusal where somebody may not do it."""
        no = self.refusal(deed, somebody, address)
        if no is not None:
            raise no


def told(until: float) -> str:
    """Return a moment, in Unix seconds, as it is read in every language."""
    return f"{datetime.fromtimestamp(until, UTC):%Y-%m-%d %H:%M} UTC"
