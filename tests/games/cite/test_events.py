"""What the log is told, and by which sentence it is said."""

from __future__ import annotations

import pytest

from lutetia.i18n.catalogue import catalogue
from tests.games.cite.helpers import city, piece
from tests.i18n.reading import choices

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("action", "how"),
    [
        ("use lampadaire without effect", "without"),
        ("use lampadaire at b2", "at"),
        ("use le-penseur at b2 facing south", "at"),
        ("use jardin-des-plantes at b2 turn 1", "at"),
        ("use notre-dame on V3", "on"),
        ("use la-seine north", "side"),
        ("use la-liberte south-east", "side"),
        ("use chartier", "plain"),
        ("use levitation T5 for L6", "plain"),
    ],
)
def test_how_a_postcard_was_used_chooses_the_sentence(action: str, how: str):
    cards = dict.fromkeys(
        (
            "lampadaire",
            "le-penseur",
            "jardin-des-plantes",
            "notre-dame",
            "la-seine",
            "la-liberte",
            "chartier",
            "levitation",
        ),
        "open",
    )
    state = city(cards=cards, reserve={"blue": ["T5"]}, pieces=[piece("V3", "f1 e2 f2", "orange")])
    [used] = [event for event in state.play(action).events if event.kind == "used"]
    told = used.for_viewer(None)
    assert told["how"] == how
    [variants] = [v for by, v in choices(catalogue("en").entries["cite-event-used"]) if by == "how"]
    assert (how if how != "plain" else "other") in variants


@rule("LC4.1")
def test_the_log_says_which_buildings_levitation_exchanges():
    state = city(cards={"levitation": "open"}, reserve={"blue": ["T5"]})
    events = state.play("use levitation T5 for L6").events
    assert [event.for_viewer(None) for event in events if event.kind == "swapped"] == [
        {"kind": "swapped", "seat": 0, "give": "T5", "get": "L6"}
    ]


@rule("LC3.8", "LC3.9")
def test_a_pass_says_whether_it_was_free():
    waiting = city(
        cards={"metropolitain": "blue", **dict.fromkeys(("levitation", "lampadaire", "sacre-coeur"),
            "blue without effect")},
        waiting={"metropolitain": "blue"}, reserve={"blue": ["V3"]},
        ground=["*" + "o" * 7, "bb" + "o" * 6, *["o" * 8] * 6],
    )  # fmt: skip
    after = waiting.play("pass")
    assert [event.for_viewer(None) for event in after.events if event.kind == "passed"] == [
        {"kind": "passed", "seat": 0, "how": "free"},
        {"kind": "passed", "seat": 1, "how": "forced"},  # no postcard lies open any more
    ]
    alone = city(cards=dict.fromkeys(("levitation", "lampadaire", "sacre-coeur", "chartier"),
        "orange without effect"),
                 reserve={"blue": ["I3", "V3"]}).play("build I3 at a1")  # fmt: skip
    assert [event.for_viewer(None) for event in alone.events if event.kind == "passed"] == [
        {"kind": "passed", "seat": 1, "how": "forced"}
    ]
