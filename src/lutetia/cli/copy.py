"""``lutetia copy``: a whole site from one database to another."""

from __future__ import annotations

from typing import Annotated

import typer

from lutetia.cli.backup import tell_keys
from lutetia.cli.database import database


def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file or postgresql://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty one of either kind.")],
) -> None:
    """Copy a site that does not run into an empty database, and compare every row."""
    from lutetia.server.copying import copy as run
    from lutetia.server.errors import ServeError

    try:
        copied = run(database(source), to := database(target))
    except ServeError as error:
        typer.echo(f"lutetia: {error}", err=True)
        raise typer.Exit(2) from None
    for table, rows in copied.rows.items():
        if rows:
            typer.echo(f"{rows:>10,}  {table}")
    typer.echo("Every row was compared. The site's keys are files of their own: copy them as well.")
    tell_keys(to)
