"""What a table tells: no viewer ever gets what they may not know, by view, log, prompt, order,
refusal or record."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from lutetia.engine.game import State
from lutetia.games import load
from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.records import record
from lutetia.table.refusals import TableRefusal
from lutetia.table.shown import Shown, Views
from tests.table.table_driver import ANA, BOB, EVE, ZOE, TableDriver

PEOPLE = (ANA, BOB, EVE, ZOE)
ROUTES = ("teal", "blue", "red", "orange", "brown")


def told(driver: TableDriver, player: Any, seat: int | None) -> str:
    """Return all that is sent to one viewer at this moment."""
    table = driver.table
    name = player.id if player else None
    legal = projection.legal(table) if projection.may_act(table, name) else []
    parts = [
        projection.info(table), projection.view(table, seat),
        projection.turn(table, name, seat, legal),
        msgspec.Raw(Views(table).of(seat)),
        Shown().legal(table) if projection.may_act(table, name) else None,
        projection.entries(table, seat), projection.you(table, player, seat),
        [projection.position(table, ply, seat) for ply in range(0, table.ply + 1, 5)],
        record(table, table.seats_of(name)).write(),
    ]  # fmt: skip
    return msgspec.json.encode(parts).decode()


def script(markers: tuple[str, ...]) -> dict[int, str]:
    colours = load("paris_paris").meta.colours
    return {0: "start lilac"} | {
        1 + seat: f"marker {colours[seat]} {route}" for seat, route in enumerate(markers)
    }


class Twin:
    """Chance whose draws depend only on what is open,
    so that twins differ only in what is hidden."""

    def __init__(self, markers: tuple[str, ...]) -> None:
        self.script = script(markers)

    def draw(self, state: State) -> str:
        if state.ply in self.script:
            return self.script[state.ply]
        texts = [action.text for action in state.legal()]
        return texts[(state.ply * 7) % len(texts)]


def twin(markers: tuple[str, ...]) -> TableDriver:
    driver = TableDriver(len(markers))
    driver.chance = Twin(markers)  # type: ignore[assignment]
    return driver.seat(*PEOPLE[: len(markers)]).start()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_other_marker_anywhere(players: int) -> None:
    markers = ROUTES[:players]
    driver = twin(markers)
    for _ in range(10):
        for viewer in (None, *range(players)):
            player = PEOPLE[viewer] if viewer is not None else None
            text = told(driver, player, viewer)
            for view in re.findall(r'"marker":("[a-z]+"|null)', text):
                assert (
                    view == "null"
                    or json.loads(view) == markers[viewer if viewer is not None else -1]
                )
            for seat, colour in enumerate(load("paris_paris").meta.colours[:players]):
                known = re.findall(rf"marker {colour} ([a-z?]+)", text)
                assert known
                assert set(known) == ({markers[seat]} if seat == viewer else {"?"})
        driver.act()


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (("teal", "blue", "red", "orange"), ("teal", "red", "blue", "orange")),
        (("teal", "blue", "red", "orange"), ("teal", "blue", "red", "brown")),
        (("teal", "blue", "red"), ("teal", "orange", "brown")),
    ],
)
def test_twins_that_differ_in_what_is_hidden_look_the_same(
    one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    left, right = twin(one), twin(two)
    same = [seat for seat in range(len(one)) if one[seat] == two[seat]]
    assert left.table.state != right.table.state
    while True:
        for viewer in (None, *same):
            player = PEOPLE[viewer] if viewer is not None else None
            assert told(left, player, viewer) == told(right, player, viewer)
        for text in ("build nowhere", "marker grey red", "build louvre/red", "start green"):
            seat = left.table.to_act
            assert seat is not None
            if seat in same:
                assert refusal(left, seat, text) == refusal(right, seat, text)
        last = (
            left.table.state is not None
            and left.table.state.view()["round"] == left.table.state.view()["rounds"]
        )
        left.act()
        right.act()
        if last or left.table.status == "over":
            break


def test_the_sentence_for_whoever_acts_reaches_nobody_else() -> None:
    """In Paris it goes by the francs behind a screen."""
    driver = TableDriver(3, game="paris").seat(ANA, BOB, EVE).start()
    for _ in range(60):
        acting = driver.table.to_act
        for viewer, player in enumerate((ANA, BOB, EVE, ZOE)):
            seat = viewer if player is not ZOE else None
            turn = projection.turn(driver.table, player.id, seat, [])
            assert (turn.prompt is not None) == (viewer == acting)
            assert turn.wait is not None
        driver.act()


def refusal(driver: TableDriver, seat: int, text: str) -> tuple[Any, ...] | None:
    state = driver.table.state
    assert state is not None
    if text in {action.text for action in state.legal()}:
        return None
    try:
        driver.do(PEOPLE[seat], c.Act, seat=seat, action=text, version=driver.table.version)
    except TableRefusal as no:
        return no.code, no.rule, no.key, sorted(no.text.args.items())
    raise AssertionError(text)


def test_after_the_end_everything_is_told() -> None:
    markers = ("teal", "blue")
    driver = twin(markers).finish()
    for viewer in (None, 0, 1):
        text = msgspec.json.encode(projection.entries(driver.table, viewer)).decode()
        assert "?" not in text
        view = projection.view(driver.table, viewer)
        assert view is not None
        assert [seat["marker"] for seat in view["seats"]] == list(markers)
    assert "?" not in record(driver.table, []).write()


def test_a_position_looked_back_at_hides_what_it_hid() -> None:
    driver = twin(("teal", "blue")).finish()
    early = projection.position(driver.table, 12, 0)
    assert early is not None
    assert [seat["marker"] for seat in early.view["seats"]] == ["teal", None]


def test_other_players_ids_are_nobodys_business() -> None:
    driver = twin(("teal", "blue"))
    text = told(driver, ANA, 0)
    assert ANA.id in text
    assert BOB.id not in text
