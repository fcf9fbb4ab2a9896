"""Types of the named values of actions, as a schema or a document is made of them."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from lutetia.engine.action_types import part_rows, part_types
from lutetia.games.connection.rules.actions import ACTIONS as CONNECTION
from lutetia.games.paris_paris.rules.actions import ACTIONS as PARIS_PARIS
from tests.protocol import document

TABLES = [CONNECTION, PARIS_PARIS]
COMPANY = Literal["blue", "yellow", "red", "purple", "black", "brown"]


def test_few_words_are_named_and_many_are_text():
    assert part_types(CONNECTION) == {
        "build": {"company": COMPANY},
        "return": {"company": COMPANY},
        "take": {"company": COMPANY, "count": int},
        "done": {},
        "lay": {"hex": str},
    }


def test_a_value_that_may_be_missing_may_be_none():
    types = part_types(PARIS_PARIS)[""]
    assert [*types] == ["tile", "stop", "route", "over"]
    assert types["tile"] is str
    assert types["over"] == Literal["lilac", "grey", "green", "yellow"] | None


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_structs_made_of_the_types_read_every_action(table):
    types = part_types(table)
    structs = {act: msgspec.defstruct("Parts", [*parts.items()]) for act, parts in types.items()}
    for kind in table.seats:
        for code in kind.codes():
            parts = kind.parts(code)
            read = msgspec.convert(parts, structs[parts.pop("act", "")])
            assert msgspec.to_builtins(read) == parts


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_the_document_has_the_rows_of_the_table(table):
    text = document.section(f"## The view of {document.TITLES[table.game]}")
    said = [_cells(line)[:2] for line in text.splitlines()]
    for row in part_rows(table):
        assert _cells(row) in said, row


def _cells(row: str) -> list[list[str]]:
    """Return the names in backticks of each cell of a row."""
    return [cell.split("`")[1::2] for cell in row.strip("|").split("|")]
