"""The documentation site is built from the pages and from the code."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from html import escape
from pathlib import Path

import pytest
from mkdocs.config import load_config

import lutetia
import notebooks
from docs_pages import shape
from lutetia.games import IDS
from lutetia.i18n.speaker import sentence
from tests.scenes import scenes

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("name", notebooks.names())
def test_every_notebook_runs(name: str) -> None:
    """What each has to show it asserts itself; the site takes the pages from here."""
    assert notebooks.page(name).count('<pre class="said">') >= 1


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the site, built so that any warning is an error."""
    folder = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-d", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-4000:]
    return folder


def test_what_python_keeps_of_the_notebooks_is_no_part_of_it() -> None:
    left_out = load_config(str(ROOT / "mkdocs.yml")).exclude_docs
    assert left_out is not None
    assert left_out.match_file("notebooks/__pycache__/small_net.cpython-311.pyc")
    assert not left_out.match_file("notebooks/small_net.py")


@pytest.mark.parametrize("name", IDS)
def test_every_rule_has_an_address(site: Path, name: str) -> None:
    page = (site / "rules" / f"{name}.html").read_text(encoding="utf-8")
    rules = (Path(lutetia.__file__).parent / "games" / name / "RULES.md").read_text("utf-8")
    ids = re.findall(r"^\| ([A-Z]{2}[\d.]+) \|", rules, re.MULTILINE)
    assert len(ids) > 50
    assert [one for one in ids if f'id="{one}"' not in page] == []


@pytest.mark.parametrize("name", IDS)
def test_rules_that_a_position_explains_have_its_picture(site: Path, name: str) -> None:
    page = (site / "rules" / f"{name}.html").read_text(encoding="utf-8")
    found = scenes(name)
    assert page.count('<figure class="position"') == len(found)
    for one in found:
        assert f'<figure class="position" id="picture-{one["id"]}"><svg' in page
        assert escape(sentence(f"{name}.learn.{one['id']}"), quote=False) in page
        for rule in one.get("rules", []):
            assert f'id="{rule}"' in page and f'href="#picture-{one["id"]}"' in page


@pytest.mark.parametrize("name", IDS)
def test_every_kind_of_action_and_part_of_an_observation_is_told(site: Path, name: str) -> None:
    page = (site / "actions" / f"{name}.html").read_text(encoding="utf-8")
    game = lutetia.game(name)
    for kind in game.actions.kinds:
        assert f"<code>{shape(kind)}</code>" in page
    for part in game.observing().OBSERVATION.parts:
        assert f"<code>{part}</code>" in page


@pytest.mark.parametrize("name", notebooks.names())
def test_every_notebook_is_a_page_with_what_it_shows(site: Path, name: str) -> None:
    page = (site / "notebooks" / f"{name}.html").read_text(encoding="utf-8")
    assert '<pre class="said">' in page
    told = json.loads((site / "notebooks" / f"{name}.ipynb").read_text(encoding="utf-8"))
    programs = ["".join(cell["source"]) for cell in told["cells"] if cell["cell_type"] == "code"]
    assert programs == [cell.text for cell in notebooks.cells(name) if not cell.words]
    assert any("assert " in program for program in programs)
    assert name in (site / "index.html").read_text(encoding="utf-8")


def test_a_notebook_shows_what_a_cell_says_and_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notebooks, "FOLDER", tmp_path)
    text = "# %% [markdown]\n# # Title\n\n# %%\nprint(1 < 2)\n\n# %%\nx = '<b>'\nx\n"
    (tmp_path / "1_one.py").write_text(text, encoding="utf-8")
    page = notebooks.run("1_one")
    assert page.startswith("# Title")
    assert '<pre class="said">True\n</pre>' in page
    assert "<pre>'&lt;b&gt;'</pre>" in page
    (tmp_path / "1_one.py").write_text("# %%\nassert False, 'no'\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="no"):
        notebooks.run("1_one")


def test_what_is_public_is_told(site: Path) -> None:
    page = (site / "reference.html").read_text(encoding="utf-8")
    for name in (
        "lutetia.game", "lutetia.engine.game.State.play", "lutetia.engine.game.State.view",
        "lutetia.engine.game.Game.new", "lutetia.games.record.Record.replay",
        "lutetia.learn.batch.Batch.step", "lutetia.engine.errors.Refused",
    ):  # fmt: skip
        assert f'id="{name}"' in page, name


def test_statistics_have_a_row_for_every_number_of_seats(site: Path) -> None:
    page = (site / "statistics.html").read_text(encoding="utf-8")
    rows = sum(len(lutetia.game(name).meta.players) for name in IDS)
    assert page.count("<tr>") == rows + 1
    for shares in re.findall(r"<td>((?:[\d.]+%(?:, )?)+)</td>", page):
        assert sum(float(one.rstrip("%")) for one in shares.split(", ")) == pytest.approx(
            100, abs=0.3
        )
