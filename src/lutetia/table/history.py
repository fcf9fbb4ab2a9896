"""The positions of one game by ply, without keeping them all: the recent ones,
and every sixteenth before.

So undoing and looking back cost the same in a long game as in a short one: at most fifteen actions
are played again. Of an
old position nothing is kept but its record as JSON, a kilobyte or two:
a whole `State` takes ten times as much.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from lutetia.engine.actors import CHANCE
from lutetia.engine.game import State

EVERY = 16
RECENT = 24

_encode = msgspec.json.Encoder().encode
_flat = msgspec.json.Decoder(list[int])


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One action of the game.

    Attributes:
        actor: the seat, or CHANCE.
        text: its notation, complete.
        by: the player who did it; None for chance and bots.
        barrier: True when undo is not free past it.
        version: of the event that is this action.
    """

    actor: int
    text: str
    by: str | None
    barrier: bool
    version: int


class History:
    """The way from the first position to the present one.
    ``steps[k]`` leads from ply ``k`` to ply ``k + 1``."""

    def __init__(self, first: State) -> None:
        self.steps: list[Step] = []
        self._first = first
        self._own: dict[str, list[int]] = {}  # plies before the actions of each player, rising
        self._alone = 0  # from this ply on one player alone has acted, without a barrier
        self._kept: dict[int, State] = {0: first}
        self._old: dict[int, msgspec.Raw] = {}

    @classmethod
    def of(cls, first: State, steps: list[Step], kept: Mapping[int, msgspec.Raw]) -> History:
        """Return the way of ``steps`` from ``first`` with what `positions` gave.
        Raises ValueError."""
        past = cls(first)
        for step in steps:
            past._count(step)
        if len(steps) not in kept:
            raise ValueError(f"the position after {len(steps)} actions is missing")
        past._old = {ply: flat for ply, flat in kept.items() if ply % EVERY == 0 and ply}
        past._kept[len(steps)] = past._again(len(steps), kept[len(steps)])
        return past

    def positions(self) -> dict[int, msgspec.Raw]:
        """Return every sixteenth position and the present one by ply,
        as the flat runs of their records in JSON."""
        plies = [*range(0, self.ply, EVERY), self.ply]
        return {ply: self._old[ply] if ply in self._old else _json(self.at(ply)) for ply in plies}

    def _again(self, ply: int, flat: msgspec.Raw) -> State:
        first = self._first
        buffer = first.game.layout.from_ints(_flat.decode(flat))
        return State(first.game, buffer, first.players, first.options, ply=ply)

    @property
    def ply(self) -> int:
        """The number of actions up to the present."""
        return len(self.steps)

    @property
    def now(self) -> State:
        """The present position."""
        return self._kept[len(self.steps)]

    def push(self, step: Step, state: State) -> None:
        """Go on to ``state`` by ``step``."""
        self._count(step)
        ply = len(self.steps)
        self._kept[ply] = state
        old = ply - RECENT
        if old > 0 and (left := self._kept.pop(old, None)) is not None and old % EVERY == 0:
            self._old[old] = _json(left)

    def _count(self, step: Step) -> None:
        """Add ``step``, and note what `own` and `alone` are asked for."""
        ply = len(self.steps)
        if step.barrier or step.by is None:
            self._alone = ply + 1
        elif ply and self.steps[-1].by != step.by:
            self._alone = ply
        if step.by is not None and step.actor != CHANCE:
            self._own.setdefault(step.by, []).append(ply)
        self.steps.append(step)

    def pass_on(self, player: str, to: str) -> None:
        """Let what ``player`` did have been done by ``to``."""
        kept, self.steps, self._own, self._alone = self.steps, [], {}, 0
        for step in kept:
            mine = step.by == player
            self._count(msgspec.structs.replace(step, by=to) if mine else step)

    def own(self, player: str) -> list[int]:
        """Return the plies before the actions of ``player``, rising, to be read only."""
        return self._own.get(player, [])

    def alone(self, player: str) -> int:
        """Return the earliest ply from which on ``player`` alone has
        acted and no barrier was passed."""
        last = self.steps[-1] if self.steps else None
        return self._alone if last is None or last.by == player else len(self.steps)

    def at(self, ply: int) -> State:
        """Return the position after ``ply`` actions. Raises IndexError beyond the present."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"plies 0 to {self.ply}, not {ply}")
        known = ply
        while known not in self._kept and known not in self._old:
            known -= 1
        kept = self._kept.get(known)
        state = kept if kept is not None else self._again(known, self._old[known])
        for step in self.steps[known:ply]:
            state = state.play(step.text)
        return state

    def cut(self, ply: int) -> None:
        """Go back to the position after ``ply`` actions."""
        state = self.at(ply)
        for later in range(ply + 1, self.ply + 1):
            self._kept.pop(later, None)
            self._old.pop(later, None)
        kept = self.steps[:ply]
        self.steps, self._own, self._alone = [], {}, 0
        for step in kept:
            self._count(step)
        self._kept[ply] = state


def _json(state: State) -> msgspec.Raw:
    return msgspec.Raw(_encode(state.key()))
