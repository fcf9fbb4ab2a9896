"""A game that is stuck ends when all people agree to count it; bots agree, and bots alone do not go on for ever."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from lutetia.engine import record as records
from lutetia.engine.errors import RecordError
from lutetia.table import commands as c
from lutetia.table import project
from lutetia.table.people import Player
from lutetia.table.records import opening, record
from lutetia.table.snapshot import freeze, thaw
from lutetia.table.table import Table
from lutetia.table.verbs import settle
from tests.table.bench import ANA, BOB, EVE, Bench, Seeded, fingerprint

STUCK = Path(__file__).parent.parent / "golden" / "connection" / "nothing_but_trades_remains.toml"
POINTS = [69, 71, 67]

pytestmark = pytest.mark.rule("PC7.6")


def stuck(*people: Player | str | None) -> Bench:
    """Return a table at which only trades remain and rose is to act, with so many ``people``."""
    bench = Bench(3, game="connection")
    bench.log = opening(records.read(STUCK), ANA.id, 5.0)
    bench.table = Table.from_events("t1", bench.log)
    return bench.seat(*people)


def counted(bench: Bench) -> dict[str, Any]:
    """Return the outcome, after a look at what everybody is told of it."""
    end = project.outcome(bench.table)
    assert end is not None
    assert bench.table.status == "over"
    assert fingerprint(Table.from_events("t1", bench.log)) == fingerprint(bench.table)
    assert fingerprint(thaw("t1", freeze(bench.table))) == fingerprint(bench.table)
    return end


def offered(bench: Bench, who: Player) -> str | None:
    return project.turn(bench.table, who.id, 0, [])["end"]


def test_it_is_offered_only_where_the_rules_bring_no_end() -> None:
    bench = Bench(3, game="connection").seat(ANA, BOB, EVE).start()
    assert offered(bench, ANA) is None
    assert bench.no(ANA, c.End).key == "refusal.not_stuck"
    assert bench.table.state is not None
    with pytest.raises(ValueError, match="stuck"):
        bench.table.state.counted()
    bench = stuck(ANA, BOB, EVE)
    assert offered(bench, ANA) == offered(bench, BOB) == "ask"
    assert bench.table.state is not None
    assert bench.table.state.prompt()[0]["key"] == "connection.prompt.stuck"
    bench.act()  # in the middle of a trade
    assert offered(bench, ANA) is None
    assert bench.no(EVE, c.End).key == "refusal.not_stuck"
    outsider = Player("p-out", "Out")
    assert bench.no(outsider, c.End).key == "refusal.seated_only"


def test_all_people_agree() -> None:
    bench = stuck(ANA, BOB, EVE)
    assert [event["kind"] for event in bench.do(BOB, c.End).events] == ["asked"]
    ask = project.info(bench.table)["ask"]
    assert (ask["what"], ask["by"], ask["to"], ask["need"]) == ("end", 1, None, [0, 2])
    assert offered(bench, ANA) is None
    assert bench.no(ANA, c.End).key == "refusal.asked_already"
    assert [event["kind"] for event in bench.do(EVE, c.Answer, yes=True).events] == ["answered"]
    assert [event["kind"] for event in bench.say(ANA, "/yes").events] == [
        "answered",
        "agreed",
        "over",
    ]
    end = counted(bench)
    assert (list(end["scores"]), list(end["ranks"]), end["reason"]) == (POINTS, [2, 1, 3], "agreed")


def test_one_no_and_the_game_goes_on() -> None:
    bench = stuck(ANA, BOB, EVE)
    bench.say(ANA, "/end")
    bench.do(EVE, c.Answer, yes=False)
    assert (bench.table.ask, bench.table.status) == (None, "playing")
    bench.say(ANA, "/end")
    bench.act()
    assert (bench.table.ask, bench.table.status) == (None, "playing"), "a move drops the question"


def test_against_bots_it_ends_at_once() -> None:
    bench = stuck(ANA, "top", "greedy")
    assert offered(bench, ANA) == "free"
    assert [event["kind"] for event in bench.do(ANA, c.End).events] == ["agreed", "over"]
    assert counted(bench)["reason"] == "agreed"


def test_bots_alone_do_not_go_on_for_ever() -> None:
    bench = stuck(ANA, "greedy", "greedy")
    done = bench.do(ANA, c.Resign, seat=0)
    assert [event["kind"] for event in done.events] == ["resigned", "agreed", "over"]
    end = counted(bench)
    assert (list(end["scores"]), list(end["ranks"]), end["resigned"]) == (POINTS, [3, 1, 2], [0])


def test_a_free_seat_waits_for_somebody() -> None:
    bench = stuck(None, "greedy", "greedy")
    assert settle(bench.table, 6.0, Seeded()).events == []
    assert bench.table.status == "playing"


def test_its_record_comes_back_and_cannot_be_forged() -> None:
    bench = stuck(ANA, "top", "greedy")
    bench.do(ANA, c.End)
    text = record(bench.table, []).write()
    table = Table.from_events("t2", opening(records.parse(text), BOB.id, 6.0))
    settle(table, 6.0, Seeded())
    assert project.outcome(table) == project.outcome(bench.table)
    with pytest.raises(RecordError, match="result"):
        records.parse(text.replace("scores = [69", "scores = [79")).replay()
    early = Bench(3, game="connection").seat(ANA, ANA, ANA).start()
    for _ in range(12):
        early.act(random.Random(1).choice)
    forged = (
        record(early.table, [0, 1, 2]).write()
        + '\n[result]\nscores = [0, 0, 0]\nranks = [1, 1, 1]\nreason = "agreed"\n'
    )
    with pytest.raises(RecordError, match="result"):
        records.parse(forged).replay()
