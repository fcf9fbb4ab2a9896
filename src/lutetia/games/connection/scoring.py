"""Points as lines with what is behind them, the outcome, and previews of actions."""

from __future__ import annotations

from typing import Any

from lutetia.engine.layout import Box
from lutetia.engine.outcome import Line, Outcome, Scores, rank
from lutetia.engine.trace import silent
from lutetia.games.connection import doors
from lutetia.games.connection.data_form import members
from lutetia.games.connection.material import COMPANIES, GOAL, HEXES, LIMIT, PENALTY, VALUE, C, H
from lutetia.games.connection.rules import codes
from lutetia.games.connection.state import LAYOUT, OVER, Position


def scores(st: Position) -> Scores:
    """Return the points as they stand: a line for each company held (PC8.1), and one for the shares above the limit (PC8.2)."""
    lines = []
    for seat in range(st.players):
        own = []
        for company, name in enumerate(COMPANIES):
            shares, value = st.hand[seat * C + company], st.value[company]
            if shares:
                own.append(
                    Line("connection.line.company", shares * value, "PC8.1", (), {"company": name, "shares": shares, "value": value})
                )
        limit = int(LIMIT[st.players - 3])
        over = sum(st.hand[seat * C : seat * C + C]) - limit
        if over > 0:
            own.append(Line("connection.line.penalty", -PENALTY * over, "PC8.2", (), {"over": over, "limit": limit, "penalty": PENALTY}))
        lines.append(tuple(own))
    box = LAYOUT.pack(st)
    return Scores(tuple(int(doors.driver.total(box, seat)) for seat in range(st.players)), tuple(lines))


def outcome(st: Position) -> Outcome:
    """Return ranks by points (PC8.4); who is equal shares the place (PC8.5)."""
    made = scores(st)
    shared = made.totals.count(max(made.totals)) > 1
    reason = "marseille" if st.on[GOAL] else "one_board"
    return Outcome(made.totals, rank(made.totals), reason, "PC8.5" if shared else None, made.lines)


def places(box: Box, company: int) -> list[int]:
    """Return the hexes where ``company`` could place a locomotive now."""
    return [at for at in range(H) if doors.open_to(box, company, at)]


def only_data(st: Position, box: Box) -> dict[str, list[str]]:
    """Return the hexes that would cut companies off if another filled them, with those companies (PC4.1)."""
    vital = [at for at in range(H) if st.vital[at]]
    out = {HEXES[at]: members(int(doors.would_cut(box, C, at))) for at in vital}
    return {name: cut for name, cut in out.items() if cut}


def effect(box: Box, code: int) -> dict[str, Any]:
    """Return what a legal action brings, as far as everybody or its own seat knows (docs/protocol.md); ``box`` is changed."""
    before = LAYOUT.read(box)
    seat = before.cur
    if codes.CHOOSE <= code < codes.CHOOSE + C:
        return {"places": len(places(box, code - codes.CHOOSE))}
    if codes.RETURN <= code < codes.RETURN + C:
        return {}
    doors.driver.act(box, code, silent())
    after = LAYOUT.read(box)
    ends = after.phase == OVER
    if code == codes.DONE:
        return {"ends": ends}
    if code < codes.LAY:
        shares = sum(after.hand[seat * C : seat * C + C])
        return {"shares": shares, "over": max(0, shares - int(LIMIT[after.players - 3])), "ends": ends}
    points = int(VALUE[code - codes.LAY])
    only = only_data(after, box)
    return {
        "points": points,
        "value": after.value[before.company],
        "own": points * before.hand[seat * C + before.company],
        "ends": ends,
        "only": None if only == only_data(before, LAYOUT.pack(before)) else only,
    }
