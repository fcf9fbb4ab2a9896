"""``lutetia ratings``: all ratings computed anew from the log of rated games."""

from __future__ import annotations

import typer

from lutetia.cli.database import DEFAULT, Database, database

app = typer.Typer(help="Ratings, computed anew from the log of rated games.", no_args_is_help=True)


@app.command()
def verify(db: Database = DEFAULT) -> None:
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
def recompute(db: Database = DEFAULT) -> None:
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
