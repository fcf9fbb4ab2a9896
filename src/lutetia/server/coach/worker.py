"""What runs in a process of the coach, which makes one report or judges decisions. It is a program
of its own: no game waits for it, so it gives way to everything else."""

from __future__ import annotations

import os
import sys
import zlib
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from lutetia.server.coach.giving_way import do_with_what_is_left

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lutetia.ai.spread import Spread
    from lutetia.coach import Effort, Report
    from lutetia.coach.report import Progress
    from lutetia.engine.game import State
    from lutetia.games.record import Record

SEED = 1
"""Of every report and judgement of the site."""

MADE = b"made\n"
"""What stands before the report in what this process says; before it stand lines of progress."""


class Question(msgspec.Struct, frozen=True):
    """A decision to be judged.

    Attributes:
        view: all that its seat could know then.
        played: the action, in notation.
        effort: that is made; None: the usual one.
    """

    game: str
    view: dict[str, Any]
    played: str
    effort: dict[str, int] | None = None


class Answer(msgspec.Struct, frozen=True):
    """What a `lutetia.server.coach.types.Judged` says of the decision, as JSON."""

    judgement: msgspec.Raw
    told: msgspec.Raw


def coaching(
    record: Record,
    effort: Effort | None,
    progress: Progress | None = None,
    spread: Spread | None = None,
    bots: Sequence[int] = (),
) -> bytes:
    """Return a `lutetia.server.coach.types.Coaching` as JSON, without any name; ``bots`` are the
    numbers of the actions that bots took in place of people.

    Raises RecordError, OtherEdition: the record cannot be replayed.
    """
    from lutetia.ai.spread import in_turn
    from lutetia.coach import report

    record = replace(record, names=())
    made = report(record, None, SEED, effort, spread or in_turn, progress)
    moves = list(_moves(made, list(record.states())))
    return msgspec.json.encode({"report": made, "moves": moves, "bots": bots})


def _moves(made: Report, states: Sequence[State]) -> Iterator[dict[str, object]]:
    """Yield a `lutetia.server.coach.types.CoachMove` for each decision with a verdict."""
    for one in made.decisions:
        found = one.judgement
        if found.verdict:
            before = states[one.number - 1]
            told = [_entry(before, candidate.action) for candidate in found.candidates]
            yield {"number": one.number, "told": told}


def judged(question: Question) -> bytes:
    """Return an `Answer` as JSON. It follows from what the seat could know then: where the game has
    to be played on to be told, it is so from a position that the seat could believe in.

    Raises PositionError, Refusal: the view or the action is none.
    """
    from lutetia.coach import Effort, judge
    from lutetia.games import load

    game = load(question.game)
    effort = None if question.effort is None else Effort(**question.effort)
    found = judge(game, question.view, question.played, SEED, effort)
    before = game.determinize(question.view, SEED)
    told = [_entry(before, candidate.action, found.seat) for candidate in found.candidates]
    return msgspec.json.encode({"judgement": found, "told": told})


def _entry(before: State, text: str, viewer: int | None = None) -> msgspec.Raw:
    """Return an action as the log tells it ``viewer``, or everybody when the game has ended."""
    from lutetia.table.entries import Entry

    after = before.play(text)
    entry = Entry.of(
        after.ply, "act", before.to_act, after.ply, {"text": text}, after.events, before.game,
        after.last_code,
    )  # fmt: skip
    return entry.for_viewer(before.game, viewer, reveal_all=viewer is None)


def main() -> None:
    """Do what the first argument says, with so many seconds of processor time and bytes of memory
    as the next two say.

    ``report``: read the actions that bots took in place of people, as a line of JSON, and a record
    from standard input; write lines of progress, "done total", then
    `MADE`, then the report compressed by zlib. The last argument is the effort as JSON: null for
    the usual one. ``decision``: read a `Question` as a line of JSON and write its `Answer` as
    another one, again and again.
    """
    if hasattr(os, "nice"):
        os.nice(10)
    if hasattr(os, "setpgrp"):
        # A group of processes that ends with one signal, but in the session of the server: where
        # the system shares processors between sessions, `nice` counts within one alone.
        os.setpgrp()
    what, seconds, memory = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    if what == "report":
        bots = msgspec.json.decode(sys.stdin.buffer.readline(), type=list[int])
        text = sys.stdin.buffer.read().decode()
        work = partial(_report, text, bots, seconds, memory, sys.argv[4])
        do_with_what_is_left(work, sys.stdout.buffer, MADE)
    else:
        _decisions(seconds, memory)


def _report(
    text: str, bots: list[int], seconds: float, memory: int, effort: str, out: BinaryIO
) -> None:
    from lutetia.ai import warmup
    from lutetia.coach import Effort
    from lutetia.games.record import parse
    from lutetia.server.coach.spare import beside_a_helper
    from lutetia.server.record_worker import limited

    record = parse(text)
    warmup(record.game)

    def tell(done: int, total: int) -> None:
        out.write(b"%d %d\n" % (done, total))
        out.flush()

    with limited(seconds, memory):
        made = msgspec.json.decode(effort, type=Effort | None)
        body = zlib.compress(coaching(record, made, tell, beside_a_helper, bots))
    out.write(MADE + body)


def _decisions(seconds: float, memory: int) -> None:
    from lutetia.ai import warmup
    from lutetia.server.record_worker import limited

    warm: set[str] = set()
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        if question.game not in warm:
            warmup(question.game)
            warm.add(question.game)
        with limited(seconds, memory):
            body = judged(question)
        sys.stdout.buffer.write(body + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
