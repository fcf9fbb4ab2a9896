"""A press on taking back that is held takes back exactly one's latest turn, once, and says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lutetia.games import IDS, load
from tests.browser.board_page import BoardPage
from tests.browser.conftest import Visitor
from tests.browser.person import Person
from tests.browser.site import Site

HELD = 900
"""Milliseconds for which the button is pressed: longer than what counts as held."""


class _Table(BoardPage):
    def __init__(self, me: Person, game: str) -> None:
        super().__init__(me)
        self.game = game  # type: ignore[misc]

    @property
    def entries(self) -> dict[int, dict[str, Any]]:
        """Return the log as the page was told it, by number."""
        found: dict[int, dict[str, Any]] = {}
        for frame in self.me.frames:
            if frame["type"] in ("table", "update"):
                found |= {entry["n"]: entry for entry in frame["entries"]}
        return found

    def my_turn(self) -> None:
        self.me.told(lambda: bool(self.entries) and bool(self.me.offered()), "it is not one's turn")

    def play(self) -> None:
        """Do the first thing that is offered."""
        before = self.me.ply
        self.me.say(self.me.offered()[0])
        self.me.moved(before)

    def play_a_turn(self) -> int:
        """Play until others have acted; return the ply at which this turn began."""
        self.my_turn()
        begun, known = self.me.ply, max(self.entries)
        while not any(
            entry["kind"] == "act" and entry["seat"] != 0 and n > known
            for n, entry in self.entries.items()
        ):
            if self.me.offered():
                self.play()
            self.page.wait_for_timeout(50)
        return begun

    def undone(self) -> list[dict[str, Any]]:
        return [entry for entry in self.entries.values() if entry["kind"] == "undone"]

    def hold(self) -> None:
        """Press for long on the button that takes back."""
        panel = self.me.button("paris.ui.undo_step")
        button = panel if self.me.offered() and panel.count() else self.me.button("turn.undo")
        button.hover()
        self.page.mouse.down()
        self.page.wait_for_timeout(HELD)
        self.page.mouse.up()

    def went_back(self, to: int) -> None:
        """Make sure that one is back at a ply, came there at once, and stays."""
        self.me.told(lambda: bool(self.undone()), "nothing was taken back")
        self.page.wait_for_timeout(HELD)
        assert self.me.ply == to
        assert [entry["to"] for entry in self.undone()] == [to]
        assert sum(sent["type"] == "undo" for sent in self.me.sent) == 1
        assert self.me.offered()
        self.me.toast(self.t.part("turn.taken_back")).wait_for()


@pytest.mark.parametrize("game", IDS)
def test_a_held_press_takes_back_ones_latest_turn(visitor: Visitor, game: str) -> None:
    table = _Table(visitor(), game).new("random", load(game).meta.players[0])
    for _ in range(2):
        begun = table.play_a_turn()
    table.my_turn()
    table.hold()
    table.went_back(begun)
    table.me.picture(f"undo-{game}")


@pytest.fixture
def slow_site(client: None, tmp_path: Path) -> Iterator[Site]:
    """Return a server whose bots take their time."""
    found = Site(tmp_path, LUTETIA_BOT_PAUSE="0.5")
    yield found
    found.stop()


def test_bots_that_play_on_meanwhile_change_nothing(slow_site: Site, visitor: Visitor) -> None:
    table = _Table(visitor(at=slow_site), "paris_paris").new("random", 4)
    begun = table.play_a_turn()  # two bots are still to come
    table.hold()
    table.went_back(begun)
