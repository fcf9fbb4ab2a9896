"""Somebody in front of a browser, who finds things as people do:
by what they are and what they are called.

Every element is sought by role and accessible name, and the names come from the catalogue that the
page itself uses. So whatever these tests can play, a screen reader can announce.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

from lutetia.i18n import catalogue, sentence
from lutetia.i18n.catalogue import message_id
from tests.browser.site import ROOT, Site
from tests.browser.unpainted import paint
from tests.i18n.reading import sentences

PICTURES = ROOT / "artifacts" / "browser"
GAME = "paris_paris"

PATIENCE = 180
"""Seconds that a test waits for what must come:
other machines may have most of this one's cores."""
PAUSE = 40
"""Milliseconds after which a test looks again at what was sent; each look takes two or three of
processor."""
SELDOM = 2
"""The page itself is asked only every so many times:
it has to go through all its elements for an answer."""
TURNS = PATIENCE * 1000 // PAUSE


class Words:
    """The messages of a language, as sentences to look for."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **args: object) -> str:
        """Return a sentence."""
        assert key in catalogue(self.language), f"{key} has no message"
        return sentence(key, args, self.language)

    def like(self, key: str, **args: object) -> re.Pattern[str]:
        """Return a pattern for exactly a sentence whose other places may be filled in any way."""
        return re.compile(f"^{self.part(key, **args).pattern}$")

    def part(self, key: str, **args: object) -> re.Pattern[str]:
        """Return a pattern for a sentence among others."""
        patterns = []
        for form in sentences(catalogue(self.language).entries[message_id(key)]):
            parts = re.split(r"\{(\w+)\}", form)
            out = [
                re.escape(part)
                if i % 2 == 0
                else re.escape(str(args[part]))
                if part in args
                else ".+"
                for i, part in enumerate(parts)
            ]
            patterns.append("".join(out))
        return re.compile("(?:" + "|".join(patterns) + ")")


def picture(page: Page, name: str, always: bool = False, whole: bool = False) -> None:
    """Keep a screenshot for looking at, where ``LUTETIA_PICTURES`` is set: nobody looks at those of
    every run. ``whole`` shows what lies below the window as well."""
    if always or os.environ.get("LUTETIA_PICTURES"):
        PICTURES.mkdir(parents=True, exist_ok=True)
        paint(page)
        page.screenshot(path=PICTURES / f"{name}.png", full_page=whole, caret="initial")


class Person:
    """One browser context with one page, and everything its sockets were told."""

    def __init__(self, context: BrowserContext, site: Site, words: Words) -> None:
        self.context, self.site, self.t = context, site, words
        self.page: Page = context.new_page()
        self.trouble: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on(
            "console", lambda line: self.trouble.append(line.text) if line.type == "error" else None
        )
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda data: self.frames.append(json.loads(data)))
        line.on("framesent", lambda data: self.sent.append(json.loads(data)))

    # --- the page ---------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Person:
        """Type an address."""
        self.page.goto(self.site.base + path)
        expect(self.page.get_by_role("main")).to_be_visible()
        return self

    def arrive(self) -> Person:
        """Be at the site and known there, and look at nothing: a page takes a second of
        processor."""
        self.page.goto(self.site.base + "/favicon.svg")
        self.page.evaluate("fetch('/api/me').then(answer => answer.text())")
        return self

    def post(self, path: str, body: str, kind: str = "application/json") -> Any:
        """Send ``body`` as a page of one's own does, and return the answer."""
        spoken = self.page.evaluate("navigator.language")  # by which the site knows them first
        answer = self.context.request.post(
            self.site.base + path,
            data=body,
            headers={"content-type": kind, "accept-language": spoken},
        )
        assert answer.status == 201, answer.text()
        return answer.json()

    def button(self, key: str, **args: object) -> Locator:
        return self.page.get_by_role("button", name=self.t(key, **args), exact=True)

    def link(self, key: str, **args: object) -> Locator:
        return self.page.get_by_role("link", name=self.t(key, **args), exact=True)

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.t(key), exact=True)

    def picture(self, name: str, always: bool = False) -> None:
        """Keep a screenshot; see the function of this name."""
        picture(self.page, name, always)

    def call(self, name: str) -> Person:
        """Say who one is."""
        field = self.page.get_by_role("textbox", name=self.t("lobby.name"))
        field.fill(name)
        field.press("Enter")
        expect(self.page.get_by_text(self.t("lobby.name_saved", name=name))).to_be_visible()
        return self

    def new_table(self, players: int, bots: bool) -> str:
        """Open a table in the lobby; return its id."""
        self.open()
        self.page.get_by_role("radio", name=str(players), exact=True).check(force=True)
        self.button("lobby.bots" if bots else "lobby.open").click()
        self.page.wait_for_url("**/t/*")
        return self.table_id

    @property
    def table_id(self) -> str:
        return self.page.url.split("/t/")[1].split("#")[0]

    # --- the table --------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.region("turn.title")

    def turn_to(self, tab: str) -> None:
        """Look at one part of a table, where the page is too narrow to show all of them."""
        expect(self.prompt).to_be_visible()
        if self.button(tab).is_visible():
            self.button(tab).click()

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("group", name=self.t(f"{GAME}.ui.map"))

    @property
    def cards(self) -> Locator:
        """Return the cards of the round that may be taken now."""
        shelf = self.page.get_by_role("list", name=self.t(f"{GAME}.ui.cards"))
        return shelf.get_by_role("button", disabled=False)

    @property
    def places(self) -> Locator:
        """Return the places on the map that may be built at now."""
        return self.map.get_by_role(
            "button", name=re.compile("^(" + self.t(f"{GAME}.ui.build_at").split("{")[0] + ")")
        )

    @property
    def leavers(self) -> Locator:
        """Return the houses of a full crossing, one of which must leave,
        as the panel beside the map offers them."""
        panel = self.page.get_by_role("region", name=self.t.like(f"{GAME}.ui.preview"))
        return panel.get_by_role("button", name=self.t.like(f"{GAME}.ui.leaves"))

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider", name=self.t("replay.slider"))

    @property
    def which_card(self) -> Locator:
        """Return the question which of several cards that lead to one place is taken."""
        return self.page.get_by_role("region", name=self.t.like(f"{GAME}.ui.which_card"))

    @property
    def ply(self) -> int:
        """Return how far the game has come, as this page was told."""
        return next(
            (
                frame["turn"]["ply"]
                for frame in reversed(self.frames)
                if frame["type"] in ("table", "update")
            ),
            0,
        )

    def said(self, text: str | re.Pattern[str]) -> Locator:
        """Return lines of the chat."""
        return self.region("chat.title").get_by_role("paragraph").filter(has_text=text)

    def say(self, text: str) -> None:
        """Type into the chat."""
        field = self.page.get_by_role("textbox", name=self.t("chat.label"))
        field.fill(text)
        field.press("Enter")

    def toast(self, text: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("status").filter(has_text=text).last

    def is_over(self) -> bool:
        return self.prompt.get_by_text(self.t.like("turn.won")).is_visible()

    def my_turn(self, timeout: float = PATIENCE) -> bool:
        """Wait for one's turn; return False when the game is over instead."""
        won = self.prompt.get_by_text(self.t.like("turn.won"))
        self.cards.or_(won).first.wait_for(timeout=timeout * 1000)
        return not won.is_visible()

    def build(self) -> None:
        """Take the first card, whoever has to leave, and wait until the table has moved on."""
        before = self.ply
        self.cards.first.click()
        if self.asked(before) == "leaver":
            self.leavers.first.click()
        self.moved(before)

    def asked(self, before: int) -> str | None:
        """Wait for what follows a choice: None when it was played,
        or the question that is open still."""
        for turn in range(TURNS):
            if self.ply != before:
                return None
            if turn % SELDOM == 0:
                if self.leavers.count():
                    return "leaver"
                if self.which_card.count():
                    return "card"
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("nothing came of that choice")

    def moved(self, before: int) -> None:
        """Wait until the table is at another ply than ``before``."""
        self.told(lambda: self.ply != before, f"the table is still at ply {before}")

    def told(self, true: Callable[[], bool], otherwise: str = "that did not happen") -> None:
        """Wait for something that the page was told, which can be looked up without asking it."""
        self.until(true, otherwise, seldom=1)

    def until(
        self,
        true: Callable[[], bool],
        otherwise: str = "that did not happen",
        seldom: int = SELDOM,
    ) -> None:
        """Wait for something. A page that is asked all the time has no time for anything else."""
        for turn in range(TURNS):
            if turn % seldom == 0 and true():
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(otherwise)

    @contextmanager
    def standing_clock(self) -> Iterator[None]:
        """Let the page's own clock, once `page.clock.install` was called, stand, an hour later.

        What is due by then happens, what is shown for a while stays, and time passes only as
        `page.clock.run_for` says: so much and no more, however slow the machine is.
        """
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 3600)
        yield
        self.page.clock.resume()

    def double_tap(self, x: float, y: float) -> None:
        """Tap twice, a tenth of a second apart by the browser's clock,
        however slow the machine is."""
        line = self.context.new_cdp_session(self.page)
        now = time.time()
        for after, kind in ((0.0, "Start"), (0.02, "End"), (0.1, "Start"), (0.12, "End")):
            points = [{"x": x, "y": y}] if kind == "Start" else []
            event = {"type": f"touch{kind}", "touchPoints": points, "timestamp": now + after}
            line.send("Input.dispatchTouchEvent", event)
        line.detach()

    def view(self) -> dict[str, Any]:
        """Return the last view that this page was sent."""
        return next(
            frame["view"]
            for frame in reversed(self.frames)
            if frame["type"] in ("table", "update") and frame["view"]
        )

    def turn(self) -> dict[str, Any]:
        """Return the last turn that this page was sent."""
        return next(
            frame["turn"] for frame in reversed(self.frames) if frame["type"] in ("table", "update")
        )

    def offered(self) -> list[str]:
        """Return one's moves as they are typed."""
        return [legal["text"] for legal in self.turn()["legal"]]

    def info(self) -> dict[str, Any]:
        """Return the last description of the table that this page was sent."""
        return next(
            frame["table"]
            for frame in reversed(self.frames)
            if frame["type"] in ("table", "update")
        )

    def record(self) -> str:
        """Download the record through the page."""
        with self.page.expect_download() as coming:
            self.link("table.record").first.click()
        return Path(coming.value.path()).read_text(encoding="utf-8")

    def totals(self) -> dict[str, int]:
        """Return what the panel of the final score says: name to points,
        each the sum of its lines."""
        found = {}
        for seat in self.info()["seats"]:
            part = self.page.get_by_role("region", name=seat["name"], exact=True)
            expect(part).to_be_visible()
            total = int(re.findall(r"-?\d+", part.get_by_role("heading").inner_text())[-1])
            lines = part.get_by_role("listitem").all_inner_texts()
            assert sum(int(re.findall(r"-?\d+", line)[-1]) for line in lines) == total, lines
            found[seat["name"]] = total
        return found

    def material(self) -> list[str]:
        """Return the stops of the game."""
        stops: list[str] = self.page.evaluate(
            f"fetch('/api/games/{GAME}/material').then(a => "
            "a.json()).then(m => m.stops.map(s => s.id))"
        )
        return stops

    def link_to_ply(self, ply: int) -> Locator:
        return self.region("chat.title").get_by_role("link", name=f"#{ply}", exact=True)

    def sideways(self) -> int:
        """Return by how many pixels the page can be scrolled sideways."""
        width: int = self.page.evaluate(
            "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
        )
        return width


def sit_down(person: Person, name: str | None = None) -> None:
    """Take the first free seat, under a name of one's own."""
    if name is not None:
        person.call(name)
    person.button("seat.sit").first.click()
    expect(person.button("seat.stand")).to_be_visible()


def take_a_seat(person: Person) -> None:
    """Take the first free seat of a game that goes on, one more for whoever sits there."""
    sit = person.button("seat.sit").or_(person.button("seat.sit_too"))
    expect(sit.first).to_be_visible()
    taken = sit.first.element_handle()
    taken.click()
    taken.wait_for_element_state("hidden")  # others may come meanwhile: they are fetched late


def acting(*people: Person) -> Person:
    """Wait until it is the turn of one of ``people``; return them."""
    for _ in range(TURNS // SELDOM):
        for person in people:
            if person.cards.count():
                return person
        people[0].page.wait_for_timeout(PAUSE * SELDOM)
    raise AssertionError("it is nobody's turn")
