"""What people type stays text: tests/browser/markup.py shows a million lines in the same way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.fuzzed import lines
from tests.browser.markup import Showing, opened
from tests.browser.markup_mails import Mails
from tests.browser.markup_places import PLACES, Place
from tests.server.conftest import Site, quick, running


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
