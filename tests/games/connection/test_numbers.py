"""Single steps that whole games hardly show: numbers that mean nothing, every company in turn,
what is told."""

from __future__ import annotations

import pytest

from lutetia.engine.errors import PositionError
from lutetia.games.connection.material import COMPANIES
from lutetia.games.connection.rules.actions import LAY, START, STATION
from lutetia.games.connection.rules.codes import UNKNOWN
from tests.games.connection.helpers import AROUND_BLUE, GAME, position, rule_of, run, texts

rule = pytest.mark.rule
STATIONS = dict(zip(COMPANIES, ("L8", "M9", "M11", "L12", "K11", "K9"), strict=True))


def swapped(victim: str, track: dict[str, list[str]]) -> dict:
    """Return a position like ``track`` in which ``victim`` and blue have changed places."""
    other = {"blue": victim, victim: "blue"}
    return {
        "stations": {other.get(name, name): at for name, at in STATIONS.items()},
        "map": {at: [other.get(name, name) for name in here] for at, here in track.items()},
    }


@pytest.mark.parametrize("before", [(), ("build blue",), ("return red",)])
@pytest.mark.parametrize(
    "code", [-1, 6, 9, 16, 19, 32, 33, 37, 39, 41, 99, LAY.end, STATION.base - 1, START.end]
)
def test_numbers_that_are_no_action_are_unknown(before, code):
    state = run(position(hand={"green": {"red": 1}}), *before)
    assert state.game.entry_points.refuse(state.buffer(), code) == UNKNOWN


def test_what_chance_cannot_bring_weighs_nothing():
    new = GAME.new(3)
    for code in (-1, 0, LAY.base, START.end, START.end + 5):
        assert int(new.game.entry_points.weight(new.buffer(), code)) == 0


@rule("PC1.6")
def test_every_share_that_is_dealt_is_told_to_its_owner():
    state = GAME.new(6)
    told = []
    while state.view()["phase"] in ("stations", "deal"):
        before = state.view(5)["seats"][5]["hand"]
        state = state.play(state.draw(7))
        told += [event for event in state.events if event.kind == "dealt"]
    assert before is not None
    hands = [dict.fromkeys(COMPANIES, 0) for _ in range(6)]
    for event in told:
        args = event.args
        hands[args["seat"]][args["company"]] += 1
    assert hands == [
        {name: state.view(seat)["seats"][seat]["hand"].get(name, 0) for name in COMPANIES}
        for seat in range(6)
    ]


@rule("PC3.1")
def test_each_round_is_told_with_its_number():
    state = position(3)
    rounds = []
    for _ in range(9):
        state = run(state, texts(state, "build")[0])
        assert next(event.kind for event in state.events) == "chosen"
        state = run(state, texts(state, "lay")[0], "done")
        rounds += [event.args["round"] for event in state.events if event.kind == "round"]
    assert rounds == [2, 3, 4]


@rule("PC4.1", "PC4.5")
@pytest.mark.parametrize("victim", COMPANIES)
def test_whoever_it_is_keeps_the_last_way(victim):
    state = position(**swapped(victim, AROUND_BLUE))
    assert state.view()["only"] == {"L6": [victim]}
    stranger = next(name for name in ("yellow", "red", "black") if name != victim)
    assert rule_of(state.play(f"build {stranger}"), "lay L6") == "PC4.1"


@rule("PC4.6")
@pytest.mark.parametrize("victim", COMPANIES)
def test_the_last_way_is_known_at_once_whoever_it_is(victim):
    """Red's second locomotive on M7 leaves L6 alone."""
    open_ = {at: here for at, here in AROUND_BLUE.items() if at != "M7"} | {"M7": ["yellow"]}
    state = position(**swapped(victim, open_))
    assert state.view()["only"] == {}
    builder = "red" if victim != "red" else "blue"
    after = run(state, f"build {builder}", "lay M7")
    assert after.view()["only"] == {"L6": [victim]}


@rule("PC4.1")
@pytest.mark.parametrize("victim", COMPANIES)
def test_a_position_that_cuts_somebody_off_is_refused(victim):
    track = {**AROUND_BLUE, "L6": ["black"]}
    with pytest.raises(PositionError, match=victim):
        position(**swapped(victim, track))


FAR_OUT = {
    "K13": ["black"],
    "L6": ["purple"],
    "I11": ["black", "brown"],
    "I13": ["black"],
    "J10": ["black", "brown"],
    "J12": ["brown"],
    "J14": ["black", "brown"],
    "K3": ["purple"],
    "K5": ["purple"],
    "K7": ["brown"],
    "L2": ["purple"],
    "L4": ["purple"],
}
"""Yellow, at K11, has one way out: over J12, and from there over I13."""


@rule("PC4.1", "PC4.3")
def test_a_way_may_be_narrow_behind_its_first_step():
    stations = dict(zip(COMPANIES, ("M9", "K11", "M11", "L8", "L12", "K9"), strict=True))
    state = position(stations=stations, map=FAR_OUT)
    assert state.view()["only"] == {"J12": ["yellow"], "I13": ["yellow"]}
    assert rule_of(state.play("build brown"), "lay I13") == "PC4.1"
    after = run(state, "build yellow", "lay J12", "lay I13")
    assert "I13" in after.view()["build"]["laid"]


@rule("PC4.7")
def test_the_last_way_may_be_entered_while_there_is_room_for_two():
    roomy = {at: here for at, here in AROUND_BLUE.items() if at != "M7"} | {"L6": ["black"]}
    state = position(map=roomy)
    assert state.view()["only"] == {}
    building = state.play("build red")
    assert rule_of(building, "lay M7") == ""
    after = run(building, "lay M7", "done", "build yellow")
    assert after.view()["only"] == {"M7": ["blue"]}
    assert rule_of(after, "lay M7") == "PC4.1"
