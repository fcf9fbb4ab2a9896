"""What is kept of positions is what choices in them are measured by."""

import json

import pytest

import lutetia
from benchmarks import regret
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import decide
from lutetia.games.record import parse

GAME = "paris_paris"


@pytest.fixture(scope="module")
def positions():
    made = regret.make(GAME, 2, each=3, trees=2, simulations=20, deal=7)
    return json.loads(json.dumps(made))


def test_every_legal_action_of_a_position_has_its_worth(positions):
    assert len(positions) == 3
    for known in positions:
        states = list(parse(known["record"]).states())
        state = states[known["n"]]
        assert set(known["worth"]) == {action.text for action in state.legal()}
        assert all(0 <= worth <= 1 for worth in known["worth"].values())
        assert len(known["worth"]) > 1, "there is a choice"


def test_a_choice_loses_what_it_is_worth_less_than_the_best(positions):
    game, seeds = lutetia.game(GAME), 3
    for known in positions:
        state = list(parse(known["record"]).states())[known["n"]]
        view, worth = state.view(state.to_act, recall=True), known["worth"]
        level = parse_competitor("random").level
        chosen = [game.format_action(decide(game, view, level, seed)) for seed in range(seeds)]
        lost = sum(max(worth.values()) - worth[text] for text in chosen) / seeds
        greedy, random = regret.regrets(GAME, ["greedy", "random"], seeds, known)
        assert random == pytest.approx(100 * lost)
        assert greedy >= 0


def test_opponents_are_compared_with_the_first_position_by_position():
    told = regret.line("other", [1.0, 2.0, 3.0], [2.0, 3.0, 4.0])
    assert told == ("other: loses 2.000 (error 0.577), +1.000 (error 0.000) less than the first")
