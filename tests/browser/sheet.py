"""``python -m tests.browser.sheet``: the contact sheet.
``make pictures`` prepares everything and runs it.

Every page in every size, language and colour scheme, as pictures under ``artifacts/sheet`` to be
looked at, with one page a game that shows them side by side. Tables stand at half and at the end of
a golden game, and the visitor sits where it is to be played, against bots. What is there only when
somebody does something stands on sheets of its own, in three sizes (``moments.py``).
"""

from __future__ import annotations

import argparse
import itertools
import shutil
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

import debian
import lutetia
from lutetia.games import IDS
from lutetia.games.record import Record, read
from lutetia.i18n import languages
from tests.browser import moments
from tests.browser.conftest import FLAGS
from tests.browser.midgame import SEND, against_bots, bring, cut
from tests.browser.site import ROOT, Site

OUT = ROOT / "artifacts" / "sheet"
GOLDEN = ROOT / "tests" / "golden"
SIZES = ("320x640", "390x844", "820x1180", "1180x820", "1440x900", "1920x1080")
LANGUAGES = languages()
SCHEMES = ("light", "dark")
DOCS = {
    "": "light-1440x900",
    "_dark": "dark-1440x900",
    "_tablet": "light-820x1180",
    "_phone": "light-390x844",
}
"""Which pictures of a game in play stand in the documentation, by what their names end with."""
PLACES = ("lobby", "play", "end", "rules")
"""What is shown in every size."""
HALF, PAST, LATE = 0.5, 0.4, 0.8
"""Parts of a golden game: where it is played, looked back at, and played with a full board."""

QUIET = """async () => {
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def golden(game: str) -> Record:
    """Return the first whole game of strong opponents at its largest table, of nobody by name."""
    records = [read(path) for path in sorted((GOLDEN / game / "games").glob("0*.toml"))]
    return replace(max(records, key=lambda record: record.players), names=(), extra={})


def _turn(record: Record, part: float) -> int:
    """Return the first ply after ``part`` of the game where a player acts, and late in Paris
    Connection lays track."""
    first = int((len(record.actions) + 1) * part)
    for ply, (actor, text) in enumerate(record.actions[first:], first):
        if actor not in (None, lutetia.CHANCE) and (
            record.game != "connection" or part != LATE or text.startswith("lay")
        ):
            return ply
    raise AssertionError(f"nobody acts after {part} of {record.game}")


TABLES = ("late", "past", "play", "free", "end")


def tables(page: Page, game: str, only: Collection[str] = TABLES) -> dict[str, str]:
    """Open the tables of ``game`` at ``only`` these places and return the addresses by place, with
    those of its pages."""
    whole = golden(game)
    turn = _turn(whole, HALF)
    found = {
        "rules": f"/rules/{game}",
        "about": f"/about/{game}",
        "edition": f"/editions/{game}",
    }
    if "play" in only or "past" in only:
        half = against_bots(page, whole, turn)
        found |= {"past": f"/t/{half}#{_turn(whole, PAST)}", "play": f"/t/{half}"}
    if "late" in only:
        found["late"] = f"/t/{against_bots(page, whole, _turn(whole, LATE))}"
    if "free" in only:
        free = bring(page, cut(whole, turn))
        page.evaluate(SEND, [free, [{"type": "sit", "seat": whole.actions[turn][0]}]])
        found["free"] = f"/t/{free}"
    if "end" in only:
        found["end"] = f"/t/{bring(page, whole)}"
    return found


def _before_the_end(page: Page, other: Page, game: str) -> tuple[str, Callable[[bool], None]]:
    """Open a table where the visitor has the last action, and somebody else another seat; return
    its id and what plays that action and, where it is asked, lets the other ask for a rematch."""
    whole = golden(game)
    last = len(whole.actions) - 1
    me, action = whole.actions[last]
    table = bring(page, cut(whole, last))
    page.evaluate(SEND, [table, [{"type": "sit", "seat": me}]])
    other.evaluate(SEND, [table, [{"type": "sit", "seat": 1 if me == 0 else 0}]])

    def end(rematch: bool) -> None:
        page.evaluate(SEND, [table, [{"type": "act", "seat": me, "action": action}]])
        if rematch:
            other.evaluate(SEND, [table, [{"type": "rematch"}]])

    return f"/t/{table}", end


class Camera:
    """Takes pictures of one visitor's page."""

    def __init__(self, page: Page, other: Page, base: str, places: Mapping[str, str]) -> None:
        """Look at ``places`` of the site at ``base``; ``other`` is somebody else's page."""
        self._page, self._other, self._base, self._places = page, other, base, places

    def take(
        self, address: str, size: str, path: Path, do: Callable[[], None] | None = None
    ) -> None:
        """Take a picture of an address after ``do`` was done there."""
        page = self._page
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        page.goto("about:blank")  # else an address that differs in its hash alone is no new page
        page.goto(self._base + address, wait_until="networkidle")
        page.evaluate(QUIET)
        if do:
            do()
            page.evaluate(QUIET)
        page.screenshot(path=path)

    def moment(self, game: str, name: str, size: str, path: Path) -> None:
        """Take a picture of a moment, or say that it did not come; one of the end needs a table of
        its own each time."""
        place, steps = moments.found(game)[name]
        address = self._places.get(f"{game}-{place}", place)
        ending = None
        if place == "ending":
            address, ending = _before_the_end(self._page, self._other, game)

        def do() -> None:
            if ending:
                ending(name == "invited")
            moments.act(self._page, steps)

        try:
            self.take(address, size, path, do)
        except Error as error:
            print(f"missed {path.stem}: {error.message.splitlines()[0]}", flush=True)


def _visitor(browser: Browser, kept: object, scheme: str) -> BrowserContext:
    context = browser.new_context(
        storage_state=kept,  # type: ignore[arg-type]
        color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.setItem('learned', '{' '.join(IDS)}')")
    return context


def pictures(browser: Browser, site: Site, asked: argparse.Namespace) -> Iterator[Path]:
    """Take every picture and yield its path: ``<page>-<place>-<language>-<scheme>-<size>.png``."""
    first, second = browser.new_context(), browser.new_context()
    page, other = first.new_page(), second.new_page()
    for one in (page, other):
        one.goto(site.base)
    places = {"lobby-lobby": "/"}
    for game in asked.games:
        places |= {f"{game}-{place}": path for place, path in tables(page, game).items()}
    kept = first.storage_state()
    still = [one for one in places if one.partition("-")[2] in PLACES]
    passing = [(game, name) for game in ("site", *asked.games) for name in moments.found(game)]
    for language, scheme in itertools.product(asked.languages, asked.schemes):
        page.evaluate(
            """lang => fetch('/api/me', {method: 'POST', body: JSON.stringify({lang}),
                 headers: {'content-type': 'application/json'}})""",
            language,
        )
        context = _visitor(browser, kept, scheme)
        camera = Camera(context.new_page(), other, site.base, places)
        for where, size in itertools.product(still, asked.sizes):
            path = OUT / f"{where}-{language}-{scheme}-{size}.png"
            camera.take(places[where], size, path)
            yield path
        for (game, name), size in itertools.product(passing, moments.SIZES):
            if size in asked.sizes and not asked.still:
                path = OUT / f"{game}-{name}-{language}-{scheme}-{size}.png"
                camera.moment(game, name, size, path)
                yield path
        context.close()
    first.close()
    second.close()


def sheets(browser: Browser, files: Sequence[Path]) -> Iterator[Path]:
    """Write a page for each game and place with all its pictures, and a picture of that page;
    yield the picture."""
    page = browser.new_page(viewport={"width": 1920, "height": 1080})
    for key, group in itertools.groupby(files, key=lambda file: file.name.split("-")[:2]):
        figures = "".join(
            f'<figure><img src="{file.name}"><figcaption>{file.stem}</figcaption></figure>'
            for file in group
        )
        html = OUT / f"{'-'.join(key)}.html"
        html.write_text(
            "<!doctype html><meta charset=utf-8><style>body{display:flex;flex-wrap:wrap;gap:8px;"
            "font:12px sans-serif;background:#888}figure{margin:0}img{height:420px;display:block}"
            f"</style>{figures}"
        )
        page.goto(html.as_uri())
        page.screenshot(path=html.with_suffix(".png"), full_page=True)
        yield html.with_suffix(".png")
    page.close()


def document(games: Sequence[str]) -> None:
    """Put the newest pictures of ``games`` into the documentation."""
    for game, (end, which) in itertools.product(games, DOCS.items()):
        shutil.copy(
            OUT / f"{game}-play-en-{which}.png", ROOT / "docs/pictures" / f"{game}{end}.png"
        )


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("--games", nargs="+", choices=IDS, default=list(IDS))
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), metavar="WIDTHxHEIGHT")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--schemes", nargs="+", choices=SCHEMES, default=list(SCHEMES))
    parser.add_argument("--still", action="store_true", help="only what is there by itself")
    parser.add_argument("--docs", action="store_true", help="put some into docs/pictures")
    asked = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=debian.chromium(), args=FLAGS)
        try:
            made = [path for path in pictures(browser, site, asked) if path.exists()]
            for sheet in sheets(browser, sorted(made)):
                print(sheet.relative_to(ROOT), flush=True)
        finally:
            browser.close()
            site.stop()
    if asked.docs:
        document(asked.games)
    print(f"{len(made)} pictures, {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
