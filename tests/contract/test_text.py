"""Promises about text: notation, JSON and records round trip; replay needs no random source."""

from __future__ import annotations

import json
import secrets

import msgspec
import pytest

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import RecordError
from lutetia.games import record
from lutetia.games.record import Record
from lutetia.i18n import languages, sentence
from tests.contract.conftest import MAX_STATES, spread


def test_notation_round_trips_and_no_two_legal_actions_share_a_text(states):
    for state in states[::2]:
        texts = [str(action) for action in state.legal()]
        assert len(set(texts)) == len(texts)
        for action in state.legal():
            assert state.parse(str(action)) == action
            assert (
                state.parse(str(action).upper() if action.text.startswith("build") else str(action))
                == action
            )


def test_positions_round_trip_through_json(states):
    for state in spread(states, 3 * MAX_STATES):
        data = json.loads(json.dumps(state.to_data()))
        again = state.game.position(data)
        assert again == state
        assert again.to_data() == state.to_data()


def test_every_view_is_plain_json(states):
    for state in states[::5]:
        for viewer in [None, *range(state.players)]:
            view = state.view(viewer, recall=True)
            assert json.loads(json.dumps(view)) == view


def test_whatever_is_sent_is_made_of_plain_values(states):
    """Kernels answer in the machine's own integers, which look like Python's and cannot be sent."""
    encode = msgspec.json.Encoder().encode
    for state in states[::8]:
        encode([state.view(viewer, recall=True) for viewer in [None, *range(state.players)]])
        encode(
            [state.to_data(), state.prompt(), state.outcome.to_data() if state.is_over else None]
        )
        encode(
            [
                [event.for_viewer(viewer) for event in state.events]
                for viewer in [None, *range(state.players)]
            ]
        )
        scores = state.scores()
        encode([scores.totals, scores.lines])
        legal = state.legal()
        for action in legal[:: 1 + len(legal) // 50]:
            assert type(action.code) is int
            assert type(state.parse(action.text).code) is int
            if state.to_act != CHANCE:
                encode([state.game.action_fields(action.code), state.preview(action)])
        encode(
            [
                (no.rule, no.key, no.args)
                for code in (*range(0, 420, 7), *range(1000, 22000, 997))
                if (no := state.refusal(code))
            ]
        )
    encode(states[0].game.material())


def test_a_game_bears_one_title_in_every_language(table):
    meta = table[0].meta
    assert {sentence(f"{meta.id}.game.title", {}, one) for one in languages()} == {meta.title}


def test_records_replay_to_equal_states_without_a_random_source(states, monkeypatch):
    def forbidden(*_):
        raise AssertionError("replay asked for randomness")

    finished = [state for state in states if state.is_over]
    assert finished
    for state in finished:
        text = Record.of(state).write()
        with monkeypatch.context() as patched:
            patched.setattr(secrets, "randbelow", forbidden)
            patched.setattr("lutetia.engine.game.make_rng", forbidden)
            assert record.parse(text).replay() == state
        assert record.parse(text).write() == text


def test_an_unfinished_record_goes_on(states):
    state = states[len(states) // 4]
    again = record.parse(Record.of(state).write()).replay()
    assert again == state
    assert [a for _, a in again.history()] == [a for _, a in state.history()]


def test_a_changed_result_is_found_out(states):
    state = next(state for state in states if state.is_over)
    text = Record.of(state).write().replace("scores = [", "scores = [1")
    with pytest.raises(RecordError, match="result"):
        record.parse(text).replay()


def test_scores_are_the_sum_of_their_lines(states):
    for state in states[::3]:
        scores = state.scores()
        for total, lines in zip(scores.totals, scores.lines, strict=True):
            assert total == sum(line.points for line in lines)
            for line in lines:
                shares = [piece["points"] for piece in line.pieces if "points" in piece]
                assert not shares or sum(shares) == line.points


def test_outcomes_rank_everybody(states):
    for state in states:
        if state.is_over:
            end = state.outcome
            assert 1 in end.ranks
            assert sorted(end.ranks)[0] == 1
            best = max(end.scores)
            assert all(end.scores[seat] == best for seat in end.winners)
