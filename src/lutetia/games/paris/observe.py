"""What a seat may know, as numbers for a learner: all that a perfect memory keeps, but for the
end-game tiles that others took (PA10.3)."""

from __future__ import annotations

from typing import Final

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.observation import Observation, mark, note, put
from lutetia.games.paris.material import (
    BONUS_TILES,
    COLOURS,
    END_COUNT,
    ENDS,
    N_DISTRICTS,
    N_LANDMARKS,
    N_PRIZES,
    N_RESOURCES,
    N_SECTIONS,
    N_STACKS,
    N_TOKENS,
    TYPE,
    TYPES,
)
from lutetia.games.paris.state import NONE, TAKE, TURN, UNUSED, USED, Fields

N: Final = len(COLOURS)
BUILDINGS: Final = 36
PLACES: Final = BUILDINGS + N_LANDMARKS
N_KINDS: Final = len(ENDS)
SOURCES: Final = 10

OBSERVATION = Observation.of(
    ("players", (3,), 1, "two, three or four seats"),
    ("options", (3,), 1, "random set-up, free placement, open ledger"),
    ("step", (5,), 1, "the step of the turn: draw, place, act, take, done"),
    ("ending", (3,), 1, "going on, the round of the last end-game tile, the last round"),
    ("round", (1,), 255, "the round"),
    ("start", (N,), 1, "the start player"),
    ("to_act", (N,), 1, "whose turn it is"),
    ("stacks", (N_STACKS,), 36, "buildings in each stack"),
    ("backs", (N_STACKS, N_DISTRICTS), 1, "the district on the back of each top building"),
    ("drawn", (BUILDINGS,), 1, "the building that waits to be placed"),
    ("seen", (BUILDINGS,), 1, "buildings that were turned up"),
    ("kinds", (BUILDINGS, len(TYPES)), 1, "the type of the building on each space"),
    ("beside", (BUILDINGS, N_TOKENS), 1, "the token beside each space"),
    ("landmarks", (N_LANDMARKS, N_DISTRICTS), 1, "the district of each landmark"),
    ("keys", (PLACES, N), 2, "keys at each place, by seat"),
    ("banks", (N_DISTRICTS, N), 1, "keys on the banks, by seat"),
    ("arc", (N,), 1, "keys on the Arc, by seat"),
    ("prizes", (N_DISTRICTS, N_PRIZES), 1, "the scoring tile of each district"),
    ("francs", (N,), 255, "francs, by seat"),
    ("behind", (N,), 255, "keys behind the screen, by seat"),
    ("reserve", (N,), 255, "keys in the general reserve, by seat"),
    ("tokens", (N, N_TOKENS), 255, "tokens, by seat"),
    ("supply", (N_RESOURCES,), 255, "resources beside the board"),
    ("gone", (N_SECTIONS,), 255, "prestige tokens that left the game"),
    ("unused", (N, BONUS_TILES), 1, "bonus tiles not used yet, by seat"),
    ("used", (N, BONUS_TILES), 1, "bonus tiles that were used, by seat"),
    ("copies", (BONUS_TILES,), 3, "copies of each bonus tile on the track"),
    ("track", (BONUS_TILES,), 30, "where on the track each bonus tile belongs, from 1"),
    ("meeple", (N,), 30, "spaces advanced on the track, by seat"),
    ("floats", (N_TOKENS,), 255, "tokens that used tiles stand for in this turn"),
    ("advance", (2,), 255, "a move on the track is open, and its price in francs"),
    ("sections", (N_SECTIONS,), 3, "sections of the landmark just reached that are open"),
    ("may_score", (1,), 1, "a scoring tile may be placed"),
    ("points", (SOURCES, N), 255, "points by source, by seat"),
    ("bonus_points", (N,), 255, "points by bonus tiles, by seat"),
    ("takes", (N,), 12, "end-game tiles taken, by seat"),
    ("ends", (N_KINDS,), 12, "one's own end-game tiles, by kind"),
    ("ends_used", (N_KINDS, N), 12, "end-game tiles that were used, by kind and seat"),
    ("ends_left", (N_KINDS,), 12, "end-game tiles left when one looked last"),
    ("since", (1,), 12, "end-game tiles taken since then"),
)
(
    PLAYERS, OPTIONS, STEP, ENDING, ROUND, START, TO_ACT, STACKS, BACKS, DRAWN, SEEN, KINDS, BESIDE,
    STAND, KEYS, BANKS, ARC, PRIZES, FRANCS, BEHIND, RESERVE, TOKENS, SUPPLY, GONE, READY, SPENT,
    COPIES, TRACK, MEEPLE, FLOATS, ADVANCE, SECTIONS, MAY_SCORE, POINTS, BONUS, TAKES, OWN,
    ENDS_USED, LEFT, SINCE,
) = (part.slice.start for part in OBSERVATION.parts.values())  # fmt: skip


@kernel
def observe(st: Fields, seat: int, out: Ints) -> None:
    """Write what ``seat`` may know to ``out``, which holds zeros."""
    n = st.players
    out[PLAYERS + n - 2] = 1
    out[OPTIONS] = st.random_setup
    out[OPTIONS + 1] = st.free
    out[OPTIONS + 2] = st.ledger
    if st.phase == TURN:
        out[STEP + st.step] = 1
        mark(out, TO_ACT, (st.cur - seat + n) % n)
    out[ENDING + st.ending] = 1
    put(out, ROUND, st.round)
    mark(out, START, (st.start - seat + n) % n if st.start != NONE else NONE)
    observe_board(st, out)
    for at in range(n):
        observe_seat(st, (seat + at) % n, at, out)
    for token in range(N_TOKENS):
        out[FLOATS + token] = st.floats[token]
    if st.may_advance > 0:
        out[ADVANCE] = 1
        put(out, ADVANCE + 1, st.may_advance - 1)
    for section in range(N_SECTIONS):
        out[SECTIONS + section] = st.sections[section]
        out[GONE + section] = st.gone[section]
    out[MAY_SCORE] = st.may_score
    observe_ends(st, seat, out)


@kernel
def observe_board(st: Fields, out: Ints) -> None:
    """Write what lies on the board and beside it."""
    for stack in range(N_STACKS):
        out[STACKS + stack] = st.left[stack]
        mark(out, BACKS + stack * N_DISTRICTS, st.top[stack])
    mark(out, DRAWN, st.drawn)
    for space in range(BUILDINGS):
        out[SEEN + space] = st.seen[space]
        building = st.building[space]
        kind = TYPE[max(building, 0)] if building >= 0 else NONE
        mark(out, KINDS + space * len(TYPES), kind)
        mark(out, BESIDE + space * N_TOKENS, st.token[space])
    for landmark in range(N_LANDMARKS):
        mark(out, STAND + landmark * N_DISTRICTS, st.landmark[landmark])
    for district in range(N_DISTRICTS):
        mark(out, PRIZES + district * N_PRIZES, st.prize[district])
    for resource in range(N_RESOURCES):
        put(out, SUPPLY + resource, st.supply[resource])
    for tile in range(BONUS_TILES):
        out[COPIES + tile] = st.copies[tile]
        note(out, TRACK, st.track[tile], tile + 1)


@kernel
def observe_seat(st: Fields, seat: int, at: int, out: Ints) -> None:
    """Write what is known of ``seat``, which is number ``at`` from the viewer."""
    for place in range(PLACES):
        out[KEYS + place * 4 + at] = st.keys[place * 4 + seat]
    for district in range(N_DISTRICTS):
        out[BANKS + district * 4 + at] = st.bank[district * 4 + seat]
    out[ARC + at] = st.arc[seat]
    put(out, FRANCS + at, st.francs[seat])
    put(out, BEHIND + at, st.hand[seat])
    put(out, RESERVE + at, st.reserve[seat])
    for token in range(N_TOKENS):
        put(out, TOKENS + at * N_TOKENS + token, st.tokens[seat * 6 + token])
    paid = 0
    for tile in range(BONUS_TILES):
        bonus = st.bonus[seat * 30 + tile]
        out[READY + at * BONUS_TILES + tile] = 1 if bonus == UNUSED else 0
        out[SPENT + at * BONUS_TILES + tile] = 1 if bonus >= USED else 0
        paid += max(bonus - USED, 0)
    put(out, BONUS + at, paid)
    out[MEEPLE + at] = st.meeple[seat]
    for source in range(SOURCES):
        put(out, POINTS + source * 4 + at, st.vp[source * 4 + seat])


@kernel
def observe_ends(st: Fields, seat: int, out: Ints) -> None:
    """Write what ``seat`` knows of the end-game tiles: its own, those that were used, and what was
    left each time it looked, of which the last tells most."""
    n = st.players
    looked = 0
    for i in range(st.n_takes):
        out[TAKES + (st.take_seat[i] - seat + n) % n] += 1
        if st.take_seat[i] == seat:
            out[OWN + st.take_kind[i]] += 1
            looked = i
    if st.phase == TURN and st.step == TAKE and st.cur == seat:
        looked = st.n_takes
    for kind in range(N_KINDS):
        out[LEFT + kind] = END_COUNT[kind]
    for i in range(looked):
        out[LEFT + st.take_kind[i]] -= 1
    out[SINCE] = st.n_takes - looked
    for i in range(st.n_uses):
        out[ENDS_USED + st.use_kind[i] * 4 + (st.use_seat[i] - seat + n) % n] += 1
