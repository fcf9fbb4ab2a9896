"""The position as text, for the terminal, docs and tests: only what everybody sees."""

from __future__ import annotations

import functools

from lutetia.games.connection.material import COMPANIES, KINDS, MAP, SEATS, VALUE, C
from lutetia.games.connection.position_json.write import counts, held
from lutetia.games.connection.state import BUILD, PHASES, START, TRADE, Fields

LETTERS = ("b", "y", "r", "p", "k", "n")
"""How companies are written on the map: black is k and brown n, as they are spoken of in print."""


def text_board(st: Fields) -> str:
    """Return the map, north at the top, then the companies and the seats.

    A hex is two marks: ``..`` rural, a city's value and ``.``, ``()`` a start hex,
    ``##`` the tower, with letters of companies.
    """
    acting = f", {SEATS[st.cur]} to act" if st.cur >= 0 else ""
    busy = f" {COMPANIES[st.company]}" if st.phase in (BUILD, TRADE) else ""
    lines = [f"turn {st.turn}, {PHASES[st.phase]}{busy}{acting}", *_map(st)]
    for company, name in enumerate(COMPANIES):
        stock = (
            f"{st.stock[company]:2} on the board, {held(st, company):2} in hands"
            if st.phase >= START
            else "in the bag"
        )
        lines.append(f"{LETTERS[company]} {name:7} value {st.value[company]:2}, {stock}")
    for seat in range(st.players):
        noted = " ".join(f"+{n} {name}" for name, n in counts(st.took, seat).items())
        given = " ".join(f"-{n} {name}" for name, n in counts(st.gave, seat).items())
        shares = sum(st.hand[seat * C : seat * C + C])
        lines.append(f"{SEATS[seat]:7} {shares:2} shares  {noted} {given}".rstrip())
    return "\n".join(lines)


def _map(st: Fields) -> list[str]:
    return [" ".join("  " if h is None else _hex(st, h) for h in row).rstrip() for row in _rows()]


@functools.cache
def _rows() -> list[list[int | None]]:
    """Return the hexes of each line of the drawing; None where it has none."""
    at = {
        (2 * place["at"][1] + place["at"][0], place["at"][0]): h
        for h, place in enumerate(MAP["hex"])
    }
    rows, columns = sorted({row for row, _ in at}), sorted({column for _, column in at})
    return [[at.get((row, column)) for column in columns] for row in range(rows[0], rows[-1] + 1)]


def _hex(st: Fields, h: int) -> str:
    here = "".join(LETTERS[company] for company in range(C) if st.on[h] >> company & 1)
    empty = {"rural": "..", "city": f"{VALUE[h]}.", "start": "()", "eiffel": "##"}[KINDS[h]]
    if not here:
        return empty
    return (
        here + empty[0]
        if KINDS[h] == "city"
        else here.upper()
        if KINDS[h] == "start"
        else here + "."
    )[:2].ljust(2)
