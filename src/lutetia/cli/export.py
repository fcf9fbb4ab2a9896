"""``lutetia export``: a site as files that people can read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lutetia.cli.common import counted, plain_errors, tell_differences
from lutetia.cli.database import Database, database


def export(
    target: Annotated[
        Path, typer.Argument(metavar="TO", help="A new folder, or a new file that ends in .zip.")
    ],
    db: Database = None,
) -> None:
    """Write every game that was played as files, read them again and compare."""
    from lutetia.server.operations.exporting import export as run

    with plain_errors():
        done = run(database(db), target)
    tell_differences(
        done.differences,
        f"{target}: {counted(done.tables, 'table')}, {counted(done.events, 'event')}, "
        f"{counted(done.records, 'record')}",
    )
