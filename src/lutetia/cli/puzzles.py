"""``lutetia puzzles``: puzzles made from games of bots, and checked."""

from __future__ import annotations

from functools import partial
from itertools import count
from math import inf, isnan
from pathlib import Path
from typing import Annotated

import typer

from lutetia.cli.common import (
    GameName,
    check_writable,
    counted,
    fail,
    load_game,
    plain_errors,
)
from lutetia.cli.sides import Seed, check_side, seed_option
from lutetia.cli.spread import Processes, Ray, spread_over
from lutetia.whole_files import replace_file

app = typer.Typer(help="Puzzles: made from games of bots, and checked.", no_args_is_help=True)


PuzzleFile = Annotated[
    Path | None, typer.Argument(metavar="[FILE]", help="Without it, that of the game.")
]


@app.command()
def mine(
    game: GameName,
    wanted: Annotated[int, typer.Option("--count", min=1, help="How many.")] = 300,
    minutes: Annotated[
        float | None,
        typer.Option(min=0.0, help="Stop after so many with what there is by then."),
    ] = None,
    seed: Seed = 1,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Without it, the file that comes with the game."),
    ] = None,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Look for decisions with one clearly best action in games of bots. Puzzles that are in FILE
    stay and count. What is found so far is kept beside it; the same command goes on after a stop.
    """
    from time import monotonic

    from rich.console import Console
    from rich.progress import Progress

    from lutetia.puzzles.draft import Draft
    from lutetia.puzzles.mining import Recipe
    from lutetia.puzzles.mining import mine as work
    from lutetia.puzzles.puzzle import from_text, path_of, to_text

    rules = load_game(game)
    path = out or path_of(rules)
    check_writable(path)
    about = {"game": game, "seed": seed}
    console, end = Console(stderr=True), monotonic() + 60.0 * _minutes(minutes)
    with plain_errors(path), spread_over(processes, ray) as spread:
        kept = from_text(path.read_text(encoding="utf-8"))[1] if path.exists() else ()
        draft = Draft(path.with_name(f"{path.name}.draft"), wanted, about, kept)
        missing = draft.missing
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(game, total=missing)
            if missing:
                for mined in spread(partial(work, Recipe(game, seed)), count(len(draft.games) + 1)):
                    draft.add(mined)
                    bar.update(task, completed=missing - draft.missing)
                    if not draft.missing or monotonic() > end:
                        break
        told, found = draft.told(), list(draft.puzzles())
        made = {**about, "games": len(draft.games), "decisions": dict(sorted(told.items()))}
        if draft.games or not path.exists():  # else the file says better how it was made
            path.write_text(to_text(made, found), encoding="utf-8")
        if not draft.missing:
            draft.path.unlink()
    asked = sum(not one.retired for one in found)
    typer.echo(f"{path}: {counted(asked, 'puzzle')} from {counted(len(draft.games), 'game')}")
    for why, times in sorted(told.items(), key=lambda one: -one[1]):
        typer.echo(f"  {times} {why}")


def _minutes(said: float | None) -> float:
    """Return after how many minutes to stop; a number that is none is none."""
    if said is not None and isnan(said):
        fail("--minutes takes a number")
    return inf if said is None else said


@app.command()
def lengthen(
    game: GameName,
    file: PuzzleFile = None,
    minutes: Annotated[float | None, typer.Option(min=0.0, help="Stop after so many.")] = None,
    processes: Processes = None,
) -> None:
    """Look for what follows in the same turn, in puzzles where nobody has looked for it yet. Each
    that is done is kept in the file at once."""
    from time import monotonic

    from lutetia.puzzles.mining import lengthened
    from lutetia.puzzles.puzzle import from_text, path_of, to_text

    path = file or path_of(load_game(game))
    end, done = monotonic() + 60.0 * _minutes(minutes), 0
    with plain_errors(path), spread_over(processes, None) as spread:
        made, found = from_text(path.read_text(encoding="utf-8"))
        by_id = {one.id: one for one in found}
        left = [one for one in found if one.then is None]
        for one in spread(partial(lengthened, game), left):
            by_id[one.id], done = one, done + 1
            replace_file(path, to_text(made, list(by_id.values())).encode())
            if monotonic() > end:
                break
    longer = sum(bool(one.then) for one in by_id.values())
    typer.echo(f"{path}: {longer} of {len(by_id)} go on, {len(left) - done} not looked at")


@app.command()
def check(
    game: GameName,
    file: PuzzleFile = None,
    seed: Annotated[
        int | None, seed_option("Look for the best action anew with this seed, too.")
    ] = None,
    by: Annotated[
        str | None,
        typer.Option(
            metavar="SIDE", help="Let this opponent choose, too: strong@20000, as in the arena."
        ),
    ] = None,
    processes: Processes = None,
) -> None:
    """Say which puzzles cannot be set any more; exit 1 when there are any."""
    from lutetia.puzzles.check import agreeing, faults, found_by
    from lutetia.puzzles.puzzle import from_text, path_of

    rules = load_game(game)
    if by is not None:
        check_side(by, rules)
    path = file or path_of(rules)
    with plain_errors(path):
        _, found = from_text(path.read_text(encoding="utf-8"))
    wrong = list(faults(rules, found))
    for fault in wrong:
        typer.echo(fault)
    typer.echo(f"{game}: {counted(len(found), 'puzzle')}, {counted(len(wrong), 'fault')}")
    if wrong:
        raise typer.Exit(1)
    asked = tuple(one for one in found if not one.retired)
    with spread_over(processes, None) as spread:
        if seed is not None:
            same = agreeing(rules, asked, seed, spread)
            typer.echo(f"{same} of {len(asked)} that are asked with the same best action")
        if by is not None:
            same = found_by(rules, asked, by, seed or 0, spread)
            typer.echo(f"{same} of {len(asked)} that are asked are found by {by}")


@app.command()
def prove(
    game: GameName,
    file: PuzzleFile = None,
    seed: Seed = 1,
    retire: Annotated[bool, typer.Option("--retire", help="Keep what was found in FILE.")] = False,
    processes: Processes = None,
) -> None:
    """Say in which puzzles the best action is no longer clearly the best, as after a change of the
    opponents; exit 1 when there are any. With `--retire` these are not asked any more, links to
    them stay, mining finds others, and what actions cost in the rest is what was found now. Each
    that is done is kept in the file at once."""
    from dataclasses import replace

    from rich.console import Console
    from rich.progress import track

    from lutetia.puzzles.check import proved
    from lutetia.puzzles.puzzle import from_text, path_of, to_text

    path = file or path_of(load_game(game))
    with plain_errors(path), spread_over(processes, None) as spread:
        made, found = from_text(path.read_text(encoding="utf-8"))
        now, asked = {one.id: one for one in found}, [one for one in found if not one.retired]
        console = Console(stderr=True)
        answers = track(
            zip(asked, spread(partial(proved, game, seed), asked), strict=True),
            game,
            len(asked),
            transient=True,
            console=console,
            disable=not console.is_terminal,
        )
        clear = 0
        for one, left in answers:
            if left is None:
                typer.echo(f"{one.id}: {one.best}: not clearly the best")
            elif len(left.steps) < len(one.steps):
                typer.echo(f"{one.id}: what follows {one.best}: not clear")
            else:
                clear += 1
            now[one.id] = replace(one, retired=True) if left is None else left
            if retire:
                replace_file(path, to_text(made, list(now.values())).encode())
    typer.echo(f"{game}: {clear} of {len(asked)} are clear")
    if clear < len(asked):
        raise typer.Exit(1)
