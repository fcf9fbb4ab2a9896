"""Somebody in front of Paris Connection: what they do with a mouse,
with a finger or with nothing but keys."""

from __future__ import annotations

import json
import re
from collections import deque
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from lutetia.games.connection.material import GOAL, HEXES, NEAR, STARTS
from tests.browser.midgame import late
from tests.browser.person import Person, take_a_seat

GAME = "connection"
GOLDEN = Path(__file__).parent.parent / "golden" / GAME

WAY = """wanted => {
    const middle = one => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const here = document.activeElement;
    if (here.dataset.hex === wanted) return null;
    const [x, y] = middle(here), [X, Y] = middle(document.querySelector(`[data-hex="${wanted}"]`));
    if (Math.abs(X - x) > Math.abs(Y - y)) return X > x ? 'ArrowRight' : 'ArrowLeft';
    return Y > y ? 'ArrowDown' : 'ArrowUp';
}"""
"""The arrow key towards a hex; null when the focus is there."""


def _far() -> dict[str, int]:
    """Return how many steps each hex is from Marseille, by ways that exist."""
    goal = HEXES[GOAL]
    far, queue = {goal: 0}, deque([goal])
    while queue:
        here = queue.popleft()
        for there in NEAR[here]:
            if there not in far:
                far[there] = far[here] + 1
                queue.append(there)
    for start in (HEXES[at] for at in STARTS):  # nobody builds into them, only out of them
        far[start] = 1 + min(far[there] for there in NEAR[start])
    return far


FAR = _far()


class ConnectionPage:
    """A table of Paris Connection in the eyes of one person."""

    def __init__(self, me: Person) -> None:
        self.me, self.page, self.t = me, me.page, me.t

    # --- how one comes to a table -----------------------------------------------------------------

    def new(self, players: int, bots: str = "random") -> ConnectionPage:
        """Open a table against bots."""
        body = {"game": GAME, "players": players, "options": {}, "bots": bots}
        self._open("/api/tables", json.dumps(body), "application/json")
        return self

    def late(self, players: str, bots: str, part: float = 0.55) -> ConnectionPage:
        """Open a table after ``part`` of a golden game against bots."""
        self.me.arrive()
        self.me.open(
            late(self.page, GOLDEN / f"complete_{players}_players.toml", part, "build", bots)
        )
        return self

    def at(self, position: dict[str, Any]) -> ConnectionPage:
        """Open a table at a position and sit at all seats of it, with open cards."""
        text = f'format = 1\ngame = "{GAME}"\nplayers = {position["players"]}\noptions = {{}}\n'
        text += f"start = '''{json.dumps(position)}'''\nactions = []\n"
        self._open("/api/records", text, "application/toml")
        for _ in range(position["players"]):
            take_a_seat(self.me)
        if self.me.button("table.start").count():
            self.me.button("table.start").click()
        self.me.button("turn.together").click()
        return self

    def brought(self, record: str) -> ConnectionPage:
        """Open a table that goes on from a record."""
        self._open("/api/records", record, "application/toml")
        return self

    def _open(self, path: str, body: str, kind: str) -> None:
        self.me.open(self.me.post(path, body, kind)["url"])

    # --- what one sees ----------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        return self.me.view()

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("group", name=self.t("connection.ui.map"), exact=True)

    def hex(self, name: str) -> Locator:
        return self.map.locator(f'[data-hex="{name}"]')

    def board(self, company: str) -> Locator:
        name = re.compile(f"^{self.t(f'connection.company.{company}')} ")
        return self.me.region("connection.ui.boards").get_by_role("button", name=name)

    def share(self, company: str) -> Locator:
        name = self.t("connection.ui.return", company=self.t(f"connection.company.{company}"))
        return self.me.region("connection.ui.screen").get_by_role("button", name=name)

    def take(self, company: str, count: int) -> Locator:
        here = self.me.region("connection.ui.boards").locator(f".board.{company}")
        return here.get_by_role(
            "button", name=re.compile(f"^{re.escape(self.t('connection.ui.take', n=count))} ")
        )

    @property
    def done(self) -> Locator:
        return self.me.button("connection.ui.done").or_(self.me.button("connection.ui.done_ends"))

    def my_turn(self, timeout: float = 60) -> bool:
        """Wait for one's turn, as the page shows it; return False when the game is over instead."""
        may = self.page.locator(
            ".board.may, .share.may, .spot.may, [data-act=done]:not([aria-disabled])"
        )
        won = self.me.prompt.get_by_text(self.t.like("turn.won"))
        may.or_(won).first.wait_for(timeout=timeout * 1000)
        return not won.is_visible()

    def acts(self, act: str) -> list[dict[str, Any]]:
        """Return the parts of the legal actions of one kind."""
        turn = next(
            frame["turn"]
            for frame in reversed(self.me.frames)
            if frame["type"] in ("table", "update")
        )
        return [legal["parts"] for legal in turn["legal"] if legal["parts"]["act"] == act]

    # --- what one does ----------------------------------------------------------------------------

    def runner(self) -> str:
        """Return the company that may be built and is nearest to Marseille."""
        standing = self.view["map"]
        far = {
            one["company"]: min(FAR[at] for at, here in standing.items() if one["company"] in here)
            for one in self.acts("build")
        }
        return min(far, key=lambda company: far[company])

    def next_hex(self) -> str | None:
        """Return the hex nearest to Marseille that may be laid on."""
        return min((one["hex"] for one in self.acts("lay")), key=FAR.__getitem__, default=None)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def walk(self, wanted: str) -> None:
        """Go by arrow keys towards a hex, as far as they lead."""
        for _ in range(12):
            way = self.page.evaluate(WAY, wanted)
            if way is None:
                return
            self.press(way)
