"""The deal of one table as its log has made it: who has stirred, and which draw comes next."""

from __future__ import annotations

from typing import Literal

import msgspec

from lutetia.table.deal import scheme

Phase = Literal["open", "promise", "show", "done", "broken"]
"""People sit down and promise; the last promises are awaited; all show their bytes; draws come out
of the envelope; the site can open it no more and draws as at any other table."""

ROUNDS = 2
"""Whoever does not show what they promised costs the others one more round, and no second one."""


class Round(msgspec.Struct, array_like=True):
    """One round of stirring: promises and then bytes in hexadecimal, by seat."""

    promises: dict[int, str]
    shown: dict[int, str]


class Deal(msgspec.Struct, array_like=True):
    """A sealed deal.

    Attributes:
        roots: in hexadecimal, one for each `scheme.LEAVES` draws.
        rounds: of stirring; the last one counts.
        seats: whose promises, or bytes, are awaited or have counted.
        away: the seats of people who did not stir.
        since: when the phase began, in Unix seconds.
        stirred: what all have stirred together, in hexadecimal; "" before.
        next: the number of the next draw; it never goes back.
        hidden: something hidden from anybody has happened.
        master: in hexadecimal, once the game is over; "" before.
    """

    roots: list[str] = []
    phase: Phase = "open"
    rounds: list[Round] = msgspec.field(default_factory=lambda: [Round({}, {})])
    seats: list[int] = []
    away: list[int] = []
    since: float = 0.0
    stirred: str = ""
    next: int = 0
    hidden: bool = False
    master: str = ""

    @property
    def round(self) -> Round:
        """The round that counts, or will."""
        return self.rounds[-1]

    @property
    def stirring(self) -> bool:
        """Whether promises or bytes are awaited: no seat changes hands meanwhile."""
        return self.phase in ("promise", "show")

    def left_by(self, seat: int) -> None:
        """Forget what whoever sat on ``seat`` had promised."""
        if self.phase == "open":
            self.round.promises.pop(seat, None)

    def stir(self, seats: list[int], away: list[int], at: float) -> None:
        """Await the promises of ``seats``."""
        if self.phase == "show":
            self.rounds.append(Round({}, {}))
        self.phase, self.seats, self.since = "promise", seats, at
        self.away = sorted({*self.away, *away})

    def show(self, seats: list[int], at: float) -> None:
        """Await the bytes of ``seats``: nobody else stirs."""
        self.away = sorted({*self.away, *(seat for seat in self.seats if seat not in seats)})
        self.phase, self.seats, self.since = "show", seats, at

    def finish(self, table: str) -> None:
        """Put together what was shown."""
        shown = {seat: self.round.shown[seat] for seat in self.seats if seat in self.round.shown}
        self.away = sorted({*self.away, *(seat for seat in self.seats if seat not in shown)})
        self.phase, self.seats = "done", sorted(shown)
        pairs = [(seat, bytes.fromhex(one)) for seat, one in shown.items()]
        self.stirred = scheme.entropy(table, bytes.fromhex(self.roots[0]), pairs).hex()
