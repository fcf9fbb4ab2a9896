"""Sitting, standing, bots, beginning, the next game."""

from __future__ import annotations

import msgspec
import pytest

from lutetia.ai import levels as ai
from lutetia.ai.levels import LEVELS
from lutetia.games import load
from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import rename
from lutetia.table.handlers.begin import next_table
from lutetia.table.seating import Player
from lutetia.table.snapshot import dump, load_snapshot
from tests.table.table_driver import ANA, BOB, EVE, EVERYBODY, KIM, ZOE, TableDriver


def test_sit_and_stand() -> None:
    driver = TableDriver(2)
    driver.do(BOB, c.Sit, seat=1)
    assert [(s.kind, s.name) for s in projection.info(driver.table).seats] == [
        ("empty", ""),
        ("person", "Bob"),
    ]
    driver.do(BOB, c.Stand, seat=1)
    assert driver.table.seats_of(BOB.id) == []


def test_one_player_may_hold_several_seats() -> None:
    driver = TableDriver(3).seat(ANA, ANA, ANA).start()
    assert driver.table.seats_of(ANA.id) == [0, 1, 2]
    for _ in range(4):
        assert projection.eyes(driver.table, ANA.id) == driver.table.to_act
        assert projection.may_act(driver.table, ANA.id)
        driver.act()


def test_whose_eyes() -> None:
    driver = TableDriver(4).seat(ANA, ANA, BOB, BOB).start()
    seat = driver.table.to_act
    assert seat is not None
    holder, other = (ANA, BOB) if seat < 2 else (BOB, ANA)
    theirs = driver.table.seats_of(other.id)
    assert projection.eyes(driver.table, holder.id, watched=None) == seat
    assert projection.eyes(driver.table, other.id) == theirs[0]
    assert projection.eyes(driver.table, other.id, watched=theirs[1]) == theirs[1]
    assert projection.eyes(driver.table, other.id, watched=seat) == theirs[0]
    assert projection.eyes(driver.table, EVE.id, watched=0) is None
    assert projection.eyes(driver.table, None) is None


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
    no = TableDriver(2).seat(ANA).no(who, kind, **values)
    assert (no.code, no.key) == (code, f"refusal.{key}")


def test_the_host_may_free_a_seat_before_the_start_only(game: str) -> None:
    players = min(load(game).meta.players)
    driver = TableDriver(players, game=game).seat(*EVERYBODY[:players])
    driver.do(ANA, c.Stand, seat=1)
    driver.do(BOB, c.Sit, seat=1)
    driver.start()
    assert driver.no(ANA, c.Stand, seat=1).code == "forbidden"


def test_bots_come_change_and_go() -> None:
    driver = TableDriver(4).seat(ANA, "top", "middle")
    names = [one.name for one in driver.table.seats[1:3]]
    assert len(set(names)) == 2
    assert all(names)
    driver.do(ANA, c.Bot, seat=1, level="random")
    assert driver.table.seats[1].level == "random"
    assert driver.table.seats[1].name == names[0]
    assert driver.do(ANA, c.Bot, seat=1, level="random").events == []
    driver.do(ANA, c.Bot, seat=1, level=None)
    assert driver.table.seats[1].kind == "empty"


def test_starting_needs_everybody_and_somebody_seated(game: str) -> None:
    players = min(load(game).meta.players)
    driver = TableDriver(players, game=game).seat(BOB, *["random"] * (players - 1))
    assert driver.no(EVE, c.Start).key == "refusal.seated_only"
    driver.do(BOB, c.Start)
    assert driver.table.status == "playing"
    assert driver.table.to_act is not None, "chance has dealt"
    assert driver.no(BOB, c.Start).key == "refusal.started"


def test_leaving_in_the_middle_and_coming_back(game: str) -> None:
    driver = TableDriver.of(game)
    driver.do(BOB, c.Stand, seat=1)
    driver.until(lambda table: table.to_act == 1)
    assert driver.table.bot_to_act() is None
    driver.do(BOB, c.Sit, seat=1)
    driver.act()
    driver.do(BOB, c.Stand, seat=1)
    driver.agreed(ANA, c.Bot, seat=1, level="greedy")
    driver.until(lambda table: table.to_act == 1)
    assert driver.table.bot_to_act() == (1, "greedy")
    driver.agreed(BOB, c.Sit, seat=1)
    assert driver.table.seats_of(BOB.id) == [1]


def test_nobody_sees_two_hands(game: str) -> None:
    driver = TableDriver.of(game)
    driver.do(BOB, c.Stand, seat=1)
    assert driver.no(ANA, c.Sit, seat=1).key == "refusal.seat_secret"
    driver.do(ANA, c.Stand, seat=0)
    assert driver.no(ANA, c.Sit, seat=1).key == "refusal.seat_secret", (
        "getting up first does not help"
    )
    assert [driver.table.open_to(who.id) for who in (ANA, BOB, ZOE)] == [[0], [1], []]
    assert projection.eyes(driver.table, BOB.id) is None
    driver.do(BOB, c.Sit, seat=1)
    assert projection.eyes(driver.table, BOB.id) == 1


def test_whoever_has_seen_one_hand_may_not_see_another() -> None:
    driver = TableDriver(4).seat(ANA, BOB, "random", ZOE).start()
    driver.agreed(ANA, c.Bot, seat=2, level=None)
    driver.do(ZOE, c.Stand, seat=3)
    for seat in (2, 3):  # a bot's seat, and one that somebody left
        no = driver.no(ANA, c.Sit, seat=seat)
        assert (no.code, no.key, no.args_) == ("forbidden", "refusal.seat_secret", {"seat": seat})
        assert driver.no(BOB, c.Chat, text=f"/join {seat + 1}").key == "refusal.seat_secret"
    assert driver.no(ZOE, c.Sit, seat=2).key == "refusal.seat_secret", (
        "getting up first does not help"
    )
    assert driver.table.open_to(ANA.id) == []
    assert driver.table.open_to(ZOE.id) == [3]
    assert driver.table.open_to(EVE.id) == []
    assert driver.table.open_to(EVE.id, "ask") == [2, 3]
    assert driver.table.open_to(None) == []
    driver.do(ZOE, c.Chat, text="/join")
    assert driver.table.seats_of(ZOE.id) == [3], (
        "her own seat, though another one is free before it"
    )
    driver.agreed(EVE, c.Sit, seat=2)
    driver.do(EVE, c.Stand, seat=2)
    driver.do(ZOE, c.Stand, seat=3)
    assert driver.no(EVE, c.Sit, seat=3).key == "refusal.seat_secret"
    assert projection.you(driver.table, EVE, None).open == [2]
    for again in (table_from_events("t1", driver.log), load_snapshot("t1", dump(driver.table))):
        assert again.seen_hands == driver.table.seen_hands
        assert again.open_to(EVE.id) == [2]
        assert again.open_to(BOB.id) == []


def test_several_seats_taken_before_the_start_stay_with_their_player() -> None:
    driver = TableDriver(3).seat(ANA, ANA, BOB).start()
    driver.do(ANA, c.Stand, seat=0)
    driver.do(ANA, c.Stand, seat=1)
    driver.do(BOB, c.Stand, seat=2)
    assert driver.table.open_to(ANA.id) == [0, 1]
    driver.do(ANA, c.Sit, seat=1)
    driver.do(ANA, c.Sit, seat=0)
    assert driver.no(ANA, c.Sit, seat=2).key == "refusal.seat_secret"


def test_who_held_several_seats_may_not_look_into_one_that_another_took_over() -> None:
    driver = TableDriver(4, seed=3).seat(ANA, ANA, EVE, ZOE).start()
    driver.do(ANA, c.Stand, seat=1)
    driver.agreed(BOB, c.Sit, seat=1)
    driver.act()
    driver.do(BOB, c.Stand, seat=1)
    assert driver.no(ANA, c.Sit, seat=1).key == "refusal.seat_secret", (
        "what lies there is his by now"
    )
    driver.do(ANA, c.Stand, seat=0)
    assert driver.table.open_to(ANA.id) == [0]
    for again in (table_from_events("t1", driver.log), load_snapshot("t1", dump(driver.table))):
        assert again.open_to(ANA.id) == [0]
        assert again.open_to(BOB.id) == [1]
    driver.agreed(KIM, c.Sit, seat=1)
    driver.do(KIM, c.Stand, seat=1)
    assert driver.table.open_to(BOB.id) == []
    driver.agreed(BOB, c.Sit, seat=1)
    assert driver.table.seats_of(BOB.id) == [1], (
        "who knows no other seat comes back, but asks where somebody else sat meanwhile"
    )


def test_a_seat_left_before_the_start_holds_no_secret() -> None:
    driver = TableDriver(2).seat(ANA, BOB)
    driver.do(BOB, c.Stand, seat=1)
    driver.do(ANA, c.Stand, seat=0)
    driver.do(BOB, c.Sit, seat=0)
    driver.do(ANA, c.Sit, seat=1)
    driver.start()
    assert driver.table.seen_hands == {ANA.id: {1}, BOB.id: {0}}


def test_over_is_over(game: str) -> None:
    players = min(load(game).meta.players)
    driver = TableDriver(players, game=game).seat(ANA, *["random"] * (players - 1)).start().finish()
    for kind, values in (
        (c.Sit, {"seat": 1}), (c.Stand, {"seat": 0}), (c.Bot, {"seat": 1, "level": None}),
        (c.Start, {}), (c.Undo, {}),
        (c.Resign, {"seat": 0}),
        (c.Act, {"seat": 0, "action": "build louvre", "version": driver.table.version}),
    ):  # fmt: skip
        assert driver.no(ANA, kind, **values).code == "over"
    assert driver.table.to_act is None
    driver.say(ANA, "well played")


def test_rematch_once_for_all() -> None:
    driver = TableDriver(3).seat(ANA, BOB, "middle").start().finish()
    assert driver.no(EVE, c.Rematch).key == "refusal.seated_only"
    driver.do(BOB, c.Rematch)
    assert driver.table.rematch == projection.info(driver.table).rematch == "t2"
    assert driver.do(ANA, c.Rematch).events == []
    told = msgspec.json.decode(projection.entries(driver.table, None)[-1])
    assert (told["kind"], told["seat"], told["table"]) == ("rematch", 1, "t2"), "who asks is told"
    after = table_from_events("t2", next_table(driver.table, BOB.id, 9.0))
    assert after.status == "open"
    assert [(one.kind, one.name) for one in after.seats] == [
        (one.kind, one.name) for one in driver.table.seats
    ]
    assert after.host == BOB.id


def test_who_is_blocked_or_banned_has_no_seat_at_the_next_table() -> None:
    driver = TableDriver(4).seat(ANA, BOB, EVE, ZOE).start().finish()

    def stays(asker: Player) -> list[str | None]:
        log = next_table(driver.table, asker.id, 9.0, driver.apart, driver.may_sit)
        return [one.player for one in table_from_events("t2", log).seats]

    a, b, e, z = (one.id for one in (ANA, BOB, EVE, ZOE))
    assert stays(BOB) == [a, b, e, z]
    driver.blocks = {frozenset((a, b))}
    assert stays(BOB) == [None, b, e, z], "who asks stays"
    assert stays(EVE) == [a, None, e, z], "of two others who sits first"
    driver.banned = {z}
    assert stays(EVE) == [a, None, e, None]
    driver.blocks = {frozenset((a, b)), frozenset((b, e))}
    assert stays(EVE) == [a, None, e, None]
    assert stays(BOB) == [None, b, None, None]


def test_a_new_name_at_the_table() -> None:
    driver = TableDriver(2).seat(ANA, ANA)
    renamed = Player(ANA.id, "Anna")
    assert rename(driver.table, BOB, 1.0, driver.chance).events == []
    driver.log += rename(driver.table, renamed, 1.0, driver.chance).events
    assert [one.name for one in driver.table.seats] == ["Anna", "Anna"]
    assert rename(driver.table, renamed, 1.0, driver.chance).events == []


def test_a_seat_with_a_name_of_its_own() -> None:
    driver = TableDriver(2).seat(ANA)
    driver.do(ANA, c.Sit, seat=1, name="  Uncle   Léon ")
    assert [one.name for one in driver.table.seats] == ["Ana", "Uncle Léon"]
    driver.log += rename(driver.table, Player(ANA.id, "Anna"), 1.0, driver.chance).events
    assert [one.name for one in driver.table.seats] == ["Anna", "Uncle Léon"]
    assert rename(driver.table, Player(ANA.id, "Anna"), 1.0, driver.chance).events == []
    again = table_from_events("t1", driver.log)
    assert again.seats == driver.table.seats
    assert load_snapshot("t1", dump(again)).seats == again.seats
    driver.do(ANA, c.Stand, seat=1)
    driver.do(ANA, c.Sit, seat=1)
    assert not driver.table.seats[1].own, "it went with whoever bore it"


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\u200bb", "\x07"])
def test_what_is_no_name(name: str) -> None:
    refusal = TableDriver(2).no(ANA, c.Sit, seat=0, name=name)
    assert (refusal.code, refusal.key, refusal.args_) == ("malformed", "refusal.name", {"most": 30})


def test_the_next_table_keeps_game_and_names(game: str) -> None:
    players = min(load(game).meta.players)
    driver = TableDriver(players, game=game).seat(ANA)
    for seat in range(1, players):
        driver.do(ANA, c.Sit, seat=seat, name="Zoë")
    driver.start().finish()
    after = table_from_events("t2", next_table(driver.table, ANA.id, 9.0))
    assert [(one.name, one.own) for one in after.seats] == [("Ana", False)] + [("Zoë", True)] * (
        players - 1
    )
    assert (after.game.meta.id, after.options) == (game, driver.table.options)


def test_a_resend_is_harmless(game: str) -> None:
    driver = TableDriver(min(load(game).meta.players), game=game)
    first = driver.do(ANA, c.Sit, command_id="same", seat=0)
    again = driver.do(ANA, c.Sit, command_id="same", seat=0)
    assert again.events == []
    assert again.version == first.version
    driver.table = table_from_events("t1", driver.log)
    assert driver.do(ANA, c.Sit, command_id="same", seat=0).events == []
    assert driver.do(BOB, c.Sit, command_id="same", seat=1).events, "the id is one player's own"


def test_a_bot_that_there_is_not_names_those_there_are() -> None:
    driver = TableDriver(3).seat(ANA, "random")
    for seat in (1, 2):
        no = driver.no(ANA, c.Bot, seat=seat, level="genius")
        assert (no.code, no.key) == ("notation", "refusal.no_level")
        assert no.args_ == {"levels": ", ".join(LEVELS)}


def test_a_bot_that_is_gone_keeps_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai, "LEVEL_BY_NAME", {**ai.LEVEL_BY_NAME, "gone": ai.Level("random")})
    driver = TableDriver(2).seat(ANA, "gone")
    driver.do(ANA, c.Start)
    monkeypatch.undo()
    for table in (
        table_from_events("t1", driver.log),
        load_snapshot("t1", dump(driver.table)),
    ):
        assert table.seats[1].level == "gone"
        assert projection.info(table).seats[1].level == "gone"
        assert table.bot_of(1) == "gone"
    driver.do(ANA, c.Bot, seat=1, level="greedy")
    assert driver.table.seats[1].level == "greedy"
