"""Template: the doors from Python into one game's kernels.

Doors take records as boxes (one-element arrays), because passing a single record costs six times as much.
See `lutetia.engine.specialise`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lutetia.engine.dice import roll
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.specialise import bound

if TYPE_CHECKING:
    from lutetia.engine.game import Rules

rules: Rules = bound(__name__)
setup, to_act, legal, refuse, play = (
    rules.setup,
    rules.to_act,
    rules.legal,
    rules.refuse,
    rules.play,
)
weight, draw, resample, points, tiebreak = (
    rules.weight,
    rules.draw,
    rules.resample,
    rules.points,
    rules.tiebreak,
)


@kernel
def begin(box: Any, players: int, options: Ints) -> None:
    """Set ``box[0]`` up for a new game."""
    setup(box[0], players, options)


@kernel
def actor(box: Any) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    return to_act(box[0])


@kernel
def choices(box: Any, out: Ints) -> int:
    """Write the legal action codes of whoever acts to ``out`` and return how many."""
    return legal(box[0], out)


@kernel
def verdict(box: Any, action: int) -> int:
    """Return 0 when ``action`` is legal, else the reason code of the refusal."""
    return refuse(box[0], action)


@kernel
def act(box: Any, action: int, trace: Ints) -> None:
    """Play a legal ``action`` on ``box[0]``, noting what happens in ``trace``."""
    play(box[0], action, trace)


@kernel
def odds(box: Any, action: int) -> int:
    """Return the weight of a chance ``action`` among all legal ones."""
    return weight(box[0], action)


@kernel
def outcomes(box: Any, out: Ints, shares: Ints) -> int:
    """Write what chance may bring to ``out``, the weight of each to ``shares``, and return how many."""
    n = legal(box[0], out)
    for i in range(n):
        shares[i] = weight(box[0], out[i])
    return n


@kernel
def chance(box: Any, dice: Ints) -> int:
    """Return a chance action drawn by its weight."""
    return draw(box[0], dice)


@kernel
def dream(box: Any, seat: int, dice: Ints) -> None:
    """Deal again whatever ``seat`` cannot know in ``box[0]``."""
    resample(box[0], seat, dice)


@kernel
def total(box: Any, seat: int) -> int:
    """Return the points of ``seat``."""
    return points(box[0], seat)


@kernel
def breaker(box: Any, seat: int) -> int:
    """Return the tie-break value of ``seat``; more is better."""
    return tiebreak(box[0], seat)


@kernel
def playout(box: Any, dice: Ints, out: Ints, quiet: Ints) -> int:
    """Play ``box[0]`` to its end, uniformly among all legal actions; return the number of decisions made by seats."""
    moves = 0
    while True:
        who = to_act(box[0])
        if who == -2:
            return moves
        if who == -1:
            play(box[0], draw(box[0], dice), quiet)
        else:
            n = legal(box[0], out)
            play(box[0], out[roll(dice, n)], quiet)
            moves += 1


@kernel
def playouts(
    box: Any, n: int, players: int, options: Ints, dice: Ints, out: Ints, quiet: Ints
) -> int:
    """Set up and play ``n`` random games; return the number of decisions in all."""
    moves = 0
    for _ in range(n):
        setup(box[0], players, options)
        moves += playout(box, dice, out, quiet)
    return moves
