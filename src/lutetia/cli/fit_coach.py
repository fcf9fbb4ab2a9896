"""``lutetia fit-coach``: from what a search expects to shares of wins, by games of bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from lutetia.cli.common import (
    FewPlayers,
    GameName,
    check_writable,
    fail,
    fewest_players,
    load_game,
    plain_errors,
)
from lutetia.cli.sides import DealSeed, check_side
from lutetia.cli.spread import Processes, Ray, spread_over
from lutetia.whole_files import replace_file


def fit_coach(
    game: GameName,
    players: FewPlayers = None,
    games: Annotated[int, typer.Option(min=1, help="Games to fit to.")] = 1000,
    held_out: Annotated[int, typer.Option(min=1, help="Games that only judge the fit.")] = 500,
    by: Annotated[
        str, typer.Option(metavar="SIDE", help="Who plays, as the arena has it.")
    ] = "middle@100",
    seed: DealSeed = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="The file of fits; without it, that which comes with the game."
        ),
    ] = None,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Fit the coach's map from utility to win share and points for one number of seats, and say how
    well it does in games that had no say in it."""
    from rich.console import Console
    from rich.progress import Progress

    from lutetia.ai.bots import BotError
    from lutetia.coach.effort import usual_effort
    from lutetia.coach.fit import FILE_NAME, with_fit
    from lutetia.coach.fitting import Recipe, make

    rules = load_game(game)
    check_side(by, rules)
    seats = fewest_players(rules, players)
    path = out or rules.folder / FILE_NAME
    _before(path)
    recipe = Recipe(game, seats, by, games, held_out, seed, usual_effort(rules))
    console = Console(stderr=True)
    with (
        plain_errors(path),
        spread_over(processes, ray) as spread,
        Progress(console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task(f"{game}, {seats} players", total=games + held_out)
        try:
            fit, about = make(recipe, spread, lambda done: bar.update(task, completed=done))
        except (ValueError, BotError) as error:
            fail(str(error))
        # Read again: others may have fitted other numbers of seats meanwhile.
        replace_file(path, with_fit(_before(path), seats, fit, about).encode())
    typer.echo(
        f"{path}: {game}, {seats} players, {about['positions']} positions of {games} games; in "
        f"{held_out} others promised and true shares are {about['calibration']:.1%} apart"
    )


def _before(path: Path) -> str:
    """Return the text of the file of fits as it is, empty where there is none; leave in a sentence
    where it is another file, which nothing may be added to."""
    check_writable(path)
    try:
        with plain_errors(path):
            read = path.read_bytes() if path.exists() else b""
        text = read.decode()
        found = json.loads(text or "{}")
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not all(name.isdecimal() for name in found):
        fail(f"{path} is no file of fits: name another one with --out, or remove it")
    return text
