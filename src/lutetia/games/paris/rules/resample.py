"""What a seat cannot know even with a perfect memory: which end-game tiles others took (PA10.3).

Buildings not turned up are in no order, so there is nothing to deal. A seat knows its own takes,
what was left each time it looked, and which tiles others have used. Every deal that agrees with
these is possible; tiles change places only where they stay in agreement.
"""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.rng import randbelow
from lutetia.games.paris.material import N_ENDS
from lutetia.games.paris.rules.end import end_left
from lutetia.games.paris.state import OVER, TAKE, Fields


@kernel
def looked_between(st: Fields, seat: int, first: int, last: int) -> bool:
    """Return whether ``seat`` looked through the tiles after take ``first`` and before ``last``.

    ``last`` may be N_ENDS, which is nobody's: the pool.
    """
    for i in range(first + 1, st.n_takes if last > st.n_takes else last):
        if st.take_seat[i] == seat:
            return True
    return last == N_ENDS and st.step == TAKE and st.cur == seat


@kernel
def uses_fit(st: Fields) -> bool:
    """Return whether everybody had taken each tile that they used by then."""
    for use in range(st.n_uses):
        need = 0
        for i in range(use + 1):
            if st.use_seat[i] == st.use_seat[use] and st.use_kind[i] == st.use_kind[use]:
                need += 1
        for i in range(st.use_after[use]):
            if st.take_seat[i] == st.use_seat[use] and st.take_kind[i] == st.use_kind[use]:
                need -= 1
        if need > 0:
            return False
    return True


@kernel
def swap_takes(st: Fields, seat: int, first: int, last: int) -> None:
    """Let takes ``first`` and ``last`` of others change kinds if ``seat`` could believe
    that as well."""
    if st.take_seat[last] == seat or looked_between(st, seat, first, last):
        return
    a = st.take_kind[first]
    b = st.take_kind[last]
    st.take_kind[first] = b
    st.take_kind[last] = a
    if not uses_fit(st):
        st.take_kind[first] = a
        st.take_kind[last] = b


@kernel
def swap_pool(st: Fields, seat: int, take: int, rng: Ints) -> None:
    """Let take ``take`` of another seat change its kind with a tile nobody has taken, if ``seat``
    could believe that."""
    if looked_between(st, seat, take, N_ENDS) or st.n_takes == N_ENDS:
        return
    pick = randbelow(rng, N_ENDS - st.n_takes + 1)  # one more: staying as it is
    for kind in range(9):
        n = end_left(st, kind)
        if 0 <= pick < n:
            was = st.take_kind[take]
            st.take_kind[take] = kind
            if not uses_fit(st):
                st.take_kind[take] = was
            return
        pick -= n


@kernel
def resample(st: Fields, seat: int, rng: Ints) -> None:
    """Deal again what ``seat`` (-1: a spectator) cannot know."""
    if st.phase == OVER:
        return
    for _ in range(3):
        for take in range(st.n_takes):
            if st.take_seat[take] != seat:
                other = randbelow(rng, st.n_takes)
                if other > take:
                    swap_takes(st, seat, take, other)
                elif other < take and st.take_seat[other] != seat:
                    swap_takes(st, seat, other, take)
                swap_pool(st, seat, take, rng)
