"""Positions read from plain JSON: houses, tiles, cards and points."""

from __future__ import annotations

from collections.abc import Mapping

from lutetia.engine.position_reader import MANY, Reader
from lutetia.games.paris_paris.material import COLOURS, COUNTS, ON, ROUTES, STOPS, TILE_IDS, TILES
from lutetia.games.paris_paris.rules.setup import rounds
from lutetia.games.paris_paris.state import (
    BUILD,
    DRAW,
    MARKERS,
    NONE,
    OVER,
    PHASES,
    START,
    TWO_PLAYERS,
    Fields,
)

SOURCES = ("small", "big", "special", "bag")
TWO_LEFT = 2
"""So many tiles at least are on offer while somebody builds: one is left over (PP6.1)."""


def _colours(st: Fields) -> tuple[str, ...]:
    return COLOURS[: st.players]


def read_houses(r: Reader, st: Fields) -> None:
    for stop, here in r.table("houses").items():
        s = r.word("houses", stop, STOPS)
        for colour in r.items(f"houses.{stop}", here):
            st.houses[s * 4 + r.word(f"houses.{stop}", colour, _colours(st))] += 1
        room = len(ON[s])
        if sum(st.houses[s * 4 : s * 4 + 4]) > room:  # PP2.2
            raise r.fail(f"houses.{stop}", f"there is room for {room} only (PP2.2)")
    for colour, n in r.table("bag").items():
        seat = r.word("bag", colour, _colours(st))
        st.removed[seat] = r.number(f"bag.{colour}", n, 0, MANY)
    if st.players == TWO_PLAYERS and any(st.removed):
        raise r.fail("bag", "with two players there is no bag (PP5.5)")


def read_tiles(r: Reader, st: Fields) -> None:
    hidden = list(COUNTS)
    st.offer = [NONE] * 5
    st.parked = [NONE] * 5
    offer = r.items("offer", r.data.get("offer"))
    for i, word in enumerate(offer):
        tile = r.word("offer", word, TILE_IDS)
        if i >= st.players + 1:
            raise r.fail(
                "offer", f"there are never more than {st.players + 1} tiles on offer (PP1.8)"
            )
        st.offer[i] = tile
        hidden[tile] -= 1
    st.n_offer = len(offer)
    for word in r.items("parked", r.data.get("parked")):
        tile = r.word("parked", word, TILE_IDS)
        if st.parked[TILES[tile][1]] != NONE:
            raise r.fail(
                "parked", f"two tiles of {ROUTES[TILES[tile][1]]} are never parked together (PP7.2)"
            )
        st.parked[TILES[tile][1]] = tile
        hidden[tile] -= 1
    if min(hidden) < 0:
        tile = hidden.index(min(hidden))
        raise r.fail("offer", f"there are only {COUNTS[tile]} tiles {TILE_IDS[tile]} (PP2.4)")
    if st.phase == OVER and r.agreed:  # in the middle of a round, as `adjudicate` leaves it
        if not TWO_LEFT <= st.n_offer <= st.players + 1:
            raise r.fail("offer", "all agreed to end the game while somebody had to build")
        st.turn = r.whole("turn", 0, 0, 0)
        _left(r, st, hidden)
        return
    if st.phase == BUILD:
        st.turn = r.number(
            "turn",
            r.whole("turn", st.players + 1 - st.n_offer, 0, st.players - 1),
            0,
            st.players - 1,
        )
        if st.n_offer != st.players + 1 - st.turn:
            raise r.fail(
                "offer",
                f"after {st.turn} builds {st.players + 1 - st.turn} tiles are on offer, "
                f"not {st.n_offer}",
            )
        _left(r, st, hidden)
        return
    st.turn = r.whole("turn", 0, 0, 0)
    if st.phase == DRAW:
        if st.n_offer > st.players:
            raise r.fail("offer", "the stack is turned up already: the phase is build")
    elif st.n_offer:
        raise r.fail("offer", f"nothing is on offer in the phase {PHASES[st.phase]}")
    _left(r, st, hidden)


def _left(r: Reader, st: Fields, hidden: list[int]) -> None:
    closed = int(rounds(st.players)) - st.round + (1 if st.phase == DRAW else 0)
    want = (
        closed * (st.players + 1) - (st.n_offer if st.phase == DRAW else 0)
        if st.phase != OVER or r.agreed
        else 0
    )
    if r.data.get("left") is None:
        spare = sum(hidden) - want
        if spare < 0:
            raise r.fail(
                "round",
                f"{want} tiles would still be in the stacks, but "
                f"only {sum(hidden)} are not in sight",
            )
        while spare:  # spread what is already out of the game evenly over the kinds
            tile = hidden.index(max(hidden))
            hidden[tile] -= 1
            spare -= 1
        st.left = hidden
        return
    st.left = [0] * len(TILES)
    for word, n in r.table("left").items():
        tile = r.word("left", word, TILE_IDS)
        st.left[tile] = r.number(f"left.{word}", n, 0, hidden[tile])
    if sum(st.left) != want:
        raise r.fail(
            "left", f"{want} tiles are in the closed stacks in round {st.round}, not {sum(st.left)}"
        )


def read_markers(r: Reader, st: Fields) -> None:
    st.marker = [NONE] * 4
    taken = []
    for colour, word in r.table("marker").items():
        seat = r.word("marker", colour, _colours(st))
        st.marker[seat] = r.word(f"marker.{colour}", word, ROUTES)
        taken.append(word)
    word = r.data.get("open_marker")
    st.open_marker = NONE if word is None else r.word("open_marker", word, ROUTES)
    if word is not None:
        if st.players > TWO_PLAYERS:
            raise r.fail("open_marker", "only two players have an open card (PP1.6)")
        taken.append(word)
    if len(set(taken)) != len(taken):
        raise r.fail("marker", "there is one special-tour card a route (PP1.5)")
    dealt = [st.marker[seat] != NONE for seat in range(st.players)]
    if st.phase == START and taken:
        raise r.fail("marker", "no card has been dealt in this phase")
    if st.phase == MARKERS and (
        dealt != sorted(dealt, reverse=True)
        or (word is not None)
        or (all(dealt) and st.players > TWO_PLAYERS)
    ):
        raise r.fail(
            "marker", "cards are dealt in seat order, and with the last one the phase is over"
        )
    if st.phase in (DRAW, BUILD):
        free = [i for i, route in enumerate(ROUTES) if route not in taken]
        for seat in range(st.players):  # a position need not say what nobody has looked at yet
            if st.marker[seat] == NONE:
                st.marker[seat] = free.pop(0)
        if st.players == TWO_PLAYERS and st.open_marker == NONE:
            st.open_marker = free.pop(0)
    if st.phase == OVER and not all(dealt):
        raise r.fail(
            "marker",
            "at the end every card is known, and the special tours "
            "cannot be scored without them (PP8.2)",
        )


def read_points(r: Reader, st: Fields) -> None:
    for colour, value in r.table("points").items():
        seat = r.word("points", colour, _colours(st))
        if isinstance(value, Mapping):
            for source, n in value.items():
                r.word(f"points.{colour}", source, SOURCES)
                getattr(st, source)[seat] = r.number(f"points.{colour}.{source}", n, 0, MANY)
        else:
            st.small[seat] = r.number(f"points.{colour}", value, 0, MANY)
        if st.phase != OVER and (st.special[seat] or st.bag[seat]):
            raise r.fail(
                f"points.{colour}",
                "special tours and the bag pay when the game is over (PP8.2, PP8.4)",
            )
