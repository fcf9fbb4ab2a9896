"""Which decision of a game the coach may judge while the game runs, and what its seat knew then.

While people play each other nobody is helped. So a decision is judged only for whoever made it, at
a table where they alone, on one seat, have played against bots from the beginning and nobody else
can come; and never in a rated game that runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lutetia.table.history import History
from lutetia.table.projection import Plain
from lutetia.table.refusals import TableRefusal
from lutetia.table.table import Table

LOOKED_BACK: Final = 12
"""Decisions of one's own among which the last with a choice is sought: a turn of small actions ends
with one that could not be otherwise."""


@dataclass(frozen=True)
class Decision:
    """A decision that stands.

    Attributes:
        number: of the action, from 1.
        version: of the table, which its entry in the log bears: after it was taken back another
            one has its number.
        view: all that its seat could know then.
        played: the action, in notation.
    """

    number: int
    version: int
    view: Plain
    played: str


def decision(table: Table, player: str | None, seat: int, number: int | None = None) -> Decision:
    """Return a decision of ``player`` on ``seat`` that may be judged now.

    Args:
        number: of the action, from 1; None: the last at which there was a choice.

    Raises TableRefusal: it may not be judged.
    """
    if player is None or seat not in table.seats_of(player):
        raise TableRefusal("forbidden", "refusal.not_your_seat", seat=seat)
    if table.history is None:
        raise TableRefusal("table", "refusal.not_started")
    if table.rated and table.status != "over":
        raise TableRefusal("table", "refusal.rated_help")
    if not _is_alone(table, player, seat):
        raise TableRefusal("table", "refusal.judge_people")
    past = table.history
    own = [ply for ply in past.own(player) if past.steps[ply].actor == seat]
    if number is not None and number - 1 not in own:
        raise TableRefusal("table", "refusal.judge_other", number=number)
    if not own:
        raise TableRefusal("table", "refusal.judge_none")
    ply = _last_choice(past, own) if number is None else number - 1
    step = past.steps[ply]
    view = past.at(ply).view(seat, recall=True)
    return Decision(ply + 1, step.version, view, step.text)


def _is_alone(table: Table, player: str, seat: int) -> bool:
    """Return whether ``player``, on ``seat``, has always been the only person in this game and
    stays so: who comes sees a hand, and beside one person a bot's seat is free to nobody."""
    others = table.seats[:seat] + table.seats[seat + 1 :]
    return table.seen_hands == {player: {seat}} and all(one.kind == "bot" for one in others)


def _last_choice(past: History, own: list[int]) -> int:
    """Return before which ply there was a choice last; the last of ``own`` where that is long
    ago."""
    for ply in reversed(own[-LOOKED_BACK:]):
        if len(past.at(ply).legal_codes()) > 1:
            return ply
    return own[-1]
