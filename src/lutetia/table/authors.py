"""Who took the actions of a game: whoever sits at a seat, or a bot in their place."""

from __future__ import annotations

from lutetia.table.table import Table


def own_actions(table: Table) -> list[int]:
    """Return the numbers, from 1, of the actions that whoever sits at their seat now took: not a
    bot for them, nor somebody who sat there before."""
    return [
        number
        for number, (player, by) in enumerate(_authors(table), start=1)
        if by is not None and by == player
    ]


def bot_actions(table: Table) -> list[int]:
    """Return the numbers, from 1, of the actions that a bot took at a seat where a person sits now.
    Of what a record brought it is not known who took it."""
    return [
        number
        for number, (player, by) in enumerate(_authors(table), start=1)
        if player is not None and by is None and number > (table.plies or 0)
    ]


def _authors(table: Table) -> list[tuple[str | None, str | None]]:
    """Return for each action who sits at its seat now, and who took it; of chance (None, None)."""
    players = {seat: one.player for seat, one in enumerate(table.seats) if one.kind == "person"}
    steps = [] if table.history is None else table.history.steps
    return [(players.get(step.actor), step.by) for step in steps]
