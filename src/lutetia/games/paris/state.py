"""The record of Paris, field by field.

Districts are 0 to 5. A *place* is a building space, ``district * 6 + i`` with the value
``VALUES[i]``, or a landmark, ``36 + landmark``.
Inside a district the same is a *slot*: 0 to 5 the building spaces, ``6 + landmark``. Tokens are 0
to 5: wood, marble, gold, then bronze, silver, gold prestige.
Bonus tiles are numbered from 0 here and from 1 in notation.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from lutetia.engine.kernel import Ints
from lutetia.engine.layout import BYTES, SHORTS, Layout

# phases
START, TOKENS, TRACK, TOPS, TURN, TURNED, OVER = 0, 1, 2, 3, 4, 5, 6
Phase = Literal["start", "tokens", "track", "tops", "turn", "turned", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)

# steps of a turn
DRAW, PLACE, ACT, TAKE, DONE = 0, 1, 2, 3, 4
Step = Literal["draw", "place", "act", "take", "done"]
STEPS: tuple[Step, ...] = get_args(Step)

# the end of the game
GOING_ON, ENDING, LAST_ROUND = 0, 1, 2  # ENDING: the round of the last end-game tile

NONE = -1

TWO_PLAYERS = 2

# bonus[seat * 30 + tile]
ABSENT, UNUSED, USED = 0, 1, 2  # USED + the points that it paid

# vp[source * 4 + seat]
EIGHTS, HONOURS, ENDINGS, FRANCS, DISTRICTS = 0, 1, 2, 3, 4  # DISTRICTS + district


class Fields:
    """Everything about one game at one moment. All integers; -1 stands for "none"."""

    players: int  # 2 to 4
    random_setup: int  # options
    free: int
    ledger: int
    phase: int  # START ... OVER
    start: int  # start player
    cur: int  # whose turn it is
    round: int  # from 1; 0 before the first
    ending: int  # GOING_ON ... LAST_ROUND
    step: int  # DRAW ... DONE
    stack: int  # the stack drawn from, until its next back is known
    drawn: int  # building waiting to be placed (free placement)
    left: Annotated[Ints, 3]  # buildings in each stack
    top: Annotated[Ints, 3]  # district on the back of the top building
    seen: Annotated[Ints, 36, BYTES]  # seen[building]: 1 once it was turned up
    building: Annotated[Ints, 36, BYTES]  # building[space]
    token: Annotated[Ints, 36, BYTES]  # token[space]: the token beside it
    landmark: Annotated[Ints, 8, BYTES]  # landmark[i]: its district
    keys: Annotated[Ints, 176, BYTES]  # keys[place * 4 + seat]: 0 to 2
    bank: Annotated[Ints, 24, BYTES]  # bank[district * 4 + seat]: 0 or 1
    arc: Annotated[Ints, 4]
    prize: Annotated[Ints, 6]  # prize[district]: its scoring tile
    francs: Annotated[Ints, 4]
    hand: Annotated[Ints, 4]  # keys behind the screen
    reserve: Annotated[Ints, 4]  # keys in the general reserve
    tokens: Annotated[Ints, 24, SHORTS]  # tokens[seat * 6 + token]
    supply: Annotated[Ints, 3]  # resources beside the board
    gone: Annotated[Ints, 3]  # prestige that left the game, by token - 3
    bonus: Annotated[Ints, 120, SHORTS]  # bonus[seat * 30 + tile]
    track: Annotated[Ints, 30, BYTES]  # track[space]: which tile belongs there
    copies: Annotated[Ints, 30, BYTES]  # copies[tile] still on the track
    meeple: Annotated[Ints, 4]  # spaces advanced: 0 before the track, 30 at its end
    floats: Annotated[Ints, 6]  # tokens that used tiles stand for in this turn
    may_advance: int  # a move on the track is open: 0 no, else 1 + its price in francs
    # sections of the landmark just reached that are still open, by token - 3
    sections: Annotated[Ints, 3]
    may_score: int  # 1: a scoring tile may be placed
    # points of each seat by source; what bonus tiles paid stands in ``bonus``
    vp: Annotated[Ints, 40]
    n_takes: int  # end-game tiles taken, in order
    take_seat: Annotated[Ints, 12, BYTES]
    take_kind: Annotated[Ints, 12, BYTES]  # secret to the seat that took it
    n_uses: int  # end-game tiles used, in order
    use_seat: Annotated[Ints, 12, BYTES]
    use_kind: Annotated[Ints, 12, BYTES]
    use_after: Annotated[Ints, 12, BYTES]  # how many had been taken by then
    # scratch of opponents, 0 before and after: what each seat may expect to have in the end
    promises: Annotated[Ints, 4]


LAYOUT: Layout[Fields] = Layout(Fields)
