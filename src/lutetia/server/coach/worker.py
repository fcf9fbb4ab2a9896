"""What runs in the process that makes a report. It is a program of its own: of games that have
ended nothing waits for it, so it gives way to everything else."""

from __future__ import annotations

import os
import sys
import zlib
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lutetia.coach import Effort, Report
    from lutetia.coach.report import Progress
    from lutetia.engine.game import State
    from lutetia.games.record import Record

SEED = 1
"""Of every report of the site."""

MADE = b"made\n"
"""What stands before the report in what this process says; before it stand lines of progress."""


def coaching(record: Record, effort: Effort | None, progress: Progress | None = None) -> bytes:
    """Return a `lutetia.server.coach.types.Coaching` as JSON, without any name.

    Raises RecordError, OtherEdition: the record cannot be replayed.
    """
    from lutetia.coach import report

    record = replace(record, names=())
    made = report(record, seed=SEED, effort=effort, progress=progress)
    moves = list(_moves(made, list(record.states())))
    return msgspec.json.encode({"report": made, "moves": moves})


def _moves(made: Report, states: Sequence[State]) -> Iterator[dict[str, object]]:
    """Yield a `lutetia.server.coach.types.CoachMove` for each decision with a verdict."""
    for one in made.decisions:
        found = one.judgement
        if found.verdict:
            before = states[one.number - 1]
            told = [_entry(before, candidate.action) for candidate in found.candidates]
            yield {"number": one.number, "told": told}


def _entry(before: State, text: str) -> msgspec.Raw:
    """Return an action as the log of a game that has ended tells it."""
    from lutetia.table.entries import Entry

    after = before.play(text)
    entry = Entry.of(
        after.ply, "act", before.to_act, after.ply, {"text": text}, after.events, before.game,
        after.last_code,
    )  # fmt: skip
    return entry.for_viewer(before.game, None, reveal_all=True)


def main() -> None:
    """Read a record from standard input; write lines of progress, "done total", then `MADE`, then
    the report compressed by zlib.

    The arguments are seconds of processor time, bytes of memory, and the effort as JSON: null for
    the usual one.
    """
    if hasattr(os, "nice"):
        os.nice(10)
    from lutetia.ai import warmup
    from lutetia.coach import Effort
    from lutetia.games.record import parse
    from lutetia.server.record_worker import limited

    seconds, memory = float(sys.argv[1]), int(sys.argv[2])
    effort = msgspec.json.decode(sys.argv[3], type=Effort | None)
    record = parse(sys.stdin.buffer.read().decode())
    warmup(record.game)
    out = sys.stdout.buffer

    def tell(done: int, total: int) -> None:
        out.write(b"%d %d\n" % (done, total))
        out.flush()

    with limited(seconds, memory):
        body = zlib.compress(coaching(record, effort, tell))
    out.write(MADE + body)


if __name__ == "__main__":
    main()
