"""Points as lines that name the pieces behind them: the rules' own kernel, asked with a trace."""

from __future__ import annotations

from typing import cast

from lutetia.engine.layout import Buffer
from lutetia.engine.outcome import Outcome, ScoreLine, Scores, rank
from lutetia.engine.trace import make_trace, rows
from lutetia.games.cite import kernel_calls
from lutetia.games.cite.cells import members
from lutetia.games.cite.material import CARDS, COLOURS, POSTCARDS
from lutetia.games.cite.names import NAMES
from lutetia.games.cite.rules.codes import E_LINE
from lutetia.games.cite.rules.score import CARD_LINE, GROUP_LINE, LIGHT_LINE
from lutetia.games.cite.schema.view import LinePiece, Score
from lutetia.games.cite.schema.view import ScoreLine as LineData
from lutetia.games.cite.score_breakdown import ScoreBreakdown
from lutetia.games.cite.state import LAYOUT, LIGHT, OVER, Fields

CARD_RULES: dict[str, str] = {card["id"]: card["rule"] for card in POSTCARDS}
LOSER = 2  # the rank of whoever lost


def scores(st: Fields, buffer: Buffer | None = None) -> Scores:
    """Return the points as they stand, line by line: nothing before the second phase (LC6.8).

    ``buffer`` holds ``st``, where there is one.
    """
    if st.phase not in (LIGHT, OVER):
        return Scores((0, 0), ((), ()))
    buffer = LAYOUT.pack(st) if buffer is None else buffer
    why = ScoreBreakdown(st, buffer)
    lines, totals = [], []
    for seat in range(2):
        trace = make_trace()
        totals.append(int(kernel_calls.score_of(buffer, seat, trace)))
        light = 0
        lit: list[LinePiece] = []
        own: list[ScoreLine] = []
        for _, _, line, points, piece, of in (row for row in rows(trace) if row[0] == E_LINE):
            if line == LIGHT_LINE:
                light += points
                lit.append(why.lit(piece, points, of))
            elif line == GROUP_LINE:
                own.append(
                    ScoreLine(
                        "cite.line.group", points, "LC6.3", tuple(why.group(of)), {"n": points}
                    )
                )
            elif line >= CARD_LINE:
                card = CARDS[line - CARD_LINE]
                own.append(
                    ScoreLine(
                        "cite.line.card",
                        points,
                        CARD_RULES[card],
                        tuple(why.card(line - CARD_LINE, points, of)),
                        {"card": card},
                    )
                )
            else:
                left = tuple(why.unbuilt(points, of))
                own.append(ScoreLine("cite.line.unbuilt", points, "LC6.4", left, {"n": len(left)}))
        lines.append((ScoreLine("cite.line.light", light, "LC6.1", tuple(lit)), *own))
    return Scores(tuple(totals), tuple(lines))


def visible(buffer: Buffer, seat: int) -> list[str]:
    """Return the visible free spaces of the seat's colour, which decide a tie (LC6.6)."""
    return [NAMES[space] for space in members(int(kernel_calls.visible(buffer, seat)))]


def outcome(st: Fields) -> Outcome:
    """Return ranks by points, then by visible free spaces (LC6.6), shared when still equal
    (LC6.7)."""
    buffer = LAYOUT.pack(st)
    made = scores(st, buffer)
    keys = [(made.totals[seat], len(visible(buffer, seat))) for seat in range(2)]
    tiebreak = None
    if made.totals[0] == made.totals[1]:
        tiebreak = "LC6.6" if keys[0] != keys[1] else "LC6.7"
    return Outcome(made.totals, rank(keys), "played_out", tiebreak, made.lines)


def score_data(st: Fields, buffer: Buffer | None = None) -> list[Score]:
    """Return the score lines as plain data for views, and the spaces that would break a tie."""
    buffer = LAYOUT.pack(st) if buffer is None else buffer
    made = scores(st, buffer)
    return [
        {
            "seat": seat,
            "total": made.totals[seat],
            "lines": cast(list[LineData], [line.to_data() for line in made.lines[seat]]),
            "free": visible(buffer, seat),
        }
        for seat in range(2)
    ]


def rematch_start(st: Fields, last: Outcome) -> str | None:
    """Return who starts when the same two play again: whoever lost (LC1.7); None after a draw."""
    return f"start {COLOURS[last.ranks.index(LOSER)]}" if LOSER in last.ranks else None
