"""``lutetia train``: the net of an opponent, from nothing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from lutetia.cli.common import GameName, check_writable, fail, load_game, plain_errors
from lutetia.cli.sides import Seed
from lutetia.cli.spread import Processes, Ray, spread_over


def train(
    game: GameName,
    minutes: Annotated[
        float,
        typer.Option(
            "--cpu-minutes",
            help="About so many minutes of one processor; they decide how many games are played.",
        ),
    ] = 60.0,
    seed: Seed = 1,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where the weights go; without it, GAME.npz here."),
    ] = None,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Train the net of an opponent: games labelled by search, then self-play. What is done so far
    is kept beside FILE; the same command goes on after a stop."""
    from rich.console import Console
    from rich.progress import Progress

    from lutetia.engine.kernel import COMPILED
    from lutetia.learn.training.checkpoint import Checkpoint
    from lutetia.learn.training.recipe import recipe_for
    from lutetia.learn.training.run import needed
    from lutetia.learn.training.run import train as run

    load_game(game)
    if not COMPILED:
        fail("training needs Numba: it would take weeks without (is LUTETIA_JIT=0 set?)")
    path = out or Path(f"{game}.npz")
    if path.exists():
        fail(f"{path} is there already: name another file with --out, or remove it")
    check_writable(path)
    try:
        recipe = recipe_for(game, minutes, seed)
    except ValueError as error:
        fail(str(error))
    with plain_errors(), spread_over(processes or os.cpu_count(), ray) as spread:
        kept = Checkpoint(path.with_name(f"{path.name}.training"), needed(recipe))
        console = Console(stderr=True)
        rounds = len(recipe.chunks)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("", total=rounds)

            def told(turn: int, what: str, part: float, found: dict[str, float]) -> None:
                words = f"round {turn + 1} of {rounds}, {what}"
                bar.update(task, completed=turn + part * (0.9 if what == "games" else 1.0))
                bar.update(task, description=words)
                if found:
                    typer.echo(
                        f"round {turn + 1} of {rounds}: explains {found['explained']:.1%} of the "
                        f"values; cross entropy of the policy {found['policy']:.3f}, of even odds "
                        f"{found['even']:.3f}",
                        err=True,
                    )

            data = run(recipe, kept, spread, told)
        with plain_errors(path):
            kept.finish(path, data)
    typer.echo(f"{path}: {len(data)} bytes")
