"""``lutetia arena``: opponents against opponents, every deal from every seat, with intervals."""

from __future__ import annotations

import json
from contextlib import ExitStack
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lutetia.cli.common import (
    GameName,
    Options,
    check_players,
    fail,
    load_game,
    plain_errors,
    read_options,
)
from lutetia.cli.spread import Processes, Ray, spread_over

if TYPE_CHECKING:
    from rich.table import Table

    from lutetia.ai.arena import GameResult, Pairing
    from lutetia.ai.summary import Summary

PAIR = 2
"""Two seats: the least that play, and the number for which Elo is given."""


def arena(
    game: GameName,
    sides: Annotated[
        list[str],
        typer.Argument(
            help="Two or more: top, middle@1000 (simulations), top@0.2s, "
            "top:playout_candidates=4,c_puct=1 ..."
        ),
    ],
    players: Annotated[int, typer.Option(help="Number of seats.")] = 2,
    games: Annotated[
        int, typer.Option(min=1, help="Games for each pair, rounded up to whole blocks.")
    ] = 200,
    seed: Annotated[int, typer.Option(help="Where the deals begin.")] = 1,
    processes: Processes = None,
    ray: Ray = None,
    save: Annotated[
        Path | None,
        typer.Option(help="A file for every game: seats, points and ranks, as JSON, one a line."),
    ] = None,
    option: Options = None,
) -> None:
    """Let every pair of SIDES play: two seats swap,
    more seats are one among others on every seat, and the mirror."""
    from rich.console import Console
    from rich.progress import Progress

    from lutetia.ai.arena import Pairing, blocks, match
    from lutetia.ai.competitor import parse_competitor
    from lutetia.ai.summary import summaries

    rules = load_game(game)
    options = read_options(rules, option, players)
    check_players(rules, players)
    if len(sides) < PAIR:
        fail("an arena needs two sides or more")
    try:
        for text in sides:
            parse_competitor(text)
    except ValueError as error:
        fail(str(error))
    console = Console()
    table = _table(f"{game}, {players} players, deals from seed {seed}")
    with ExitStack() as stack:
        file = None
        if save is not None:
            with plain_errors(save):
                file = stack.enter_context(save.open("w", encoding="utf-8"))
        spread = stack.enter_context(spread_over(processes, ray))
        progress = stack.enter_context(
            Progress(console=console, transient=True, disable=not console.is_terminal)
        )
        for a, b in combinations(sides, 2):
            pairing = Pairing(game, players, a, b, options)
            task = progress.add_task(f"{a} - {b}", total=blocks(pairing, games))
            played = []
            for lines in match(pairing, games, seed, spread):
                played.append(lines)
                progress.advance(task)
                if file is not None:
                    file.writelines(_saved(pairing, line) for line in lines)
            for summary in summaries(pairing, played):
                _add(table, pairing, summary)
    console.print(table)


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


def _table(title: str) -> Table:
    from rich.table import Table

    table = Table(title=title)
    table.add_column("one among others", overflow="fold")
    for heading in (
        "games",
        "unfinished",
        "wins",
        "95 %",
        "fair",
        "Elo",
        "place",
        "points",
        "lead, 95 %",
        "wins by seat",
        "ms a move",
    ):
        table.add_column(heading, justify="right", overflow="fold")
    return table


def _add(table: Table, pairing: Pairing, s: Summary) -> None:
    from lutetia.ai.intervals import elo

    low, high = s.wins_interval
    table.add_row(
        f"{s.one} among {pairing.players - 1} {s.others}"
        if pairing.players > PAIR
        else f"{s.one} - {s.others}",
        str(s.games),
        str(s.unfinished),
        f"{s.wins:.1%}",
        f"{low:.1%} - {high:.1%}",
        f"{s.fair:.1%}",
        f"{elo(s.wins):+.0f}" if pairing.players == PAIR else "",
        f"{s.place:.2f}",
        f"{s.points[0]:.1f} : {s.points[1]:.1f}",
        f"{s.lead:+.1f} ({s.lead_interval[0]:+.1f}, {s.lead_interval[1]:+.1f})",
        " ".join(f"{seat:.0%}" for seat in s.seats),
        f"{s.milliseconds[0]:.2g} : {s.milliseconds[1]:.2g}",
    )
