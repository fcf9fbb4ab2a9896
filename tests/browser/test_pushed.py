"""A notice as a whole Chromium gets, shows and opens it: the push is delivered by the browser
itself and the notice is its own. tests/browser/test_notices.py asks the same of a Chromium without
windows, which shows no notices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, Worker

import debian
from tests.browser.conftest import FLAGS
from tests.browser.site import Site
from tests.browser.test_notices import notice
from tests.server.service import demand

SHOWN = """navigator.serviceWorker.ready.then((one) => one.getNotifications())
  .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))"""

CLICK = """async (tag) => {
  // Only a click by hand may open a window or bring one to the front: that much is written down
  // instead. The notice and the event are the browser's own.
  self.opened = [];
  self.clients.openWindow = async (path) => self.opened.push(path);
  WindowClient.prototype.focus = async function () {
    self.opened.push('the page at ' + new URL(this.url).pathname);
  };
  const [one] = await self.registration.getNotifications({ tag });
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification: one }));
  while (!self.opened.length) await new Promise((later) => setTimeout(later, 20));
  return self.opened;
}"""


@pytest.fixture
def page(playwright: Playwright, site: Site, tmp_path: Path) -> Iterator[Page]:
    path = debian.windowed()
    demand("chromium", path)
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=path, headless=False, args=[*FLAGS, "--headless=new"]
    )
    context.grant_permissions(["notifications"], origin=site.base)
    yield context.new_page()
    context.close()


def test_a_pushed_notice_is_shown_by_the_browser_and_opens_its_table(
    page: Page, site: Site
) -> None:
    page.goto(f"{site.base}/me")
    speaker = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    speaker.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(told["registrations"]),
    )
    speaker.send("ServiceWorker.enable")
    with page.context.expect_event("serviceworker") as event:
        page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => true)")
    worker: Worker = event.value
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    while not known:
        page.wait_for_timeout(20)

    def push(table: str, tag: str) -> None:
        """Have the browser deliver a push, as its push service would."""
        speaker.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": site.base,
                "registrationId": known[0]["registrationId"],
                "data": json.dumps(notice(table, tag)),
            },
        )

    def shown() -> list[str]:
        return [one["tag"] for one in page.evaluate(SHOWN)]

    def wait_for(*tags: str) -> None:
        while sorted(shown()) != sorted(tags):
            page.wait_for_timeout(20)

    push("abc", "one")
    wait_for("one")
    [seen] = page.evaluate(SHOWN)
    assert seen == {"title": "It is your turn", "body": "Paris: Ana, Bob", "tag": "one"}
    push("abc", "one")  # a copy after a crash
    push("other", "two")
    wait_for("one", "two")
    push("abc", "three")  # a table has one notice, the latest
    wait_for("two", "three")
    assert worker.evaluate(CLICK, "two") == ["/t/other"]
    wait_for("three")
    page.goto(f"{site.base}/t/abc")
    assert worker.evaluate(CLICK, "three") == ["the page at /t/abc"]
    wait_for()
