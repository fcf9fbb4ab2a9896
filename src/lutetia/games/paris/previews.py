"""What is openly known of the consequences of legal actions, all of a position in one call.

See `effect` in docs/protocol.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lutetia.engine.action_kernels import switch
from lutetia.engine.kernel import Ints, array, kernel, to_list, zeros
from lutetia.engine.layout import Buffer
from lutetia.engine.trace import make_null_trace
from lutetia.games.paris.kernel_calls import FACTS, facts
from lutetia.games.paris.material import DISTRICTS, TOKENS
from lutetia.games.paris.rules import play
from lutetia.games.paris.rules.actions import (
    ACTIONS,
    DRAW,
    FINISH,
    LOOK,
    MOVE,
    PASS,
    PLACE,
    SCORE,
    TAKE,
)
from lutetia.games.paris.rules.end import points
from lutetia.games.paris.schema.actions import Effect, Final, OfScore
from lutetia.games.paris.scoring import standing_of
from lutetia.games.paris.state import LAYOUT, NONE, OVER, Fields

assign = LAYOUT.assign

PURSE = ("francs", "keys", "points", *TOKENS)
AFTER = len(PURSE)
"""In a row of a preview: from here on what the action leaves open, and its district."""
DISTRICT, PRIZE, STANDING = AFTER + 4, AFTER + 5, AFTER + 6
ROW = STANDING + FACTS * 4


@kernel
def purse(st: Fields, seat: int, out: Ints, at: int, sign: int) -> None:
    """Add ``sign`` times what ``seat`` has to the numbers from ``at`` on, ordered as `PURSE`."""
    out[at] += sign * st.francs[seat]
    out[at + 1] += sign * st.hand[seat]
    out[at + 2] += sign * points(st, seat)
    for token in range(6):
        out[at + 3 + token] += sign * (st.tokens[seat * 6 + token] + st.floats[token])


@kernel
def move_district(st: Fields, district: int, origin: int, slot: int, tiles: int) -> int:
    """Return the district of a move."""
    return district


@kernel
def score_district(st: Fields, prize: int, district: int) -> int:
    """Return the district of a scoring tile."""
    return district


district_of = switch("district_of", {MOVE: move_district, SCORE: score_district}, NONE)
"""A kernel: the district whose standing an action changes, or `NONE`."""


@kernel
def play_each(buffer: Buffer, work: Any, actions: Ints, out: Ints, null_trace: Ints) -> int:
    """Play each of ``actions`` on a copy in ``work[0]`` and write a row of `ROW` numbers on it.

    These are: what its seat gains, what the action leaves open, and how its district then stands.
    Return the number of seats.
    """
    seat: int = buffer[0].cur
    players: int = buffer[0].players
    for i in range(len(actions)):
        action, at = actions[i], i * ROW
        assign(work[0], buffer[0])
        play(work[0], action, null_trace)
        st = work[0]
        purse(buffer[0], seat, out, at, -1)
        purse(st, seat, out, at, 1)
        out[at + AFTER] = 1 if st.phase == OVER else 0
        out[at + AFTER + 1] = st.may_advance
        out[at + AFTER + 2] = st.sections[0] + st.sections[1] + st.sections[2]
        out[at + AFTER + 3] = st.may_score
        district = district_of(st, action)
        out[at + DISTRICT] = district
        if district != NONE:
            out[at + PRIZE] = st.prize[district]
            facts(st, district, out, at + STANDING)
    return players


def _final(may_end: bool) -> Final:
    return {"final": True} if may_end else {}


def _told(code: int, players: int, row: list[int]) -> Effect:
    """Return the preview of ``code`` from its row of numbers."""
    kind = ACTIONS.kind_of(code)
    if kind in (PASS, FINISH):
        return _final(bool(row[AFTER]))
    change = {name: n for name, n in zip(PURSE, row, strict=False) if n}
    if row[DISTRICT] == NONE:
        return {"change": change}
    scored: OfScore = {
        "change": change,
        "district": DISTRICTS[row[DISTRICT]],
        **standing_of(players, row[PRIZE], row[STANDING:]),
    }
    if kind is not MOVE:
        return scored
    return {
        **scored,
        "advance": row[AFTER + 1] - 1 if row[AFTER + 1] else None,
        "sections": row[AFTER + 2],
        "four": bool(row[AFTER + 3]),
    }


def previews(buffer: Buffer, codes_asked: Sequence[int]) -> list[Effect]:
    """Return what each of ``codes_asked`` costs and gives its seat,
    and how its district then stands.

    Nothing is told of what ends a turn, looks or takes: it may depend on what is hidden. Only that
    it is ``final`` and cannot simply be taken back: it turns something up, or ends the game.
    """
    kinds = {code: ACTIONS.kind_of(code) for code in codes_asked}
    tried = [code for code in codes_asked if kinds[code] not in (DRAW, PLACE, LOOK, TAKE)]
    rows: dict[int, Effect] = {}
    if tried:
        out = zeros(ROW * len(tried))
        players = int(play_each(buffer, LAYOUT.allocate(1), array(tried), out, make_null_trace()))
        numbers = to_list(out)
        for i, code in enumerate(tried):
            rows[code] = _told(code, players, numbers[i * ROW : (i + 1) * ROW])
    return [rows.get(code) or _final(kinds[code] in (DRAW, LOOK)) for code in codes_asked]
