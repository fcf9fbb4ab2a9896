"""A snapshot is the table again, at every version, and goes on like it."""

from __future__ import annotations

import msgspec
import pytest

from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.fold import apply_event
from lutetia.table.snapshot import dump, load_snapshot
from lutetia.table.table import Table
from tests.table.table_driver import ANA, BOB, EVE, TableDriver, fingerprint
from tests.table.test_fold import busy_table


def test_the_same_table_at_every_version() -> None:
    driver, seen = busy_table()
    table = Table("t1", driver.log[0])
    looks = dict(seen)
    for version, event in enumerate(driver.log[1:], 1):
        apply_event(table, event)
        if version in looks and version % 3 == 0:
            again = load_snapshot("t1", dump(table))
            assert fingerprint(again) == looks[version]
            assert dump(again) == dump(table)


def test_going_on_from_a_snapshot() -> None:
    one, two = TableDriver(3, seed=9), TableDriver(3, seed=9)
    for driver in (one, two):
        driver.seat(ANA, BOB, EVE).start()
        for _ in range(23):
            driver.act()
    two.table = load_snapshot("t1", dump(two.table))
    for driver in (one, two):
        who = driver.holder(driver.table.to_act or 0)
        driver.do(who, c.Undo)
        driver.do(who, c.Answer, yes=False) if driver.table.proposal else None
        driver.finish()
    assert fingerprint(one.table) == fingerprint(two.table)
    for ply in range(0, one.table.ply + 1, 7):
        assert msgspec.json.encode(projection.position(one.table, ply, 1)) == msgspec.json.encode(
            projection.position(two.table, ply, 1)
        )


def test_secrets_stay_secret() -> None:
    driver = TableDriver(2).seat(ANA, BOB).start()
    again = load_snapshot("t1", dump(driver.table))
    for viewer in (None, 0, 1):
        assert projection.entries(again, viewer) == projection.entries(driver.table, viewer)
    assert b"marker grey ?" in msgspec.json.encode(projection.entries(again, 0))


@pytest.mark.parametrize("data", [b"", b"{}", b"null", b'{"version":3}'])
def test_nonsense_is_no_snapshot(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        load_snapshot("t1", data)
