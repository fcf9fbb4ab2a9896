"""Who is told what of a sealed deal: a secret is exactly as secret as what it brought."""

from __future__ import annotations

from base64 import b64decode
from typing import Any

import msgspec
import pytest

from lutetia.engine.game import State
from lutetia.table import projection
from lutetia.table.deal import scheme
from lutetia.table.deal.envelope import Envelope, Numbers
from lutetia.table.deal.sheet import sheet
from tests.table.deal.sealed_driver import MASTER, SealedDriver
from tests.table.table_driver import ANA, BOB, EVE, ZOE, TableDriver
from tests.table.test_secrets import Twin, told

PEOPLE = (ANA, BOB, EVE, ZOE)


class Scripted(Envelope):
    """An envelope out of which comes what a twin says; its numbers depend on what came."""

    def __init__(self, twin: Twin) -> None:
        super().__init__(MASTER, "t1")
        self.twin = twin

    def draw(self, state: State, stirred: str, n: int) -> tuple[str, Numbers]:
        text = self.twin.draw(state)
        return text, {"n": n, "t": 100 + len(text), "pick": len(text), "proof": f"{n} {text}"}


def sealed_twin(markers: tuple[str, ...]) -> SealedDriver:
    driver = SealedDriver(len(markers), Scripted(Twin(markers)))
    driver.seat(*PEOPLE[: len(markers)])
    return driver.begin()


def all_told(driver: SealedDriver, player: Any, seat: int | None) -> str:
    seats = driver.table.seats_of(player.id if player else None)
    return told(driver, player, seat) + msgspec.json.encode(sheet(driver.table, seats)).decode()


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (("teal", "blue", "red", "orange"), ("teal", "red", "blue", "orange")),
        (("teal", "blue", "red"), ("teal", "orange", "brown")),
        (("blue", "teal", "red"), ("orange", "teal", "brown")),
    ],
)
def test_twins_that_differ_in_what_is_hidden_look_the_same(
    one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    """Numbers, totals and secrets of draws with them."""
    left, right = sealed_twin(one), sealed_twin(two)
    same = [seat for seat in range(len(one)) if one[seat] == two[seat]]
    assert left.table.state != right.table.state
    while left.table.status != "over":
        for viewer in (None, *same):
            player = PEOPLE[viewer] if viewer is not None else None
            assert all_told(left, player, viewer) == all_told(right, player, viewer)
        view = left.table.state.view() if left.table.state is not None else {}
        if view["round"] == view["rounds"]:
            break
        left.act()
        right.act()
    assert left.table.ply > 20


def entries(driver: SealedDriver, viewer: int | None) -> list[dict[str, Any]]:
    every = [msgspec.json.decode(raw) for raw in projection.entries(driver.table, viewer)]
    return [entry for entry in every if entry["kind"] == "chance"]


def test_a_draw_that_all_see_is_opened_with_it(game: str) -> None:
    driver = SealedDriver.of(game).begin()
    for _ in range(6):
        driver.act()
    opened = 0
    for viewer in (None, 0, 1):
        for entry in entries(driver, viewer):
            draw = entry["draw"]
            if "?" in entry["text"]:
                assert list(draw) == ["n"]
            if "proof" not in draw:
                continue
            proof = b64decode(draw["proof"])
            secret, path = proof[:32], proof[32:]
            root = scheme.root_of(draw["n"], secret, path).hex()
            assert root == driver.deal.roots[0]
            stirred = bytes.fromhex(driver.deal.stirred)
            assert scheme.pick(secret, stirred, draw["n"], draw["t"]) == draw["pick"]
            opened += 1
    assert opened


def test_a_draw_for_one_seat_is_opened_to_it_alone() -> None:
    driver = SealedDriver(2, game="cite").seat(ANA, BOB)
    driver.begin()
    mine = [entry for entry in entries(driver, 0) if entry["text"].startswith("hand")]
    for entry, theirs, nobodys in zip(
        mine,
        [e for e in entries(driver, 1) if e["text"].startswith("hand")],
        [e for e in entries(driver, None) if e["text"].startswith("hand")],
        strict=True,
    ):
        assert ("proof" in entry["draw"]) != ("proof" in theirs["draw"])
        assert "proof" not in nobodys["draw"]


def test_draws_whose_weights_are_hidden_are_opened_at_the_end() -> None:
    driver = SealedDriver(2, game="paris_paris").seat(ANA, BOB)
    driver.begin()
    texts = [entry["text"] for entry in entries(driver, None)]
    last = max(n for n, text in enumerate(texts) if text.startswith("marker"))
    for viewer in (None, 0, 1):
        assert list(entries(driver, viewer)[last]["draw"]) == ["n"]
    driver.finish()
    for viewer in (None, 0, 1):
        assert all("proof" in entry["draw"] for entry in entries(driver, viewer))


def test_other_tables_tell_nothing_of_deals() -> None:
    driver = TableDriver(2).seat(ANA, BOB).start()
    assert "draw" not in msgspec.json.decode(projection.entries(driver.table, 0)[2])
    assert b"deal" not in msgspec.json.encode(projection.info(driver.table))
    assert sheet(driver.table, [0]) is None
