"""What people type stays text: tests/browser/markup.py shows a million lines in the same way."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

import lutetia
from tests.browser.fuzzed import lines
from tests.browser.markup import Showing, opened
from tests.browser.markup_mails import Mails
from tests.browser.markup_places import PLACES, Place
from tests.server.conftest import Site, quick, running

ROOT = Path(__file__).resolve().parents[2]
SRC = Path(lutetia.__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def people(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(quick(tmp_path_factory.mktemp("markup"))) as site:
        yield site


@pytest.mark.parametrize("kind", PLACES, ids=lambda kind: kind.__name__)
def test_text_on_a_page_stays_text_and_more_is_noticed(
    people: Site, browser: Browser, kind: type[Place]
) -> None:
    place = kind(people)
    texts = lines(20 * place.group, Random(7))
    with opened(browser, people, place) as page:
        showing = Showing(page, place, len(texts))
        assert showing.show(texts) == []
        page.evaluate(
            "last => [...document.querySelectorAll('body *')]"
            ".findLast(one => one.textContent.includes(last))"
            ".insertAdjacentHTML('beforeend', '<i></i>')",
            texts[0],
        )
        assert showing.look(texts, 0.5) != []


def test_a_name_in_a_mail_stays_in_its_text() -> None:
    mails = Mails()
    assert mails.wrong(lines(2000, Random(7))) == []
    headers, text = mails.written(["Ana"])
    assert mails.compared(["Ana"], headers, text) == []
    assert mails.compared(["Ana"], [*headers, ("Bcc", "eve@mail.example")], text) != []
    assert mails.compared(["Eve"], headers, text) != []


def test_the_command_of_the_documentation_starts() -> None:
    page = (ROOT / "docs/moderation.md").read_text(encoding="utf-8")
    [(path, module)] = re.findall(r"`PYTHONPATH=(\S+) python -m (tests\.browser\.\w+)", page)
    done = subprocess.run(
        [sys.executable, "-m", module, "--help"],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": f"{SRC}{os.pathsep}{path}"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "--lines" in done.stdout
