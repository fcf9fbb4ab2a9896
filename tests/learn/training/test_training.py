"""Training: equal seeds make equal bytes, and what was killed goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import zipfile
from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

import lutetia
from lutetia.ai.game_kernels import game_kernels
from lutetia.ai.net_file import LARGEST, from_bytes
from lutetia.ai.spread import in_turn
from lutetia.learn.training import self_play
from lutetia.learn.training.checkpoint import Checkpoint, Damaged, OtherTraining
from lutetia.learn.training.fit import new_layers, rounded
from lutetia.learn.training.recipe import Recipe, recipe_for
from lutetia.learn.training.run import NoFeatures, needed, train
from lutetia.learn.training.self_play import VARIED, _options

GAME = lutetia.game("cite")
TINY = Recipe("cite", 5, 0.001, (1, 1), (3, 3), (2, 2), epochs=1)


@pytest.fixture(autouse=True)
def one_game_a_chunk(monkeypatch):
    monkeypatch.setattr(self_play, "CHUNK", 1)


def silent(*_: object) -> None:
    pass


def trained(folder, spread=in_turn, told=silent) -> bytes:
    return train(TINY, Checkpoint(folder, needed(TINY)), spread, told)


def test_equal_seeds_make_equal_bytes_and_a_stopped_training_goes_on(tmp_path):
    whole = trained(tmp_path / "whole")
    played: list[list[tuple[int, int]]] = []

    def noting(work, pieces):
        pieces = list(pieces)
        played.append([(one.turn, one.number) for one in pieces])
        return in_turn(work, pieces)

    class Killed(Exception):
        pass

    def kill(turn, what, part, found):
        if turn == 1 and what == "games":
            raise Killed

    with pytest.raises(Killed):
        trained(tmp_path / "stopped", noting, kill)
    (tmp_path / "stopped" / "net-1.npz.new").write_bytes(b"half a fi")
    assert trained(tmp_path / "stopped", noting) == whole
    assert played == [[(0, 0)], [(1, 0)]], "nothing is played twice"


def test_games_that_were_damaged_are_played_again(tmp_path):
    """Also those of finished rounds, where a later one learns from them, by the net of theirs."""
    three = replace(TINY, chunks=(1, 1, 1), thorough=(3, 3, 3), quick=(2, 2, 2))

    def trained(folder, told=silent, spread=in_turn):
        return train(three, Checkpoint(folder, needed(three)), spread, told)

    whole = trained(tmp_path / "whole")
    folder = tmp_path / "stopped"

    class Killed(Exception):
        pass

    def kill(turn, what, part, found):
        if turn == 1 and found:
            raise Killed

    with pytest.raises(Killed):
        trained(folder, kill)
    for number in (0, 1):
        games = folder / f"games-{number}-0.npz"
        games.write_bytes(games.read_bytes()[:200])
        with pytest.raises(Damaged, match="remove it, and the same command makes it anew"):
            trained(folder)
        games.unlink()
    played = []

    def noting(work, pieces):
        played.extend((one.turn, one.number) for one in pieces)
        return in_turn(work, pieces)

    assert trained(folder, spread=noting) == whole
    assert played == [(1, 0)], "the first was played again already, the last before that"


def test_weights_say_where_they_come_from(tmp_path):
    data = trained(tmp_path / "training")
    about = from_bytes(data, GAME).about
    assert about["game"] == "cite"
    assert about["seed"] == 5
    assert about["recipe"] == TINY.to_data()
    assert about["feature_version"] == game_kernels(GAME).FEATURE_VERSION
    assert len(about["curve"]) == 2
    assert all(one["policy"] > 0 for one in about["curve"])
    assert about["licence"] == "MIT"
    assert about["sources"]
    assert len(data) < LARGEST


def test_another_recipe_is_told_from_the_one_that_was_begun(tmp_path):
    Checkpoint(tmp_path / "kept", needed(TINY))
    other = Recipe("cite", 6, 0.001, (1, 1), (3, 3), (2, 2), epochs=1)
    with pytest.raises(OtherTraining, match="another game, seed, number of minutes"):
        Checkpoint(tmp_path / "kept", needed(other))
    (tmp_path / "kept" / "recipe.json").write_bytes(b"\xff")
    with pytest.raises(OtherTraining):
        Checkpoint(tmp_path / "kept", needed(TINY))


def test_a_damaged_file_is_named(tmp_path):
    kept = Checkpoint(tmp_path / "kept", needed(TINY))
    net = new_layers(3, 4, 1)
    kept.keep_layers(0, net, {"explained": 0.5})
    path = tmp_path / "kept" / "net-0.npz"
    whole = path.read_bytes()
    middle = len(whole) // 2
    for data in (b"", b"\xff" * 99, b"\x93NUMPY", whole[:middle], whole[:middle] + b"\0" * 9999):
        path.write_bytes(data)
        with pytest.raises(Damaged, match=r"net-0\.npz is damaged: remove it"):
            kept.layers(0)


def test_whatever_is_damaged_in_a_file_it_is_said(tmp_path):
    """What damaged bytes are taken for decides which part of a zip complains of them."""
    kept = Checkpoint(tmp_path / "kept", needed(TINY))
    kept.keep_layers(0, new_layers(3, 4, 1), {"explained": 0.5})
    path = tmp_path / "kept" / "net-0.npz"
    whole = path.read_bytes()
    with zipfile.ZipFile(path) as file:
        heads = [info.header_offset + i for info in file.infolist() for i in range(60)]
        names = range(file.start_dir, len(whole))
    said = 0
    for at in [*heads, *names]:
        data = bytearray(whole)
        data[at] ^= 1 << at % 8
        path.write_bytes(data)
        try:
            kept.layers(0)  # the time of a file, for one, is nobody's concern
        except Damaged:
            said += 1
    assert said > 0.4 * (len(heads) + len(names))


def test_a_game_without_features_is_not_trained(monkeypatch):
    monkeypatch.setattr(GAME, "features", None)
    with pytest.raises(NoFeatures, match=r"it has no features\.py"):
        needed(TINY)


def test_a_recipe_follows_from_the_minutes():
    short, long = recipe_for("cite", 0.01, 1), recipe_for("cite", 60, 1)
    assert short.chunks == (1, 1)
    assert len(long.chunks) == len(long.thorough) == len(long.quick) == 5
    assert len(recipe_for("cite", 80, 1).chunks) == 6
    assert 0.9 < sum(long.chunks) * 12 / (60 * 800) < 1.1
    assert recipe_for("cite", 60, 1) == long
    for minutes in (0, -1, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="more than 0"):
            recipe_for("cite", minutes, 1)


def test_the_slope_points_uphill():
    """Learning from one position again and again makes its value and its policy right."""
    from lutetia.learn.training.fit import Fit, symmetry_of

    samples = self_play.play_chunk(self_play.Chunk("cite", 1, 0, 0, 4, 4, b""))
    known = game_kernels(GAME)
    net = new_layers(known.N_INPUTS, known.N_FEATURES, 1)
    fit = Fit(net, samples, (1, 0), symmetry_of(known))
    before = fit.found()
    list(fit.run(12))
    after = fit.found()
    assert after["explained"] > max(0.5, before["explained"])
    assert after["policy"] < before["policy"]


def test_rounding_keeps_within_the_range():
    known = game_kernels(GAME)
    net = new_layers(known.N_INPUTS, known.N_FEATURES, 1)
    net.value[0], net.value[1] = 1e6, -1e6
    made = rounded(net)
    assert made["value"][:2].tolist() == [32767, -32767]
    assert made["first"][0, 0] == np.rint(net.first[0, 0] * 2048)


# --- the command ----------------------------------------------------------------------------------


def command(folder, *words):
    return subprocess.Popen(
        [sys.executable, "-m", "lutetia", "train", *words],
        cwd=folder, env={**os.environ, "LUTETIA_JIT": "1"}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def test_a_training_that_was_killed_comes_to_the_same_bytes(tmp_path):
    words = ["cite", "--cpu-minutes", "0.01", "--seed", "3"]
    whole = command(tmp_path, *words, "--out", "whole.npz", "--processes", "2")
    assert whole.communicate()[0].startswith("whole.npz: ")
    killed = command(tmp_path, *words, "--out", "killed.npz", "--processes", "1")
    folder = tmp_path / "killed.npz.training"
    while not (folder / "net-0.npz").exists():
        assert killed.poll() is None, killed.stderr.read()
        time.sleep(0.01)
    killed.send_signal(signal.SIGKILL)
    killed.communicate()
    assert not (tmp_path / "killed.npz").exists()
    again = command(tmp_path, *words, "--out", "killed.npz")
    told = again.communicate()[1]
    assert "round 2 of 2: explains" in told
    assert (tmp_path / "killed.npz").read_bytes() == (tmp_path / "whole.npz").read_bytes()
    assert not folder.exists()


FULL = """
import sys
from resource import RLIMIT_FSIZE, setrlimit
from signal import SIG_IGN, SIGXFSZ, signal

from lutetia.cli import app
from lutetia.learn.training import run


def train(*_):
    signal(SIGXFSZ, SIG_IGN)
    setrlimit(RLIMIT_FSIZE, (room, room))
    return b"x" * 100_000


room, run.train = int(sys.argv.pop()), train
app()
"""
"""A training that takes no time, on a disk with so much room."""


def test_weights_are_written_whole_before_what_they_were_made_of_goes(tmp_path):
    def trained(room):
        return subprocess.run(
            [sys.executable, "-c", FULL, "train", "cite", "--out", "made.npz", str(room)],
            cwd=tmp_path, env={**os.environ, "LUTETIA_JIT": "1"}, text=True, capture_output=True,
        )  # fmt: skip

    full = trained(50_000)
    assert full.returncode == 2
    assert full.stderr == "lutetia: made.npz: File too large\n"
    assert [path.name for path in tmp_path.iterdir()] == ["made.npz.training"]
    again = trained(200_000)
    assert (again.returncode, again.stdout) == (0, "made.npz: 100000 bytes\n")
    assert [path.name for path in tmp_path.iterdir()] == ["made.npz"]
    assert (tmp_path / "made.npz").read_bytes() == b"x" * 100_000


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["go"], "there is no game 'go'"),
        (["cite", "--cpu-minutes", "0"], "more than 0"),
        (["cite", "--out", "there.npz"], "there.npz is there already"),
        (["cite", "--out", "no/folder.npz", "--cpu-minutes", "0.01"], "no/folder.npz"),
    ],
)
def test_what_cannot_be_trained_is_said_in_a_sentence(words, said, tmp_path):
    (tmp_path / "there.npz").write_bytes(b"")
    done = command(tmp_path, *words)
    told = done.communicate()[1]
    assert done.returncode == 2
    assert told.startswith("lutetia: ")
    assert said in told
    assert "Traceback" not in told


def test_games_have_the_options_that_are_played_most_and_those_under_which_they_differ_most():
    game, dice = lutetia.game("cite"), Random(1)
    told = Counter(tuple(sorted(_options(game, 2, dice).items())) for _ in range(2000))
    assert len(told) == 1 + 3 * 3, "the usual ones, and every choice"
    varied = tuple(sorted(VARIED["cite"].items()))
    assert 0.25 < told[()] / 2000 < 0.35
    assert 0.45 < told[varied] / 2000 < 0.6
    for options in told:
        assert game.new(2, **dict(options)).players == 2
    others = lutetia.game("paris")
    assert {len(_options(others, 2, dice)) for _ in range(99)} == {0, len(others.meta.options)}
