"""Somebody who does not see the page: keys, the accessibility tree
and what is spoken are all there is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator

from tests.browser.person import PATIENCE, Person

PAUSE = 40
"""Milliseconds after which the focus is looked at again."""

MAX_KEYS = 8
"""Keys that a turn may take."""


class Node(NamedTuple):
    """What a screen reader says of an element."""

    role: str
    name: str
    description: str
    off: bool
    number: int


class ScreenReaderUser:
    """A person at a table who chooses from what is said, and counts their keys."""

    def __init__(self, me: Person) -> None:
        self.me, self.page, self.t = me, me.page, me.t
        self.line = me.context.new_cdp_session(me.page)
        self.keys = self.most = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.keys += 1

    def here(self) -> Node:
        """Return what has the focus."""
        found = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})
        tree: dict[str, Any] = self.line.send(
            "Accessibility.getPartialAXTree",
            {"objectId": found["result"]["objectId"], "fetchRelatives": False},
        )
        node = tree["nodes"][0]
        role, name, description = (
            str(node.get(part, {}).get("value", "")) for part in ("role", "name", "description")
        )
        off = any(
            one["name"] == "disabled" and one["value"]["value"]
            for one in node.get("properties", ())
        )
        return Node(role, name, description, off, int(node.get("backendDOMNodeId", 0)))

    def told(self, region: Locator) -> list[str]:
        """Return what a part of the page says, line by line."""
        return [line.strip(" -'") for line in region.aria_snapshot().splitlines()]

    def until(self, true: Callable[[Node], bool], otherwise: str = "") -> Node:
        """Wait until the focus is on something."""
        found = self.here()
        for _ in range(PATIENCE * 1000 // PAUSE):
            if true(found):
                return found
            self.page.wait_for_timeout(PAUSE)
            found = self.here()
        raise AssertionError(f"{otherwise or 'nothing came of it'}; the focus is on {found}")

    def then(self, *keys: str) -> Node:
        """Press keys and wait until something else, which can be used, has the focus."""
        before = self.here()
        self.press(*keys)
        return self.until(
            # What has just come or is about to go is nothing yet in the tree.
            lambda now: now != before and not now.off and now.role != "none",
            f"nothing came of {keys}",
        )

    def act(self, *keys: str) -> Node:
        """Press keys and wait until the focus is led to the next thing to do,
        or the game is over."""
        before, ply = self.here(), self.me.ply

        def done(now: Node) -> bool:
            # The same thing can be done once more: the page has gone on all the same. That it is
            # called otherwise is not enough.
            return now.number != before.number or (self.me.ply != ply and self._shown())

        self.press(*keys)
        return self._led(done, f"nothing can be done after {keys}")

    def leave(self, *keys: str) -> None:
        """Press keys and wait until the focus is led away from what they pressed."""
        before = self.here()
        self.press(*keys)
        self.until(lambda now: now.number != before.number, f"nothing came of {keys}")

    def my_turn(self) -> bool:
        """Wait until the focus is led to the next thing to do;
        return False when the game is over instead."""
        assert self.keys <= MAX_KEYS, f"a turn took {self.keys} keys"
        self.most, self.keys = max(self.most, self.keys), 0
        self._led(lambda now: bool(self.me.offered()) and self._shown(), "no turn came")
        return not self.over()

    def _shown(self) -> bool:
        """Return whether the page shows all that it was told."""
        return self.me.slider.get_attribute("max") == str(self.me.ply)

    def over(self) -> bool:
        """Return whether the page says that the game is over."""
        return self.me.prompt.get_by_text(self.t.like("turn.won")).count() > 0

    def _led(self, also: Callable[[Node], bool], otherwise: str) -> Node:
        def led(now: Node) -> bool:
            assert now.role != "RootWebArea", "the focus is on the page as a whole"
            return (now.role == "button" and not now.off and also(now)) or self.over()

        return self.until(led, otherwise)


def numbers(text: str) -> list[int]:
    """Return the numbers in a text."""
    return [int(one) for one in re.findall(r"-?\d+", text)]
