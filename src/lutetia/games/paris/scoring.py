"""Points as lines with what is behind them, the standing in every district, and the outcome."""

from __future__ import annotations

from typing import Literal

from lutetia.engine.kernel import to_list, zeros
from lutetia.engine.layout import Buffer
from lutetia.engine.outcome import Outcome, ScoreLine, Scores, rank
from lutetia.games.paris import kernel_calls
from lutetia.games.paris.material import (
    BONUS_ROWS,
    DATA,
    DISTRICTS,
    FIRST_LANDMARK,
    FRANCS_TILE,
    LANDMARKS,
    N_DISTRICTS,
    N_SLOTS,
    PRIZE_PLACES,
    SECOND,
    SLOT_VALUES,
    TYPE,
    TYPES,
    place_of,
)
from lutetia.games.paris.schema.events import Place
from lutetia.games.paris.schema.view import Standing
from lutetia.games.paris.state import DISTRICTS as DISTRICT_SOURCE
from lutetia.games.paris.state import (
    EIGHTS,
    ENDINGS,
    FRANCS,
    HONOURS,
    LAYOUT,
    NONE,
    OVER,
    TWO_PLAYERS,
    USED,
    Fields,
)

SOURCES = (
    (EIGHTS, "eights", "PA5.4"),
    (HONOURS, "honours", "PA5.5"),
    (ENDINGS, "endings", "PA10.4"),
)
TILE_RULES: dict[int, str] = {row["number"]: row["rule"] for row in BONUS_ROWS}
"""The rule of every bonus tile."""
SCORING_TILES = tuple(
    row["number"]
    for row in BONUS_ROWS
    if row["kind"] in ("count_tiles", "pairs") or row.get("points", 0)
)
"""The bonus tiles that pay points when they are used."""


def standing_of(players: int, prize: int, numbers: list[int]) -> Standing:
    """Return a standing from the `kernel_calls.facts` of a district
    with the scoring tile ``prize``."""
    at = (kernel_calls.PAYS + prize) * 4
    return {
        "sums": numbers[:players],
        "highest": numbers[4 : 4 + players],
        "ranks": numbers[8 : 8 + players],
        "pays": numbers[at : at + players] if prize != NONE else None,
    }


def standing(st: Fields, district: int, buffer: Buffer | None = None) -> Standing:
    """Return sum, highest property and place of every seat in ``district``.

    And what the scoring tile there pays, None without one.
    """
    out = zeros(4 * kernel_calls.FACTS)
    kernel_calls.district_facts(LAYOUT.pack(st) if buffer is None else buffer, district, out)
    return standing_of(st.players, st.prize[district], to_list(out))


def property_at(st: Fields, district: int, slot: int) -> str:
    """Return what stands at a slot of ``district``: a type of building or a landmark."""
    return (
        LANDMARKS[slot - FIRST_LANDMARK]
        if slot >= FIRST_LANDMARK
        else TYPES[int(TYPE[st.building[district * 6 + slot]])]
    )


def decided(made: Standing, seat: int) -> tuple[Place | Literal["none"], str]:
    """Return what decided the place of ``seat`` in a district, as a word and by its rule,
    from `standing`."""
    sums, ranks, pays = made["sums"], made["ranks"], made["pays"]
    if not sums[seat]:
        return "none", "PA11.3"
    if ranks[seat] > PRIZE_PLACES:
        return "fourth", "PA11.7"
    if len(sums) == TWO_PLAYERS and ranks[seat] == SECOND and not (pays and pays[seat]):
        return "half", "PA11.8"
    if ranks.count(ranks[seat]) > 1:
        return "level", "PA11.5"
    return ("higher", "PA11.4") if sums.count(sums[seat]) > 1 else ("sum", "PA11.2")


def _district_line(st: Fields, district: int, seat: int, made: Standing) -> ScoreLine:
    how, rule = decided(made, seat)
    held = [
        {"property": property_at(st, district, slot), "value": SLOT_VALUES[slot]}
        for slot in range(N_SLOTS)
        if slot < FIRST_LANDMARK or st.landmark[slot - FIRST_LANDMARK] == district
        for _ in range(st.keys[place_of(district, slot) * 4 + seat])
    ]
    prize = "/".join(str(points) for points in DATA["prize"][st.prize[district]]["points"])
    args = {
        "district": DISTRICTS[district],
        "sum": made["sums"][seat],
        "place": made["ranks"][seat],
        "prize": prize,
        "how": how,
    }
    return ScoreLine(
        "paris.line.district",
        st.vp[(DISTRICT_SOURCE + district) * 4 + seat],
        rule,
        tuple(held),
        args,
    )


def scores(st: Fields) -> Scores:
    """Return the points as they stand; tile 27 and the districts have lines
    of their own once the game is over."""
    lines, buffer = [], LAYOUT.pack(st)
    over = st.phase == OVER
    made = {d: standing(st, d, buffer) for d in range(N_DISTRICTS) if over and st.prize[d] != NONE}
    for seat in range(st.players):
        own = [
            ScoreLine(f"paris.line.{name}", st.vp[source * 4 + seat], rule)
            for source, name, rule in SOURCES
        ]
        for n in range(1, 31):
            state = st.bonus[seat * 30 + n - 1]
            if n in SCORING_TILES and state >= USED:
                own.append(
                    ScoreLine("paris.line.tile", state - USED, TILE_RULES[n], (), {"number": n})
                )
        if over:
            if st.bonus[seat * 30 + FRANCS_TILE] >= USED:
                own.append(ScoreLine("paris.line.francs", st.vp[FRANCS * 4 + seat], "PA11.1"))
            own += [_district_line(st, d, seat, stands) for d, stands in made.items()]
        lines.append(tuple(own))
    return Scores(
        tuple(int(kernel_calls.entry_points.points(buffer, seat)) for seat in range(st.players)),
        tuple(lines),
    )


def outcome(st: Fields) -> Outcome:
    """Return ranks by points, then francs (PA11.9), then the value of all properties (PA11.10),
    shared when still equal (PA11.11)."""
    made = scores(st)
    buffer = LAYOUT.pack(st)
    keys = [
        (made.totals[seat], st.francs[seat], int(kernel_calls.estate_of(buffer, seat)))
        for seat in range(st.players)
    ]
    first = [key for key in keys if key[0] == max(made.totals)]
    tiebreak = None
    if len(first) > 1:
        tiebreak = "PA11.9" if _alone(first, 1) else "PA11.10" if _alone(first, 2) else "PA11.11"
    return Outcome(made.totals, rank(keys), "last_round", tiebreak, made.lines)


def _alone(keys: list[tuple[int, int, int]], upto: int) -> bool:
    """Return whether one of ``keys`` is best by its first ``upto + 1`` numbers alone."""
    cut = [key[: upto + 1] for key in keys]
    return cut.count(max(cut)) == 1
