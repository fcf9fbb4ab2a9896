"""Why something may not be done now: what `act` would have answered, without playing it."""

from __future__ import annotations

import pytest

from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.messages import Because
from lutetia.table.refusals import TableRefusal
from tests.table.table_driver import EVE, TableDriver, fingerprint


def test_the_answers_are_those_of_playing(game: str) -> None:
    driver = TableDriver.of(game)
    table = driver.table
    seat = table.to_act
    assert seat is not None
    assert table.state is not None
    who = driver.holder(seat)
    assert who is not None
    legal = table.state.legal()[0].text
    refused = [
        text
        for code in range(0, 12000, 7)
        if (text := str(table.state.parse(code))) and table.state.refusal(text)
    ][:9]
    before = fingerprint(table)
    answers = projection.why(table, who.id, seat, [legal, "hm", *refused])
    assert fingerprint(table) == before
    assert answers[0] is None
    for text, answer in zip(["hm", *refused], answers[1:], strict=True):
        no = driver.no(who, c.Act, seat=seat, action=text, version=table.version)
        assert answer == Because(no.rule, no.text)


def test_only_whoever_acts_is_told(game: str) -> None:
    driver = TableDriver.of(game)
    seat = driver.table.to_act
    assert seat is not None
    other = driver.holder(1 - seat)
    assert other is not None
    for who, of, code in (
        (other, 1 - seat, "turn"),
        (other, seat, "forbidden"),
        (EVE, seat, "forbidden"),
    ):
        with pytest.raises(TableRefusal) as no:
            projection.why(driver.table, who.id, of, ["hm"])
        assert no.value.code == code
