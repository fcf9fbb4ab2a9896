"""``python -m tests.browser.pushed SITE FOLDER``: a whole Chromium gets pushed notices, shows them
and opens what they are about. It exits with 0 when all is as it should be.

A process of its own: what a browser never answers can be waited for only from outside, and would
leave Playwright stuck for all tests after it.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from playwright.sync_api import Page, Worker, sync_playwright

import debian
from tests.browser.conftest import FLAGS
from tests.browser.test_notices import notice

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


def _told(what: str) -> None:
    print(what, flush=True)  # how far it came, where it comes no further


def _try(page: Page, base: str) -> None:
    page.goto(f"{base}/me")
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
    _told("registered")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    while not known:
        page.wait_for_timeout(20)
    _told("ready")

    def push(table: str, tag: str) -> None:
        """Have the browser deliver a push, as its push service would."""
        speaker.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": base,
                "registrationId": known[0]["registrationId"],
                "data": json.dumps(notice(table, tag)),
            },
        )

    def shown() -> list[str]:
        return [one["tag"] for one in page.evaluate(SHOWN)]

    def wait_for(*tags: str) -> None:
        while sorted(shown()) != sorted(tags):
            page.wait_for_timeout(20)
        _told(f"shown: {tags}")

    push("abc", "one")
    wait_for("one")
    [seen] = page.evaluate(SHOWN)
    assert seen == {"title": "It is your turn", "body": "Paris: Ana, Bob", "tag": "one"}
    push("abc", "one")  # a copy after a crash
    push("other", "two")
    wait_for("one", "two")
    for n in range(8):
        push("abc", f"soon old {n}")
    push("abc", "three")  # a table has one notice, the latest, however soon it comes
    wait_for("two", "three")
    assert worker.evaluate(CLICK, "two") == ["/t/other"]
    wait_for("three")
    page.goto(f"{base}/t/abc")
    assert worker.evaluate(CLICK, "three") == ["the page at /t/abc"]
    wait_for()


def main(base: str, folder: str) -> None:
    """Try it with the site at ``base``; the browser's own files go to ``folder``."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=debian.windowed(),
            headless=False,
            args=[*FLAGS, "--headless=new"],
        )
        context.grant_permissions(["notifications"], origin=base)
        _try(context.new_page(), base)
        context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
