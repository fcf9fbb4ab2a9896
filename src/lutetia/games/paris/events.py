"""From the rows that the rules note to events with names, values and an audience."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict

from lutetia.engine.events import Event
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.schema import Fact, Start
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
from lutetia.games.paris.schema import events as told
from lutetia.games.paris.scoring import decided, outcome, property_at, standing
from lutetia.games.paris.state import LAST_ROUND, Fields


def event(row: Sequence[int], st: Fields) -> Event:
    """Return the event of one row noted by an action that led to ``st``."""
    kind, a, b, c, d, e = row
    if kind == codes.E_LOOKED:
        return Event.of(told.Looked(seat=a), reveals=True)
    if kind == codes.E_TOOK:
        return Event.of(told.Took(seat=a, end=ENDS[b]), secret=("end",), owner=a)
    if kind == codes.E_OVER:
        return Event.of(outcome(st).fact(), reveals=True)
    return Event.of(_OPEN[kind](st, a, b, c, d, e))


HOW: dict[str, told.How] = {
    "key": "key",
    "count": "buildings",
    "count_tiles": "tiles",
    "count_landmarks": "landmarks",
    "count_types": "types",
    "pairs": "pairs",
}


def _tile_how(row: JsonMapping) -> told.How:
    """Return what a used bonus tile gives, for the choice of the sentence."""
    if row["kind"] == "gain":
        return "both" if row.get("points", 0) else "francs"
    return HOW.get(row["kind"], "plain")


def _change(change: dict[str, int]) -> dict[str, int]:
    """Return what a seat gained or paid, without zeros."""
    return {what: n for what, n in change.items() if n}


class _Building(TypedDict):
    building: str
    district: str
    value: int
    type: str


def _building(building: int) -> _Building:
    kind = TYPES[int(TYPE[building])]
    return {
        "building": BUILDINGS[building],
        "district": DISTRICTS[building // 6],
        "value": VALUES[building % 6],
        "type": kind,
    }


def _turned(st: Fields, a: int, b: int, c: int) -> Fact:
    return told.Turned(seat=a, stack=c + 1, **_building(b), how="free" if st.free else "home")


def _moved(st: Fields, a: int, b: int, c: int, d: int, e: int) -> told.Moved:
    origin: str
    lower: str | None = None
    if c in (codes.FROM_ARC, codes.FROM_BANK):
        origin = "arc" if c == codes.FROM_ARC else "bank"
    else:
        origin, lower = spot(b, c), property_at(st, b, c)
    return told.Moved(
        seat=a,
        district=DISTRICTS[b],
        value=SLOT_VALUES[d],
        property=property_at(st, b, d),
        origin=origin,
        lower=lower,
        lower_value=None if lower is None else SLOT_VALUES[c],
        to=spot(b, d),
        francs=e,
        rule="PA4.7",
        change=_change({"francs": -e}),
    )


def _advanced(a: int, b: int, c: int) -> Fact:
    return told.Advanced(
        seat=a,
        number=b + 1,
        francs=c,
        how="paid" if c else "free",
        rule="PA5.3" if c else "PA5.2",
        change=_change({"francs": -c}),
    )


def _used(a: int, b: int, c: int, d: int, e: int) -> told.Used:
    row = BONUS_ROWS[b]
    return told.Used(
        seat=a,
        number=b + 1,
        points=c,
        francs=abs(d),
        counted=None if e < 0 else e,
        value=row.get("value"),
        how=_tile_how(row),
        rule=row["rule"],
        change=_change({"points": c, "francs": d}),
    )


def _scoring(a: int, b: int, c: int) -> Fact:
    first, second, third = DATA["prize"][b]["points"]
    return told.Scoring(
        seat=a,
        prize=PRIZES[b],
        district=DISTRICTS[c],
        first=first,
        second=second,
        third=third,
    )


def _sold(a: int, b: int, c: int, d: int) -> Fact:
    rule = "PA6.1" if b < N_RESOURCES else "PA6.2"
    change = _change({"francs": c, TOKENS[b]: d - 1})
    return told.Sold(seat=a, token=TOKENS[b], francs=c, rule=rule, change=change)


def _returned(a: int, b: int, c: int) -> Fact:
    return told.Returned(
        rule="PA8.19", change=_change({TOKENS[b]: -2 * c}), seat=a, token=TOKENS[b], pairs=c
    )


def _district(st: Fields, a: int, b: int, c: int, d: int, e: int) -> Fact:
    how, rule = decided(standing(st, a), b)
    assert how != "none"  # only seats that have a place are told
    return told.District(
        district=DISTRICTS[a],
        seat=b,
        sum=c,
        place=d,
        points=e,
        how=how,
        rule=rule,
        change=_change({"points": e}),
    )


def _placed(a: int, b: int, c: int) -> Fact:
    return told.Placed(
        seat=a,
        building=BUILDINGS[b],
        district=DISTRICTS[c],
        value=VALUES[b % 6],
        type=TYPES[int(TYPE[b])],
    )


_OPEN: dict[int, Callable[[Fields, int, int, int, int, int], Fact]] = {
    codes.E_START: lambda st, a, b, c, d, e: Start(seat=a),
    codes.E_TOKEN: lambda st, a, b, c, d, e: told.Token(
        district=DISTRICTS[a // 6], value=VALUES[a % 6], token=TOKENS[b]
    ),
    codes.E_TRACK: lambda st, a, b, c, d, e: told.Track(number=b + 1),
    codes.E_TOP: lambda st, a, b, c, d, e: told.Back(stack=a + 1, district=DISTRICTS[b]),
    codes.E_ROUND: lambda st, a, b, c, d, e: told.Round(
        round=a, how="last" if b == LAST_ROUND else "plain"
    ),
    codes.E_DREW: lambda st, a, b, c, d, e: told.Drew(seat=a, stack=b + 1),
    codes.E_TURNED: lambda st, a, b, c, d, e: _turned(st, a, b, c),
    codes.E_PLACED: lambda st, a, b, c, d, e: _placed(a, b, c),
    codes.E_DISCARDED: lambda st, a, b, c, d, e: told.Discarded(seat=a, **_building(b)),
    codes.E_BANKED: lambda st, a, b, c, d, e: told.Banked(
        rule="PA3.3", change=_change({"francs": c}), seat=a, district=DISTRICTS[b], francs=c
    ),
    codes.E_ARC: lambda st, a, b, c, d, e: told.Arc(seat=a),
    codes.E_BROUGHT: lambda st, a, b, c, d, e: told.Brought(
        seat=a, landmark=LANDMARKS[b], district=DISTRICTS[c]
    ),
    codes.E_MOVED: _moved,
    codes.E_PAID: lambda st, a, b, c, d, e: told.Paid(
        rule="PA4.8",
        change=_change({TOKENS[b]: -c}),
        seat=a,
        token=TOKENS[b],
        count=c + d,
        standing=d,
    ),
    codes.E_GAINED: lambda st, a, b, c, d, e: told.Gained(
        rule="PA5.1", change=_change({TOKENS[b]: 1}), seat=a, token=TOKENS[b]
    ),
    codes.E_EIGHT: lambda st, a, b, c, d, e: told.Eight(
        rule="PA5.4", change=_change({"points": b}), seat=a, points=b
    ),
    codes.E_FOUR: lambda st, a, b, c, d, e: told.Four(seat=a, district=DISTRICTS[b]),
    codes.E_ADVANCED: lambda st, a, b, c, d, e: _advanced(a, b, c),
    codes.E_HONOURED: lambda st, a, b, c, d, e: told.Honoured(
        rule="PA5.5",
        change=_change({"points": c, TOKENS[b]: d - 1}),
        seat=a,
        token=TOKENS[b],
        points=c,
    ),
    codes.E_SCORING: lambda st, a, b, c, d, e: _scoring(a, b, c),
    codes.E_BOUGHT: lambda st, a, b, c, d, e: told.Bought(
        rule="PA6.1",
        change=_change({"francs": -c, TOKENS[b]: 1}),
        seat=a,
        token=TOKENS[b],
        francs=c,
    ),
    codes.E_SOLD: lambda st, a, b, c, d, e: _sold(a, b, c, d),
    codes.E_USED: lambda st, a, b, c, d, e: _used(a, b, c, d, e),
    codes.E_STANDS: lambda st, a, b, c, d, e: told.Stands(seat=a, token=TOKENS[b]),
    codes.E_RETURNED: lambda st, a, b, c, d, e: _returned(a, b, c),
    codes.E_FETCHED: lambda st, a, b, c, d, e: told.Fetched(seat=a, number=b + 1, with_tile=c + 1),
    codes.E_END_USED: lambda st, a, b, c, d, e: told.EndUsed(
        rule="PA10.4",
        change=_change({"points": c, "francs": d}),
        seat=a,
        end=ENDS[b],
        points=c,
        francs=d,
    ),
    codes.E_PASSED: lambda st, a, b, c, d, e: told.Passed(seat=a),
    codes.E_FINISHED: lambda st, a, b, c, d, e: told.Finished(seat=a),
    codes.E_FRANCS: lambda st, a, b, c, d, e: told.Francs(
        rule="PA11.1", change=_change({"points": b}), seat=a, points=b
    ),
    codes.E_DISTRICT: _district,
    codes.E_LAST: lambda st, a, b, c, d, e: told.Last(seat=a),
}
