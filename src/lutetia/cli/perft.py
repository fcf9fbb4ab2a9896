"""``lutetia perft``: how many ways there are to go on, depth by depth. A number that changes is a rule that changed."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lutetia.cli.common import GameName, Options, load_game, new_game, read_options

if TYPE_CHECKING:
    from lutetia.engine.game import Game, State


def perft(
    game: GameName,
    players: Annotated[int, typer.Option(help="Number of seats.")] = 4,
    depth: Annotated[int, typer.Option(min=1, max=12, help="How many actions deep.")] = 3,
    seed: Annotated[int, typer.Option(help="Draws what comes before the first decision.")] = 1,
    option: Options = None,
) -> None:
    """Count the sequences of legal actions from the first decision on; every outcome of chance counts as an action."""
    rules = load_game(game)
    state = new_game(rules, players, read_options(rules, option, players)).settle(seed)
    for d in range(1, depth + 1):
        begin = perf_counter()
        n = count(state, d)
        seconds = perf_counter() - begin
        typer.echo(f"depth {d}: {n:>12,} sequences  {seconds:8.2f} s")


def count(state: State[Any], depth: int) -> int:
    """Return the number of sequences of ``depth`` legal actions from ``state``."""
    from lutetia.engine.kernel import zeros
    from lutetia.engine.trace import silent

    return _count(
        state.game,
        state.box(),
        depth,
        [zeros(state.game.meta.most_choices) for _ in range(depth)],
        silent(),
    )


def _count(game: Game[Any], box: Any, depth: int, outs: list[Any], quiet: Any) -> int:
    driver, out = game.driver, outs[depth - 1]
    if driver.actor(box) == -2:
        return 0
    n = int(driver.choices(box, out))
    if depth == 1:
        return n
    total = 0
    for i in range(n):
        after = game.layout.copy(box)
        driver.act(after, int(out[i]), quiet)
        total += _count(game, after, depth - 1, outs, quiet)
    return total
