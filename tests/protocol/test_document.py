"""``docs/protocol.md`` says what is sent, field by field: nothing is missing there, and nothing is only there."""

from __future__ import annotations

import pytest

from lutetia.games import IDS
from lutetia.table import commands
from tests.protocol import document
from tests.protocol.corpus import corpus
from tests.protocol.shapes import paths
from tests.protocol.talk import Talk

LEDGER = {"change", "rule"}
"""What an event of Paris has besides when somebody gains or pays by it: said once under its list of events."""

RARE = {"cite": {"skull_gone"}, "paris": {"bought"}}
"""Kinds of events that no golden game has. The rules' own tests show them."""


def named(found: set[str]) -> set[str]:
    """Leave out what is named by ids of things."""
    return {path for path in found if not path.endswith(".*") and ".args." not in path}


@pytest.mark.parametrize("game", IDS)
def test_the_example_of_a_view_has_every_field(game: str) -> None:
    shown, sent = (
        named(paths(document.view_example(game))),
        named(corpus(game).view_paths),
    )
    assert shown - sent == set(), "said, and never sent"
    assert sent - shown == set(), "sent, and not said"


@pytest.mark.parametrize("game", IDS)
def test_the_table_of_actions_has_every_part_and_effect(game: str) -> None:
    said, sent = document.actions(game), corpus(game)
    for act in sorted(set(said) | set(sent.parts)):
        if act in sent.parts or act not in {"buy"}:  # few buy anything
            parts = sent.parts[act] - {"act"}
            effects = {path for path in named(sent.effects[act]) if "[]" not in path}
            assert said.get(act) == (parts, effects), act


@pytest.mark.parametrize("game", IDS)
def test_the_list_of_events_has_every_kind_and_field(game: str) -> None:
    said, sent = document.events(game), corpus(game).events
    rare = RARE.get(game, set()) - set(sent)
    assert set(said) - rare == set(sent)
    for kind, fields in sent.items():
        assert fields - (LEDGER if game == "paris" else set()) == said[kind], kind


def test_the_hand_of_the_example_adds_up() -> None:
    view = document.view_example("connection")
    seat = view["seats"][0]
    assert sum(seat["hand"].values()) == seat["shares"]
    turned = sum(seat["took"].values()) - sum(seat["returned"].values())
    assert seat["shares"] == view["dealt"] + turned
    assert seat["least"] == seat["most"] == seat["hand"], "the viewer's own hand is certain"
    assert all(seat["returned"][name] >= n for name, n in seat["floor"].items())


@pytest.mark.parametrize("name", ["TableInfo", "Seat", "You", "Turn", "Legal", "Entry", "Outcome"])
def test_every_part_of_a_message_is_said(name: str, told: Talk) -> None:
    assert document.struct(name) == told.fields()[name]


def test_every_message_to_the_client_is_said(told: Talk) -> None:
    said, sent = document.messages("Server to client"), told.by_type()
    assert set(sent) == set(said)
    for kind, fields in sent.items():
        assert fields == said[kind] | {"type"}, kind


def test_every_command_is_said() -> None:
    said = document.messages("Client to server")
    kinds = {kind.__struct_config__.tag: kind for kind in commands.Command.__args__}
    assert set(said) == set(kinds)
    for tag, kind in kinds.items():
        assert said[tag] == set(kind.__struct_fields__), tag
