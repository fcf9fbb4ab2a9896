"""What the clock of a table has followed, as short lines for the record: with them it shows the
same again, to the millisecond.

A line is ``MS WHAT RUNS``: the milliseconds since the game began; ``begin``, ``move``, ``move lag
MS``, ``back PLY free LEFT`` (so many milliseconds are left; earlier versions did not say) or ``back
PLY asked``, ``return SEAT``, ``credit SEAT MS``, ``holiday SEAT SINCE FROM UNTIL …``, ``stop`` or
``seat`` (a seat changed hands); then the seat whose time runs from there on, ``-`` for nobody,
``=`` where chance acts and the turn goes on.
"""

from __future__ import annotations

from collections.abc import Iterable

from lutetia.engine.errors import RecordError
from lutetia.table.clock import MS, Clock
from lutetia.table.events import Event
from lutetia.table.pace import Pace
from lutetia.table.pauses import Weekends

NOBODY, ON = "-", "="


def line(
    event: Event, began: int, free: bool, before: int | None, runs: int | None, draws: bool
) -> str | None:
    """Return the line of ``event``, or None where the clock takes no notice of it.

    Args:
        began: when the game began, in milliseconds of Unix time.
        free: nobody was asked, of `undone`.
        before: whose time ran before the event.
        runs: whose time runs now.
        draws: chance is to act now.
    """
    if event["kind"] == "started":
        what = "begin"
    elif event["kind"] == "act" and "lag" in event:
        what = f"move lag {event['lag']}"
    elif event["kind"] in ("act", "chance"):
        what = "move"
    elif event["kind"] == "undone":
        what = f"back {event['to']} {'free' if free else 'asked'}"
        if "left" in event:
            what += f" {event['left']}"
    elif event["kind"] == "returned":
        what = f"return {event['seat']}"
    elif event["kind"] == "credited":
        what = f"credit {event['seat']} {event['ms']}"
    elif event["kind"] == "holiday":
        moments = [event["since"], *(moment for span in event["spans"] for moment in span)]
        what = " ".join(map(str, ("holiday", event["seat"], *(one - began for one in moments))))
    elif runs == before:
        return None
    else:
        what = "stop" if event["kind"] == "over" else "seat"
    at = round(event["at"] * MS) - began
    return f"{at} {what} {ON if draws else NOBODY if runs is None else runs}"


def replay(
    pace: Pace, seats: int, lines: Iterable[str], began: int = 0, weekends: Weekends | None = None
) -> Clock:
    """Return the clock that ``lines`` lead to.

    Args:
        began: when the game began, in milliseconds of Unix time.
        weekends: in which zone weekends pause.

    Raises:
        RecordError: a line cannot be read, or cannot come there.
    """
    clock, ply = Clock(pace, seats, weekends), 0
    for n, text in enumerate(lines, start=1):
        try:
            ply = _follow(clock, ply, text.split(), began)
        except (ValueError, LookupError) as error:
            raise RecordError(f"clock, line {n}: {text!r} cannot be followed") from error
    return clock


def _follow(clock: Clock, ply: int, words: list[str], began: int) -> int:
    """Let ``clock`` follow one line; return the ply that is reached."""
    at, what, runs = began + int(words[0]), words[1], words[-1]
    if what == "back":
        ply = int(words[2])
        clock.back(ply, at, words[3] == "free", *map(int, words[4:-1][:1]))
    elif what == "return":
        clock.reset(int(words[2]))
    elif what == "credit":
        clock.credit(int(words[2]), int(words[3]))
    elif what == "holiday":
        since, *moments = [began + int(word) for word in words[3:-1]]
        clock.rest(int(words[2]), since, zip(moments[::2], moments[1::2], strict=True), at)
    elif what == "move":
        ply += 1
        if words[2] == "lag":
            clock.count(at)
            clock.lag(int(words[3]))
    elif what == "seat":
        clock.count(at)
    elif what == "stop":
        clock.stop(at)
        return ply
    if runs != ON:
        clock.go(None if runs == NOBODY else int(runs), at)
    if what in ("begin", "move"):
        clock.mark(ply, at)
    return ply
