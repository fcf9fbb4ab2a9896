"""What is on a page only when somebody does something there: a preview, a hint, a dialog, the past.

Each moment is the place where it is to be seen and what is done there, in order: a selector is
clicked on, ``over `` before it only points, ``tab `` and a number turns to a part of a table where
the page is narrow, and a word in capitals is one of :data:`DEEDS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playwright.sync_api import Page

SIZES = ("390x844", "820x1180", "1440x900")
PATIENCE = 30_000
"""Milliseconds that what was asked for may take."""

BOARD, LOG, CHAT, SCORES = (f"tab {i}" for i in range(4))

Moments = Mapping[str, tuple[str, tuple[str, ...]]]

TABLE: Moments = {
    "log": ("play", (LOG,)),
    "chat": ("play", (CHAT,)),
    "players": ("play", (SCORES,)),
    "seats": ("free", (SCORES,)),
    "hint": ("play", (".asks button:first-of-type", "HINT")),
    "zoom": ("play", (".zoom button", ".zoom button >> nth=0")),
    "resign": ("play", (SCORES, ".acts .rare button")),
    "past": ("past", ()),
    "late": ("late", ()),
    "score": ("end", (SCORES,)),
    "invited": ("ending", ("INVITED",)),
    "won": ("ending", ("WON",)),
    "howto": ("rules", ("button.main",)),
    "howto_last": ("rules", ("button.main", "LAST")),
}
"""Of every game."""

OWN: Mapping[str, Moments] = {
    "paris_paris": {
        "preview": ("play", ("over [data-card]",)),
        "late_preview": ("late", ("over [data-card]",)),
        "stacks": ("play", ("button:text-is('?') >> nth=0",)),
    },
    "cite": {
        "tile": ("play", ("[data-hand]", "over [data-may] >> nth=0")),
        "laid": ("play", ("[data-hand]", "[data-may] >> nth=0")),
        "plan": ("play", ("[data-planning]",)),
        "card": ("play", ("[data-card] >> nth=3",)),
        "piece": ("late", ("[data-piece]:not([aria-disabled])", "[data-may] >> nth=0")),
        "late_card": ("late", ("[data-card] >> nth=1",)),
    },
    "connection": {
        "lay": ("late", ("over .spot.may >> nth=1",)),
        "front": ("late", (".fronts button >> nth=2",)),
        "taken": ("play", ("over [data-act=take] >> nth=1",)),
    },
    "paris": {
        "choice": ("play", ("over [data-target] >> nth=0",)),
        "prize": ("play", ("over [data-place] >> nth=-1",)),
        "late_choice": ("late", ("over [data-target] >> nth=2",)),
    },
}
"""Of one game alone."""

SITE: Moments = {
    "lobby": ("/", ("WHOLE",)),
    "sound": ("/", ("header .theme >> nth=0",)),
    "lost": ("/nowhere", ()),
    "gone": ("/t/nowhere", ()),
}
"""Of pages other than those of a game."""

SHEETS: Moments = {
    "about": ("about", ("WHOLE",)),
    "edition": ("edition", ("WHOLE",)),
    "page": ("rules", ("WHOLE",)),
}
"""Of the pages beside a game's tables, at their whole length."""


def _whole(page: Page) -> None:
    """Make the window as high as the page, within what a picture can show."""
    high = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": page.viewport_size["width"], "height": min(high, 6000)})  # type: ignore[index]


def _last(page: Page) -> None:
    """Turn to the last picture of a lesson."""
    onward = page.locator("dialog footer .main")
    for _ in range(5):
        onward.click()


def _wait(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.wait_for(timeout=PATIENCE)


DEEDS: Mapping[str, Callable[[Page], None]] = {
    "WHOLE": _whole,
    "LAST": _last,
    "HINT": _wait(".told"),
    "INVITED": _wait(".top section a.main"),
    "WON": _wait(".grand"),
}


def found(game: str) -> Moments:
    """Return the moments of a game, or of the ``site`` itself."""
    return SITE if game == "site" else {**TABLE, **OWN[game], **SHEETS}


def act(page: Page, steps: tuple[str, ...]) -> None:
    """Do what brings a moment about."""
    for step in steps:
        kind, _, rest = step.partition(" ")
        if step in DEEDS:
            DEEDS[step](page)
        elif kind == "tab":
            tab = page.locator(".playing > nav button").nth(int(rest))
            if tab.is_visible():
                tab.click()
        elif kind == "over":
            page.locator(rest).locator("visible=true").first.hover(timeout=PATIENCE)
        else:
            page.locator(step).locator("visible=true").first.click(timeout=PATIENCE)
