"""The search is one text: compiled and interpreted it finds the same, to the last bit;
and its machine code is kept."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from lutetia.ai import greedy, search
from lutetia.engine.kernel import COMPILED

PROGRAM = """
import json, random, sys
import lutetia
from lutetia.ai.levels import LEVELS, analyse, choose
from lutetia.ai.exact import work_out
from lutetia.ai.search_params import Budget, SearchParams
from lutetia.engine import kernel
out, made = [], []
if kernel.COMPILED:
    from numba.core import event
    listener = event.RecordingListener()
    event.register("numba:compile", listener)
    made = listener.buffer
for players in (2, 3, 4):
    state = lutetia.game("paris_paris").new(players, seed=players)
    while not state.is_over and state.ply < int(sys.argv[1]):
        view = state.view(state.to_act, recall=True)
        budget = Budget(simulations=24)
        out.append([choose("paris_paris", view, level, state.ply, budget) for level in LEVELS])
        state = state.play(out[-1][-1])
    if not state.is_over:
        out.append(analyse("paris_paris", state.view(state.to_act, recall=True), 1, 60))
tables = ("cite", 2, {"pool": "all", "cards": "random"}), ("paris", 3, {}), ("connection", 4, {})
for game, players, options in tables:
    state, pick = lutetia.game(game).new(players, seed=5, **options), random.Random(1)
    while not state.is_over and state.ply < 80:
        if state.to_act is not None and state.ply in (46, 52, 60, 75):
            view = state.view(state.to_act, recall=True)
            budget = Budget(simulations=12)
            out.append([choose(game, view, level, state.ply, budget) for level in LEVELS])
            out.append(analyse(game, view, state.ply, 12))
        state = state.play(pick.choice(state.legal()))
for game, players, back in (("cite", 2, 3), ("paris", 2, 2)):
    states, pick = [lutetia.game(game).new(players, seed=3)], random.Random(2)
    while not states[-1].is_over:
        states.append(states[-1].play(pick.choice(states[-1].legal_codes())))
    for state in states[-1 - back : -1]:
        out.append(work_out(state.game, state, state.to_act, 1, SearchParams(), 1e9))
print(json.dumps({"compiled": kernel.COMPILED, "found": out, "made": len(made)}))
"""


def run(jit: str, plies: int) -> dict:
    env = {**os.environ, "LUTETIA_JIT": jit}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(plies)],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_compiled_equals_interpreted_and_is_kept():
    fast, slow = run("1", 50), run("0", 50)
    assert fast["compiled"]
    assert not slow["compiled"]
    assert fast["found"] == slow["found"]
    assert run("1", 12)["made"] == 0, (
        "a second process compiles nothing that the first has compiled"
    )


@pytest.mark.parametrize(
    "call",
    [
        lambda: search.playout([None], 0, 1, 0, 1, [0], [0], [0]),
        lambda: greedy.greedy([None], [None], [0], [0], [0]),
    ],
)
def test_a_template_without_a_game_says_so(call):
    with pytest.raises(RuntimeError, match="this module is a template"):
        call()


def test_this_process_runs_as_it_was_told():
    assert (os.environ.get("LUTETIA_JIT", "1") != "0") == COMPILED
