"""From the rows that the rules note to events with names, values and an audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lutetia.engine.events import Event
from lutetia.games.paris.material import (
    BONUS_ROWS,
    BUILDINGS,
    DATA,
    DISTRICTS,
    ENDS,
    LANDMARKS,
    N_RESOURCES,
    PRIZES,
    SLOT_VALUES,
    TOKENS,
    TYPE,
    TYPES,
    VALUES,
    spot,
)
from lutetia.games.paris.rules import codes
from lutetia.games.paris.scoring import decided, outcome, property_at, standing
from lutetia.games.paris.state import LAST_ROUND, Fields


def event(row: Sequence[int], st: Fields) -> Event:
    """Return the event of one row noted by an action that led to ``st``."""
    kind, a, b, c, d, e = row
    if kind == codes.E_LOOKED:
        return Event("looked", {"seat": a}, reveals=True)
    if kind == codes.E_TOOK:
        return Event("took", {"seat": a, "end": ENDS[b]}, secret=("end",), owner=a)
    if kind == codes.E_OVER:
        end = outcome(st)
        return Event(
            "over",
            {"scores": list(end.scores), "ranks": list(end.ranks), "tiebreak": end.tiebreak},
            reveals=True,
        )
    name, args = _OPEN[kind](st, a, b, c, d, e)
    return Event(name, args)


HOW = {
    "key": "key",
    "count": "buildings",
    "count_tiles": "tiles",
    "count_landmarks": "landmarks",
    "count_types": "types",
    "pairs": "pairs",
}


def _tile_how(row: dict[str, Any]) -> str:
    """Return what a used bonus tile gives, for the choice of the sentence."""
    if row["kind"] == "gain":
        return "both" if row.get("points", 0) else "francs"
    return HOW.get(row["kind"], "plain")


def _fact(name: str, **args: Any) -> tuple[str, dict[str, Any]]:
    return name, args


def _gain(name: str, rule: str, change: dict[str, int], **args: Any) -> tuple[str, dict[str, Any]]:
    """Return a fact by which its seat gained or paid: what, and by which rule."""
    return name, {**args, "rule": rule, "change": {what: n for what, n in change.items() if n}}


def _building(building: int) -> dict[str, Any]:
    kind = TYPES[int(TYPE[building])]
    return {
        "building": BUILDINGS[building],
        "district": DISTRICTS[building // 6],
        "value": VALUES[building % 6],
        "type": kind,
    }


def _turned(st: Fields, a: int, b: int, c: int) -> tuple[str, dict[str, Any]]:
    return _fact("turned", seat=a, stack=c + 1, **_building(b), how="free" if st.free else "home")


def _moved(st: Fields, a: int, b: int, c: int, d: int, e: int) -> tuple[str, dict[str, Any]]:
    args: dict[str, Any] = {
        "seat": a,
        "district": DISTRICTS[b],
        "value": SLOT_VALUES[d],
        "property": property_at(st, b, d),
    }
    if c in (codes.FROM_ARC, codes.FROM_BANK):
        args |= {
            "origin": "arc" if c == codes.FROM_ARC else "bank",
            "lower": None,
            "lower_value": None,
        }
    else:
        args |= {
            "origin": spot(b, c),
            "lower": property_at(st, b, c),
            "lower_value": SLOT_VALUES[c],
        }
    return _gain("moved", "PA4.7", {"francs": -e}, **args, to=spot(b, d), francs=e)


def _advanced(a: int, b: int, c: int) -> tuple[str, dict[str, Any]]:
    how, rule = ("paid", "PA5.3") if c else ("free", "PA5.2")
    return _gain("advanced", rule, {"francs": -c}, seat=a, number=b + 1, francs=c, how=how)


def _used(a: int, b: int, c: int, d: int, e: int) -> tuple[str, dict[str, Any]]:
    number = b + 1
    row = BONUS_ROWS[b]
    args: dict[str, Any] = {
        "seat": a,
        "number": number,
        "points": c,
        "francs": abs(d),
        "counted": None if e < 0 else e,
        "value": row.get("value"),
    }
    change = {"points": c, "francs": d}
    return _gain("used", row["rule"], change, **args, how=_tile_how(row))


def _scoring(a: int, b: int, c: int) -> tuple[str, dict[str, Any]]:
    first, second, third = DATA["prize"][b]["points"]
    return _fact(
        "scoring",
        seat=a,
        prize=PRIZES[b],
        district=DISTRICTS[c],
        first=first,
        second=second,
        third=third,
    )


def _sold(a: int, b: int, c: int, d: int) -> tuple[str, dict[str, Any]]:
    rule = "PA6.1" if b < N_RESOURCES else "PA6.2"
    return _gain("sold", rule, {"francs": c, TOKENS[b]: d - 1}, seat=a, token=TOKENS[b], francs=c)


def _returned(a: int, b: int, c: int) -> tuple[str, dict[str, Any]]:
    return _gain("returned", "PA8.19", {TOKENS[b]: -2 * c}, seat=a, token=TOKENS[b], pairs=c)


def _district(st: Fields, a: int, b: int, c: int, d: int, e: int) -> tuple[str, dict[str, Any]]:
    how, rule = decided(standing(st, a), b)
    return _gain(
        "district",
        rule,
        {"points": e},
        district=DISTRICTS[a],
        seat=b,
        sum=c,
        place=d,
        points=e,
        how=how,
    )


_OPEN: dict[int, Any] = {
    codes.E_START: lambda st, a, b, c, d, e: _fact("start", seat=a),
    codes.E_TOKEN: lambda st, a, b, c, d, e: _fact(
        "token", district=DISTRICTS[a // 6], value=VALUES[a % 6], token=TOKENS[b]
    ),
    codes.E_TRACK: lambda st, a, b, c, d, e: _fact("track", number=b + 1),
    codes.E_TOP: lambda st, a, b, c, d, e: _fact("back", stack=a + 1, district=DISTRICTS[b]),
    codes.E_ROUND: lambda st, a, b, c, d, e: _fact(
        "round", round=a, how="last" if b == LAST_ROUND else "plain"
    ),
    codes.E_DREW: lambda st, a, b, c, d, e: _fact("drew", seat=a, stack=b + 1),
    codes.E_TURNED: lambda st, a, b, c, d, e: _turned(st, a, b, c),
    codes.E_PLACED: lambda st, a, b, c, d, e: _fact(
        "placed", seat=a, **{**_building(b), "district": DISTRICTS[c]}
    ),
    codes.E_DISCARDED: lambda st, a, b, c, d, e: _fact("discarded", seat=a, **_building(b)),
    codes.E_BANKED: lambda st, a, b, c, d, e: _gain(
        "banked", "PA3.3", {"francs": c}, seat=a, district=DISTRICTS[b], francs=c
    ),
    codes.E_ARC: lambda st, a, b, c, d, e: _fact("arc", seat=a),
    codes.E_BROUGHT: lambda st, a, b, c, d, e: _fact(
        "brought", seat=a, landmark=LANDMARKS[b], district=DISTRICTS[c]
    ),
    codes.E_MOVED: _moved,
    codes.E_PAID: lambda st, a, b, c, d, e: _gain(
        "paid", "PA4.8", {TOKENS[b]: -c}, seat=a, token=TOKENS[b], count=c + d, standing=d
    ),
    codes.E_GAINED: lambda st, a, b, c, d, e: _gain(
        "gained", "PA5.1", {TOKENS[b]: 1}, seat=a, token=TOKENS[b]
    ),
    codes.E_EIGHT: lambda st, a, b, c, d, e: _gain(
        "eight", "PA5.4", {"points": b}, seat=a, points=b
    ),
    codes.E_FOUR: lambda st, a, b, c, d, e: _fact("four", seat=a, district=DISTRICTS[b]),
    codes.E_ADVANCED: lambda st, a, b, c, d, e: _advanced(a, b, c),
    codes.E_HONOURED: lambda st, a, b, c, d, e: _gain(
        "honoured", "PA5.5", {"points": c, TOKENS[b]: d - 1}, seat=a, token=TOKENS[b], points=c
    ),
    codes.E_SCORING: lambda st, a, b, c, d, e: _scoring(a, b, c),
    codes.E_BOUGHT: lambda st, a, b, c, d, e: _gain(
        "bought", "PA6.1", {"francs": -c, TOKENS[b]: 1}, seat=a, token=TOKENS[b], francs=c
    ),
    codes.E_SOLD: lambda st, a, b, c, d, e: _sold(a, b, c, d),
    codes.E_USED: lambda st, a, b, c, d, e: _used(a, b, c, d, e),
    codes.E_STANDS: lambda st, a, b, c, d, e: _fact("stands", seat=a, token=TOKENS[b]),
    codes.E_RETURNED: lambda st, a, b, c, d, e: _returned(a, b, c),
    codes.E_FETCHED: lambda st, a, b, c, d, e: _fact(
        "fetched", seat=a, number=b + 1, with_tile=c + 1
    ),
    codes.E_END_USED: lambda st, a, b, c, d, e: _gain(
        "end_used", "PA10.4", {"points": c, "francs": d}, seat=a, end=ENDS[b], points=c, francs=d
    ),
    codes.E_PASSED: lambda st, a, b, c, d, e: _fact("passed", seat=a),
    codes.E_FINISHED: lambda st, a, b, c, d, e: _fact("finished", seat=a),
    codes.E_FRANCS: lambda st, a, b, c, d, e: _gain(
        "francs", "PA11.1", {"points": b}, seat=a, points=b
    ),
    codes.E_DISTRICT: _district,
    codes.E_LAST: lambda st, a, b, c, d, e: _fact("last", seat=a),
}
