"""Taking back: at once up to the last barrier, by everybody's consent beyond it.
Taking back is an event, never an erasure."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Literal

from lutetia.engine.actors import CHANCE
from lutetia.table.clock import MS
from lutetia.table.command_context import CommandContext
from lutetia.table.commands import Answer, Undo
from lutetia.table.handlers import handover
from lutetia.table.history import Step
from lutetia.table.refusals import TableRefusal
from lutetia.table.table import Table


def offer(table: Table, player: str | None) -> Literal["free", "ask"] | None:
    """Return whether ``player`` may take back at once, has to ask, or has nothing to take back."""
    if table.status != "playing" or table.proposal is not None or player is None:
        return None
    to = target(table, player)
    if to is None:
        return None
    if _free(table, player, to):
        return "free"
    if not table.others(player):
        return "free" if _barred(table, player, to) is None else None
    return None if table.away(player) else "ask"


def earliest_free_ply(table: Table, player: str | None) -> int | None:
    """Return the earliest ply to which ``player`` may go back at once:
    before an action of theirs. None: taking back is not free."""
    if player is None or offer(table, player) != "free":
        return None
    assert table.history is not None
    own = table.history.own(player)
    first = 0
    if table.others(player) or table.rated:
        first = table.history.alone(player)
    elif table.fair:
        first = _last_draw(table)
    return own[bisect_left(own, first)]


def target(table: Table, player: str) -> int | None:
    """Return the ply just before the latest action of ``player``, or None when there is none."""
    if table.history is None or not _still_plays(table, player):
        return None
    own = table.history.own(player)
    return own[-1] if own else None


def _own(step: Step, player: str) -> bool:
    return step.by == player and step.actor != CHANCE


def _still_plays(table: Table, player: str) -> bool:
    return any(table.seats[seat].plays for seat in table.seats_of(player))


def _free(table: Table, player: str, to: int) -> bool:
    """Nobody else has acted since and nothing hidden has come to light."""
    assert table.history is not None
    return table.history.alone(player) <= to


def _last_draw(table: Table) -> int:
    """Return the earliest ply from which on chance has not acted."""
    assert table.history is not None
    steps = table.history.steps
    return next((ply for ply in range(len(steps), 0, -1) if steps[ply - 1].actor == CHANCE), 0)


def _draws_again(table: Table, to: int) -> bool:
    """Return whether going back to ``to`` takes back a draw
    where nobody may draw again as they like."""
    return table.fair and to < _last_draw(table)


def _barred(table: Table, player: str, to: int) -> str | None:
    """Return why somebody who plays without other people may not go back to ``to``, as the key of
    a sentence: nobody tries out in a rated game what bots answer, nor draws again."""
    if _draws_again(table, to):
        return "refusal.undo_draw"
    return "refusal.undo_rated" if table.rated and not _free(table, player, to) else None


def undo(context: CommandContext, command: Undo) -> None:
    """Take back the player's latest action, or ask for it; or several at once."""
    take_back(context, command.to)


def take_back(context: CommandContext, further: int | None = None) -> None:
    """Take back at once where that is free or no other person plays; otherwise ask. ``further``
    than the latest action only at once."""
    table = context.table
    if not context.own_seats:
        raise TableRefusal("forbidden", "refusal.seated_only")
    context.playing()
    if table.proposal is not None:
        raise TableRefusal("table", "refusal.asked_already")
    to = target(table, context.who.id)
    if to is None:
        raise TableRefusal("table", "refusal.nothing_to_undo")
    assert table.history is not None
    if further is not None and further != to:
        first = earliest_free_ply(table, context.who.id)
        if (
            first is None
            or not first <= further < to
            or not _own(table.history.steps[further], context.who.id)
        ):
            raise TableRefusal("table", "refusal.undo_far")
        to = further
    seat = table.history.steps[to].actor
    alone = not table.others(context.who.id)
    barred = _barred(table, context.who.id, to) if alone else None
    if barred is not None:
        raise TableRefusal("table", barred)
    if alone or _free(table, context.who.id, to):
        clock = context.table.clock
        left = None if clock is None else clock.left_after(to, round(context.now * MS))
        more: dict[str, Any] = {} if left is None else {"left": left}
        context.emit("undone", to=to, seat=seat, **more)
    else:
        context.all_are_here()
        context.emit(
            "asked", to=to, seat=seat if seat in context.own_seats else context.own_seats[0]
        )


def answer(context: CommandContext, command: Answer) -> None:
    """Say yes or no to going back, to ending the game, or to a seat that changes hands."""
    answer_proposal(context, command.yes, command.what)


def answer_proposal(context: CommandContext, yes: bool, what: str | None = None) -> None:
    """Note the answer; the last yes carries it, one no ends it. Whoever asked can only withdraw.

    Where a seat is asked for as well, it comes second, unless ``what`` is said to be answered.
    """
    table = context.table
    proposal = table.proposal
    open_ = None if proposal is None else "end" if proposal.to is None else "undo"
    if table.wish is not None and what in (table.wish.what, None) and (what or open_ is None):
        handover.answer_wish(context, yes)
        return
    if what not in (open_, None):
        raise TableRefusal("table", "refusal.nothing_asked")
    if proposal is None:
        raise TableRefusal("table", "refusal.nothing_asked")
    asker = proposal.player == context.who.id
    mine = (
        context.own_seats
        if asker
        else [seat for seat in table.needed() if seat in context.own_seats]
    )
    if not mine:
        raise TableRefusal("forbidden", "refusal.not_asked")
    if asker and yes:
        raise TableRefusal("table", "refusal.own_question")
    if yes and set(mine) <= proposal.yes:
        raise TableRefusal("table", "refusal.answered_already")
    context.emit("answered", seat=mine[0], yes=yes)
    apply_if_agreed(context)


def apply_if_agreed(context: CommandContext) -> None:
    """Go back, or end the game, when everybody who is needed has agreed."""
    proposal = context.table.proposal
    if proposal is None or not set(context.table.needed()) <= proposal.yes:
        return
    if proposal.to is None:
        context.emit("agreed", seat=proposal.by)
        context.end()
    elif not proposal.yes and _draws_again(context.table, proposal.to):
        context.emit("answered", seat=proposal.by, yes=False)  # whoever could consent is gone
    else:
        context.emit("undone", to=proposal.to, seat=proposal.by)
