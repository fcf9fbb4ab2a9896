"""``lutetia explore``: bots play, and what they did is added to what a site shows of a game."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from lutetia.cli.common import (
    GameName,
    Options,
    Players,
    fail,
    load_game,
    read_options,
    usual_players,
)
from lutetia.cli.database import DEFAULT, Database, database
from lutetia.cli.sides import check_side
from lutetia.cli.spread import Processes, Ray, spread_over


def explore(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many, rounded up to twenties.")] = 1000,
    level: Annotated[
        str, typer.Option(help="Plays every seat; as in the arena: middle, top@200 ...")
    ] = "middle",
    players: Players = None,
    db: Database = DEFAULT,
    processes: Processes = None,
    ray: Ray = None,
    option: Options = None,
) -> None:
    """Let bots play, and count what they did among the games of bots; the site must not run."""
    from lutetia.ai.bots import BotError
    from lutetia.explore.bots import Match, count, deals
    from lutetia.server.errors import NotStored, ServeError
    from lutetia.server.explorer.service import keep
    from lutetia.server.storage.store import Store

    rules = load_game(game)
    players = usual_players(rules, players)
    match = Match(game, players, level, read_options(rules, option, players))
    check_side(level)
    try:
        store = Store.open(database(db))
        try:
            with spread_over(processes, ray) as spread:
                parts = spread(partial(count, match), deals(games))
                total = keep(store, rules, parts)
        finally:
            store.close()
    except (NotStored, ServeError, BotError) as error:
        fail(str(error))
    typer.echo(f"{game}, {players} players, {level}: {total} games counted")
