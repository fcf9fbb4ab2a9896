"""What a seat cannot know even with a perfect memory: which end-game tiles others took (PA10.3).

Buildings not turned up are in no order, so there is nothing to deal. A seat knows its own takes,
what was left each time it looked, and which tiles others have used. So it knows what was taken in
each stretch between two of its looks, but not who took which; in the last stretch the tiles that
nobody has taken are among them. Every deal that agrees with this and with all uses is possible, and
each is as likely as any other.
"""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.rng import randbelow
from lutetia.games.paris.material import N_ENDS
from lutetia.games.paris.rules.end import end_left
from lutetia.games.paris.state import OVER, TAKE, Fields


@kernel
def uses_mean(st: Fields, seat: int) -> int:
    """Return in how many ways the uses of all but ``seat`` (-1: of all) can be of the tiles taken:
    more than one where somebody had tiles that are alike, 0 where one was used before it was taken.
    """
    ways = 1
    for use in range(st.n_uses):
        if st.use_seat[use] != seat:
            n = 0
            for i in range(st.use_after[use]):
                if st.take_seat[i] == st.use_seat[use] and st.take_kind[i] == st.use_kind[use]:
                    n += 1
            for i in range(use):
                if st.use_seat[i] == st.use_seat[use] and st.use_kind[i] == st.use_kind[use]:
                    n -= 1
            if n <= 0:
                return 0
            ways *= n
    return ways


@kernel
def next_look(st: Fields, seat: int, place: int) -> int:
    """Return before which take ``seat`` looked through the tiles next after take ``place``; N_ENDS:
    it has not. Two places with the same next look are in one stretch."""
    for i in range(place, st.n_takes):
        if st.take_seat[i] == seat:
            return i
    looking = st.step == TAKE and st.cur == seat
    return st.n_takes if looking and place < st.n_takes else N_ENDS


@kernel
def own_takes(st: Fields, seat: int) -> int:
    """Return the set of the takes of ``seat``."""
    own = 0
    for i in range(st.n_takes):
        own |= (1 if st.take_seat[i] == seat else 0) << i
    return own


@kernel
def tile_at(st: Fields, kind: int, settled: int, nth: int) -> int:
    """Return the place of the ``nth`` tile of ``kind`` outside the set ``settled``;
    where there are not so many, -1 less their number."""
    n = 0
    for place in range(N_ENDS):
        if settled >> place & 1 == 0 and st.take_kind[place] == kind:
            if n == nth:
                return place
            n += 1
    return -1 - n


@kernel
def swap_tiles(st: Fields, first: int, second: int) -> None:
    """Let two places change tiles."""
    kind = st.take_kind[first]
    st.take_kind[first] = st.take_kind[second]
    st.take_kind[second] = kind


@kernel
def choices(st: Fields, seat: int) -> int:
    """Return in how many ways others may have used one tile or another that is like it."""
    own = own_takes(st, seat)
    ways = 1
    for use in range(st.n_uses):
        if st.use_seat[use] != seat:
            n = -1 - tile_at(st, st.use_kind[use], own, N_ENDS)
            for i in range(use):
                if st.use_seat[i] != seat and st.use_kind[i] == st.use_kind[use]:
                    n -= 1
            ways *= n
    return ways


@kernel
def lay_used(st: Fields, seat: int, choice: int, rng: Ints) -> int:
    """Put every tile that another seat used on one of its takes by then, in the stretch where that
    tile is; ``choice`` says which of tiles that are alike.

    Return the takes of ``seat`` and those as a set, and above it in how many ways these tiles, and
    then all others, could have been dealt so; 0 if in none.
    """
    settled = own_takes(st, seat)
    ways = 1
    for use in range(st.n_uses):
        if st.use_seat[use] != seat:
            alike = -1 - tile_at(st, st.use_kind[use], settled, N_ENDS)
            tile = tile_at(st, st.use_kind[use], settled, choice % alike)
            choice //= alike
            take = -1
            n = 0  # the same for all ways to lay the tiles before
            for i in range(st.use_after[use]):
                if (
                    st.take_seat[i] == st.use_seat[use]
                    and settled >> i & 1 == 0
                    and next_look(st, seat, i) == next_look(st, seat, tile)
                ):
                    n += 1
                    if randbelow(rng, n) == 0:
                        take = i
            if take < 0:
                return 0
            swap_tiles(st, take, tile)
            settled |= 1 << take
            ways *= n
    stretch = -1
    n = 0
    for place in range(N_ENDS):
        if next_look(st, seat, place) != stretch:
            stretch = next_look(st, seat, place)
            n = 0
        if settled >> place & 1 == 0:
            n += 1
            ways *= n
    return ways << N_ENDS | settled


@kernel
def deal_others(st: Fields, seat: int, settled: int, rng: Ints) -> None:
    """Shuffle the tiles of each stretch that are not on the takes ``settled``."""
    for place in range(N_ENDS):
        if settled >> place & 1 == 0:
            other = place
            n = 0
            for i in range(place + 1):
                if settled >> i & 1 == 0 and next_look(st, seat, i) == next_look(st, seat, place):
                    n += 1
                    if randbelow(rng, n) == 0:
                        other = i
            swap_tiles(st, place, other)


@kernel
def resample(st: Fields, seat: int, rng: Ints) -> None:
    """Deal again which end-game tiles others took, as far as ``seat`` (-1: a spectator) cannot know
    it: each deal exactly as likely as it is.

    The tiles that were used are laid first, then all others are dealt. Which of tiles that are
    alike was used decides in how many ways the deal goes on, so a choice stays as often as there
    are ways. A deal comes once for each way to say which tiles were used in it, and so stays once
    in as many times.
    """
    if st.phase == OVER or st.n_takes == 0:
        return
    place = st.n_takes
    for kind in range(9):  # what nobody has taken lies behind the takes meanwhile
        for _ in range(end_left(st, kind)):
            st.take_kind[place] = kind
            place += 1
    n = choices(st, seat)
    most = 1
    if n > 1:
        for choice in range(n):
            most = max(most, lay_used(st, seat, choice, rng) >> N_ENDS)
    dealt = False
    while not dealt:
        laid = lay_used(st, seat, randbelow(rng, n), rng)
        if randbelow(rng, most) < laid >> N_ENDS:
            deal_others(st, seat, laid, rng)
            dealt = randbelow(rng, uses_mean(st, seat)) == 0
    for i in range(st.n_takes, N_ENDS):
        st.take_kind[i] = -1
