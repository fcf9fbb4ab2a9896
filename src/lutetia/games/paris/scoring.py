"""Points as lines with what is behind them, the standing in every district, the outcome, and previews of actions."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import zeros
from lutetia.engine.layout import Box
from lutetia.engine.outcome import Line, Outcome, Scores, rank
from lutetia.engine.trace import silent
from lutetia.games.paris import doors
from lutetia.games.paris.material import (
    DATA,
    DISTRICTS,
    LANDMARKS,
    PRIZES,
    SLOT_VALUES,
    TOKENS,
    TYPE,
    TYPES,
    place_of,
)
from lutetia.games.paris.rules import codes
from lutetia.games.paris.state import DISTRICTS as DISTRICT_SOURCE
from lutetia.games.paris.state import (
    EIGHTS,
    ENDINGS,
    FRANCS,
    HONOURS,
    LAYOUT,
    NONE,
    OVER,
    USED,
    City,
)

SOURCES = (
    (EIGHTS, "eights", "PA5.4"),
    (HONOURS, "honours", "PA5.5"),
    (ENDINGS, "endings", "PA10.4"),
)
TILE_RULES = (
    dict.fromkeys((1, 5, 7, 12, 22), "PA8.1")
    | dict.fromkeys((2, 3, 4, 10, 21), "PA8.2")
    | dict.fromkeys((8, 19), "PA8.3")
    | dict.fromkeys((6, 11, 15, 18, 26, 28), "PA8.6")
    | dict.fromkeys((13, 14), "PA8.14")
    | dict.fromkeys((23, 24), "PA8.19")
    | {
        9: "PA8.10",
        16: "PA8.11",
        17: "PA8.15",
        20: "PA8.18",
        25: "PA8.16",
        29: "PA8.7",
        30: "PA8.8",
    }
)
"""The rule of every bonus tile that is used during the game."""
SCORING_TILES = (6, 7, 11, 15, 18, 20, 23, 24, 26, 28, 29, 30)


def standing(st: City, district: int, box: Box | None = None) -> dict[str, Any]:
    """Return sum, highest property and place of every seat in ``district``, and what the scoring tile there pays (None without one)."""
    return facts(st, district, box)[0]


def facts(
    st: City, district: int, box: Box | None = None
) -> tuple[dict[str, Any], dict[str, list[int]]]:
    """Return the standing of ``district``, and what each of the six scoring tiles would pay there now."""
    out = zeros(36)
    doors.district_facts(LAYOUT.pack(st) if box is None else box, district, out)
    made: dict[str, Any] = {
        name: [int(out[seat * 9 + i]) for seat in range(st.players)]
        for i, name in enumerate(("sums", "highest", "ranks"))
    }
    pays = {
        prize: [int(out[seat * 9 + 3 + p]) for seat in range(st.players)]
        for p, prize in enumerate(PRIZES)
    }
    made["pays"] = pays[PRIZES[st.prize[district]]] if st.prize[district] != NONE else None
    return made, pays


def property_at(st: City, district: int, slot: int) -> str:
    """Return what stands at a slot of ``district``: a type of building or a landmark."""
    return LANDMARKS[slot - 6] if slot > 5 else TYPES[int(TYPE[st.building[district * 6 + slot]])]


def decided(made: dict[str, Any], seat: int) -> tuple[str, str]:
    """Return what decided the place of ``seat`` in a district, as a word and by its rule, from `standing`."""
    sums, ranks, pays = made["sums"], made["ranks"], made["pays"]
    if not sums[seat]:
        return "none", "PA11.3"
    if ranks[seat] > 3:
        return "fourth", "PA11.7"
    if len(sums) == 2 and ranks[seat] == 2 and not pays[seat]:
        return "half", "PA11.8"
    if ranks.count(ranks[seat]) > 1:
        return "level", "PA11.5"
    return ("higher", "PA11.4") if sums.count(sums[seat]) > 1 else ("sum", "PA11.2")


def _district_line(st: City, district: int, seat: int) -> Line:
    made = standing(st, district)
    how, rule = decided(made, seat)
    held = [
        {"property": property_at(st, district, slot), "value": SLOT_VALUES[slot]}
        for slot in range(14)
        if slot < 6 or st.landmark[slot - 6] == district
        for _ in range(st.keys[place_of(district, slot) * 4 + seat])
    ]
    prize = "/".join(str(points) for points in DATA["prize"][st.prize[district]]["points"])
    args = {
        "district": DISTRICTS[district],
        "sum": made["sums"][seat],
        "place": made["ranks"][seat],
        "prize": prize,
        "how": how,
    }
    return Line(
        "paris.line.district",
        st.vp[(DISTRICT_SOURCE + district) * 4 + seat],
        rule,
        tuple(held),
        args,
    )


def scores(st: City) -> Scores:
    """Return the points as they stand; tile 27 and the districts have lines of their own once the game is over."""
    lines = []
    for seat in range(st.players):
        own = [
            Line(f"paris.line.{name}", st.vp[source * 4 + seat], rule)
            for source, name, rule in SOURCES
        ]
        for n in range(1, 31):
            state = st.bonus[seat * 30 + n - 1]
            if n in SCORING_TILES and state >= USED:
                own.append(Line("paris.line.tile", state - USED, TILE_RULES[n], (), {"number": n}))
        if st.phase == OVER:
            if st.bonus[seat * 30 + 26] >= USED:
                own.append(Line("paris.line.francs", st.vp[FRANCS * 4 + seat], "PA11.1"))
            own += [_district_line(st, d, seat) for d in range(6) if st.prize[d] != NONE]
        lines.append(tuple(own))
    box = LAYOUT.pack(st)
    return Scores(
        tuple(int(doors.driver.total(box, seat)) for seat in range(st.players)), tuple(lines)
    )


def outcome(st: City) -> Outcome:
    """Return ranks by points, then francs (PA11.9), then the value of all properties (PA11.10), shared when still equal (PA11.11)."""
    made = scores(st)
    box = LAYOUT.pack(st)
    keys = [
        (made.totals[seat], st.francs[seat], int(doors.estate_of(box, seat)))
        for seat in range(st.players)
    ]
    first = [key for key in keys if key[0] == max(made.totals)]
    tiebreak = None
    if len(first) > 1:
        tiebreak = "PA11.9" if _alone(first, 1) else "PA11.10" if _alone(first, 2) else "PA11.11"
    return Outcome(made.totals, rank(keys), "last_round", tiebreak, made.lines)


def _alone(keys: list[tuple[int, int, int]], upto: int) -> bool:
    """Return whether one of ``keys`` is best by its first ``upto + 1`` numbers alone."""
    cut = [key[: upto + 1] for key in keys]
    return cut.count(max(cut)) == 1


def _purse(st: City, box: Box, seat: int) -> dict[str, int]:
    out = {
        "francs": st.francs[seat],
        "keys": st.hand[seat],
        "points": int(doors.driver.total(box, seat)),
    }
    return out | {token: st.tokens[seat * 6 + t] + st.floats[t] for t, token in enumerate(TOKENS)}


def effect(box: Box, code: int) -> dict[str, Any]:
    """Return what a legal action costs and gives its seat, and how its district then stands (docs/protocol.md).

    Nothing is told of what ends a turn, looks or takes: it may depend on what is hidden. Only that it is ``final`` and cannot simply be
    taken back: it turns something up, or ends the game.
    """
    if code < codes.PLACE or code == codes.LOOK:
        return {"final": True}
    if code < codes.BANK or codes.TAKE <= code < codes.MOVE:
        return {}
    before = LAYOUT.read(box)
    seat = before.cur
    old = _purse(before, box, seat)
    doors.driver.act(box, code, silent())
    after = LAYOUT.read(box)
    if codes.PASS <= code <= codes.FINISH:
        return {"final": True} if after.phase == OVER else {}
    new = _purse(after, box, seat)
    out: dict[str, Any] = {
        "change": {name: new[name] - old[name] for name in new if new[name] != old[name]}
    }
    if code >= codes.MOVE:
        district = (code - codes.MOVE) // 896
        out |= {"district": DISTRICTS[district], **standing(after, district, box)}
        out["advance"] = after.may_advance - 1 if after.may_advance else None
        out["sections"] = sum(after.sections)
        out["four"] = bool(after.may_score)
    elif codes.SCORE <= code < codes.SCORE + 36:
        district = (code - codes.SCORE) % 6
        out |= {"district": DISTRICTS[district], **standing(after, district, box)}
    return out
