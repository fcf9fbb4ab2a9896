"""Actions as text, both ways.

A build is ``build red``, one to five times ``lay K13``, then ``done``; a trade ``return blue``, then ``take red 2``. Read leniently: case
and accents do not matter, a city may be called by its name, and the number may be left out where only one share can be taken. Chance:
``station red L8``, ``deal green red``, ``start green``.
"""

from __future__ import annotations

from typing import Any

from lutetia.engine.errors import AmbiguousNotation, NotationError, Refusal
from lutetia.engine.typed import fold, unknown
from lutetia.games.connection.material import COMPANIES, HEXES, NAMES, SEATS, STARTS, C, H
from lutetia.games.connection.rules.codes import (
    CHOOSE,
    DEAL_SHARE,
    DEAL_START,
    DEAL_STATION,
    DONE,
    LAY,
    RETURN,
    TAKE,
)
from lutetia.games.connection.state import TRADE, Position


def write(code: int, viewer: int | None = None, everything: bool = True) -> str:
    """Return the notation of ``code``; ``?`` for the company of a share dealt to another seat. Raises NotationError."""
    if CHOOSE <= code < CHOOSE + C:
        return f"build {COMPANIES[code - CHOOSE]}"
    if RETURN <= code < RETURN + C:
        return f"return {COMPANIES[code - RETURN]}"
    if TAKE <= code < TAKE + 2 * C:
        return f"take {COMPANIES[(code - TAKE) // 2]} {1 + (code - TAKE) % 2}"
    if code == DONE:
        return "done"
    if LAY <= code < LAY + H:
        return f"lay {HEXES[code - LAY]}"
    if DEAL_STATION <= code < DEAL_STATION + C * len(STARTS):
        company, which = divmod(code - DEAL_STATION, len(STARTS))
        return f"station {COMPANIES[company]} {HEXES[STARTS[which]]}"
    if DEAL_SHARE <= code < DEAL_SHARE + C * len(SEATS):
        seat, company = divmod(code - DEAL_SHARE, C)
        return f"deal {SEATS[seat]} " + (
            COMPANIES[company] if everything or viewer == seat else "?"
        )
    if DEAL_START <= code < DEAL_START + len(SEATS):
        return f"start {SEATS[code - DEAL_START]}"
    raise unknown("connection", str(code))


def is_code(code: int) -> bool:
    """Return whether ``code`` is the number of any action of this game."""
    try:
        write(code)
    except NotationError:
        return False
    return True


HEX_OF = {fold(name): h for h, name in enumerate(HEXES)} | {
    fold(name): h for name, h in NAMES.items()
}


def read(st: Position, text: str) -> int:
    """Return the code that ``text`` means in ``st``. Raises NotationError, AmbiguousNotation."""
    words = text.casefold().split()
    if len(text) > 200 or not words:
        raise unknown("connection", text)
    match words:
        case ["build", company] if company in COMPANIES:
            return CHOOSE + COMPANIES.index(company)
        case ["return", company] if company in COMPANIES:
            return RETURN + COMPANIES.index(company)
        case ["take", company] if company in COMPANIES:
            return _take(st, text, COMPANIES.index(company))
        case ["take", company, "1" | "2" as n] if company in COMPANIES:
            return TAKE + COMPANIES.index(company) * 2 + int(n) - 1
        case ["done"]:
            return DONE
        case ["lay", *name] if fold(" ".join(name)) in HEX_OF:
            return LAY + HEX_OF[fold(" ".join(name))]
        case ["station", company, name] if (
            company in COMPANIES and HEX_OF.get(fold(name)) in STARTS
        ):
            return (
                DEAL_STATION
                + COMPANIES.index(company) * len(STARTS)
                + STARTS.index(HEX_OF[fold(name)])
            )
        case ["deal", seat, company] if seat in SEATS and company in COMPANIES:
            return DEAL_SHARE + SEATS.index(seat) * C + COMPANIES.index(company)
        case ["start", seat] if seat in SEATS:
            return DEAL_START + SEATS.index(seat)
    raise unknown("connection", text)


def _take(st: Position, text: str, company: int) -> int:
    if st.phase == TRADE and company != st.company and st.stock[company] > 1:
        choices = ", ".join(write(TAKE + company * 2 + i) for i in (0, 1))
        raise AmbiguousNotation(
            Refusal(None, "connection.refusal.ambiguous", {"text": text[:80], "choices": choices})
        )
    return TAKE + company * 2


def parts(code: int) -> dict[str, Any]:
    """Return an action of a seat as named values."""
    if CHOOSE <= code < CHOOSE + C:
        return {"act": "build", "company": COMPANIES[code - CHOOSE]}
    if RETURN <= code < RETURN + C:
        return {"act": "return", "company": COMPANIES[code - RETURN]}
    if TAKE <= code < TAKE + 2 * C:
        return {
            "act": "take",
            "company": COMPANIES[(code - TAKE) // 2],
            "count": 1 + (code - TAKE) % 2,
        }
    if code == DONE:
        return {"act": "done"}
    if LAY <= code < LAY + H:
        return {"act": "lay", "hex": HEXES[code - LAY]}
    return {"text": write(code)}
