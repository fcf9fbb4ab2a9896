"""Plans: what a position would score with pieces laid on it for trial, and which of them could not
really be placed so (LC7.2).

Works from the view of one seat alone, so that nothing hidden can enter, and asks the rules
themselves: a plan is a record of the second phase on which its pieces are played one after another,
whatever the rules say to each. Only what cannot stand at all is left out of the points: beyond the
edge, on another piece, twice, on a postcard that is gone, or belonging to a building that is not
there.
"""

from __future__ import annotations

from typing import Literal

from lutetia.engine.json_types import JsonMapping
from lutetia.engine.trace import make_null_trace
from lutetia.games.cite import kernel_calls, refusals
from lutetia.games.cite.cells import cover_at, ground_at
from lutetia.games.cite.material import (
    BOUQUINISTES,
    CARD_OF,
    CATACOMBES,
    EIFFEL,
    FIRST_LAID,
    LAID,
    LEVITATION,
    LONG,
    MARKERS,
    MUSEE,
    N_SPACES,
    NOTRE_DAME,
    POSTCARDS,
    WIDTH,
)
from lutetia.games.cite.names import SPACES, square_space
from lutetia.games.cite.position_json.read import lay_tile, read_fields
from lutetia.games.cite.rules import codes
from lutetia.games.cite.rules.actions import ACTIONS, BUILD, LAY
from lutetia.games.cite.schema.plan import Note, Supposed
from lutetia.games.cite.scoring import score_data
from lutetia.games.cite.state import (
    EMPTY,
    LAYOUT,
    LIGHT,
    NONE,
    OPEN,
    STATUE,
    USED,
    Fields,
)
from lutetia.games.cite.view import SHARED
from lutetia.games.cite.what_if_input import PlannedPiece, read_plan

STEPS = (-WIDTH, 1, WIDTH, -1)  # to the space in the north, east, south, west


def what_if(view: JsonMapping, plan: JsonMapping) -> Supposed:
    """Return ``{"scores", "notes"}`` of ``view`` with ``plan`` laid on it
    (docs/protocol.md). Raises PlanError naming the field."""
    tiles, pieces = read_plan(plan, view["viewer"])
    st = read_fields({key: view[key] for key in SHARED})
    paving = st.phase != LIGHT
    st.phase, st.fetched = LIGHT, NONE  # what is supposed happens in the second phase
    notes: list[Note] = []
    for tile in tiles:
        reason = _lay(st, view, tile)
        if reason != codes.OK:
            notes.append(_note(tile, reason, "tiles", False))
    for piece in sorted(pieces, key=_order):
        if not _stands(st, piece):
            st, reason, counted = _place(st, piece, paving)
            if reason != codes.OK:
                notes.append(_note(piece, reason, "pieces", counted))
    notes.sort(key=lambda note: (note["of"] == "pieces", note["index"]))
    return {"scores": score_data(st), "notes": notes}


def _note(
    planned: PlannedPiece, reason: int, of: Literal["tiles", "pieces"], counted: bool
) -> Note:
    no = refusals.refusal_for(None, planned.code, reason)
    return {
        "index": planned.index,
        "of": of,
        "rule": no.rule,
        "key": no.key,
        "args": dict(no.args),
        "counted": counted,
    }


def _lay(st: Fields, view: JsonMapping, tile: PlannedPiece) -> int:
    """Lay a tile of the plan on ``st``; return OK or why it cannot lie there. Any tile
    that its owner has not laid may come (LC1.8)."""
    number, square, turns = LAY.values(tile.code)
    which = tile.seat * 8 + number
    if st.tile[square] == which * 4 + turns:
        return codes.OK
    if number + 1 not in view["seats"][tile.seat]["unlaid"] or any(
        lying // 4 == which for lying in st.tile if lying != NONE
    ):
        return refusals.TILE_LAID
    if ground_at(st, square_space(square)) != EMPTY:
        return codes.SQUARE_TAKEN
    lay_tile(st, square, which * 4 + turns)
    return codes.OK


def _order(piece: PlannedPiece) -> int:
    """Return when a piece is laid: first what allows others, last what belongs to buildings;
    otherwise as the plan has them."""
    planned = None if piece.card == NONE else POSTCARDS[piece.card].get("planned")
    if planned == "first" and piece.how != codes.NO_EFFECT:
        return 0
    return 2 if planned == "last" else 1


def _spaces(piece: PlannedPiece) -> list[int] | None:
    """Return the spaces that must be free, none for a postcard without a place;
    None when it would stick out."""
    if piece.card == NONE:
        laid, corner = BUILD.values(piece.code)
        cells = LAID[laid][1]
    else:
        named = ACTIONS.action_fields(piece.code)
        if "at" not in named:
            return []
        corner = SPACES[named["at"]]
        cells = ((0, 0), (1, 0), (0, 1), (1, 1)) if piece.card == EIFFEL else ((0, 0),)
        if piece.card in LONG:
            cells = LAID[int(FIRST_LAID[LONG[piece.card]]) + piece.how // 64][1]
    if any(corner % WIDTH + x >= WIDTH or corner // WIDTH + y >= WIDTH for x, y in cells):
        return None
    return [corner + y * WIDTH + x for x, y in cells]


def _stands(st: Fields, piece: PlannedPiece) -> bool:
    """Return whether the game itself, or an earlier entry of the plan, has it exactly so."""
    spaces = _spaces(piece)
    if spaces is None:
        return False
    covers = {cover_at(st, space) for space in spaces}
    if piece.card == NONE:
        building = LAID[BUILD.values(piece.code)[0]][0]
        return bool(st.built[piece.seat] >> building & 1) and covers == {building}
    if piece.how == codes.NO_EFFECT or st.card[piece.card] != USED + piece.seat:
        return st.card[piece.card] == USED + 2 + piece.seat and piece.how == codes.NO_EFFECT
    if piece.card in MARKERS.values():
        marker: int = getattr(st, POSTCARDS[piece.card]["marker"])
        return marker == (piece.how % 64 if piece.card == CATACOMBES else piece.how)
    if piece.card == BOUQUINISTES and _beside(st, piece.how) != st.annexed:
        return False
    if covers == {STATUE} and st.facing != piece.how // 64:
        return False
    return not spaces or covers == {p for p, card in CARD_OF.items() if card == piece.card}


def _beside(st: Fields, how: int) -> int:
    """Return the piece beside a space in a direction, or -1."""
    direction, space = divmod(how, N_SPACES)
    row, column = divmod(space, WIDTH)
    edge = (row == 0, column == WIDTH - 1, row == WIDTH - 1, column == 0)[direction]
    return NONE if edge else cover_at(st, space + STEPS[direction])


def _owner(st: Fields, piece: int) -> int | None:
    """Return whose building ``piece`` is, or None."""
    return next((seat for seat in range(2) if piece >= 0 and st.built[seat] >> piece & 1), None)


def _blocked(st: Fields, piece: PlannedPiece) -> int:
    """Return OK, or why the piece cannot stand at all, whatever one thinks of the rules."""
    spaces = _spaces(piece)
    if spaces is None:
        return codes.OFF_BOARD
    if piece.card == NONE:
        building = LAID[BUILD.values(piece.code)[0]][0]
        if (st.built[0] | st.built[1]) >> building & 1:
            return codes.NOT_RESERVED
    elif st.card[piece.card] != OPEN:
        return codes.CARD_GONE
    if any(st.covered >> space & 1 for space in spaces):
        return codes.COVERED
    if piece.card == NONE or piece.how == codes.NO_EFFECT:
        return codes.OK
    if piece.card == LEVITATION:
        give, get = divmod(piece.how, 12)
        return (
            codes.OK
            if st.reserve[piece.seat] >> give & 1 and st.pooled >> get & 1
            else codes.NO_SWAP
        )
    if piece.card == BOUQUINISTES:
        return (
            codes.OK if _owner(st, _beside(st, piece.how)) == piece.seat else codes.NO_OWN_BUILDING
        )
    if piece.card == MUSEE:
        return codes.OK if _owner(st, piece.how) == piece.seat else codes.NO_OWN_BUILDING
    if piece.card == NOTRE_DAME:
        return codes.OK if _owner(st, piece.how) == 1 - piece.seat else codes.NO_RIVAL_BUILDING
    return codes.OK


def _place(st: Fields, piece: PlannedPiece, paving: bool) -> tuple[Fields, int, bool]:
    """Return the record with ``piece`` on it, OK or why the rules would not have it, and whether it
    counts."""
    blocked = _blocked(st, piece)
    if blocked != codes.OK:
        return st, blocked, False
    code = piece.code
    if piece.card == NONE:
        building = LAID[BUILD.values(code)[0]][0]
        if paving and st.pooled >> building & 1:  # it can still be taken (LC2.4)
            st.pooled &= ~(1 << building)
            st.reserve[piece.seat] |= 1 << building
    elif piece.card == BOUQUINISTES and piece.how != codes.NO_EFFECT:
        here = piece.how % 64
        code -= piece.how - min(
            d * 64 + here for d in range(4) if _beside(st, d * 64 + here) == _beside(st, piece.how)
        )
    st.cur = piece.seat
    buffer = LAYOUT.pack(st)
    reason = int(kernel_calls.entry_points.refuse(buffer, code))
    if any(st.land[EMPTY] >> space & 1 for space in _spaces(piece) or ()):
        reason = refusals.UNPAVED
    waiting = st.metro, st.chartier
    kernel_calls.entry_points.play(buffer, code, make_null_trace())
    after = LAYOUT.unpack(buffer)
    after.phase, after.fetched, after.passes = LIGHT, NONE, 0
    after.tokens = [max(0, left) for left in after.tokens]
    if (
        waiting[0] == 1 - piece.seat
    ):  # a piece that the rules would not have takes nothing from the rival
        after.metro = waiting[0]
    if waiting[1] == 1 - piece.seat:
        after.chartier = waiting[1]
    return after, reason, True
