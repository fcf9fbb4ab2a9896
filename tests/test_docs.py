"""What can be typed, set or received is written down, and what is written down is so."""

from __future__ import annotations

import ast
import doctest
import fnmatch
import hashlib
import json
import re
from functools import cache
from pathlib import Path

import pytest
from typer.main import get_command

import lutetia
import lutetia.ai.bots
from lutetia.cli import app
from lutetia.games import editions
from lutetia.games.record import OF_A_TABLE, parse

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
SOURCE = ROOT / "src" / "lutetia"
BASES = [
    *(ROOT, SOURCE.parent, SOURCE, SOURCE / "games"),
    *(ROOT / "web", ROOT / "web" / "src", *sorted((SOURCE / "games").glob("*/"))),
]
"""Folders at which a file's name may begin in a document."""

each_page = pytest.mark.parametrize(
    "page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES]
)


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def sections(name: str) -> dict[str, str]:
    """Return the text below each heading of the second order."""
    parts = re.split(r"^## (.*)$", text_of(name), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def docstrings(path: Path) -> str:
    """Return all docstrings of a file."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return "\n\n".join(ast.get_docstring(node) or "" for node in nodes if isinstance(node, kinds))


@cache
def file_names() -> frozenset[str]:
    """Return the names of all files of the sources, without their folders."""
    folders = (SOURCE, ROOT / "web" / "src", ROOT / "web" / "tests", ROOT / "tests", ROOT / "tools")
    return frozenset(path.name for folder in folders for path in folder.rglob("*.*"))


def stands(name: str, folder: Path) -> bool:
    """Return whether the file ``name`` is somewhere in the project; see `missing_files`."""
    pattern = re.sub(r"<\w+>", "*", name.rstrip("/"))
    if "/" not in name:
        return bool(fnmatch.filter(file_names(), pattern)) or (ROOT / name).exists()
    return any(next(base.glob(pattern), None) for base in (folder, *BASES))


def missing_files(text: str, folder: Path) -> list[str]:
    """Return the files named in ``text`` between backticks that are nowhere in the project.

    A name may begin at a folder of the project's own, at a game's, or at ``folder``; without a
    folder it may be any file's. What stands in angle brackets is any word.
    """
    named = re.findall(
        r"`((?!/)[\w<>*./-]+\.(?:py|ts|svelte|css|toml|ftl|json|md|html))`", text
    ) + re.findall(r"`((?:src|tests|tools|benchmarks|docs|web)/[\w<>*./-]+)`", text)
    return [name for name in named if not stands(name, folder)]


def is_name_of_ours(name: str) -> bool:
    """Return whether a dotted ``name`` is a module, or a name that stands in one."""
    parts = name.split(".")
    for n in range(len(parts), 0, -1):
        place = SOURCE.parent.joinpath(*parts[:n])
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        if file.exists():
            inside = file.read_text(encoding="utf-8")
            return all(re.search(rf"\b{part}\b", inside) for part in parts[n : n + 1])
    return False


def commands() -> dict[str, list[str]]:
    """Return every command of ``lutetia`` with its options."""
    group = get_command(app)
    return {
        name: [option for one in command.params for option in one.opts if option.startswith("--")]
        for name, command in group.commands.items()  # type: ignore[attr-defined]
    }


@pytest.mark.parametrize("command", commands())
def test_every_command_has_its_heading_and_every_option_its_mention(command):
    page = sections("docs/cli.md")
    assert f"`lutetia {command}`" in page
    said = page[f"`lutetia {command}`"] + text_of("docs/cli.md").split("\n## ")[0]
    missing = [option for option in commands()[command] if option not in said]
    assert not missing, f"docs/cli.md, lutetia {command}: nothing about {missing}"


def test_no_heading_for_a_command_that_is_not_there():
    assert {
        heading.strip("`").removeprefix("lutetia ") for heading in sections("docs/cli.md")
    } == set(commands())


def test_every_variable_of_the_environment_is_written_down():
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in [*SOURCE.rglob("*.py"), *(ROOT / "tools").glob("*.py")]
    )
    named = set(re.findall(r"\"(LUTETIA_[A-Z_]+)\"", code))
    pages = (
        "".join(page.read_text(encoding="utf-8") for page in PAGES)
        + text_of("tools/hatch_build.py").split('"""')[1]
    )
    assert named
    assert not {name for name in named if name not in pages}


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_every_option_of_a_game_is_written_down(name):
    for option in lutetia.game(name).meta.options:
        assert f"`{option.name}`" in text_of("docs/positions.md")


def test_every_field_of_a_position_is_written_down():
    from lutetia.games.paris_paris.position_json.read import FIELDS

    rows = set(re.findall(r"^\| `(\w+)` \|", text_of("docs/positions.md"), re.MULTILINE))
    assert rows == FIELDS


def test_every_field_of_a_position_of_la_cite_is_written_down():
    from lutetia.games.cite.position_json.read import FIELDS

    page = " ".join(text_of("docs/positions.md").split())
    points = page.split("field by field:")[-1].split("Buildings, postcards")[0]
    named = set(re.findall(r"(?: - |\. )`(\w+)`:", points))
    assert named == FIELDS


def test_every_field_of_a_record_is_written_down():
    rows = set(
        re.findall(
            r"^\| `(\w+)` \|", text_of("docs/record_format.md").split("## Golden")[0], re.MULTILINE
        )
    )
    assert rows == {
        "format",
        "game",
        "rules",
        "players",
        "names",
        "options",
        "edition",
        "start",
        "actions",
        "result",
        *OF_A_TABLE,
    }


def test_the_record_on_the_page_replays():
    [block] = re.findall(r"```toml\n(.*?)```", text_of("docs/record_format.md"), re.DOTALL)
    assert parse(block).replay().ply == 9


def test_the_edition_on_the_page_can_be_played_by():
    [block] = re.findall(r"```toml\n(.*?)```", text_of("docs/editions.md"), re.DOTALL)
    sheet = editions.parse(block)
    found = editions.check(sheet)
    text = json.dumps(
        {"game": sheet.game, "values": dict(sheet.values)}, sort_keys=True, separators=(",", ":")
    )
    assert found is not None
    assert found.hash == hashlib.sha256(text.encode()).hexdigest()


@each_page
def test_links_lead_somewhere(page):
    broken = []
    for picture, target in re.findall(
        r"(!?)\[[^]]*\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")
    ):
        if not picture and "://" not in target and not (page.parent / target).exists():
            broken.append(target)
    assert not broken


@each_page
def test_links_to_a_heading_find_it(page):
    broken = []
    for target, anchor in re.findall(
        r"\]\(([\w./-]*)#([\w-]+)\)", page.read_text(encoding="utf-8")
    ):
        there = page.parent / target if target else page
        headings = re.findall(r"^#+ (.*)$", there.read_text(encoding="utf-8"), re.MULTILINE)
        slugs = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
        if anchor not in slugs:
            broken.append(f"{target}#{anchor}")
    assert not broken


@each_page
def test_files_named_on_a_page_are_there(page):
    assert not missing_files(page.read_text(encoding="utf-8"), page.parent)


@each_page
def test_names_said_to_stand_in_a_file_stand_there(page):
    text = " ".join(page.read_text(encoding="utf-8").split())
    missing = [
        (name, file)
        for name, file in re.findall(
            r"`([\w.]+)`(?: in| of)? \(?`([\w/]+/[\w.]+\.(?:py|ts))`", text
        )
        for base in (ROOT, SOURCE)
        if (base / file).exists()
        and name.split(".")[-1] not in (base / file).read_text(encoding="utf-8")
    ]
    assert not missing


def test_files_named_in_the_docstrings_are_there():
    missing = {
        (str(path.relative_to(ROOT)), name)
        for path in sorted(SOURCE.rglob("*.py"))
        for name in missing_files(docstrings(path), path.parent)
    }
    assert not missing


def test_modules_named_anywhere_are_there():
    texts = {page: page.read_text(encoding="utf-8") for page in PAGES}
    texts |= {path: docstrings(path) for path in sorted(SOURCE.rglob("*.py"))}
    no_modules = {"lutetia.db", lutetia.ai.bots.GROUP}
    missing = {
        (str(path.relative_to(ROOT)), name)
        for path, text in texts.items()
        for name in re.findall(r"`(lutetia(?:\.\w+)+)[`(]", text)
        if name not in no_modules and not is_name_of_ours(name)
    }
    assert not missing


def test_attributes_in_the_docstring_of_a_class_are_its_own():
    missing = []
    for path in sorted(SOURCE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.ClassDef):
                continue
            said = re.search(r"Attributes:\n((?:    .*\n?)+)", ast.get_docstring(node) or "")
            code = "\n".join(ast.unparse(one) for one in node.body[1:])
            for names in re.findall(r"^    ([\w, ]+):", said[1], re.MULTILINE) if said else ():
                missing += [
                    (str(path.relative_to(ROOT)), node.name, name)
                    for name in names.split(", ")
                    if not re.search(rf"\b{name}\b", code)
                ]
    assert not missing


def test_reading_orders_name_the_modules_of_their_package():
    orders = 0
    for path in sorted(SOURCE.rglob("__init__.py")):
        order = docstrings(path).split("Reading order:")[1:]
        names = re.findall(r"`+([a-z_]+)`+", "".join(order).strip().split("\n\n")[0])
        assert bool(names) == bool(order), f"{path}: its names need ` around them"
        for name in names:
            orders += 1
            module = path.parent / name
            assert module.is_dir() or module.with_suffix(".py").exists(), f"{path}: {name}"
    assert orders > 50


@each_page
def test_prose_has_lines_of_at_most_100(page):
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    long = [
        line
        for line in text.splitlines()
        if len(line) > 100 and not line.lstrip().startswith(("|", "!["))
    ]
    assert not long


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name != "README.md"], ids=lambda page: page.name
)
def test_python_on_the_page_is_true(page):
    blocks = re.findall(r"```python\n(>>> .*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    runner = doctest.DocTestRunner()
    for n, block in enumerate(blocks):
        runner.run(
            doctest.DocTestParser().get_doctest(block, {}, f"{page.name} block {n}", str(page), 0)
        )
    assert runner.failures == 0


def test_the_worked_example_of_a_rule_stands_in_the_files():
    quoted = re.findall(
        r"^   `([\w/.]+)`\n   ```\n(.*?)   ```",
        text_of("docs/adding_a_rule.md"),
        re.MULTILINE | re.DOTALL,
    )
    assert len(quoted) >= 7
    for name, block in quoted:
        lines = {line.strip() for line in text_of(name).splitlines()}
        missing = [
            line.strip()
            for line in block.splitlines()
            if line.strip() and line.strip() not in lines
        ]
        assert not missing, f"{name} has no line {missing}"


def test_every_task_of_make_is_explained():
    tasks = re.findall(r"^([a-z]+):.*  ##", text_of("Makefile"), re.MULTILINE)
    assert {"play", "test", "lint", "bench", "load", "warmup", "web", "clean"} <= set(tasks)
    for task in tasks:
        assert task == "help" or f"`make {task}" in text_of("CONTRIBUTING.md")
