"""Numbers of Paris Connection that never change: refusal reasons and kinds of events;
action codes stand in `actions`."""

from __future__ import annotations

# Why `refuse` says no.
OK, GAME_OVER, CHANCE_FIRST, UNKNOWN, IMPOSSIBLE = 0, 1, 2, 3, 4
(
    MID_BUILD,
    MID_TRADE,
    NO_STOCK,
    NO_PLACE,
    CHOOSE_FIRST,
    RETURN_FIRST,
    NO_SHARE,
    SAME_COMPANY,
    TOO_FEW,
) = 5, 6, 7, 8, 9, 10, 11, 12, 13
ALL_LAID, BOARD_EMPTY, NO_TRACK, STANDS_THERE, NOT_ADJACENT = 14, 15, 16, 17, 18
CROSSED, HEX_FULL, CITY_TAKEN, CUT_OFF, LAY_ONE = 19, 20, 21, 22, 23

# Kinds of rows in a trace, with the meaning of their values.
E_STATION = 1  # company, start hex
E_DEALT = 2  # seat, company
E_SORTED = 3
E_START = 4  # seat
E_CHOSEN = 5  # seat, company
E_LAID = 6  # seat, company, rural hex
E_REACHED = 7  # seat, company, city, points, value of the company
E_BUILT = 8  # seat, company, locomotives, points
E_RETURNED = 9  # seat, company
E_TOOK = 10  # seat, company, shares
E_MARSEILLE = 11  # company
E_ONE_BOARD = 12  # company
E_SHOWN = 13  # seat, points, shares above the limit
E_OVER = 14
E_ROUND = 15  # round, counted from the start player's turns
