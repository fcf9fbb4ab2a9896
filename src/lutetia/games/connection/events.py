"""From the rows that the rules note to events with names, values and an audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lutetia.engine.events import Event
from lutetia.games.connection.material import COMPANIES, HEXES
from lutetia.games.connection.position_json.write import counts, dealt_of
from lutetia.games.connection.rules import codes
from lutetia.games.connection.scoring import outcome
from lutetia.games.connection.state import Fields


def event(row: Sequence[int], st: Fields) -> Event:
    """Return the event of one row noted by an action that led to ``st``."""
    kind, a, b, c, d, e = row
    if kind == codes.E_DEALT:
        return Event("dealt", {"seat": a, "company": COMPANIES[b]}, secret=("company",), owner=a)
    if kind == codes.E_SORTED:
        stock = {name: st.stock[company] for company, name in enumerate(COMPANIES)}
        return Event(
            "sorted",
            {
                "stock": stock,
                "dealt": {name: dealt_of(st, company) for company, name in enumerate(COMPANIES)},
            },
        )
    if kind == codes.E_SHOWN:
        return Event(
            "shown", {"seat": a, "hand": counts(st.hand, a), "points": b, "over": c}, reveals=True
        )
    if kind == codes.E_OVER:
        end = outcome(st)
        return Event(
            "over", {"scores": list(end.scores), "ranks": list(end.ranks), "tiebreak": end.tiebreak}
        )
    name, args = _OPEN[kind](a, b, c, d, e)
    return Event(name, args)


def _fact(name: str, **args: object) -> tuple[str, dict[str, object]]:
    return name, args


_OPEN: dict[int, Any] = {
    codes.E_STATION: lambda a, b, c, d, e: _fact("station", company=COMPANIES[a], hex=HEXES[b]),
    codes.E_START: lambda a, b, c, d, e: _fact("start", seat=a),
    codes.E_ROUND: lambda a, b, c, d, e: _fact("round", round=a),
    codes.E_CHOSEN: lambda a, b, c, d, e: _fact("chosen", seat=a, company=COMPANIES[b]),
    codes.E_LAID: lambda a, b, c, d, e: _fact("laid", seat=a, company=COMPANIES[b], hex=HEXES[c]),
    codes.E_REACHED: lambda a, b, c, d, e: _fact(
        "reached", seat=a, company=COMPANIES[b], hex=HEXES[c], points=d, value=e
    ),
    codes.E_BUILT: lambda a, b, c, d, e: _fact(
        "built", seat=a, company=COMPANIES[b], count=c, points=d
    ),
    codes.E_RETURNED: lambda a, b, c, d, e: _fact("returned", seat=a, company=COMPANIES[b]),
    codes.E_TOOK: lambda a, b, c, d, e: _fact("took", seat=a, company=COMPANIES[b], count=c),
    codes.E_MARSEILLE: lambda a, b, c, d, e: _fact("marseille", company=COMPANIES[a]),
    codes.E_ONE_BOARD: lambda a, b, c, d, e: _fact("one_board", company=COMPANIES[a]),
}
