"""The edges of the rules, one small scene each,
played by the compiled rules and by the referee side by side."""

from __future__ import annotations

from typing import Any

import pytest

import lutetia

from .referee import LIMIT, Referee
from .referee_board import COLOURS, Track
from .test_referee import agree
from .test_referee_positions import position

GAME = lutetia.game("connection")
STATIONS = ["L8", "M9", "M11", "L12", "K11", "K9"]


class Scene:
    """A position known to both; seat green acts first."""

    def __init__(
        self, laid: dict[str, str] | None = None, players: int = 3, **hands: dict[str, int]
    ) -> None:
        self.referee = referee = Referee(players)
        referee.track.starts = dict(zip(STATIONS, COLOURS, strict=True))
        for where, colours in (laid or {}).items():
            for colour in colours.split():
                referee.track.lay(colour, where)
                referee.stock[colour] -= 1
        for seat in referee.seats:
            referee.hands[seat].update(hands.get(seat, {}))
            for colour, n in referee.hands[seat].items():
                referee.stock[colour] -= n
        referee.to_act = "green"
        self.state: Any = GAME.position(position(referee))
        view = self.state.view()
        referee.dealt = {company["id"]: company["shares_dealt"] for company in view["companies"]}
        for seat, seen in zip(
            referee.seats, view["seats"], strict=True
        ):  # what must have been traded to get here
            referee.trades[seat] = [("", company, n) for company, n in seen["took"].items()]
            referee.trades[seat] += [
                (company, "", 0) for company, n in seen["returned"].items() for _ in range(n)
            ]
        self.agree()

    def agree(self) -> None:
        agree(self.state, self.referee)
        assert self.state.is_over == bool(self.referee.reason)
        if self.state.is_over:
            assert self.state.outcome.reason == self.referee.reason
            assert list(self.state.outcome.ranks) == self.referee.ranks()

    def play(self, *texts: str) -> None:
        for text in texts:
            self.referee.play(f"{self.referee.to_act} {text}")
            self.state = self.state.play(text)
            self.agree()

    def rule_of(self, text: str) -> str | None:
        """The rule by which the rules refuse what the referee refuses as well."""
        assert text not in self.referee.legal()
        return self.state.refusal(text).rule

    def legal(self) -> list[str]:
        return [action.text for action in self.state.legal()]


def line(company: str, *hexes: str) -> dict[str, str]:
    return dict.fromkeys(hexes, company)


TO_TOULON = line(
    "red", "M13", "N14", "N16", "N18", "N20", "N22", "O23", "P24", "P26", "P28", "Q29", "Q31", "R32"
)
HANDS = {"green": {"blue": 2, "red": 8}, "orange": {"blue": 10}, "rose": {"yellow": 7, "red": 3}}


def test_marseille_as_the_second_of_five_ends_the_game_there() -> None:
    scene = Scene(TO_TOULON, **HANDS)
    scene.play("build red", "lay R34", "lay Q33")
    assert scene.state.outcome.reason == "marseille"
    assert scene.referee.scores() == [56, 0, 21]  # Toulon 3 and Marseille 4, both of this action
    assert scene.legal() == []


@pytest.mark.rule("PC5.4")
def test_a_value_rises_with_every_locomotive() -> None:
    scene = Scene(None, **HANDS)
    scene.play("build blue", "lay L6")
    assert scene.state.view()["companies"][0]["value"] == 1
    scene.play("lay M5", "lay M3", "done")
    assert scene.state.view()["companies"][0]["value"] == 2


def test_others_may_be_placed_before_marseille() -> None:
    scene = Scene(TO_TOULON, **HANDS)
    scene.play("build red", "lay S31", "lay S33", "lay R34", "lay T32")
    assert not scene.state.is_over
    scene.play("lay Q33")
    assert scene.referee.scores() == [80, 0, 30]


def boards(left: dict[str, int], **hands: dict[str, int]) -> Scene:
    """Three players; of each company not in ``left`` the whole stock is in hands,
    rose's where ``hands`` does not say otherwise."""
    held = {seat: dict(hand) for seat, hand in hands.items()}
    rose = held.setdefault("rose", {})
    for company in COLOURS:
        known = sum(hand.get(company, 0) for hand in held.values())
        rose[company] = rose.get(company, 0) + 31 - left.get(company, 0) - known
    return Scene(None, 3, **held)


GREEN, ORANGE = {"black": 10}, {"brown": 10}


def test_the_last_of_the_fifth_board_are_built_and_count() -> None:
    scene = boards({"blue": 1, "red": 9}, green=GREEN, orange=ORANGE)
    scene.play("build blue", "lay L6")
    assert scene.legal() == ["done"]
    assert scene.rule_of("lay K7") is not None
    scene.play("done")
    assert scene.state.outcome.reason == "one_board"
    assert scene.referee.track.value("blue") == 1


def test_the_last_of_the_fifth_board_are_taken() -> None:
    scene = boards({"blue": 2, "red": 9}, green={"red": 10}, orange=ORANGE)
    scene.play("return red")
    assert scene.legal() == ["take blue 1", "take blue 2"]
    scene.play("take blue 2")
    assert scene.state.outcome.reason == "one_board"


def test_a_share_returned_to_an_empty_board_delays_the_end() -> None:
    scene = boards({"blue": 2, "red": 9}, green=GREEN, orange=ORANGE)
    assert scene.rule_of("build black") is not None
    scene.play("return black", "take blue 2")
    assert not scene.state.is_over  # black lies there again
    scene.play("build black", "lay K13", "done")
    assert scene.state.outcome.reason == "one_board"


def test_marseille_with_the_last_of_the_fifth_board_is_marseille() -> None:
    full = {company: 31 for company in COLOURS if company not in ("red", "blue")}
    scene = Scene(
        TO_TOULON | {"R34": "red"}, green={"red": 31 - 14 - 1}, orange={"blue": 10}, rose=full
    )
    scene.play("build red", "lay Q33")
    assert scene.referee.stock["red"] == 0
    assert scene.state.outcome.reason == "marseille"


def test_one_for_one_at_the_limit_and_two_above_it() -> None:
    for players, limit in LIMIT.items():
        scene = Scene(None, players, green={"red": limit})
        scene.play("return red", "take blue 1")
        assert scene.referee.excess("green") == 0
        scene = Scene(None, players, green={"red": limit})
        scene.play("return red", "take blue 2")
        assert scene.referee.excess("green") == 1
        assert scene.referee.score("green") == -20


def test_whoever_holds_one_company_returns_it_and_takes_another() -> None:
    scene = Scene(None, green={"red": 10})
    assert [text for text in scene.legal() if text.startswith("return")] == ["return red"]
    scene.play("return red")
    assert scene.rule_of("take red 1") is not None
    assert len(scene.legal()) == 10


def test_one_may_be_taken_where_two_lie_and_no_two_where_one_lies() -> None:
    scene = boards({"blue": 1, "red": 2, "black": 3}, green=GREEN, orange=ORANGE)
    scene.play("return black")
    assert scene.legal() == ["take blue 1", "take red 1", "take red 2"]
    assert scene.rule_of("take blue 2") is not None
    assert scene.rule_of("take yellow 1") is not None


def test_take_without_a_number_is_asked_about_only_where_both_may_be_played() -> None:
    scene = Scene(None, green={"red": 10})
    assert scene.rule_of("take blue") == "PC6.1"
    scene.play("return red")
    assert scene.rule_of("take red") == "PC6.2"
    assert scene.rule_of("take blue") is None
    assert scene.state.refusal("take blue").key == "connection.refusal.ambiguous"
    scene.play("take blue 1", "build red")
    assert scene.rule_of("take blue") == "PC3.1"


def test_who_has_nothing_to_return_must_build() -> None:
    scene = Scene(None, green={})
    assert scene.legal() == ["build " + company for company in COLOURS]
    assert scene.rule_of("return red") is not None


def test_a_company_without_a_place_cannot_be_chosen() -> None:
    """Blue and yellow both need M7, so neither has a place;
    whoever tried is told whom it would cut off."""
    ring = dict.fromkeys(("K7", "N8", "N10"), "red black") | {"L6": "red", "M7": "red"}
    laid = (
        ring
        | line("red", "K5", "M5", "N6", "N12")
        | line("black", "K13", "J12", "J10", "J8", "J6", "L14", "M13")
    )
    laid["N12"] = "red black"
    scene = Scene(laid | {"O13": "black"}, players=6)
    assert joined(scene.referee.track)
    assert {"build blue", "build yellow"}.isdisjoint(scene.legal())
    assert scene.rule_of("build blue") is not None
    shut = {
        company["id"]: company["shut_in"]
        for company in scene.state.view()["companies"]
        if company["shut_in"]
    }
    assert shut == {"blue": ["yellow"], "yellow": ["blue"]}


def joined(track: Track) -> bool:
    """Whether every company's locomotives hang together."""
    for colour in COLOURS:
        found = {where for where, owner in track.starts.items() if owner == colour}
        while (
            more := {
                near
                for where in found
                for near in track.france.around[where] & track.hexes_of(colour)
            }
            - found
        ):
            found |= more
        if found != track.hexes_of(colour):
            return False
    return True
