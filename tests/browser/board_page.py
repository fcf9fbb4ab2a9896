"""Somebody in front of the board of a game: how one comes to a table of it,
and what holds at every such table."""

from __future__ import annotations

import json
import os
import re
from typing import Any, ClassVar

from playwright.sync_api import expect

from lutetia.games import record
from tests.browser.person import Person, take_a_seat

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    # Where nobody looks at pictures, half the points a side are drawn in a quarter of the time.
    "device_scale_factor": 2 if os.environ.get("LUTETIA_PICTURES") else 1,
}


class BoardPage:
    """A table of one game in the eyes of one person."""

    game: ClassVar[str]

    def __init__(self, me: Person) -> None:
        self.me, self.page, self.t = me, me.page, me.t

    # --- how one comes to a table -----------------------------------------------------------------

    def new(self, bots: str | None = "greedy", players: int = 2, **options: str | bool) -> Any:
        """Open a table, against bots unless told otherwise."""
        body = {"game": self.game, "players": players, "options": options, "bots": bots}
        wanted = json.dumps({name: value for name, value in body.items() if value})
        self.me.open(self.me.post("/api/tables", wanted)["url"])
        return self

    def at(self, position: dict[str, Any]) -> Any:
        """Open a table at a position and sit at all seats of it, with open cards."""
        self.me.open(self._opened(position))
        for _ in range(position.get("players", 2)):
            take_a_seat(self.me)
        self.me.button("turn.together").click()
        return self

    def share(self, position: dict[str, Any], *others: BoardPage) -> Any:
        """Open a table at a position and sit down there, one seat for each."""
        url = self._opened(position)
        for board in (self, *others):
            board.me.open(url)
            take_a_seat(board.me)
        return self

    def _opened(self, position: dict[str, Any]) -> str:
        """Return the address of a table at a position."""
        start = {"players": 2, **position}
        text = record.Record(
            self.game, 1, start["players"], start["options"], (), (), start
        ).write()
        return str(self.me.post("/api/records", text, "application/toml")["url"])

    # --- what one sees and does -------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        return self.me.view()

    def legal(self) -> list[dict[str, Any]]:
        """Return one's actions with their parts and effects."""
        turn = next(
            frame["turn"]
            for frame in reversed(self.me.frames)
            if frame["type"] in ("table", "update")
        )
        return list(turn["legal"])

    def acts(self, act: str) -> list[dict[str, Any]]:
        """Return the parts of the legal actions of one kind."""
        return [legal["parts"] for legal in self.legal() if legal["parts"]["act"] == act]

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    # --- what holds at the end of every game ------------------------------------------------------

    def agrees(self) -> None:
        """Make sure that what the page says about the end is what the record of the game says."""
        totals = self.me.totals()
        kept = record.parse(self.me.record())
        outcome = kept.replay().outcome
        assert outcome is not None
        assert totals == dict(zip(kept.names, outcome.scores, strict=True))

    def look_back(self, most: int = 200) -> None:
        """Walk by arrow keys through the game, through the first ``most`` plies of a long one;
        each comes to be seen."""
        last = min(self.me.ply, most)
        self.page.evaluate("document.activeElement.blur()")
        self.press("Home")
        expect(self.page).to_have_url(re.compile("#0$"))
        for ply in range(1, last):
            self.press("ArrowRight")
            expect(self.page).to_have_url(re.compile(f"#{ply}$"))
        for ply in range(last):
            self.me.until(
                lambda ply=ply: any(
                    frame["type"] == "position" and frame["ply"] == ply for frame in self.me.frames
                )
            )
        self.press("Escape")
        expect(self.page).to_have_url(re.compile(r"/t/\w+$"))
