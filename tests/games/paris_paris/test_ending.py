"""Chapter PP8: how long, special tours, the bag, who wins."""

from __future__ import annotations

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import PositionError
from tests.games.paris_paris.helpers import GAME, kinds, position

rule = pytest.mark.rule
MARKERS = {"lilac": "teal", "grey": "blue", "green": "red"}


def end(players=3, **fields):
    """Return the outcome of a game whose rounds are all played."""
    markers = {"lilac": "teal", "grey": "blue", "green": "red", "yellow": "orange"}
    fields.setdefault("marker", {colour: markers[colour] for colour in GAME.meta.colours[:players]})
    return GAME.position({"players": players, "phase": "end", **fields})


@rule("PP8.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 20), (3, 15), (4, 12)])
def test_the_number_of_rounds(players, rounds):
    state = GAME.new(players, seed=2)
    seen = set()
    while not state.is_over:
        seen.add(state.view()["round"])
        state = state.play(state.legal()[0])
    assert seen == set(range(1, rounds + 1))
    assert state.refusal("build louvre").rule == "PP8.1"
    assert state.legal() == []


@rule("PP8.2")
def test_special_tours_from_the_bus_on_like_big_tours():
    state = end(houses={"pompidou": ["grey"], "st-nicolas": ["grey"], "louvre": ["green"]}, start=1)
    lines = state.outcome.lines
    routes = [line.args["route"] for line in lines[0] if line.key.endswith("special")]
    assert routes == ["blue", "red", "teal"]
    assert [line.points for line in lines[1] if line.key.endswith("special")] == [2, 0, 2]
    assert state.scores().totals == (0, 4, 1)


@rule("PP8.2")
def test_a_game_played_out_shows_all_cards_and_tours_them():
    state = GAME.new(4, seed=11)
    while not state.is_over:
        last = state
        state = state.play(state.legal()[0])
    told = kinds(state)
    assert told.count("shown") == told.count("special_tour") == 4
    assert told[-1] == "over"
    assert told[-2] == "bag"
    assert state.barrier
    assert [seat["marker"] for seat in last.view()["seats"]] == [None] * 4
    assert None not in [seat["marker"] for seat in state.view()["seats"]]


@rule("PP8.3")
def test_two_players_tour_three_routes():
    state = end(2, open_marker="brown", houses={"montmartre": ["grey"]})
    routes = [line.args["route"] for line in state.outcome.lines[0] if line.key.endswith("special")]
    assert routes == ["teal", "blue", "brown"]
    assert state.scores().totals == (0, 2)


@rule("PP8.4")
def test_the_majority_in_the_bag_is_paid():
    state = end(3, bag={"lilac": 4, "grey": 3, "green": 1})
    assert state.scores().totals == (4, 0, 0)
    assert end(4, bag={"yellow": 1}).scores().totals == (0, 0, 0, 1)


@rule("PP8.5")
def test_a_tie_in_the_bag_pays_nobody():
    assert end(3, bag={"lilac": 4, "grey": 4, "green": 1}).scores().totals == (0, 0, 0)
    assert end(3, bag={"lilac": 1, "grey": 4, "green": 4}).scores().totals == (0, 0, 0)
    assert end(3).scores().totals == (0, 0, 0)
    with pytest.raises(PositionError, match="bag"):
        end(2, open_marker="brown", bag={"lilac": 2})


@rule("PP8.6")
def test_most_points_win():
    outcome = end(3, points={"lilac": 10, "grey": 30, "green": 20}).outcome
    assert outcome.ranks == (3, 1, 2)
    assert outcome.winners == (1,)
    assert outcome.tiebreak is None
    assert outcome.reason == "rounds"


@rule("PP8.7")
def test_a_tie_is_won_by_the_fewest_houses():
    plain = {"marais": ["lilac"], "st-sulpice": ["lilac"], "st-germain": ["green"]}
    outcome = end(3, points={"lilac": 20, "green": 20, "grey": 5}, houses=plain).outcome
    assert outcome.ranks == (2, 3, 1)
    assert outcome.tiebreak == "PP8.7"


@rule("PP8.8")
def test_who_is_still_tied_shares():
    plain = {"marais": ["lilac"], "st-germain": ["green"]}
    outcome = end(3, points={"lilac": 20, "green": 20, "grey": 5}, houses=plain).outcome
    assert outcome.ranks == (1, 3, 1)
    assert outcome.winners == (0, 2)
    assert outcome.tiebreak == "PP8.8"


def test_the_end_needs_every_card():
    with pytest.raises(PositionError, match="marker"):
        end(3, marker={"lilac": "red"})


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"players": 5}, "players"),
        ({"players": 3, "houses": {"louvre": ["lilac"] * 3}}, "houses.louvre"),
        ({"players": 3, "houses": {"marais": ["lilac", "grey"]}}, "PP2.2"),
        ({"players": 3, "houses": {"atlantis": ["lilac"]}}, "houses"),
        ({"players": 3, "houses": {"marais": ["yellow"]}}, "houses.marais"),
        ({"players": 3, "offer": ["louvre/red"] * 4}, "offer"),
        ({"players": 3, "offer": ["louvre/red"]}, "turn"),
        ({"players": 3, "offer": ["louvre/red"], "turn": 1}, "offer"),
        ({"players": 3, "parked": ["louvre/red", "odeon/red"]}, "parked"),
        ({"players": 3, "marker": {"lilac": "red", "grey": "red"}}, "marker"),
        ({"players": 3, "round": 16}, "round"),
        ({"players": 3, "colour": 1}, "colour"),
        ({"players": 3, "game": "chess"}, "game"),
        ({"players": 3, "points": {"lilac": -1}}, "points.lilac"),
        ({"players": 3, "phase": "lunch"}, "phase"),
        ({"players": 3, "left": {"louvre/red": 9}}, "left"),
        ({"players": 3, "open_marker": "red"}, "open_marker"),
        ([], "JSON object"),
    ],
)
def test_impossible_positions_name_the_field(fields, named):
    if isinstance(fields, dict) and "offer" not in fields and fields.get("players") == 3:
        fields = {
            "offer": ["pantheon/teal", "bastille/orange", "invalides/brown", "montparnasse/blue"],
            **fields,
        }
    with pytest.raises(PositionError, match=named):
        GAME.position(fields)


def test_positions_need_hardly_a_field():
    assert GAME.position({"players": 2}).to_act == CHANCE
    state = position(4, houses={"louvre": ["lilac"]})
    assert state.to_act == 0
    assert GAME.position(state.to_data()) == state


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"players": 3, "phase": "draw", "start": -1}, "start"),
        ({"players": 3, "phase": "markers", "round": 15}, "round"),
        ({"players": 3, "phase": "markers", "start": 0, "marker": {"grey": "red"}}, "seat order"),
        ({"players": 3, "phase": "start", "marker": {"lilac": "red"}}, "marker"),
        ({"players": 3, "phase": "over", "marker": {"lilac": "red"}}, "PP8.2"),
        (
            {"players": 3, "phase": "end", "marker": MARKERS, "points": {"lilac": {"special": 5}}},
            None,
        ),
        (
            {"players": 3, "phase": "over", "marker": MARKERS, "points": {"lilac": {"special": 5}}},
            "special tours pay",
        ),
        ({"players": 2, "phase": "over", "marker": {"lilac": "red", "grey": "blue"}}, "PP8.3"),
    ],
)
def test_positions_in_which_nobody_could_go_on_are_refused(fields, named):
    if named is None:
        assert GAME.position(fields).scores().totals == (0, 0, 0)
        return
    with pytest.raises(PositionError, match=named):
        GAME.position(fields)
