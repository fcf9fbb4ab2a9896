"""Stirring a sealed deal: everybody promises, everybody shows, and nobody can have it again."""

from __future__ import annotations

import pytest

from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.deal import scheme
from lutetia.table.events import timing
from lutetia.table.fold import table_from_events
from lutetia.table.handlers.stir import ARRIVE, PROMISE, SHOW, SHOW_SLOWLY, due
from lutetia.table.refusals import TableRefusal
from lutetia.table.snapshot import dump, load_snapshot
from tests.table.deal.sealed_driver import SealedDriver
from tests.table.table_driver import ANA, BOB, EVE, KIM, ZOE, TableDriver, fingerprint

PEOPLE = (ANA, BOB, EVE, ZOE)


def why(no: TableRefusal) -> str:
    assert no.key == "refusal.malformed"
    return str(no.text.args["why"])


def kinds(driver: TableDriver) -> list[str]:
    return [event["kind"] for event in driver.log]


def test_the_root_is_the_second_event_before_anybody_sits() -> None:
    driver = SealedDriver(2)
    assert kinds(driver) == ["created", "sealed"]
    assert driver.deal.roots == [scheme.Tree(bytes(range(32)), "t1").root.hex()]


def test_everybody_promises_and_shows_and_then_it_begins(game: str) -> None:
    driver = SealedDriver.of(game)
    seats = list(range(driver.table.players))
    driver.promise()
    assert driver.table.status == "open"
    driver.start()
    assert (driver.deal.phase, driver.table.status) == ("show", "open")
    driver.show(*seats[:-1])
    assert driver.table.status == "open"
    driver.show(seats[-1])
    assert driver.table.status == "playing"
    assert driver.deal.seats == seats
    assert driver.deal.away == []
    shown = [(seat, driver.bytes_of(seat)) for seat in seats]
    root = bytes.fromhex(driver.deal.roots[0])
    assert driver.deal.stirred == scheme.entropy("t1", root, shown).hex()
    draws = [event for event in driver.log if event["kind"] == "chance"]
    assert [event["n"] for event in draws] == list(range(len(draws)))


def test_whoever_promises_after_the_start_was_asked_for_is_waited_for() -> None:
    driver = SealedDriver(2).seat(ANA, BOB).start()
    assert isinstance(driver, SealedDriver)
    assert driver.deal.phase == "promise"
    assert due(driver.table) == driver.now + ARRIVE, "the table is new"
    driver.promise(0)
    assert driver.deal.phase == "promise"
    driver.promise(1)
    assert driver.deal.phase == "show"
    driver.show()
    assert driver.table.status == "playing"


def test_whoever_does_not_promise_is_not_waited_for_long() -> None:
    driver = SealedDriver(2).seat(ANA, BOB)
    driver.now += ARRIVE
    driver.promise(0)
    driver.start()
    assert driver.wait(PROMISE / 2).events == []
    driver.wait(PROMISE / 2)
    driver.show(0)
    assert (driver.deal.seats, driver.deal.away) == ([0], [1])
    assert driver.table.status == "playing"


def test_whoever_does_not_show_is_left_out_after_one_round_more() -> None:
    driver = SealedDriver(3).seat(ANA, BOB, EVE)
    driver.promise()
    driver.start()
    driver.show(0, 2)
    driver.wait(SHOW)
    assert (driver.deal.phase, driver.deal.seats, len(driver.deal.rounds)) == ("promise", [0, 2], 2)
    assert driver.no(BOB, c.Promise, seat=1, hash="1" * 64).text.args == {
        "why": "too late, or not asked"
    }
    old = driver.deal.rounds[0].promises[0]
    assert why(driver.no(ANA, c.Promise, seat=0, hash=old)) == "promised before"
    driver.promise(0, 2)
    driver.show(2)
    driver.wait(SHOW)
    assert driver.table.status == "playing", "there is no third round"
    assert (driver.deal.seats, driver.deal.away) == ([2], [0, 1])
    assert [entry["again"] for entry in told(driver) if entry["kind"] == "stirring"] == [
        False,
        True,
    ]


def told(driver: TableDriver) -> list[dict[str, object]]:
    import msgspec

    return [msgspec.json.decode(raw) for raw in projection.entries(driver.table, None)]


def test_bots_and_people_who_are_away_do_not_stir_and_the_log_says_so() -> None:
    driver = SealedDriver(3).seat(ANA, BOB, "greedy")
    driver.online = {ANA.id}
    driver.promise(0, 1)
    driver.start()
    driver.show()
    [entry] = [entry for entry in told(driver) if entry["kind"] == "stirred"]
    assert (entry["seats"], entry["away"]) == ([0], [1])


def test_bots_alone_begin_at_once() -> None:
    driver = SealedDriver(2).seat("greedy", "greedy").start()
    assert driver.table.status == "playing"


def test_one_person_stirs_once_however_many_seats_are_theirs() -> None:
    driver = SealedDriver(3).seat(ANA, ANA, BOB)
    assert driver.table.stirrers() == [0, 2]
    assert driver.no(ANA, c.Promise, seat=1, hash="1" * 64).text.args == {
        "why": "another seat of yours stirs"
    }
    assert driver.no(ANA, c.Promise, seat=2, hash="1" * 64).key == "refusal.not_your_seat"


def test_no_seat_changes_hands_while_it_is_stirred() -> None:
    """Else whoever sees what the others show could have it done again."""
    driver = SealedDriver(2).seat(ANA, BOB)
    driver.promise()
    driver.start()
    assert driver.no(BOB, c.Stand, seat=1).key == "refusal.started"
    assert driver.no(ANA, c.Start).key == "refusal.started"
    assert driver.no(KIM, c.Sit, seat=1).key == "refusal.started"
    assert driver.no(ANA, c.Bot, seat=1, level="greedy").key == "refusal.started"


def test_a_promise_goes_with_whoever_made_it() -> None:
    driver = SealedDriver(2).seat(ANA, BOB)
    driver.promise()
    driver.do(BOB, c.Stand, seat=1)
    assert list(driver.deal.round.promises) == [0]
    driver.do(EVE, c.Sit, seat=1)
    driver.start()
    assert driver.deal.phase == "promise"


def test_only_what_was_promised_is_shown() -> None:
    driver = SealedDriver(2).seat(ANA, BOB)
    assert driver.no(ANA, c.Show, seat=0, bytes="1" * 64).text.args == {
        "why": "too late, or not asked"
    }
    driver.promise()
    driver.start()
    assert driver.no(ANA, c.Show, seat=0, bytes="1" * 64).text.args == {
        "why": "not what was promised"
    }
    driver.show(0)
    shown = driver.bytes_of(0).hex()
    assert driver.no(ANA, c.Show, seat=0, bytes=shown).text.args == {
        "why": "too late, or not asked"
    }


def test_a_table_that_is_not_sealed_is_not_stirred() -> None:
    driver = TableDriver(2).seat(ANA, BOB)
    assert driver.no(ANA, c.Promise, seat=0, hash="1" * 64).text.args == {
        "why": "the deal is not sealed"
    }
    assert driver.no(ANA, c.Show, seat=0, bytes="1" * 64).text.args == {
        "why": "the deal is not sealed"
    }


@pytest.mark.parametrize("pace", ["daily", "slow"])
def test_at_a_slow_table_a_promise_counts_though_its_maker_is_away(pace: str) -> None:
    driver = SealedDriver(2, timing=timing(pace, "keeper")).seat(ANA, BOB)  # type: ignore[arg-type]
    driver.promise()
    driver.online = {ANA.id}
    driver.start()
    assert driver.deal.seats == [0, 1]
    assert due(driver.table) == driver.now + SHOW_SLOWLY
    assert 2 * SHOW_SLOWLY <= 600
    driver.show(0)
    driver.wait(SHOW_SLOWLY)
    driver.promise(0)
    driver.show(0)
    assert driver.deal.away == [1]


def test_a_table_is_the_same_from_its_log_and_from_its_snapshot() -> None:
    driver = SealedDriver(3).seat(ANA, BOB, "greedy")
    driver.promise()
    driver.start()
    steps = [lambda: driver.show(0), lambda: driver.show(1), driver.act, driver.finish]
    for step in [lambda: None, *steps]:
        step()
        again = table_from_events("t1", driver.log)
        assert fingerprint(again) == fingerprint(driver.table)
        kept = load_snapshot("t1", dump(driver.table))
        assert fingerprint(kept) == fingerprint(driver.table)
        assert kept.deal == again.deal == driver.deal


def test_neither_log_nor_snapshot_holds_the_master_secret_before_the_end() -> None:
    driver = SealedDriver(2).seat(ANA, BOB)
    driver.begin()
    driver.act()
    master = driver.envelope.master
    for form in (master.hex().encode(), master):
        assert form not in repr(driver.log).encode() + dump(driver.table)
    driver.finish()
    assert driver.log[-1]["kind"] == "opened"
    assert driver.deal.master == master.hex()


def test_the_master_secret_is_shown_however_the_game_ends() -> None:
    for end in (c.Resign, "agreed"):
        driver = SealedDriver(2).seat(ANA, BOB)
        driver.begin()
        if end is c.Resign:
            driver.do(ANA, c.Resign, seat=0)
        else:
            driver.do(ANA, c.End)
            driver.do(BOB, c.Answer, yes=True)
        assert kinds(driver)[-2:] == ["over", "opened"]


def test_without_its_secrets_a_table_goes_on_and_says_so() -> None:
    driver = SealedDriver(2).seat(ANA, BOB)
    driver.begin()
    driver.chance = driver.chance.plain  # type: ignore[attr-defined]
    driver.finish()
    assert kinds(driver).count("unsealed") == 1
    assert "opened" not in kinds(driver)


def test_a_second_root_is_in_the_log_before_its_first_draw() -> None:
    driver = SealedDriver(2).seat(ANA, BOB)
    driver.begin()
    driver.deal.next = scheme.LEAVES
    before = len(driver.log)
    driver.until(lambda table: any(event["kind"] == "chance" for event in driver.log[before:]))
    found = next(n for n, kind in enumerate(kinds(driver)) if kind == "chance" and n >= before)
    assert kinds(driver)[found - 1] == "sealed"
    assert driver.log[found]["n"] == scheme.LEAVES  # type: ignore[typeddict-item]
    assert driver.deal.roots[1] == scheme.Tree(driver.envelope.master, "t1", 256).root.hex()
