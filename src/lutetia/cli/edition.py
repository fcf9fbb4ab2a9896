"""``lutetia edition``: what nobody here has seen printed,
as a file to be put right by whoever owns the box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lutetia.cli.common import fail, load_game, plain_errors


def edition(
    what: Annotated[
        str,
        typer.Argument(metavar="GAME|check", help="A game, or the word check and a file after it."),
    ],
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="The edition to be checked.")
    ] = None,
) -> None:
    """Print the doubtful values of a game as an edition to be filled in, or check one that was."""
    from lutetia.games import editions

    if what != "check":
        if file is not None:
            fail(f"lutetia edition {what} takes no file; lutetia edition check FILE checks one")
        load_game(what)
        typer.echo(editions.text(what), nl=False)
        return
    if file is None:
        fail("lutetia edition check FILE: the file is missing")
    with plain_errors(file):
        sheet = editions.read(file)
        found = editions.check(sheet)
    if found is None:
        typer.echo(f"{file}: nothing in it differs from our reconstruction of {sheet.game}")
        return
    n = len(editions.differing(sheet))
    typer.echo(f"{file}: “{found.name}” changes {n} values of {sheet.game}, hash {found.hash}")
