"""Positions as plain JSON: how they are written,
and the parts that views share (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Sequence

from lutetia.engine.schema import Counts, Options
from lutetia.games.paris.material import (
    BUILDINGS,
    COLOURS,
    DISTRICTS,
    ENDS,
    FIRST_LANDMARK,
    LANDMARKS,
    N_DISTRICTS,
    N_SLOTS,
    PRESTIGE,
    PRIZES,
    RESOURCES,
    SPACES,
    TOKENS,
    place_of,
    spot,
)
from lutetia.games.paris.schema.position import Open, Whole
from lutetia.games.paris.schema.view import Keys, Sources, Stack, Turn
from lutetia.games.paris.state import (
    DISTRICTS as DISTRICT_SOURCE,
)
from lutetia.games.paris.state import (
    EIGHTS,
    ENDINGS,
    FRANCS,
    HONOURS,
    NONE,
    PHASES,
    STEPS,
    TURN,
    UNUSED,
    USED,
    Fields,
)  # fmt: skip

PLACES = tuple(
    tuple((slot, place_of(district, slot), spot(district, slot)) for slot in range(N_SLOTS))
    for district in range(N_DISTRICTS)
)
"""By district: slot, place and name of every space, and of every landmark if it were there."""
NUMBERS = tuple(str(n) for n in range(1, 31))


def colours(st: Fields) -> tuple[str, ...]:
    """Return the colours in play, in seat order."""
    return COLOURS[: st.players]


def options_data(st: Fields) -> Options:
    """Return the options."""
    return {
        "random_setup": bool(st.random_setup),
        "free_placement": bool(st.free),
        "ledger": bool(st.ledger),
    }


def keys_data(st: Fields) -> dict[str, Keys]:
    """Return the keys of every colour: on the Arc or not, its banks, how many at which place."""
    seats = range(st.players)
    at: list[dict[str, int]] = [{} for _ in seats]
    for district in range(N_DISTRICTS):
        for slot, place, name in PLACES[district]:
            if slot >= FIRST_LANDMARK and st.landmark[slot - FIRST_LANDMARK] != district:
                continue
            held = st.keys[place * 4 : place * 4 + 4]
            if any(held):
                for seat in seats:
                    if held[seat]:
                        at[seat][name] = held[seat]
    return {
        COLOURS[seat]: {
            "arc": bool(st.arc[seat]),
            "banks": [name for d, name in enumerate(DISTRICTS) if st.bank[d * 4 + seat]],
            "at": at[seat],
        }
        for seat in seats
    }


def tokens_data(st: Fields, seat: int) -> Counts:
    """Return the tokens of ``seat``."""
    held = st.tokens[seat * 6 : seat * 6 + 6]
    return {token: n for token, n in zip(TOKENS, held, strict=True) if n}


def _bonus(st: Fields, seat: int) -> Sequence[int]:
    """Return the thirty bonus tiles as they are with ``seat``."""
    return st.bonus[seat * 30 : seat * 30 + 30]


def unused_data(st: Fields, seat: int) -> list[int]:
    """Return the numbers of the unused bonus tiles of ``seat``."""
    return [n for n, tile in enumerate(_bonus(st, seat), start=1) if tile == UNUSED]


def used_data(st: Fields, seat: int) -> Counts:
    """Return the used bonus tiles of ``seat`` with the points that each paid."""
    tiles = _bonus(st, seat)
    return {n: tile - USED for n, tile in zip(NUMBERS, tiles, strict=True) if tile >= USED}


def points_data(st: Fields, seat: int) -> Sources:
    """Return the points of ``seat`` by source; what bonus tiles paid stands with the tiles."""
    paid = {name: st.vp[(DISTRICT_SOURCE + d) * 4 + seat] for d, name in enumerate(DISTRICTS)}
    return {
        "eights": st.vp[EIGHTS * 4 + seat],
        "honours": st.vp[HONOURS * 4 + seat],
        "endings": st.vp[ENDINGS * 4 + seat],
        "francs": st.vp[FRANCS * 4 + seat],
        "districts": {name: n for name, n in paid.items() if n},
    }


def taken_data(st: Fields, seat: int) -> list[str]:
    """Return the end-game tiles that ``seat`` took, in order."""
    return [ENDS[st.take_kind[i]] for i in range(st.n_takes) if st.take_seat[i] == seat]


def unused_ends(st: Fields, seat: int) -> list[str]:
    """Return the end-game tiles of ``seat`` that it has not used."""
    out = taken_data(st, seat)
    for i in range(st.n_uses):
        if st.use_seat[i] == seat:
            out.remove(ENDS[st.use_kind[i]])
    return out


def stacks_data(st: Fields) -> list[Stack]:
    """Return the three stacks: how many buildings, and the district on the top back."""
    return [
        {"left": st.left[i], "back": DISTRICTS[st.top[i]] if st.top[i] != NONE else None}
        for i in range(3)
    ]


def turn_data(st: Fields) -> Turn:
    """Return what is open in this turn: tokens that tiles stand for, a move on the track,
    sections, the scoring right."""
    return {
        "standing": {token: st.floats[t] for t, token in enumerate(TOKENS) if st.floats[t]},
        "advance": st.may_advance - 1 if st.may_advance else None,
        "sections": {token: st.sections[t] for t, token in enumerate(PRESTIGE) if st.sections[t]},
        "score": bool(st.may_score),
    }


def shared_data(st: Fields) -> Open:
    """Return what everybody sees, under the names that a position gives it."""
    return {
        "players": st.players,
        "options": options_data(st),
        "phase": PHASES[st.phase],
        "step": STEPS[st.step],
        "to_act": st.cur if st.phase == TURN else None,
        "turn_of": None if st.cur == NONE else st.cur,
        "start": None if st.start == NONE else st.start,
        "round": st.round,
        "ending": st.ending,
        "stacks": stacks_data(st),
        "stack": None if st.stack == NONE else st.stack + 1,
        "drawn": None if st.drawn == NONE else BUILDINGS[st.drawn],
        "seen": [BUILDINGS[b] for b in range(36) if st.seen[b]],
        "buildings": {
            SPACES[s]: BUILDINGS[st.building[s]] for s in range(36) if st.building[s] != NONE
        },
        "tokens": {SPACES[s]: TOKENS[st.token[s]] for s in range(36) if st.token[s] != NONE},
        "landmarks": {
            LANDMARKS[i]: DISTRICTS[st.landmark[i]] for i in range(8) if st.landmark[i] != NONE
        },
        "prizes": {
            DISTRICTS[d]: PRIZES[st.prize[d]] for d in range(N_DISTRICTS) if st.prize[d] != NONE
        },
        "keys": keys_data(st),
        "reserve": {colour: st.reserve[seat] for seat, colour in enumerate(colours(st))},
        "supply": {token: st.supply[t] for t, token in enumerate(RESOURCES)},
        "gone": {token: st.gone[t] for t, token in enumerate(PRESTIGE)},
        "track": [tile + 1 if tile != NONE else None for tile in st.track],
        "meeple": {colour: st.meeple[seat] for seat, colour in enumerate(colours(st))},
        "used": {colour: used_data(st, seat) for seat, colour in enumerate(colours(st))},
        "turn": turn_data(st),
        "points": {colour: points_data(st, seat) for seat, colour in enumerate(colours(st))},
        "takes": [COLOURS[st.take_seat[i]] for i in range(st.n_takes)],
        "uses": [
            {
                "colour": COLOURS[st.use_seat[i]],
                "end": ENDS[st.use_kind[i]],
                "after": st.use_after[i],
            }
            for i in range(st.n_uses)
        ],
    }


def write_position(st: Fields) -> Whole:
    """Return the whole record as plain JSON."""
    seats = list(enumerate(colours(st)))
    return {
        **shared_data(st),
        "francs": {colour: st.francs[seat] for seat, colour in seats},
        "behind": {colour: st.hand[seat] for seat, colour in seats},
        "held": {colour: tokens_data(st, seat) for seat, colour in seats},
        "unused": {colour: unused_data(st, seat) for seat, colour in seats},
        "hand": {colour: taken_data(st, seat) for seat, colour in seats},
    }
