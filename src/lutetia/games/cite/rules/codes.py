"""Numbers of La Cité de la Lumière that never change: refusal reasons and kinds of events.

The codes of actions stand in `actions`.
"""

from __future__ import annotations

NO_EFFECT = 511  # how a postcard is used without its effect

# Why `refuse` says no.
OK, GAME_OVER, CHANCE_FIRST, UNKNOWN, IMPOSSIBLE = 0, 1, 2, 3, 4
NOT_THIS_PHASE, NOT_IN_HAND, SQUARE_TAKEN, NOT_IN_POOL, MUST_LAY, MUST_ACT = 5, 6, 7, 8, 9, 10
NOT_RESERVED, OFF_BOARD, COVERED, ON_LAMP, RIVAL_GROUND, CARD_GONE, NO_TOKEN, NOT_OWN_GROUND = (
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
)
(
    NO_OWN_BUILDING,
    NO_RIVAL_BUILDING,
    NO_VIEW,
    NOT_LAMP,
    NO_LAMP_UNDER,
    NOT_RIVAL_GROUND,
    NO_SWAP,
    MUST_PLACE,
) = 19, 20, 21, 22, 23, 24, 25, 26
CARD_CHOSEN, CARD_ELSEWHERE = 27, 28

# Kinds of rows in a trace, with the meaning of their values.
E_START = 1  # seat
E_CARD = 2  # postcard, seat that chose it or -1
E_HAND = 3  # seat, tile
E_PHASE = 4  # phase, seat that begins
E_LAID = 5  # seat, tile, square, turns
E_TOOK = 6  # seat, building
E_PASSED = 7  # seat, 1 = nothing could be done
E_BUILT = 8  # seat, piece, orientation, space of the corner
E_USED = 9  # seat, postcard, how; how = 511 without its effect
E_COVERED = 10  # seat, 0 = Metropolitain, 1 = Chartier: what allowed the last piece
E_SWAPPED = 11  # seat, building returned, building fetched
E_SKULL_GONE = 12  # space
E_LINE = 13  # seat, line, points, piece, what is behind it: a set of spaces or of buildings
E_OVER = 14
