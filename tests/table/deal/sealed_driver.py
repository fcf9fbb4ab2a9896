"""A table whose deal is sealed, with people who stir it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from lutetia.games import load
from lutetia.table import commands as c
from lutetia.table.deal import scheme
from lutetia.table.deal.envelope import Envelope, SealedChance
from lutetia.table.deal.state import Deal
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import CommandResult, execute, seal, stirred
from lutetia.table.seating import Player
from tests.table.table_driver import EVERYBODY, Seeded, TableDriver

MASTER = bytes(range(32))


class SealedDriver(TableDriver):
    """`TableDriver` with a sealed deal; ``online`` are the ids of the people who are connected."""

    def __init__(self, players: int = 4, envelope: Envelope | None = None, **values: Any) -> None:
        super().__init__(players, **values)
        self.log[0]["sealed"] = True  # type: ignore[typeddict-unknown-key]
        self.table = table_from_events("t1", self.log)
        self.envelope = envelope or Envelope(MASTER, "t1")
        self.chance = SealedChance(Seeded(1), self.envelope)  # type: ignore[assignment]
        self.online: set[str] = {one.id for one in EVERYBODY}
        self.log += seal(self.table, self.now, self.chance).events

    @classmethod
    def of(cls, game: str, seed: int = 2) -> SealedDriver:
        """Return a table of ``game`` for as few as it takes, one of `EVERYBODY` on each seat,
        not begun."""
        players = min(load(game).meta.players)
        driver = cls(players, seed=seed, game=game)
        driver.seat(*EVERYBODY[:players])
        return driver

    @property
    def deal(self) -> Deal:
        assert self.table.deal is not None
        return self.table.deal

    def do(
        self, who: Player | None, kind: type[Any], command_id: str | None = None, **values: Any
    ) -> CommandResult:
        command = kind(id=command_id or f"c{next(self._ids)}", **values)
        done = execute(
            self.table, who, command, self.now, self.chance, lambda: "t2", (), self.online
        )
        self.log += done.events
        return done

    def bytes_of(self, seat: int) -> bytes:
        """Return the bytes with which a seat stirs in this round."""
        return sha256(f"{seat} {len(self.deal.rounds)}".encode()).digest()

    def promise(self, *seats: int) -> SealedDriver:
        """Let the people on ``seats`` promise; all who are to without any."""
        root = bytes.fromhex(self.deal.roots[0])
        for seat in seats or self.table.stirrers():
            said = scheme.promise(self.table.id, root, seat, self.bytes_of(seat)).hex()
            self.do(self.holder(seat), c.Promise, seat=seat, hash=said)
        return self

    def show(self, *seats: int) -> SealedDriver:
        """Let the people on ``seats`` show their bytes; all who are to without any."""
        for seat in seats or list(self.deal.seats):
            self.do(self.holder(seat), c.Show, seat=seat, bytes=self.bytes_of(seat).hex())
        return self

    def wait(self, seconds: float) -> CommandResult:
        """Let time pass."""
        self.now += seconds
        done = stirred(self.table, self.now, self.chance)
        self.log += done.events
        return done

    def begin(self) -> SealedDriver:
        """Promise, start and show."""
        self.promise()
        self.start()
        return self.show()
