"""Pages that nobody looks at are not painted: a browser without a graphics card spends half of its
time on the pixels of a board. The page is there as ever, at the same places, for the mouse, the
keys and the accessibility tree; only its opacity is 0, which none of our scripts reads.

Whoever looks at pixels, colours or opacity calls `paint` first; all pages are painted where
``LUTETIA_PICTURES`` is set.
"""

from __future__ import annotations

import os

from playwright.sync_api import BrowserContext, Page

_UNPAINT = "window.unpainted?.replaceSync('@media screen { html { opacity: 0 } }');"
_UNPAINTED = f"""{{
  window.unpainted = new CSSStyleSheet();
  document.adoptedStyleSheets.push(unpainted);
  {_UNPAINT}
}}"""
_PAINT = """() => {
  window.unpainted?.replaceSync('');
  return getComputedStyle(document.documentElement).opacity;
}"""


def leave_unpainted(context: BrowserContext) -> None:
    """Have no page of ``context`` painted before `paint`."""
    if not os.environ.get("LUTETIA_PICTURES"):
        context.add_init_script(_UNPAINTED)


def paint(page: Page) -> None:
    """Have a page painted until `unpaint`, or until another one is opened in its place."""
    assert page.evaluate(_PAINT) == "1"


def unpaint(page: Page) -> None:
    """Have a page painted no longer."""
    page.evaluate(_UNPAINT)
