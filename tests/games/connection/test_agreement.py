"""PC7.6: where nothing can ever be built, where it only seems so, and how a game is counted."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lutetia.games import record as records
from lutetia.games.connection.material import COMPANIES
from tests.contract.test_secrets import dreamt, everything_told
from tests.games.connection.endings import BUILT, closed
from tests.games.connection.helpers import (
    GAME,
    company,
    drained,
    position,
    rule_of,
    run,
    texts,
    tracks,
)

rule = pytest.mark.rule
GOLDEN = Path(__file__).parents[2] / "golden" / "connection" / "nothing_but_trades_remains.toml"


def idle(state, given, taken):
    """Return the state after one share for one."""
    return run(state, f"return {given}", f"take {taken} 1")


@rule("PC7.6", "PC3.6")
def test_nothing_can_ever_be_built_again():
    state = GAME.position(closed())
    assert [company(state, name)["stock"] for name in BUILT] == [0] * 4
    assert [company(state, name)["shares"] for name in BUILT] == [0] * 4
    assert company(state, "blue")["places"] == company(state, "brown")["places"] == 0
    assert state.cannot_progress
    assert state.bots_agree
    assert state.prompt()[0]["key"] == "connection.prompt.stuck"
    assert state.play(texts(state)[0]).cannot_progress, "in the middle of a trade as well"
    for _ in range(6):
        assert not texts(state, "build")
        held = texts(state, "return")[0].split()[1]
        state = idle(state, held, "brown" if held == "blue" else "blue")
        assert state.cannot_progress


@rule("PC7.6", "PC6.5")
@pytest.mark.parametrize("share", BUILT)
def test_a_share_in_any_hand_may_come_back_to_its_board(share):
    state = GAME.position(closed(share))
    assert not texts(state, "build")
    assert not state.cannot_progress
    assert not state.bots_agree
    assert state.prompt()[0]["key"] == "connection.prompt.only_trade"
    while state.to_act != 2:
        held = texts(state, "return")[0].split()[1]
        state = idle(state, held, "brown" if held == "blue" else "blue")
    assert not state.cannot_progress
    reopened = run(state, f"return {share}", "take blue 1")
    assert texts(reopened, "build") == [f"build {share}"]
    assert reopened.prompt()[0]["key"] == "connection.prompt.turn"


@rule("PC7.6", "PC6.5")
@pytest.mark.parametrize("share", BUILT)
@pytest.mark.parametrize("seat", ["green", "orange"])
def test_whoever_holds_that_share(seat, share):
    assert not GAME.position(closed(share, seat)).cannot_progress


@rule("PC7.6", "PC6.5")
def test_every_trade_of_the_golden_game_reopens_building():
    state = records.read(GOLDEN).replay()
    trades = [
        then
        for action in state.legal()
        for then in map(state.play(action).play, state.play(action).legal())
    ]
    assert len(trades) == 16
    assert all(texts(then, "build") for then in trades)
    assert not state.cannot_progress
    assert texts(run(state, "return red", "take yellow 1", "build red"), "lay")


@rule("PC7.6", "PC9.1")
def test_what_is_told_of_it_follows_from_what_all_see():
    """Whose shares they are changes nothing, even where one share decides."""
    worlds = 0
    for share in (None, *BUILT):
        state = GAME.position(closed(share))
        for viewer in (None, 0, 1, 2):
            for seed in range(4):
                other = dreamt(state, viewer, seed)
                worlds += other != state
                assert (other.cannot_progress, other.bots_agree) == (
                    state.cannot_progress,
                    state.bots_agree,
                )
                assert everything_told(other, viewer) == everything_told(state, viewer)
    assert worlds > 20


@rule("PC7.6")
def test_six_full_rounds_without_a_build():
    hands = {"green": {"red": 8}, "orange": {"blue": 8}, "rose": {"red": 8}, "teal": {"blue": 8}}
    state = position(hand=hands)
    for turn in range(24):
        assert state.view()["idle"] == turn
        assert not state.bots_agree
        red = bool(state.view(state.to_act)["seats"][state.to_act]["hand"].get("red"))
        state = idle(state, *(("red", "blue") if red else ("blue", "red")))
    assert state.bots_agree
    assert not state.cannot_progress
    assert GAME.position(state.to_data()) == state
    assert GAME.determinize(state.view(0), 1).bots_agree
    built = run(state, "build red", "lay M13", "done")
    assert (built.view()["idle"], built.bots_agree) == (0, False)


@rule("PC7.6", "PC6.4")
def test_filling_a_hand_is_no_standstill_but_overfilling_is():
    state = position(hand={"green": {"red": 8}})
    state = run(state, "return red", "take blue 2")
    assert state.view()["idle"] == 0, "green now holds nine of fifteen"
    full = position(hand={"green": {"red": 15}})
    assert run(full, "return red", "take blue 2").view()["idle"] == 1
    assert run(full, "return red", "take blue 1").view()["idle"] == 1


@rule("PC7.6", "PC5.4", "PC8.1")
def test_a_game_is_counted_as_it_stands_even_inside_a_turn():
    state = position(map=tracks(red="Dijon"), hand={"green": {"red": 8}})
    state = state.play("build red")
    before = state.scores().totals[0]
    reach = next(text for text in texts(state, "lay") if state.preview(text)["points"])
    state = state.play(reach)
    end = state.adjudicated()
    assert end.is_over
    assert end.outcome.reason == end.view()["ended"] == "agreed"
    assert end.outcome.scores[0] == before + 8 * company(state, "red")["value"] > before
    assert all(seat["hand"] for seat in end.view()["seats"])
    assert end.legal() == []
    assert rule_of(end, "build red") == "PC7.6"
    assert not state.is_over, "the position itself stays as it was"


@rule("PC7.6", "PC7.4")
def test_inside_a_build_that_would_end_the_game_it_is_consent_that_ends_it():
    state = run(position(hand=drained(red=1, black=31)), "build red", "lay N10")
    assert texts(state) == ["done"]
    assert state.adjudicated().view()["ended"] == "agreed"
    assert state.play("done").view()["ended"] == "one_board"
    with pytest.raises(ValueError, match="seat"):
        state.play("done").adjudicated()
    with pytest.raises(ValueError, match="seat"):
        GAME.new(3).adjudicated()


def test_the_idle_turns_of_a_position_are_checked():
    state = position(turn=30, idle=8)
    assert (state.view()["idle"], state.to_data()["idle"]) == (8, 8)
    for wrong in (-1, 31, "8", 1.5, True):
        with pytest.raises(ValueError, match="idle"):
            position(turn=30, idle=wrong)
    assert len(COMPANIES) == 6


@rule("PC7.6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_game_that_begins_can_progress(players):
    state = GAME.new(players).play_chance(seed=5)
    assert not state.cannot_progress
    assert not state.bots_agree


@rule("PC7.6")
@pytest.mark.parametrize("name", BUILT)
def test_whichever_companies_are_shut_in(name):
    """The same with two companies that have changed places: nobody holds a share of blue now."""
    swapped = {"blue": name, name: "blue"}
    words = re.split(rf"\b(blue|{name})\b", json.dumps(closed()))
    state = GAME.position(json.loads("".join(swapped.get(word, word) for word in words)))
    assert company(state, "blue")["stock"] == 0
    assert state.cannot_progress
