"""Names and lines of chat that try to be more than text, shown by the real page of a table.

A page of the site is opened in Chromium; in place of the server, this program answers its socket
and sends it lines that no honest client sends, batch after batch. Each batch is looked through in
the page: every line must stand there letter by letter as text, and nothing else may have come of
it: no element, no attribute that runs anything, no script, no link out of the site.

``python -m tests.browser.markup --lines 1000000`` prints how many lines were shown and how many of
them became markup, and exits with 1 when any did.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect, sync_playwright

import debian
from lutetia.table.typed_text import clean
from tests.server.client import Message
from tests.server.conftest import Site, quick, running

BATCH = 1000
MARKUP = [
    "<img src=x onerror=hit()>", "<script>hit()</script>", "<svg/onload=hit()>", "</p><iframe>",
    "<a href='javascript:hit()'>x</a>", "<b>", "</strong></span></p>", "<!--", "-->", "]]>",
    "<style>*{display:none}</style>", "<base href=//evil.example>", "<math><mi//xlink:href=x>",
    "&lt;script&gt;", "&#60;img&#62;", "&amp;", "{@html x}", "{{constructor}}", "${hit()}",
    "<details open ontoggle=hit()>", "<input autofocus onfocus=hit()>", "<template><script>",
    "'\"><img/src/onerror=hit()>", "<%= hit() %>", "<meta http-equiv=refresh content=0>",
    "<form action=//evil.example><button>", "<object data=x>", "<link rel=stylesheet href=x>",
]  # fmt: skip
URLS = [
    "javascript:hit()", "JaVaScRiPt:hit()", "data:text/html,<script>hit()</script>", "vbscript:x",
    "https://evil.example/", "//evil.example", "file:///etc/passwd", "mailto:a@b.example",
    "blob:x", "tel:112", "ws://evil.example", "intent://x#Intent;end", "http://[::1]/", "#42",
    "#123456", "#1234567", "java\tscript:hit()", "\x01javascript:hit()",
]  # fmt: skip
TRICKS = [
    "\u202e", "\u202d", "\u2066", "\u2067", "\u2068", "\u2069", "\u200f", "\u200e", "\u061c",
    "\u0000", "\u0007", "\u001b[31m", "\u0085", "\u2028", "\u2029", "\ufeff", "\u200b", "\u200d",
    "\u00ad", "\ufff9", "\U000e0041", "\ufffe", "\x7f", "\r\n", "\t",
]  # fmt: skip
SIGNS = [
    "e" + "\u0301" * 40, "\u0e33" * 30, "\ufdfd", "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\U0001f3f3\ufe0f\u200d\U0001f308", "\U0001f1eb\U0001f1f7", "1\ufe0f\u20e3", "ﷺ", "ﬃ" * 20,
    "שלום", "مرحبا", "नमस्ते", "ไทย", "日本語", "𝕿𝖊𝖝𝖙", "a" * 200, "\u0489" * 30,
]  # fmt: skip

LOOK = """(lines) => {
  const box = document.querySelector('.chat .lines');
  const shown = [...box.querySelectorAll('p')], wrong = [];
  lines.forEach(([name, text], i) => {
    const p = shown[i], said = p?.querySelector('strong');
    const all = [...(p?.querySelectorAll('*') ?? [])].filter((one) => !one.closest('svg'));
    const extra = all.filter((one) => !['SPAN', 'STRONG', 'A'].includes(one.tagName) ||
      [...one.attributes].some(({name, value}) => !(name === 'class' ||
        (one.tagName === 'A' && name === 'href' && /^[/]t[/]\\w+#\\d+$/.test(value)))));
    const spans = all.filter((one) => one.tagName === 'SPAN').length;
    if (!said || spans !== 1 || extra.length || said.textContent !== name ||
        !p.textContent.replace(/\\s+/g, '').endsWith((name + text).replace(/\\s+/g, '')))
      wrong.push(i);
  });
  if (shown.length !== lines.length) wrong.push(-1);
  const bad = 'iframe, object, embed, base, template, math, meta[http-equiv]';
  const rest = document.querySelectorAll(bad + ', a[href^="javascript" i]').length
    + document.scripts.length - window.scripts_before;
  return {wrong, rest, hits: window.hits ?? 0};
}"""


def line(chance: Random) -> str:
    """Return something that somebody might say, or call themselves, to break a page."""
    parts = []
    for _ in range(chance.randrange(1, 5)):
        pick = chance.randrange(6)
        if pick == 5:
            parts.append("".join(chr(_code(chance)) for _ in range(chance.randrange(1, 12))))
        else:
            parts.append(chance.choice((MARKUP, URLS, TRICKS, SIGNS, MARKUP)[pick]))
    return "".join(parts)[:500]


def _code(chance: Random) -> int:
    """Return a code point that is no half of a surrogate pair."""
    code = chance.randrange(0x20, 0x1100 if chance.random() < 0.7 else 0x20000)
    return 0x263A if 0xD800 <= code < 0xE000 else code


class Showing:
    """The page of a table whose socket this program answers."""

    def __init__(self, browser: Browser, site: Site) -> None:
        ana, bob = site.person("Ana"), site.person("Bob")
        self.table = ana.table(2)
        with ana.line(self.table) as one, bob.line(self.table) as two:
            two.do("sit", seat=1)
            one.do("start")
            one.do("chat", text="hello")
        with ana.line(self.table) as one:
            self._told: Message = one.now
        [self._said] = [entry for entry in self._told["entries"] if entry["kind"] == "chat"]
        context = browser.new_context(
            viewport={"width": 1440, "height": 900},
            reduced_motion="reduce",
            service_workers="block",
        )
        context.add_init_script("localStorage.setItem('learned', 'paris_paris')")
        context.add_init_script("window.hits = 0; window.hit = () => ++window.hits;")
        name, value = ana.cookie().split("=", 1)
        context.add_cookies([{"name": name, "value": value, "url": site.base}])
        self.page: Page = context.new_page()
        self._routes: list[WebSocketRoute] = []
        self.page.route_web_socket(f"**/ws/t/{self.table}*", self._connected)
        self.page.goto(f"{site.base}/t/{self.table}")
        expect(self.page.get_by_text("hello")).to_be_visible()
        self.page.evaluate("window.scripts_before = document.scripts.length")

    def _connected(self, route: WebSocketRoute) -> None:
        self._routes.append(route)
        route.on_message(lambda _: None)
        route.send(json.dumps(self._told))

    def show(self, lines: list[tuple[str, str]]) -> list[str]:
        """Send these as a table's whole log and return those that are not shown as text alone.

        The first two name the seats, too.
        """
        entries = [
            {**self._said, "n": n, "seat": n % 3 if n % 3 < 2 else None, "name": name, "chat": text}
            for n, (name, text) in enumerate(lines)
        ]
        told: dict[str, Any] = {**self._told, "entries": entries}
        seats = [
            {**seat, "name": name} for seat, (name, _) in zip(
                told["table"]["seats"], lines, strict=False)
        ]  # fmt: skip
        told["table"] = {**told["table"], "seats": seats}
        self._routes[-1].send(json.dumps(told))
        self.page.wait_for_function(
            "([n, last]) => { const all = document.querySelectorAll('.chat .lines p'); "
            "return all.length === n && all[n - 1].textContent.includes(last); }",
            arg=[len(lines), lines[-1][0].strip()],
        )
        return self.look(lines)

    def look(self, lines: list[tuple[str, str]]) -> list[str]:
        """Return what of ``lines``, which are on the page, is not shown as text alone."""
        found = self.page.evaluate(LOOK, lines)
        wrong = [str(lines[i]) if i >= 0 else "another number of lines" for i in found["wrong"]]
        if found["rest"] or found["hits"]:
            wrong.append(f"{found['rest']} elements, {found['hits']} scripts run")
        return wrong


def fuzz(browser: Browser, site: Site, count: int, seed: int) -> list[str]:
    """Show ``count`` lines, raw and as the server lets them through, and return what went wrong."""
    chance, showing, wrong, done = Random(seed), Showing(browser, site), list[str](), 0
    while done < count:
        lines = []
        for n in range(min(BATCH, count - done)):
            name, text = line(chance)[:30], line(chance)
            if n % 2:
                name, text = clean(name), clean(text)
            lines.append((name or "x", text or "x"))
        wrong += showing.show(lines)
        done += len(lines)
    return wrong


def main() -> None:
    """Show as many lines as asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.markup", description=__doc__)
    parser.add_argument("--lines", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun = time.perf_counter()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(quick(Path(folder))) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=debian.chromium(), args=["--no-sandbox"]
        )
        wrong = fuzz(browser, site, asked.lines, asked.seed)
        browser.close()
    took = time.perf_counter() - begun
    print(f"{asked.lines} lines shown in {took:.0f} s, {len(wrong)} of them not as text alone")
    for one in wrong[:20]:
        print(one)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
