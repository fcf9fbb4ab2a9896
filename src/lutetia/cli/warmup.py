"""``lutetia warmup``: compile the rules and the opponents, once a version, with a progress bar."""

from __future__ import annotations

from typing import Annotated

import typer

from lutetia.cli.common import load_game


def warmup(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="One game only; without it, all of them.")
    ] = None,
) -> None:
    """Compile the rules and the opponents into the cache, so that the first table opens at once."""
    from time import perf_counter

    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    import lutetia
    from lutetia.ai.parallel_warmup import compile_in_parallel
    from lutetia.ai.warm import PARTS, is_compiled
    from lutetia.ai.warm import warmup as compile_here
    from lutetia.engine.kernel import COMPILED, cache_home

    names = lutetia.GAMES if game is None else (load_game(game).meta.id,)
    if not COMPILED:
        typer.echo(
            "The rules run interpreted here (no Numba, or LUTETIA_JIT=0): "
            "there is nothing to compile."
        )
        return
    missing = [name for name in names if not all(is_compiled(name, part) for part in PARTS)]
    if not missing:
        typer.echo(f"{', '.join(names)}: compiled before, kept in {cache_home()}")
        return
    console = Console()
    if not console.is_terminal:
        typer.echo(f"Compiling {', '.join(missing)}: up to a minute, once a version")
    columns = (TextColumn("{task.description:<32}"), BarColumn(bar_width=30), TimeElapsedColumn())
    begin = perf_counter()
    with Progress(
        *columns, console=console, disable=not console.is_terminal, transient=True
    ) as progress:
        tasks = {name: progress.add_task(name, total=None) for name in missing}

        def told(name: str, what: str, done: int, total: int) -> None:
            progress.update(
                tasks[name],
                description=f"{name}: {what}" if what else name,
                completed=done,
                total=total,
            )

        compile_in_parallel(missing, told)
        for name in missing:
            if not all(is_compiled(name, part) for part in PARTS):
                compile_here(name)  # a process of its own failed at it: here the error is seen
    typer.echo(
        f"Compiled {', '.join(missing)} in {perf_counter() - begin:.1f} s, kept in {cache_home()}"
    )
