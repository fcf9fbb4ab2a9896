"""A table at which nobody is any more fades in the lobby, and goes from it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from lutetia.server.listing import GONE_AFTER, IDLE_AFTER
from tests.browser.conftest import Visitor
from tests.server import conftest


@pytest.mark.usefixtures("client")
def test_a_deserted_table_fades_and_goes(visitor: Visitor, tmp_path: Path) -> None:
    settings = conftest.quick(tmp_path)
    with conftest.running(replace(settings, idle=0.5)) as site:
        listing = site.app.state.registry.listing

        def put_forward(seconds: float) -> None:
            before = listing._now
            site.call(lambda: setattr(listing, "_now", lambda: before() + seconds))

        watcher, host = visitor(at=site), visitor(at=site)
        host.open().call("Hortense")
        host.new_table(3, bots=False)
        watcher.open()
        row = watcher.page.get_by_role("listitem").filter(has_text="Hortense").first
        expect(row).to_be_visible()
        idle = watcher.t.part("lobby.idle")
        host.page.close()
        watcher.until(lambda: all(one.left is not None for one in listing._tables.values()))
        put_forward(IDLE_AFTER - 60)
        watcher.page.wait_for_timeout(1500)
        expect(row).not_to_contain_text(idle)
        put_forward(120)
        expect(row).to_contain_text(idle)
        row.scroll_into_view_if_needed()
        watcher.picture("lobby-deserted")
        put_forward(GONE_AFTER - IDLE_AFTER)
        expect(watcher.page.get_by_text("Hortense")).to_have_count(0)
        watcher.page.close()  # it would look for the server that ends now
