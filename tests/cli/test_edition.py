"""lutetia edition: the sheet of a game, and checking what was entered."""

from __future__ import annotations

import lutetia
from lutetia.games import editions
from tests.editions import different


def test_the_sheet_of_a_game_is_an_edition_with_its_values_explained(run):
    for game in lutetia.GAMES:
        result = run("edition", game)
        assert result.exit_code == 0
        given = editions.parse(result.output)
        assert given.values == {one.path: one.value for one in editions.doubts(game)}
        assert editions.check(given) is None
    assert "# --- Which bank pays which of 2 to 7 francs" in run("edition", "paris").output
    assert "a whole number from 1 to 12" in run("edition", "paris").output


def test_an_edition_is_checked(run, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(editions.text(different("paris")), encoding="utf-8")
    result = run("edition", "check", file)
    assert result.exit_code == 0
    assert "“paris, all else” changes" in result.output
    file.write_text(editions.text("paris"), encoding="utf-8")
    assert "nothing in it differs" in run("edition", "check", file).output
    file.write_text(editions.text("paris").replace("[18, 9, 4]", "[9, 18, 4]"), encoding="utf-8")
    result = run("edition", "check", file)
    assert result.exit_code == 2
    assert "prize.b.points: a list is needed" in result.output


def test_what_was_asked_wrongly_is_said(run, tmp_path):
    for words, why in (
        (["check"], "the file is missing"),
        (["check", tmp_path / "nowhere.toml"], "No such file"),
        (["chess"], "there is no game 'chess'"),
        (["cite", "x.toml"], "takes no file"),
    ):
        result = run("edition", *words)
        assert result.exit_code == 2
        assert why in result.output
