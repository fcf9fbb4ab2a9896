"""The compiled rules against the referee: every legal list, every value and hand,
every ending and result of random games.

``LUTETIA_GAMES`` is the number of games for each number of players and each way to choose.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest

import lutetia
from lutetia.engine.actors import CHANCE
from lutetia.games.record import Record

from .referee import SEATS, Foul, Referee, judge
from .referee_board import COLOURS, France

GAMES = int(os.environ.get("LUTETIA_GAMES", "1"))
GAME = lutetia.game("connection")
Chooser = Callable[[Referee, list[str], random.Random], str]


# --- ways to choose -------------------------------------------------------------------------------


def anything(referee: Referee, texts: list[str], pick: random.Random) -> str:
    return pick.choice(texts)


def crowding(referee: Referee, texts: list[str], pick: random.Random) -> str:
    """Build, and stay as near the tower as can be: companies cut each other off."""
    lay = [text for text in texts if text.startswith("lay")]
    if lay:
        hexes = referee.track.france.hexes
        return min(lay, key=lambda text: (distance(hexes[text.split()[1]]), pick.random()))
    return pick.choice([text for text in texts if not text.startswith(("return", "done"))] or texts)


def racing(referee: Referee, texts: list[str], pick: random.Random) -> str:
    """Run for Marseille with whoever is nearest, mostly."""
    hexes = referee.track.france.hexes
    goal = hexes[referee.track.france.marseille]
    lay = [text for text in texts if text.startswith("lay")]
    if lay and pick.random() < 0.9:
        return min(lay, key=lambda text: (distance(hexes[text.split()[1]], goal), pick.random()))
    return pick.choice([text for text in texts if text.startswith("build")] or texts)


def hoarding(referee: Referee, texts: list[str], pick: random.Random) -> str:
    """Trade, and empty a board wherever two are taken or only one is left;
    give back to empty ones now and then."""
    empty = [
        text for text in texts if text.startswith("return") and not referee.stock[text.split()[1]]
    ]
    last = [
        text
        for text in texts
        if text.startswith("take") and referee.stock[text.split()[1]] == int(text[-1])
    ]
    twos = [text for text in texts if text.endswith(" 2")]
    returns = [text for text in texts if text.startswith("return")]
    if empty and pick.random() < 0.3:
        return pick.choice(empty)
    return pick.choice(last or twos or (returns if pick.random() < 0.9 else texts) or texts)


def distance(one: Any, other: Any = None) -> int:
    """Steps between two hexes, or from the tower."""
    dq, dr = (one.q - other.q, one.r - other.r) if other else (one.q, one.r)
    return max(abs(dq), abs(dr), abs(dq + dr))


# --- what has to agree ----------------------------------------------------------------------------


def agree(state: Any, referee: Referee) -> None:
    """Fail unless the rules and the referee see the same;
    everything that is open is looked at now and then and at the end."""
    assert sorted(map(str, state.legal())) == sorted(referee.legal())
    assert list(state.scores().totals) == referee.scores()
    if state.ply % 5 == 0 or state.is_over:
        agree_on_view(state, referee)


def agree_on_view(state: Any, referee: Referee) -> None:
    view = state.view(None)
    if view["phase"] in ("stations", "deal"):
        return
    for company in view["companies"]:
        agree_on_company(referee, company)
    stands = {
        where: {colour} for where, colour in referee.track.starts.items()
    } | referee.track.laid
    assert {where: set(colours) for where, colours in view["map"].items()} == stands
    if state.ply % 3 == 0:
        needed = referee.track.needed()
        assert {where: set(cut) for where, cut in view["only"].items()} == needed
        for company in view["companies"]:
            sharing = set().union(*(cut for cut in needed.values() if company["id"] in cut))
            assert set(company["shut_in"]) == sharing - {company["id"]}
    if view["build"]:
        agree_on_build(referee, view["build"])
    hands = state.to_data()["hand"]
    for seat, seen in zip(referee.seats, view["seats"], strict=True):
        hand = referee.hands[seat]
        assert {company: n for company, n in hands[seat].items() if n} == +hand
        assert seen["shares"] == hand.total()
        assert seen["over"] == referee.excess(seat)
        assert (seen["took"], seen["returned"]) == referee.notepad(seat)


def agree_on_build(referee: Referee, build: dict[str, Any]) -> None:
    """The hexes beside the track that are no places for it, each with its reason."""
    track, company = referee.track, referee.building
    assert (build["company"], len(build["laid"])) == (company, referee.built)
    assert build["points"] == sum(track.france.hexes[where].value for where in build["laid"])
    own = track.hexes_of(company)
    beside = set().union(*(track.france.around[where] for where in own)) - own
    beside = {where for where in beside if track.france.hexes[where].kind in ("rural", "city")}
    assert set(build["refused"]) == beside - set(track.places(company))
    for where, no in build["refused"].items():
        if track.has_room(where, company):
            assert (no["rule"], no["args"]["cut"]) == (
                "PC4.1",
                sorted(track.cut_off_by(company, where), key=COLOURS.index),
            )
        else:
            assert no["rule"] == {"rural": "PC2.3", "city": "PC2.4"}[track.france.hexes[where].kind]


def agree_on_company(referee: Referee, company: dict[str, Any]) -> None:
    track, colour = referee.track, company["id"]
    assert track.starts[company["start"]] == colour
    assert company["value"] == track.value(colour)
    assert company["placed"] == track.count(colour)
    assert company["stock"] == referee.stock[colour]
    assert company["shares"] == sum(hand[colour] for hand in referee.hands.values())
    assert company["shares_dealt"] == referee.dealt[colour]
    assert company["linked"] == track.in_a_city(colour)
    assert company["places"] == len(track.places(colour))
    assert 2 + company["placed"] + company["stock"] + company["shares"] == 33


def play_alike(players: int, choose: Chooser, seed: int, france: France | None = None) -> Referee:
    """Play one game with the rules and the referee side by side; return the referee at its end."""
    pick = random.Random(f"{seed} {players} {choose.__name__}")
    state, referee = GAME.new(players), Referee(players, france)
    while not state.is_over:
        agree(state, referee)
        actor = "~" if state.to_act == CHANCE else SEATS[state.to_act]
        text = str(state.draw(seed)) if actor == "~" else choose(referee, referee.legal(), pick)
        state = state.play(text)
        referee.play(f"{actor} {text}")
    agree(state, referee)
    assert state.outcome.reason == referee.reason
    assert list(state.outcome.scores) == referee.scores()
    assert list(state.outcome.ranks) == referee.ranks()
    if france is None:
        judge(Record.of(state).write())
    return referee


@pytest.mark.parametrize("choose", [anything, crowding, racing, hoarding])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_games_are_played_alike(players: int, choose: Chooser) -> None:
    for seed in range(GAMES):
        play_alike(players, choose, seed)


def test_a_result_that_is_wrong_is_noticed() -> None:
    state = GAME.new(3, seed=1)
    while not state.is_over:
        state = state.play(state.legal()[0])
    text = Record.of(state).write()
    judge(text)
    with pytest.raises(Foul, match="the count is"):
        judge(text.replace("scores = [", "scores = [1"))
