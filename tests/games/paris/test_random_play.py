"""Random games of every number of players and every variant: nothing is lost, nobody is stuck,
the game ends."""

from __future__ import annotations

import itertools
import json
import random

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.games import record
from lutetia.games.paris.material import BOXED, COPIED, COUNT, END_COUNT, KEYS, RESERVE
from lutetia.games.paris.state import ABSENT, TRACK, TURN
from lutetia.games.paris.state import TOKENS as DEALING
from lutetia.games.record import Record
from tests.games.paris.helpers import GAME

VARIANTS = [
    dict(zip(("random_setup", "free_placement"), values, strict=True))
    for values in itertools.product((False, True), repeat=2)
]
TABLES = [(players, options) for players in (2, 3, 4) for options in VARIANTS]

each_table = pytest.mark.parametrize(
    ("players", "options"),
    TABLES,
    ids=[
        f"{players}-{'-'.join(k for k, v in options.items() if v) or 'base'}"
        for players, options in TABLES
    ],
)


def walk(players, options, seed):
    pick = random.Random(seed)
    state = GAME.new(players, **options)
    yield state
    while not state.is_over:
        state = state.play(
            state.draw(seed * 1000 + state.ply)
            if state.to_act == CHANCE
            else pick.choice(state.legal())
        )
        yield state


def conserved(state):
    """Fail unless every component of the box is somewhere, and nowhere twice."""
    st = state.fields
    seats = range(st.players)
    for seat in seats:  # keys
        placed = st.arc[seat] + sum(st.bank[seat::4]) + sum(st.keys[seat::4])
        assert st.hand[seat] + st.reserve[seat] + placed == KEYS[st.players - 2] + RESERVE
    for token in range(6):
        n = (
            st.token.count(token)
            + sum(st.tokens[token::6])
            + (st.supply[token] if token < 3 else st.gone[token - 3])
        )
        assert n == COUNT[token] or (st.phase <= DEALING and st.random_setup and n < COUNT[token])
    for tile in range(30):
        owners = sum(1 for seat in seats if st.bonus[seat * 30 + tile] != ABSENT)
        assert st.copies[tile] + owners == (st.players - 1 if tile in COPIED else 1)
    lying = [tile for tile in st.track if tile >= 0]
    assert len(set(lying)) == len(lying)
    assert len(lying) == 30 or st.phase <= TRACK
    assert sum(st.seen) + sum(st.left) == (36 if st.free else 36 - BOXED)
    standing = [b for b in st.building if b >= 0]
    assert len(set(standing)) == len(standing) <= sum(st.seen)
    assert all(st.building[i // 4] >= 0 for i in range(144) if st.keys[i])
    assert all(st.landmark[(i - 144) // 4] >= 0 for i in range(144, 176) if st.keys[i])
    prizes = [p for p in st.prize if p >= 0]
    assert len(set(prizes)) == len(prizes)
    for kind, n in enumerate(END_COUNT):
        assert st.take_kind.count(kind) <= n
    assert (
        min(
            *st.francs,
            *st.hand,
            *st.reserve,
            *st.tokens,
            *st.supply,
            *st.gone,
            *st.floats,
            *st.copies,
            *st.keys,
        )
        >= 0
    )
    assert max(*st.bank, *st.arc) <= 1
    if st.phase == TURN and st.step == 0:
        assert sum(st.sections) == st.may_advance == st.may_score == 0


@each_table
def test_components_are_conserved_and_the_game_ends(players, options):
    for seed in range(2):
        for state in walk(players, options, seed):
            conserved(state)
            legal = state.legal_codes()
            assert bool(legal) != state.is_over
            assert len(set(legal)) == len(legal) <= GAME.meta.max_legal
            assert state.ply < GAME.meta.max_plies
        assert state.outcome is not None
        assert state.fields.n_takes == 12
        points = [int(GAME.entry_points.points(state.buffer(), seat)) for seat in range(players)]
        assert (
            list(state.scores().totals)
            == points
            == [sum(line.points for line in lines) for lines in state.scores().lines]
        )


@each_table
def test_text_json_and_records_round_trip(players, options):
    states = list(walk(players, options, 7))
    for state in states[::9]:
        data = json.loads(json.dumps(state.to_data()))
        assert GAME.position(data) == state
        actions = state.legal()
        assert [state.parse(action.text) for action in actions] == actions
        assert len({action.text for action in actions}) == len(actions)
    for state in states[1::40]:
        legal = set(state.legal_codes())
        for code in (*range(-1, 700, 3), *range(1000, 12000, 131)):
            refusal = state.refusal(code)
            assert (refusal is None) == (code in legal)
            assert refusal is None or "{" not in str(refusal)
        for action in state.legal():
            json.dumps(
                [
                    GAME.action_fields(action.code),
                    state.preview(action) if state.to_act >= 0 else {},
                ]
            )
        json.dumps([[event.for_viewer(viewer) for event in state.events] for viewer in (None, 0)])
        assert str(state)
    assert record.parse(Record.of(states[-1]).write()).replay() == states[-1]


def test_chance_draws_only_what_is_possible():
    for state in walk(3, {"random_setup": True, "free_placement": True}, 3):
        if state.to_act == CHANCE:
            weights = [
                int(GAME.entry_points.weight(state.buffer(), code)) for code in state.legal_codes()
            ]
            assert min(weights) > 0
            assert state.draw(5).code in state.legal_codes()
