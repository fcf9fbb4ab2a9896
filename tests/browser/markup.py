"""Names and texts that try to be more than text, shown by the real pages and put into real mails.

Each page of the site that shows what people type is opened in Chromium; in place of the server,
this program answers its calls or its socket, with thousands of lines that no honest client sends.
First it sends placeholders. What is on the page then, every element, attribute and piece of text,
must be there again when the lines come, with each placeholder replaced by its line letter by
letter: so a line that became an element, ran as script, closed a quotation mark or was shown
otherwise than it was typed is found wherever it stands.

``PYTHONPATH=tools python -m tests.browser.markup --lines 1000000`` prints how many lines were shown
where and how many of them became more than text, and exits with 1 when any did.
"""

from __future__ import annotations

import argparse
import gc
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, Request, sync_playwright

import debian
from tests.browser.fuzzed import lines
from tests.browser.markup_mails import Mails
from tests.browser.markup_places import PLACES, Place
from tests.browser.unpainted import leave_unpainted
from tests.server.conftest import Site, quick, running

PATIENCE, SECONDS = 300, 60.0
"""How long a page may take until it is there, and then until it shows what it was sent; only a
failing one waits so long."""

PUT_OFF = 4.5
"""Seconds, by the page's own clock, after which it has begun to fetch what it can be looked at
without: web/src/lib/defer.ts waits for four."""

CHECKS = r"""() => {
  const plain = /^[ \n\t\r]*$/;
  const foreign = 'iframe, object, embed, base, template, math, meta[http-equiv]';

  /** An attribute without what differs whenever a page is shown. */
  const numbers = new Map();
  const steady = (name, value) => {
    // A long sentence is set smaller: that much of a page depends on the length of names.
    if (name === 'class') return value.replace(/ long$/, '');
    // Parts of a page that refer to each other are numbered on from page to page.
    const own = /^(?:url\(#|#)?(c[0-9]+)(?:-[a-z]+)?\)?$/.exec(value)?.[1];
    if (!own || !/^(id|for|fill|href|mask|clip-path|aria-.*)$/.test(name)) return value;
    if (!numbers.has(own)) numbers.set(own, numbers.size);
    return value.replace(own, 'c' + numbers.get(own));
  };

  /** Calls `look` with each piece of what is in a node, until it returns false. */
  const pieces = (node, look) => {
    for (let one = node.firstChild; one; one = one.nextSibling) {
      if (one.nodeType === Node.TEXT_NODE) {
        if (!plain.test(one.data) && !look(one.data)) return false;
      } else if (one.nodeType === Node.ELEMENT_NODE) {
        if (!look('<' + one.tagName + '>')) return false;
        for (const {name, value} of one.attributes)
          if (!look(name + '=' + steady(name, value))) return false;
        if (!pieces(one, look) || !look('</>')) return false;
      }
    }
    return true;
  };
  const all = (look) => {
    numbers.clear();
    // document.title leaves out characters that no window can show.
    return look(document.querySelector('title').textContent) &&
      pieces(document.body, look) &&
      look(document.querySelectorAll(foreign).length + ' foreign elements') &&
      look((window.hits ?? 0) + ' scripts run');
  };

  /** Yields what must be there: the pattern, with the texts in it. */
  const due = function* (texts) {
    for (const {piece, n, moments} of pattern) {
      if (n === null) yield piece;
      else if (!moments) yield piece.replace(/\ue000([0-9]+)\ue001/g, (_, n) => texts[n]);
      else {
        const parts = texts[n].split(/(#\d{1,6})\b/);
        for (let i = 0; i < parts.length; ++i) {
          if (i % 2) yield* ['<A>', 'href=' + path + parts[i], parts[i], '</>'];
          else if (!plain.test(parts[i])) yield parts[i];
        }
      }
    }
  };
  let pattern = [], path = '';

  /** What is there and should not be, and the other way round; at most 20 of it. */
  const wrong = (texts) => {
    const found = [], right = due(texts);
    all(piece => {
      const {value} = right.next();
      return piece === value || found.push([piece, value ?? 'nothing']) < 20;
    });
    if (!found.length && !right.next().done) found.push(['nothing', 'more']);
    return found;
  };
  window.checks = {
    seen: () => {
      const found = [];
      all(piece => found.push(piece));
      return found;
    },
    learn: (pieces, texts, way) => {
      path = way;
      pattern = pieces.map(piece => {
        const [whole, n] = /\ue000([0-9]+)\ue001/.exec(piece) ?? [];
        return {piece, n: n ?? null, moments: texts && whole === piece && n % 2 > 0};
      });
    },
    /** What is wrong with the page, as soon as nothing is, or after so many seconds. */
    wrong: async (texts, seconds) => {
      const end = performance.now() + seconds * 1000;
      for (;;) {
        const found = wrong(texts);
        if (!found.length || performance.now() > end) return found;
        await new Promise(resolve => setTimeout(resolve, 25));
      }
    },
  };
}"""
"""What compares a page with what it must be, in the page itself: it may be a million pieces."""

SEEN = "() => checks.seen()"
WAIT = "ms => new Promise(resolve => setTimeout(resolve, ms))"
HAS = "last => document.body.textContent.includes(last)"

_PLACEHOLDER = re.compile("\ue000([0-9]+)\ue001")


class Showing:
    """A page that shows lines, as it looks with placeholders."""

    def __init__(self, page: Page, place: Place, count: int) -> None:
        self.page, self.count, self._place = page, count, place
        placeholders = [f"\ue000{n}\ue001" for n in range(count)]
        self._fetched: set[Request] = set()
        page.on("request", lambda one: self._fetched.add(one))
        for over in ("requestfinished", "requestfailed"):
            page.on(over, lambda one: self._fetched.discard(one))
        wait = 1.0
        place.send(page, placeholders)
        while not self._shown(placeholders[-1], wait):
            place.send(page, placeholders)  # what is sent before the page listens is lost
            wait *= 2
        page.wait_for_load_state("networkidle")
        place.send(page, placeholders)
        assert self._shown(placeholders[-1], SECONDS)
        page.evaluate(CHECKS)
        pattern = self._settled()
        unseen = set(range(count)) - set(map(int, _PLACEHOLDER.findall("".join(pattern))))
        assert not unseen, f"the page does not show {sorted(unseen)[:5]} of what it was sent"
        learn = "([pattern, moments, path]) => checks.learn(pattern, moments, path)"
        page.evaluate(learn, [pattern, place.moments, place.path])

    def _shown(self, last: str, seconds: float) -> bool:
        """Return whether the page shows ``last`` within so many seconds."""
        end = time.monotonic() + seconds
        while not (found := self.page.evaluate(HAS, last)) and time.monotonic() < end:
            self.page.wait_for_timeout(50)
        return bool(found)

    def _settled(self) -> list[str]:
        """Return what is on the page once nothing more comes: nothing is fetched, and what a page
        puts off has come."""
        now: list[str] = []
        while now != (now := self.page.evaluate(SEEN)) or self._fetched:
            self.page.evaluate(WAIT, PUT_OFF * 1000)
        return now

    def show(self, texts: list[str]) -> list[str]:
        """Show ``texts``, `count` of them, and return what is there and should not be."""
        self._place.send(self.page, texts)
        return self.look(texts)

    def look(self, texts: list[str], seconds: float = SECONDS) -> list[str]:
        """Return what is on the page beside ``texts`` alone, as soon as nothing is, or after so
        many seconds."""
        check = "([texts, seconds]) => checks.wrong(texts, seconds)"
        wrong = self.page.evaluate(check, [texts, seconds])
        return [f"{there!r} instead of {due!r}" for there, due in wrong]


@contextmanager
def opened(browser: Browser, site: Site, place: Place) -> Iterator[Page]:
    """Open the page of ``place``."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    leave_unpainted(context)
    context.add_init_script("localStorage.setItem('learned', 'paris_paris')")
    context.add_init_script("window.hits = 0; window.hit = () => ++window.hits;")
    name, value = place.person.cookie().split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": site.base}])
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    place.answer(page)
    page.goto(site.base + place.path)
    try:
        yield page
    finally:
        context.close()


def fuzz(
    browser: Browser, site: Site, count: int, seed: int
) -> Iterator[tuple[str, int, list[str]]]:
    """Show at least ``count`` lines, as many everywhere; yield how many were shown where, and
    what went wrong there."""
    chance, share = Random(seed), -(-count // (len(PLACES) + 1))
    for kind in PLACES:
        place, shown, wrong = kind(site), 0, list[str]()
        with opened(browser, site, place) as page:
            showing = Showing(page, place, min(place.batch, share // place.group * place.group))
            while shown < share:
                wrong += showing.show(lines(showing.count, chance))
                shown += showing.count
                gc.collect()  # what a page has answered is held in circles, and large
        yield place.name, shown, wrong
    yield "mails", share, Mails().wrong(lines(share, chance))


def main() -> None:
    """Show as many lines as asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.markup", description=__doc__)
    parser.add_argument("--lines", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun, shown, failed = time.perf_counter(), 0, False
    with (
        tempfile.TemporaryDirectory() as folder,
        running(quick(Path(folder))) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=debian.chromium(), args=["--no-sandbox"]
        )
        for name, count, wrong in fuzz(browser, site, asked.lines, asked.seed):
            print(f"{name}: {count} lines, {len(wrong)} times more than text", flush=True)
            for one in wrong[:20]:
                print(f"  {one}")
            shown, failed = shown + count, failed or bool(wrong)
        browser.close()
    print(f"{shown} lines in {time.perf_counter() - begun:.0f} s")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
