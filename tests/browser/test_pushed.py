"""A notice as a whole Chromium gets, shows and opens it: the push is delivered by the browser
itself and the notice is its own. tests/browser/test_notices.py asks the same of a Chromium without
windows, which shows no notices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import debian
from tests.browser.site import ROOT, Site
from tests.server.patience import PATIENCE
from tests.server.service import demand


def test_a_pushed_notice_is_shown_by_the_browser_and_opens_its_table(
    site: Site, tmp_path: Path
) -> None:
    demand("chromium", debian.windowed())
    log = tmp_path / "told.txt"
    with log.open("w") as told:
        running = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.pushed", site.base, str(tmp_path / "chromium")],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "tools")},
            stdout=told,
            stderr=told,
        )
    try:
        ended = running.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        running.kill()
        raise AssertionError(f"it came so far, and no further:\n{log.read_text()}") from None
    assert ended == 0, log.read_text()
