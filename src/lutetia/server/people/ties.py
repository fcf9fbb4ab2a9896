"""Who is kept away from whom: the one place that seating, seeking and talk ask."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from lutetia.server.storage import ties
from lutetia.server.storage.store import Store

NOBODY: frozenset[str] = frozenset()


class Ties:
    """Every block and mute of the site, in memory.

    Attributes:
        changed: called when they have.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.changed: Callable[[], None] = lambda: None
        self._blocks: defaultdict[str, set[str]] = defaultdict(set)
        self._unheard: defaultdict[str, set[str]] = defaultdict(set)

    async def open(self) -> None:
        """Take in what is stored."""
        found = await ties.silences(self._store)
        self._blocks.clear()
        self._unheard.clear()
        for player, other, block in found:
            self._note(player, other, mute=not block, block=block)

    def apart(self, one: str, other: str) -> bool:
        """Return whether the two never sit at one table: one of them has blocked the other."""
        return other in self._blocks.get(one, ()) or one in self._blocks.get(other, ())

    def unheard(self, player: str | None) -> frozenset[str]:
        """Return the ids of those whose words ``player`` does not see."""
        found = self._unheard.get(player or "")
        return frozenset(found) if found else NOBODY

    def kept_away(self, player: str | None) -> frozenset[str]:
        """Return the ids of those with whom ``player`` never sits at one table."""
        near = self.unheard(player)
        return frozenset(one for one in near if self.apart(player or "", one)) if near else NOBODY

    async def set(self, player: str, other: str, follow: bool, mute: bool, block: bool) -> None:
        """Keep how ``player`` stands to ``other``. Raises NotStored."""
        await self._store.write(ties.tie_row(player, other, follow, mute, block))
        self._blocks[player].discard(other)
        self._unheard[player].discard(other)
        if player not in self._blocks.get(other, ()):
            self._unheard[other].discard(player)
        for silent, loud, blocked in await ties.silences(self._store):
            if {silent, loud} == {player, other}:
                self._note(silent, loud, mute=not blocked, block=blocked)
        self.changed()

    def _note(self, player: str, other: str, mute: bool, block: bool) -> None:
        if mute or block:
            self._unheard[player].add(other)
        if block:
            self._blocks[player].add(other)
            self._unheard[other].add(player)
