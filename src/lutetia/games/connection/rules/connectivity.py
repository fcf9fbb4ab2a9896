"""Chapters PC2 and PC4: where there is room, and over which hexes a company without a city must go.

A company is cut off when no way is left to an empty city. Placing a locomotive closes a hex only
when it takes the last room there, so
what must be known is, for each company without a city, the hexes that all its ways have in common:
its *vital* hexes. They lie on any one
way, so each hex of the shortest way is tried: it is vital when nothing is reached without it.
"""

from __future__ import annotations

from lutetia.engine.kernel import kernel
from lutetia.games.connection.material import N_NEAR, NEAR_HEX, ROOM, VALUE, C, H
from lutetia.games.connection.state import Fields


@kernel
def room_left(st: Fields, at: int) -> int:
    """Return how many more locomotives the hex ``at`` takes (PC2.3, PC2.4);
    none goes to the tower or a start hex (PC2.5)."""
    standing = st.on[at]
    room = ROOM[at]
    while standing != 0:
        standing &= standing - 1
        room -= 1
    return room


@kernel
def fits(st: Fields, company: int, at: int) -> bool:
    """Return whether there is room for ``company`` at ``at``, never twice for the same (PC2.6)."""
    return room_left(st, at) > 0 and st.on[at] >> company & 1 == 0


@kernel
def cut_off_by(st: Fields, company: int, at: int) -> int:
    """Return the other companies that ``company`` would cut off by placing
    a locomotive at ``at`` (PC4.1, PC4.7)."""
    others = st.vital[at] & ~(1 << company)
    return others if others != 0 and room_left(st, at) == 1 else 0


@kernel
def may_lay(st: Fields, company: int, at: int) -> bool:
    """Return whether ``company`` can place a locomotive at ``at`` now: beside its own (PC3.4),
    with room, cutting off nobody (PC4.1)."""
    return (
        st.near[at] >> company & 1 == 1
        and fits(st, company, at)
        and cut_off_by(st, company, at) == 0
    )


@kernel
def growing(st: Fields, wanted: int) -> int:
    """Return those of the companies ``wanted`` for which there is any hex where
    they can place a locomotive now (PC3.6)."""
    found = 0
    for at in range(H):
        asked = st.near[at] & wanted & ~found & ~st.on[at]
        if asked != 0:
            for company in range(C):
                if asked >> company & 1 == 1 and may_lay(st, company, at):
                    found |= 1 << company
            if found == wanted:
                return found
    return found


@kernel
def first_steps(st: Fields, company: int) -> int:
    """Begin a search: write the hexes where ``company`` has room beside its track
    to ``st.queue`` and return how many."""
    n = 0
    for at in range(H):
        if st.near[at] >> company & 1 == 1 and fits(st, company, at):
            st.way[at] = at + 1
            st.queue[n] = at + 1
            n += 1
    return n


@kernel
def find_way(st: Fields, company: int, n: int, without: int) -> int:
    """Return the nearest empty city to which ``company`` can build from its ``n`` first steps,
    -1 if none (PC4.3, PC4.4).

    The hex ``without`` is left out, -1 for none. `st.way` then tells from where each hex was
    reached, and ``st.queue`` which were.
    """
    first = 0
    while first < n:
        at = st.queue[first] - 1
        first += 1
        if at == without:
            continue
        if VALUE[at] > 0:
            return at
        for k in range(N_NEAR[at]):  # PC2.2
            beside = NEAR_HEX[at * 6 + k]
            if st.way[beside] == 0 and beside != without and fits(st, company, beside):
                st.way[beside] = at + 1
                st.queue[n] = beside + 1
                n += 1
    return -1


@kernel
def forget(st: Fields, keep: int) -> None:
    """Clear what a search found beyond its ``keep`` first hexes."""
    while keep < H and st.queue[keep] != 0:
        st.way[st.queue[keep] - 1] = 0
        st.queue[keep] = 0
        keep += 1


@kernel
def find_articulation(st: Fields, company: int) -> None:
    """Find the vital hexes of ``company`` again: none once it has reached a city (PC4.2);
    each company by itself (PC4.5)."""
    bit = 1 << company
    for at in range(H):
        st.vital[at] &= ~bit
    if st.value[company] > 0:
        return
    n = first_steps(st, company)
    at = find_way(st, company, n, -1)
    while at >= 0:
        st.vital[at] |= bit
        back = st.way[at] - 1
        at = -1 if back == at else back
    for at in range(H):
        if st.vital[at] & bit != 0:
            forget(st, n)
            if find_way(st, company, n, at) >= 0:
                st.vital[at] &= ~bit
    forget(st, 0)


@kernel
def cut_off(st: Fields) -> int:
    """Return the companies that have no city and no way to one;
    no play of the game leads there (PC4.1)."""
    out = 0
    for company in range(C):
        if st.value[company] == 0:
            if find_way(st, company, first_steps(st, company), -1) < 0:
                out |= 1 << company
            forget(st, 0)
    return out


@kernel
def enclosed_with(st: Fields, company: int) -> int:
    """Return the companies with which ``company`` shares a vital hex that only one
    of them could take: neither ever may (PC4.5)."""
    out = 0
    for at in range(H):
        if st.vital[at] >> company & 1 == 1:
            out |= cut_off_by(st, company, at)
    return out


@kernel
def put(st: Fields, company: int, at: int) -> None:
    """Place a locomotive; whoever stands beside a hex may build there (PC3.4)."""
    st.on[at] |= 1 << company
    for k in range(N_NEAR[at]):
        st.near[NEAR_HEX[at * 6 + k]] |= 1 << company


@kernel
def put_and_find_articulation(st: Fields, company: int, at: int) -> None:
    """Place a locomotive and find again what is vital to whom, after every single one (PC4.6)."""
    linked = st.value[company] > 0
    put(st, company, at)
    st.value[company] += VALUE[at]  # PC5.1 to PC5.4: at once, and without an end
    if not linked:
        find_articulation(st, company)
    if room_left(st, at) == 0:  # only now others lose a way, unless they stand here
        for other in range(C):
            if st.value[other] == 0 and st.on[at] >> other & 1 == 0:
                find_articulation(st, other)
