"""Reading a position (docs/positions.md): every contradiction names its field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lutetia.engine import reading
from lutetia.engine.kernel import zeros
from lutetia.engine.layout import Box
from lutetia.games.connection import doors
from lutetia.games.connection.data_form import colours, counts, members
from lutetia.games.connection.material import (
    COMPANIES,
    DEALT,
    GOAL,
    HEXES,
    KINDS,
    MOST_LAID,
    NAMES,
    ROOM,
    SHARES,
    STARTS,
    VALUE,
    C,
    H,
)
from lutetia.games.connection.state import (
    BUILD,
    LAYOUT,
    NONE,
    OVER,
    PHASES,
    START,
    STATIONS,
    TRADE,
    TURN,
    Position,
)

FIELDS = (
    ("game", "rules_version", "players", "options", "phase", "start", "turn", "idle", "turn_of", "to_act")
    + ("stations", "map", "hand", "took", "returned", "floor", "build", "trade")
)  # fmt: skip


class Reader(reading.Reader):
    """Reads the fields of one position."""

    def hex(self, field: str, value: Any) -> int:
        if isinstance(value, str) and value in NAMES:
            return NAMES[value]
        if not isinstance(value, str) or value not in HEXES:
            raise self.fail(field, f"{value!r} is no hex of the map")
        return HEXES.index(value)

    def numbers(self, field: str, st: Position) -> list[int]:
        """Return numbers by seat and company."""
        out = [0] * len(st.hand)
        for colour, given in self.table(field).items():
            seat = self.word(field, colour, colours(st))
            for name, n in self.table(f"{field}.{colour}", given).items():
                company = self.word(f"{field}.{colour}", name, COMPANIES)
                out[seat * C + company] = self.number(
                    f"{field}.{colour}.{name}", n, 0, reading.MANY
                )
        return out


def read_position(data: Mapping[str, Any]) -> Position:
    """Return the record of plain JSON. Raises PositionError naming the field. Only ``players`` is needed."""
    r = Reader(data, "connection", FIELDS)
    box = LAYOUT.boxes(1)
    doors.driver.begin(box, r.number("players", data.get("players"), 3, 6), zeros(1))
    st = LAYOUT.read(box)
    usual = "build" if data.get("build") else "trade" if data.get("trade") else "turn"
    st.phase = r.word("phase", data.get("phase") or usual, PHASES)
    _stations(r, st)
    st = _map(r, st)
    _hands(r, st)
    _turn(r, st)
    _going_on(r, st)
    _end(r, st)
    return st


def _stations(r: Reader, st: Position) -> None:
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
            "start hexes are drawn in the order of the companies, and with the last one the phase is over",
        )
    if st.phase != STATIONS and not all(drawn):
        raise r.fail("stations", "each company has its start hex")


def _map(r: Reader, st: Position) -> Position:
    """Return ``st`` with its locomotives placed, each joined to its start hex, and nobody cut off."""
    box = LAYOUT.pack(st)
    for company in range(C):
        if st.station[company] != NONE:
            doors.put(box, company, STARTS[st.station[company]])
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
    left = int(doors.join(box, wanted))
    if left >= 0:
        raise r.fail(f"map.{HEXES[left]}", "no track joins this to the start hex (PC3.4)")
    made = LAYOUT.read(box)
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
    return _charted(r, LAYOUT.pack(made))


def _charted(r: Reader, box: Box) -> Position:
    """Return the record with the vital hexes of each company found."""
    cut = members(int(doors.cut(box)))
    if cut:
        raise r.fail("map", f"{', '.join(cut)} would be cut off from every city (PC4.1)")
    for company in range(C):
        doors.chart(box, company)
    return LAYOUT.read(box)


def _hands(r: Reader, st: Position) -> None:
    """Read hands and notepad; what is left out is as if only the last shares by company had been taken, or the missing ones returned."""
    st.hand, st.took, st.gave, st.floor = (
        r.numbers(field, st) for field in ("hand", "took", "returned", "floor")
    )
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


def _dealing(r: Reader, st: Position) -> None:
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
            f"{many} shares are dealt to each in seat order, and with the last one the phase is over (PC1.5)",
        )
    for field, run in (("took", st.took), ("returned", st.gave), ("floor", st.floor)):
        if any(run):
            raise r.fail(field, "nobody has traded yet")


def _deal(r: Reader, st: Position, seat: int, n: int) -> None:
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


def _note(st: Position, seat: int, many: int) -> None:
    """Make up trades by which ``seat`` came from ``many`` shares to those that it holds."""
    spare = sum(counts(st.hand, seat).values()) - many
    for company in reversed(range(C)):
        at = seat * C + company
        st.took[at] = max(0, min(st.hand[at], spare))
        spare -= st.took[at]
    if spare < 0:
        st.gave[seat * C] = st.floor[seat * C] = -spare


def _check_notepad(r: Reader, st: Position, seat: int, colour: str, many: int) -> None:
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


def _turn(r: Reader, st: Position) -> None:
    if st.phase <= START:
        for field in ("start", "turn_of", "to_act"):
            if r.data.get(field) is not None:
                raise r.fail(field, "the start player has not been drawn in this phase")
        st.start, st.turn, st.idle = NONE, r.whole("turn", 0, 0, 0), r.whole("idle", 0, 0, 0)
        return
    st.start = r.whole("start", 0, 0, st.players - 1)
    of = r.whole("turn_of", r.whole("to_act", NONE, 0, st.players - 1), NONE, st.players - 1)
    usual = 1 if of == NONE else 1 + (of - st.start) % st.players
    st.turn = r.whole("turn", usual, 1, reading.MANY)
    st.idle = r.whole("idle", 0, 0, st.turn)
    st.cur = (st.start + st.turn - 1) % st.players
    if of not in (NONE, st.cur):
        raise r.fail(
            "turn_of", f"turn {st.turn} is that of seat {st.cur} when seat {st.start} began"
        )
    if r.whole("to_act", st.cur, 0, st.players - 1) != st.cur or (st.phase == OVER and of != NONE):
        raise r.fail("to_act", "whose turn it is acts, and nobody when the game is over")
    if st.phase == OVER:
        st.cur = NONE


def _going_on(r: Reader, st: Position) -> None:
    build, trade = r.data.get("build"), r.data.get("trade")
    if (build is not None) != (st.phase == BUILD) or (trade is not None) != (st.phase == TRADE):
        raise r.fail(
            "phase",
            "a build goes on in the phase build and in no other, a trade in the phase trade",
        )
    if trade is not None:
        st.company = r.word("trade.returned", r.table("trade").get("returned"), COMPANIES)
        if st.gave[st.cur * C + st.company] == 0:
            raise r.fail("trade.returned", f"the notepad has no return of {COMPANIES[st.company]}")
    if build is not None:
        st.company = r.word("build.company", r.table("build").get("company"), COMPANIES)
        laid = [
            r.hex("build.laid", name)
            for name in r.items("build.laid", r.table("build").get("laid", []))
        ]
        if len(laid) > MOST_LAID or len(set(laid)) != len(laid):
            raise r.fail(
                "build.laid", f"up to {MOST_LAID} locomotives are placed, in as many hexes (PC3.2)"
            )
        for at in laid:
            if not st.on[at] >> st.company & 1 or KINDS[at] == "start":
                raise r.fail("build.laid", f"{COMPANIES[st.company]} was not placed at {HEXES[at]}")
        st.n_laid = len(laid)
        st.laid = [*laid, *[NONE] * (MOST_LAID - len(laid))]


def _end(r: Reader, st: Position) -> None:
    """Check that the game is over when it must be, and only then, and that somebody can act."""
    if st.phase < TURN:
        return
    box = LAYOUT.pack(st)
    over = st.on[GOAL] != 0 or (st.phase in (TURN, OVER) and int(doors.boards(box)) <= 1)
    if over != (st.phase == OVER):
        raise r.fail(
            "phase", "the game is over" if over else "no end of the game has come (PC7.1, PC7.3)"
        )
    if st.phase != OVER and int(doors.driver.choices(box, zeros(H + 20))) == 0:
        raise r.fail("hand", "nothing can be done here: no share to return, and nothing to build")
