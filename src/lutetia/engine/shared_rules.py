"""Template: what the rules of all games have alike.

A game puts in who acts, its legal lists and the kernels of its action table
(`lutetia.engine.action_kernels.rules_of`); see `lutetia.engine.template`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lutetia.engine.actors import CHANCE, OVER
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Fields
from lutetia.engine.survey import actions_in
from lutetia.engine.template import kernels_of

if TYPE_CHECKING:
    from lutetia.engine.action_kernels import TableKernels

game: TableKernels = kernels_of(__name__)
to_act, seat_legal, seat_refuse = game.to_act, game.seat_legal, game.seat_refuse
seat_survey = game.seat_survey
weight, play, first_outcome = game.weight, game.play, game.first_outcome
listed, drawn = game.listed, game.drawn
SEAT_END: Final = game.seat_end
CHANCE_BASE: Final = game.chance_base
CHANCE_END: Final = game.chance_end
OK: Final[int] = game.reasons.OK
GAME_OVER: Final[int] = game.reasons.GAME_OVER
CHANCE_FIRST: Final[int] = game.reasons.CHANCE_FIRST
UNKNOWN: Final[int] = game.reasons.UNKNOWN
IMPOSSIBLE: Final[int] = game.reasons.IMPOSSIBLE


@kernel
def legal(st: Fields, out: Ints) -> int:
    """Write the legal actions of whoever acts to ``out`` and return how many."""
    n: int = listed(st, first_outcome(st), out) if to_act(st) == CHANCE else seat_legal(st, out)
    return n


@kernel
def survey(st: Fields, room: Ints) -> int:
    """Note the legal actions of the seat to act in ``room`` as families; return how many actions
    they are (`lutetia.engine.survey`)."""
    return actions_in(room, seat_survey(st, room))  # type: ignore[misc]


@kernel
def draw(st: Fields, rng: Ints) -> int:
    """Return a chance outcome drawn by its weight."""
    action: int = drawn(st, first_outcome(st), rng)
    return action


@kernel
def refuse(st: Fields, action: int) -> int:
    """Return OK or the reason why ``action`` is refused."""
    who = to_act(st)
    if who == OVER:
        return GAME_OVER
    if action < 0 or action >= CHANCE_END or SEAT_END <= action < CHANCE_BASE:
        return UNKNOWN
    if action >= CHANCE_BASE:
        return OK if who == CHANCE and weight(st, action) > 0 else IMPOSSIBLE
    if who == CHANCE:
        return CHANCE_FIRST
    reason: int = seat_refuse(st, action)
    return reason
