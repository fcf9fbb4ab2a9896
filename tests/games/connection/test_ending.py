"""Chapters PC7 and PC8: both endings at the moment they happen, and the final count."""

from __future__ import annotations

import pytest

from tests.games.connection.helpers import (
    GAME,
    company,
    drained,
    events,
    position,
    rule_of,
    run,
    texts,
    tracks,
)

rule = pytest.mark.rule


@rule("PC7.1", "PC7.2", "PC5.1")
def test_marseille_ends_the_game_at_once():
    state = position(map=tracks(red="Marseille"), hand={"green": {"red": 8}}).play("build red")
    state = run(state, "lay M13")
    assert state.preview("lay Q33")["ends"]
    state = state.play("lay Marseille")
    assert state.is_over
    assert events(state) == [
        "reached",
        "built",
        "marseille",
        "shown",
        "shown",
        "shown",
        "shown",
        "over",
    ]
    assert state.outcome.reason == state.view()["ended"] == "marseille"
    assert company(state, "red")["value"] == 4
    assert state.outcome.scores[0] == 32
    assert rule_of(state, "done") == "PC7.1"
    assert all(seat["hand"] for seat in state.view()["seats"])
    assert state.barrier


@rule("PC7.3", "PC7.4")
def test_one_board_left_ends_the_game_after_the_build():
    state = position(hand=drained(red=2, black=31)).play("build red")
    state = run(state, "lay N10", "lay N8")
    assert not state.is_over
    assert texts(state) == ["done"]
    assert state.preview("done") == {"ends": True}
    state = state.play("done")
    assert events(state)[:2] == ["built", "one_board"]
    assert state.events[1].args == {"company": "black"}
    assert state.outcome.reason == "one_board"


@rule("PC7.3", "PC7.4", "PC6.5")
def test_a_trade_can_end_the_game_or_put_it_off():
    state = position(hand=drained(red=1, black=30))
    assert not run(state, "return blue", "take red 1").is_over, "blue lies on its board again"
    ended = run(state, "return black", "take red 1")
    assert ended.is_over
    assert ended.outcome.reason == "one_board"
    assert rule_of(ended, "build red") == "PC7.3"


@rule("PC7.5")
def test_trades_may_go_to_and_fro():
    state = position(
        hand={"green": {"red": 8}, "orange": {"blue": 8}, "rose": {"red": 8}, "teal": {"blue": 8}}
    )
    before = state.view()["companies"]
    for _ in range(50):
        state = run(
            state,
            "return red",
            "take blue 1",
            "return blue",
            "take red 1",
            "return red",
            "take blue 1",
            "return blue",
            "take red 1",
        )
        state = run(
            state,
            "return blue",
            "take red 1",
            "return red",
            "take blue 1",
            "return blue",
            "take red 1",
            "return red",
            "take blue 1",
        )
    assert not state.is_over
    assert state.view()["companies"] == before
    assert state.view()["turn"] == 401


@rule("PC8.1")
def test_the_example_of_the_rulebook():
    """Six shares at 12, three at 9, four at 8, two at 3: 137 points for fifteen shares,
    four players."""
    st = GAME.layout.unpack(
        position(hand={"green": {"blue": 6, "yellow": 3, "red": 4, "brown": 2}}).buffer()
    )
    st.value = [12, 9, 8, 0, 0, 3]
    buffer = GAME.layout.pack(st)
    assert int(GAME.entry_points.points(buffer, 0)) == 137
    assert [line.points for line in GAME.scores(st).lines[0]] == [72, 27, 32, 6]


@rule("PC8.2", "PC8.3")
@pytest.mark.parametrize(("players", "limit"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_each_share_above_the_limit_costs_twenty(players, limit):
    lines = position(players, hand={"green": {"red": limit}}).scores().lines[0]
    assert [line.points for line in lines] == [0]
    scores = position(players, hand={"green": {"red": limit + 3}}).scores()
    assert [(line.key, line.points) for line in scores.lines[0]] == [
        ("connection.line.company", 0),
        ("connection.line.penalty", -60),
    ]
    assert scores.totals[0] == -60


@rule("PC8.4", "PC8.5")
def test_most_points_win_and_ties_share():
    hands = {"green": {"red": 8}, "orange": {"red": 8}, "rose": {"blue": 8}, "teal": {"blue": 8}}
    end = run(position(map=tracks(red="Marseille"), hand=hands), "build red", "lay Q33").outcome
    assert (end.scores, end.ranks, end.tiebreak) == ((32, 32, 0, 0), (1, 1, 3, 3), "PC8.5")
    hands["orange"] = {"red": 7, "blue": 1}
    end = run(position(map=tracks(red="Marseille"), hand=hands), "build red", "lay Q33").outcome
    assert (end.ranks, end.winners, end.tiebreak) == ((1, 2, 3, 3), (0,), None)
