"""The position as text, for the terminal, docs and tests: only what everybody sees."""

from __future__ import annotations

from lutetia.games.paris.material import (
    BANKS,
    COLOURS,
    DISTRICTS,
    FIRST_LANDMARK,
    N_SLOTS,
    PRIZES,
    SLOT_VALUES,
    TOKENS,
    place_of,
)
from lutetia.games.paris.position_json.write import keys_data
from lutetia.games.paris.scoring import scores, standing
from lutetia.games.paris.state import NONE, PHASES, STEPS, TURN, Fields


def text_board(st: Fields) -> str:
    """Return the districts with their keys (seat initials), tokens still there,
    sums and scoring tiles, then track and points."""
    initials = [colour[0].upper() for colour in COLOURS]

    def slot(d: int, s: int) -> str:
        place = place_of(d, s)
        here = "".join(initials[seat] * st.keys[place * 4 + seat] for seat in range(st.players))
        token = (
            f" {TOKENS[st.token[place]]}" if s < FIRST_LANDMARK and st.token[place] != NONE else ""
        )
        return (
            f"{SLOT_VALUES[s]}[{here}{token}]"
            if s >= FIRST_LANDMARK or st.building[place] != NONE
            else f"{SLOT_VALUES[s]}({token.strip()})"
        )

    acting = f", {COLOURS[st.cur]} to {STEPS[st.step]}" if st.phase == TURN else ""
    lines = [f"round {st.round}, {PHASES[st.phase]}{acting}"]
    for d, name in enumerate(DISTRICTS):
        slots = [
            s for s in range(N_SLOTS) if s < FIRST_LANDMARK or st.landmark[s - FIRST_LANDMARK] == d
        ]
        bank = "".join(initials[seat] for seat in range(st.players) if st.bank[d * 4 + seat])
        sums = "/".join(map(str, standing(st, d)["sums"]))
        prize = f" prize {PRIZES[st.prize[d]]}" if st.prize[d] != NONE else ""
        lines.append(
            f"{name:14} bank {BANKS[d]}[{bank}]  "
            f"{' '.join(slot(d, s) for s in slots)}  sums {sums}{prize}"
        )
    lines.append(
        "arc     " + ("".join(initials[seat] for seat in range(st.players) if st.arc[seat]) or "-")
    )
    lines.append(
        "stacks  "
        + "  ".join(
            f"{n} {DISTRICTS[top] if top != NONE else '-'}"
            for n, top in zip(st.left, st.top, strict=True)
        )
    )
    lines.append("supply  " + " ".join(f"{TOKENS[t]} {n}" for t, n in enumerate(st.supply)))
    lines.append(
        "track   "
        + " ".join(str(tile + 1) for tile in st.track if tile != NONE and st.copies[tile])
    )
    totals = scores(st).totals
    for seat, held in enumerate(keys_data(st).values()):
        keys = sum(held["at"].values())
        lines.append(
            f"{COLOURS[seat]:7} {totals[seat]:3} points, {keys} properties, "
            f"at {st.meeple[seat]} of the track"
        )
    return "\n".join(lines)
