"""A snapshot is the table again, at every version, and goes on like it."""

from __future__ import annotations

import msgspec
import pytest

from lutetia.table import commands as c
from lutetia.table import project
from lutetia.table.snapshot import freeze, thaw
from lutetia.table.table import Table
from tests.table.bench import ANA, BOB, EVE, Bench, fingerprint
from tests.table.test_fold import busy_table


def test_the_same_table_at_every_version() -> None:
    bench, seen = busy_table()
    table = Table("t1", bench.log[0])
    looks = dict(seen)
    for version, event in enumerate(bench.log[1:], 1):
        table.apply(event)
        if version in looks and version % 3 == 0:
            again = thaw("t1", freeze(table))
            assert fingerprint(again) == looks[version]
            assert freeze(again) == freeze(table)


def test_going_on_from_a_snapshot() -> None:
    one, two = Bench(3, seed=9), Bench(3, seed=9)
    for bench in (one, two):
        bench.seat(ANA, BOB, EVE).start()
        for _ in range(23):
            bench.act()
    two.table = thaw("t1", freeze(two.table))
    for bench in (one, two):
        who = bench.holder(bench.table.to_act or 0)
        bench.do(who, c.Undo)
        bench.do(who, c.Answer, yes=False) if bench.table.ask else None
        bench.finish()
    assert fingerprint(one.table) == fingerprint(two.table)
    for ply in range(0, one.table.ply + 1, 7):
        assert msgspec.json.encode(project.position(one.table, ply, 1)) == msgspec.json.encode(
            project.position(two.table, ply, 1)
        )


def test_secrets_stay_secret() -> None:
    bench = Bench(2).seat(ANA, BOB).start()
    again = thaw("t1", freeze(bench.table))
    for viewer in (None, 0, 1):
        assert project.entries(again, viewer) == project.entries(bench.table, viewer)
    assert b"marker grey ?" in msgspec.json.encode(project.entries(again, 0))


@pytest.mark.parametrize("data", [b"", b"{}", b"null", b'{"version":3}'])
def test_nonsense_is_no_snapshot(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        thaw("t1", data)
