"""What the lobby lists, and in which order."""

from __future__ import annotations

import json

import pytest

from lutetia.server.codec import encode
from lutetia.server.listing import GONE_AFTER, IDLE_AFTER, Listing
from lutetia.server.storage.store import Row
from lutetia.table.messages import Seat, TableInfo
from lutetia.table.table import Status


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def info(name: str, status: Status = "playing", free: int = 0, here: bool = True) -> TableInfo:
    kinds = [("person", here), ("bot", True), *[("empty", False)] * free]
    seats = [
        Seat(seat, "red", kind, "", None, online, False)
        for seat, (kind, online) in enumerate(kinds)
    ]
    return TableInfo(name, "paris", len(seats), {}, status, False, seats, 0, None, None, None, 1)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def listing(clock: Clock) -> Listing:
    return Listing(clock)


def names(listing: Listing) -> list[str]:
    return [json.loads(bytes(raw))["id"] for raw in listing.tables(200)]


def test_tables_that_seek_players_come_first(listing: Listing) -> None:
    for one in (info("a"), info("b", "open", free=1), info("c"), info("d", "open", free=2)):
        assert listing.put(one)
    assert names(listing) == ["d", "b", "c", "a"]
    assert not listing.put(info("a")), "nothing has changed"
    assert listing.put(info("b", "open"))  # full: it seeks nobody
    assert names(listing) == ["d", "c", "b", "a"]
    assert listing.drop("d") and not listing.drop("d")
    assert len(listing.tables(2)) == 2


def test_a_deserted_table_fades_and_goes(listing: Listing, clock: Clock) -> None:
    listing.put(info("a", "open", free=1, here=False))
    listing.put(info("b"))
    assert (listing.idle(), names(listing)) == ([], ["a", "b"])
    clock.now += IDLE_AFTER + 1
    assert listing.aged() and not listing.aged()
    assert (listing.idle(), names(listing)) == (["a"], ["b", "a"]), "it seeks, and nobody is there"
    assert not listing.put(info("a", "open", free=1, here=False)), "looking does not wake it"
    clock.now += GONE_AFTER
    assert names(listing) == ["b"], "bots alone keep no table in the list"
    assert listing.aged()
    assert listing.idle() == []


def test_whoever_comes_back_brings_it_back(listing: Listing, clock: Clock) -> None:
    listing.put(info("a", here=False))
    clock.now += IDLE_AFTER + 1
    assert listing.idle() == ["a"]
    listing.put(info("a"))
    assert listing.idle() == []
    listing.put(info("a", here=False))
    clock.now += IDLE_AFTER - 1
    assert listing.idle() == []


def test_after_a_start_the_index_says_since_when(listing: Listing, clock: Clock) -> None:
    rows = [
        Row(name, "paris", "playing", False, False, 0.0, clock.now - ago, encode(info(name)))
        for name, ago in (("old", GONE_AFTER + 1), ("quiet", IDLE_AFTER + 1), ("new", 1.0))
    ]  # fmt: skip
    listing.fill(rows)
    assert names(listing) == ["new", "quiet"]
    assert listing.idle() == ["quiet"] or listing.idle() == ["old", "quiet"]
