"""Taking back: free up to the last barrier, by consent beyond it."""

from __future__ import annotations

import random

import msgspec
import pytest

from lutetia.engine.actors import CHANCE
from lutetia.games import IDS, load
from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.fold import table_from_events
from lutetia.table.handlers.undo import earliest_free_ply, offer, target
from lutetia.table.history import History, Step
from lutetia.table.seating import Player
from tests.table.table_driver import ANA, BOB, EVE, ZOE, TableDriver, fingerprint

PEOPLE = (ANA, BOB, EVE, ZOE)


def four() -> TableDriver:
    return TableDriver(4, seed=4).seat(*PEOPLE).start()


def actor(driver: TableDriver) -> Player:
    found = driver.holder(driver.table.to_act or 0)
    assert found is not None
    return found


def test_free_right_after_ones_own_action(game: str) -> None:
    driver = TableDriver.of(game).calm()
    who, before = actor(driver), driver.table.state
    at_first = offer(driver.table, who.id)
    assert at_first != "free"
    driver.quiet()
    assert offer(driver.table, who.id) == "free"
    assert all(offer(driver.table, other.id) is None for other in PEOPLE if other is not who)
    done = driver.do(who, c.Undo)
    assert [event["kind"] for event in done.events] == ["undone"]
    assert driver.table.state == before
    assert offer(driver.table, who.id) == at_first


def test_there_is_nothing_to_take_back_at_first(game: str) -> None:
    driver = TableDriver.of(game)
    who = actor(driver)
    assert offer(driver.table, who.id) is None
    assert driver.no(who, c.Undo).key == "refusal.nothing_to_undo"


def test_not_free_once_another_has_acted(game: str) -> None:
    driver = TableDriver.of(game).calm()
    first = actor(driver)
    driver.quiet()
    driver.until(lambda table: actor(driver) is not first).act()
    assert offer(driver.table, first.id) == "ask"


@pytest.mark.parametrize(
    "game", [game for game in IDS if game != "connection"]
)  # there chance is done before the first turn
def test_not_free_once_chance_has_answered(game: str) -> None:
    """Else one could draw again and again until one liked it."""
    driver = TableDriver.of(game)
    who = actor(driver)
    while True:
        who = actor(driver)
        if any(event["kind"] == "chance" for event in driver.act().events):
            break
    assert offer(driver.table, who.id) == "ask"
    assert [event["kind"] for event in driver.do(who, c.Undo).events] == ["asked"]


def test_not_free_past_a_barrier() -> None:
    driver = four()
    for _ in range(3):
        driver.act()
    last = actor(driver)
    driver.act()  # ends the round: new tiles are known
    assert offer(driver.table, last.id) == "ask"


def test_hotseat_takes_back_its_own(game: str) -> None:
    players = min(load(game).meta.players)
    driver = TableDriver(players, seed=4, game=game).seat(*[ANA] * players).start()
    driver.act()
    assert offer(driver.table, ANA.id) == "free"
    driver.act()
    assert offer(driver.table, ANA.id) == "free", "nobody else plays here"
    before = driver.table.ply
    driver.do(ANA, c.Undo)
    assert driver.table.ply < before


def test_everybody_must_agree() -> None:
    driver = four()
    who = actor(driver)
    before = driver.table.state
    driver.act()
    driver.act()
    done = driver.do(who, c.Undo)
    assert [event["kind"] for event in done.events] == ["asked"]
    ask = projection.info(driver.table).ask
    others = [person for person in PEOPLE if person is not who]
    assert ask.need == sorted(seat for other in others for seat in driver.table.seats_of(other.id))
    assert ask.yes == []
    assert driver.no(who, c.Answer, yes=True).key == "refusal.own_question"
    assert driver.no(others[0], c.Undo).key == "refusal.asked_already"
    for other in others[:-1]:
        driver.do(other, c.Answer, yes=True)
        assert driver.no(other, c.Answer, yes=True).key == "refusal.answered_already"
        assert driver.table.proposal is not None
    done = driver.do(others[-1], c.Answer, yes=True)
    assert [event["kind"] for event in done.events] == ["answered", "undone"]
    assert driver.table.state == before
    assert driver.table.proposal is None


def test_one_no_ends_it() -> None:
    driver = four()
    who = actor(driver)
    driver.act()
    driver.act()
    driver.do(who, c.Undo)
    others = [person for person in PEOPLE if person is not who]
    driver.do(others[0], c.Answer, yes=True)
    driver.do(others[1], c.Answer, yes=False)
    assert driver.table.proposal is None
    refused = driver.table.entries[-1]
    assert refused.seat in driver.table.seats_of(others[1].id)
    assert driver.no(others[2], c.Answer, yes=True).key == "refusal.nothing_asked"
    assert driver.table.ply == 12
    driver.do(who, c.Undo)
    driver.do(who, c.Answer, yes=False)
    assert driver.table.proposal is None, "whoever asked can withdraw"
    withdrawn = driver.table.entries[-1]
    told = msgspec.json.decode(withdrawn.raw) or withdrawn.values
    assert (withdrawn.kind, withdrawn.seat, told["name"]) == ("answered", None, who.name)


def test_spectators_have_no_say(game: str) -> None:
    driver = TableDriver.of(game)
    who = actor(driver)
    driver.act()
    driver.until(lambda table: actor(driver) is not who).act()
    driver.do(who, c.Undo)
    assert driver.no(ZOE, c.Answer, yes=True).key == "refusal.not_asked"


def test_bots_always_agree(game: str) -> None:
    players = min(load(game).meta.players)
    driver = (
        TableDriver(players, seed=4, game=game)
        .seat(ANA, *["random", "greedy", "top"][: players - 1])
        .start()
    )
    driver.until(lambda table: table.to_act == 0)
    before = driver.table.state
    driver.act()
    driver.until(lambda table: table.to_act == 0)
    assert offer(driver.table, ANA.id) == "free"
    driver.do(ANA, c.Undo)
    assert driver.table.state == before


def test_an_action_meanwhile_drops_the_question() -> None:
    driver = four()
    who = actor(driver)
    driver.act()
    driver.act()
    driver.do(who, c.Undo)
    assert driver.table.bot_to_act() is None
    driver.act()
    assert driver.table.proposal is None


def test_bots_wait_while_people_talk_about_it() -> None:
    driver = TableDriver(3, seed=4).seat(ANA, BOB, "random").start()
    driver.until(lambda table: table.to_act == 2 and table.ply > 12)
    assert driver.table.bot_to_act() is not None
    who = next(person for person in (ANA, BOB) if offer(driver.table, person.id) == "ask")
    driver.do(who, c.Undo)
    assert driver.table.bot_to_act() is None
    driver.do(BOB if who is ANA else ANA, c.Answer, yes=False)
    assert driver.table.bot_to_act() is not None


def test_whoever_leaves_is_not_asked() -> None:
    driver = TableDriver(3, seed=4).seat(ANA, BOB, EVE).start()
    who = actor(driver)
    driver.act()
    driver.act()
    driver.do(who, c.Undo)
    yes, gone = [person for person in (ANA, BOB, EVE) if person is not who]
    driver.do(yes, c.Answer, yes=True)
    done = driver.do(gone, c.Stand, seat=driver.table.seats_of(gone.id)[0])
    assert [event["kind"] for event in done.events] == ["stood", "undone"]


def test_an_asker_who_leaves_asks_no_more(game: str) -> None:
    driver = TableDriver.of(game)
    who = actor(driver)
    driver.act()
    driver.act()
    driver.do(who, c.Undo)
    driver.do(who, c.Stand, seat=driver.table.seats_of(who.id)[0])
    assert driver.table.proposal is None


def test_the_log_keeps_what_was_taken_back(game: str) -> None:
    driver = TableDriver.of(game).calm()
    who, ply = actor(driver), driver.table.ply
    driver.quiet()
    acted = driver.table.version
    driver.do(who, c.Undo)
    told = {
        entry["n"]: entry
        for entry in map(msgspec.json.decode, projection.entries(driver.table, None))
    }
    assert told[acted]["undone"] is True
    assert told[acted]["ply"] is None
    assert told[driver.table.version]["kind"] == "undone"
    assert told[driver.table.version]["to"] == ply
    driver.quiet()
    again = msgspec.json.decode(projection.entries(driver.table, None)[-1])
    assert again["ply"] == ply + 1
    assert "undone" not in again


@pytest.mark.parametrize("rounds", [1, 3])
def test_taking_back_over_and_over(game: str, rounds: int) -> None:
    players = min(load(game).meta.players)
    driver = TableDriver(players, seed=8, game=game).seat(ANA, *["random"] * (players - 1)).start()
    for _ in range(rounds):
        for _ in range(9):
            driver.act()
        while offer(driver.table, ANA.id):
            driver.do(ANA, c.Undo)
    assert fingerprint(table_from_events("t1", driver.log)) == fingerprint(driver.table)
    driver.finish()
    assert driver.table.outcome is not None


def several(game: str, n: int = 2) -> tuple[TableDriver, Player, list[int]]:
    """Return a table at which somebody has just done ``n`` quiet things in one turn,
    and the plies before each; of one action, one."""
    driver = TableDriver.of(game).calm()
    who, plies = actor(driver), []
    while len(plies) < n and actor(driver) == who:
        plies.append(driver.table.ply)
        driver.quiet()
    return driver, who, plies


def test_a_whole_turn_is_taken_back_at_once(game: str) -> None:
    driver, who, plies = several(game)
    before = driver.table.history
    assert before is not None
    first = before.at(plies[0])
    assert projection.turn(driver.table, who.id, None, []).back == plies[0]
    done = driver.do(who, c.Undo, to=plies[0])
    assert [(event["kind"], event["to"]) for event in done.events] == [("undone", plies[0])]
    assert driver.table.state == first
    assert fingerprint(table_from_events("t1", driver.log)) == fingerprint(driver.table)


def test_no_further_than_is_free(game: str) -> None:
    driver, who, plies = several(game)
    for to in (plies[0] - 1, driver.table.ply, driver.table.ply + 5):
        assert driver.no(who, c.Undo, to=to).key == "refusal.undo_far"
    others = [person for person in PEOPLE if person is not who and driver.table.seats_of(person.id)]
    assert all(earliest_free_ply(driver.table, other.id) is None for other in others)
    driver.until(lambda table: offer(table, who.id) == "ask")
    assert earliest_free_ply(driver.table, who.id) is None
    assert (
        driver.no(who, c.Undo, to=plies[0] if target(driver.table, who.id) != plies[0] else 0).key
        == "refusal.undo_far"
    )


def test_without_other_people_every_action_of_ones_own_is_within_reach(game: str) -> None:
    players = min(load(game).meta.players)
    driver = TableDriver(players, seed=8, game=game).seat(ANA, *["random"] * (players - 1)).start()
    driver.until(lambda table: target(table, ANA.id) is not None)
    first = target(driver.table, ANA.id)
    for _ in range(20):
        driver.act()
    assert earliest_free_ply(driver.table, ANA.id) == first
    driver.do(ANA, c.Undo, to=first)
    assert driver.table.ply == first


def test_what_is_free_is_counted_as_the_steps_are_read():
    """`Past` keeps running numbers; here they are compared with a look at all steps,
    over plays and takings back."""
    pick = random.Random(4)
    past = History(load("paris_paris").new(2))
    for _ in range(600):
        if past.ply and pick.random() < 0.2:
            past.cut(max(0, past.ply - pick.randrange(4)))
        else:
            by = pick.choice(("p-ana", "p-ana", "p-bob", None))
            actor = CHANCE if by is None and pick.random() < 0.5 else 0
            step = Step(actor, "-", by, pick.random() < 0.1, past.ply)
            past.push(step, past.at(0))
        for player in ("p-ana", "p-bob", "p-eve"):
            steps = past.steps
            own = [n for n, s in enumerate(steps) if s.by == player and s.actor != CHANCE]
            alone = len(steps)
            while alone and steps[alone - 1].by == player and not steps[alone - 1].barrier:
                alone -= 1
            assert (past.own(player), past.alone(player)) == (own, alone)
