"""Hypothesis walks legal games of every title, shrinking to the shortest bad one."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lutetia
from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import NotationError, PositionError, RecordError
from lutetia.engine.game import State
from lutetia.games import record
from lutetia.games.record import Record

QUICK = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@st.composite
def games(draw: st.DrawFn) -> State:
    """Draw a state somewhere in a legal game, chance included."""
    game = lutetia.game(draw(st.sampled_from(lutetia.GAMES)))
    options = {option.name: draw(st.sampled_from(option.choices)) for option in game.meta.options}
    state = game.new(draw(st.sampled_from(game.meta.players)), **options)
    for _ in range(draw(st.integers(0, game.meta.max_plies))):
        if state.is_over:
            break
        choices = state.legal_codes()
        state = state.play(choices[draw(st.integers(0, len(choices) - 1))])
    return state


@QUICK
@given(games())
def test_invariants_hold_everywhere(state):
    assert state.game.position(json.loads(json.dumps(state.to_data()))) == state
    again = record.parse(Record.of(state).write()).replay()
    assert again == state
    assert state.scores().totals == tuple(
        sum(line.points for line in lines) for lines in state.scores().lines
    )
    for viewer in [None, *range(state.players)]:
        view = state.view(viewer, recall=True)
        assert state.game.determinize(view, 1).view(viewer, recall=True) == view


@QUICK
@given(games(), st.text(max_size=60))
def test_any_text_is_an_action_or_a_clear_no(state, text):
    try:
        action = state.parse(text)
    except NotationError as error:
        assert str(error)
        return
    assert (state.refusal(action) is None) == (action.code in state.legal_codes())


@QUICK
@given(st.text(max_size=300))
def test_any_text_is_a_record_or_a_clear_no(text):
    try:
        record.parse(text).replay()
    except RecordError as error:
        assert str(error)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)


@QUICK
@given(games(), st.data())
def test_a_position_with_a_wrong_field_is_a_clear_no(state, data):
    if state.to_act == CHANCE:
        return
    position = state.to_data()
    field = data.draw(st.sampled_from(sorted(position)))
    position[field] = data.draw(JSON)
    try:
        found = state.game.position(position)
    except PositionError as error:
        assert str(error)
    else:
        assert state.game.position(found.to_data()) == found
