"""From the rows that the rules note to events with names, values and an audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lutetia.engine.events import Event
from lutetia.games.paris.material import (
    BUILDINGS,
    DISTRICTS,
    ENDS,
    LANDMARKS,
    PRIZES,
    SLOT_VALUES,
    SPACES,
    TOKENS,
    TYPE,
    TYPES,
    VALUES,
    spot,
)
from lutetia.games.paris.rules import codes
from lutetia.games.paris.scoring import outcome
from lutetia.games.paris.state import City


def event(row: Sequence[int], st: City) -> Event:
    """Return the event of one row noted by an action that led to ``st``."""
    kind, a, b, c, d, e = row
    if kind == codes.E_LOOKED:
        return Event("looked", {"seat": a}, reveals=True)
    if kind == codes.E_TOOK:
        return Event("took", {"seat": a, "end": ENDS[b]}, secret=("end",), owner=a)
    if kind == codes.E_OVER:
        end = outcome(st)
        return Event("over", {"scores": list(end.scores), "ranks": list(end.ranks), "tiebreak": end.tiebreak}, reveals=True)
    name, args = _OPEN[kind](a, b, c, d, e)
    return Event(name, args)


def _fact(name: str, **args: Any) -> tuple[str, dict[str, Any]]:
    return name, args


def _building(building: int) -> dict[str, Any]:
    kind = TYPES[int(TYPE[building])]
    return {"building": BUILDINGS[building], "district": DISTRICTS[building // 6], "value": VALUES[building % 6], "type": kind}


def _moved(a: int, b: int, c: int, d: int, e: int) -> tuple[str, dict[str, Any]]:
    origin = "arc" if c == codes.FROM_ARC else "bank" if c == codes.FROM_BANK else spot(b, c)
    return _fact("moved", seat=a, district=DISTRICTS[b], value=SLOT_VALUES[d], origin=origin, to=spot(b, d), francs=e)


def _used(a: int, b: int, c: int, d: int, e: int) -> tuple[str, dict[str, Any]]:
    return _fact("used", seat=a, number=b + 1, points=c, francs=d, counted=None if e < 0 else e)


_OPEN: dict[int, Any] = {
    codes.E_START: lambda a, b, c, d, e: _fact("start", seat=a),
    codes.E_TOKEN: lambda a, b, c, d, e: _fact("token", space=SPACES[a], token=TOKENS[b]),
    codes.E_TRACK: lambda a, b, c, d, e: _fact("track", space=a + 1, number=b + 1),
    codes.E_TOP: lambda a, b, c, d, e: _fact("back", stack=a + 1, district=DISTRICTS[b]),
    codes.E_ROUND: lambda a, b, c, d, e: _fact("round", round=a, last=b == 2),
    codes.E_TURNED: lambda a, b, c, d, e: _fact("turned", seat=a, stack=c + 1, **_building(b)),
    codes.E_PLACED: lambda a, b, c, d, e: _fact("placed", seat=a, **{**_building(b), "district": DISTRICTS[c // 6]}),
    codes.E_DISCARDED: lambda a, b, c, d, e: _fact("discarded", seat=a, **_building(b)),
    codes.E_BANKED: lambda a, b, c, d, e: _fact("banked", seat=a, district=DISTRICTS[b], francs=c),
    codes.E_ARC: lambda a, b, c, d, e: _fact("arc", seat=a),
    codes.E_BROUGHT: lambda a, b, c, d, e: _fact("brought", seat=a, landmark=LANDMARKS[b], district=DISTRICTS[c]),
    codes.E_MOVED: _moved,
    codes.E_PAID: lambda a, b, c, d, e: _fact("paid", seat=a, token=TOKENS[b], count=c + d, standing=d),
    codes.E_GAINED: lambda a, b, c, d, e: _fact("gained", seat=a, token=TOKENS[b]),
    codes.E_EIGHT: lambda a, b, c, d, e: _fact("eight", seat=a, points=b),
    codes.E_FOUR: lambda a, b, c, d, e: _fact("four", seat=a, district=DISTRICTS[b]),
    codes.E_ADVANCED: lambda a, b, c, d, e: _fact("advanced", seat=a, number=b + 1, francs=c),
    codes.E_HONOURED: lambda a, b, c, d, e: _fact("honoured", seat=a, token=TOKENS[b], points=c),
    codes.E_SCORING: lambda a, b, c, d, e: _fact("scoring", seat=a, prize=PRIZES[b], district=DISTRICTS[c]),
    codes.E_BOUGHT: lambda a, b, c, d, e: _fact("bought", seat=a, token=TOKENS[b], francs=c),
    codes.E_SOLD: lambda a, b, c, d, e: _fact("sold", seat=a, token=TOKENS[b], francs=c),
    codes.E_USED: _used,
    codes.E_STANDS: lambda a, b, c, d, e: _fact("stands", seat=a, token=TOKENS[b]),
    codes.E_RETURNED: lambda a, b, c, d, e: _fact("returned", seat=a, token=TOKENS[b], pairs=c),
    codes.E_FETCHED: lambda a, b, c, d, e: _fact("fetched", seat=a, number=b + 1, by=c + 1),
    codes.E_END_USED: lambda a, b, c, d, e: _fact("end_used", seat=a, end=ENDS[b], points=c, francs=d),
    codes.E_PASSED: lambda a, b, c, d, e: _fact("passed", seat=a),
    codes.E_FRANCS: lambda a, b, c, d, e: _fact("francs", seat=a, points=b),
    codes.E_DISTRICT: lambda a, b, c, d, e: _fact("district", district=DISTRICTS[a], seat=b, sum=c, place=d, points=e),
    codes.E_LAST: lambda a, b, c, d, e: _fact("last", seat=a),
}
