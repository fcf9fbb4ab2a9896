"""Chapters PC2 and PC4: where there is room, and over which hexes a company without a city must go.

A company is cut off when no way is left to an empty city. Placing a locomotive closes a hex only
when it takes the last room there, so what must be known is, for each company without a city, the
hexes that all its ways have in common: its *vital* hexes. They lie on any one way, so one shortest
way is looked for, and walked along once: what can be reached without the rest of it spreads from
hex to hex, and where it touches nothing of the rest but the next hex, all ways come through there.
"""

from __future__ import annotations

from lutetia.engine.bits import count, has, lowest, one, without_lowest
from lutetia.engine.kernel import Ints, kernel
from lutetia.games.connection.material import (
    CITY_SET,
    NEAR_SET,
    ONCE_SET,
    ROOM,
    TRACK_SET,
    VALUE,
    WORDS,
    C,
    H,
)
from lutetia.games.connection.state import Fields


@kernel
def contains(hexes: Ints, first: int, at: int) -> bool:
    """Return whether the set that begins at ``hexes[first]`` has the hex ``at``."""
    return has(hexes[first + at // 64], at % 64)


@kernel
def put_in(hexes: Ints, first: int, at: int) -> None:
    """Add the hex ``at`` to the set that begins at ``hexes[first]``."""
    hexes[first + at // 64] |= one(at % 64)


@kernel
def take_out(hexes: Ints, first: int, at: int) -> None:
    """Take the hex ``at`` out of the set that begins at ``hexes[first]``."""
    hexes[first + at // 64] &= ~one(at % 64)


@kernel
def clear_map(st: Fields) -> None:
    """Take all track off the map: there is room where track may lie at all (PC2.3 to PC2.5)."""
    for at in range(H):
        st.on[at] = 0
        st.way[at] = 0
        st.queue[at] = 0
    for word in range(WORDS):
        st.single[word] = ONCE_SET[word]
        st.reached[word] = 0
        st.step[word] = 0
        st.after[word] = 0
        st.path[word] = 0
    for company in range(C):
        for word in range(WORDS):
            st.near[company * WORDS + word] = 0
            st.room[company * WORDS + word] = TRACK_SET[word]
            st.vital[company * WORDS + word] = 0
            st.looked[company * WORDS + word] = 0


@kernel
def room_left(st: Fields, at: int) -> int:
    """Return how many more locomotives the hex ``at`` takes (PC2.3, PC2.4);
    none goes to the tower or a start hex (PC2.5)."""
    return ROOM[at] - count(st.on[at])


@kernel
def fits(st: Fields, company: int, at: int) -> bool:
    """Return whether there is room for ``company`` at ``at``, never twice for the same (PC2.6)."""
    return contains(st.room, company * WORDS, at)


@kernel
def vital_to(st: Fields, at: int) -> int:
    """Return the companies to which the hex ``at`` is vital."""
    found = 0
    for company in range(C):
        if contains(st.vital, company * WORDS, at):
            found |= 1 << company
    return found


@kernel
def cut_off_by(st: Fields, company: int, at: int) -> int:
    """Return the other companies that ``company`` would cut off by placing
    a locomotive at ``at`` (PC4.1, PC4.7)."""
    return vital_to(st, at) & ~(1 << company) if contains(st.single, 0, at) else 0


@kernel
def lays(st: Fields, company: int, word: int) -> int:
    """Return where ``company`` can place a locomotive now, one word of the set: beside its own
    (PC3.4), with room, cutting off nobody (PC4.1, PC4.7)."""
    kept = 0
    for other in range(C):
        if other != company:
            kept |= st.vital[other * WORDS + word]
    at = company * WORDS + word
    return st.near[at] & st.room[at] & ~(st.single[word] & kept)


@kernel
def may_lay(st: Fields, company: int, at: int) -> bool:
    """Return whether ``company`` can place a locomotive at ``at`` now (`lays`)."""
    return has(lays(st, company, at // 64), at % 64)


@kernel
def growing(st: Fields, wanted: int) -> int:
    """Return those of the companies ``wanted`` for which there is any hex where
    they can place a locomotive now (PC3.6)."""
    found = 0
    for company in range(C):
        word = 0 if has(wanted, company) else WORDS
        while word < WORDS and lays(st, company, word) == 0:
            word += 1
        if has(wanted, company) and word < WORDS:
            found |= 1 << company
    return found


@kernel
def city_in(hexes: Ints) -> int:
    """Return the first city of a set, -1 if there is none."""
    for word in range(WORDS):
        cities = hexes[word] & CITY_SET[word]
        if cities != 0:
            return word * 64 + lowest(cities)
    return -1


@kernel
def find_way(st: Fields, company: int) -> int:
    """Return the nearest empty city to which ``company`` can build, -1 if none (PC4.3, PC4.4).

    ``st.way`` then tells from where each hex was reached that is no first step, ``st.reached``
    which were.
    """
    first = company * WORDS
    for word in range(WORDS):
        st.step[word] = st.near[first + word] & st.room[first + word]
        st.reached[word] = st.step[word]
    city = city_in(st.step)
    more = True
    while city < 0 and more:
        more = False
        for word in range(WORDS):
            left = st.step[word]
            st.step[word] = 0
            while left != 0:
                at = word * 64 + lowest(left)
                left = without_lowest(left)
                for other in range(WORDS):  # PC2.2
                    new = NEAR_SET[at * WORDS + other] & st.room[first + other] & ~st.reached[other]
                    st.reached[other] |= new
                    st.after[other] |= new
                    while new != 0:
                        st.way[other * 64 + lowest(new)] = at + 1
                        new = without_lowest(new)
                        more = True
        for word in range(WORDS):
            st.step[word] = st.after[word]
            st.after[word] = 0
        city = city_in(st.step)
    return city


@kernel
def forget(st: Fields) -> None:
    """Clear what a search found."""
    for word in range(WORDS):
        left = st.reached[word]
        while left != 0:
            st.way[word * 64 + lowest(left)] = 0
            left = without_lowest(left)
        st.reached[word] = 0
        st.step[word] = 0


@kernel
def spread(st: Fields, company: int, at: int) -> int:
    """Go on from ``at`` to what is beside it, neither reached nor on the way (`walk`).

    Returns how far along the way there are hexes beside it.
    """
    first = company * WORDS
    far = 0
    for word in range(WORDS):
        beside = NEAR_SET[at * WORDS + word] & st.room[first + word]  # PC2.2
        on_way = beside & st.path[word]
        while on_way != 0:
            far = max(far, st.way[word * 64 + lowest(on_way)])
            on_way = without_lowest(on_way)
        new = beside & ~st.path[word] & ~st.reached[word]
        st.reached[word] |= new
        st.step[word] |= new
    return far


@kernel
def walk(st: Fields, company: int, length: int) -> None:
    """Walk along a way and note which of its hexes are vital.

    The way has ``length`` hexes: ``st.queue`` has them from the city back, ``st.path`` as a set,
    and ``st.way`` the place of each, from 1 on.
    """
    first = company * WORDS
    far = 0  # beside the track lies the first hex alone of a shortest way
    for word in range(WORDS):
        starts = st.near[first + word] & st.room[first + word]
        st.reached[word] = starts & ~st.path[word]
        st.step[word] = st.reached[word]
    for place in range(1, length + 1):
        word = 0
        while word < WORDS:  # all that can be reached without this hex and those behind it
            left = st.step[word]
            if left == 0:
                word += 1
                continue
            at = word * 64 + lowest(left)
            if VALUE[at] > 0:  # a way round what is left
                return
            st.step[word] = without_lowest(left)
            far = max(far, spread(st, company, at))
            word = 0
        here = st.queue[length - place] - 1
        if far <= place:
            put_in(st.vital, first, here)
        far = max(far, spread(st, company, here))


@kernel
def find_articulation(st: Fields, company: int) -> None:
    """Find the vital hexes of ``company`` again: none once it has reached a city (PC4.2);
    each company by itself (PC4.5)."""
    first = company * WORDS
    for word in range(WORDS):
        st.vital[first + word] = 0
        st.looked[first + word] = 0
    if st.value[company] > 0:
        return
    at = find_way(st, company)
    length = 0
    while at >= 0:
        st.queue[length] = at + 1
        put_in(st.path, 0, at)
        length += 1
        at = st.way[at] - 1
    for word in range(WORDS):
        st.looked[first + word] = st.reached[word]
    forget(st)
    for i in range(length):
        st.way[st.queue[i] - 1] = length - i
    walk(st, company, length)
    for word in range(WORDS):
        st.looked[first + word] |= st.reached[word]
        st.reached[word] = 0
        st.step[word] = 0
        st.path[word] = 0
    for i in range(length):
        st.way[st.queue[i] - 1] = 0
        st.queue[i] = 0


@kernel
def cut_off(st: Fields) -> int:
    """Return the companies that have no city and no way to one;
    no play of the game leads there (PC4.1)."""
    out = 0
    for company in range(C):
        if st.value[company] == 0:
            if find_way(st, company) < 0:
                out |= 1 << company
            forget(st)
    return out


@kernel
def enclosed_with(st: Fields, company: int) -> int:
    """Return the companies with which ``company`` shares a vital hex that only one
    of them could take: neither ever may (PC4.5)."""
    out = 0
    for other in range(C):
        for word in range(WORDS):
            both = st.vital[company * WORDS + word] & st.vital[other * WORDS + word]
            if other != company and both & st.single[word] != 0:
                out |= 1 << other
    return out


@kernel
def put(st: Fields, company: int, at: int) -> None:
    """Place a locomotive; whoever stands beside a hex may build there (PC3.4)."""
    st.on[at] |= 1 << company
    for word in range(WORDS):
        st.near[company * WORDS + word] |= NEAR_SET[at * WORDS + word]
    take_out(st.room, company * WORDS, at)  # PC2.6
    left = room_left(st, at)
    if left == 1:
        put_in(st.single, 0, at)
    elif left == 0:
        take_out(st.single, 0, at)
        for other in range(C):
            take_out(st.room, other * WORDS, at)


@kernel
def put_and_find_articulation(st: Fields, company: int, at: int) -> None:
    """Place a locomotive and find again what is vital to whom, after every single one (PC4.6)."""
    linked = st.value[company] > 0
    put(st, company, at)
    st.value[company] += VALUE[at]  # PC5.1, PC5.2; PC5.3: without an end; PC5.4: at once
    if not linked:
        find_articulation(st, company)
    if room_left(st, at) == 0:  # only now others lose a way: those whose search came here
        for other in range(C):
            if contains(st.looked, other * WORDS, at):
                find_articulation(st, other)
