"""What Paris Connection tells the search: exact at the end, blind to hidden hands, without a trace;
and its opponents end their games."""

from __future__ import annotations

import pytest

from lutetia.ai.levels import LEVELS
from lutetia.engine.rng import make_rng
from lutetia.games.connection.valuation import edge
from tests.games.connection.helpers import GAME, company, position, tracks, way
from tests.games.evaluation_kernels import (
    answer,
    evaluation_kernels,
    leave_the_record_as_it_is,
    one_look_serves_all_seats,
    walk,
)

OWN = evaluation_kernels(GAME)
evaluate, prior, resample = OWN.evaluate, OWN.prior, OWN.resample


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_evaluation_leaves_the_record_as_it_is(players):
    leave_the_record_as_it_is(OWN, list(walk(GAME, players, players))[::7])


@pytest.mark.rule("PC9.1")
@pytest.mark.parametrize("players", [3, 6])
def test_what_a_seat_is_told_does_not_depend_on_hands_that_it_cannot_see(players):
    deals = 0
    for state in list(walk(GAME, players, 5))[:-1:9]:
        for seat in range(players):
            seen, hands = set(), set()
            for again in range(6):
                buffer = state.buffer()
                resample(buffer, seat, make_rng(again))
                hands.add(tuple(GAME.layout.to_ints(buffer)))
                looks = (
                    tuple(int(prior(buffer, code)) for code in state.legal_codes())
                    if seat == state.to_act
                    else ()
                )
                seen.add((int(evaluate(buffer, seat)), looks))
            deals += len(hands) > 1
            assert len(seen) == 1
    assert deals > 5


@pytest.mark.rule("PC8.4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_at_the_end_evaluate_is_the_lead_over_the_best_and_the_mean_of_the_others(players):
    *_, end = walk(GAME, players, 7)
    scores = end.outcome.scores
    for seat in range(players):
        others = [points for other, points in enumerate(scores) if other != seat]
        lead = scores[seat] - (max(others) + sum(others) / len(others)) / 2
        assert abs(int(evaluate(end.buffer(), seat)) - lead * 1000) <= 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_look_at_the_map_serves_all_seats(players):
    one_look_serves_all_seats(OWN, list(walk(GAME, players, players))[:-1:7])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_an_edge_is_what_one_holds_more_than_the_others_on_average(players):
    for state in list(walk(GAME, players, players))[:-1:7]:
        data, record = state.to_data(), state.buffer()[0]
        for i, name in enumerate(data["stations"]):
            hands = [hand.get(name, 0) for hand in data["hand"].values()]
            for seat, own in enumerate(hands):
                mean = (sum(hands) - own) / (players - 1)
                assert abs(int(edge(record, seat, i)) - 1000 * (own - mean)) < 1


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_ends_its_games(level):
    state = GAME.new(3, seed=3)
    while not state.is_over and state.ply < 900:
        state = state.play(answer(state, level, simulations=12))
    assert state.outcome.winners


# --- what they do ---------------------------------------------------------------------------------

THINKING = pytest.mark.parametrize("level", ["middle", "top"])
NEAR_MARSEILLE = tracks(red=way("M11", "Marseille")[-1])
"""Red track from its start hex: two steps more to Marseille."""


def turn(state, level):
    """Return the state after the turn of whoever acts."""
    seat = state.to_act
    while state.to_act == seat:
        state = state.play(answer(state, level, simulations=1500))
    return state


@THINKING
@pytest.mark.rule("PC3.2")
def test_builds_to_cities_what_it_holds_and_wastes_what_others_hold(level):
    others = {"orange": {"red": 8}, "rose": {"red": 8}, "teal": {"black": 8}}
    wasted = turn(position(hand={"green": {"blue": 8}, **others}).play("build red"), level)
    assert company(wasted, "red")["value"] == 0
    built = turn(position(hand={"green": {"blue": 8}, **others}).play("build blue"), level)
    assert company(built, "blue")["value"] >= 2


@THINKING
@pytest.mark.rule("PC7.1")
def test_runs_for_marseille_when_ahead(level):
    state = turn(
        position(map=NEAR_MARSEILLE, hand={"green": {"red": 8}, "orange": {"blue": 8}}), level
    )
    assert state.is_over
    assert state.outcome.winners == (0,)


@THINKING
@pytest.mark.rule("PC3.3")
def test_leaves_nobody_ahead_the_locomotives_to_get_there(level):
    mixed = {"blue": 2, "yellow": 2, "purple": 2, "brown": 2}
    hand = {
        "green": mixed,
        "orange": {"red": 8},
        "rose": {"red": 4, "black": 4},
        "teal": {"red": 6, "yellow": 2},
    }
    state = position(map=NEAR_MARSEILLE, hand=hand)
    assert company(state, "red")["stock"] == 2
    after = turn(state, level)
    assert not after.is_over
    assert company(after, "red")["stock"] < 2
