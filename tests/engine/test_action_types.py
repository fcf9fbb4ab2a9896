"""The types of the named values of actions: every action fits, and they say what the table says."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UnsetType

from lutetia.engine.action_types import part_structs, part_types
from lutetia.games.cite.rules.actions import ACTIONS as CITE
from lutetia.games.connection.rules.actions import ACTIONS as CONNECTION
from lutetia.games.paris.rules.actions import ACTIONS as PARIS
from lutetia.games.paris_paris.rules.actions import ACTIONS as PARIS_PARIS

TABLES = [CITE, CONNECTION, PARIS_PARIS, PARIS]


def test_every_act_has_its_named_values():
    assert part_types(CONNECTION) == {
        "build": {"company": str},
        "return": {"company": str},
        "take": {"company": str, "count": int},
        "done": {},
        "lay": {"hex": str},
    }


def test_a_value_that_may_be_missing_may_be_none():
    types = {"tile": str, "stop": str, "route": str, "over": str | None}
    assert part_types(PARIS_PARIS) == {"": types}


def test_a_value_that_not_every_action_has_may_be_left_out():
    use = part_types(PARIS)["use"]
    assert use == {"tile": int, "tokens": list[str] | UnsetType, "take": int | UnsetType}
    structs = part_structs(PARIS)
    assert msgspec.to_builtins(msgspec.convert({"act": "use", "tile": 3}, structs)) == {
        "act": "use",
        "tile": 3,
    }


def test_a_value_that_some_actions_do_not_name_may_be_left_out():
    assert part_types(CITE)["use"] == {
        "card": str,
        "effect": bool,
        "give": str | UnsetType,
        "get": str | UnsetType,
        "piece": str | UnsetType,
        "at": str | UnsetType,
        "turns": int | UnsetType,
        "cells": list[str] | UnsetType,
        "side": str | UnsetType,
        "on": str | UnsetType,
    }


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_every_action_fits_and_nothing_is_added(table):
    structs = part_structs(table)
    for kind in table.seats:
        for code in kind.codes():
            parts = kind.action_fields(code)
            assert msgspec.to_builtins(msgspec.convert(parts, structs)) == parts
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**parts, "more": 1}, structs)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_every_kind_says_what_it_is(table):
    assert all(kind.says.strip().endswith(".") for kind in table.seats)
