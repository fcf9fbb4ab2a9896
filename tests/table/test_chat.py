"""Everything that a button does can be typed, and a move as well."""

from __future__ import annotations

import pytest

from lutetia.table import commands as c
from lutetia.table.messages import Message
from lutetia.table.refusals import No
from tests.table.bench import ANA, BOB, EVE, EVERYBODY, ZOE, Bench


def test_a_whole_evening_by_typing() -> None:
    bench = Bench(2, seed=2)
    bench.say(ANA, "/join grey")
    bench.say(BOB, "/JOIN")
    assert bench.table.seats_of(ANA.id) == [1]
    assert bench.table.seats_of(BOB.id) == [0]
    bench.say(BOB, "/leave")
    bench.say(ANA, "/bot add top")
    assert bench.table.chairs[0].level == "top"
    bench.say(ANA, "/bot remove")
    bench.say(ANA, "/bot add lilac random")
    assert bench.table.chairs[0].level == "random"
    bench.say(ANA, "/bot remove lilac")
    bench.say(BOB, "/join 1")
    bench.say(BOB, "/start")
    first = bench.holder(bench.table.to_act or 0)
    move = bench.table.state.legal()[0].text  # type: ignore[union-attr]
    done = bench.say(first, f"  {move.upper()} ")
    assert [event["kind"] for event in done.events] == ["act"]
    bench.say(first, "/undo")
    bench.act()
    bench.act()
    other = BOB if first is ANA else ANA
    bench.say(first, "/undo")
    bench.say(other, "/no")
    bench.say(first, "/undo")
    bench.say(other, "/yes")
    assert bench.table.ply < 12
    bench.say(other, "/resign")
    assert bench.table.status == "over"
    bench.say(first, "/rematch")
    assert bench.table.rematch == "t2"


def test_a_move_may_be_typed(game: str) -> None:
    bench = Bench.of(game)
    who = bench.holder(bench.table.to_act or 0)
    move = bench.table.state.legal()[0].text  # type: ignore[union-attr]
    assert bench.say(ZOE, move).events[-1]["kind"] == "chat", "who only looks on says it"
    assert bench.say(who, f" {move.upper()}  ").events[0]["text"] == move
    waiter = next(
        person for person in EVERYBODY if person is not bench.holder(bench.table.to_act or 0)
    )
    assert bench.no(waiter, c.Chat, text=bench.table.state.legal()[0].text).code == "turn"  # type: ignore[union-attr]


def test_answers_for_the_asker_alone() -> None:
    bench = Bench(2).seat(ANA)
    for text, key in (("/help", "info.help"), ("/who", "info.who"), ("/record", "info.record")):
        done = bench.say(EVE, text)
        assert done.events == []
        assert done.info is not None
        assert done.info.key == key
    assert bench.say(EVE, "/who").info == Message("info.who", {"n": 2, "names": "Ana, Bob"})


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
    no = Bench(2).seat(ANA).no(ANA, c.Chat, text=text)
    assert (no.code, no.key) == (code, f"refusal.{key}")


def test_full_table() -> None:
    bench = Bench(2).seat(ANA, "random")
    assert bench.no(BOB, c.Chat, text="/join").key == "refusal.no_seat_free"
    assert bench.no(ANA, c.Chat, text="/bot add").key == "refusal.no_seat_free"


def test_talk_is_talk() -> None:
    bench = Bench(2).seat(ANA, BOB)
    for text in ("build louvre/red", "hello", "x" * 500, "<b>bold</b>"):
        done = bench.say(ANA, text)
        assert done.events[-1]["text"] == text
    bench.start()
    assert bench.say(EVE, bench.table.state.legal()[0].text).events[-1]["kind"] == "chat"  # type: ignore[union-attr]
    assert bench.say(ANA, "build something nice, will you").events[-1]["kind"] == "chat"


def test_a_slip_in_a_typed_move_is_explained() -> None:
    bench = Bench(2, seed=2).seat(ANA, BOB).start()
    who = bench.holder(bench.table.to_act or 0)
    assert bench.no(who, c.Chat, text="build luovre").code == "notation"
    other = ANA if who is BOB else BOB
    assert bench.say(other, "build luovre").events[-1]["kind"] == "chat"
    with pytest.raises(No) as refused:
        bench.say(other, bench.table.state.legal()[0].text)  # type: ignore[union-attr]
    assert refused.value.code == "turn"
