"""Games of other packages: found by entry points; what is wrong with one is told in a sentence, and
where one is missing its records and tables say so."""

from __future__ import annotations

import json
import pickle
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import lutetia
from lutetia import games
from lutetia.engine.errors import NoGame
from lutetia.engine.kernel import cache_of, source_hash
from lutetia.games import record
from lutetia.i18n import catalogue, sentence
from lutetia.server.asleep import asleep
from lutetia.server.rules_index import rules_index
from lutetia.table.deal.hidden_weights import depends_on_hidden
from lutetia.table.events import created
from lutetia.table.table import Table

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "last_stone" / "src" / "last_stone"

Install = Callable[..., None]


@pytest.fixture
def stones(install: Install) -> None:
    install("last_stone", EXAMPLE, "lutetia.games", last_stone="last_stone")


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Return a copy of the example in which something may be broken."""
    copy = tmp_path / "copy"
    shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def test_it_is_a_game_like_ours(stones: None) -> None:
    assert (*games.OURS, "last_stone") == lutetia.GAMES
    game = lutetia.game("last_stone")
    assert pickle.loads(pickle.dumps(game)) is game
    assert [rule.id for rule in rules_index("last_stone")][:2] == ["LS1.1", "LS1.2"]
    assert game.material() == {}
    assert game.doubts() == ()
    assert depends_on_hidden("last_stone", "heap 15"), "nobody knows, so its draws stay sealed"


def test_what_it_does_not_say_in_a_language_it_says_in_english(
    install: Install, broken: Path
) -> None:
    (broken / "texts" / "de.ftl").write_text("last_stone-prompt-over = Das Spiel ist aus.\n")
    install("last_stone", broken, "lutetia.games", last_stone="last_stone")
    assert sentence("last_stone.prompt.over", {}, "de") == "Das Spiel ist aus."
    for key in ("last_stone.prompt.chance", "last_stone.rule.LS2.1"):
        assert sentence(key, {}, "de") == sentence(key, {}, "en") != key
    assert "paris_paris.rule.PP1.1" in catalogue("de")


def test_its_machine_code_is_its_own_and_made_again_when_it_changes(
    install: Install, broken: Path, tmp_path: Path
) -> None:
    install("last_stone", broken, "lutetia.games", last_stone="last_stone")
    assert "last_stone" in lutetia.GAMES
    before, all_before = source_hash(game="last_stone"), games.sources()
    assert before != source_hash(game="cite")
    if (folder := cache_of("last_stone")) is not None:
        assert folder.name.startswith(f"last_stone-{before}")
    with (tmp_path / "last_stone" / "state.py").open("a") as file:
        file.write("# changed\n")
    assert source_hash(game="last_stone") != before
    assert games.sources() != all_before
    assert all_before.startswith(f"{source_hash()}-")


def _fluent(copy: Path) -> None:
    (copy / "texts" / "en.ftl").write_text("this is no Fluent\n")


def _shell(copy: Path) -> None:
    (copy / "texts" / "en.ftl").write_text("table-opening = Mine\n")


def _no_rules(copy: Path) -> None:
    (copy / "RULES.md").unlink()


def _crash(copy: Path) -> None:
    (copy / "scoring.py").write_text("1 // 0\n")


@pytest.mark.parametrize(
    ("breaks", "name", "says"),
    [
        (_fluent, "last_stone", "ValueError: en.ftl has what is not Fluent"),
        (_shell, "last_stone", "en.ftl: table-opening does not begin with last_stone-"),
        (_no_rules, "last_stone", "RULES.md"),
        (_crash, "last_stone", "ZeroDivisionError"),
        (None, "stones", "the game calls itself 'last_stone'"),
        (None, "cite", "the name is taken, choose another"),
        (None, "table", "the name is taken, choose another"),
        (None, "Stones", "a name is written as"),
    ],
)
def test_what_cannot_be_used_is_left_out_and_told(
    install: Install, broken: Path, breaks: Callable[[Path], None] | None, name: str, says: str
) -> None:
    if breaks is not None:
        breaks(broken)
    install("last_stone", broken, "lutetia.games", **{name: "last_stone"})
    install("empty", "GAME = 3", "lutetia.games", empty="empty")
    assert lutetia.GAMES == games.OURS
    one, other = sorted(games.broken(), key=lambda said: "empty" in said)
    assert f"lutetia.games: {name} (last_stone) is left out: " in one
    assert says in one
    assert "GAME is no game: 3" in other
    assert lutetia.game("cite").meta.id == "cite"
    with pytest.raises(KeyError, match=r"no game 'empty'; there are .*; lutetia.games: empty "):
        lutetia.game("empty")


def test_where_it_is_missing_its_records_and_tables_say_so(
    install: Install, stones: None, tmp_path: Path
) -> None:
    game = lutetia.game("last_stone")
    text = f'format = 1\ngame = "{game.meta.id}"\nplayers = 2\n'
    first = created(game, 2, {}, None, False, 1.0)
    info = json.dumps({"game": game.meta.id}).encode()
    assert record.parse(text).players == 2
    assert Table("t1", first).game is game
    assert not asleep(info)
    shutil.rmtree(tmp_path / "last_stone-1.dist-info")
    games._found.cache_clear()
    for wants in (lambda: record.parse(text), lambda: Table("t1", first)):
        with pytest.raises(NoGame, match="game: there is no game 'last_stone'; there are paris_pa"):
            wants()
    assert asleep(info)
