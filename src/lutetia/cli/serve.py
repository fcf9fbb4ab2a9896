"""``lutetia serve``: the site, on one address, with everything it remembers in one database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lutetia.cli.common import fail, plain_errors
from lutetia.cli.database import Bus, Database, database


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="Port to listen on; 0 takes any free one.", min=0, max=65535)
    ] = 8000,
    db: Database = None,
    cluster: Bus = "",
    edition: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="What your box says (see lutetia edition); may be repeated, one for a game.",
        ),
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the lobby in a browser.")] = False,
) -> None:
    """Serve the lobby and the tables."""
    if edition:
        from lutetia.games import editions

        for file in edition:
            if not file.is_file():
                fail(f"--edition {file}: No such file")
        with plain_errors():
            editions.use(*edition)
    from lutetia.server.errors import ServeError
    from lutetia.server.main import serve as run
    from lutetia.server.settings import Settings

    at = database(db)
    try:
        given = {"cluster": cluster} if cluster else {}
        run(Settings.from_environment(host=host, port=port, db=at, **given), open_browser=open_)
    except ServeError as error:
        typer.echo(f"lutetia: {error}", err=True)
        raise typer.Exit(2) from None
