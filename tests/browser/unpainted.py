"""Pages that nobody looks at are not painted: a browser without a graphics card spends half of its
time on the pixels of a board. Where things lie and what they are stays the same: nothing but the
opacity of the whole page differs, and that none of our elements asks for.

Whoever looks at pixels, colours or opacity calls `paint` first; all pages are painted where
``LUTETIA_PICTURES`` is set.
"""

from __future__ import annotations

import os

from playwright.sync_api import BrowserContext, Page

_UNPAINTED = """{
  window.unpainted = new CSSStyleSheet();
  unpainted.replaceSync('@media screen { html { opacity: 0 } }');
  document.adoptedStyleSheets.push(unpainted);
}"""
_PAINT = """() => {
  window.unpainted?.replaceSync('');
  return getComputedStyle(document.documentElement).opacity;
}"""


def leave_unpainted(context: BrowserContext) -> None:
    """Have no page of ``context`` painted before `paint`."""
    if not os.environ.get("LUTETIA_PICTURES"):
        context.add_init_script(_UNPAINTED)


def paint(page: Page) -> None:
    """Have a page painted until another one is opened in its place."""
    assert page.evaluate(_PAINT) == "1"
