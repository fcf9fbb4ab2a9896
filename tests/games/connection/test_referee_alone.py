"""The referee and the count of deals by themselves, by examples worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from .deals import by_pieces, chances, deals, first_hand, floor_of
from .referee import Foul, Referee
from .referee_board import COLOURS, Track, printed

FRANCE = printed()
STATIONS = ["L8", "M9", "M11", "L12", "K11", "K9"]


def track(**laid: str) -> Track:
    """The companies at the stations from the north clockwise, and the locomotives ``laid``:
    ``L6="red"``, ``K7="red black"``."""
    found = Track(FRANCE)
    found.starts = dict(zip(STATIONS, COLOURS, strict=True))
    for where, colours in laid.items():
        for colour in colours.split():
            found.lay(colour, where)
    return found


# --- the map --------------------------------------------------------------------------------------


def test_hexes_touch_where_they_share_a_side() -> None:
    assert FRANCE.around["L10"] == {"L8", "M9", "M11", "L12", "K11", "K9"}
    assert FRANCE.around["A11"] == {"A13", "B12"}
    assert all(a in FRANCE.around[b] for a in FRANCE.hexes for b in FRANCE.around[a])


def test_nothing_crosses_a_checkered_line() -> None:
    assert FRANCE.around["H8"] == {
        "I7",
        "I9",
    }  # Le Havre: the sea on two sides, the mouth of the Seine on two more
    assert "G9" in FRANCE.around["H10"]
    assert len(FRANCE.checkered) == 15


# --- building -------------------------------------------------------------------------------------


def test_a_company_begins_at_its_station() -> None:
    assert track().places("blue") == [
        "K7",
        "L6",
        "M7",
    ]  # neither the tower nor the stations beside it
    assert track(L6="blue").places("blue") == ["K5", "K7", "L4", "M5", "M7"]


def test_two_share_a_field_and_one_has_a_city() -> None:
    assert "K7" in track(K7="red").places("blue")
    assert "K7" not in track(K7="red black").places("blue")
    assert "K7" not in track(K7="blue").places("blue")
    assert "L6" not in track(L6="red").places("blue")


def test_whoever_would_be_cut_off_keeps_the_last_way() -> None:
    beside = {"L6": "red", "K7": "red black", "M7": "red"}
    closing = track(**beside)
    assert closing.can_connect("blue")
    assert closing.cut_off_by("black", "M7") == ["blue"]
    assert closing.cut_off_by("blue", "M7") == []
    closing.lay("black", "M7")
    assert not closing.can_connect("blue")
    assert closing.can_connect("red")


def test_the_last_way_may_be_narrow_far_out() -> None:
    """Red and black stand round the north; blue has two free fields beside its station,
    but only N6 leads on."""
    ring = dict.fromkeys(("J6", "K5", "M5", "N8"), "red black") | {
        "L6": "red",
        "J8": "black",
        "N6": "red",
    }
    gap = track(**ring)
    assert gap.places("blue") == ["K7", "M7"]
    assert gap.cut_off_by("black", "M7") == []
    assert gap.cut_off_by("black", "N6") == ["blue"]
    assert "N6" not in gap.places("black")
    assert gap.cut_off_by("yellow", "N6") == ["blue"]
    gap.lay("blue", "M7")
    assert gap.cut_off_by("blue", "N6") == []


def test_a_company_in_a_city_may_be_shut_in() -> None:
    ring = dict.fromkeys(("K5", "K7", "L4", "M5"), "red black") | {"L6": "blue", "M7": "red"}
    shut = track(**ring)
    assert shut.cut_off_by("black", "M7") == []
    shut.lay("black", "M7")
    assert shut.places("blue") == []


def test_two_that_need_the_same_hex_shut_each_other_in() -> None:
    """Each alone could still take M7, so nobody is cut off; but neither may,
    for the other's sake."""
    ring = dict.fromkeys(("K7", "N8", "N10"), "red black") | {"L6": "red", "M7": "red"}
    both = track(**ring)
    assert both.can_connect("blue")
    assert both.can_connect("yellow")
    assert both.cut_off_by("blue", "M7") == ["yellow"]
    assert both.cut_off_by("yellow", "M7") == ["blue"]
    assert both.places("blue") == both.places("yellow") == []


# --- points ---------------------------------------------------------------------------------------


def test_the_example_of_the_rulebook() -> None:
    referee = Referee(players=4)
    towns = {
        "blue": "M33 O31 J32 L36",
        "yellow": "F32 T32 R34",
        "red": "P22 T14 F22 C15",
        "black": "L6 K13 J8",
    }
    for company, where in towns.items():
        for town in where.split():
            referee.track.lay(company, town)
    referee.hands["green"].update(blue=6, yellow=3, red=4, black=2)
    assert [referee.track.value(company) for company in towns] == [12, 9, 8, 3]
    assert (referee.excess("green"), referee.score("green")) == (0, 137)
    referee.hands["green"]["brown"] += 2
    assert (referee.excess("green"), referee.score("green")) == (2, 97)


def test_equals_share_the_place() -> None:
    referee = Referee(players=3)
    referee.track.lay("red", "L6")
    for seat, n in zip(referee.seats, (3, 3, 2), strict=True):
        referee.hands[seat]["red"] = n
    assert referee.ranks() == [1, 1, 3]


def test_fouls_are_noticed() -> None:
    referee = Referee(players=3)
    with pytest.raises(Foul, match="not among"):
        referee.play("~ station blue Q33")
    with pytest.raises(Foul, match="is to act"):
        referee.play("green build red")


# --- deals ----------------------------------------------------------------------------------------


def test_pieces_are_dealt_and_not_colours() -> None:
    """Two blue and two red over two hands of two."""
    assert chances((2, 2), 2, ((0, 0),) * 2) == {
        ((0, 2), (2, 0)): Fraction(1, 6),
        ((1, 1), (1, 1)): Fraction(4, 6),
        ((2, 0), (0, 2)): Fraction(1, 6),
    }


@pytest.mark.parametrize(
    ("dealt", "size", "floors"),
    [
        ((3, 3), 2, ((0, 0),) * 3),
        ((4, 2, 3), 3, ((1, 0, 0), (0, 0, 2), (0, 0, 0))),
        ((5, 1, 2), 4, ((2, 0, 0), (0, 1, 0))),
    ],
)
def test_counting_tables_is_counting_deals_of_single_pieces(dealt, size, floors) -> None:
    expected = by_pieces(dealt, size, floors)
    assert chances(dealt, size, floors) == expected
    hands = first_hand(dealt, size, floors)
    assert hands == {
        hand: sum(part for table, part in expected.items() if table[0] == hand) for hand in hands
    }
    assert sum(hands.values()) == 1


def test_what_was_returned_was_dealt_or_taken() -> None:
    trades = [
        ("blue", "red", 2),
        ("red", "brown", 1),
        ("red", "brown", 1),
        ("red", "blue", 1),
        ("blue", "", 0),
    ]
    assert floor_of(trades, COLOURS) == (1, 0, 1, 0, 0, 0)
    assert deals((1, 1), 1, ((1, 0), (1, 0))) == 0
