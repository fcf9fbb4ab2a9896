"""The clock of a table: how much time each seat has left. A fold over the times in the log, pure.

Time is in whole milliseconds, as the log has it. It runs for the seat that must act, over all
actions of one turn; with the turn what the pace adds is added. Going back restores what was left
at that ply. Whoever goes back without asking anybody has used their time all the same: else
thinking would be free.
"""

from __future__ import annotations

import msgspec

from lutetia.table.pace import Pace

MS = 1000
"""Milliseconds in a second."""

LEFT_AT_LEAST = 5 * MS
"""What a seat has at least after it has gone back, so that going back is no fall."""


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """The clock at the moment a position was reached.

    Attributes:
        left: of each seat, at the beginning of the turn that was running.
        runs: the seat whose time ran.
        used: by it in that turn.
        spent: by each seat in the whole game.
    """

    left: list[int]
    runs: int | None
    used: int
    spent: list[int]


class Clock:
    """The time of one game.

    Attributes:
        pace: what each seat is given.
        left: milliseconds of each seat at the beginning of the running turn.
        runs: the seat whose time runs, or None.
        since: when it began to run, in milliseconds of Unix time.
        spent: milliseconds that each seat has used in the whole game, without the running turn.
    """

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.bank * MS] * seats
        self.runs: int | None = None
        self.since = 0
        self.spent = [0] * seats
        self._marks: list[Mark] = []

    def marks(self) -> list[Mark]:
        """Return the clock at each ply so far, to be kept."""
        return self._marks

    @classmethod
    def of(
        cls, pace: Pace, left: list[int], runs: int | None, since: int, spent: list[int],
        marks: list[Mark],
    ) -> Clock:  # fmt: skip
        """Return a clock that was kept."""
        clock = cls(pace, len(left))
        clock.left, clock.runs, clock.since, clock.spent = left, runs, since, spent
        clock._marks = marks
        return clock

    def time_left(self, seat: int, at: int) -> int:
        """Return the milliseconds that ``seat`` has at ``at``; never below 0."""
        return max(0, self.left[seat] - (self._used(at) if seat == self.runs else 0))

    def due(self) -> int | None:
        """Return when the running time is up, in milliseconds of Unix time; None: none runs."""
        return None if self.runs is None else self.since + self.left[self.runs]

    def when(self, seconds: float) -> float:
        """Return when the running time will have ``seconds`` left, in Unix seconds.

        Raises ValueError: none runs.
        """
        due = self.due()
        if due is None:
            raise ValueError("no time runs")
        return due / MS - seconds

    def go(self, seat: int | None, at: int) -> None:
        """Let the time of ``seat`` run from ``at`` on; another seat's turn is over with that."""
        if seat == self.runs:
            return
        self._end(at, self.pace.added * MS)
        self.runs, self.since = seat, at

    def stop(self, at: int) -> None:
        """Let no time run: the game is over, or nobody whose time counts must act."""
        self._end(at, 0)

    def credit(self, seat: int, ms: int) -> None:
        """Give ``ms`` back to ``seat``: time that it could not use."""
        self.left[seat] += ms

    def reset(self, seat: int) -> None:
        """Give a seat whose time is up that of one turn, a minute at least."""
        self.left[seat] = max(self.pace.added, 60) * MS

    def mark(self, ply: int, at: int) -> None:
        """Note what the clock shows where the position after ``ply`` actions is reached."""
        del self._marks[ply:]
        used = self._used(at)
        spent = list(self.spent)
        if self.runs is not None:
            spent[self.runs] += used
        mark = Mark(list(self.left), self.runs, used, spent)
        self._marks += [mark] * (ply + 1 - len(self._marks))  # a record was brought without times

    def back(self, ply: int, at: int, free: bool) -> None:
        """Show what was shown at ``ply``; ``free``: nobody was asked, so used time stays used."""
        mark = self._marks[ply]
        self._end(at, 0)
        runs, lost = mark.runs, 0
        if free and runs is not None:
            lost = self.spent[runs] - mark.spent[runs]
        self.left, self.runs, self.spent = list(mark.left), runs, list(mark.spent)
        self.since = at - mark.used
        if runs is not None:
            self.spent[runs] += lost - mark.used
            least = mark.used + LEFT_AT_LEAST
            self.left[runs] = max(self.left[runs] - lost, min(self.left[runs], least))
        del self._marks[ply + 1 :]

    def _used(self, at: int) -> int:
        return 0 if self.runs is None else max(0, at - self.since)

    def _end(self, at: int, added: int) -> None:
        """Stop the running time, and add ``added`` milliseconds as far as the pace allows."""
        seat = self.runs
        if seat is None:
            return
        used = self._used(at)
        self.spent[seat] += used
        left = max(0, self.left[seat] - used)
        cap = left + added if self.pace.most is None else self.pace.most * MS
        self.left[seat] = max(left, min(left + added, cap))
        self.runs = None
