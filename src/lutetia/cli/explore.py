"""``lutetia explore``: bots play, and what they did is added to what a site shows of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lutetia.cli.common import (
    GameName,
    Options,
    Players,
    check_writable,
    counted,
    fail,
    load_game,
    plain_errors,
    read_options,
    usual_players,
)
from lutetia.cli.database import Database, database
from lutetia.cli.sides import check_side
from lutetia.cli.spread import Processes, Ray, spread_over
from lutetia.whole_files import replace_file

if TYPE_CHECKING:
    from lutetia.engine.game import Game
    from lutetia.explore.tally import Counts

    Keep = Callable[[Iterable[tuple[int, Counts]]], int]


def explore(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many, rounded up to twenties.")] = 1000,
    level: Annotated[
        str, typer.Option(help="Plays every seat; as in the arena: middle, top@200 ...")
    ] = "middle",
    players: Players = None,
    db: Database = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Add them to FILE, as the one that comes with a game, and to no site.",
        ),
    ] = None,
    processes: Processes = None,
    ray: Ray = None,
    option: Options = None,
) -> None:
    """Let bots play, and count what they did among the games of bots; the site must not run."""
    from lutetia.ai.bots import BotError
    from lutetia.explore.bots import Match, count, deals
    from lutetia.explore.shipped import CountsError
    from lutetia.server.errors import NotStored, ServeError

    rules = load_game(game)
    players = usual_players(rules, players)
    match = Match(game, players, level, read_options(rules, option, players))
    check_side(level, rules)
    try:
        with (
            _into_site(rules, db) if out is None else _into_file(rules, out) as keep,
            spread_over(processes, ray) as spread,
        ):
            total = keep(spread(partial(count, match), deals(games)))
    except (NotStored, ServeError, BotError, CountsError, OSError) as error:
        fail(str(error))
    typer.echo(f"{game}, {players} players, {level}: {counted(total, 'game')} counted")


@contextmanager
def _into_site(rules: Game, db: str | None) -> Iterator[Keep]:
    """Yield what adds counts to those of a site."""
    from lutetia.server.explorer.service import keep
    from lutetia.server.storage.store import Store

    at = database(db)
    if isinstance(at, Path) and not at.parent.is_dir():
        fail(f"{at}: there is no folder {at.parent}. Name the database with --db")
    store = Store.open(at)
    try:
        yield partial(keep, store, rules)
    finally:
        store.close()


@contextmanager
def _into_file(rules: Game, path: Path) -> Iterator[Keep]:
    """Yield what adds counts to those of a file; those of other rules it forgets."""
    from lutetia.explore.shipped import from_text, to_text
    from lutetia.explore.tally import merge, rules_of

    check_writable(path)
    counts: Counts = {}
    if path.exists():
        with plain_errors(path):
            version, found = from_text(rules, path.read_text(encoding="utf-8"))
        if version == rules_of(rules):
            counts = found

    def keep(parts: Iterable[tuple[int, Counts]]) -> int:
        total = 0
        for games, more in parts:
            merge(counts, more)
            total += games
            replace_file(path, to_text(rules, counts).encode())
        return total

    yield keep
