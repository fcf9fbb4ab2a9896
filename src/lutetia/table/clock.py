"""The clock of a table: how much time each seat has left. A fold over the times in the log, pure.

Time is in whole milliseconds, as the log has it. It runs for the seat that must act, over all
actions of one turn; with the turn what the pace adds is added. It stands in weekends and holidays
(`pauses`). Going back restores what was left at that ply. Whoever goes back without asking anybody
has used their time all the same: else thinking would be free. Where that was more than there is
without the turns that are taken back, a little is left, and what later turns add pays for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from lutetia.table import pauses
from lutetia.table.pace import Pace
from lutetia.table.pauses import Span, Weekends

MS = 1000
"""Milliseconds in a second."""

LEFT_AT_LEAST = 5 * MS
"""What a seat has left at least after it has gone back past turns of its own, where it had so much:
what it used in them may have come with them, so that going back would be a fall. Logs of earlier
versions left it after every going back, whatever the seat had."""


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """The clock at the moment a position was reached.

    Attributes:
        left: of each seat, at the beginning of the turn that was running.
        runs: the seat whose time ran.
        used: by it in that turn.
        spent: by each seat in the whole game.
        ended, owed: as the clock had them.
    """

    left: list[int]
    runs: int | None
    used: int
    spent: list[int]
    ended: list[int]
    owed: list[int]


class KeptClock(msgspec.Struct, array_like=True):
    """A `Clock` as it is kept, without what the first event says of it."""

    left: list[int]
    runs: int | None
    since: int
    carried: int
    spent: list[int]
    ended: list[int]
    owed: list[int]
    holidays: list[list[Span]]
    away: list[int]
    marks: list[Mark]


class Clock:
    """The time of one game.

    Attributes:
        pace: what each seat is given.
        weekends: in which zone weekends count for nothing; None: they count.
        left: milliseconds of each seat at the beginning of the running turn.
        runs: the seat whose time runs, or None.
        since: up to when it is counted in ``carried``, in milliseconds of Unix time: when it began
            to run, or the latest move of its turn.
        carried: milliseconds that it had used by then in this turn.
        spent: milliseconds that each seat has used in the whole game, without the running turn.
        ended: milliseconds that each seat had when its latest turn ended, before any were added;
            where it has gone back since, what it had then.
        owed: milliseconds that each seat has used and never had without turns that were taken back:
            so many of those that its next turns add are not added.
        holidays: by seat, when whoever sits there is on holiday.
        away: by seat, until when they are on the one that is on, as was said last; 0: on none.
    """

    def __init__(self, pace: Pace, seats: int, weekends: Weekends | None = None) -> None:
        self.pace, self.weekends = pace, weekends
        self.left = [pace.bank * MS] * seats
        self.runs: int | None = None
        self.since = self.carried = 0
        self.spent = [0] * seats
        self.ended = list(self.left)
        self.owed = [0] * seats
        self.holidays: list[list[Span]] = [[] for _ in range(seats)]
        self.away = [0] * seats
        self._marks: list[Mark] = []

    def marks(self) -> list[Mark]:
        """Return the clock at each ply so far."""
        return self._marks

    def kept(self) -> KeptClock:
        """Return what `restore` takes."""
        return KeptClock(
            self.left, self.runs, self.since, self.carried, self.spent, self.ended, self.owed,
            self.holidays, self.away, self._marks,
        )  # fmt: skip

    def restore(self, kept: KeptClock) -> None:
        """Be again as a clock was that was kept."""
        self.left, self.runs, self.since = kept.left, kept.runs, kept.since
        self.carried, self.spent, self.ended = kept.carried, kept.spent, kept.ended
        self.owed, self.holidays, self.away = kept.owed, kept.holidays, kept.away
        self._marks = kept.marks

    # --- questions --------------------------------------------------------------------------------

    def time_left(self, seat: int, at: int) -> int:
        """Return the milliseconds that ``seat`` has at ``at``; never below 0."""
        return max(0, self.left[seat] - (self._used(at) if seat == self.runs else 0))

    def due(self) -> int | None:
        """Return when the running time is up, in milliseconds of Unix time; None: none runs."""
        return None if self.runs is None else self._until(0)

    def when(self, seconds: float) -> float:
        """Return when the running time will have ``seconds`` left, in Unix seconds.

        Raises ValueError: none runs.
        """
        if self.runs is None:
            raise ValueError("no time runs")
        return self._until(round(seconds * MS)) / MS

    def left_after(self, ply: int, at: int) -> int | None:
        """Return the milliseconds that the seat to act at ``ply`` will have left when it goes back
        there at ``at`` and asks nobody; None: its time did not run.

        What it used since stays used. Where more was used than there was then, since turns that
        are taken back had added some, a little is left: never more than there was before, be it now
        or when its latest turn ended, which may be taken back with what it added.
        """
        mark = self._marks[ply]
        seat = mark.runs
        if seat is None:
            return None
        used = self._used(at) if seat == self.runs else 0
        had = min(self.ended[seat], self.time_left(seat, at))
        used += self.spent[seat] - mark.spent[seat]
        return max(mark.left[seat] - mark.used - used, min(had, LEFT_AT_LEAST))

    def counted(self, since: int, until: int) -> int:
        """Return the milliseconds between two moments that count for the seat whose time runs."""
        if self.runs is None or until <= since:
            return 0
        return pauses.outside(self.pauses(self.runs, since), since, until)

    def pauses(self, seat: int, after: int) -> Iterator[Span]:
        """Yield the spans in which the time of ``seat`` stands and that end later than ``after``,
        in their order; where weekends pause, without end."""
        own = [span for span in self.holidays[seat] if span[1] > after]
        return pauses.joined(own, self.weekend_parts(after))

    def weekend_parts(self, after: int) -> Iterator[Span]:
        """Yield the parts of weekends that end later than ``after`` and count for nothing."""
        return iter(()) if self.weekends is None else pauses.weekends(self.weekends, after)

    def _until(self, ms: int) -> int:
        """Return when the running time will have ``ms`` milliseconds left."""
        assert self.runs is not None
        at, need = self.since, self.left[self.runs] - self.carried - ms
        if need <= 0:
            return at + need
        for begin, end in self.pauses(self.runs, at):
            free = max(0, begin - at)
            if need <= free:
                break
            need -= free
            at = max(at, end)
        return at + need

    # --- the fold ---------------------------------------------------------------------------------

    def go(self, seat: int | None, at: int) -> None:
        """Let the time of ``seat`` run from ``at`` on; another seat's turn is over with that."""
        if seat == self.runs:
            return
        self._end(at, self.pace.added * MS)
        self.runs, self.since, self.carried = seat, at, 0

    def count(self, at: int) -> None:
        """Take the running time up to ``at`` into account: what is said later of holidays before
        ``at`` changes nothing of it."""
        if self.runs is not None:
            self.carried, self.since = self._used(at), max(self.since, at)

    def lag(self, ms: int) -> None:
        """Take ``ms`` of the running turn as not used: they went by on the way."""
        self.carried -= ms

    def rest(self, seat: int, since: int, spans: Iterable[Span], at: int) -> None:
        """Let ``spans`` be the holidays of whoever sits on ``seat``, from ``since`` on, as is said
        at ``at``."""
        spans = list(spans)
        self.holidays[seat] = [*pauses.cut(self.holidays[seat], -pauses.FOR_EVER, since), *spans]
        self.away[seat] = max((end for _, end in spans if end > at), default=0)

    def stop(self, at: int) -> None:
        """Let no time run: the game is over, or nobody whose time counts must act."""
        self._end(at, 0)

    def credit(self, seat: int, ms: int) -> None:
        """Give ``ms`` back to ``seat``: time that it could not use."""
        self.left[seat] += ms
        self.spent[seat] -= ms  # what is taken back later does not cost it after all

    def reset(self, seat: int) -> None:
        """Give a seat whose time is up that of one turn, a minute at least."""
        self.left[seat] = self.ended[seat] = max(self.pace.added, 60) * MS

    def mark(self, ply: int, at: int) -> None:
        """Note what the clock shows where the position after ``ply`` actions is reached."""
        del self._marks[ply:]
        self.count(at)
        used = self._used(at)
        spent = list(self.spent)
        if self.runs is not None:
            spent[self.runs] += used
        mark = Mark(
            list(self.left), self.runs, used, spent, list(self.ended), list(self.owed)
        )  # fmt: skip
        self._marks += [mark] * (ply + 1 - len(self._marks))  # a record was brought without times

    def back(self, ply: int, at: int, free: bool, left: int | None = None) -> None:
        """Show what was shown at ``ply``; ``free``: nobody was asked, so used time stays used, and
        ``left`` is what `left_after` said. Logs of earlier versions do not have it."""
        mark = self._marks[ply]
        self._end(at, 0)
        runs, lost = mark.runs, 0
        if free and runs is not None:
            lost = self.spent[runs] - mark.spent[runs]
        self.left, self.runs, self.spent = list(mark.left), runs, list(mark.spent)
        self.ended, self.owed = list(mark.ended), list(mark.owed)
        self.since, self.carried = at, mark.used
        if runs is not None:
            self.spent[runs] += lost - mark.used
            exact = self.left[runs] - lost
            # Earlier versions left these seconds always; what their logs show stays as it was.
            least = min(self.left[runs], mark.used + LEFT_AT_LEAST)
            if left is None:
                self.left[runs] = max(exact, least)
            else:
                self.left[runs] = mark.used + left
                self.owed[runs] += max(0, mark.used + left - exact)
                self.ended[runs] = left
        del self._marks[ply + 1 :]

    def _used(self, at: int) -> int:
        """Return the milliseconds of the running turn that were used."""
        return 0 if self.runs is None else self.carried + self.counted(self.since, at)

    def _end(self, at: int, added: int) -> None:
        """Stop the running time, and add ``added`` milliseconds as far as the pace allows."""
        seat = self.runs
        if seat is None:
            return
        used = self._used(at)
        self.spent[seat] += used
        left = self.ended[seat] = max(0, self.left[seat] - used)
        paid = min(self.owed[seat], added)
        self.owed[seat] -= paid
        added -= paid
        cap = left + added if self.pace.most is None else self.pace.most * MS
        self.left[seat] = max(left, min(left + added, cap))
        self.runs = None
