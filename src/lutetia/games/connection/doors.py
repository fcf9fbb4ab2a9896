"""Doors from Python into single rules of Paris Connection, beside the ``driver`` that every game has."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import kernel
from lutetia.engine.specialise import specialise
from lutetia.games.connection import rules
from lutetia.games.connection.rules.ending import boards_left
from lutetia.games.connection.rules.turns import hex_refuse
from lutetia.games.connection.rules.ways import chart as chart_
from lutetia.games.connection.rules.ways import cut_by, cut_off, may_lay, shut_in
from lutetia.games.connection.rules.ways import put as put_

driver = specialise("lutetia.engine.driver", rules, "connection")


@kernel
def put(box: Any, company: int, at: int) -> None:
    """Place a locomotive without finding vital hexes again."""
    put_(box[0], company, at)


@kernel
def beside(box: Any, company: int, at: int) -> bool:
    """Return whether ``company`` stands beside ``at``, no checkered side between."""
    return bool(box[0].near[at] >> company & 1)


@kernel
def chart(box: Any, company: int) -> None:
    """Find the vital hexes of ``company``."""
    chart_(box[0], company)


@kernel
def cut(box: Any) -> int:
    """Return the companies that are cut off."""
    return cut_off(box[0])


@kernel
def open_to(box: Any, company: int, at: int) -> bool:
    """Return whether ``company`` can place a locomotive at ``at``."""
    return may_lay(box[0], company, at)


@kernel
def why_not(box: Any, company: int, at: int) -> int:
    """Return 0 or the reason why ``company`` cannot place a locomotive at ``at``."""
    return hex_refuse(box[0], company, at)


@kernel
def would_cut(box: Any, company: int, at: int) -> int:
    """Return the companies that ``company`` would cut off at ``at``."""
    return cut_by(box[0], company, at)


@kernel
def shut_with(box: Any, company: int) -> int:
    """Return the companies with which ``company`` is shut in."""
    return shut_in(box[0], company)


@kernel
def boards(box: Any) -> int:
    """Return how many storing boards hold locomotives."""
    return boards_left(box[0])
