"""``lutetia verify-deal``: whether the draws of a record are those that were sealed before the
game."""

from __future__ import annotations

from typing import Annotated

import typer

from lutetia.cli.common import RecordFile, counted, load_game, load_record, plain_errors


def verify_deal(
    file: RecordFile,
    root: Annotated[
        str | None, typer.Option(help="The root that the page showed before the game.")
    ] = None,
) -> None:
    """Check every draw of a record against its sealed deal, replaying the rules;
    exit 1 when one does not hold."""
    from lutetia.table.deal.check import DealError, check

    record = load_record(file)
    game = load_game(record.game)
    with plain_errors(file):
        try:
            report = check(record, root)
        except DealError as error:
            typer.echo(f"{file}: {error}", err=True)
            raise typer.Exit(1) from None

    def seats(which: list[int]) -> str:
        return ", ".join(record.actor_word(game, seat) for seat in which)

    void = f", {report.void} of them taken back later" if report.void else ""
    typer.echo(f"{counted(report.draws, 'draw')} checked{void}: each was sealed before the game")
    typer.echo(f"root {report.root}")
    typer.echo(f"stirred by {seats(report.stirred) or 'nobody but the site'}")
    if report.away:
        typer.echo(f"people who did not stir: {seats(report.away)}")
    if report.opening:
        typer.echo(f"agreed before the game: {report.opening}")
