"""What every position of a game must hold: all components counted,
for `tests.games.kernel_invariants`."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import kernel
from lutetia.games.paris.material import BOXED, COPIES, COUNT, END_COUNT, KEYS, RESERVE
from lutetia.games.paris.state import OVER, TOKENS, TRACK


@kernel
def lost(st: Any) -> int:
    """Return 0 when every component is somewhere and nowhere twice,
    else a number for what is not (the order below)."""
    for seat in range(st.players):
        n = st.hand[seat] + st.reserve[seat] + st.arc[seat]
        for district in range(6):
            n += st.bank[district * 4 + seat]
            if st.bank[district * 4 + seat] > 1:
                return 1
        for place in range(44):
            n += st.keys[place * 4 + seat]
            if st.keys[place * 4 + seat] < 0:
                return 2
        if (
            n != KEYS[st.players - 2] + RESERVE
            or st.arc[seat] > 1
            or st.hand[seat] < 0
            or st.reserve[seat] < 0
            or st.francs[seat] < 0
        ):
            return 3
    for token in range(6):
        n = st.supply[token] if token < 3 else st.gone[token - 3]
        for seat in range(st.players):
            n += st.tokens[seat * 6 + token]
            if st.tokens[seat * 6 + token] < 0:
                return 4
        for space in range(36):
            if st.token[space] == token:
                n += 1
        if (
            n > COUNT[token]
            or (n < COUNT[token] and (st.random_setup == 0 or st.phase > TOKENS))
            or st.floats[token] < 0
        ):
            return 5
    for tile in range(30):
        n = st.copies[tile]
        for seat in range(st.players):
            if st.bonus[seat * 30 + tile] > 0:
                n += 1
        if n != (st.players - 1 if COPIES[tile] == 1 else 1) or st.copies[tile] < 0:
            return 6
        n = 0
        for space in range(30):
            if st.track[space] == tile:
                n += 1
        if n > 1 or (n == 0 and st.phase > TRACK):
            return 7
    seen = st.left[0] + st.left[1] + st.left[2]
    for building in range(36):
        seen += st.seen[building]
        n = 0
        for space in range(36):
            if st.building[space] == building:
                n += 1
        if n > 1 or n > st.seen[building]:
            return 8
    if seen != (36 if st.free == 1 else 36 - BOXED):
        return 9
    for kind in range(9):
        n = 0
        for i in range(st.n_takes):
            if st.take_kind[i] == kind:
                n += 1
        if n > END_COUNT[kind]:
            return 10
    if st.phase == OVER and (st.n_takes != 12 or st.ending != 2):
        return 11
    return 0
