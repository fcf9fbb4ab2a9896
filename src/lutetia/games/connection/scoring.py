"""Points as lines with what is behind them, and the outcome."""

from __future__ import annotations

from collections.abc import Sequence

from lutetia.engine.kernel import to_list, zeros
from lutetia.engine.layout import Buffer
from lutetia.engine.outcome import Outcome, ScoreLine, Scores, rank
from lutetia.games.connection import kernel_calls
from lutetia.games.connection.material import COMPANIES, GOAL, HEXES, LIMIT, PENALTY, C, H
from lutetia.games.connection.position_json.write import members
from lutetia.games.connection.rules.actions import ACTIONS, START
from lutetia.games.connection.schema.view import End
from lutetia.games.connection.state import AGREED, LAYOUT, Fields


def scores(st: Fields) -> Scores:
    """Return the points as they stand: a line for each company held (PC8.1),
    and one for the shares above the limit (PC8.2)."""
    lines = []
    for seat in range(st.players):
        own = []
        for company, name in enumerate(COMPANIES):
            shares, value = st.hand[seat * C + company], st.value[company]
            if shares:
                own.append(
                    ScoreLine(
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
                ScoreLine(
                    "connection.line.penalty",
                    -PENALTY * over,
                    "PC8.2",
                    (),
                    {"over": over, "limit": limit, "penalty": PENALTY},
                )
            )
        lines.append(tuple(own))
    buffer = LAYOUT.pack(st)
    return Scores(
        tuple(int(kernel_calls.entry_points.points(buffer, seat)) for seat in range(st.players)),
        tuple(lines),
    )


def outcome(st: Fields) -> Outcome:
    """Return ranks by points (PC8.4); who is equal shares the place (PC8.5)."""
    made = scores(st)
    shared = made.totals.count(max(made.totals)) > 1
    return Outcome(
        made.totals, rank(made.totals), ended_by(st), "PC8.5" if shared else None, made.lines
    )


def ended_by(st: Fields) -> End:
    """Return what ended a game that is over (PC7.1, PC7.3, PC7.6)."""
    if st.company == AGREED:
        return "agreed"
    return "marseille" if st.on[GOAL] else "one_board"


def survey(buffer: Buffer) -> list[int]:
    """Return for each company how many hexes are open to it, then with whom it is shut in, then for
    each hex whom filling it cuts off."""
    out = zeros(2 * C + H)
    kernel_calls.survey(buffer, out)
    return to_list(out)


def only_data(cut: Sequence[int]) -> dict[str, list[str]]:
    """Return the hexes that would cut companies off if another filled them, with those companies;
    ``cut`` has them by hex (PC4.1)."""
    return {
        name: members(companies) for name, companies in zip(HEXES, cut, strict=True) if companies
    }


def rematch_start(st: Fields, last: Outcome) -> str | None:
    """Return who starts when the same people play again: the next seat (PC9.4)."""
    return ACTIONS.format_action(START.code([(st.start + 1) % st.players]))
