"""Actions as text, both ways.

A build is ``build red``, one to five times ``lay K13``, then ``done``; a trade ``return blue``, then ``take red 2``. Beside what every game
takes (`lutetia.engine.typed`): a city may be called by its name, the number may stand first, and may be left out where only one share can
be taken. Chance: ``station red L8``, ``deal green red``, ``start green``.
"""

from __future__ import annotations

from typing import Any

from lutetia.engine.errors import NotationError, Refusal
from lutetia.engine.typed import Grammar, ambiguous, fold, named, unknown
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


def _words() -> dict[str, dict[str, str]]:
    cities = {fold(name): HEXES[h] for name, h in NAMES.items()}
    hexes = {fold(name): name for name in HEXES} | cities | named("connection", "hex", HEXES)
    starts = [HEXES[h] for h in STARTS]
    return {
        "company": named("connection", "company", COMPANIES),
        "seat": named("connection", "colour", SEATS),
        "hex": hexes,
        "start": {word: name for word, name in hexes.items() if name in starts},
        "count": {str(n): str(n) for n in range(1, 10)},
    }


GRAMMAR = Grammar(
    _words,
    (
        "build {company}",
        "return {company} [{count}]",
        "return {count} {company}",
        "take {company} [{count}]",
        "take {count} {company}",
        "done",
        "lay [at] {hex}",
        "station {company} {start}",
        "deal {seat} {company}",
        "start {seat}",
    ),
)


def read(st: Position, text: str) -> int:
    """Return the code that ``text`` means in ``st``. Raises NotationError, AmbiguousNotation."""
    found = GRAMMAR.read(text)
    if found is None:
        raise unknown("connection", text)
    verb, said = found[0].split()[0], found[1]
    company = COMPANIES.index(said["company"]) if "company" in said else -1
    seat = SEATS.index(said["seat"]) if "seat" in said else -1
    if verb == "build":
        return CHOOSE + company
    n = int(said.get("count", 0))
    if n > (2 if verb == "take" else 1):
        rule, key = ("PC6.2", "take_two") if verb == "take" else ("PC6.1", "return_one")
        raise NotationError(Refusal(rule, f"connection.refusal.{key}", {"text": text[:80]}))
    if verb == "return":
        return RETURN + company
    if verb == "take":
        return _take(st, text, company) if n == 0 else TAKE + company * 2 + n - 1
    if verb == "done":
        return DONE
    if verb == "lay":
        return LAY + HEXES.index(said["hex"])
    if verb == "station":
        which = STARTS.index(HEXES.index(said["start"]))
        return DEAL_STATION + company * len(STARTS) + which
    return DEAL_SHARE + seat * C + company if verb == "deal" else DEAL_START + seat


def _take(st: Position, text: str, company: int) -> int:
    if st.phase == TRADE and company != st.company and st.stock[company] > 1:
        raise ambiguous("connection", text, (write(TAKE + company * 2 + i) for i in (0, 1)))
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
