"""Points as lines with what is behind them, the outcome, and previews of actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lutetia.engine.kernel import array, plain, zeros
from lutetia.engine.layout import Box
from lutetia.engine.outcome import Line, Outcome, Scores, rank
from lutetia.engine.trace import silent
from lutetia.games.connection import doors
from lutetia.games.connection.data_form import members
from lutetia.games.connection.material import COMPANIES, GOAL, HEXES, LIMIT, PENALTY, VALUE, C, H
from lutetia.games.connection.rules.actions import ACTIONS, BUILD, DONE, LAY
from lutetia.games.connection.state import LAYOUT, NONE, Position


def scores(st: Position) -> Scores:
    """Return the points as they stand: a line for each company held (PC8.1), and one for the shares above the limit (PC8.2)."""
    lines = []
    for seat in range(st.players):
        own = []
        for company, name in enumerate(COMPANIES):
            shares, value = st.hand[seat * C + company], st.value[company]
            if shares:
                own.append(
                    Line(
                        "connection.line.company",
                        shares * value,
                        "PC8.1",
                        (),
                        {"company": name, "shares": shares, "value": value},
                    )
                )
        limit = int(LIMIT[st.players - 3])
        over = sum(st.hand[seat * C : seat * C + C]) - limit
        if over > 0:
            own.append(
                Line(
                    "connection.line.penalty",
                    -PENALTY * over,
                    "PC8.2",
                    (),
                    {"over": over, "limit": limit, "penalty": PENALTY},
                )
            )
        lines.append(tuple(own))
    box = LAYOUT.pack(st)
    return Scores(
        tuple(int(doors.driver.total(box, seat)) for seat in range(st.players)), tuple(lines)
    )


def outcome(st: Position) -> Outcome:
    """Return ranks by points (PC8.4); who is equal shares the place (PC8.5)."""
    made = scores(st)
    shared = made.totals.count(max(made.totals)) > 1
    return Outcome(
        made.totals, rank(made.totals), ended_by(st), "PC8.5" if shared else None, made.lines
    )


def ended_by(st: Position) -> str:
    """Return what ended a game that is over (PC7.1, PC7.3, PC7.6).

    Only consent ends it in the middle of a turn, where a company is still being built or traded.
    """
    if st.on[GOAL]:
        return "marseille"
    whole = st.company == NONE
    return "one_board" if whole and doors.boards(LAYOUT.pack(st)) <= 1 else "agreed"


def survey(box: Box) -> list[int]:
    """Return for each company how many hexes are open to it, then with whom it is shut in, then for each hex whom filling it cuts off."""
    out = zeros(2 * C + H)
    doors.survey(box, out)
    return plain(out)


def only_data(cut: Sequence[int]) -> dict[str, list[str]]:
    """Return the hexes that would cut companies off if another filled them, with those companies; ``cut`` has them by hex (PC4.1)."""
    return {
        name: members(companies) for name, companies in zip(HEXES, cut, strict=True) if companies
    }


def effects(box: Box, given: Sequence[int]) -> list[dict[str, Any]]:
    """Return what legal actions bring, as far as everybody or their own seat knows (docs/protocol.md)."""
    if doors.begins(box):
        open_to = survey(box)
        return [
            {"places": open_to[values["company"]]} if kind is BUILD else {}
            for kind, values in map(ACTIONS.find, given)
        ]
    size = doors.PREVIEW
    out = zeros(size * len(given))
    limit = doors.previews(box, LAYOUT.copy(box), array(given), out, silent())
    found, made = plain(out), []
    for i, code in enumerate(given):
        changed, value, shares, over = found[i * size + H : (i + 1) * size]
        kind, values = ACTIONS.find(code)
        if kind is LAY:
            points = int(VALUE[values["hex"]])
            only = only_data(found[i * size : i * size + H]) if changed else None
            made.append(
                {
                    "points": points,
                    "value": value,
                    "own": points * shares,
                    "ends": bool(over),
                    "only": only,
                }
            )
        elif kind is DONE:
            made.append({"ends": bool(over)})
        else:
            made.append({"shares": shares, "over": max(0, shares - limit), "ends": bool(over)})
    return made
