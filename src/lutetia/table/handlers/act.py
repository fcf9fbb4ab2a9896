"""Playing an action, and what chance answers to it."""

from __future__ import annotations

from lutetia.engine.errors import NotationError, Refused
from lutetia.table.command_context import CommandContext
from lutetia.table.commands import Act
from lutetia.table.handlers import time
from lutetia.table.refusals import TableRefusal

MAX_ACTION_LENGTH = 200
"""Characters in the text of one action."""


def act(context: CommandContext, command: Act) -> None:
    """Play an action with a seat of the player, on the position that they saw."""
    table = context.table
    context.seat_of_mine(command.seat)
    context.playing()
    # Talk, arrivals and the like raise the version without touching the board:
    # only a move makes an action stale.
    if not table.position_version <= command.version <= table.version:
        raise TableRefusal("stale", "refusal.stale")
    play(context, command.seat, command.action)


def play(context: CommandContext, seat: int, text: str) -> None:
    """Play ``text`` with ``seat``, then chance, then the end if it has come."""
    table = context.table
    context.playing()
    state = table.state
    assert state is not None
    if table.seats[seat].resigned and context.player is not None:
        raise TableRefusal("table", "refusal.seat_resigned", seat=seat)
    if table.seats[seat].keeper is not None and context.player is not None:
        raise TableRefusal("table", "refusal.seat_kept", seat=seat)
    if table.to_act != seat:
        raise TableRefusal("turn", "refusal.not_your_turn", seat=table.to_act)
    if len(text) > MAX_ACTION_LENGTH:
        raise TableRefusal("toolarge", "refusal.action_long", n=MAX_ACTION_LENGTH)
    try:
        action = state.parse(text)
        after = state.play(action)
    except NotationError as error:
        raise TableRefusal.of("notation", error.refusal) from None
    except Refused as error:
        raise TableRefusal.of("rule", error.refusal) from None
    lag = time.lag(context)
    if lag:
        context.emit("act", after, seat=seat, text=action.text, lag=lag)
    else:
        context.emit("act", after, seat=seat, text=action.text)
    context.play_chance()
