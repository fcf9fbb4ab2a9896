"""Every picture that explains a game shows a position as the rules of today show it."""

from __future__ import annotations

import pytest

from lutetia.games import IDS
from lutetia.i18n import catalogue, languages
from tests.scenes import files, scenes, taught
from tests.test_catalogues import GAMES, rules_of

STEPS = list(range(1, 7))


@pytest.mark.parametrize("game", IDS)
def test_scenes_are_what_the_rules_make_of_them(game: str) -> None:
    for path, text in files(game).items():
        kept = path.read_text(encoding="utf-8")
        assert kept == text, f"write them anew: python -m tests.scenes {game}"


@pytest.mark.parametrize("game", IDS)
def test_six_scenes_a_minute_and_every_one_captioned(game: str) -> None:
    found = scenes(game)
    assert sorted(one["step"] for one in found if "step" in one) == STEPS
    rules = rules_of(GAMES / game / "RULES.md")
    named = {rule for one in found for rule in one.get("rules", [])}
    assert named <= set(rules), sorted(named - set(rules))
    lessons = {rule for one in taught(game) for rule in one["rules"]}
    assert lessons <= set(rules) - named, "a rule has one picture"
    assert all("step" in one or one.get("rules") for one in found), "a picture shown nowhere"
    ids = [one["id"] for one in found]
    assert len(set(ids)) == len(ids)
    for language in languages():
        said = {
            name.removeprefix(f"{game}-learn-")
            for name in catalogue(language).entries
            if name.startswith(f"{game}-learn-")
        }
        assert said == set(ids), f"{language}: {sorted(said ^ set(ids))}"
