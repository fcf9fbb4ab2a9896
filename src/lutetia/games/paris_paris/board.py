"""The position as text, for the terminal, docs and tests."""

from __future__ import annotations

from lutetia.games.paris_paris.material import COLOURS, LETTERS, NAMES, ON, ROUTE
from lutetia.games.paris_paris.position_json.write import offer_data, parked_data
from lutetia.games.paris_paris.rules.setup import rounds
from lutetia.games.paris_paris.scoring import scores
from lutetia.games.paris_paris.state import BUILD, PHASES, Fields


def text_board(st: Fields) -> str:
    """Return the routes with their houses (seat initials; ``.`` is a free place),
    the tiles and the points."""
    initials = [colour[0].upper() if colour != "grey" else "g" for colour in COLOURS]

    def stop(s: int) -> str:
        here = "".join(initials[seat] * st.houses[s * 4 + seat] for seat in range(st.players))
        return f"{NAMES[s]}[{here.ljust(len(ON[s]), '.')}]"

    acting = f", {COLOURS[st.cur]} to act" if st.phase == BUILD else ""
    lines = [f"round {st.round} of {int(rounds(st.players))}, {PHASES[st.phase]}{acting}"]
    lines += [f"{LETTERS[r]}  " + " - ".join(stop(s) for s in line) for r, line in enumerate(ROUTE)]
    lines.append("offer   " + ("  ".join(offer_data(st)) or "-"))
    lines.append("parked  " + ("  ".join(parked_data(st)) or "-"))
    totals = scores(st).totals
    lines.append(
        "points  " + "  ".join(f"{COLOURS[seat]} {totals[seat]}" for seat in range(st.players))
    )
    return "\n".join(lines)
