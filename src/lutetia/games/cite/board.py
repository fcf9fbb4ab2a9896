"""The position as text, for the terminal, docs and tests."""

from __future__ import annotations

from lutetia.games.cite.cells import covers, grounds
from lutetia.games.cite.material import COLOURS, PIECES
from lutetia.games.cite.position_json.write import cards_data, owner_of, reserve_data
from lutetia.games.cite.scoring import scores
from lutetia.games.cite.state import CHOOSE, LAY, LIGHT, PHASES, Fields

GROUND = {0: "..", 1: "bb", 2: "oo", 3: "mm", 4: " *"}

MARKS = {"streetlight": "sl"}
"""Pieces whose first two letters are another's."""


def text_board(st: Fields) -> str:
    """Return the board (ground in doubled letters, pieces by two letters of their names,
    blue's in capitals), reserves and cards."""

    cover, ground = covers(st), grounds(st)

    def cell(space: int) -> str:
        piece = cover[space]
        if piece < 0:
            return GROUND[ground[space]]
        name = MARKS.get(PIECES[piece], PIECES[piece][:2])
        return name.upper() if owner_of(st, piece) == 0 else name.lower()

    acting = f", {COLOURS[st.cur]} to act" if st.phase in (CHOOSE, LAY, LIGHT) else ""
    lines = [f"{PHASES[st.phase]}{acting}", "    " + "  ".join("abcdefgh")]
    lines += [
        f" {row + 1}  " + " ".join(cell(row * 8 + column) for column in range(8))
        for row in range(8)
    ]
    for seat, (colour, pieces) in enumerate(reserve_data(st).items()):
        lines.append(
            f"{colour:7} {scores(st).totals[seat]:3} points, {st.tokens[seat]} tokens, "
            f"reserve {' '.join(pieces) or '-'}"
        )
    lines.append(
        "open    "
        + (" ".join(card for card, word in cards_data(st).items() if word == "open") or "-")
    )
    return "\n".join(lines)
