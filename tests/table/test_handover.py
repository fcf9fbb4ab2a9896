"""Seats change hands in a running game by consent of all people,
and never so that one could look into a second hand."""

from __future__ import annotations

import pytest

from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.events import timing
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import pass_on
from lutetia.table.handlers.handover import MAX_WISHES
from lutetia.table.seating import Player
from lutetia.table.snapshot import dump, load_snapshot
from tests.table.table_driver import ANA, BOB, EVE, KIM, ZOE, TableDriver, fingerprint


def seats(driver: TableDriver) -> list[str | None]:
    return [one.player or one.level for one in driver.table.seats]


def same_again(driver: TableDriver) -> None:
    """The request survives a replay and a snapshot."""
    for again in (table_from_events("t1", driver.log), load_snapshot("t1", dump(driver.table))):
        assert fingerprint(again) == fingerprint(driver.table)
        assert (again.wish, again.wishes) == (driver.table.wish, driver.table.wishes)


def test_one_alone_among_bots_looks_into_none_of_them(game: str) -> None:
    """The attack: free a bot's seat, sit there with a second account, read, stand up."""
    driver = TableDriver(3 if game == "connection" else 2, game=game)
    driver.seat(ANA, *["random"] * (driver.table.players - 1)).start()
    for seat in range(1, driver.table.players):
        assert driver.no(KIM, c.Sit, seat=seat).key == "refusal.seat_few", "straight at the bot"
        driver.do(ANA, c.Bot, seat=seat, level=None)
        assert driver.no(KIM, c.Sit, seat=seat).key == "refusal.seat_few"
        assert driver.no(KIM, c.Chat, text=f"/join {seat + 1}").key == "refusal.seat_few"
        assert driver.no(ANA, c.Sit, seat=seat).key == "refusal.seat_secret"
    driver.do(ANA, c.Stand, seat=0)
    for who in (KIM, ANA):
        assert driver.table.open_to(who.id, "ask") == []
    assert (driver.table.open_to(KIM.id), driver.table.open_to(ANA.id)) == ([], [0])


def test_who_opened_a_table_of_bots_looks_into_none_of_them() -> None:
    driver = TableDriver(3)
    for seat in range(3):
        driver.do(ANA, c.Bot, seat=seat, level="random")
    driver.do(ANA, c.Start)
    driver.do(ANA, c.Bot, seat=1, level=None)
    for who in (ANA, KIM):
        assert driver.no(who, c.Sit, seat=1).key == "refusal.seat_few"


def test_the_hand_of_who_left_is_no_accomplices(game: str) -> None:
    driver = TableDriver.of(game)
    driver.do(BOB, c.Stand, seat=1)
    if driver.table.players == 2:
        assert driver.no(KIM, c.Sit, seat=1).key == "refusal.seat_few"
    else:
        driver.do(KIM, c.Sit, seat=1)
        driver.do(ANA, c.Answer, yes=True)
        assert seats(driver)[1] is None, "Eve was asked as well"
        driver.do(EVE, c.Answer, yes=False)
    assert seats(driver)[1] is None
    driver.do(BOB, c.Sit, seat=1)


def test_a_newcomer_takes_a_seat_when_all_people_agree() -> None:
    driver = TableDriver(4).seat(ANA, BOB, "random", "middle").start()
    assert driver.table.open_to(KIM.id, "ask") == [2, 3]
    done = driver.do(KIM, c.Sit, seat=2)
    assert [event["kind"] for event in done.events] == ["wished"]
    ask = projection.info(driver.table).ask
    assert (ask.what, ask.by, ask.seat, ask.name, ask.yes, ask.need) == (
        "sit", None, 2, "Kim", [], [0, 1],
    )  # fmt: skip
    assert projection.you(driver.table, KIM, None).asks is True
    assert projection.you(driver.table, ANA, 0).asks is False
    assert projection.eyes(driver.table, KIM.id) is None
    same_again(driver)
    assert driver.no(KIM, c.Answer, yes=True).key == "refusal.own_question"
    assert driver.no(EVE, c.Answer, yes=True).key == "refusal.not_asked"
    assert driver.no(EVE, c.Sit, seat=3).key == "refusal.asked_already"
    driver.do(ANA, c.Answer, yes=True, what="sit")
    assert projection.info(driver.table).ask.yes == [0]
    assert driver.no(ANA, c.Answer, yes=True).key == "refusal.answered_already"
    same_again(driver)
    driver.act()
    assert driver.table.wish is not None, "a move does not drop it"
    assert [event["kind"] for event in driver.say(BOB, "/yes").events] == ["answered", "sat"]
    assert seats(driver) == [ANA.id, BOB.id, KIM.id, "middle"]
    same_again(driver)
    driver.do(KIM, c.Stand, seat=2)
    assert driver.no(KIM, c.Sit, seat=3).key == "refusal.seat_secret"


def test_bots_play_on_while_a_seat_is_asked_for() -> None:
    driver = TableDriver(4).seat(ANA, BOB, "random", "middle").start()
    driver.until(lambda table: table.bot_to_act() is not None)
    turn = driver.table.bot_to_act()
    driver.do(KIM, c.Sit, seat=3)
    assert driver.table.bot_to_act() == turn, "else anybody passing by could stop a game"


def test_going_back_can_be_asked_for_meanwhile_and_each_gets_its_answer() -> None:
    driver = TableDriver(3, seed=2).seat(ANA, BOB, "random").start()
    driver.until(lambda table: table.to_act == 0).act()
    driver.until(lambda table: table.to_act == 1).act()
    driver.do(KIM, c.Sit, seat=2)
    if driver.table.to_act == 2:
        driver.act()
    ply = driver.table.ply
    driver.do(ANA, c.Undo)
    assert projection.info(driver.table).ask.what == "undo"
    assert driver.no(BOB, c.Answer, yes=True, what="bot").key == "refusal.nothing_asked"
    driver.do(BOB, c.Answer, yes=True, what="sit")
    assert driver.table.ply == ply
    driver.do(BOB, c.Answer, yes=True, what="undo")
    assert driver.table.ply < ply
    driver.do(ANA, c.Answer, yes=True)
    assert seats(driver)[2] == KIM.id


@pytest.mark.parametrize("how", ["block", "ban"])
@pytest.mark.parametrize("last", ["yes", "resign", "stand", "fall"])
def test_who_is_kept_away_by_now_gets_no_seat(how: str, last: str) -> None:
    driver = TableDriver(4, timing=timing("live", "loss")).seat(ANA, BOB, EVE, "middle").start()
    seat = driver.table.to_act
    assert seat is not None and seat < 3
    late, *others = (ANA, BOB, EVE)[seat:] + (ANA, BOB, EVE)[:seat]
    driver.do(KIM, c.Sit, seat=3)
    for who in others:
        driver.do(who, c.Answer, yes=True)
    if how == "block":
        driver.blocks = {frozenset((KIM.id, others[0].id))}
    else:
        driver.banned = {KIM.id}
    if last == "yes":
        driver.do(late, c.Answer, yes=True)
    elif last == "fall":
        driver.now += 1e5
        driver.fall()
    else:
        driver.do(late, c.Resign if last == "resign" else c.Stand, seat=seat)
    assert (driver.table.wish, driver.table.seats[3].level) == (None, "middle")
    same_again(driver)
    driver.blocks, driver.banned = set(), set()
    driver.do(KIM, c.Sit, seat=3)


def test_one_no_ends_it_and_asking_is_limited() -> None:
    driver = TableDriver(3).seat(ANA, BOB, "random").start()
    for n in range(MAX_WISHES):
        driver.do(KIM, c.Sit, seat=2)
        driver.do(KIM if n == 0 else BOB, c.Answer, yes=False)
        assert (driver.table.wish, seats(driver)[2]) == (None, "random")
        same_again(driver)
    no = driver.no(KIM, c.Sit, seat=2)
    assert (no.code, no.key) == ("forbidden", "refusal.wishes_used")
    assert load_snapshot("t1", dump(driver.table)).wishes == {KIM.id: MAX_WISHES}


def test_a_bot_comes_and_goes_by_consent_where_other_people_play() -> None:
    driver = TableDriver(4).seat(ANA, BOB, EVE, "top").start()
    for level in ("random", None):
        assert [e["kind"] for e in driver.do(ANA, c.Bot, seat=3, level=level).events] == ["wished"]
        assert projection.info(driver.table).ask.what == "bot"
        assert projection.info(driver.table).ask.by == 0
        driver.do(BOB, c.Answer, yes=True)
        driver.do(EVE, c.Answer, yes=False)
        assert seats(driver)[3] == "top"
    driver.agreed(ANA, c.Bot, seat=3, level=None)
    assert seats(driver)[3] is None
    driver.agreed(BOB, c.Bot, seat=3, level="greedy")
    assert seats(driver)[3] == "greedy"
    alone = TableDriver(2).seat(ANA, "top").start()
    alone.do(ANA, c.Bot, seat=1, level="random")
    assert seats(alone)[1] == "random"


@pytest.mark.parametrize("leaver", [BOB, EVE])
def test_who_leaves_is_asked_no_more_but_two_must_stay(leaver: Player) -> None:
    driver = TableDriver(4).seat(ANA, BOB, EVE, "top").start()
    driver.do(KIM, c.Sit, seat=3)
    driver.do(ANA, c.Answer, yes=True)
    driver.do(BOB, c.Answer, yes=True)
    driver.do(leaver, c.Stand, seat=1 if leaver is BOB else 2)
    if leaver is EVE:
        assert seats(driver)[3] == KIM.id
        return
    driver.do(ANA, c.Stand, seat=0)
    assert driver.no(ZOE, c.Answer, yes=True).key == "refusal.not_asked"
    driver.do(EVE, c.Answer, yes=True)
    assert seats(driver)[3] == "top", "one alone cannot let anybody in"
    same_again(driver)


def test_resigning_does_not_hold_up_the_others() -> None:
    driver = TableDriver(4).seat(ANA, BOB, EVE, "top").start()
    driver.do(KIM, c.Sit, seat=3)
    for who in (ANA, BOB):
        driver.do(who, c.Answer, yes=True)
    driver.do(EVE, c.Resign, seat=2)
    assert seats(driver)[3] == KIM.id


def test_a_name_of_ones_own_comes_along() -> None:
    driver = TableDriver(3).seat(ANA, BOB, "random").start()
    driver.agreed(KIM, c.Sit, seat=2, name="Uncle Léon")
    seat_state = driver.table.seats[2]
    assert (seat_state.name, seat_state.own) == ("Uncle Léon", True)


# --- a guest becomes an account -------------------------------------------------------------------

ACCOUNT = Player("p-account", "Kim", account=True)
"""The account to which Kim signs in, who has only been a guest so far."""


def pass_to(driver: TableDriver, guest: Player, to: Player) -> bool:
    """Let what ``guest`` has at the table be the account ``to``'s; False: it stays."""
    done = pass_on(driver.table, guest.id, to, driver.now, driver.chance)
    driver.log += [] if done is None else done.events
    same_again(driver)
    return done is not None


def test_who_has_asked_often_enough_asks_no_more_with_an_account() -> None:
    driver = TableDriver(3).seat(ANA, BOB, "random").start()
    for _ in range(MAX_WISHES):
        driver.do(KIM, c.Sit, seat=2)
        driver.do(BOB, c.Answer, yes=False)
    assert pass_to(driver, KIM, ACCOUNT)
    assert driver.no(ACCOUNT, c.Sit, seat=2).key == "refusal.wishes_used"


def test_the_account_of_who_left_comes_back_without_asking() -> None:
    driver = TableDriver(3).seat(ANA, BOB, EVE).start()
    driver.do(EVE, c.Stand, seat=2)
    eve = Player("p-account", "Eve", account=True)
    assert pass_to(driver, EVE, eve)
    assert driver.table.last_holder[2] == eve.id
    driver.do(eve, c.Sit, seat=2)
    assert seats(driver)[2] == eve.id


@pytest.mark.parametrize("has", ["a seat", "seen a hand", "asked"])
def test_nothing_passes_to_an_account_that_the_table_knows(has: str) -> None:
    driver = TableDriver(4).seat(ANA, BOB, "random", "middle")
    known = Player(ANA.id, ANA.name, account=True)
    if has != "a seat":
        driver.start()
    if has == "seen a hand":
        driver.do(ANA, c.Stand, seat=0)
    elif has == "asked":
        known = ACCOUNT
        driver.do(ACCOUNT, c.Sit, seat=2)
        driver.do(BOB, c.Answer, yes=False)
    assert not pass_to(driver, BOB, known)
    assert seats(driver)[1] == BOB.id
    assert pass_to(driver, BOB, Player("p-new", "Bob", account=True))
