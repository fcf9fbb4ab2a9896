"""Single rules of Paris Connection called from Python,
beside the ``entry_points`` that every game has."""

from __future__ import annotations

from typing import Final

from lutetia.engine.bits import count, has
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Buffer
from lutetia.engine.template import instantiate
from lutetia.games.connection import rules
from lutetia.games.connection.material import DEALT, LIMIT, WORDS, C, H
from lutetia.games.connection.rules import play
from lutetia.games.connection.rules.actions import LAY
from lutetia.games.connection.rules.connectivity import clear_map as clear_map_
from lutetia.games.connection.rules.connectivity import (
    contains,
    cut_off,
    cut_off_by,
    enclosed_with,
    lays,
)
from lutetia.games.connection.rules.connectivity import find_articulation as find_articulation_
from lutetia.games.connection.rules.connectivity import put as put_
from lutetia.games.connection.rules.end import boards_left
from lutetia.games.connection.rules.resample import least
from lutetia.games.connection.rules.turns import buildable as buildable_
from lutetia.games.connection.rules.turns import cannot_progress as cannot_progress_
from lutetia.games.connection.rules.turns import hex_refuse
from lutetia.games.connection.rules.turns import stalled as stalled_
from lutetia.games.connection.state import AGREED, LAYOUT, OVER, TURN

assign = LAYOUT.assign
LAY_FIRST, LAY_END = LAY.base, LAY.end
entry_points = instantiate("lutetia.engine.entry_points", rules, "connection")


@kernel
def clear_map(buffer: Buffer) -> None:
    """Take all track off the map."""
    clear_map_(buffer[0])


@kernel
def put(buffer: Buffer, company: int, at: int) -> None:
    """Place a locomotive without finding vital hexes again."""
    put_(buffer[0], company, at)


@kernel
def join(buffer: Buffer, wanted: Ints) -> int:
    """Place the companies ``wanted[hex]`` wherever track leads, likewise; return a hex to which
    none leads, -1 if there is no such."""
    st = buffer[0]
    more = True
    while more:
        more = False
        for at in range(H):
            for company in range(C):
                here = has(wanted[at], company) and not has(st.on[at], company)
                if here and contains(st.near, company * WORDS, at):
                    put_(st, company, at)
                    more = True
    for at in range(H):
        if wanted[at] & ~st.on[at] != 0:
            return at
    return -1


@kernel
def find_articulation(buffer: Buffer, company: int) -> None:
    """Find the vital hexes of ``company``."""
    find_articulation_(buffer[0], company)


@kernel
def cut(buffer: Buffer) -> int:
    """Return the companies that are cut off."""
    return cut_off(buffer[0])


@kernel
def survey(buffer: Buffer, out: Ints) -> None:
    """Write to ``out`` the hexes open to each company, with whom each is shut in,
    and for each hex whom filling it would cut off."""
    st = buffer[0]
    for company in range(C):
        out[company] = 0
        for word in range(WORDS):
            out[company] += count(lays(st, company, word))
        out[C + company] = enclosed_with(st, company)
    for at in range(H):
        out[2 * C + at] = cut_off_by(st, C, at)


@kernel
def begins(buffer: Buffer) -> bool:
    """Return whether a turn is about to begin."""
    return bool(buffer[0].phase == TURN)


PREVIEW: Final = H + 4
"""Integers that `previews` writes for an action."""


@kernel
def previews(buffer: Buffer, trial: Buffer, actions: Ints, out: Ints, null_trace: Ints) -> int:
    """Play each of ``actions`` on ``trial``, a copy of ``buffer``,
    and write to ``out`` what it brings, `PREVIEW` integers each.

    For each hex whom filling it would then cut off; then whether this has changed anywhere, the
    value of the company built, the shares held by the seat (of the company built; of all where none
    is), and whether the game is over. For a placed locomotive all of them, else the last two.
    Returns how many shares a seat may hold without penalty.
    """
    st = buffer[0]
    seat, company = st.cur, st.company
    for i in range(len(actions)):
        after = trial[0]
        assign(after, st)
        play(after, actions[i], null_trace)
        row = i * PREVIEW
        if LAY_FIRST <= actions[i] < LAY_END:
            for at in range(H):
                now = cut_off_by(after, C, at)
                out[row + at] = now
                if now != cut_off_by(st, C, at):
                    out[row + H] = 1
            out[row + H + 1] = after.value[company]
            out[row + H + 2] = st.hand[seat * 6 + company]
        else:
            for c in range(C):
                out[row + H + 2] += after.hand[seat * 6 + c]
        out[row + H + 3] = 1 if after.phase == OVER else 0
    return int(LIMIT[st.players - 3])


@kernel
def bounds(buffer: Buffer, viewer: int, out: Ints) -> None:
    """Write to ``out`` how many shares of each company each seat but ``viewer`` holds at least,
    then how many at most (PC9.3).

    By seat * 6 + company, 36 and 36. Beyond what returns have shown, the shares dealt form a table
    with known sums of rows (a hand each) and columns (a company each). An entry of such a table is
    at most the smaller of its two sums, and at least what the rest of the table cannot hold.
    """
    st = buffer[0]
    whole = 0
    for company in range(C):
        out[36 + company] = 0  # the columns are kept here until the row of seat 0 is written, last
        for seat in range(st.players):
            if seat != viewer:
                at = seat * 6 + company
                out[36 + company] += st.hand[at] - least(st, at)
        whole += out[36 + company]
    for seat in range(st.players - 1, -1, -1):
        row = DEALT[st.players - 3]
        for company in range(C):
            row -= st.floor[seat * 6 + company]
        for company in range(C):
            at = seat * 6 + company
            column = out[36 + company]
            out[at] = least(st, at) + max(0, row + column - whole)
            out[36 + at] = least(st, at) + min(row, column)


@kernel
def why_not(buffer: Buffer, company: int, out: Ints) -> None:
    """Write to ``out[hex]`` 0 or the reason why ``company`` cannot place a locomotive there."""
    for at in range(H):
        out[at] = hex_refuse(buffer[0], company, at)


@kernel
def buildable(buffer: Buffer) -> int:
    """Return the companies that can be built now, a bit each."""
    return buildable_(buffer[0])


@kernel
def cannot_progress(buffer: Buffer) -> bool:
    """Return whether nothing can ever be built again."""
    return cannot_progress_(buffer[0])


@kernel
def stalled(buffer: Buffer) -> bool:
    """Return whether nothing was built for six full rounds."""
    return stalled_(buffer[0])


@kernel
def adjudicate(buffer: Buffer, trace: Ints) -> None:
    """End the game as it stands (PC7.6); what was built or returned
    in the middle of a turn stays so."""
    st = buffer[0]
    for i in range(st.n_laid):
        st.laid[i] = -1
    st.n_laid = 0
    st.company = AGREED
    st.phase = OVER
    st.cur = -1


@kernel
def boards(buffer: Buffer) -> int:
    """Return how many storing boards hold locomotives."""
    return boards_left(buffer[0])
