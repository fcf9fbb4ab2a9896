"""``lutetia perft``: how many ways there are to go on, depth by depth.
A number that changes is a rule that changed."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lutetia.cli.common import (
    GameName,
    Options,
    Players,
    load_game,
    new_game,
    read_options,
    usual_players,
)
from lutetia.cli.sides import seed_option

if TYPE_CHECKING:
    from lutetia.engine.game import Game, State


def perft(
    game: GameName,
    players: Players = None,
    depth: Annotated[int, typer.Option(min=1, max=12, help="How many actions deep.")] = 3,
    seed: Annotated[int, seed_option("Draws what comes before the first decision.")] = 1,
    option: Options = None,
) -> None:
    """Count the sequences of legal actions from the first decision on;
    every outcome of chance counts as an action."""
    rules = load_game(game)
    players = usual_players(rules, players)
    state = new_game(rules, players, read_options(rules, option, players)).play_chance(seed)
    for d in range(1, depth + 1):
        begin = perf_counter()
        n = count(state, d)
        seconds = perf_counter() - begin
        typer.echo(f"depth {d}: {n:>12,} sequences  {seconds:8.2f} s")


def count(state: State, depth: int) -> int:
    """Return the number of sequences of ``depth`` legal actions from ``state``."""
    from lutetia.engine.kernel import zeros
    from lutetia.engine.trace import make_null_trace

    return _count(
        state.game,
        state.buffer(),
        depth,
        [zeros(state.game.meta.max_legal) for _ in range(depth)],
        make_null_trace(),
    )


def _count(game: Game, buffer: Any, depth: int, outs: list[Any], null_trace: Any) -> int:
    from lutetia.engine.actors import OVER

    entry_points, out = game.entry_points, outs[depth - 1]
    if entry_points.to_act(buffer) == OVER:
        return 0
    n = int(entry_points.legal(buffer, out))
    if depth == 1:
        return n
    total = 0
    for i in range(n):
        after = game.layout.copy(buffer)
        entry_points.play(after, int(out[i]), null_trace)
        total += _count(game, after, depth - 1, outs, null_trace)
    return total
