"""Playing an action, and what chance answers to it."""

from __future__ import annotations

from lutetia.engine.errors import NotationError, Refused
from lutetia.table.commands import Act
from lutetia.table.deed import Deed
from lutetia.table.refusals import No


def act(deed: Deed, command: Act) -> None:
    """Play an action with a seat of the player, on the position that they saw."""
    table = deed.table
    deed.seat_of_mine(command.seat)
    deed.playing()
    # Talk, arrivals and the like raise the version without touching the board: only a move makes an action stale.
    if not table.moved <= command.version <= table.version:
        raise No("stale", "refusal.stale")
    play(deed, command.seat, command.action)


def play(deed: Deed, seat: int, text: str) -> None:
    """Play ``text`` with ``seat``, then chance, then the end if it has come."""
    table = deed.table
    deed.playing()
    state = table.state
    assert state is not None
    if table.chairs[seat].resigned and deed.player is not None:
        raise No("table", "refusal.seat_resigned", seat=seat)
    if table.to_act != seat:
        raise No("turn", "refusal.not_your_turn", seat=table.to_act)
    if len(text) > 200:
        raise No("toolarge", "refusal.action_long", n=200)
    try:
        action = state.parse(text)
        after = state.play(action)
    except NotationError as error:
        raise No.of("notation", error.refusal) from None
    except Refused as error:
        raise No.of("rule", error.refusal) from None
    deed.note("act", after, seat=seat, text=action.text)
    deed.settle()
