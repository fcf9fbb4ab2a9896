"""Single steps of the rules, each shown by itself: what is told, what is drawn,
what nobody may do."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from lutetia.engine.game import State
from lutetia.engine.rng import make_rng
from lutetia.games.paris_paris.material import CROSSING, ROUTES, STOPS, TILE_IDS
from lutetia.games.paris_paris.rules.codes import CHOOSE_HOUSE, IMPOSSIBLE, OK, UNKNOWN
from tests.games.paris_paris.helpers import GAME, dealt, kinds, last_build, position
from tests.games.paris_paris.test_ending import end
from tests.games.paris_paris.test_tours import BSW

rule = pytest.mark.rule
CARDS = {"lilac": "teal", "grey": "blue", "green": "red", "yellow": "orange"}


def args(state, kind):
    """Return what the events of a kind tell."""
    return [dict(event.args) for event in state.events if event.kind == kind]


def dreamt(state, viewer, seed):
    buffer = state.buffer()
    GAME.entry_points.resample(buffer, viewer, make_rng(seed))
    return State(GAME, buffer, state.players, state.options, ply=state.ply)


@rule("PP8.7")
def test_every_house_on_the_board_counts_against_a_tie():
    for stop in STOPS:
        buffer = position(4, houses={stop: ["grey"]}).buffer()
        assert [int(GAME.entry_points.tiebreak(buffer, seat)) for seat in range(4)] == [
            0,
            -1,
            0,
            0,
        ], stop
    both = position(4, houses={"louvre": ["grey", "grey"], "marais": ["yellow"]}).buffer()
    assert [int(GAME.entry_points.tiebreak(both, seat)) for seat in range(4)] == [0, -2, 0, -1]


@rule("PP1.5", "PP1.7")
def test_any_card_that_one_does_not_see_may_be_anybodys():
    """Four of five cards are dealt: each other seat may hold each of the
    four that one does not have oneself."""
    state = position(4, marker=CARDS)
    for viewer in (0, 3, -1):
        seen = [Counter() for _ in range(4)]
        for seed in range(120):
            guess = dreamt(state, viewer, seed).fields
            assert len(set(guess.marker)) == 4
            for seat in range(4):
                seen[seat][ROUTES[guess.marker[seat]]] += 1
        for seat in range(4):
            own = list(CARDS.values())[seat]
            if seat == viewer:
                assert seen[seat] == {own: 120}
            else:
                known = {list(CARDS.values())[viewer]} if viewer >= 0 else set()
                assert set(seen[seat]) == set(ROUTES) - known
                assert min(seen[seat].values()) > 10


@rule("PP1.6")
def test_the_open_card_is_never_dealt_again_in_a_dream():
    state = position(2, marker={"lilac": "teal", "grey": "blue"}, open_marker="red")
    found = {dreamt(state, 0, seed).fields.marker[1] for seed in range(60)}
    assert {ROUTES[route] for route in found} == {"blue", "orange", "brown"}


@rule("PP8.2")
def test_at_the_end_nothing_is_hidden_any_more():
    over = end(4, marker=CARDS)
    assert all(dreamt(over, viewer, 1) == over for viewer in (-1, 0, 2))


@rule("PP1.6")
def test_with_any_open_card_the_first_stack_is_turned_up():
    state = GAME.new(2).play("start grey")
    first = state.play("marker lilac orange").play("marker grey brown")
    for route in ("teal", "blue", "red"):
        dealt_out = first.play(f"marker open {route}")
        assert dealt_out.view()["phase"] == "draw"
        assert dealt_out.view()["open_marker"] == route
        assert [e.kind for e in dealt_out.events] == ["open_marker", "round"]
        assert args(dealt_out, "round") == [{"round": 1, "start": 1}]


@rule("PP1.4", "PP1.5")
def test_the_start_player_and_a_card_are_told():
    state = GAME.new(3).play("start green")
    assert args(state, "start") == [{"seat": 2}]
    state = state.play("marker lilac brown")
    assert args(state, "marker") == [{"seat": 0, "route": "brown"}]
    assert state.refusal("marker grey brown").key
    assert state.refusal("marker green teal").key  # grey is next
    assert state.play("marker grey teal").play("marker green red").view()["phase"] == "draw"


@rule("PP3.4")
def test_whichever_of_five_tiles_is_taken_the_others_stay_in_order():
    offer = ["louvre/red", "odeon/red", "marais/orange", "concorde/brown", "bastille/orange"]
    state = position(4, offer=offer, start=0)
    for tile in offer:
        after = state.play(f"build {tile}")
        assert after.view()["offer"] == [other for other in offer if other != tile]
        assert GAME.position(after.to_data()) == after


@rule("PP5.1")
@pytest.mark.parametrize("colour", ["lilac", "grey", "green", "yellow"])
def test_nobody_leaves_a_stop_with_a_free_place_whoever_it_is(colour):
    state = position(4, houses={"louvre": [colour]}, offer=["louvre/red", "marais/orange"], start=0)
    assert state.refusal(f"build louvre over {colour}").rule == "PP5.1"
    assert state.refusal(f"build marais over {colour}").rule == "PP5.1"


@rule("PP5.2")
def test_only_houses_that_stand_there_can_leave():
    state = position(3, houses={"louvre": ["grey", "green"]}, offer=["louvre/red"], start=0)
    assert state.refusal("build louvre over lilac").rule == "PP5.2"
    assert state.refusal("build louvre over yellow").rule == "PP5.2"
    assert sorted(a.text for a in state.legal() if "louvre" in a.text) == [
        "build louvre/red over green",
        "build louvre/red over grey",
    ]


@rule("PP6.2", "PP6.3")
def test_a_small_tour_tells_the_distance_of_every_stop_that_pays():
    here = last_build(
        3, "build marais", "louvre/red", start=0, houses={"louvre": ["grey", "green"]}
    )
    assert args(here, "small_pays") == [
        {"stop": "louvre", "seat": 1, "points": 1, "distance": 0},
        {"stop": "louvre", "seat": 2, "points": 1, "distance": 0},
    ]
    away = last_build(3, "build marais", "opera/red", start=0, houses={"louvre": ["grey"]})
    assert [a["distance"] for a in args(away, "small_pays")] == [2]


@rule("PP7.5")
def test_a_big_tour_tells_what_it_paid_and_nothing_from_before():
    before = {"lilac": {"big": 5}, "grey": {"big": 7}, "green": {"big": 11}, "yellow": {"big": 13}}
    state = last_build(
        4,
        "build invalides/brown",
        "pantheon/teal",
        start=1,
        round=6,
        parked=["pompidou/teal"],
        houses=BSW,
        points=before,
    )
    assert args(state, "tour_end") == [{"route": "teal", "points": [4, 1, 1, 3]}]
    assert [seat["big"] for seat in state.view()["seats"]] == [9, 8, 12, 16]
    assert args(state, "boxed") == [{"route": "teal"}]


@rule("PP8.4", "PP8.5")
def test_the_bag_tells_who_is_paid():
    def last_round(players, **fields):
        rounds = {2: 20, 3: 15, 4: 12}[players]
        open_marker = {"open_marker": "brown"} if players == 2 else {}
        marker = {colour: CARDS[colour] for colour in GAME.meta.colours[:players]}
        fields = {"round": rounds, "start": 0, "marker": marker, **open_marker, **fields}
        return last_build(players, "build marais", "louvre/red", **fields)

    paid = last_round(3, bag={"grey": 3, "green": 1})
    assert args(paid, "bag") == [{"counts": [0, 3, 1], "seat": 1, "points": 3}]
    tied = last_round(4, bag={"grey": 2, "green": 2, "yellow": 1})
    assert args(tied, "bag") == [{"counts": [0, 2, 2, 1], "seat": None, "points": 0}]
    assert [seat["bag"] for seat in tied.view()["seats"]] == [0, 0, 0, 0]
    assert "bag" not in kinds(last_round(2))
    special = args(last_round(2), "special_tour")
    assert [tour["seat"] for tour in special] == [1, 0, None]  # the bus has passed on


@rule("PP9.1", "PP9.2")
@pytest.mark.parametrize("open_bag", [False, True])
@pytest.mark.parametrize("tile_route", ["both", "tile_route"])
def test_each_option_is_kept_by_itself(open_bag, tile_route):
    name = next(o.name for o in GAME.meta.options if o.name != "open_bag")
    given = {"open_bag": open_bag, name: tile_route}
    assert GAME.new(3, **given).to_data()["options"] == given


@rule("PP1.8")
def test_a_stack_is_turned_up_tile_by_tile():
    state = dealt(3)
    assert len(state.view()["offer"]) == 4
    assert sum(state.fields.left) == 56
    assert state.to_act == state.view()["start"]


@rule("PP2.3", "PP2.4")
def test_chance_weighs_a_tile_by_the_copies_left():
    """Panthéon ends the line teal: one tile. The Louvre has two of each of its routes;
    one of red lies on offer already."""
    state = GAME.new(4).play("start lilac")
    for colour, route in CARDS.items():
        state = state.play(f"marker {colour} {route}")

    def odds(tile):
        return int(state.game.entry_points.weight(state.buffer(), state.parse(f"draw {tile}").code))

    assert [odds(t) for t in ("pantheon/teal", "louvre/red", "louvre/orange")] == [1, 2, 2]
    state = state.play("draw louvre/red")
    assert [odds(t) for t in ("louvre/red", "louvre/orange")] == [1, 2]
    first = min(state.legal_codes())  # the one tile that the map file names first
    gone = state.play(first)
    assert [int(s.game.entry_points.weight(s.buffer(), first)) for s in (state, gone)] == [1, 0]


@pytest.mark.parametrize("code", [-1, 280, 299, 385])
def test_numbers_that_are_no_action_are_unknown(code):
    state = position(4, offer=["invalides/brown"])
    assert state.game.entry_points.refuse(state.buffer(), code) == UNKNOWN
    assert state.game.entry_points.refuse(state.buffer(), 279) not in (OK, UNKNOWN)


@rule("PP5.2")
def test_whoever_builds_at_a_full_stop_is_asked_which_house_leaves():
    """Also where the last seat has a house at the stop that comes before it."""
    stops = list(STOPS)
    for before, stop in itertools.pairwise(stops):
        tile = next(tile for tile in TILE_IDS if tile.startswith(stop + "/"))
        full = ["lilac", "grey"][: 1 + CROSSING[stops.index(stop)]]
        state = position(4, offer=[tile], houses={before: ["yellow"], stop: full}, start=2)
        code = TILE_IDS.index(tile) * 8
        assert state.game.entry_points.refuse(state.buffer(), code) == CHOOSE_HOUSE


@rule("PP7.5", "PP7.6")
def test_a_tour_tells_who_is_paid_where_and_for_which_houses():
    state = last_build(
        4,
        "build invalides/brown",
        "pantheon/teal",
        start=1,
        round=6,
        parked=["pompidou/teal"],
        houses=BSW,
    )
    paid = [0, 0, 0, 0]
    for told in args(state, "crossing"):
        seat = (
            GAME.meta.colours.index(told["seat"]) if isinstance(told["seat"], str) else told["seat"]
        )
        assert told["own"] == state.view()["houses"][told["stop"]].count(GAME.meta.colours[seat])
        assert told["own"] > 0
        assert told["points"] == told["own"] + told["near"]
        paid[seat] += told["points"]
    assert paid == args(state, "tour_end")[0]["points"]


@rule("PP8.3")
@pytest.mark.parametrize("route", ROUTES)
def test_whichever_card_lies_open_is_toured_at_the_end(route):
    cards = [other for other in ROUTES if other != route][:2]
    marker = dict(zip(GAME.meta.colours, cards, strict=False))
    state = GAME.position({"players": 2, "phase": "end", "marker": marker, "open_marker": route})
    lines = [line for line in state.outcome.lines[0] if line.key.endswith("special")]
    assert [line.args["route"] for line in lines][-1] == route
    assert len(lines) == 3


@rule("PP8.2")
def test_special_tours_go_round_from_the_bus_on():
    state = GAME.new(4, seed=11)
    while not state.is_over:
        last = state
        state = state.play(state.legal()[0])
    start = (last.view()["start"] + 1) % 4
    round_ = [(start + i) % 4 for i in range(4)]
    for kind in ("shown", "special_tour"):
        told = [event.args["seat"] for event in state.events if event.kind == kind]
        assert told == round_, kind


def test_nobody_does_what_chance_does():
    state = position(4)
    for code in (300, 303, 310, 344, 350, 384):
        assert state.game.entry_points.refuse(state.buffer(), code) == IMPOSSIBLE


@rule("PP1.5", "PP1.7")
def test_a_card_that_is_not_dealt_yet_is_not_dealt_by_a_guess():
    state = GAME.new(4).play("start lilac").play("marker lilac teal")
    guess = dreamt(state, 0, 3)
    assert list(guess.fields.marker) == list(state.fields.marker)
