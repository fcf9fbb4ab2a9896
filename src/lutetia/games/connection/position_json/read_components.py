"""Positions read from plain JSON: start hexes, the map, shares and the notepad."""

from __future__ import annotations

from lutetia.engine.kernel import zeros
from lutetia.engine.layout import Buffer
from lutetia.games.connection import kernel_calls
from lutetia.games.connection.material import (
    COMPANIES,
    DEALT,
    HEXES,
    KINDS,
    ROOM,
    SHARES,
    STARTS,
    VALUE,
    C,
    H,
)
from lutetia.games.connection.position_json.reader import Reader
from lutetia.games.connection.position_json.write import colours, counts, members
from lutetia.games.connection.state import (
    LAYOUT,
    NONE,
    PHASES,
    START,
    STATIONS,
    TURN,
    Fields,
)


def read_stations(r: Reader, st: Fields) -> None:
    given = r.table("stations")
    for name, place in given.items():
        which = r.hex(f"stations.{name}", place)
        if which not in STARTS:
            raise r.fail(f"stations.{name}", f"{place!r} is no start hex")
        if STARTS.index(which) in st.station:
            raise r.fail(f"stations.{name}", f"another company starts at {place!r} (PC1.3)")
        st.station[r.word("stations", name, COMPANIES)] = STARTS.index(which)
    if not given and st.phase != STATIONS:
        st.station = list(range(C))
    drawn = [which != NONE for which in st.station]
    if st.phase == STATIONS and (all(drawn) or drawn != sorted(drawn, reverse=True)):
        raise r.fail(
            "stations",
            "start hexes are drawn in the order of the companies, "
            "and with the last one the phase is over",
        )
    if st.phase != STATIONS and not all(drawn):
        raise r.fail("stations", "each company has its start hex")


def read_map(r: Reader, st: Fields) -> Fields:
    """Return ``st`` with its locomotives placed, each joined to its start hex,
    and nobody cut off."""
    buffer = LAYOUT.pack(st)
    kernel_calls.clear_map(buffer)
    for company in range(C):
        if st.station[company] != NONE:
            kernel_calls.put(buffer, company, STARTS[st.station[company]])
    wanted = zeros(H)
    for name, standing in r.table("map").items():
        at = r.hex("map", name)
        if st.phase < TURN:
            raise r.fail("map", f"nothing is placed in the phase {PHASES[st.phase]}")
        if KINDS[at] in ("start", "eiffel"):
            raise r.fail(f"map.{name}", "nothing is placed there (PC2.5)")
        here = [r.word(f"map.{name}", word, COMPANIES) for word in r.items(f"map.{name}", standing)]
        if len(set(here)) != len(here) or len(here) > ROOM[at]:
            raise r.fail(
                f"map.{name}",
                f"there is room for {int(ROOM[at])}, each of another company (PC2.3, PC2.4, PC2.6)",
            )
        wanted[at] |= sum(1 << company for company in here)
    left = int(kernel_calls.join(buffer, wanted))
    if left >= 0:
        raise r.fail(f"map.{HEXES[left]}", "no track joins this to the start hex (PC3.4)")
    made = LAYOUT.unpack(buffer)
    made.value, made.stock = [0] * C, [SHARES] * C
    for h in (h for h in range(H) if made.on[h]):
        for company in (c for c in range(C) if made.on[h] >> c & 1):
            made.value[company] += int(VALUE[h])
            made.stock[company] -= KINDS[h] != "start"
    if min(made.stock) < 0:
        raise r.fail(
            "map",
            f"there are only {SHARES} locomotives of each company for track and shares (PC1.2)",
        )
    if st.phase == STATIONS:
        return made
    return _with_articulation(r, LAYOUT.pack(made))


def _with_articulation(r: Reader, buffer: Buffer) -> Fields:
    """Return the record with the vital hexes of each company found."""
    cut = members(int(kernel_calls.cut(buffer)))
    if cut:
        raise r.fail("map", f"{', '.join(cut)} would be cut off from every city (PC4.1)")
    for company in range(C):
        kernel_calls.find_articulation(buffer, company)
    return LAYOUT.unpack(buffer)


def read_hands(r: Reader, st: Fields) -> None:
    """Read hands and notepad; what is left out is as if only the last shares by company had been
    taken, or the missing ones returned."""
    st.hand, st.took, st.gave, st.floor = (
        r.numbers(field, st) for field in ("hand", "took", "returned", "floor")
    )
    if "floor" not in r.data:  # what the numbers as they stand show
        st.floor = [max(0, gave - took) for gave, took in zip(st.gave, st.took, strict=True)]
    for company in range(C):
        st.stock[company] -= sum(st.hand[company::C])
    if min(st.stock) < 0:
        raise r.fail(
            "hand",
            f"there are only {SHARES} locomotives of each company for track and shares (PC1.2)",
        )
    if st.phase < START:
        _dealing(r, st)
        return
    noted = any(field in r.data for field in ("took", "returned", "floor"))
    for seat, colour in enumerate(colours(st)):
        many = int(DEALT[st.players - 3])
        if colour not in r.table("hand"):
            _deal(
                r,
                st,
                seat,
                many + sum(counts(st.took, seat).values()) - sum(counts(st.gave, seat).values()),
            )
        if not noted:
            _note(st, seat, many)
        _check_notepad(r, st, seat, colour, many)


def _dealing(r: Reader, st: Fields) -> None:
    """Check hands before all shares are dealt, which happens seat by seat."""
    have: list[int] = [sum(counts(st.hand, seat).values()) for seat in range(st.players)]
    many = int(DEALT[st.players - 3])
    dealt = sum(have)
    whole = [many] * (dealt // many) + [dealt % many] + [0] * st.players
    if st.phase == STATIONS and dealt:
        raise r.fail("hand", "nothing is dealt in this phase")
    if have != whole[: st.players] or dealt == many * st.players:
        raise r.fail(
            "hand",
            f"{many} shares are dealt to each in seat order, "
            "and with the last one the phase is over (PC1.5)",
        )
    for field, run in (("took", st.took), ("returned", st.gave), ("floor", st.floor)):
        if any(run):
            raise r.fail(field, "nobody has traded yet")


def _deal(r: Reader, st: Fields, seat: int, n: int) -> None:
    for company in range(C):  # what is certainly there
        at = seat * C + company
        st.hand[at] = max(0, st.floor[at] + st.took[at] - st.gave[at])
        st.stock[company] -= st.hand[at]
        n -= st.hand[at]
    for _ in range(n):
        company = max(range(C), key=lambda c: st.stock[c])
        st.stock[company] -= 1
        st.hand[seat * C + company] += 1
    if min(st.stock) < 0:
        raise r.fail("hand", "there are not so many shares to hold")


def _note(st: Fields, seat: int, many: int) -> None:
    """Make up trades by which ``seat`` came from ``many`` shares to those that it holds."""
    spare = sum(counts(st.hand, seat).values()) - many
    for company in reversed(range(C)):
        at = seat * C + company
        st.took[at] = max(0, min(st.hand[at], spare))
        spare -= st.took[at]
    if spare < 0:
        st.gave[seat * C] = st.floor[seat * C] = -spare


def _check_notepad(r: Reader, st: Fields, seat: int, colour: str, many: int) -> None:
    dealt = 0
    for company, name in enumerate(COMPANIES):
        at = seat * C + company
        was = st.hand[at] - st.took[at] + st.gave[at]
        if st.floor[at] < st.gave[at] - st.took[at]:
            raise r.fail(
                f"floor.{colour}.{name}",
                f"{st.gave[at]} returned and {st.took[at]} taken show more than {st.floor[at]}",
            )
        if st.floor[at] > st.gave[at]:
            raise r.fail(
                f"floor.{colour}.{name}", f"{st.gave[at]} returned cannot show {st.floor[at]}"
            )
        if was < st.floor[at]:
            raise r.fail(
                f"hand.{colour}.{name}",
                f"of {was} dealt at least {st.floor[at]} were certain (PC9.3)",
            )
        dealt += was
    if dealt != many:
        raise r.fail(
            f"hand.{colour}",
            f"{many} shares are dealt to each, not {dealt}, by what was taken and returned (PC1.5)",
        )
