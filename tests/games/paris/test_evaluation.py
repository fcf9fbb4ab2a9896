"""What Paris tells the search: exact at the end, blind to what a seat cannot know, without a trace;
and its opponents end their turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from lutetia.ai.game_kernels import game_kernels, load_template
from lutetia.ai.levels import LEVELS
from lutetia.engine.kernel import zeros
from lutetia.engine.rng import make_rng
from tests.games.evaluation_kernels import (
    answer,
    evaluation_kernels,
    leave_the_record_as_it_is,
    one_look_serves_all_seats,
    walk,
)
from tests.games.paris.helpers import GAME, SORTS, at, position

OWN = evaluation_kernels(GAME)
evaluate, prior, resample = OWN.evaluate, OWN.prior, OWN.resample
VARIANTS = [{}, {"random_setup": True}, {"free_placement": True}]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_evaluation_leaves_the_record_as_it_is(players, options):
    leave_the_record_as_it_is(OWN, list(walk(GAME, players, players, **options))[::5])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_look_at_the_board_serves_all_seats(players):
    one_look_serves_all_seats(OWN, list(walk(GAME, players, players))[:-1:5])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_one_seat_leads_by_the_others_lack(players):
    for state in list(walk(GAME, players, 10 + players))[:-1:5]:
        buffer = state.buffer()
        if not buffer[0]["n_takes"]:  # nobody knows more than the others
            leads = [int(evaluate(buffer, seat)) for seat in range(players)]
            assert 0 <= sum(leads) < players


def judged(players):
    """Return what every fifth position of a random game is worth to each seat,
    and every action there."""
    out = []
    for state in list(walk(GAME, players, 20 + players))[:-1:5]:
        buffer = state.buffer()
        out.append(
            [
                [int(evaluate(buffer, seat)) for seat in range(players)],
                [int(prior(buffer, code)) for code in state.legal_codes()],
            ]
        )
    return out


def test_compiled_and_interpreted_judge_alike():
    program = f"from {__name__} import judged; import json; "
    program += "print(json.dumps([judged(players) for players in (2, 3, 4)]))"
    slow = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "LUTETIA_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(slow.stdout) == [judged(players) for players in (2, 3, 4)]


@pytest.mark.rule("PA10.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_evaluate_cannot_tell_the_end_game_tiles_that_others_took(players):
    twins = 0
    for state in [
        state for state in list(walk(GAME, players, 5))[:-1] if "takes" in state.to_data()
    ][-60::6]:
        for seat in range(players):
            seen, keys = set(), set()
            for again in range(6):
                buffer = state.buffer()
                resample(buffer, seat, make_rng(again))
                keys.add(tuple(GAME.layout.to_ints(buffer)))
                seen.add(int(evaluate(buffer, seat)))
            twins += len(keys) > 1
            assert seen == {int(evaluate(state.buffer(), seat))}
    assert twins > 5


@pytest.mark.rule("PA11.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_evaluate_is_the_lead_over_the_mean_of_the_others_and_francs_break_ties(players):
    *_, end = walk(GAME, players, 7)
    scores = end.outcome.scores
    for seat in range(players):
        lead = scores[seat] * 1000 - (sum(scores) - scores[seat]) * 1000 // (players - 1)
        assert abs(int(evaluate(end.buffer(), seat)) - lead) < 1000
    assert len({int(evaluate(end.buffer(), seat)) for seat in range(players)}) == players


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_ends_its_turns_and_its_games(level, options):
    players = 2 + VARIANTS.index(options)
    state, longest = GAME.new(players, seed=3, **options), 0
    turn, begun = None, 0
    while not state.is_over:
        now = (state.view()["round"], state.to_act)
        if now != turn:
            turn, begun = now, state.ply
        longest = max(longest, state.ply - begun)
        state = state.play(answer(state, level, simulations=12))
    assert state.outcome.winners
    if level != "random":
        assert longest < 40
        assert state.ply < 900


def closing(**more):
    """Blue's turn, the last of a game of two, with nothing left to take."""
    return position(2, takes=["red"] * 12, hand={"red": SORTS}, ending=2, turn_of=1, **more)


@pytest.mark.rule("PA11.1")
def test_a_search_knows_the_last_turn_of_a_seat():
    def is_last(state, seat):
        room, rng = zeros(GAME.meta.max_legal), make_rng(1)
        asks = load_template("leaves", GAME).is_last_turn
        known = game_kernels(GAME)
        return asks(
            state.buffer(), state.buffer(), seat, known.PLAYOUT_CANDIDATES, known.PLAYOUT_LIMIT,
            room, rng, zeros(1),
        )  # fmt: skip

    state = closing(francs={"blue": 9})
    while not state.is_over:
        assert is_last(state, 1)
        state = state.play(answer(state, "greedy"))
    begun = list(walk(GAME, 3, 5))[5:60:9]
    assert len(begun) > 4
    assert not any(is_last(state, state.to_act) for state in begun if state.to_act is not None)


def played_out(state, level):
    """Return blue's points after its turn, and how many actions that took."""
    before = state.ply
    while not state.is_over:
        state = state.play(answer(state, level))
    return state.scores().totals[1], state.ply - before


@pytest.mark.rule("PA6.5", "PA11.1")
@pytest.mark.parametrize("level", ["greedy", "middle", "top"])
def test_turns_everything_into_points_in_the_last_turn_and_trades_no_more_than_that_takes(level):
    held, francs = {"blue": {"marble": 1}}, {"blue": 9}
    state = closing(
        unused={"blue": [7, 27]},
        held=held,
        supply={"wood": 2},
        francs=francs,
        keys={"blue": at("chaillot-4")},
    )
    points, actions = played_out(state, level)
    assert (
        points == 1 + 9 + 7 + 3 + 3
    )  # tile 7, and tile 27 for the francs, those of a bank, of tile 7 and of the marble
    assert actions <= 5


@pytest.mark.rule("PA9.1")
@pytest.mark.parametrize("level", ["greedy", "middle", "top"])
def test_places_the_best_scoring_tile_where_it_leads(level):
    keys = {
        "blue": at("montmartre-5", "montmartre-4", banks=("montmartre",)),
        "red": at("montmartre-2", "chaillot-8"),
    }
    state = closing(keys=keys, francs={"blue": 3})
    state = state.play("move bank montmartre-3")
    while state.to_act == 1:
        state = state.play(answer(state, level))
    [district] = [line for line in state.scores().lines[1] if line.rule == "PA11.2"]
    assert district.points == 20


@pytest.mark.rule("PA5.5")
@pytest.mark.parametrize("level", ["greedy", "middle", "top"])
def test_pays_prestige_at_a_landmark(level):
    held = {"blue": {"gold": 3, "gold-prestige": 3}}
    state = closing(keys={"blue": at("chaillot-8")}, francs={"blue": 8}, held=held)
    assert played_out(state, level)[0] == 15
