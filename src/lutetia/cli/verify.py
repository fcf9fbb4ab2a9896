"""``lutetia verify``: replay everything stored and report what differs."""

from __future__ import annotations

import typer

from lutetia.cli.common import counted, tell_differences
from lutetia.cli.database import Database, database
from lutetia.cli.spread import Processes, Ray, spread_over


def verify(
    db: Database = None,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Replay every stored table from its log and compare; exit 1 when something differs."""
    from lutetia.server.errors import ServeError
    from lutetia.server.verify import verify as run

    try:
        at = database(db)
        with spread_over(processes, ray) as spread:
            report = run(at, spread)
    except ServeError as error:
        typer.echo(f"lutetia: {error}", err=True)
        raise typer.Exit(2) from None
    if report.asleep:
        typer.echo(
            f"{counted(report.asleep, 'table')} of another edition, or of a game that is not "
            "installed: "
            "name the edition's file in LUTETIA_EDITION, or install the game, to replay them"
        )
    tell_differences(
        report.differences,
        f"{counted(report.tables, 'table')}, {counted(report.events, 'event')} replayed",
    )
