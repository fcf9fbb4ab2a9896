"""Nets of opponents: one text compiled and interpreted, files that can be trusted."""

from __future__ import annotations

import io
import json
import logging
import os
import random
import subprocess
import sys
import zipfile
from dataclasses import replace

import numpy as np
import pytest

from lutetia.ai import net_file
from lutetia.ai.levels import LEVEL_BY_NAME, ZOO
from lutetia.ai.net_file import WeightsError, as_net, from_bytes, read, shipped_net, to_bytes
from lutetia.ai.searcher import Search
from tests.ai.nets import GAME, drawn, write

PROGRAM = """
import json, random, sys
from dataclasses import replace
import lutetia
from lutetia.ai.levels import LEVEL_BY_NAME
from lutetia.ai.searcher import Search
from lutetia.engine.kernel import COMPILED
out = []
for share, policy, options in (0.5, 1, {"pool": "all", "cards": "random"}), (1.0, 0, {}):
    params = replace(LEVEL_BY_NAME["top"].params, weights=sys.argv[1], net_share=share,
                     policy=policy, max_nodes=40)
    state, dice = lutetia.game("cite").new(2, seed=5, **options), random.Random(1)
    while not state.is_over:
        if state.to_act is not None and state.ply % 6 == 0:
            search = Search(state.game, state, state.to_act, state.ply, params)
            search.run(14)
            out.append([(one.text, one.visits, one.values) for one in search.stats()])
        state = state.play(dice.choice(state.legal_codes()))
print(json.dumps([COMPILED, out]))
"""


def test_compiled_equals_interpreted_to_the_last_bit(tmp_path):
    path = write(tmp_path / "weights.npz")
    found = []
    for jit in "10":
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, str(path)],
            env={**os.environ, "LUTETIA_JIT": jit}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        found.append(json.loads(done.stdout))
    assert [compiled for compiled, _ in found] == [True, False]
    assert found[0][1] == found[1][1]
    assert len(found[0][1]) >= 8


def position(plies: int = 14):
    state, dice = GAME.new(2, seed=4), random.Random(3)
    while state.ply < plies or state.to_act is None:
        state = state.play(dice.choice(state.legal_codes()))
    return state


def looked(state, params, net=None):
    search = Search(GAME, state, state.to_act, 1, params, net)
    search.run(60)
    return [(one.text, one.visits, one.values) for one in search.stats()]


def test_what_a_net_thinks_decides_what_is_looked_at():
    state, params = position(), replace(ZOO["classic-top"].params, max_nodes=80)
    without = looked(state, params)
    one, other = (looked(state, params, as_net(drawn(seed))) for seed in (1, 2))
    assert without != one != other
    assert one == looked(state, params, as_net(drawn(1)))


def test_kept_priors_change_nothing_where_nothing_is_hidden():
    """The light is open to all, and chance has no more to say: what was kept is what is true."""
    state = position(50)
    assert state.to_data()["phase"] == "light"
    params = replace(ZOO["classic-top"].params, max_nodes=80)
    assert looked(state, params) == looked(state, replace(params, kept_priors=1))


def test_equal_weights_make_equal_bytes_and_come_back(tmp_path):
    weights = drawn(seed=3, curve=[1, 2])
    data = to_bytes(weights)
    assert data == to_bytes(drawn(seed=3, curve=[1, 2]))
    path = tmp_path / "weights.npz"
    path.write_bytes(data)
    back = read(path, GAME)
    assert back.about == weights.about
    assert all((back.arrays[name] == weights.arrays[name]).all() for name in weights.arrays)


def spoiled(name: str) -> bytes:
    whole = drawn()
    if name == "flipped":
        data = bytearray(to_bytes(whole))
        data[len(data) // 2] ^= 1
        return bytes(data)
    if name == "exchanged":  # whole as a zip, and not what was hashed
        found = from_bytes(to_bytes(whole), GAME)
        changed = {**found.arrays, "first": found.arrays["first"] + np.int16(1)}
        told = net_file._hash(whole)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(net_file, "_hash", lambda _: told)
            return to_bytes(replace(whole, arrays=changed))
    if name == "foreign":
        return to_bytes(drawn(game="paris"))
    if name == "old":
        return to_bytes(drawn(feature_version=0))
    if name == "small":
        return to_bytes(replace(whole, arrays={**whole.arrays, "value": np.zeros(3, "<i2")}))
    if name == "nameless":
        return to_bytes(replace(whole, about={}))
    return {"empty": b"", "text": b"weights", "short": to_bytes(whole)[:-900]}[name]


REFUSED = {
    "empty": "no file of weights, or a damaged one",
    "text": "no file of weights, or a damaged one",
    "short": "no file of weights, or a damaged one",
    "flipped": "damaged",
    "exchanged": "damaged: the SHA-256 is another one",
    "foreign": "these weights are for paris, not for cite",
    "old": "know version 0 of the features of cite",
    "small": "other sizes",
    "nameless": "it does not say what it is",
}


@pytest.mark.parametrize("name", REFUSED)
def test_weights_that_cannot_be_trusted_are_refused_in_a_sentence(name, tmp_path):
    path = tmp_path / "weights.npz"
    path.write_bytes(spoiled(name))
    with pytest.raises(WeightsError, match=REFUSED[name]) as refused:
        read(path, GAME)
    assert str(refused.value).startswith(str(path))


def test_whatever_is_damaged_in_a_file_of_weights_it_is_refused():
    """What damaged bytes are taken for decides which part of a zip complains of them."""
    whole = to_bytes(drawn())
    with zipfile.ZipFile(io.BytesIO(whole)) as file:
        names = file.start_dir
        heads = [info.header_offset for info in file.infolist()]
    places = [at + i for at in heads for i in range(60)] + [*range(names, len(whole))]
    places += range(0, names, 997)
    said = 0
    for at in places:
        data = bytearray(whole)
        data[at] ^= 1 << at % 8
        try:
            from_bytes(bytes(data), GAME)  # the time of a file, for one, is nobody's concern
        except WeightsError:
            said += 1
    assert said > 0.5 * len(places)


def test_weights_with_something_pickled_are_refused(tmp_path):
    path = tmp_path / "weights.npz"
    np.savez(path, first=np.array([print], object))
    with pytest.raises(WeightsError, match="no file of weights"):
        read(path, GAME)


@pytest.mark.parametrize("there", ["nothing", "damaged"])
def test_without_weights_to_use_the_classic_search_plays_and_says_so_once(
    there, tmp_path, monkeypatch, caplog
):
    state = position()
    classic = looked(state, replace(ZOO["classic-top"].params, max_nodes=80))
    monkeypatch.setattr(GAME, "folder", tmp_path)
    if there == "damaged":
        (tmp_path / "weights.npz").write_bytes(b"no weights")
    for kept in (net_file.shipped, shipped_net):
        kept.cache_clear()
    try:
        with caplog.at_level(logging.WARNING, "lutetia.weights"):
            for _ in range(2):
                top = replace(LEVEL_BY_NAME["top"].params, max_nodes=80)
                assert looked(state, top) == classic
    finally:
        for kept in (net_file.shipped, shipped_net):
            kept.cache_clear()
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == (there == "damaged")
    assert all("played without a net" in one for one in said)
