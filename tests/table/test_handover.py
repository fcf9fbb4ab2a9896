"""Seats change hands in a running game by consent of all people, and never so that one could look into a second hand."""

from __future__ import annotations

import pytest

from lutetia.table import commands as c
from lutetia.table import project
from lutetia.table.people import Player
from lutetia.table.snapshot import freeze, thaw
from lutetia.table.table import Table
from lutetia.table.verbs.handover import MOST_WISHES
from tests.table.bench import ANA, BOB, EVE, KIM, ZOE, Bench, fingerprint


def seats(bench: Bench) -> list[str | None]:
    return [chair.player or chair.level for chair in bench.table.chairs]


def same_again(bench: Bench) -> None:
    """The request survives a replay and a snapshot."""
    for again in (Table.from_events("t1", bench.log), thaw("t1", freeze(bench.table))):
        assert fingerprint(again) == fingerprint(bench.table)
        assert (again.wish, again.wishes) == (bench.table.wish, bench.table.wishes)


def test_one_alone_among_bots_looks_into_none_of_them(game: str) -> None:
    """The attack: free a bot's seat, sit there with a second account, read, stand up."""
    bench = Bench(3 if game == "connection" else 2, game=game)
    bench.seat(ANA, *["random"] * (bench.table.players - 1)).start()
    for seat in range(1, bench.table.players):
        assert bench.no(KIM, c.Sit, seat=seat).key == "refusal.seat_few", "straight at the bot"
        bench.do(ANA, c.Bot, seat=seat, level=None)
        assert bench.no(KIM, c.Sit, seat=seat).key == "refusal.seat_few"
        assert bench.no(KIM, c.Chat, text=f"/join {seat + 1}").key == "refusal.seat_few"
        assert bench.no(ANA, c.Sit, seat=seat).key == "refusal.seat_secret"
    bench.do(ANA, c.Stand, seat=0)
    for who in (KIM, ANA):
        assert bench.table.open_to(who.id, "ask") == []
    assert (bench.table.open_to(KIM.id), bench.table.open_to(ANA.id)) == ([], [0])


def test_who_opened_a_table_of_bots_looks_into_none_of_them() -> None:
    bench = Bench(3)
    for seat in range(3):
        bench.do(ANA, c.Bot, seat=seat, level="random")
    bench.do(ANA, c.Start)
    bench.do(ANA, c.Bot, seat=1, level=None)
    for who in (ANA, KIM):
        assert bench.no(who, c.Sit, seat=1).key == "refusal.seat_few"


def test_the_hand_of_who_left_is_no_accomplices(game: str) -> None:
    bench = Bench.of(game)
    bench.do(BOB, c.Stand, seat=1)
    if bench.table.players == 2:
        assert bench.no(KIM, c.Sit, seat=1).key == "refusal.seat_few"
    else:
        bench.do(KIM, c.Sit, seat=1)
        bench.do(ANA, c.Answer, yes=True)
        assert seats(bench)[1] is None, "Eve was asked as well"
        bench.do(EVE, c.Answer, yes=False)
    assert seats(bench)[1] is None
    bench.do(BOB, c.Sit, seat=1)


def test_a_newcomer_takes_a_seat_when_all_people_agree() -> None:
    bench = Bench(4).seat(ANA, BOB, "random", "middle").start()
    assert bench.table.open_to(KIM.id, "ask") == [2, 3]
    done = bench.do(KIM, c.Sit, seat=2)
    assert [event["kind"] for event in done.events] == ["wished"]
    ask = project.info(bench.table).ask
    assert (ask.what, ask.by, ask.seat, ask.name, ask.yes, ask.need) == (
        "sit", None, 2, "Kim", [], [0, 1],
    )  # fmt: skip
    assert project.you(bench.table, KIM, None).asks is True
    assert project.you(bench.table, ANA, 0).asks is False
    assert project.eyes(bench.table, KIM.id) is None
    same_again(bench)
    assert bench.no(KIM, c.Answer, yes=True).key == "refusal.own_question"
    assert bench.no(EVE, c.Answer, yes=True).key == "refusal.not_asked"
    assert bench.no(EVE, c.Sit, seat=3).key == "refusal.asked_already"
    bench.do(ANA, c.Answer, yes=True, what="sit")
    assert project.info(bench.table).ask.yes == [0]
    assert bench.no(ANA, c.Answer, yes=True).key == "refusal.answered_already"
    same_again(bench)
    bench.act()
    assert bench.table.wish is not None, "a move does not drop it"
    assert [event["kind"] for event in bench.say(BOB, "/yes").events] == ["answered", "sat"]
    assert seats(bench) == [ANA.id, BOB.id, KIM.id, "middle"]
    same_again(bench)
    bench.do(KIM, c.Stand, seat=2)
    assert bench.no(KIM, c.Sit, seat=3).key == "refusal.seat_secret"


def test_bots_play_on_while_a_seat_is_asked_for() -> None:
    bench = Bench(4).seat(ANA, BOB, "random", "middle").start()
    bench.until(lambda table: table.bot_to_act() is not None)
    turn = bench.table.bot_to_act()
    bench.do(KIM, c.Sit, seat=3)
    assert bench.table.bot_to_act() == turn, "else anybody passing by could stop a game"


def test_going_back_can_be_asked_for_meanwhile_and_each_gets_its_answer() -> None:
    bench = Bench(3, seed=2).seat(ANA, BOB, "random").start()
    bench.until(lambda table: table.to_act == 0).act()
    bench.until(lambda table: table.to_act == 1).act()
    bench.do(KIM, c.Sit, seat=2)
    if bench.table.to_act == 2:
        bench.act()
    ply = bench.table.ply
    bench.do(ANA, c.Undo)
    assert project.info(bench.table).ask.what == "undo"
    assert bench.no(BOB, c.Answer, yes=True, what="bot").key == "refusal.nothing_asked"
    bench.do(BOB, c.Answer, yes=True, what="sit")
    assert bench.table.ply == ply
    bench.do(BOB, c.Answer, yes=True, what="undo")
    assert bench.table.ply < ply
    bench.do(ANA, c.Answer, yes=True)
    assert seats(bench)[2] == KIM.id


def test_one_no_ends_it_and_asking_is_limited() -> None:
    bench = Bench(3).seat(ANA, BOB, "random").start()
    for n in range(MOST_WISHES):
        bench.do(KIM, c.Sit, seat=2)
        bench.do(KIM if n == 0 else BOB, c.Answer, yes=False)
        assert (bench.table.wish, seats(bench)[2]) == (None, "random")
        same_again(bench)
    no = bench.no(KIM, c.Sit, seat=2)
    assert (no.code, no.key) == ("forbidden", "refusal.wishes_used")
    assert thaw("t1", freeze(bench.table)).wishes == {KIM.id: MOST_WISHES}


def test_a_bot_comes_and_goes_by_consent_where_other_people_play() -> None:
    bench = Bench(4).seat(ANA, BOB, EVE, "top").start()
    for level in ("random", None):
        assert [e["kind"] for e in bench.do(ANA, c.Bot, seat=3, level=level).events] == ["wished"]
        assert project.info(bench.table).ask.what == "bot"
        assert project.info(bench.table).ask.by == 0
        bench.do(BOB, c.Answer, yes=True)
        bench.do(EVE, c.Answer, yes=False)
        assert seats(bench)[3] == "top"
    bench.agreed(ANA, c.Bot, seat=3, level=None)
    assert seats(bench)[3] is None
    bench.agreed(BOB, c.Bot, seat=3, level="greedy")
    assert seats(bench)[3] == "greedy"
    alone = Bench(2).seat(ANA, "top").start()
    alone.do(ANA, c.Bot, seat=1, level="random")
    assert seats(alone)[1] == "random"


@pytest.mark.parametrize("leaver", [BOB, EVE])
def test_who_leaves_is_asked_no_more_but_two_must_stay(leaver: Player) -> None:
    bench = Bench(4).seat(ANA, BOB, EVE, "top").start()
    bench.do(KIM, c.Sit, seat=3)
    bench.do(ANA, c.Answer, yes=True)
    bench.do(BOB, c.Answer, yes=True)
    bench.do(leaver, c.Stand, seat=1 if leaver is BOB else 2)
    if leaver is EVE:
        assert seats(bench)[3] == KIM.id
        return
    bench.do(ANA, c.Stand, seat=0)
    assert bench.no(ZOE, c.Answer, yes=True).key == "refusal.not_asked"
    bench.do(EVE, c.Answer, yes=True)
    assert seats(bench)[3] == "top", "one alone cannot let anybody in"
    same_again(bench)


def test_resigning_does_not_hold_up_the_others() -> None:
    bench = Bench(4).seat(ANA, BOB, EVE, "top").start()
    bench.do(KIM, c.Sit, seat=3)
    for who in (ANA, BOB):
        bench.do(who, c.Answer, yes=True)
    bench.do(EVE, c.Resign, seat=2)
    assert seats(bench)[3] == KIM.id


def test_a_name_of_ones_own_comes_along() -> None:
    bench = Bench(3).seat(ANA, BOB, "random").start()
    bench.agreed(KIM, c.Sit, seat=2, name="Uncle Léon")
    chair = bench.table.chairs[2]
    assert (chair.name, chair.own) == ("Uncle Léon", True)
