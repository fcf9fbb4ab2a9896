"""What a seat could not know changes nothing in how it is judged."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator

import pytest

import lutetia
from lutetia.coach import Effort, judge, report
from lutetia.coach.judging import position_utility
from lutetia.engine.game import Game, State
from lutetia.games import IDS
from lutetia.games.record import Record
from tests.ai.test_secrets import GAME, played, swapped
from tests.coach.conftest import at_random

ENOUGH = 3
"""Positions in which something is hidden."""


@pytest.mark.parametrize("game_id", IDS)
def test_dealt_again_it_is_judged_alike(game_id: str, little: Effort) -> None:
    """Hidden parts are dealt again as the seat could believe them to be."""
    game = lutetia.game(game_id)
    judged = 0
    for state in positions(game):
        seat, action = int(state.to_act or 0), state.legal()[0].text
        seen = state.view(seat, recall=True)
        twins = [game.determinize(seen, one) for one in range(3)]
        if judged == ENOUGH:
            break
        if all(twin == state for twin in twins):
            continue
        views = [twin.view(seat, recall=True) for twin in twins]
        assert {json.dumps(one, sort_keys=True) for one in views} == {
            json.dumps(seen, sort_keys=True)
        }
        found = {repr(judge(game, one, action, 9, little)) for one in [seen, *views]}
        assert len(found) == 1
        assert len({position_utility(game, one, seat, 9, little) for one in [seen, *views]}) == 1
        judged += 1
    assert judged == ENOUGH, "hardly anything was hidden"


def positions(game: Game) -> Iterator[State]:
    """Yield positions with a choice, from the middle and near the end of random games."""
    for seed in range(12):
        record = Record.of(at_random(game, max(game.meta.players), seed))
        states = list(record.states())
        for part in (0.3, 0.6, 0.75, 0.85, 0.9):
            state = states[int(part * len(states))]
            if state.to_act not in (None, lutetia.CHANCE) and len(state.legal()) > 1:
                yield state


@pytest.mark.parametrize("players", [3, 4])
def test_a_report_tells_one_seat_nothing_of_the_cards_of_others(
    players: int, little: Effort
) -> None:
    """The same actions from positions that differ in the cards of others."""
    state = played(players, players, 9)
    seat = state.to_act
    reports = []
    for twin in swapped(state, seat):
        last = onward(GAME.position(twin.to_data()))
        record = Record.of(last, start=twin.to_data())
        judged = report(record, [seat], 4, little)
        assert [one.judgement.seat for one in judged.decisions] == [seat] * len(judged.decisions)
        assert len(judged.decisions) >= 2
        assert not judged.over
        reports.append(json.dumps(dataclasses.asdict(judged)))
    assert len(reports) > 1
    assert len(set(reports)) == 1


def onward(state: State, actions: int = 12) -> State:
    """Return a position so many actions later, the same ones wherever these are legal."""
    for _ in range(actions):
        chance = state.to_act == lutetia.CHANCE
        state = state.play(state.draw(2) if chance else state.legal()[0])
    return state
