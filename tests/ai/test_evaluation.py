"""What games tell the search: honest about hidden things, exact at the end,
and without a trace in the record."""

from __future__ import annotations

import pytest

import lutetia
from tests.ai.test_secrets import swapped
from tests.games.evaluation_kernels import (
    evaluation_kernels,
    leave_the_record_as_it_is,
    walk,
)

GAME = lutetia.game("paris_paris")
OWN = evaluation_kernels(GAME)
evaluate = OWN.evaluate


@pytest.mark.parametrize("players", [2, 3, 4])
def test_evaluate_knows_only_what_the_seat_knows_and_changes_nothing(players):
    for state in list(walk(GAME, players, players))[:-1:5]:
        for seat in range(players):
            twins = list(swapped(state, seat))
            assert len({int(evaluate(twin.buffer(), seat)) for twin in twins}) == 1
        leave_the_record_as_it_is(OWN, [state])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("PP8.6")
def test_at_the_end_evaluate_is_the_lead_over_the_mean_of_the_others(players):
    *_, end = walk(GAME, players, 5)
    scores = end.outcome.scores
    for seat in range(players):
        others = sum(scores) - scores[seat]
        assert int(evaluate(end.buffer(), seat)) == scores[seat] * 1000 - others * 1000 // (
            players - 1
        )


def test_a_parked_tile_makes_a_tour_of_its_route_likelier():
    data = {
        "players": 2,
        "round": 10,
        "offer": ["marais/orange", "notre-dame/teal", "st-sulpice/blue"],
        "houses": {
            "pompidou": ["grey"],
            "les-halles": ["grey"],
            "opera": ["lilac"],
            "palais-royal": ["lilac"],
        },
        "marker": {"lilac": "orange", "grey": "red"},
        "open_marker": "brown",
    }
    alone = GAME.position(data).buffer()
    parked = GAME.position({**data, "parked": ["pantheon/teal"]}).buffer()
    assert evaluate(parked, 1) > evaluate(alone, 1)
    assert evaluate(parked, 0) < evaluate(alone, 0)
