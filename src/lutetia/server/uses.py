"""What one address, or one person, uses at this process and at the others of its site: a limit
holds for all of them together.

Nobody is asked before something is used. What is spent is told to the others in blocks, and they
take it off as if it had been spent there; what is held is told as it stands, and who holds too much
at all of them together lets go of the latest.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Protocol

SHARE_UNTOLD = 8
"""So many times less than its part of a limit an address may hold at a process untold: most people
are never told of."""


class Spending:
    """Something that is spent.

    Attributes:
        shared: whether there is anybody to be told.

    Args:
        block: so much of it is told at once.
        take_off: takes off what a name has spent elsewhere.
    """

    def __init__(self, block: float, take_off: Callable[[str, float], None]) -> None:
        self.take_off = take_off
        self._block = block
        self._untold: dict[str, float] = {}
        self._shared = False

    @property
    def shared(self) -> bool:
        """Whether there is anybody to be told."""
        return self._shared

    @shared.setter
    def shared(self, now: bool) -> None:
        self._shared = now
        self._untold.clear()

    def note(self, name: str, amount: float = 1.0) -> None:
        """Note that ``name`` spends something here."""
        if self._shared and name:
            self._untold[name] = self._untold.get(name, 0.0) + amount

    def told(self) -> dict[str, float]:
        """Return what the others are to be told now, and note it as told."""
        found = {name: much for name, much in self._untold.items() if much >= self._block}
        if len(self._untold) > MAX_UNTOLD:
            self._untold.clear()
        for name in found:
            self._untold.pop(name, None)
        return found


MAX_UNTOLD = 20_000
"""Names whose small change is remembered until it makes a block."""


class Held(Protocol):
    """A thing that is held."""

    def cut(self) -> None:
        """End it at once."""
        ...


class Holding:
    """Things that are held for a while.

    Args:
        most: how many one name may hold at all processes together; 0: any number.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: dict[str, dict[Held, None]] = {}  # the latest last
        self._count = 0
        self._elsewhere: dict[str, Mapping[str, int]] = {}

    def __len__(self) -> int:
        return self._count

    def __contains__(self, name: str) -> bool:
        return name in self._here

    def _others(self, name: str) -> int:
        return sum(held.get(name, 0) for held in self._elsewhere.values())

    def take(self, name: str, what: Held) -> bool:
        """Have ``name`` hold one more; False where that is too much."""
        here = len(self._here.get(name, ()))
        if self._most and here + self._others(name) >= self._most:
            return False
        self._here.setdefault(name, {})[what] = None
        self._count += 1
        return True

    def leave(self, name: str, what: Held) -> None:
        """Have it held no more."""
        held = self._here.get(name, {})
        if what in held:
            del held[what]
            self._count -= 1
            if not held:
                del self._here[name]

    # --- among other processes --------------------------------------------------------------------

    def told(self, processes: int) -> dict[str, int]:
        """Return how many those hold here who hold a good part of what they may."""
        if not self._most:
            return {}
        least = self._most // (SHARE_UNTOLD * processes)
        return {name: len(held) for name, held in self._here.items() if len(held) > least}

    def heard(self, member: str, held: Mapping[str, int]) -> None:
        """Take in what is held at another process, and have those let go who hold too much: each
        process its part, so that together it is not too much any more."""
        self._elsewhere[member] = held
        for name in held.keys() & self._here.keys():
            here, others = self._here[name], self._others(name)
            if self._most and len(here) + others > self._most:
                keep = self._most * len(here) // (len(here) + others)
                for one in list(here)[keep:]:
                    one.cut()

    def only(self, members: Container[str]) -> None:
        """Forget what is held at processes that are gone."""
        for member in [one for one in self._elsewhere if one not in members]:
            del self._elsewhere[member]
