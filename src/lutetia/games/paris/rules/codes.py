"""Numbers of Paris that never change: refusal reasons and kinds of events.

Action codes stand in `actions`.
"""

from __future__ import annotations

# Where a move begins, beside the slots, and which tiles it is made with.
FROM_BANK, FROM_ARC = 14, 15
WITH_JOIN_OWN, WITH_JOIN_OTHERS = 1, 2

# Why `refuse` says no.
OK, GAME_OVER, CHANCE_FIRST, UNKNOWN, IMPOSSIBLE = 0, 1, 2, 3, 4
DRAW_FIRST, PLACE_FIRST, DRAWN, STACK_EMPTY, NOT_FREE_PLACEMENT, SPACE_TAKEN, TYPE_THERE = (
    5,
    6,
    7,
    8,
    9,
    10,
    11,
)
ACTED, NO_KEY, BANK_TAKEN, ARC_TAKEN, NOT_THERE, NO_BUILDING, NOT_HIGHER, OCCUPIED = (
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    19,
)
LANDMARK_ELSEWHERE, LANDMARK_TOO_LOW, CANNOT_PAY, UNNEEDED, NO_TILE = 20, 21, 22, 23, 24
STACKS_LEFT, NO_END_LEFT, MUST_TAKE, NOT_LOOKED, END_GONE, MUST_ACT, ACT_FIRST, FLOATING = (
    25,
    26,
    27,
    28,
    29,
    30,
    31,
    32,
)
NOT_IN_SUPPLY, NO_FRANCS, NO_TOKEN, NO_ADVANCE, NOT_ON_TRACK, BEHIND, OWNED, TOO_FAR = (
    33,
    34,
    35,
    36,
    37,
    38,
    39,
    40,
)
(
    NO_SECTION,
    NO_SCORE_RIGHT,
    PRIZE_GONE,
    PRIZE_THERE,
    WITH_A_MOVE,
    AT_THE_END,
    NO_RESERVE,
    NO_PAIR,
) = 41, 42, 43, 44, 45, 46, 47, 48
NO_END_TILE, NOTHING_TO_PLACE = 49, 50

# Kinds of rows in a trace, with the meaning of their values.
E_START = 1  # seat
E_TOKEN = 2  # space, token
E_TRACK = 3  # space, tile
E_TOP = 4  # stack, district
E_ROUND = 5  # round, ending
E_TURNED = 6  # seat, building, stack
E_PLACED = 7  # seat, building, district
E_DISCARDED = 8  # seat, building
E_BANKED = 9  # seat, district, francs
E_ARC = 10  # seat
E_BROUGHT = 11  # seat, landmark, district
E_MOVED = 12  # seat, district, from, slot, francs
E_PAID = 13  # seat, token, own, standing
E_GAINED = 14  # seat, token
E_EIGHT = 15  # seat, points
E_FOUR = 16  # seat, district
E_ADVANCED = 17  # seat, tile, francs
E_HONOURED = 18  # seat, token, points, 1 = by a tile
E_SCORING = 19  # seat, scoring tile, district
E_BOUGHT = 20  # seat, token, francs
E_SOLD = 21  # seat, token, francs, 1 = a tile
E_USED = 22  # seat, tile, points, francs (less than 0: paid), counted
E_STANDS = 23  # seat, token
E_RETURNED = 24  # seat, token, pairs
E_FETCHED = 25  # seat, tile, by tile
E_LOOKED = 26  # seat
E_TOOK = 27  # seat, kind
E_END_USED = 28  # seat, kind, points, francs
E_PASSED = 29  # seat
E_FRANCS = 30  # seat, points
E_DISTRICT = 31  # district, seat, sum, place, points
E_LAST = 32  # seat
E_OVER = 33
E_DREW = 34  # seat, stack
E_FINISHED = 35  # seat
