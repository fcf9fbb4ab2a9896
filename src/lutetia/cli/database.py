"""``--db`` and ``--cluster``: which site a command is about."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from lutetia.server.storage.database import Where

DEFAULT = "lutetia.db"

Database = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|ADDRESS",
        help="A file (`serve` makes one that is missing), or postgresql://user@host/name; "
        f"without it what LUTETIA_DB names, else {DEFAULT}.",
    ),
]
"""The option. Give `database` what it holds."""

Bus = Annotated[
    str,
    typer.Option(
        envvar="LUTETIA_CLUSTER",
        metavar="BUS",
        help="The bus that the processes of one site share, nats://user@host:4222 "
        "(docs/cluster.md).",
    ),
]


def database(text: str | None) -> Where:
    """Return which database is meant: the one that was named, else (None) that of ``LUTETIA_DB`` or
    ``LUTETIA_DB_FILE``; both of these, or a password that everybody could read, end the command."""
    from lutetia.cli.common import plain_errors
    from lutetia.server.environment import value
    from lutetia.server.storage.database import where
    from lutetia.server.storage.opening import has_password

    with plain_errors():
        if text is None:
            text = value("LUTETIA_DB") or DEFAULT
        at = where(text)
        told = has_password(at) and any(text in one for one in sys.argv)
    if told:
        typer.echo(
            "lutetia: whoever lists the processes would read the password. Put it into PGPASSWORD "
            "or ~/.pgpass, or the whole address into LUTETIA_DB",
            err=True,
        )
        raise typer.Exit(2)
    return at
