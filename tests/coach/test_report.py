"""A whole record: which decisions are judged, where results come from, and who does the work."""

from __future__ import annotations

from dataclasses import replace

import pytest

import lutetia
from lutetia.ai.spread import over_processes
from lutetia.coach import Effort, report
from lutetia.coach.comparison import VERDICTS
from lutetia.coach.report import COSTLIEST
from lutetia.engine.errors import RecordError
from lutetia.engine.game import Game
from lutetia.games.record import Record
from lutetia.table.outcome import outcome
from tests.coach.conftest import at_random


@pytest.fixture(scope="module")
def record() -> Record:
    return Record.of(at_random(lutetia.game("paris_paris"), 3, 4), ("Ada", "Blaise", "Camille"))


def test_every_decision_is_judged_and_every_result_explained(
    record: Record, little: Effort
) -> None:
    told: list[tuple[int, int]] = []
    made = report(record, None, 2, little, progress=lambda done, of: told.append((done, of)))
    decisions = [n for n, (actor, _) in enumerate(record.actions, 1) if actor != lutetia.CHANCE]
    assert [one.number for one in made.decisions] == decisions
    for one in made.decisions:
        actor, action = record.actions[one.number - 1]
        assert (one.judgement.seat, one.judgement.played) == (actor, action)
    assert told == [(n + 1, len(told)) for n in range(len(told))]
    end = record.replay().outcome
    assert end is not None
    for seat in made.seats:
        own = [one for one in made.decisions if one.judgement.seat == seat.seat]
        others = [points for other, points in enumerate(end.scores) if other != seat.seat]
        assert seat.ledger.result == end.scores[seat.seat] - max(others)
        assert seat.ledger.draws, "tiles are drawn in the open"
        assert seat.counted == sum(one.judgement.counted for one in own)
        assert set(seat.verdicts) == {name for name, _ in VERDICTS}
        for name, n in seat.verdicts.items():
            assert n == sum(one.judgement.verdict == name for one in own)
        losses = [one.judgement.loss for n in seat.costliest for one in own if one.number == n]
        assert losses == sorted(losses, reverse=True)
        assert len(losses) <= COSTLIEST
        assert seat.prospects[0].after == 0
        assert seat.prospects[-1].after == len(record.actions)
        assert seat.prospects[-1].share == (seat.seat in end.winners) / len(end.winners)
        assert all(0.0 <= one.share <= 1.0 for one in seat.prospects)
    assert made.over
    assert made.names == record.names


def test_who_does_the_work_makes_no_difference(record: Record, little: Effort) -> None:
    short = replace(record, actions=record.actions[:24], result=None)
    alone = report(short, [1], 3, little)
    with over_processes(2) as spread:
        assert report(short, [1], 3, little, spread) == alone
    assert report(short, [1], 4, little) != alone, "seeds matter"


def test_a_game_that_goes_on_is_judged_as_far_as_it_was_played(
    record: Record, little: Effort
) -> None:
    made = report(replace(record, actions=record.actions[:20], result=None), None, 1, little)
    assert not made.over
    for seat in made.seats:
        parts = seat.ledger
        total = parts.start + parts.errors + parts.luck + parts.others
        assert total == pytest.approx(parts.result)
    untouched = report(replace(record, actions=(), result=None), None, 1, little)
    assert untouched.decisions == ()
    assert all(seat.error_rate is None for seat in untouched.seats)
    assert all(seat.ledger.start == seat.ledger.result for seat in untouched.seats)


def test_who_resigned_has_lost(record: Record, little: Effort) -> None:
    result = {"scores": [9, 1, 3], "ranks": [3, 2, 1], "reason": "resigned", "resigned": [0]}
    made = report(replace(record, actions=record.actions[:16], result=result), None, 1, little)
    assert made.over
    assert [seat.prospects[-1].share for seat in made.seats] == [0.0, 0.0, 1.0]
    assert [seat.ledger.result for seat in made.seats] == [6.0, -8.0, -6.0]


def test_who_resigned_has_lost_where_the_others_played_on(record: Record, little: Effort) -> None:
    """Bots play for whoever has gone, and may bring that seat the most points."""
    end = record.replay().outcome
    assert end is not None
    gone = end.ranks.index(1)
    at_the_table = outcome(record.replay(), [gone])
    assert at_the_table is not None
    result = {
        "scores": list(end.scores), "ranks": list(at_the_table.ranks), "reason": end.reason,
        "resigned": [gone],
    }  # fmt: skip
    made = report(replace(record, result=result), None, 1, little)
    assert made.over
    shares = [seat.prospects[-1].share for seat in made.seats]
    assert shares[gone] == 0.0
    assert sum(shares) == pytest.approx(1.0)
    for seat in made.seats:
        others = [points for other, points in enumerate(end.scores) if other != seat.seat]
        parts = seat.ledger
        assert parts.result == end.scores[seat.seat] - max(others)
        total = parts.start + parts.errors + parts.luck + parts.others
        assert total == pytest.approx(parts.result)


def test_what_all_agreed_to_end_is_scored_as_it_stands(little: Effort) -> None:
    game = lutetia.game("connection")
    state = at_random(game, 3, 1, 60)
    while state.to_act == lutetia.CHANCE:
        state = state.play(state.draw(1))
    record = Record.of(state.adjudicated())
    short = replace(record, start=None)
    made = report(short, [0], 1, little)
    end = state.adjudicated().outcome
    assert end is not None
    assert made.over
    assert made.seats[0].ledger.result == end.scores[0] - max(end.scores[1:])


def test_a_game_of_another_package_is_judged_without_a_fit(stones: Game, little: Effort) -> None:
    made = report(Record.of(at_random(stones, 3, 2)), None, 1, little)
    assert not made.fitted
    assert made.over
    assert len(made.seats) == 3


def test_there_is_no_such_seat(record: Record, little: Effort) -> None:
    with pytest.raises(ValueError, match="seats 0 to 2"):
        report(record, [3], 1, little)
    hidden = replace(record, actions=((lutetia.CHANCE, "start ?"), *record.actions[1:]))
    with pytest.raises(RecordError, match="hidden"):
        report(hidden, None, 1, little)
