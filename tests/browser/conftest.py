"""One server for all browser tests, one Chromium, and people made on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

import debian
from lutetia.games import IDS
from lutetia.i18n import languages
from tests.browser.person import PATIENCE, Person, Words
from tests.browser.site import STATIC, Site
from tests.browser.unpainted import leave_unpainted

expect.set_options(timeout=PATIENCE * 1000)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-quic",
    "--no-first-run",
    "--js-flags=--no-opt",  # a page lives for seconds: optimising costs more than it saves
]
HERE = Path(__file__).parent
Visitor = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def client() -> None:
    """Make sure that there is something to show."""
    if not (STATIC / "index.html").is_file():
        pytest.fail(
            "The client is not built, so there is no page to test. Run `make web`, or `make test`, "
            "which does everything."
        )


@pytest.fixture(scope="session")
def site(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Return the server that all tests share."""
    found = Site(tmp_path_factory.mktemp("site"))
    yield found
    found.stop()


@pytest.fixture
def own_site(client: None, tmp_path: Path) -> Iterator[Site]:
    """Return a server that a test may kill."""
    found = Site(tmp_path)
    yield found
    found.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    try:
        path = debian.chromium()
    except LookupError as error:
        pytest.fail(str(error))
    try:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
    except Error as error:
        pytest.fail(f"Chromium at {path} does not start: {error}")
    yield found
    found.close()


@pytest.fixture(scope="session")
def words() -> dict[str, Words]:
    return {language: Words(language) for language in languages()}


@pytest.fixture
def visitor(
    browser: Browser, site: Site, words: dict[str, Words], request: pytest.FixtureRequest
) -> Iterator[Visitor]:
    """Return a maker of people: each has a browser of their own,
    wide and still unless asked otherwise.

    ``expected`` names parts of console errors that the test brings about on purpose; any other one
    fails the test. With ``newcomer``, no game has been explained to them yet.
    """
    people: list[tuple[Person, tuple[str, ...]]] = []

    def make(
        at: Site = site, expected: tuple[str, ...] = (), newcomer: bool = False, **how: Any
    ) -> Person:
        usual = {
            "viewport": {"width": 1440, "height": 900},
            "color_scheme": "light",
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "service_workers": "block",  # answers would come from its cache, not from the server
        }
        context = browser.new_context(accept_downloads=True, **{**usual, **how})
        context.set_default_timeout(PATIENCE * 1000)
        leave_unpainted(context)
        if not newcomer:
            context.add_init_script(f"localStorage.setItem('learned', '{' '.join(IDS)}')")
        person = Person(context, at, words["en"])
        people.append((person, expected))
        return person

    yield make
    failed = request.node.stash.get(FAILED, True)
    for i, (person, _) in enumerate(people):
        if failed:
            person.picture(f"failed-{request.node.name}-{i}", always=True)
        person.context.close()
    trouble = [
        line
        for person, expected in people
        for line in person.trouble
        if not any(part in line for part in expected)
    ]
    assert not trouble or failed, f"the browser's console complained: {trouble}"
