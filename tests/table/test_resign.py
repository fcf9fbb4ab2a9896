"""Giving up, with two, three and four players."""

from __future__ import annotations

import pytest

from lutetia.games import IDS, load
from lutetia.table import commands as c
from lutetia.table import project
from lutetia.table.table import Table
from lutetia.table.verbs.undo import offer
from tests.table.bench import ANA, BOB, EVE, ZOE, Bench, fingerprint

PEOPLE = (ANA, BOB, EVE, ZOE)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", [game for game in IDS if 2 in load(game).meta.players])
def test_two_players(game: str, seat: int) -> None:
    bench = Bench(2, game=game).seat(ANA, BOB).start()
    bench.act()
    done = bench.do(PEOPLE[seat], c.Resign, seat=seat)
    assert [event["kind"] for event in done.events] == ["resigned", "over"]
    assert bench.table.status == "over"
    end = project.outcome(bench.table)
    assert end is not None
    assert end.reason == "resigned"
    assert end.ranks[1 - seat] == 1
    assert end.ranks[seat] == 2
    assert end.resigned == [seat]


@pytest.mark.parametrize("players", [3, 4])
def test_played_on_by_a_bot_and_ranked_last(players: int) -> None:
    bench = Bench(players, seed=6).seat(*PEOPLE[:players]).start()
    bench.do(ANA, c.Resign, seat=0)
    assert bench.table.status == "playing"
    assert project.info(bench.table).seats[0].resigned
    bench.until(lambda table: table.to_act == 0)
    assert bench.table.bot_to_act() == (0, "greedy")
    assert not project.may_act(bench.table, ANA.id)
    assert (
        bench.no(ANA, c.Act, seat=0, action="build louvre", version=bench.table.version).key
        == "refusal.seat_resigned"
    )
    for kind, values in (
        (c.Resign, {"seat": 0}),
        (c.Stand, {"seat": 0}),
        (c.Bot, {"seat": 0, "level": "top"}),
    ):
        assert bench.no(ANA, kind, **values).key == "refusal.seat_resigned"
    assert bench.no(BOB, c.Sit, seat=0).key == "refusal.seat_resigned"
    assert offer(bench.table, ANA.id) is None
    bench.finish()
    end = project.outcome(bench.table)
    assert end is not None
    assert end.ranks[0] == players
    assert sorted(end.ranks)[0] == 1
    assert end.reason == "rounds"


@pytest.mark.parametrize("players", [3, 4])
def test_the_last_one_wins(players: int) -> None:
    bench = Bench(players).seat(*PEOPLE[:players]).start()
    for seat in range(players - 1):
        assert bench.table.status == "playing"
        bench.do(PEOPLE[seat], c.Resign, seat=seat)
    assert bench.table.status == "over"
    end = project.outcome(bench.table)
    assert end is not None
    assert end.ranks == [players - seat for seat in range(players)], "whoever gave up first is last"
    assert fingerprint(Table.from_events("t1", bench.log)) == fingerprint(bench.table)


def test_against_bots_one_resignation_does_not_end_it() -> None:
    bench = Bench(3).seat(ANA, "random", "random").start()
    bench.do(ANA, c.Resign, seat=0)
    assert bench.table.status == "playing"
    bench.finish()


def test_a_resigned_seat_has_no_say_about_taking_back() -> None:
    bench = Bench(3, seed=4).seat(ANA, BOB, EVE).start()
    for _ in range(6):
        bench.act()
    bench.do(EVE, c.Resign, seat=2)
    while offer(bench.table, ANA.id) != "ask":
        bench.act()
    bench.do(ANA, c.Undo)
    assert bench.table.needed() == [1]


def test_which_of_several_seats() -> None:
    bench = Bench(3).seat(ANA, ANA, BOB).start()
    assert bench.no(ANA, c.Chat, text="/resign").key == "refusal.which_seat"
    bench.say(ANA, "/resign grey")
    assert bench.table.resigned == [1]
    bench.say(ANA, "/resign")
    assert bench.table.status == "over"
