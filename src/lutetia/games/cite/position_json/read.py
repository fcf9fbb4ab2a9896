"""Positions as plain JSON, read: what is left out takes its usual value,
what contradicts the rules is refused.

Whether each piece could have been placed where it stands is not asked: positions are also made to
try things out.
"""

from __future__ import annotations

from collections.abc import Mapping

from lutetia.engine.bits import ALL
from lutetia.engine.errors import PositionError
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.kernel import zeros
from lutetia.engine.position_reader import MANY
from lutetia.engine.trace import make_null_trace
from lutetia.games.cite import kernel_calls
from lutetia.games.cite.cells import grounds, members, pave
from lutetia.games.cite.material import (
    BUILDINGS,
    COLOURS,
    LEVITATION,
    MAX_LEGAL,
    N_BUILDINGS,
    N_SQUARES,
    N_TILES,
    TILE_GROUND,
    WIDTH,
)
from lutetia.games.cite.names import square_space
from lutetia.games.cite.position_json.read_components import read_markers, read_pieces, read_reserve
from lutetia.games.cite.position_json.read_postcards import read_cards, read_waiting
from lutetia.games.cite.position_json.reader import Reader
from lutetia.games.cite.position_json.write import GROUND
from lutetia.games.cite.state import CARDS as DRAWING
from lutetia.games.cite.state import (
    CHOOSE,
    EMPTY,
    ENOUGH_PASSES,
    HANDS,
    LAY,
    LAYOUT,
    LIGHT,
    NONE,
    OUT,
    OVER,
    PHASES,
    START,
    USED,
    Fields,
)

FIELDS = frozenset(
    (
        "game",
        "rules_version",
        "players",
        "options",
        "phase",
        "start",
        "to_act",
        "turn_of",
        "tiles",
        "ground",
        "pieces",
        "reserve",
        "pool",
    )
    + ("hand", "postcards", "waiting", "markers", "first", "fetched", "passes")
)


def read_fields(data: JsonMapping) -> Fields:
    """Return the record of plain JSON with whoever is to act in it,
    able to or not. Raises PositionError."""
    r = Reader(data, FIELDS)
    st = r.st
    if r.whole("players", len(COLOURS), 0, MANY) != len(COLOURS):
        raise r.fail("players", "this game is for two (LC1.1)")
    for name in (
        "metro",
        "chartier",
        "fetched",
        "annexed",
        "facing",
        "skull",
        "gargoyle",
        "louvre",
        "river",
        "liberty",
    ):
        setattr(st, name, NONE)
    _tiles(r)
    _ground(r)
    paved = sum(st.laid) == N_SQUARES and st.land[EMPTY] == 0
    st.phase = r.word("phase", r.get("phase", "light" if paved else "lay"), PHASES)
    if (st.phase == LIGHT or (st.phase == OVER and not r.agreed)) and not paved:
        raise r.fail("phase", "the second phase begins when all sixteen tiles lie (LC2.6)")
    if st.phase == LAY and sum(st.laid) == N_SQUARES:
        raise r.fail("phase", "all tiles lie: the second phase has begun (LC2.6)")
    read_cards(r)
    read_reserve(r)
    read_pieces(r)
    read_waiting(r)
    read_markers(r)
    untouched = st.land[EMPTY] == ALL
    if st.phase in (START, DRAWING, CHOOSE) and not (
        untouched and st.pooled == (1 << N_BUILDINGS) - 1
    ):
        raise r.fail(
            "reserve" if untouched else "tiles",
            f"nobody has laid or taken anything in the phase {PHASES[st.phase]}",
        )
    _hands(r)
    _turn(r)
    return st


def read_position(data: JsonMapping) -> Fields:
    """Return the record of plain JSON; everything may be left out. Raises PositionError naming the
    field.

    Whoever cannot act is passed over (LC3.8), to the end if nobody can (LC3.10).
    """
    st = read_fields(data)
    if st.phase != LIGHT:
        return st
    buffer = LAYOUT.pack(st)
    if st.fetched == NONE:
        kernel_calls.hand_over(buffer, make_null_trace())
    elif kernel_calls.entry_points.legal(buffer, zeros(MAX_LEGAL)) == 0:
        raise PositionError(
            f"fetched: {BUILDINGS[st.fetched]} fits nowhere, "
            "so it would not have been fetched (LC4.1)"
        )
    return LAYOUT.unpack(buffer)


# --- the ground -----------------------------------------------------------------------------------


def lay_tile(st: Fields, square: int, lying: int) -> None:
    """Put a tile on an empty square: ``lying`` is ``(seat * 8 + tile) * 4 + turns``."""
    st.tile[square] = lying
    for corner in range(4):
        space = square_space(square) + corner // 2 * 8 + corner % 2
        pave(st, space, int(TILE_GROUND[lying * 4 + corner]))


def _tiles(r: Reader) -> None:
    st = r.st
    st.tile = [NONE] * 16
    st.left = [(1 << N_TILES) - 1] * 2
    st.land = [ALL, 0, 0, 0, 0]
    for entry in r.items("tiles", r.get("tiles")):
        if not isinstance(entry, Mapping):
            raise r.fail("tiles", "each is an object with colour, tile, at, turns")
        seat = r.word("tiles.colour", entry.get("colour"), COLOURS)
        tile = r.number("tiles.tile", entry.get("tile"), 1, 8) - 1
        space = r.space("tiles.at", entry.get("at"))
        turns = r.number("tiles.turns", entry.get("turns", 0), 0, 3)
        square = space // 16 * 4 + space % 8 // 2
        if square_space(square) != space:
            raise r.fail("tiles.at", f"{entry['at']} is not the top left space of a square (LC2.2)")
        if st.tile[square] != NONE or not st.left[seat] >> tile & 1:
            raise r.fail(
                "tiles",
                f"tile {tile + 1} of {COLOURS[seat]} or the square {entry['at']} stands twice",
            )
        lay_tile(st, square, (seat * 8 + tile) * 4 + turns)
        st.left[seat] &= ~(1 << tile)
        st.laid[seat] += 1


def _ground(r: Reader) -> None:
    st, given = r.st, r.get("ground")
    rows = given.replace("/", " ").split() if isinstance(given, str) else r.items("ground", given)
    if not rows:
        return
    rows = [row.casefold() for row in rows if isinstance(row, str)]
    if len(rows) != WIDTH or any(len(row) != WIDTH or set(row) - set(GROUND) for row in rows):
        raise r.fail("ground", f"eight rows of eight letters of {GROUND} are needed")
    ground = [GROUND.index(mark) for row in rows for mark in row]
    if any(tile != NONE for tile in st.tile):
        if ground != grounds(st):
            raise r.fail("ground", "it is not what the tiles show; leave one of the two out")
    elif any(ground):
        if EMPTY in ground:
            raise r.fail(
                "ground", "without tiles it stands for all sixteen of them; give the tiles instead"
            )
        for space, kind in enumerate(ground):
            pave(st, space, kind)
        st.left, st.laid = [0, 0], [N_TILES, N_TILES]


def _hands(r: Reader) -> None:
    st = r.st
    st.hand = [NONE, NONE]
    for colour, tile in r.table("hand").items():
        seat = r.word("hand", colour, COLOURS)
        number = r.number(f"hand.{colour}", tile, 1, 8) - 1
        if not st.left[seat] >> number & 1:
            raise r.fail(f"hand.{colour}", f"tile {tile} lies on the board")
        if st.phase not in (HANDS, LAY) and not (st.phase == OVER and r.agreed):
            raise r.fail(
                f"hand.{colour}", f"nobody has a tile in hand in the phase {PHASES[st.phase]}"
            )
        st.hand[seat] = number
        st.left[seat] &= ~(1 << number)
    for seat in range(2):
        if st.phase == LAY and st.hand[seat] == NONE and st.laid[seat] < N_TILES:
            st.hand[seat] = next(members(st.left[seat]))
            st.left[seat] &= ~(1 << st.hand[seat])
    if st.phase == HANDS and all(st.hand[s] != NONE or st.laid[s] == N_TILES for s in range(2)):
        raise r.fail("phase", "both hands are full: the phase is lay")


# --- the turn -------------------------------------------------------------------------------------


def _turn(r: Reader) -> None:
    st = r.st
    st.start = r.seat("start", r.get("start"))
    if st.phase == START and st.start != NONE:
        raise r.fail("start", "the start player has not been drawn in this phase")
    if st.phase != START and st.start == NONE:
        st.start = 0
        chooses = r.seat("to_act", r.get("to_act")) if st.phase == CHOOSE else NONE
        if chooses not in (NONE, _usual_turn(r)):
            st.start = 1
    _first(r)
    acting = r.seat("to_act", r.get("to_act"))
    st.cur = r.seat("turn_of", r.get("turn_of"))
    if st.phase == OVER:
        acting = NONE  # whoever it would be
    if acting != NONE and st.phase not in (CHOOSE, LAY, LIGHT):
        raise r.fail("to_act", f"nobody acts in the phase {PHASES[st.phase]}")
    if NONE not in (acting, st.cur) and acting != st.cur:
        raise r.fail("to_act", "it is not whose turn turn_of says it is")
    st.cur = (
        _usual_turn(r) if NONE in (acting, st.cur) and acting == st.cur else max(acting, st.cur)
    )
    if st.phase == CHOOSE and st.cur != _usual_turn(r):
        raise r.fail("to_act", "postcards are chosen in turn from the start player on (LC1.4)")
    if st.phase in (START, DRAWING, OVER) and st.cur != NONE:
        raise r.fail("turn_of", f"it is nobody's turn in the phase {PHASES[st.phase]}")
    fetched = r.get("fetched")
    if fetched is not None:
        st.fetched = r.word("fetched", fetched, BUILDINGS)
        user = st.card[LEVITATION] - USED
        if (
            not (st.cur == user if st.phase == LIGHT else st.phase == OVER and r.agreed)
            or user not in range(len(COLOURS))
            or not st.reserve[user] >> st.fetched & 1
        ):
            raise r.fail(
                "fetched",
                "it lies in the reserve of whoever activated Levitation and must place it (LC4.1)",
            )
    st.passes = r.whole("passes", 0, 0, ENOUGH_PASSES)
    if st.passes and st.phase not in (LIGHT, OVER):
        raise r.fail("passes", "they are counted in the second phase alone (LC3.9)")
    if st.passes == ENOUGH_PASSES and st.phase == LIGHT:
        raise r.fail("passes", "after two in a row the game is over (LC3.9)")


def _usual_turn(r: Reader) -> int:
    st = r.st
    if st.phase == CHOOSE:
        return (st.start + sum(1 for where in st.card if where != OUT)) % 2
    if st.phase == HANDS and any(st.laid):  # whoever draws has just laid (LC2.3)
        return 1 if st.hand[0] == NONE and st.laid[0] < N_TILES else 0
    return {LAY: st.start, LIGHT: st.first}.get(st.phase, NONE)


def _first(r: Reader) -> None:
    """Read who laid eight tiles first (LC3.1), or tell from the tiles while they do not all lie."""
    st = r.st
    st.first = r.seat("first", r.get("first"))
    done = [seat for seat in range(2) if st.laid[seat] == N_TILES]
    if len(done) < len(COLOURS):
        if st.first != NONE and st.first not in done:
            raise r.fail("first", "this player has not laid eight tiles")
        st.first = done[0] if done else NONE
    elif st.first == NONE:
        st.first = 0
