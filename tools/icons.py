"""`python tools/icons.py`: draws the icons of the home screen from web/public/favicon.svg.

Chromium draws them (`LUTETIA_CHROMIUM`); the pictures are kept beside the drawing.
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
GROUND = "#2f5148"

ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-mask.png": (512, 0.72)}
"""By file: pixels, and how much of them the drawing fills; phones cut what they mask."""


def main() -> None:
    """Draw them."""
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("LUTETIA_CHROMIUM"))
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if share < 1 else "transparent"
            page.set_content(
                f"<style>html,body{{margin:0;height:100%;background:{ground}}}"
                f"body{{display:grid;place-items:center}}svg{{width:{share:.0%}}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
