"""The positions of one game by ply, without keeping them all: the recent ones, and every sixteenth before.

So undoing and looking back cost the same in a long game as in a short one: at most fifteen actions are played again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lutetia.engine.game import State

EVERY = 16
RECENT = 24


@dataclass(frozen=True, slots=True)
class Step:
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


class Past:
    """The way from the first position to the present one. ``steps[k]`` leads from ply ``k`` to ply ``k + 1``."""

    def __init__(self, first: State[Any]) -> None:
        self.steps: list[Step] = []
        self._kept: dict[int, State[Any]] = {0: first}

    @classmethod
    def of(cls, steps: list[Step], kept: dict[int, State[Any]]) -> Past:
        """Return the way of ``steps`` with the positions ``kept`` by ply, the first and the last among them."""
        past = cls(kept[0])
        past.steps = steps
        past._kept = dict(kept)
        if len(steps) not in kept:
            raise ValueError(f"the position after {len(steps)} actions is missing")
        return past

    @property
    def ply(self) -> int:
        """The number of actions up to the present."""
        return len(self.steps)

    @property
    def now(self) -> State[Any]:
        """The present position."""
        return self._kept[len(self.steps)]

    def push(self, step: Step, state: State[Any]) -> None:
        """Go on to ``state`` by ``step``."""
        self.steps.append(step)
        ply = len(self.steps)
        self._kept[ply] = state
        old = ply - RECENT
        if old > 0 and old % EVERY:
            self._kept.pop(old, None)

    def at(self, ply: int) -> State[Any]:
        """Return the position after ``ply`` actions. Raises IndexError beyond the present."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"plies 0 to {self.ply}, not {ply}")
        known = ply
        while known not in self._kept:
            known -= 1
        state = self._kept[known]
        for step in self.steps[known:ply]:
            state = state.play(step.text)
        return state

    def cut(self, ply: int) -> None:
        """Go back to the position after ``ply`` actions."""
        state = self.at(ply)
        for later in range(ply + 1, self.ply + 1):
            self._kept.pop(later, None)
        del self.steps[ply:]
        self._kept[ply] = state
