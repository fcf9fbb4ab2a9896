"""``lutetia warmup``: compile the rules and the opponents, once a version, with a progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lutetia.cli.common import load_game

if TYPE_CHECKING:
    from rich.progress import Progress

    from lutetia.engine.game import Game

Step = tuple[str, Callable[[], object]]


def warmup(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game only; without it, all of them.")] = None,
) -> None:
    """Compile the rules and the opponents into the cache, so that the first table opens at once."""
    from time import perf_counter

    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    import lutetia
    from lutetia.engine.kernel import CACHE, COMPILED

    names = lutetia.GAMES if game is None else (load_game(game).meta.id,)
    if not COMPILED:
        typer.echo("The rules run interpreted here (no Numba, or LUTETIA_JIT=0): there is nothing to compile.")
        return
    console = Console()
    if not console.is_terminal:
        typer.echo(f"Compiling {', '.join(names)}: up to a minute the first time, a second later on")
    columns = (TextColumn("{task.description:<32}"), BarColumn(bar_width=30), TimeElapsedColumn())
    begin = perf_counter()
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        for name in names:
            _compile(load_game(name), progress)
    typer.echo(f"Compiled {', '.join(names)} in {perf_counter() - begin:.1f} s, kept in {CACHE}")


def _compile(game: Game[Any], progress: Progress) -> None:
    from lutetia.ai.levels import LEVELS
    from lutetia.ai.warm import warmup as compile_opponents

    name = game.meta.id
    rules = list(doors(game))
    task = progress.add_task(name, total=len(rules) + 1 + len(LEVELS))

    def opponents(what: str, done: int, total: int) -> None:
        progress.update(task, description=f"{name}: opponents {what}", completed=len(rules) + done, total=len(rules) + total)

    for label, work in rules:
        progress.update(task, description=f"{name}: {label}")
        work()
        progress.advance(task)
    compile_opponents(name, opponents)


def doors(game: Game[Any]) -> Iterator[Step]:
    """Yield the doors into the rules, each of which is compiled when it is first used."""
    from lutetia.engine.dice import seeded
    from lutetia.engine.kernel import array, zeros
    from lutetia.engine.trace import new_trace, silent

    players, driver = game.meta.players[0], game.driver
    options = array(game.option_codes(game.options({})))
    box, out, dice = game.layout.boxes(1), zeros(game.meta.most_choices), seeded(1)
    yield "setting up", lambda: driver.begin(box, players, options)
    yield "who acts", lambda: driver.actor(box)
    yield "legal actions", lambda: driver.choices(box, out)
    yield "refusals", lambda: driver.verdict(box, 0)
    yield "chance", lambda: driver.chance(box, dice)
    yield "odds", lambda: driver.odds(box, driver.chance(box, dice))
    yield "playing", lambda: driver.act(box, driver.chance(box, dice), new_trace())
    yield "points", lambda: [driver.total(box, 0), driver.breaker(box, 0)]
    yield "dealing again", lambda: driver.dream(game.new(players, seed=1).box(), 0, dice)
    yield "playouts", lambda: driver.playouts(box, 1, players, options, dice, out, silent())
