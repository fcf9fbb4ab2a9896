"""Which decisions may be judged while a game runs, and that nothing hidden has a say in it."""

from __future__ import annotations

import msgspec
import pytest

from lutetia.engine.actors import CHANCE
from lutetia.games import load
from lutetia.server.coach.worker import Question, judged
from lutetia.table import commands as c
from lutetia.table.fold import table_from_events
from lutetia.table.judged import Decision, decision
from lutetia.table.refusals import TableRefusal
from lutetia.table.snapshot import dump, load_snapshot
from tests.table.table_driver import ANA, BOB, EVE, KIM, TableDriver
from tests.table.test_rated import ANN, RatedDriver
from tests.table.test_secrets import ROUTES, Twin

EFFORT = {"simulations": 4, "trees": 12, "proposing": 1}


def alone(game: str = "paris_paris", players: int | None = None, seed: int = 2) -> TableDriver:
    """Return a table at which Ana plays on seat 0 against bots."""
    players = players or min(load(game).meta.players)
    return TableDriver(players, seed, game=game).seat(ANA, *["greedy"] * (players - 1)).start()


def acted(driver: TableDriver, times: int = 1) -> TableDriver:
    """Play on until Ana has decided so often, and the bots have answered."""
    for _ in range(times):
        driver.until(lambda table: table.to_act == 0)
        driver.act()
    return driver.until(lambda table: table.to_act == 0)


def no(
    driver: TableDriver, who: str | None, seat: int, number: int | None = None
) -> tuple[str, str]:
    with pytest.raises(TableRefusal) as refused:
        decision(driver.table, who, seat, number)
    return refused.value.code, refused.value.key


NOT_YOURS = ("forbidden", "refusal.not_your_seat")
PEOPLE = ("table", "refusal.judge_people")
OTHER = ("table", "refusal.judge_other")


def test_the_last_decision_with_a_choice_is_judged_by_what_was_seen_then(game: str) -> None:
    driver = acted(alone(game), 3)
    past = driver.table.history
    assert past is not None
    found = decision(driver.table, ANA.id, 0)
    before = past.at(found.number - 1)
    assert found.view == before.view(0, recall=True)
    assert (found.played, 0) == (past.steps[found.number - 1].text, before.to_act)
    assert len(before.legal_codes()) > 1
    entry = driver.table.act_entry(found.number)
    assert entry is not None
    assert (entry.n, entry.seat) == (found.version, 0)
    later = [ply for ply in past.own(ANA.id) if ply >= found.number]
    assert all(len(past.at(ply).legal_codes()) == 1 for ply in later)
    assert decision(driver.table, ANA.id, 0, found.number) == found
    first = past.own(ANA.id)[0]
    assert decision(driver.table, ANA.id, 0, first + 1).played == past.steps[first].text
    for table in (
        table_from_events("t1", driver.log), load_snapshot("t1", dump(driver.table))
    ):  # fmt: skip
        assert decision(table, ANA.id, 0) == found


def test_only_whoever_decided_is_told() -> None:
    driver = acted(alone(players=3))
    own = decision(driver.table, ANA.id, 0).number
    for who in (None, BOB.id, EVE.id, "", "?"):
        for seat in range(3):
            assert no(driver, who, seat) == NOT_YOURS, "who looks on, or says to be somebody else"
    for seat in (1, 2, 3, 15):
        assert no(driver, ANA.id, seat) == NOT_YOURS, "a seat that is not hers"
    steps = driver.table.history.steps  # type: ignore[union-attr]
    others = [n for n, step in enumerate(steps, start=1) if step.actor != 0]
    assert {steps[n - 1].actor for n in others} >= {1, 2, CHANCE}
    for number in (*others, len(steps) + 1, 10**9):
        assert no(driver, ANA.id, 0, number) == OTHER
    assert decision(driver.table, ANA.id, 0, own).number == own


def test_nothing_is_judged_where_people_play_each_other() -> None:
    two = TableDriver(3).seat(ANA, BOB, "greedy")
    assert no(two, ANA.id, 0) == ("table", "refusal.not_started")
    two.start().until(lambda table: table.ply > 12)
    assert no(two, ANA.id, 0) == PEOPLE
    two.agreed(BOB, c.Resign, seat=1)
    assert no(two, ANA.id, 0) == PEOPLE, "one of them has given up"
    hands = TableDriver(3).seat(ANA, ANA, "greedy").start()
    hands.until(lambda table: table.ply > 12)
    assert no(hands, ANA.id, 0) == PEOPLE, "two may sit at one screen"


def test_nothing_is_judged_once_somebody_else_was_or_may_come() -> None:
    driver = acted(alone(players=3))
    assert decision(driver.table, ANA.id, 0)
    driver.do(ANA, c.Bot, seat=1, level=None)
    assert no(driver, ANA.id, 0) == PEOPLE, "the seat is free"
    driver.do(ANA, c.Bot, seat=1, level="greedy")
    assert decision(driver.table, ANA.id, 0), "nobody has come"
    left = TableDriver(3).seat(ANA, BOB, "greedy").start()
    left.until(lambda table: table.ply > 12)
    left.do(BOB, c.Stand, seat=1)
    assert no(left, ANA.id, 0) == PEOPLE
    left.do(ANA, c.Bot, seat=1, level="greedy")
    left.until(lambda table: table.ply > 24)
    assert no(left, ANA.id, 0) == PEOPLE, "he may come back"
    assert no(left, BOB.id, 1) == NOT_YOURS


def test_while_one_person_plays_bots_nobody_can_come() -> None:
    driver = acted(alone(players=3))
    for seat in (1, 2):
        assert driver.no(KIM, c.Sit, seat=seat)
    assert decision(driver.table, ANA.id, 0)


def test_a_rated_game_is_judged_when_it_is_over() -> None:
    driver = RatedDriver(2).begun(ANN, "middle")
    driver.until(lambda table: table.ply > 12)
    assert no(driver, ANN.id, 0) == ("table", "refusal.rated_help")
    driver.finish()
    assert decision(driver.table, ANN.id, 0).played


def test_what_was_taken_back_is_judged_no_more() -> None:
    driver = alone()
    driver.until(lambda table: table.to_act == 0)
    assert no(driver, ANA.id, 0) == ("table", "refusal.judge_none")
    acted(driver)
    driver.calm()
    driver.quiet()
    taken = decision(driver.table, ANA.id, 0)
    driver.do(ANA, c.Undo, to=taken.number - 1)
    assert no(driver, ANA.id, 0, taken.number) == OTHER
    assert decision(driver.table, ANA.id, 0).number < taken.number
    driver.act(lambda texts: next(text for text in texts if text != taken.played))
    other = decision(driver.table, ANA.id, 0, taken.number)
    assert other.played != taken.played
    assert other.version > taken.version


def test_who_has_cards_that_nobody_saw_changes_no_byte() -> None:
    """Tables that differ only in what is hidden from Ana: the question and its answer are the
    same."""
    asked, answers = set(), set()
    hidden = [(ROUTES[0], *rest) for rest in (ROUTES[1:3], ROUTES[2:4], ROUTES[4:0:-2])]
    states = []
    for markers in hidden:
        driver = TableDriver(3)
        driver.chance = Twin(markers)  # type: ignore[assignment]
        driver.seat(ANA, "greedy", "greedy").start()
        driver.until(lambda table: table.ply > 25 and table.to_act == 0)
        found = decision(driver.table, ANA.id, 0)
        states.append(driver.table.history.at(found.number - 1))  # type: ignore[union-attr]
        asked.add(sent(found))
        answers.add(judged(msgspec.json.decode(sent(found), type=Question)))
    assert states[0] != states[1] != states[2] != states[0]
    assert len(asked) == len(answers) == 1


def sent(found: Decision) -> bytes:
    """Return all that the process that judges is told."""
    return msgspec.json.encode(Question("paris_paris", found.view, found.played, EFFORT))


def test_redealt_it_is_judged_alike(game: str) -> None:
    """In every game: positions dealt again as the seat could believe them to be."""
    rules = load(game)
    driver = acted(alone(game), 4)
    found = decision(driver.table, ANA.id, 0)
    answers = set()
    for seed in range(3):
        twin = rules.determinize(found.view, seed)
        assert twin.view(0, recall=True) == found.view
        question = Question(game, twin.view(0, recall=True), found.played, EFFORT)
        answers.add(judged(question))
    assert answers == {judged(Question(game, found.view, found.played, EFFORT))}
