"""Sides of games of bots, and seeds: what no game could be played with is refused at once."""

import pytest

from lutetia.cli.sides import check_side
from lutetia.games import load

SEEDED = (
    ("fit-coach", "paris_paris"),
    ("arena", "paris_paris", "random", "random"),
    ("ratings", "calibrate", "paris_paris"),
    ("coach", "game.toml"),
    ("train", "paris_paris"),
    ("puzzles", "mine", "paris_paris"),
    ("puzzles", "check", "paris_paris"),
    ("fuzz", "paris_paris"),
    ("perft", "paris_paris"),
    ("play", "paris_paris"),
)


@pytest.mark.parametrize("seed", [-1, 2**63, 10**4000])
@pytest.mark.parametrize("words", SEEDED, ids=" ".join)
def test_a_seed_is_a_number_of_63_bits(run, words, seed):
    result = run(*words, "--seed", seed)
    assert result.exit_code == 2
    assert "is not in the range" in " ".join(result.output.split())
    assert str(2**63 - 1) in result.output


TOO_MUCH = (
    ("top@99999999999999999999", "at most 10000000 simulations, or 3600 seconds"),
    ("top@10000001", "at most 10000000 simulations"),
    ("top@3601s", "or 3600 seconds"),
    ("top@infs", "or of seconds as in 0.5s"),
    ("top@nans", "or of seconds as in 0.5s"),
    ("top@0", "after @ comes a number"),
    ("top:max_nodes=99999999999999", "max_nodes is from 1 to 10000000"),
    ("top:max_nodes=0", "max_nodes is from 1 to 10000000"),
    ("top:c_puct=inf", "inf is too large"),
    ("top@10:c_puct=-5", "c_puct is at least 0, or -1"),
    ("top:horizon=99999999999999999999", "is too large"),
)


each_taker = pytest.mark.parametrize(
    "words",
    [
        ("arena", "paris_paris", "random"),
        ("fit-coach", "paris_paris", "--by"),
        ("puzzles", "check", "paris_paris", "--by"),
        ("ratings", "calibrate", "paris_paris", "--top"),
        ("ratings", "calibrate", "paris_paris", "--level", "random", "--level"),
        ("explore", "paris_paris", "--level"),
    ],
    ids=" ".join,
)
"""Commands that a side is given to, as their last word."""


@pytest.mark.parametrize(("side", "said"), TOO_MUCH)
@each_taker
def test_a_side_thinks_within_bounds(run, words, side, said):
    result = run(*words, side)
    assert result.exit_code == 2
    assert said in result.output


def test_what_a_side_may_be_at_the_most_is_taken():
    for side in ("top@10000000", "top@3600s", "top:max_nodes=10000000", "middle", "random"):
        check_side(side, load("cite"))


@each_taker
def test_weights_are_there_before_anybody_plays(run, tmp_path, words):
    damaged = tmp_path / "mine.npz"
    damaged.write_bytes(b"PK nothing")
    for path, said in ((tmp_path / "none.npz", "No such file"), (damaged, "damaged")):
        result = run(*words, f"top@5:weights={path}")
        assert result.exit_code == 2
        assert said in " ".join(result.output.split())


def test_in_place_of_top_nobody_plays_where_top_is_not_compared(run):
    between = ("--level", "greedy", "--level", "random")
    result = run("ratings", "calibrate", "paris_paris", "--top", "top@5", *between)
    assert result.exit_code == 2
    assert "--top plays in place of top, which no --level names" in result.output
    named = ("--level", "top", "--level", "random", "--games", "2")
    result = run("ratings", "calibrate", "paris_paris", "--top", "top@5", *named)
    assert result.exit_code == 0, result.output
    assert result.output.startswith("top@5 above random: ")
    assert result.output.endswith(" (- to -, 2 games)\n"), "one deal says nothing"
