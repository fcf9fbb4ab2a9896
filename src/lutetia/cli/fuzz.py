"""``lutetia fuzz``: random games with every promise of the contract checked at every moment."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lutetia.cli.common import GameName, fail, load_game

if TYPE_CHECKING:
    import random

    from lutetia.engine.game import Game, State


def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 20,
    seed: Annotated[int, typer.Option(help="The first game; the next have the next numbers.")] = 0,
    out: Annotated[
        Path, typer.Option(help="Folder for the record of a game that went wrong.")
    ] = Path(),
) -> None:
    """Play random games and check everything that must hold. A game that breaks something is kept as a record (exit status 1)."""
    import random

    rules = load_game(game)
    plies = 0
    for number in range(seed, seed + games):
        plies += _one(rules, random.Random(number), number, out)
    typer.echo(f"{games} games of {rules.meta.title}, {plies} actions: everything holds")


def _one(game: Game[Any], pick: random.Random, number: int, out: Path) -> int:
    from lutetia.cli.invariants import check, check_end
    from lutetia.engine.game import CHANCE

    players = pick.choice(game.meta.players)
    options = {option.name: pick.choice(option.choices) for option in game.meta.options}
    state = game.new(players, None, **options)
    try:
        check(state, pick)
        while not state.is_over:
            before = state.key()
            action = state.draw(number) if state.to_act == CHANCE else pick.choice(state.legal())
            after = state.play(action)
            if state.key() != before:
                raise AssertionError("playing never changes the state it was given")
            state = after
            check(state, pick)
        check_end(state)
    except Exception as error:
        _keep(state, number, out, error)
    return state.ply


def _keep(state: State[Any], number: int, out: Path, error: Exception) -> None:
    path = out / f"fuzz-{state.game.meta.id}-{number}.toml"
    what = f"{type(error).__name__}: {error}".replace("\n", " ")
    typer.echo(f"game {number}, after {state.ply} actions: {what}", err=True)
    try:
        out.mkdir(parents=True, exist_ok=True)
        path.write_text(
            f"# game {number}, after {state.ply} actions: {what}\n" + state.record().write(),
            encoding="utf-8",
        )
    except OSError as problem:
        fail(f"{path}: {problem.strerror}")
    typer.echo(f"the record: {path}; look at it with `lutetia board {path}`", err=True)
    raise typer.Exit(1)
