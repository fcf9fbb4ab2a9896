"""From the rows that the rules note to events with names, values and an audience."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lutetia.engine.events import Event
from lutetia.engine.schema import Fact, Start
from lutetia.games.connection.material import COMPANIES, HEXES
from lutetia.games.connection.position_json.write import counts, dealt_of
from lutetia.games.connection.rules import codes
from lutetia.games.connection.schema import events as told
from lutetia.games.connection.scoring import outcome
from lutetia.games.connection.state import Fields


def event(row: Sequence[int], st: Fields) -> Event:
    """Return the event of one row noted by an action that led to ``st``."""
    kind, a, b, c, d, e = row
    if kind == codes.E_DEALT:
        return Event.of(told.Dealt(seat=a, company=COMPANIES[b]), secret=("company",), owner=a)
    if kind == codes.E_SORTED:
        stock = {name: st.stock[company] for company, name in enumerate(COMPANIES)}
        dealt = {name: dealt_of(st, company) for company, name in enumerate(COMPANIES)}
        return Event.of(told.Sorted(stock=stock, dealt=dealt))
    if kind == codes.E_SHOWN:
        shown = told.Shown(seat=a, hand=counts(st.hand, a), points=b, over=c)
        return Event.of(shown, reveals=True)
    if kind == codes.E_OVER:
        return Event.of(outcome(st).fact())
    return Event.of(_OPEN[kind](a, b, c, d, e))


_OPEN: dict[int, Callable[[int, int, int, int, int], Fact]] = {
    codes.E_STATION: lambda a, b, c, d, e: told.Station(company=COMPANIES[a], hex=HEXES[b]),
    codes.E_START: lambda a, b, c, d, e: Start(seat=a),
    codes.E_ROUND: lambda a, b, c, d, e: told.Round(round=a),
    codes.E_CHOSEN: lambda a, b, c, d, e: told.Chosen(seat=a, company=COMPANIES[b]),
    codes.E_LAID: lambda a, b, c, d, e: told.Laid(seat=a, company=COMPANIES[b], hex=HEXES[c]),
    codes.E_REACHED: lambda a, b, c, d, e: told.Reached(
        seat=a, company=COMPANIES[b], hex=HEXES[c], points=d, value=e
    ),
    codes.E_BUILT: lambda a, b, c, d, e: told.Built(
        seat=a, company=COMPANIES[b], count=c, points=d
    ),
    codes.E_RETURNED: lambda a, b, c, d, e: told.Returned(seat=a, company=COMPANIES[b]),
    codes.E_TOOK: lambda a, b, c, d, e: told.Took(seat=a, company=COMPANIES[b], count=c),
    codes.E_MARSEILLE: lambda a, b, c, d, e: told.Marseille(company=COMPANIES[a]),
    codes.E_ONE_BOARD: lambda a, b, c, d, e: told.OneBoard(company=COMPANIES[a]),
}
