"""Whoever opened a table lets somebody say nothing at it, or speak again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import pass_on, rename
from lutetia.table.handlers.begin import next_table
from lutetia.table.records import record
from lutetia.table.seating import Player
from lutetia.table.snapshot import dump, load_snapshot
from tests.table.table_driver import ANA, BOB, EVE, KIM, ZOE, Seeded, TableDriver

BORIS = Player(BOB.id, "You all cheat")


def told(driver: TableDriver, player: Player | None) -> Any:
    return msgspec.json.decode(msgspec.json.encode(projection.you(driver.table, player, None)))


def entries(driver: TableDriver) -> list[Any]:
    return [msgspec.json.decode(one) for one in projection.entries(driver.table, None)]


@pytest.fixture
def driver() -> TableDriver:
    """Ana has opened a table for two, and sits there with Bob."""
    return TableDriver(2).seat(ANA, BOB)


def test_who_is_muted_says_nothing_and_plays(driver: TableDriver) -> None:
    driver.say(BOB, "hello")
    done = driver.do(ANA, c.MuteHere, seat=1, on=True)
    assert [event["kind"] for event in done.events] == ["muted"]
    assert driver.no(BOB, c.Chat, text="and yet").key == "refusal.muted_here"
    assert driver.say(BOB, "/who").info is not None
    driver.start()
    driver.act()
    driver.act()
    assert driver.table.ply > 0
    driver.say(ANA, "thank you")
    assert driver.do(ANA, c.MuteHere, seat=1, on=True).events == [], "it is so already"
    driver.do(ANA, c.MuteHere, seat=1, on=False)
    assert driver.do(ANA, c.MuteHere, seat=1, on=False).events == []
    driver.say(BOB, "well")
    assert [one["chat"] for one in entries(driver) if one["kind"] == "chat"] == [
        "hello", "thank you", "well",
    ]  # fmt: skip


def test_only_who_opened_it(driver: TableDriver) -> None:
    line = driver.say(ANA, "hello").version
    for who in (BOB, ZOE):
        for what in ({"seat": 0}, {"line": line}, {"seat": 9}, {"line": 10**9}, {}):
            key = driver.no(who, c.MuteHere, on=True, **what).key
            assert key == ("refusal.mute_opener" if what else "refusal.mute_nobody")
        assert driver.no(who, c.Chat, text="/mute ana").key == "refusal.mute_opener"
    assert driver.no(None, c.MuteHere, seat=0, on=True).key == "refusal.no_session"
    for what in ({"seat": 0}, {"line": line}):
        assert driver.no(ANA, c.MuteHere, on=True, **what).key == "refusal.mute_self"


def test_nobody_is_there() -> None:
    driver = TableDriver(3).seat(ANA)
    driver.do(ANA, c.Bot, seat=1, level="random")
    assert driver.no(ANA, c.MuteHere, seat=7, on=True).key == "refusal.no_such_seat"
    for what in ({"seat": 1}, {"seat": 2}, {"line": 0}, {"line": 1}, {"line": 10**9}, {}):
        assert driver.no(ANA, c.MuteHere, on=True, **what).key == "refusal.mute_nobody"


def test_an_onlooker_is_muted_by_what_they_said(driver: TableDriver) -> None:
    line = driver.say(EVE, "take the blue one").version
    driver.do(ANA, c.MuteHere, line=line, on=True)
    assert driver.no(EVE, c.Chat, text="the red one").key == "refusal.muted_here"
    muted = driver.table.version
    assert entries(driver)[-1]["seat"] is None
    assert told(driver, ANA)["muted"] == [{"name": "Eve", "line": muted, "seats": []}]
    driver.do(ANA, c.MuteHere, line=muted, on=False)
    driver.say(EVE, "the red one")
    assert "muted" not in told(driver, ANA)


def test_who_knows_of_it(driver: TableDriver) -> None:
    driver.do(ANA, c.MuteHere, seat=1, on=True)
    [entry] = [one for one in entries(driver) if one["kind"] == "muted"]
    assert (entry["seat"], entry["name"]) == (1, "Bob")
    assert BOB.id not in str(entry), "the id of a guest is nobody's business"
    assert told(driver, ANA)["muted"] == [{"name": "Bob", "line": entry["n"], "seats": [1]}]
    assert told(driver, BOB)["silenced"] is True
    for who in (BOB, EVE, None):
        assert "muted" not in told(driver, who)
    for who in (ANA, EVE, None):
        assert "silenced" not in told(driver, who)
        assert BOB.id not in msgspec.json.encode(told(driver, who)).decode()
    assert "muted" not in record(driver.table, []).write(), "a record has no talk"


def test_no_name_is_a_way_to_speak(driver: TableDriver) -> None:
    driver.do(ANA, c.MuteHere, seat=1, on=True)
    assert rename(driver.table, BORIS, 5.0, Seeded()).events == []
    driver.do(BORIS, c.Stand, seat=1)
    no = driver.no(BORIS, c.Sit, seat=1, name="Nobody hears me")
    assert no.key == "refusal.muted_here"
    driver.do(BORIS, c.Sit, seat=1)
    assert driver.table.seats[1].name == "Bob"
    driver.do(ANA, c.MuteHere, seat=1, on=False)
    assert rename(driver.table, BORIS, 6.0, Seeded()).events != []
    assert driver.table.seats[1].name == "You all cheat"


def test_who_asks_for_a_seat_does_so_under_the_old_name() -> None:
    driver = TableDriver(3).seat(ANA, BOB)
    driver.do(ANA, c.Bot, seat=2, level="random")
    driver.start()
    line = driver.say(KIM, "hello").version
    driver.do(ANA, c.MuteHere, line=line, on=True)
    driver.do(Player(KIM.id, "Boo"), c.Sit, seat=2)
    assert driver.table.wish is not None
    assert driver.table.wish.name == "Kim"


def test_it_outlives_a_new_account_a_restart_and_a_seat(driver: TableDriver) -> None:
    line = driver.say(BOB, "hello").version
    driver.do(ANA, c.MuteHere, seat=1, on=True)
    driver.do(BOB, c.Stand, seat=1)
    robert = Player("account", "Robert", account=True)
    done = pass_on(driver.table, BOB.id, robert, 5.0, Seeded())
    assert done is not None
    driver.log += done.events
    assert driver.no(robert, c.Chat, text="hello").key == "refusal.muted_here"
    driver.do(robert, c.Sit, seat=1)
    for table in (table_from_events("t1", driver.log), load_snapshot("t1", dump(driver.table))):
        assert table.muted == driver.table.muted
        assert table.said_by(line) == ("account", "Bob"), "lines of before are theirs, too"
    driver.do(ANA, c.MuteHere, line=line, on=False)
    driver.say(robert, "hello")


def test_it_goes_along_to_a_rematch(driver: TableDriver) -> None:
    line = driver.say(EVE, "hello").version
    driver.do(ANA, c.MuteHere, line=line, on=True)
    driver.do(ANA, c.MuteHere, seat=1, on=True)
    for who in (ANA, BOB):
        after = TableDriver(2)
        after.log = next_table(driver.table, who.id, 9.0)
        after.table = table_from_events("t2", after.log)
        assert after.table.host == ANA.id, "whoever asks for it, she has opened it"
        for silent in (BOB, EVE):
            assert after.no(silent, c.Chat, text="and yet").key == "refusal.muted_here"
        assert after.no(BOB, c.MuteHere, seat=0, on=True).key == "refusal.mute_opener"
        assert rename(after.table, BORIS, 10.0, Seeded()).events == []
        kinds = [one["kind"] for one in entries(after)]
        assert kinds.count("muted") == 2, "everybody reads it"
        after.do(ANA, c.MuteHere, seat=1, on=False)
        after.say(BOB, "thank you")
    driver.do(ANA, c.MuteHere, seat=1, on=False)
    driver.do(ANA, c.MuteHere, line=told(driver, ANA)["muted"][0]["line"], on=False)
    log = next_table(driver.table, BOB.id, 9.0)
    assert table_from_events("t2", log).host == BOB.id
    assert "muted" not in [event["kind"] for event in log]


def test_it_can_be_typed(driver: TableDriver) -> None:
    grey = driver.table.game.meta.colours[1]
    driver.say(ANA, f"/mute {grey}")
    assert driver.no(BOB, c.Chat, text="hello").key == "refusal.muted_here"
    driver.say(ANA, "/UNMUTE 2")
    driver.say(Player("p-jo", "Jo Ann"), "hello")
    driver.say(EVE, "hello")
    driver.say(ANA, "/mute jo  ANN")
    assert [name for name, _ in driver.table.muted.values()] == ["Jo Ann"]
    driver.say(ANA, "/unmute Jo Ann")
    assert driver.table.muted == {}
    assert driver.no(ANA, c.Chat, text="/mute nobody").key == "refusal.no_such_colour"
    assert driver.no(ANA, c.Chat, text="/mute").key == "refusal.no_such_colour"


def test_it_takes_no_place_from_the_game(
    driver: TableDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lutetia.table.handlers.MAX_TALK", driver.table.version)
    assert driver.no(ANA, c.MuteHere, seat=1, on=True).key == "refusal.log_full"
    driver.start()
