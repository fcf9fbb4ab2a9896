"""Positions as plain JSON, both ways (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lutetia.engine.errors import PositionError
from lutetia.games.cite.material import BUILDINGS, CARDS, COLOURS, FIRST, LAID, PIECES, SETS, SHAPES, SWITCH, TILE_GROUND, orientations
from lutetia.games.cite.notation import QUARTERS, SIDES, SPACES, space_name, square_space
from lutetia.games.cite.state import (
    ANNEX,
    BUILT,
    CHOOSE,
    EMPTY,
    HANDS,
    LAY,
    LAYOUT,
    LIGHT,
    NONE,
    OPEN,
    OUT,
    OVER,
    PHASES,
    POOL,
    RESERVE,
    SPENT,
    START,
    USED,
    City,
)  # fmt: skip
from lutetia.games.cite.state import (
    CARDS as DRAWING,
)

POOLS = ("base", "eiffel", "all")
MODES = ("first", "random", "chosen")
GROUND = ".bom*"
CARD_OF = {12: 2, 13: 6, 14: 7, 15: 8, 16: 9, 17: 10, 18: 11, 19: 4, 20: 12, 21: 14, 22: 16, 23: 17}
"""The postcard that places each special piece."""

FIELDS = frozenset(
    ("game", "rules_version", "players", "options", "phase", "start", "to_act", "tiles", "ground", "pieces", "reserve", "hand", "postcards")
    + ("waiting", "markers", "first", "fetched", "passes")
)


def ground_data(st: City) -> list[str]:
    """Return the ground as eight rows of letters: b blue, o orange, m mixed, * streetlight, . nothing laid."""
    return ["".join(GROUND[st.ground[row * 8 + column]] for column in range(8)) for row in range(8)]


def tiles_data(st: City) -> list[dict[str, Any]]:
    """Return the tiles on the board, square by square."""
    out = []
    for square in range(16):
        if st.tile[square] != NONE:
            which, turns = divmod(st.tile[square], 4)
            at = space_name(square_space(square))
            out.append({"colour": COLOURS[which // 8], "tile": which % 8 + 1, "at": at, "turns": turns})
    return out


def owner_of(st: City, piece: int) -> int | None:
    """Return the seat that placed ``piece``, or None."""
    if piece < 12:
        return st.where[piece] - BUILT if st.where[piece] >= BUILT else None
    card = CARD_OF[piece]
    return st.card[card] - USED if USED <= st.card[card] < SPENT else None


def pieces_data(st: City) -> list[dict[str, Any]]:
    """Return the pieces on the board with their spaces, in the order of their numbers."""
    out = []
    for piece, name in enumerate(PIECES):
        cells = [space_name(s) for s in range(64) if st.cover[s] == piece]
        if cells:
            owner = owner_of(st, piece)
            entry: dict[str, Any] = {"piece": name, "colour": COLOURS[owner] if owner is not None else None, "cells": cells}
            if name == "annex":
                entry["of"] = PIECES[st.annexed]
            if name == "statue":
                entry["facing"] = SIDES[st.facing]
            out.append(entry)
    return out


def reserve_data(st: City) -> dict[str, list[str]]:
    """Return the buildings in both reserves."""
    return {colour: [BUILDINGS[b] for b in range(12) if st.where[b] == RESERVE + seat] for seat, colour in enumerate(COLOURS)}


def cards_data(st: City) -> dict[str, str]:
    """Return the postcards in play: open, or whose token lies on them."""
    words = {OPEN: "open", USED: "blue", USED + 1: "orange", SPENT: "blue without effect", SPENT + 1: "orange without effect"}
    return {card: words[st.card[c]] for c, card in enumerate(CARDS) if st.card[c] != OUT}


def markers_data(st: City) -> dict[str, str]:
    """Return the markers that lie on spaces, pieces or beside the board."""
    out = {}
    if st.skull != NONE:
        out["skull"] = space_name(st.skull)
    if st.gargoyle != NONE:
        out["gargoyle"] = PIECES[st.gargoyle]
    if st.louvre != NONE:
        out["louvre"] = PIECES[st.louvre]
    if st.river != NONE:
        out["river"] = SIDES[st.river]
    if st.liberty != NONE:
        out["liberty"] = QUARTERS[st.liberty]
    return out


def waiting_data(st: City) -> dict[str, str]:
    """Return who may still use Metropolitain and Chartier."""
    held = {"metropolitain": st.metro, "chartier": st.chartier}
    return {card: COLOURS[seat] for card, seat in held.items() if seat != NONE}


def write_position(st: City, rules_version: int) -> dict[str, Any]:
    """Return the whole record as plain JSON."""
    return {
        "game": "cite",
        "rules_version": rules_version,
        "players": 2,
        "options": {"cards": MODES[st.mode], "pool": POOLS[st.pool]},
        "phase": PHASES[st.phase],
        "start": None if st.start == NONE else st.start,
        "to_act": st.cur if st.phase in (CHOOSE, LAY, LIGHT) else None,
        "turn_of": None,
        "tiles": tiles_data(st),
        "ground": ground_data(st),
        "pieces": pieces_data(st),
        "reserve": reserve_data(st),
        "hand": {COLOURS[seat]: st.hand[seat] + 1 for seat in range(2) if st.hand[seat] != NONE},
        "postcards": cards_data(st),
        "waiting": waiting_data(st),
        "markers": markers_data(st),
        "first": None if st.first == NONE else st.first,
        "fetched": None if st.fetched == NONE else BUILDINGS[st.fetched],
        "passes": st.passes,
    } | {"turn_of": None if st.cur == NONE else st.cur}


class _Reader:
    """Reads one position, naming the field of whatever is wrong."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.st = LAYOUT.plain()

    def fail(self, field: str, why: str) -> PositionError:
        return PositionError(f"{field}: {why}")

    def word(self, field: str, value: Any, words: Any) -> int:
        if not isinstance(value, str) or value not in words:
            raise self.fail(field, f"{value!r} is none of {', '.join(words)}")
        return list(words).index(value)

    def number(self, field: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(field, f"a whole number from {low} to {high} is needed, not {value!r}")
        return value

    def seat(self, field: str) -> int:
        value = self.data.get(field)
        return NONE if value is None else self.number(field, value, 0, 1)

    def table(self, field: str) -> Mapping[str, Any]:
        value = self.data.get(field)
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            raise self.fail(field, "an object is needed")
        return value

    def items(self, field: str, value: Any) -> list[Any]:
        if value is None:
            return []
        if not isinstance(value, (list, tuple)):
            raise self.fail(field, "a list is needed")
        return list(value)

    def space(self, field: str, value: Any) -> int:
        if not isinstance(value, str) or value not in SPACES:
            raise self.fail(field, f"{value!r} is no space; spaces are a1 to h8")
        return SPACES[value]


def read_position(data: Mapping[str, Any]) -> City:
    """Return the record of plain JSON; everything may be left out. Raises PositionError naming the field.

    The ground is given by ``tiles``, or by ``ground`` alone as eight rows of letters (then no tile counts as laid but all as gone).
    """
    if not isinstance(data, Mapping):
        raise PositionError("a position is a JSON object")
    r = _Reader(data)
    st = r.st
    for field in data:
        if field not in FIELDS and field != "turn_of":
            raise r.fail(str(field), f"there is no such field; there are {', '.join(sorted(FIELDS))}")
    if data.get("game", "cite") != "cite":
        raise r.fail("game", f"this is a position of {data['game']!r}, not of cite")
    if data.get("players", 2) != 2:
        raise r.fail("players", "this game is for two (LC1.1)")
    for name in ("metro", "chartier", "fetched", "annexed", "facing", "skull", "gargoyle", "louvre", "river", "liberty"):
        setattr(st, name, NONE)
    options = r.table("options")
    st.pool = r.word("options.pool", options.get("pool", "base"), POOLS)
    st.mode = r.word("options.cards", options.get("cards", "first"), MODES)
    st.phase = r.word("phase", data.get("phase", "light"), PHASES)
    st.start = r.seat("start")
    if st.phase == START and st.start != NONE:
        raise r.fail("start", "the start player has not been drawn in this phase")
    if st.phase != START and st.start == NONE:
        st.start = 0
    _tiles(r)
    _cards(r)
    _pieces(r)
    _markers(r)
    _turn(r)
    return st


def pave(st: City, square: int, lying: int) -> None:
    """Put a tile on an empty square: ``lying`` is ``(seat * 8 + tile) * 4 + turns``."""
    st.tile[square] = lying
    for corner in range(4):
        st.ground[square_space(square) + corner // 2 * 8 + corner % 2] = int(TILE_GROUND[lying * 4 + corner])


def _tiles(r: _Reader) -> None:
    st = r.st
    st.tile = [NONE] * 16
    st.left = [1] * 16
    st.ground = [EMPTY] * 64
    for entry in r.items("tiles", r.data.get("tiles")):
        if not isinstance(entry, Mapping):
            raise r.fail("tiles", "each is an object with colour, tile, at, turns")
        seat = r.word("tiles.colour", entry.get("colour"), COLOURS)
        tile = r.number("tiles.tile", entry.get("tile"), 1, 8) - 1
        space = r.space("tiles.at", entry.get("at"))
        turns = r.number("tiles.turns", entry.get("turns", 0), 0, 3)
        square = space // 16 * 4 + space % 8 // 2
        if square_space(square) != space:
            raise r.fail("tiles.at", f"{entry['at']} is not the top left space of a square (LC2.2)")
        if st.tile[square] != NONE or not st.left[seat * 8 + tile]:
            raise r.fail("tiles", f"tile {tile + 1} of {COLOURS[seat]} or the square {entry['at']} stands twice")
        pave(st, square, (seat * 8 + tile) * 4 + turns)
        st.left[seat * 8 + tile] = 0
        st.laid[seat] += 1
    rows = r.items("ground", r.data.get("ground"))
    if rows:
        if len(rows) != 8 or not all(isinstance(row, str) and len(row) == 8 and set(row) <= set(GROUND) for row in rows):
            raise r.fail("ground", f"eight rows of eight letters of {GROUND} are needed")
        ground = [GROUND.index(mark) for row in rows for mark in row]
        if not r.items("tiles", r.data.get("tiles")):
            if any(ground):
                st.ground = ground
                st.left = [0] * 16
                st.laid = [8, 8]
        elif ground != st.ground:
            raise r.fail("ground", "it is not what the tiles show; leave one of the two out")
    st.hand = [NONE, NONE]
    for colour, tile in r.table("hand").items():
        seat = r.word("hand", colour, COLOURS)
        number = r.number(f"hand.{colour}", tile, 1, 8) - 1
        if not st.left[seat * 8 + number]:
            raise r.fail(f"hand.{colour}", f"tile {tile} lies on the board")
        st.hand[seat] = number
        st.left[seat * 8 + number] = 0


def _cards(r: _Reader) -> None:
    st = r.st
    st.card = [OUT] * 22
    st.tokens = [4, 4]
    given = r.table("postcards")
    words = {"open": OPEN, "blue": USED, "orange": USED + 1, "blue without effect": SPENT, "orange without effect": SPENT + 1}
    for name, word in given.items():
        card = r.word("postcards", name, CARDS)
        if card >= SETS[st.pool]:
            raise r.fail(f"postcards.{name}", f"it is not in the pool {POOLS[st.pool]!r} (LC1.4)")
        if not isinstance(word, str) or word not in words:
            raise r.fail(f"postcards.{name}", f"{word!r} is none of {', '.join(words)}")
        st.card[card] = words[word]
        if st.card[card] != OPEN:
            st.tokens[st.card[card] % 2] -= 1
    if min(st.tokens) < 0:
        raise r.fail("postcards", "each player has four action tokens (LC1.5)")
    if not given and st.mode == 0:
        for card in FIRST:
            st.card[card] = OPEN
    n = sum(1 for card in st.card if card != OUT)
    if st.phase in (DRAWING, CHOOSE):
        if n > 7 or st.mode == 0:
            raise r.fail("phase", "fewer than eight postcards are out while they are drawn or chosen")
    elif st.phase != START and n > 8:
        raise r.fail("postcards", f"eight are in play, not {n} (LC1.4)")
    for name, colour in r.table("waiting").items():
        word = r.word("waiting", name, ("metropolitain", "chartier"))
        seat = r.word(f"waiting.{name}", colour, COLOURS)
        if st.card[CARDS.index(name)] != USED + seat:
            raise r.fail(f"waiting.{name}", f"{colour} has not activated it")
        setattr(st, ("metro", "chartier")[word], seat)


def _pieces(r: _Reader) -> None:
    st = r.st
    st.cover = [NONE] * 64
    st.where = [POOL] * 12
    for colour, names in r.table("reserve").items():
        seat = r.word("reserve", colour, COLOURS)
        for name in r.items(f"reserve.{colour}", names):
            building = r.word(f"reserve.{colour}", name, BUILDINGS)
            if st.where[building] != POOL:
                raise r.fail(f"reserve.{colour}", f"{name} stands twice")
            st.where[building] = RESERVE + seat
    for entry in r.items("pieces", r.data.get("pieces")):
        if not isinstance(entry, Mapping):
            raise r.fail("pieces", "each is an object with piece, colour, cells")
        piece = r.word("pieces.piece", entry.get("piece"), PIECES)
        name = PIECES[piece]
        cells = [r.space(f"pieces.{name}", cell) for cell in r.items(f"pieces.{name}", entry.get("cells"))]
        if piece in st.cover:
            raise r.fail(f"pieces.{name}", "it stands twice")
        if not _has_shape(piece, cells):
            raise r.fail(f"pieces.{name}", f"{', '.join(map(space_name, cells)) or 'no space'}: that is not its shape")
        for cell in cells:
            if st.cover[cell] != NONE:
                raise r.fail(f"pieces.{name}", f"{space_name(cell)} is covered already")
            st.cover[cell] = piece
        _own(r, entry, piece)


def _has_shape(piece: int, cells: list[int]) -> bool:
    if piece == 23:
        return len(cells) == 4 and sorted(cells) == [min(cells) + n for n in (0, 1, 8, 9)] and min(cells) % 8 < 7
    if piece not in {p for p, _ in LAID}:
        return len(cells) == 1
    if not cells:
        return False
    left, top = min(c % 8 for c in cells), min(c // 8 for c in cells)
    shape = tuple(sorted(((c % 8 - left, c // 8 - top) for c in cells), key=lambda c: (c[1], c[0])))
    wanted = orientations(SHAPES[piece], SWITCH["allow_flip"]) if piece < 12 else [cells_ for p, cells_ in LAID if p == piece]
    return shape in wanted


def _own(r: _Reader, entry: Mapping[str, Any], piece: int) -> None:
    st, name = r.st, PIECES[piece]
    if piece < 12:
        seat = r.word(f"pieces.{name}.colour", entry.get("colour"), COLOURS)
        if st.where[piece] != POOL:
            raise r.fail(f"pieces.{name}", "it lies in a reserve as well")
        st.where[piece] = BUILT + seat
        return
    card = CARD_OF[piece]
    if not USED <= st.card[card] < SPENT:
        if r.data.get("postcards") is not None or st.card[card] not in (OUT, OPEN):
            raise r.fail(f"pieces.{name}", f"nobody has activated {CARDS[card]} with its effect")
        seat = r.word(f"pieces.{name}.colour", entry.get("colour"), COLOURS)
        st.card[card] = USED + seat
        st.tokens[seat] -= 1
    if piece == ANNEX:
        of = r.word("pieces.annex.of", entry.get("of"), PIECES)
        st.annexed = of
    if name == "statue":
        st.facing = r.word("pieces.statue.facing", entry.get("facing"), SIDES)


def _markers(r: _Reader) -> None:
    st = r.st
    for piece, card in CARD_OF.items():
        if piece not in st.cover and USED <= st.card[card] < SPENT:
            raise r.fail(f"postcards.{CARDS[card]}", f"activated with its effect it has put the {PIECES[piece]} on the board")
    on_board = {PIECES[p] for p in [*range(13), 21] if p in st.cover}
    if st.annexed != NONE and PIECES[st.annexed] not in on_board:
        raise r.fail("pieces.annex.of", f"{PIECES[st.annexed]} is no building on the board (LC4.7)")
    for name, value in r.table("markers").items():
        if name == "skull":
            st.skull = r.space("markers.skull", value)
        elif name in ("gargoyle", "louvre"):
            if value not in on_board:
                raise r.fail(f"markers.{name}", f"{value!r} is no building on the board")
            setattr(st, name, PIECES.index(value))
        elif name == "river":
            st.river = r.word("markers.river", value, SIDES)
        elif name == "liberty":
            st.liberty = r.word("markers.liberty", value, QUARTERS)
        else:
            raise r.fail("markers", f"{name!r} is none of skull, gargoyle, louvre, river, liberty")
    for card, marker in ((15, "gargoyle"), (18, "louvre"), (19, "skull"), (20, "river"), (21, "liberty")):
        used = USED <= st.card[card] < SPENT
        if used != (getattr(st, marker) != NONE):
            raise r.fail(f"markers.{marker}", f"it lies there exactly when {CARDS[card]} was activated with its effect")
    word = r.data.get("fetched")
    if word is not None:
        st.fetched = r.word("fetched", word, BUILDINGS)
    st.passes = r.number("passes", r.data.get("passes", 0), 0, 2)


def _turn(r: _Reader) -> None:
    st = r.st
    st.first = r.seat("first")
    turn_of = r.data.get("turn_of", r.data.get("to_act"))
    if st.phase in (LIGHT, OVER) and st.first == NONE:
        st.first = 0
    acting = st.phase in (CHOOSE, LAY, LIGHT)
    st.cur = NONE if turn_of is None else r.number("to_act", turn_of, 0, 1)
    if acting and st.cur == NONE:
        st.cur = st.first if st.phase == LIGHT else st.start
    if st.phase == LIGHT and (sum(st.laid) != 16 or EMPTY in st.ground):
        raise r.fail("phase", "the second phase begins when all sixteen tiles lie (LC2.6)")
    if st.phase == LAY:
        if sum(st.laid) == 16:
            raise r.fail("phase", "all tiles lie: the second phase has begun (LC2.6)")
        for seat in range(2):
            if st.hand[seat] == NONE and st.laid[seat] < 8:
                st.hand[seat] = next(t for t in range(8) if st.left[seat * 8 + t])
                st.left[seat * 8 + st.hand[seat]] = 0
    if st.phase in (START, DRAWING, CHOOSE) and any(hand != NONE for hand in st.hand):
        raise r.fail("hand", f"no tile has been drawn in the phase {PHASES[st.phase]}")
    if st.phase == HANDS and all(st.hand[s] != NONE or st.laid[s] == 8 for s in range(2)):
        raise r.fail("phase", "both hands are full: the phase is lay")
    if st.fetched != NONE and (st.phase != LIGHT or st.where[st.fetched] != RESERVE + st.cur):
        raise r.fail("fetched", "it lies in the reserve of whoever must place it (LC4.1)")
