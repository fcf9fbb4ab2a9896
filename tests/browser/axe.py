"""What axe finds on a page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.site import ROOT
from tests.browser.unpainted import paint, unpaint

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
SETTLED = """() => !document.getAnimations()
    .some(one => one instanceof CSSTransition && one.playState === 'running')"""


COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""The rules about what a colour scheme changes."""


def examine(page: Page, where: str, options: dict[str, Any] | None = None) -> None:
    """Let axe look at a page as it stands, with all of its rules unless ``options`` choose."""
    if not AXE.is_file():
        pytest.fail(
            f"axe-core is missing: {AXE} does not exist. Run `npm ci` in web/, or `make test`, "
            "which does everything."
        )
    paint(page)
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    found: list[dict[str, Any]] = page.evaluate(
        "options => axe.run(document, options).then(result => result.violations)",
        {**(options or {}), "resultTypes": ["violations"]},
    )
    unpaint(page)
    grave = [
        f"{one['id']} ({one['impact']}): {one['help']}: "
        f"{node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
    assert not grave, f"{where}: {len(grave)} grave findings:\n" + "\n".join(grave)


def examine_in_both(page: Page, where: str) -> None:
    """Let axe look at a page as it stands, light and dark: in the dark at the colours."""
    for scheme, options in (("dark", COLOURS), ("light", None)):
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(f"matchMedia('(prefers-color-scheme: {scheme})').matches")
        page.wait_for_function(SETTLED)
        examine(page, f"{where}, {scheme}", options)
