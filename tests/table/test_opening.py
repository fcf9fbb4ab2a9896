"""Playing again: what the last game decides about the next (LC1.7), as long as the same people sit in the same seats."""

from __future__ import annotations

import pytest

from lutetia.engine.game import CHANCE
from lutetia.table import commands as c
from lutetia.table.snapshot import freeze, thaw
from lutetia.table.table import Table
from lutetia.table.verbs import do
from lutetia.table.verbs.begin import next_table
from tests.table.bench import ANA, BOB, EVE, Bench, Seeded


def again(bench: Bench) -> Table:
    """Return the table of the rematch, not begun yet."""
    table = Table.from_events("t2", next_table(bench.table, ANA.id, 9.0))
    return thaw("t2", freeze(table))


def begun(table: Table, seed: int) -> int:
    """Begin the game; return who starts."""
    do(table, ANA, c.Start(id="s"), 10.0, Seeded(seed), lambda: "t3")
    assert table.state is not None
    return table.state.view()["start"]


@pytest.mark.parametrize("loser", [0, 1])
def test_who_lost_starts_the_rematch(loser: int) -> None:
    bench = Bench(2, game="cite").seat(ANA, BOB).start()
    bench.do((ANA, BOB)[loser], c.Resign, seat=loser)
    assert bench.table.status == "over"
    for seed in range(4):
        table = again(bench)
        assert begun(table, seed) == loser
        assert table.past is not None
        assert [step.actor for step in table.past.steps][:2] == [CHANCE, CHANCE]
        assert Table.from_events("t2", [table.origin]).status == "open"


def test_with_other_people_or_other_seats_it_is_drawn() -> None:
    bench = Bench(2, game="cite").seat(ANA, BOB).start()
    bench.do(BOB, c.Resign, seat=1)
    found = set()
    for seed in range(12):
        table = again(bench)
        do(table, BOB, c.Stand(id="a", seat=1), 9.5, Seeded(), lambda: "t3")
        do(table, EVE, c.Sit(id="b", seat=1), 9.5, Seeded(), lambda: "t3")
        found.add(begun(table, seed))
    assert found == {0, 1}


def test_a_game_that_decides_nothing_draws() -> None:
    bench = Bench(2).seat(ANA, BOB).start().finish()
    assert "opening" not in again(bench).origin
