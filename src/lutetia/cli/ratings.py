"""``lutetia ratings``: all ratings computed anew from the log of rated games, and the fixed ones of
bots measured."""

from __future__ import annotations

from math import isfinite
from typing import Annotated, Final

import typer

from lutetia.cli.common import FewPlayers, GameName, fail, fewest_players, load_game
from lutetia.cli.database import Database, database
from lutetia.cli.sides import DealSeed, check_side
from lutetia.cli.spread import Processes, Ray, spread_over

USUAL_TOP: Final = "top@2000"
"""Who plays for the level that thinks for a time."""

app = typer.Typer(
    help="Ratings, computed anew from the log of rated games; those of bots, measured.",
    no_args_is_help=True,
)


@app.command()
def verify(db: Database = None) -> None:
    """Compare with what is kept; exit 1 when it differs in any bit."""
    from lutetia.server.errors import ServeError
    from lutetia.server.ratings.check import compare

    try:
        found = compare(database(db))
    except ServeError as error:
        typer.echo(f"lutetia: {error}", err=True)
        raise typer.Exit(2) from None
    typer.echo(f"{found.games} rated games, ratings are {'the same' if found.same else 'others'}")
    if not found.same:
        raise typer.Exit(1)


@app.command()
def recompute(db: Database = None) -> None:
    """Keep what follows from the log; the site must not run."""
    from lutetia.server.errors import NotStored, ServeError
    from lutetia.server.ratings.check import recompute as run

    try:
        before = run(database(db))
    except (ServeError, NotStored) as error:
        typer.echo(f"lutetia: {error}", err=True)
        raise typer.Exit(2) from None
    was = "were right" if before.same else "were wrong and have been replaced"
    typer.echo(f"{before.games} rated games, ratings {was}")


@app.command()
def calibrate(
    game: GameName,
    players: FewPlayers = None,
    games: Annotated[
        int, typer.Option(min=1, help="Games for each pair of levels, rounded up to whole blocks.")
    ] = 200,
    top: Annotated[
        str | None,
        typer.Option(
            help="Plays in place of top, whose seconds differ from run to run; "
            f"otherwise {USUAL_TOP}."
        ),
    ] = None,
    level: Annotated[
        list[str] | None,
        typer.Option(
            help="Competitor, as the arena has it; again for each, the strongest first. Without "
            "it, all levels."
        ),
    ] = None,
    seed: DealSeed = 1,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Measure how far apart the levels of bots are (src/lutetia/ai/strengths.py)."""
    from lutetia.ai.bots import BotError
    from lutetia.ratings.calibration import calibrate as run

    rules = load_game(game)
    players = fewest_players(rules, players)
    if top and level and "top" not in level:
        fail("--top plays in place of top, which no --level names")
    top = top or USUAL_TOP
    for side in [top, *(level or [])]:
        check_side(side, rules)
    if level and len(level) == 1:
        fail("--level: one is compared with the next, so it takes two")
    try:
        with spread_over(processes, ray) as spread:
            for found in run(game, players, games, seed, spread, {"top": top}, level):
                low, high = (f"{end:.1f}" if isfinite(end) else "-" for end in found.interval)
                typer.echo(
                    f"{found.stronger} above {found.weaker}: {found.mu:.1f} "
                    f"({low} to {high}, {found.games} games)"
                )
    except BotError as error:
        fail(str(error))
