"""Single steps of the rules, each shown by itself: every checkered side, every hex."""

from __future__ import annotations

import pytest

from lutetia.engine.kernel import zeros
from lutetia.games.connection import kernel_calls
from lutetia.games.connection.material import HEXES, MAP, WORDS, H, words_of
from lutetia.games.connection.rules import codes
from lutetia.games.connection.rules.actions import LAY
from lutetia.games.connection.scoring import survey
from lutetia.games.connection.state import LAYOUT
from tests.games.connection.helpers import GAME, position

rule = pytest.mark.rule
TRACK = {place["id"] for place in MAP["hex"] if place["kind"] in ("city", "rural")}


@rule("PC2.2")
def test_every_checkered_side_is_the_reason_on_both_of_its_hexes():
    """Track that ends at a checkered side, as it were: beyond it the side is named,
    not the distance."""
    sides = [side for side in MAP["barriers"]["sides"] if set(side) <= TRACK]
    assert sides
    for side in sides:
        for here, beyond in (side, side[::-1]):
            st = LAYOUT.zero_fields()
            st.on[HEXES.index(here)] = 1
            reasons = zeros(H)
            kernel_calls.why_not(LAYOUT.pack(st), 0, reasons)
            named = {HEXES[at] for at in range(H) if int(reasons[at]) == codes.CROSSED}
            assert beyond in named
            beside = {name for pair in sides if here in pair for name in pair if name != here}
            assert named == beside


@rule("PC4.5")
@pytest.mark.parametrize("which", [0, -1])
def test_two_that_need_the_one_place_left_on_a_hex_are_shut_in_together(which):
    """So it is on the first and on the last hex of the map as on any other."""
    at = [HEXES.index(name) for name in HEXES if name in TRACK][which]
    st = LAYOUT.zero_fields()
    blue, black = 1, 2
    st.single = words_of([at])
    st.vital[: 2 * WORDS] = [*words_of([at]), *words_of([at])]
    assert survey(LAYOUT.pack(st))[6:12] == [black, blue, 0, 0, 0, 0]


@rule("PC4.1")
def test_asking_who_is_cut_off_changes_nothing():
    buffer = position().buffer()
    before = LAYOUT.to_ints(buffer)
    assert int(kernel_calls.cut(buffer)) == 0
    assert LAYOUT.to_ints(buffer) == before


@rule("PC2.5")
def test_no_track_is_ever_laid_on_the_tower_or_a_start_hex():
    state = position(hand={"green": {"red": 5}}).play("build red")
    for place in MAP["hex"]:
        if place["kind"] in ("eiffel", "start"):
            code = LAY.code([HEXES.index(place["id"])])
            assert state.refusal(code).rule == "PC2.5"
            assert code not in state.legal_codes()


@rule("PC3.4")
def test_every_hex_that_is_legal_is_offered_and_no_other():
    state = position(hand={"green": {"red": 5}}).play("build red")
    legal = set(state.legal_codes())
    for code in range(LAY.base, LAY.end):
        assert (int(GAME.entry_points.refuse(state.buffer(), code)) == 0) == (code in legal)


@rule("PC3.1", "PC3.2", "PC6.1", "PC6.2")
def test_what_comes_first_is_said_at_every_step():
    def told(state):
        texts = ("build blue", "return blue", "lay K7", "done", "take blue 1")
        found = [state.refusal(text) for text in texts]
        return [no.key.rpartition(".")[2] if no else "" for no in found]

    turn = position(hand={"green": {"red": 5, "blue": 3}})
    assert told(turn) == ["", "", "choose_first", "choose_first", "return_first"]
    trade = turn.play("return red")
    assert told(trade) == ["mid_trade", "mid_trade", "mid_trade", "mid_trade", ""]
    build = turn.play("build red")
    assert told(build)[:2] == ["mid_build", "mid_build"]
    assert told(build)[3:] == ["lay_one", "mid_build"]


@rule("PC3.5")
def test_nothing_of_a_build_is_left_when_it_is_done():
    state = position(hand={"green": {"red": 5}}).play("build red")
    for _ in range(3):
        state = state.play(next(a for a in state.legal() if a.text.startswith("lay")))
    assert GAME.position(state.to_data()) == state
    state = state.play("done")
    assert list(state.fields.laid) == [-1] * 5
    assert GAME.position(state.to_data()) == state


@rule("PC1.3", "PC1.7")
def test_the_stations_and_the_first_round_are_told():
    state = GAME.new(3)
    while state.view()["phase"] == "stations":
        state = state.play(state.legal_codes()[-1])
        (event,) = [event for event in state.events if event.kind == "station"]
        company = next(c for c in state.view()["companies"] if c["id"] == event.args["company"])
        assert company["start"] == event.args["hex"]
    state = state.play_chance(1)
    assert [event.args for event in state.events if event.kind == "round"] == [{"round": 1}]
    assert state.view()["turn"] == 1
