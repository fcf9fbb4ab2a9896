"""Sitting, standing, bots, beginning, the next game."""

from __future__ import annotations

import msgspec
import pytest

from lutetia.games import load
from lutetia.table import commands as c
from lutetia.table import project
from lutetia.table.people import Player
from lutetia.table.snapshot import freeze, thaw
from lutetia.table.table import Table
from lutetia.table.verbs import rename
from lutetia.table.verbs.begin import next_table
from tests.table.bench import ANA, BOB, EVE, EVERYBODY, KIM, ZOE, Bench


def test_sit_and_stand() -> None:
    bench = Bench(2)
    bench.do(BOB, c.Sit, seat=1)
    assert [(s.kind, s.name) for s in project.info(bench.table).seats] == [
        ("empty", ""),
        ("person", "Bob"),
    ]
    bench.do(BOB, c.Stand, seat=1)
    assert bench.table.seats_of(BOB.id) == []


def test_one_player_may_hold_several_seats() -> None:
    bench = Bench(3).seat(ANA, ANA, ANA).start()
    assert bench.table.seats_of(ANA.id) == [0, 1, 2]
    for _ in range(4):
        assert project.eyes(bench.table, ANA.id) == bench.table.to_act
        assert project.may_act(bench.table, ANA.id)
        bench.act()


def test_whose_eyes() -> None:
    bench = Bench(4).seat(ANA, ANA, BOB, BOB).start()
    seat = bench.table.to_act
    assert seat is not None
    holder, other = (ANA, BOB) if seat < 2 else (BOB, ANA)
    theirs = bench.table.seats_of(other.id)
    assert project.eyes(bench.table, holder.id, watched=None) == seat
    assert project.eyes(bench.table, other.id) == theirs[0]
    assert project.eyes(bench.table, other.id, watched=theirs[1]) == theirs[1]
    assert project.eyes(bench.table, other.id, watched=seat) == theirs[0]
    assert project.eyes(bench.table, EVE.id, watched=0) is None
    assert project.eyes(bench.table, None) is None


@pytest.mark.parametrize(
    ("who", "kind", "values", "code", "key"),
    [
        (BOB, c.Sit, {"seat": 0}, "table", "seat_taken"),
        (BOB, c.Sit, {"seat": 7}, "table", "no_such_seat"),
        (None, c.Sit, {"seat": 1}, "forbidden", "no_session"),
        (BOB, c.Stand, {"seat": 0}, "forbidden", "not_your_seat"),
        (BOB, c.Bot, {"seat": 1, "level": "top"}, "forbidden", "seated_only"),
        (ANA, c.Bot, {"seat": 0, "level": "top"}, "table", "seat_taken"),
        (ANA, c.Bot, {"seat": 1, "level": None}, "table", "no_bot"),
        (ANA, c.Start, {}, "table", "seats_free"),
        (ANA, c.Rematch, {}, "table", "not_over"),
        (ANA, c.Act, {"seat": 0, "action": "build louvre", "version": 1}, "table", "not_started"),
        (ANA, c.Undo, {}, "table", "not_started"),
        (ANA, c.Answer, {"yes": True}, "table", "nothing_asked"),
        (ANA, c.Resign, {"seat": 0}, "table", "not_started"),
        (BOB, c.Resign, {"seat": 0}, "forbidden", "not_your_seat"),
    ],
)
def test_refusals_before_the_start(
    who: Player | None, kind: type, values: dict[str, object], code: str, key: str
) -> None:
    no = Bench(2).seat(ANA).no(who, kind, **values)
    assert (no.code, no.key) == (code, f"refusal.{key}")


def test_the_host_may_free_a_seat_before_the_start_only(game: str) -> None:
    players = min(load(game).meta.players)
    bench = Bench(players, game=game).seat(*EVERYBODY[:players])
    bench.do(ANA, c.Stand, seat=1)
    bench.do(BOB, c.Sit, seat=1)
    bench.start()
    assert bench.no(ANA, c.Stand, seat=1).code == "forbidden"


def test_bots_come_change_and_go() -> None:
    bench = Bench(4).seat(ANA, "top", "middle")
    names = [chair.name for chair in bench.table.chairs[1:3]]
    assert len(set(names)) == 2
    assert all(names)
    bench.do(ANA, c.Bot, seat=1, level="random")
    assert bench.table.chairs[1].level == "random"
    assert bench.table.chairs[1].name == names[0]
    assert bench.do(ANA, c.Bot, seat=1, level="random").events == []
    bench.do(ANA, c.Bot, seat=1, level=None)
    assert bench.table.chairs[1].kind == "empty"


def test_starting_needs_everybody_and_somebody_seated(game: str) -> None:
    players = min(load(game).meta.players)
    bench = Bench(players, game=game).seat(BOB, *["random"] * (players - 1))
    assert bench.no(EVE, c.Start).key == "refusal.seated_only"
    bench.do(BOB, c.Start)
    assert bench.table.status == "playing"
    assert bench.table.to_act is not None, "chance has dealt"
    assert bench.no(BOB, c.Start).key == "refusal.started"


def test_leaving_in_the_middle_and_coming_back(game: str) -> None:
    bench = Bench.of(game)
    bench.do(BOB, c.Stand, seat=1)
    bench.until(lambda table: table.to_act == 1)
    assert bench.table.bot_to_act() is None
    bench.do(BOB, c.Sit, seat=1)
    bench.act()
    bench.do(BOB, c.Stand, seat=1)
    bench.agreed(ANA, c.Bot, seat=1, level="greedy")
    bench.until(lambda table: table.to_act == 1)
    assert bench.table.bot_to_act() == (1, "greedy")
    bench.agreed(BOB, c.Sit, seat=1)
    assert bench.table.seats_of(BOB.id) == [1]


def test_nobody_sees_two_hands(game: str) -> None:
    bench = Bench.of(game)
    bench.do(BOB, c.Stand, seat=1)
    assert bench.no(ANA, c.Sit, seat=1).key == "refusal.seat_secret"
    bench.do(ANA, c.Stand, seat=0)
    assert bench.no(ANA, c.Sit, seat=1).key == "refusal.seat_secret", (
        "getting up first does not help"
    )
    assert [bench.table.open_to(who.id) for who in (ANA, BOB, ZOE)] == [[0], [1], []]
    assert project.eyes(bench.table, BOB.id) is None
    bench.do(BOB, c.Sit, seat=1)
    assert project.eyes(bench.table, BOB.id) == 1


def test_whoever_has_seen_one_hand_may_not_see_another() -> None:
    bench = Bench(4).seat(ANA, BOB, "random", ZOE).start()
    bench.agreed(ANA, c.Bot, seat=2, level=None)
    bench.do(ZOE, c.Stand, seat=3)
    for seat in (2, 3):  # a bot's seat, and one that somebody left
        no = bench.no(ANA, c.Sit, seat=seat)
        assert (no.code, no.key, no.args_) == ("forbidden", "refusal.seat_secret", {"seat": seat})
        assert bench.no(BOB, c.Chat, text=f"/join {seat + 1}").key == "refusal.seat_secret"
    assert bench.no(ZOE, c.Sit, seat=2).key == "refusal.seat_secret", (
        "getting up first does not help"
    )
    assert bench.table.open_to(ANA.id) == []
    assert bench.table.open_to(ZOE.id) == [3]
    assert bench.table.open_to(EVE.id) == []
    assert bench.table.open_to(EVE.id, "ask") == [2, 3]
    assert bench.table.open_to(None) == []
    bench.do(ZOE, c.Chat, text="/join")
    assert bench.table.seats_of(ZOE.id) == [3], "her own seat, though another one is free before it"
    bench.agreed(EVE, c.Sit, seat=2)
    bench.do(EVE, c.Stand, seat=2)
    bench.do(ZOE, c.Stand, seat=3)
    assert bench.no(EVE, c.Sit, seat=3).key == "refusal.seat_secret"
    assert project.you(bench.table, EVE, None).open == [2]
    for again in (Table.from_events("t1", bench.log), thaw("t1", freeze(bench.table))):
        assert again.known == bench.table.known
        assert again.open_to(EVE.id) == [2]
        assert again.open_to(BOB.id) == []


def test_several_seats_taken_before_the_start_stay_with_their_player() -> None:
    bench = Bench(3).seat(ANA, ANA, BOB).start()
    bench.do(ANA, c.Stand, seat=0)
    bench.do(ANA, c.Stand, seat=1)
    bench.do(BOB, c.Stand, seat=2)
    assert bench.table.open_to(ANA.id) == [0, 1]
    bench.do(ANA, c.Sit, seat=1)
    bench.do(ANA, c.Sit, seat=0)
    assert bench.no(ANA, c.Sit, seat=2).key == "refusal.seat_secret"


def test_who_held_several_seats_may_not_look_into_one_that_another_took_over() -> None:
    bench = Bench(4, seed=3).seat(ANA, ANA, EVE, ZOE).start()
    bench.do(ANA, c.Stand, seat=1)
    bench.agreed(BOB, c.Sit, seat=1)
    bench.act()
    bench.do(BOB, c.Stand, seat=1)
    assert bench.no(ANA, c.Sit, seat=1).key == "refusal.seat_secret", (
        "what lies there is his by now"
    )
    bench.do(ANA, c.Stand, seat=0)
    assert bench.table.open_to(ANA.id) == [0]
    for again in (Table.from_events("t1", bench.log), thaw("t1", freeze(bench.table))):
        assert again.open_to(ANA.id) == [0]
        assert again.open_to(BOB.id) == [1]
    bench.agreed(KIM, c.Sit, seat=1)
    bench.do(KIM, c.Stand, seat=1)
    assert bench.table.open_to(BOB.id) == []
    bench.agreed(BOB, c.Sit, seat=1)
    assert bench.table.seats_of(BOB.id) == [1], (
        "who knows no other seat comes back, but asks where somebody else sat meanwhile"
    )


def test_a_seat_left_before_the_start_holds_no_secret() -> None:
    bench = Bench(2).seat(ANA, BOB)
    bench.do(BOB, c.Stand, seat=1)
    bench.do(ANA, c.Stand, seat=0)
    bench.do(BOB, c.Sit, seat=0)
    bench.do(ANA, c.Sit, seat=1)
    bench.start()
    assert bench.table.known == {ANA.id: {1}, BOB.id: {0}}


def test_over_is_over(game: str) -> None:
    players = min(load(game).meta.players)
    bench = Bench(players, game=game).seat(ANA, *["random"] * (players - 1)).start().finish()
    for kind, values in (
        (c.Sit, {"seat": 1}), (c.Stand, {"seat": 0}), (c.Bot, {"seat": 1, "level": None}), (c.Start, {}), (c.Undo, {}),
        (c.Resign, {"seat": 0}), (c.Act, {"seat": 0, "action": "build louvre", "version": bench.table.version}),
    ):  # fmt: skip
        assert bench.no(ANA, kind, **values).code == "over"
    assert bench.table.to_act is None
    bench.say(ANA, "well played")


def test_rematch_once_for_all() -> None:
    bench = Bench(3).seat(ANA, BOB, "middle").start().finish()
    assert bench.no(EVE, c.Rematch).key == "refusal.seated_only"
    bench.do(BOB, c.Rematch)
    assert bench.table.rematch == project.info(bench.table).rematch == "t2"
    assert bench.do(ANA, c.Rematch).events == []
    told = msgspec.json.decode(project.entries(bench.table, None)[-1])
    assert (told["kind"], told["seat"], told["table"]) == ("rematch", 1, "t2"), "who asks is told"
    after = Table.from_events("t2", next_table(bench.table, BOB.id, 9.0))
    assert after.status == "open"
    assert [(chair.kind, chair.name) for chair in after.chairs] == [
        (chair.kind, chair.name) for chair in bench.table.chairs
    ]
    assert after.host == BOB.id


def test_a_new_name_at_the_table() -> None:
    bench = Bench(2).seat(ANA, ANA)
    renamed = Player(ANA.id, "Anna")
    assert rename(bench.table, BOB, 1.0, bench.chance).events == []
    bench.log += rename(bench.table, renamed, 1.0, bench.chance).events
    assert [chair.name for chair in bench.table.chairs] == ["Anna", "Anna"]
    assert rename(bench.table, renamed, 1.0, bench.chance).events == []


def test_a_seat_with_a_name_of_its_own() -> None:
    bench = Bench(2).seat(ANA)
    bench.do(ANA, c.Sit, seat=1, name="  Uncle   Léon ")
    assert [chair.name for chair in bench.table.chairs] == ["Ana", "Uncle Léon"]
    bench.log += rename(bench.table, Player(ANA.id, "Anna"), 1.0, bench.chance).events
    assert [chair.name for chair in bench.table.chairs] == ["Anna", "Uncle Léon"]
    assert rename(bench.table, Player(ANA.id, "Anna"), 1.0, bench.chance).events == []
    again = Table.from_events("t1", bench.log)
    assert again.chairs == bench.table.chairs
    assert thaw("t1", freeze(again)).chairs == again.chairs
    bench.do(ANA, c.Stand, seat=1)
    bench.do(ANA, c.Sit, seat=1)
    assert not bench.table.chairs[1].own, "it went with whoever bore it"


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\u200bb", "\x07"])
def test_what_is_no_name(name: str) -> None:
    refusal = Bench(2).no(ANA, c.Sit, seat=0, name=name)
    assert (refusal.code, refusal.key, refusal.args_) == ("malformed", "refusal.name", {"most": 30})


def test_the_next_table_keeps_game_and_names(game: str) -> None:
    players = min(load(game).meta.players)
    bench = Bench(players, game=game).seat(ANA)
    for seat in range(1, players):
        bench.do(ANA, c.Sit, seat=seat, name="Zoë")
    bench.start().finish()
    after = Table.from_events("t2", next_table(bench.table, ANA.id, 9.0))
    assert [(chair.name, chair.own) for chair in after.chairs] == [("Ana", False)] + [
        ("Zoë", True)
    ] * (players - 1)
    assert (after.game.meta.id, after.options) == (game, bench.table.options)


def test_a_resend_is_harmless(game: str) -> None:
    bench = Bench(min(load(game).meta.players), game=game)
    first = bench.do(ANA, c.Sit, command_id="same", seat=0)
    again = bench.do(ANA, c.Sit, command_id="same", seat=0)
    assert again.events == []
    assert again.version == first.version
    bench.table = Table.from_events("t1", bench.log)
    assert bench.do(ANA, c.Sit, command_id="same", seat=0).events == []
    assert bench.do(BOB, c.Sit, command_id="same", seat=1).events, "the id is one player's own"
