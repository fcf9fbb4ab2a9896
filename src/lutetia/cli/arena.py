"""``lutetia arena``: opponents against opponents, every deal from every seat, with intervals."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Annotated

import typer

from lutetia.cli.common import GameName, Options, fail, load_game, read_options

if TYPE_CHECKING:
    from rich.table import Table

    from lutetia.ai.arena import Pairing
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
    processes: Annotated[int, typer.Option(min=1, help="Processes to spread the deals over.")] = 1,
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
    if players not in rules.meta.players:
        fail(
            f"{game} is for {', '.join(map(str, sorted(rules.meta.players)))} players, "
            f"not {players}"
        )
    if len(sides) < PAIR:
        fail("an arena needs two sides or more")
    try:
        for text in sides:
            parse_competitor(text)
    except ValueError as error:
        fail(str(error))
    console = Console()
    table = _table(f"{game}, {players} players, deals from seed {seed}")
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        for a, b in combinations(sides, 2):
            pairing = Pairing(game, players, a, b, options)
            task = progress.add_task(f"{a} - {b}", total=blocks(pairing, games))
            played = []
            for lines in match(pairing, games, seed, processes):
                played.append(lines)
                progress.advance(task)
            for summary in summaries(pairing, played):
                _add(table, pairing, summary)
    console.print(table)


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
