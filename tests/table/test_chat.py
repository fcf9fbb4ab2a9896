"""Everything that a button does can be typed, and a move as well."""

from __future__ import annotations

import pytest

from lutetia.table import commands as c
from lutetia.table.messages import Message
from lutetia.table.refusals import TableRefusal
from tests.table.table_driver import ANA, BOB, EVE, EVERYBODY, ZOE, TableDriver


def test_a_whole_evening_by_typing() -> None:
    driver = TableDriver(2, seed=2)
    driver.say(ANA, "/join grey")
    driver.say(BOB, "/JOIN")
    assert driver.table.seats_of(ANA.id) == [1]
    assert driver.table.seats_of(BOB.id) == [0]
    driver.say(BOB, "/leave")
    driver.say(ANA, "/bot add top")
    assert driver.table.seats[0].level == "top"
    driver.say(ANA, "/bot remove")
    driver.say(ANA, "/bot add lilac random")
    assert driver.table.seats[0].level == "random"
    driver.say(ANA, "/bot remove lilac")
    driver.say(BOB, "/join 1")
    driver.say(BOB, "/start")
    first = driver.holder(driver.table.to_act or 0)
    move = driver.table.state.legal()[0].text  # type: ignore[union-attr]
    done = driver.say(first, f"  {move.upper()} ")
    assert [event["kind"] for event in done.events] == ["act"]
    driver.say(first, "/undo")
    driver.act()
    driver.act()
    other = BOB if first is ANA else ANA
    driver.say(first, "/undo")
    driver.say(other, "/no")
    driver.say(first, "/undo")
    driver.say(other, "/yes")
    assert driver.table.ply < 12
    driver.say(other, "/resign")
    assert driver.table.status == "over"
    driver.say(first, "/rematch")
    assert driver.table.rematch == "t2"


def test_a_move_may_be_typed(game: str) -> None:
    driver = TableDriver.of(game)
    who = driver.holder(driver.table.to_act or 0)
    move = driver.table.state.legal()[0].text  # type: ignore[union-attr]
    assert driver.say(ZOE, move).events[-1]["kind"] == "chat", "who only looks on says it"
    assert driver.say(who, f" {move.upper()}  ").events[0]["text"] == move
    waiter = next(
        person for person in EVERYBODY if person is not driver.holder(driver.table.to_act or 0)
    )
    assert driver.no(waiter, c.Chat, text=driver.table.state.legal()[0].text).code == "turn"  # type: ignore[union-attr]


def test_answers_for_the_asker_alone() -> None:
    driver = TableDriver(2).seat(ANA)
    for text, key in (("/help", "info.help"), ("/who", "info.who"), ("/record", "info.record")):
        done = driver.say(EVE, text)
        assert done.events == []
        assert done.info is not None
        assert done.info.key == key
    assert driver.say(EVE, "/who").info == Message("info.who", {"n": 2, "names": "Ana, Bob"})


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("/dance", "notation", "unknown_command"),
        ("/", "notation", "unknown_command"),
        ("/join purple", "notation", "no_such_colour"),
        (
            "/join yellow",
            "notation",
            "no_such_colour",
        ),  # a colour of the game, but not at this table
        ("/bot", "notation", "bot_usage"),
        ("/bot add top mauve", "notation", "no_such_colour"),
        ("/bot remove", "table", "no_bots"),
        ("/yes", "table", "nothing_asked"),
        ("/undo", "table", "not_started"),
        ("   ", "malformed", "empty"),
        ("\u200b\u0007", "malformed", "empty"),
        ("\u200d\u200d", "malformed", "empty"),
        ("x" * 501, "toolarge", "chat_long"),
    ],
)
def test_refusals(text: str, code: str, key: str) -> None:
    no = TableDriver(2).seat(ANA).no(ANA, c.Chat, text=text)
    assert (no.code, no.key) == (code, f"refusal.{key}")


def test_full_table() -> None:
    driver = TableDriver(2).seat(ANA, "random")
    assert driver.no(BOB, c.Chat, text="/join").key == "refusal.no_seat_free"
    assert driver.no(ANA, c.Chat, text="/bot add").key == "refusal.no_seat_free"


def test_talk_is_talk() -> None:
    driver = TableDriver(2).seat(ANA, BOB)
    for text in ("build louvre/red", "hello", "x" * 500, "<b>bold</b>"):
        done = driver.say(ANA, text)
        assert done.events[-1]["text"] == text
    driver.start()
    assert driver.say(EVE, driver.table.state.legal()[0].text).events[-1]["kind"] == "chat"  # type: ignore[union-attr]
    assert driver.say(ANA, "build something nice, will you").events[-1]["kind"] == "chat"


def test_a_slip_in_a_typed_move_is_explained() -> None:
    driver = TableDriver(2, seed=2).seat(ANA, BOB).start()
    who = driver.holder(driver.table.to_act or 0)
    assert driver.no(who, c.Chat, text="build luovre").code == "notation"
    other = ANA if who is BOB else BOB
    assert driver.say(other, "build luovre").events[-1]["kind"] == "chat"
    with pytest.raises(TableRefusal) as refused:
        driver.say(other, driver.table.state.legal()[0].text)  # type: ignore[union-attr]
    assert refused.value.code == "turn"
