"""Points as lines with what is behind them, the standing in every district, the outcome, and previews of actions."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import zeros
from lutetia.engine.layout import Box
from lutetia.engine.outcome import Line, Outcome, Scores, rank
from lutetia.engine.trace import silent
from lutetia.games.paris import doors
from lutetia.games.paris.data_form import keys_data
from lutetia.games.paris.material import DISTRICTS, PRIZES, TOKENS
from lutetia.games.paris.rules import codes
from lutetia.games.paris.state import DISTRICTS as DISTRICT_SOURCE
from lutetia.games.paris.state import EIGHTS, ENDINGS, FRANCS, HONOURS, LAYOUT, NONE, OVER, USED, City

SOURCES = ((EIGHTS, "eights", "PA5.4"), (HONOURS, "honours", "PA5.5"), (ENDINGS, "endings", "PA10.4"))
TILE_RULES = {
    6: "PA8.6",
    7: "PA8.1",
    11: "PA8.6",
    15: "PA8.6",
    18: "PA8.6",
    20: "PA8.18",
    23: "PA8.19",
    24: "PA8.19",
    26: "PA8.6",
    28: "PA8.6",
}
TILE_RULES |= {29: "PA8.7", 30: "PA8.8"}


def standing(st: City, district: int, box: Box | None = None) -> dict[str, Any]:
    """Return sum, highest property and place of every seat in ``district``, and what the scoring tile there pays (None without one)."""
    return facts(st, district, box)[0]


def facts(st: City, district: int, box: Box | None = None) -> tuple[dict[str, Any], dict[str, list[int]]]:
    """Return the standing of ``district``, and what each of the six scoring tiles would pay there now."""
    out = zeros(36)
    doors.district_facts(LAYOUT.pack(st) if box is None else box, district, out)
    made: dict[str, Any] = {
        name: [int(out[seat * 9 + i]) for seat in range(st.players)] for i, name in enumerate(("sums", "highest", "ranks"))
    }
    pays = {prize: [int(out[seat * 9 + 3 + p]) for seat in range(st.players)] for p, prize in enumerate(PRIZES)}
    made["pays"] = pays[PRIZES[st.prize[district]]] if st.prize[district] != NONE else None
    return made, pays


def _district_line(st: City, district: int, seat: int) -> Line:
    made = standing(st, district)
    mine = keys_data(st, seat)["at"]
    pieces = tuple({"at": at, "keys": n} for at, n in mine.items() if at.rpartition("-")[0] == DISTRICTS[district])
    args = {"district": DISTRICTS[district], "sum": made["sums"][seat], "place": made["ranks"][seat], "prize": PRIZES[st.prize[district]]}
    tied = made["ranks"].count(made["ranks"][seat]) > 1
    level = made["sums"].count(made["sums"][seat]) > 1
    half = st.players == 2 and made["ranks"][seat] == 2 and not made["pays"][seat]
    rule = "PA11.5" if tied else "PA11.4" if level else "PA11.2"
    if not made["ranks"][seat]:
        rule = "PA11.3"
    elif made["ranks"][seat] > 3:
        rule = "PA11.7"
    elif half:
        rule = "PA11.8"
    return Line("paris.line.district", st.vp[(DISTRICT_SOURCE + district) * 4 + seat], rule, pieces, args)


def scores(st: City) -> Scores:
    """Return the points as they stand; tile 27 and the districts have lines of their own once the game is over."""
    lines = []
    for seat in range(st.players):
        own = [Line(f"paris.line.{name}", st.vp[source * 4 + seat], rule) for source, name, rule in SOURCES]
        for n in range(1, 31):
            state = st.bonus[seat * 30 + n - 1]
            if n in TILE_RULES and state >= USED:
                own.append(Line("paris.line.tile", state - USED, TILE_RULES[n], (), {"number": n}))
        if st.phase == OVER:
            if st.bonus[seat * 30 + 26] >= USED:
                own.append(Line("paris.line.francs", st.vp[FRANCS * 4 + seat], "PA11.1"))
            own += [_district_line(st, d, seat) for d in range(6) if st.prize[d] != NONE]
        lines.append(tuple(own))
    box = LAYOUT.pack(st)
    return Scores(tuple(int(doors.driver.total(box, seat)) for seat in range(st.players)), tuple(lines))


def outcome(st: City) -> Outcome:
    """Return ranks by points, then francs (PA11.9), then the value of all properties (PA11.10), shared when still equal (PA11.11)."""
    made = scores(st)
    box = LAYOUT.pack(st)
    keys = [(made.totals[seat], st.francs[seat], int(doors.estate_of(box, seat))) for seat in range(st.players)]
    first = [key for key in keys if key[0] == max(made.totals)]
    tiebreak = None
    if len(first) > 1:
        tiebreak = "PA11.9" if _alone(first, 1) else "PA11.10" if _alone(first, 2) else "PA11.11"
    return Outcome(made.totals, rank(keys), "last_round", tiebreak, made.lines)


def _alone(keys: list[tuple[int, int, int]], upto: int) -> bool:
    """Return whether one of ``keys`` is best by its first ``upto + 1`` numbers alone."""
    cut = [key[: upto + 1] for key in keys]
    return cut.count(max(cut)) == 1


def _purse(st: City, seat: int) -> dict[str, int]:
    out = {"francs": st.francs[seat], "keys": st.hand[seat], "points": int(doors.driver.total(LAYOUT.pack(st), seat))}
    return out | {token: st.tokens[seat * 6 + t] + st.floats[t] for t, token in enumerate(TOKENS)}


def effect(box: Box, code: int) -> dict[str, Any]:
    """Return what a legal action costs and gives its seat, and how its district then stands (docs/protocol.md).

    Nothing is told of what ends a turn, looks or takes: it may depend on what is hidden.
    """
    if code < codes.BANK or codes.PASS <= code <= codes.FINISH or codes.TAKE <= code < codes.MOVE:
        return {}
    before = LAYOUT.read(box)
    seat = before.cur
    doors.driver.act(box, code, silent())
    after = LAYOUT.read(box)
    old, new = _purse(before, seat), _purse(after, seat)
    out: dict[str, Any] = {"change": {name: new[name] - old[name] for name in new if new[name] != old[name]}}
    if code >= codes.MOVE:
        district = (code - codes.MOVE) // 896
        out |= {"district": DISTRICTS[district], **standing(after, district)}
        out["advance"] = after.may_advance - 1 if after.may_advance else None
        out["sections"] = sum(after.sections)
        out["four"] = bool(after.may_score)
    elif codes.SCORE <= code < codes.SCORE + 36:
        district = (code - codes.SCORE) % 6
        out |= {"district": DISTRICTS[district], **standing(after, district)}
    return out
