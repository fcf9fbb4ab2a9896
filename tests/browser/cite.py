"""Somebody in front of the board of La Cité de la Lumière: what they do with a mouse, with a finger or with nothing but keys."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

GAME = "cite"
GROUND = ["bbbboooo", "bbbboooo", "bb*bo*oo", "bbbboooo", "oo**bbbb", "oo*ob*bb", "oooobbbb", "mmmmmmmm"]
"""Four quarters of one colour each, streetlights near their middles, two of them side by side; a mixed row at the bottom."""

WAY = """() => {
    const xy = one => [one.dataset.cell % 8, Math.floor(one.dataset.cell / 8)];
    const [x, y] = xy(document.activeElement);
    const far = ([cx, cy]) => Math.abs(cx - x) + Math.abs(cy - y);
    const [[cx, cy]] = [...document.querySelectorAll('[data-may]')].map(xy).sort((a, b) => far(a) - far(b));
    if (cx === x && cy === y) return null;
    return Math.abs(cx - x) > Math.abs(cy - y) ? (cx > x ? 'ArrowRight' : 'ArrowLeft') : cy > y ? 'ArrowDown' : 'ArrowUp';
}"""
"""The arrow key towards the nearest place that fits; null when the focus is on one."""


class City:
    """A table of La Cité in the eyes of one person."""

    def __init__(self, me: Person) -> None:
        self.me, self.page, self.t = me, me.page, me.t

    # --- how one comes to a table ---------------------------------------------------------------------------------

    def new(self, bots: str = "greedy", **options: str) -> City:
        """Open a table against a bot."""
        self.me.open()
        body = {"game": GAME, "players": 2, "options": options, "bots": bots}
        self._open(self._post("/api/tables", json.dumps(body), "application/json"))
        return self

    def at(self, position: dict[str, Any]) -> City:
        """Open a table at a position and sit at both seats of it, with open cards."""
        self.me.open()
        start = json.dumps({"players": 2, **position})
        options = ", ".join(f'{name} = "{value}"' for name, value in position["options"].items())
        text = f"format = 1\ngame = \"{GAME}\"\nplayers = 2\noptions = {{ {options} }}\nstart = '''{start}'''\nactions = []\n"
        self._open(self._post("/api/records", text, "application/toml"))
        sit = self.me.button("seat.sit").or_(self.me.button("seat.sit_too"))
        together = self.me.button("turn.together")
        for _ in range(2):
            expect(sit.first).to_be_visible()
            free = sit.count()
            sit.first.click()
            expect(sit).not_to_have_count(free)
        if self.me.button("table.start").count():
            self.me.button("table.start").click()
        together.click()
        return self

    def _post(self, path: str, body: str, kind: str) -> str:
        ask = "([path, body, kind]) => fetch(path, {method: 'POST', headers: {'content-type': kind}, body}).then(a => a.json())"
        answer = self.page.evaluate(ask, [path, body, kind])
        assert "url" in answer, answer
        return str(answer["url"])

    def _open(self, url: str) -> None:
        self.me.open(url)

    # --- what one sees --------------------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        return self.me.view()

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.t("cite.ui.board"), exact=True)

    @property
    def places(self) -> Locator:
        """Return the places where what is in hand may be put: what a screen reader lists as the buttons of the board."""
        return self.board.get_by_role("button")

    @property
    def finish(self) -> Locator:
        return self.me.button("cite.ui.finish")

    @property
    def tile(self) -> Locator:
        return self.me.button("cite.ui.hand")

    def card(self, name: str) -> Locator:
        label = re.compile("^" + re.escape(self.t(f"cite.postcard.{name}")) + ": ")
        return self.page.get_by_role("region", name=self.t("cite.ui.postcards")).get_by_role("button", name=label)

    def piece(self, name: str, colour: str) -> Locator:
        return self.me.button("cite.ui.reserve_piece", piece=self.t(f"cite.piece.{name}"), colour=self.t(f"cite.colour.{colour}"))

    def pool(self, name: str) -> Locator:
        return self.me.button("cite.ui.take", piece=self.t(f"cite.piece.{name}"))

    def my_turn(self, timeout: float = 30) -> bool:
        """Wait for one's turn, as the page shows it; return False when the game is over instead."""
        may = self.page.locator("[data-hand]:enabled, [data-pool]:enabled, [data-piece]:enabled, .may, [data-pass], .holding")
        won = self.me.prompt.get_by_text(self.t.like("turn.won"))
        expect(may.or_(won).first).to_be_visible(timeout=timeout * 1000)
        return not won.is_visible()

    def acts(self, act: str) -> list[dict[str, Any]]:
        """Return the parts of the legal actions of one kind."""
        turn = next(frame["turn"] for frame in reversed(self.me.frames) if frame["type"] in ("table", "update"))
        return [legal["parts"] for legal in turn["legal"] if legal["parts"]["act"] == act]

    # --- what one does --------------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """Confirm, and wait until the table has moved on."""
        before = self.me.ply
        self.finish.click()
        self.me.moved(before)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> str:
        """Return the accessible name of what has the focus."""
        name: str = self.page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText")
        return name

    def walk(self) -> None:
        """Go by arrow keys to the nearest place where what is in hand fits."""
        for _ in range(20):
            way = self.page.evaluate(WAY)
            if way is None:
                return
            self.press(way)
        raise AssertionError("the arrow keys do not lead to a place that fits")
