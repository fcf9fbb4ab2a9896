"""``lutetia coach``: every decision of a played game, judged on what its seat could know then."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from math import isnan
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated

import typer

from lutetia.cli.common import Lang, RecordFile, fail, load_language, load_record, plain_errors
from lutetia.cli.sides import Seed
from lutetia.cli.spread import Processes, Ray, spread_over

if TYPE_CHECKING:
    from lutetia.coach import Effort, Report
    from lutetia.coach.report import Decision, SeatReport
    from lutetia.games.record import Record
    from lutetia.i18n import Speaker

WIDTH = 80
"""Columns of what is printed."""

MOST_SIMULATIONS, MOST_SECONDS = 100_000, 600.0
"""More than these in a tree, or for a decision, would ask for more memory than there is."""


def coach(
    file: RecordFile,
    seat: Annotated[
        list[int] | None,
        typer.Option("--seat", min=0, help="Judge this seat, from 0; may be repeated."),
    ] = None,
    json_: Annotated[
        bool, typer.Option("--json", help="Print the report as JSON (docs/coach.md).")
    ] = False,
    simulations: Annotated[
        int | None, typer.Option(min=1, max=MOST_SIMULATIONS, help="Simulations in each tree.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.01, max=MOST_SECONDS, help="Instead, about so much processor time a decision."
        ),
    ] = None,
    seed: Seed = 1,
    lang: Lang = "en",
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Judge every decision of a record, and say where each result comes from: start, errors and
    luck. The same record, simulations and seed give the same report."""
    import msgspec
    from rich.console import Console
    from rich.progress import Progress

    from lutetia.coach import report

    language = load_language(lang)
    record = load_record(file)
    for one in seat or []:
        if one >= record.players:
            fail(f"{file}: --seat {one}: this game has seats 0 to {record.players - 1}")
    if simulations is not None and seconds is not None:
        fail("only one of --simulations and --seconds can be asked for")
    if seconds is not None and isnan(seconds):  # no bound keeps that out
        fail("--seconds nan: say a number of seconds")
    console = Console(stderr=True)
    with (
        plain_errors(file),
        spread_over(processes or (os.cpu_count() if ray is None else None), ray) as spread,
        Progress(console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        effort = _effort(record, simulations, seconds)
        task = bar.add_task(file.name)
        judged = report(
            record, seat, seed, effort, spread,
            lambda done, total: bar.update(task, completed=done, total=total),
        )  # fmt: skip
    if json_:
        typer.echo(msgspec.json.format(msgspec.json.encode(judged), indent=1).decode())
        return
    for line in _lines(judged, record, language):
        typer.echo(line)


def _effort(record: Record, simulations: int | None, seconds: float | None) -> Effort | None:
    import lutetia
    from lutetia.coach.effort import usual_effort
    from lutetia.coach.pace import effort_within

    game = lutetia.game(record.game)
    if simulations is not None:
        return replace(usual_effort(game), simulations=simulations)
    if seconds is None:
        return None
    acting = [state for state in record.states() if state.to_act not in (None, lutetia.CHANCE)]
    if not acting:
        return None
    effort = effort_within(game, acting[len(acting) // 2], seconds)
    return replace(effort, simulations=min(effort.simulations, MOST_SIMULATIONS))


def _lines(report: Report, record: Record, language: str) -> Iterator[str]:
    """Yield the report for people."""
    import lutetia
    from lutetia.i18n import Speaker
    from lutetia.table.typed_text import clean

    game = lutetia.game(report.game)
    speaker = Speaker(game, language, [clean(one) for one in report.names])
    numbers = _Numbers(language)
    yield from _wrapped(
        speaker.say(
            "coach.heading",
            {
                "title": game.meta.title,
                "n": len(report.decisions),
                "seed": str(report.seed),
                "simulations": str(report.effort.simulations),
            },
        )
    )
    for key, told in (
        ("coach.unfinished", not report.over),
        ("coach.unfitted", not report.fitted),
        ("coach.outdated", not report.current),
    ):
        if told:
            yield from _wrapped(speaker.say(key))
    for seat in report.seats:
        yield ""
        yield from _of_seat(seat, speaker, numbers)
    named = [one for one in report.decisions if one.judgement.verdict]
    yield ""
    if not named:
        yield from _wrapped(speaker.say("coach.no_loss"))
    for one in named:
        yield from _of_decision(one, speaker, numbers)


class _Numbers:
    """Says numbers as a language writes them."""

    def __init__(self, language: str) -> None:
        self.language = language

    def signed(self, value: float) -> str:
        """Return ``value`` with one decimal and its sign."""
        return self._said(value, "+#,##0.0;−#,##0.0" if round(value, 1) else "0.0")

    def whole(self, value: float) -> str:
        """Return ``value`` without decimals, with its sign."""
        return self._said(value, "+#,##0;−#,##0")

    def plain(self, value: float) -> str:
        """Return ``value`` with one decimal."""
        return self._said(value, "#,##0.0;−#,##0.0")

    def _said(self, value: float, pattern: str) -> str:
        from babel.numbers import format_decimal

        return format_decimal(value, pattern, locale=self.language)


def _of_seat(seat: SeatReport, speaker: Speaker, numbers: _Numbers) -> Iterator[str]:
    yield speaker.seat(seat.seat)
    rate = (
        speaker.say("coach.no_rate")
        if seat.error_rate is None
        else speaker.say("coach.rate", {"rate": numbers.plain(seat.error_rate), "n": seat.counted})
    )
    verdicts = [speaker.say(f"coach.{name}_count", {"n": n}) for name, n in seat.verdicts.items()]
    yield from _wrapped(f"{rate} {', '.join(verdicts)}.", "  ")
    book = seat.ledger
    parts = ("start", "errors", "luck", "others", "result", "adjusted")
    told = {part: numbers.signed(getattr(book, part)) for part in parts}
    yield from _wrapped(speaker.say("coach.ledger", told), "  ")
    if seat.costliest:
        yield from _wrapped(
            speaker.say("coach.costliest", {"numbers": [str(n) for n in seat.costliest]}), "  "
        )


def _of_decision(one: Decision, speaker: Speaker, numbers: _Numbers) -> Iterator[str]:
    found = one.judgement
    low, high = (numbers.plain(100 * loss) for loss in found.interval)
    sure = (
        speaker.say("coach.exact")
        if found.exact
        else speaker.say("coach.between", {"low": low, "high": high})
    )
    loss = numbers.plain(100 * found.loss)
    head = speaker.say(f"coach.{found.verdict}", {"loss": loss, "sure": sure})
    yield from _wrapped(f"{one.number:>4}  {speaker.seat(found.seat)} {found.played}", "", "      ")
    yield from _wrapped(head, "      ")
    yield from _wrapped(speaker.say("coach.better", {"action": found.best}), "      ")
    if found.reason is not None:
        why, lost = found.reason, found.reason.points
        average = speaker.say("coach.average", {"points": numbers.signed(lost)})
        told = {
            "seat": why.seat,
            "line": speaker.say(why.key, why.args),
            "points": numbers.whole(lost) if found.exact else average,
        }
        key = "coach.why_own" if why.seat == found.seat else "coach.why_other"
        yield from _wrapped(speaker.say(key, told), "      ")


def _wrapped(text: str, indent: str = "", further: str | None = None) -> list[str]:
    return wrap(
        text, WIDTH, initial_indent=indent,
        subsequent_indent=indent if further is None else further,
    )  # fmt: skip
