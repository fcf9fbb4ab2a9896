"""``lutetia arena``: opponents against opponents, every deal from every seat, with intervals."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import combinations
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from lutetia.cli.common import (
    FewPlayers,
    GameName,
    Options,
    check_writable,
    fail,
    fewest_players,
    load_game,
    plain_errors,
    read_options,
)
from lutetia.cli.sides import DealSeed, check_side
from lutetia.cli.spread import Processes, Ray, spread_over

if TYPE_CHECKING:
    from lutetia.ai.arena import GameResult, Pairing
    from lutetia.ai.summary import Summary

PAIR = 2
"""Two seats: the least that play, and the number for which Elo is given."""

WIDTH = 80
"""Columns of the table that is printed."""

COLUMNS = ("level", "against", "games", "wins", "low", "high", "lead", "ms", "unfinished")
"""What a row has in ``--json`` and ``--csv``."""

STANDARD_OUTPUT = "-"


def arena(
    game: GameName,
    sides: Annotated[
        list[str],
        typer.Argument(
            help="Two or more: top, middle@1000 (simulations), top@0.2s, "
            "top:playout_candidates=4,c_puct=1, my_bot.py:Mine ..."
        ),
    ],
    players: FewPlayers = None,
    games: Annotated[
        int, typer.Option(min=1, help="Games for each pair, rounded up to whole blocks.")
    ] = 200,
    seed: DealSeed = 1,
    processes: Processes = None,
    ray: Ray = None,
    save: Annotated[
        Path | None,
        typer.Option(help="A file for every game: seats, points and ranks, as JSON, one a line."),
    ] = None,
    json_: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE", help="A file for the table as JSON; - prints it."),
    ] = None,
    csv: Annotated[
        str | None,
        typer.Option("--csv", metavar="FILE", help="A file for the table as CSV; - prints it."),
    ] = None,
    option: Options = None,
) -> None:
    """Let every pair of SIDES play: two seats swap,
    more seats are one among others on every seat, and the mirror."""
    from rich.console import Console
    from rich.progress import Progress

    from lutetia.ai.arena import Pairing, blocks, match
    from lutetia.ai.bots import BotError
    from lutetia.ai.summary import summaries

    rules = load_game(game)
    players = fewest_players(rules, players)
    options = read_options(rules, option, players)
    if len(sides) < PAIR:
        fail("an arena needs two sides or more")
    if json_ == csv == STANDARD_OUTPUT:
        fail("only one of --json and --csv can be printed")
    for text in sides:
        check_side(text, rules)
    files = [Path(name) for name in (save, json_, csv) if name not in (None, STANDARD_OUTPUT)]
    if str(save) == STANDARD_OUTPUT:
        fail("--save takes a file: only tables are printed")
    if len(set(files)) < len(files):
        fail("--save, --json and --csv take different files")
    for path in files:
        check_writable(path, replaced=False)
    console = Console(stderr=STANDARD_OUTPUT in (json_, csv))
    rows: list[dict[str, object]] = []
    told = [*_heading(f"{game}, {players} players, deals from seed {seed}")]
    with ExitStack() as stack:
        spread = stack.enter_context(spread_over(processes, ray))
        file = _opened(stack, save)
        progress = stack.enter_context(
            Progress(console=console, transient=True, disable=not console.is_terminal)
        )
        for a, b in combinations(sides, 2):
            pairing = Pairing(game, players, a, b, options)
            task = progress.add_task(f"{a} - {b}", total=blocks(pairing, games))
            played = []
            try:
                for lines in match(pairing, games, seed, spread):
                    played.append(lines)
                    progress.advance(task)
                    if file is not None:
                        file.writelines(_saved(pairing, line) for line in lines)
            except BotError as error:
                fail(str(error))
            try:
                found = summaries(pairing, played)
            except ValueError:
                fail(f"{a} - {b}: no game came to its end")
            rows += map(_row, found)
            told += [line for summary in found for line in _lines(pairing, summary)]
        as_json, as_csv = (_opened(stack, name) for name in (json_, csv))
        if as_json is not None:
            about = {"game": game, "players": players, "options": options, "seed": seed}
            as_json.write(json.dumps({**about, "rows": rows}, indent=2) + "\n")
        if as_csv is not None:
            _write_csv(as_csv, rows)
    for line in told:
        typer.echo(line, err=console.stderr)


def _opened(stack: ExitStack, name: str | Path | None) -> TextIO | None:
    """Return the file called ``name``, open for writing until ``stack`` ends."""
    if name is None:
        return None
    if name == STANDARD_OUTPUT:
        return sys.stdout
    path = Path(name)
    with plain_errors(path):
        return stack.enter_context(path.open("w", encoding="utf-8", newline=""))


def _saved(pairing: Pairing, line: GameResult) -> str:
    """Return a game as a line without anything that differs when it is played again."""
    return (
        json.dumps(
            {
                "game": pairing.game,
                "options": dict(pairing.options),
                "deal": line.deal,
                "seats": [pairing.a if who == "a" else pairing.b for who in line.seats],
                "points": line.points,
                "ranks": line.ranks,
                "moves": line.moves,
                "finished": line.finished,
            }
        )
        + "\n"
    )


def _row(s: Summary) -> dict[str, object]:
    low, high = s.wins_interval
    values = (s.one, s.others, s.games, s.wins, low, high, s.lead, s.milliseconds[0], s.unfinished)
    return dict(zip(COLUMNS, values, strict=True))


def _write_csv(file: TextIO, rows: Sequence[dict[str, object]]) -> None:
    import csv

    writer = csv.writer(file, lineterminator="\n")
    writer.writerows([COLUMNS, *(row.values() for row in rows)])


NAMES = 24
"""Columns for the names of both sides, side by side; longer ones have a line of their own."""

FIGURES = "{:>6} {:>6} {:>13} {:>7} {:>16}"
"""Games, wins, lead: the second half of a line."""


def _heading(title: str) -> list[str]:
    figures = FIGURES.format("games", "wins", "95 %", "lead", "95 %")
    return [title, "", f"{'level - against':<{NAMES}} {figures}", "-" * WIDTH]


def _lines(pairing: Pairing, s: Summary) -> list[str]:
    """Return what is printed of a summary: a line, and one with the rest of the figures."""
    from textwrap import wrap

    from lutetia.ai.intervals import elo

    among = f"{s.one} among {pairing.players - 1} {s.others}"
    names = wrap(among if pairing.players > PAIR else f"{s.one} - {s.others}", WIDTH)
    (low, high), (least, most) = s.wins_interval, s.lead_interval
    figures = FIGURES.format(
        s.games, f"{s.wins:.1%}", f"{low:.1%} {high:.1%}", f"{s.lead:+.1f}",
        f"{least:+.1f} {most:+.1f}" if isfinite(least) else "-",
    )  # fmt: skip
    if len(names[-1]) > NAMES:
        names.append("")
    names[-1] = f"{names[-1]:<{NAMES}} {figures}"
    rest = [
        f"fair {s.fair:.1%}",
        *([f"Elo {elo(s.wins):+.0f}"] if pairing.players == PAIR else []),
        f"place {s.place:.2f}",
        f"points {s.points[0]:.1f} : {s.points[1]:.1f}",
        "wins by seat " + " ".join(f"{seat:.0%}" for seat in s.seats),
        f"ms a move {s.milliseconds[0]:.2g} : {s.milliseconds[1]:.2g}",
        *([f"unfinished {s.unfinished}"] if s.unfinished else []),
    ]
    return [*names, *wrap(", ".join(rest), WIDTH, initial_indent="  ", subsequent_indent="  ")]
