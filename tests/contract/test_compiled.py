"""Compiled and interpreted rules are the same rules."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import lutetia
from tests.contract.conftest import tables

PROGRAM = """
import hashlib, json, random, sys
import lutetia
from lutetia.engine.game import State
from lutetia.engine.kernel import COMPILED
from lutetia.engine.rng import make_rng
out = {"compiled": COMPILED, "digests": []}
for name, players, options, seed in json.loads(sys.argv[1]):
    game = lutetia.game(name)
    pick = random.Random(seed)
    state = game.new(players, seed=seed, **options)
    digest = hashlib.sha256()
    while not state.is_over:
        legal = state.legal()
        seen = [[a.text for a in legal], state.key(), state.view(0, recall=True)]
        digest.update(json.dumps(seen).encode())
        digest.update(json.dumps([event.for_viewer(None) for event in state.events]).encode())
        if state.ply % 7 == 0:
            digest.update(json.dumps(state.previews(state.legal_codes())).encode())
            for seat in (-1, 0):  # what they cannot know, dealt again
                buffer = state.buffer()
                game.entry_points.resample(buffer, seat, make_rng(state.ply))
                digest.update(str(State(game, buffer, players, state.options).key()).encode())
        state = state.play(pick.choice(legal))
    digest.update(json.dumps(state.outcome.to_data()).encode())
    out["digests"].append(digest.hexdigest())
print(json.dumps(out))
"""


def run(jit: str, plan: list) -> dict:
    env = {**os.environ, "LUTETIA_JIT": jit}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(plan)],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_compiled_equals_interpreted():
    """Interpreted, arrays are lists: an index beyond their end is an error there.

    So equal digests also say that the compiled rules, which do not look,
    stayed inside their arrays.
    """
    every = {
        name: {option.name: option.choices[-1] for option in lutetia.game(name).meta.options}
        for name in lutetia.GAMES
    }
    crowded = [
        (name, players, every[name])
        for name in lutetia.GAMES
        for players in lutetia.game(name).meta.players
    ]
    plan = [[*table, n] for n, table in enumerate([*tables(), *tables(), *crowded])]
    fast, slow = run("1", plan), run("0", plan)
    assert not slow["compiled"]
    assert fast["compiled"], "Numba is a dependency: the compiled run must really be compiled"
    assert fast["digests"] == slow["digests"]
    assert len(set(fast["digests"])) == len(plan)
    assert hashlib.sha256().hexdigest() not in fast["digests"]
