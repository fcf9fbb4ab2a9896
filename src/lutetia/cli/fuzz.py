"""``lutetia fuzz``: random games, or edited positions,
with every promise of the contract checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lutetia.cli.common import GameName, counted, fail, load_game
from lutetia.cli.sides import seed_option

if TYPE_CHECKING:
    import random

    from lutetia.engine.game import Game, State


def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 20,
    seed: Annotated[int, seed_option("The first game; the next have the next numbers.")] = 0,
    positions: Annotated[
        int | None,
        typer.Option(
            min=1, help="Instead of whole games: edit so many valid positions, play what is read."
        ),
    ] = None,
    out: Annotated[
        Path, typer.Option(help="Folder for the record of a game that went wrong.")
    ] = Path(),
) -> None:
    """Play random games and check everything that must hold.
    A game that breaks something is kept as a record (exit status 1)."""
    import random

    rules = load_game(game)
    if positions is not None:
        _edited(rules, positions, seed, out)
        return
    plies = 0
    for number in range(seed, seed + games):
        plies += _one(rules, random.Random(number), number, out)
    typer.echo(
        f"{counted(games, 'game')} of {rules.meta.title}, {counted(plies, 'action')}: "
        "everything holds"
    )


def _one(game: Game, pick: random.Random, number: int, out: Path) -> int:
    from lutetia.cli.invariants import check_end, check_state
    from lutetia.engine.actors import CHANCE

    players = pick.choice(game.meta.players)
    options = {option.name: pick.choice(option.choices) for option in game.meta.options}
    state = game.new(players, None, **options)
    try:
        check_state(state, pick)
        while not state.is_over:
            before = state.key()
            action = state.draw(number) if state.to_act == CHANCE else pick.choice(state.legal())
            after = state.play(action)
            if state.key() != before:
                raise AssertionError("playing never changes the state it was given")
            state = after
            check_state(state, pick)
        check_end(state)
    except Exception as error:
        _keep(state, number, out, error)
    return state.ply


def _edited(game: Game, edits: int, seed: int, out: Path) -> None:
    """Edit positions at random; one that was read and cannot be played is kept as JSON."""
    from lutetia.cli.positions import Tally, search

    tally, faults = Tally(), 0
    for fault in search(game, edits, seed, tally):
        faults += 1
        path = out / f"fuzz-{game.meta.id}-{seed}-{fault.number}.json"
        _write(path, json.dumps(fault.data, indent=1) + "\n")
        typer.echo(f"edit {fault.number}: {fault.what}\nthe position: {path}", err=True)
    typer.echo(
        f"{tally.edits} edited positions of {game.meta.title}, {tally.accepted} accepted, "
        f"{tally.new} different ones played: {faults or 'no'} fault{'s' * (faults != 1)}"
    )
    if faults:
        raise typer.Exit(1)


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        fail(f"{path}: {problem.strerror}")


def _keep(state: State, number: int, out: Path, error: Exception) -> None:
    path = out / f"fuzz-{state.game.meta.id}-{number}.toml"
    what = f"{type(error).__name__}: {error}".replace("\n", " ")
    typer.echo(f"game {number}, after {counted(state.ply, 'action')}: {what}", err=True)
    from lutetia.games.record import Record

    _write(
        path,
        f"# game {number}, after {counted(state.ply, 'action')}: {what}\n"
        + Record.of(state).write(),
    )
    typer.echo(f"the record: {path}; look at it with `lutetia board {path}`", err=True)
    raise typer.Exit(1)
