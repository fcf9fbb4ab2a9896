"""Mutants of the rules: what they are, and that the tests of the rules notice those of a sample."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tests.mutants import equivalent
from tests.mutants.__main__ import GAMES, chosen, of_other_games
from tests.mutants.operators import SOURCES, functions, modules, mutants
from tests.mutants.runner import ROOT

SAMPLE = 20
"""Mutants of each game that every run of the tests tries."""


@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_can_be_made_and_has_a_name_of_its_own(game):
    made = mutants(game)
    assert len({mutant.key for mutant in made}) == len(made) > 500
    for mutant in made[::61]:
        kernel = functions(mutant.file)[mutant.function]
        whole = "\n".join(ast.unparse(ast.parse(ast.unparse(kernel))).split("\n"))
        assert mutant.was in whole
        assert mutant.was != mutant.becomes
        assert mutant.code().co_name == mutant.function
    assert {mutant.file for mutant in made} <= set(modules(game))


@pytest.mark.parametrize("game", GAMES)
def test_names_of_mutants_do_not_depend_on_lines(game, monkeypatch, tmp_path):
    """A file with other line breaks and comments has the same mutants."""
    file = modules(game)[-1]
    before = {mutant.key for mutant in mutants(game) if mutant.file == file}
    text = (SOURCES / file).read_text(encoding="utf-8")
    moved = tmp_path / file
    moved.parent.mkdir(parents=True)
    moved.write_text("# moved\n\n\n" + ast.unparse(ast.parse(text)), encoding="utf-8")
    monkeypatch.setattr("tests.mutants.operators.SOURCES", tmp_path)
    monkeypatch.setattr("tests.mutants.operators._trees", {})
    assert {mutant.key for mutant in mutants.__wrapped__(game)} == before


@pytest.mark.parametrize("game", GAMES)
def test_every_equivalent_mutant_is_there_and_has_its_reason(game):
    """An entry that names no mutant any more is taken out;
    one whose statement changed is looked at again."""
    assert equivalent.stale(game) == []
    for entry in equivalent.entries():
        assert set(entry) >= equivalent.FIELDS, entry
        assert set(entry) <= equivalent.FIELDS | {"nth"}, entry
        assert len(entry["reason"].split()) > 3, entry
        assert entry["file"].partition("/")[0] in GAMES, entry


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_has_no_equivalent_mutants_and_stays_the_same(game):
    sample = chosen(game, 40, 1)
    assert not {mutant.key for mutant in sample} & equivalent.keys(game)
    assert chosen(game, 20, 1) == sample[:20]
    assert chosen(game, 40, 2) != sample


def test_the_killers_of_games_that_were_not_asked_stay():
    one, other = mutants("paris")[0], mutants("connection")[0]
    killers = {one.key: "a test", other.key: "another", "a mutant that is gone": "a third"}
    assert of_other_games(killers, ["paris"]) == {other.key: "another"}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_tests_notice_a_sample_of_mutants(game):
    """A mutant that lives is no rule any test shows: write the test, or name the mutant in
    equivalent.toml (CONTRIBUTING.md)."""
    words = [
        sys.executable,
        "-m",
        "tests.mutants",
        game,
        "--sample",
        str(SAMPLE),
        "--forget",
        "--quick",
        "--fail",
    ]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert f"{SAMPLE} of {SAMPLE} mutants killed" in done.stdout
