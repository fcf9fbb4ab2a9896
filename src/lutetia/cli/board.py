"""``lutetia board``: a position as text."""

from __future__ import annotations

import typer

from lutetia.cli.common import At, RecordOrPosition, counted, state_at


def board(file: RecordOrPosition, at: At = None) -> None:
    """Draw the board after so many actions of a record."""
    state = state_at(file, at)
    typer.echo(f"{state.game.meta.title}, after {counted(state.ply, 'action')}")
    typer.echo(str(state))
