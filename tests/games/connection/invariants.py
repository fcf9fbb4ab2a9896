"""What every position of a game must hold: all components counted,
for `tests.games.kernel_invariants`."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import kernel
from lutetia.games.connection.material import (
    DEALT,
    GOAL,
    N_NEAR,
    NEAR_HEX,
    ROOM,
    SHARES,
    VALUE,
    WORDS,
    C,
    H,
)
from lutetia.games.connection.rules.connectivity import contains, cut_off
from lutetia.games.connection.rules.end import boards_left
from lutetia.games.connection.state import OVER, START, STATIONS, TURN


@kernel
def lost(st: Any) -> int:
    """Return 0 when every locomotive is somewhere and nothing contradicts the rules,
    else a number for what does (the order below)."""
    for company in range(C):
        n = st.stock[company]
        value = 0
        for seat in range(st.players):
            n += st.hand[seat * C + company]
            if st.hand[seat * C + company] < 0:
                return 1
        for at in range(H):
            if ROOM[at] > 0 and st.on[at] >> company & 1 == 1:
                n += 1
                value += VALUE[at]
        if n != SHARES or st.stock[company] < 0:  # with those on start hex and value track 33
            return 2
        if value != st.value[company]:
            return 3
    for at in range(H):
        n = 0
        beside = 0
        for company in range(C):
            n += st.on[at] >> company & 1
        for k in range(N_NEAR[at]):
            beside |= st.on[NEAR_HEX[at * 6 + k]]
        if n > max(ROOM[at], 1) or st.way[at] != 0 or st.queue[at] != 0:
            return 4
        left = max(ROOM[at] - n, 0)
        if contains(st.single, 0, at) != (left == 1):
            return 5
        for company in range(C):
            stands = st.on[at] >> company & 1
            if contains(st.room, company * WORDS, at) != (left > 0 and stands == 0):
                return 5
            reached = contains(st.near, company * WORDS, at)
            if ROOM[at] > 0 and beside >> company & 1 == 1 and not reached:
                return 5
    for word in range(WORDS):
        if st.reached[word] | st.step[word] | st.after[word] | st.path[word] != 0:
            return 4
    for seat in range(st.players):
        dealt = 0
        for company in range(C):
            i = seat * C + company
            was = st.hand[i] - st.took[i] + st.gave[i]
            if (
                was < st.floor[i]
                or st.floor[i] > st.gave[i]
                or st.floor[i] < st.gave[i] - st.took[i]
            ):
                return 6
            dealt += was
        if st.phase >= START and dealt != DEALT[st.players - 3]:
            return 7
    if st.phase > STATIONS and cut_off(st) != 0:
        return 8
    if st.phase == OVER:
        return 0 if st.on[GOAL] != 0 or boards_left(st) == 1 else 9
    if st.on[GOAL] != 0 or (st.phase == TURN and boards_left(st) < 2):
        return 9
    return 0
