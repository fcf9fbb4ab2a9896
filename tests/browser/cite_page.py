"""Somebody in front of the board of La Cité de la Lumière: what they do with a mouse,
with a finger or with nothing but keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.browser.board_page import BoardPage
from tests.browser.person import PATIENCE

GAME = "cite"
GROUND = [
    "bbbboooo",
    "bbbboooo",
    "bb*bo*oo",
    "bbbboooo",
    "oo**bbbb",
    "oo*ob*bb",
    "oooobbbb",
    "mmmmmmmm",
]
"""Four quarters of one colour each, streetlights near their middles, two of them side by side;
a mixed row at the bottom."""

WAY = """() => {
    const xy = one => [one.dataset.cell % 8, Math.floor(one.dataset.cell / 8)];
    const [x, y] = xy(document.activeElement);
    const far = ([cx, cy]) => Math.abs(cx - x) + Math.abs(cy - y);
    const open = [...document.querySelectorAll('[data-may]')].map(xy);
    const [[cx, cy]] = open.sort((a, b) => far(a) - far(b));
    if (cx === x && cy === y) return null;
    if (Math.abs(cx - x) > Math.abs(cy - y)) return cx > x ? 'ArrowRight' : 'ArrowLeft';
    return cy > y ? 'ArrowDown' : 'ArrowUp';
}"""
"""The arrow key towards the nearest place that fits; null when the focus is on one."""


class CitePage(BoardPage):
    """A table of La Cité in the eyes of one person."""

    game = GAME

    # --- what one sees ----------------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.t("cite.ui.board"), exact=True)

    @property
    def places(self) -> Locator:
        """Return the places where what is in hand may be put:
        what a screen reader lists as the buttons of the board."""
        return self.board.get_by_role("button")

    @property
    def finish(self) -> Locator:
        return self.me.button("cite.ui.finish")

    @property
    def tile(self) -> Locator:
        return self.me.button("cite.ui.hand")

    def card(self, name: str) -> Locator:
        label = re.compile("^" + re.escape(self.t(f"cite.postcard.{name}")) + ": ")
        return self.page.get_by_role("region", name=self.t("cite.ui.postcards")).get_by_role(
            "button", name=label
        )

    def piece(self, name: str, colour: str) -> Locator:
        return self.me.button(
            "cite.ui.reserve_piece",
            piece=self.t(f"cite.piece.{name}"),
            colour=self.t(f"cite.colour.{colour}"),
        )

    def pool(self, name: str) -> Locator:
        return self.me.button("cite.ui.take", piece=self.t(f"cite.piece.{name}"))

    def my_turn(self, timeout: float = PATIENCE) -> bool:
        """Wait for one's turn, as the page shows it; return False when the game is over instead."""
        may = self.page.locator(
            ":is([data-hand], [data-pool], [data-piece]):not([aria-disabled]), .may, [data-pass], "
            ".holding"
        )
        won = self.me.prompt.get_by_text(self.t.like("turn.won"))
        may.or_(won).first.wait_for(timeout=timeout * 1000)
        return not won.is_visible()

    # --- what one does ----------------------------------------------------------------------------

    def end_turn(self) -> None:
        """Confirm, and wait until the table has moved on."""
        before = self.me.ply
        self.finish.click()
        self.me.moved(before)

    def walk(self) -> None:
        """Go by arrow keys to the nearest place where what is in hand fits."""
        for _ in range(20):
            way = self.page.evaluate(WAY)
            if way is None:
                return
            self.press(way)
        raise AssertionError("the arrow keys do not lead to a place that fits")
