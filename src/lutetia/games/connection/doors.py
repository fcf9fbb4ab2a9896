"""Doors from Python into single rules of Paris Connection, beside the ``driver`` that every game has."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.specialise import specialise
from lutetia.games.connection import rules
from lutetia.games.connection.material import C, H
from lutetia.games.connection.rules import play
from lutetia.games.connection.rules.ending import boards_left
from lutetia.games.connection.rules.turns import hex_refuse
from lutetia.games.connection.rules.turns import stuck as stuck_
from lutetia.games.connection.rules.ways import chart as chart_
from lutetia.games.connection.rules.ways import cut_by, cut_off, may_lay, shut_in
from lutetia.games.connection.rules.ways import put as put_
from lutetia.games.connection.state import OVER

driver = specialise("lutetia.engine.driver", rules, "connection")


@kernel
def put(box: Any, company: int, at: int) -> None:
    """Place a locomotive without finding vital hexes again."""
    put_(box[0], company, at)


@kernel
def join(box: Any, wanted: Ints) -> int:
    """Place the companies ``wanted[hex]`` wherever track leads, likewise; return a hex to which none leads, -1 if there is no such."""
    st = box[0]
    more = True
    while more:
        more = False
        for at in range(H):
            for company in range(C):
                if wanted[at] & st.near[at] & ~st.on[at] & (1 << company) != 0:
                    put_(st, company, at)
                    more = True
    for at in range(H):
        if wanted[at] & ~st.on[at] != 0:
            return at
    return -1


@kernel
def chart(box: Any, company: int) -> None:
    """Find the vital hexes of ``company``."""
    chart_(box[0], company)


@kernel
def cut(box: Any) -> int:
    """Return the companies that are cut off."""
    return cut_off(box[0])


@kernel
def survey(box: Any, out: Ints) -> None:
    """Write to ``out`` the hexes open to each company, with whom each is shut in, and for each hex whom filling it would cut off."""
    st = box[0]
    for company in range(C):
        n = 0
        for at in range(H):
            if may_lay(st, company, at):
                n += 1
        out[company] = n
        out[C + company] = shut_in(st, company)
    for at in range(H):
        out[2 * C + at] = cut_by(st, C, at)


@kernel
def lay_preview(box: Any, action: int, out: Ints, quiet: Ints) -> None:
    """Place the locomotive ``action`` and write to ``out`` for each hex whom filling it would then cut off.

    After that come: whether this has changed anywhere, the company's value, how many shares of it the seat holds, whether the game is over.
    """
    st = box[0]
    company = st.company
    own = st.hand[st.cur * C + company]
    for at in range(H):
        out[at] = cut_by(st, C, at)
    play(st, action, quiet)
    changed = 0
    for at in range(H):
        now = cut_by(st, C, at)
        if now != out[at]:
            changed = 1
        out[at] = now
    out[H] = changed
    out[H + 1] = st.value[company]
    out[H + 2] = own
    out[H + 3] = 1 if st.phase == OVER else 0


@kernel
def why_not(box: Any, company: int, out: Ints) -> None:
    """Write to ``out[hex]`` 0 or the reason why ``company`` cannot place a locomotive there."""
    for at in range(H):
        out[at] = hex_refuse(box[0], company, at)


@kernel
def stuck(box: Any) -> bool:
    """Return whether nothing but trades remains."""
    return stuck_(box[0])


@kernel
def count(box: Any) -> None:
    """End the game as it stands (PC7.6)."""
    box[0].phase = OVER
    box[0].cur = -1


@kernel
def boards(box: Any) -> int:
    """Return how many storing boards hold locomotives."""
    return boards_left(box[0])
