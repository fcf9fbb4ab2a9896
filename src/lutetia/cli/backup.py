"""``lutetia backup`` and ``lutetia restore``: a site that can be lost, and be back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lutetia.cli.common import counted, plain_errors, tell_differences
from lutetia.cli.database import Database, database

if TYPE_CHECKING:
    from lutetia.server.storage.database import Where
    from lutetia.server.verify import Report

HOUR, DAY = 3600, 86_400


def ago(seconds: float) -> str:
    """Return how long ago something was, as people say it."""
    for unit, name in ((DAY, "days"), (HOUR, "hours"), (60, "minutes")):
        if seconds >= 2 * unit:
            return f"{int(seconds // unit)} {name} ago"
    return f"{int(seconds)} seconds ago"


def _tell(report: Report) -> None:
    """Say what was replayed; leave with 1 when something differs."""
    tell_differences(
        report.differences,
        f"{counted(report.tables, 'table')}, {counted(report.events, 'event')} replayed",
    )


def tell_keys(at: Where) -> None:
    """Say which keys of the site that is in a database now are not where it looks for them."""
    from lutetia.server.operations.backups import missing_keys
    from lutetia.server.settings import Settings

    with plain_errors():
        missing = missing_keys(Settings.from_environment(db=at))
    for path, lost in missing:
        typer.echo(f"Put the site's key there before it starts, or {lost}: {path}")


def backup(
    target: Annotated[
        Path | None,
        typer.Argument(metavar="TO", help="A new file. Without it: how old the last backup is."),
    ] = None,
    db: Database = None,
) -> None:
    """Copy a site, which may be running, into a new file, and check the copy."""
    from lutetia.server.operations import backups
    from lutetia.server.settings import Settings

    at = database(db)
    with plain_errors():
        before = backups.last(at)
        if before is None:
            typer.echo("No backup of this site is known.")
        else:
            typer.echo(f"The last backup was made {ago(time.time() - before)}.")
        if target is None:
            if before is None:
                raise typer.Exit(1)
            return
        made, report = backups.make(at, target)
        typer.echo(f"{target}: {made.bytes:,} bytes in {made.seconds:.1f} s")
        if not report.differences:
            try:
                backups.note(at, Settings.from_environment(db=at).keys, made)
            except ValueError as error:
                typer.echo(f"lutetia: the site was not told of it: {error}", err=True)
    _tell(report)
    typer.echo("The keys of the site are no part of it: keep a copy of them somewhere else.")


def restore(
    source: Annotated[Path, typer.Argument(metavar="FROM", help="A backup.")],
    db: Database = None,
) -> None:
    """Put a backup where there is no site, and check it there."""
    from lutetia.server.operations import backups

    at = database(db)
    with plain_errors():
        report = backups.restore(source, at)
    tell_keys(at)
    _tell(report)
