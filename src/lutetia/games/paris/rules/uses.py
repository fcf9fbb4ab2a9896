"""Chapter PA8: which use of which tile an action is."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.games.paris.rules.codes import OK, UNKNOWN, USE, USE_17, USE_25, USE_AS, USE_PAIRS
from lutetia.games.paris.rules.moves import holds
from lutetia.games.paris.rules.tiles import (
    as_refuse,
    fetch,
    fetch_refuse,
    pairs_refuse,
    use,
    use_as,
    use_pairs,
    use_refuse,
)
from lutetia.games.paris.state import Fields


@kernel
def any_use_refuse(st: Fields, action: int) -> int:
    """Return OK or why the use of a bonus tile ``action`` is refused."""
    if action < USE_AS:
        return use_refuse(st, action - USE) if action < USE + 30 else UNKNOWN
    if action < USE_17:
        return as_refuse(st, action - USE_AS) if action < USE_AS + 144 else UNKNOWN
    if action < USE_25:
        return fetch_refuse(st, 16, action - USE_17)
    if action < USE_PAIRS:
        return fetch_refuse(st, 24, action - USE_25)
    return pairs_refuse(st, action - USE_PAIRS) if action < USE_PAIRS + 128 else UNKNOWN


@kernel
def any_use(st: Fields, action: int, trace: Ints) -> None:
    """Use a bonus tile."""
    if action < USE_AS:
        use(st, action - USE, trace)
    elif action < USE_17:
        use_as(st, action - USE_AS, trace)
    elif action < USE_25:
        fetch(st, 16, action - USE_17, trace)
    elif action < USE_PAIRS:
        fetch(st, 24, action - USE_25, trace)
    else:
        use_pairs(st, action - USE_PAIRS, trace)


@kernel
def uses_legal(st: Fields, out: Ints, n: int) -> int:
    """Write every legal use of a bonus tile (PA7.5) after the first ``n`` of ``out``; return the new count."""
    for tile in range(30):
        if holds(st, st.cur, tile):
            first = USE + tile
            many = 1
            if tile == 7 or tile == 9 or tile == 18 or tile == 20:
                first = USE_AS + (
                    0 if tile == 7 else 36 if tile == 9 else 72 if tile == 18 else 108
                )
                many = 36
            elif tile == 16:
                first = USE_17
                many = 30
            elif tile == 24:
                first = USE_25
                many = 30
            elif tile == 22 or tile == 23:
                first = USE_PAIRS + (tile - 22) * 64
                many = 64
            for action in range(first, first + many):
                if any_use_refuse(st, action) == OK:
                    out[n] = action
                    n += 1
    return n
