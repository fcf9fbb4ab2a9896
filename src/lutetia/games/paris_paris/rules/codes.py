"""Numbers of Paris Paris that never change: refusal reasons and kinds of events."""

from __future__ import annotations

# Why `refuse` says no.
(
    OK,
    GAME_OVER,
    CHANCE_FIRST,
    NOT_OFFERED,
    PLACE_FREE,
    CHOOSE_HOUSE,
    NO_HOUSE,
    UNKNOWN,
    IMPOSSIBLE,
) = 0, 1, 2, 3, 4, 5, 6, 7, 8

# Kinds of rows in a trace, with the meaning of their values.
E_START = 1  # seat
E_MARKER = 2  # seat, route
E_OPEN = 3  # route
E_ROUND = 4  # round, start
E_DRAWN = 5  # tile
E_BUILT = 6  # seat, tile
E_DISPLACED = 7  # seat, owner, stop, 1 = to the bag
E_SMALL = 8  # tile
E_SMALL_PAYS = 9  # stop, seat, points, distance
E_SMALL_NOTHING = 10
E_PARKED = 11  # tile
E_BIG = 12  # route
E_SPECIAL = 13  # route, seat or -1
E_CROSSING = 14  # stop, seat, points, own houses, houses near
E_TOUR_END = 15  # points of seats 0, 1, 2, 3, route
E_BOXED = 16  # route
E_SHOWN = 17  # seat, route
E_BAG = 18  # seat or -1, points
E_OVER = 19
