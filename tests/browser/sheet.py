"""``python -m tests.browser.sheet``: the contact sheet.
``make pictures`` prepares everything and runs it.

Every page in every size, language and colour scheme, as pictures under ``artifacts/sheet`` to be
looked at, with one page a game that shows them side by side. Tables stand at half and at the end of
a golden game, and the visitor sits where it is to be played.
"""

from __future__ import annotations

import argparse
import itertools
import shutil
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import debian
import lutetia
from lutetia.games import IDS
from lutetia.games.record import Record, read
from lutetia.i18n import languages
from tests.browser.conftest import FLAGS
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
PLACES = ("play", "end", "rules")
"""What is shown of each game; beside them stands the lobby."""

SIT = """([table, seat]) => new Promise(done => {
  const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws/t/' + table);
  line.onopen = () => line.send(JSON.stringify({type: 'sit', id: 'sheet', seat}));
  line.onmessage = ({data}) => {
    if (['ack', 'refused'].includes(JSON.parse(data).type)) { line.close(); done(); }
  };
})"""
QUIET = """async () => {
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def _golden(game: str) -> Record:
    """Return the first whole game of strong opponents at its largest table."""
    records = [read(path) for path in sorted((GOLDEN / game / "games").glob("0*.toml"))]
    return max(records, key=lambda record: record.players)


def _bring(page: Page, record: Record) -> str:
    """Bring a record to the site and return the id of its table."""
    made = page.evaluate(
        "text => fetch('/api/records', {method: 'POST', body: text}).then(answer => answer.json())",
        record.write(),
    )
    return str(made["id"])


def tables(page: Page, game: str) -> dict[str, str]:
    """Open the tables of ``game`` and return their addresses by place."""
    whole = replace(_golden(game), names=(), extra={})
    states = list(whole.states())
    half = next(
        i
        for i in range(len(states) // 2, len(states))
        if states[i].to_act not in (None, lutetia.CHANCE)
    )
    table = _bring(page, replace(whole, actions=whole.actions[:half], result=None))
    page.evaluate(SIT, [table, states[half].to_act])
    return {"play": f"/t/{table}", "end": f"/t/{_bring(page, whole)}", "rules": f"/rules/{game}"}


def _shot(page: Page, address: str, size: str, path: Path) -> None:
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.goto(address, wait_until="networkidle")
    page.evaluate(QUIET)
    page.screenshot(path=path)


def _visitor(browser: Browser, kept: object, scheme: str) -> BrowserContext:
    context = browser.new_context(
        storage_state=kept,  # type: ignore[arg-type]
        color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.setItem('learned', '{' '.join(IDS)}')")
    return context


def pictures(
    browser: Browser, site: Site, games: Sequence[str], sizes: Sequence[str],
    languages: Sequence[str], schemes: Sequence[str],
) -> Iterator[Path]:  # fmt: skip
    """Take every picture and yield its path: ``<page>-<place>-<language>-<scheme>-<size>.png``."""
    first = browser.new_context()
    page = first.new_page()
    page.goto(site.base)
    places = {("lobby", "lobby"): "/"}
    for game in games:
        places |= {(game, place): path for place, path in tables(page, game).items()}
    kept = first.storage_state()
    for language, scheme in itertools.product(languages, schemes):
        page.evaluate(
            """lang => fetch('/api/me', {method: 'POST', body: JSON.stringify({lang}),
                 headers: {'content-type': 'application/json'}})""",
            language,
        )
        context = _visitor(browser, kept, scheme)
        one = context.new_page()
        for (name, place), path in places.items():
            for size in sizes:
                file = OUT / f"{name}-{place}-{language}-{scheme}-{size}.png"
                _shot(one, site.base + path, size, file)
                yield file
        context.close()
    first.close()


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
    parser.add_argument("--docs", action="store_true", help="put some into docs/pictures")
    asked = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=debian.chromium(), args=FLAGS)
        try:
            made = list(
                pictures(browser, site, asked.games, asked.sizes, asked.languages, asked.schemes)
            )
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
