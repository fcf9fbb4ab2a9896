"""Notices in a browser: switched on, shown, opened by a click; and tables that were read without a
network."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Worker, expect

from tests.browser.conftest import Visitor
from tests.browser.person import Person
from tests.browser.site import Site

STUB = """(() => {
  // Chromium of a test reaches no push service: it gets a subscription as one would give it.
  const point = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
  const made = {
    endpoint: 'https://push.example/1', options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: point, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
    unsubscribe: async () => { now = null; return true; },
  };
  let now = null;
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async () => (now = made);
  // A headless browser asks nobody and says no.
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
})()"""  # noqa: E501


FAKE = """() => {
  // A headless browser shows no notices: these are kept as it would keep them.
  self.shown = [];
  const drop = (one) => (self.shown = self.shown.filter((other) => other !== one));
  self.registration.showNotification = async (title, options) => {
    self.shown = self.shown.filter((one) => one.tag !== options.tag);
    const one = { title, ...options, close: () => drop(one) };
    self.shown.push(one);
  };
  self.navigator.setAppBadge = async (count) => (self.badge = count);
  self.registration.getNotifications = async () => [...self.shown];
}"""

HAPPEN = """async ([kind, data]) => {
  let done;
  const event = Object.assign(new Event(kind), {
    data: { json: () => data },
    notification: self.shown.find((one) => one.tag === data),
  });
  event.waitUntil = (promise) => (done = promise);
  self.dispatchEvent(event);
  await done;
  return self.shown.map(({ title, tag }) => ({ title, tag }));
}"""


KEPT = """async (path) => {
  for (;;) {
    const found = await (await caches.open('tables')).match(path);
    if (found) return found.json();
    await new Promise((later) => setTimeout(later, 100));
  }
}"""


def worker(person: Person) -> Worker:
    """Have the site's worker registered; return it."""
    with person.context.expect_event("serviceworker") as event:
        person.page.evaluate(
            "navigator.serviceWorker.register('/sw.js')"
            ".then(() => navigator.serviceWorker.ready).then(() => true)"
        )
    found: Worker = event.value
    return found


def notice(table: str, tag: str, waits: int = 1) -> dict[str, Any]:
    return {
        "web_push": 8030,
        "notification": {
            "title": "It is your turn", "lang": "en", "dir": "ltr", "body": "Paris: Ana, Bob",
            "navigate": f"https://lutetia.example/t/{table}", "tag": tag, "renotify": False,
            "data": {"tables": [table]},
        },
        "app_badge": str(waits),
    }  # fmt: skip


def test_notices_are_switched_on_tried_and_off_again(visitor: Visitor) -> None:
    ana = visitor(service_workers="allow").open()
    ana.page.add_init_script(STUB)
    ana.open("/me")
    section = ana.page.locator("#notices")
    expect(section.get_by_role("heading", name="Notices")).to_be_visible()
    section.get_by_role("button", name="Switch on").click()
    expect(section.get_by_role("status")).to_have_text("You are told from now on.")
    settings = ana.context.request.get(f"{ana.site.base}/api/me/notices").json()
    assert [one["endpoint"] for one in settings["channels"]] == ["https://push.example/1"]
    ana.page.reload()
    expect(section.get_by_role("button", name="Switch on")).to_be_visible()  # the stub forgot it
    section.get_by_role("button", name="Switch on").click()
    section.get_by_role("button", name="Switch off").click()
    expect(section.get_by_role("status")).to_have_text("This browser shows no more notices.")
    settings = ana.context.request.get(f"{ana.site.base}/api/me/notices").json()
    assert settings["channels"] == []


def test_waking_hours_and_a_webhook(visitor: Visitor) -> None:
    ana = visitor().open("/me")
    section = ana.page.locator("#notices")
    section.get_by_label("All day long").uncheck()
    section.get_by_label("From").fill("09:30")
    section.get_by_label("Time zone").select_option("Europe/Warsaw")
    expect(section.get_by_role("status")).to_have_text("Saved.")
    settings = ana.context.request.get(f"{ana.site.base}/api/me/notices").json()
    assert (settings["since"], settings["until"], settings["zone"]) == (570, 1320, "Europe/Warsaw")
    section.get_by_text("Webhook, for those").click()
    section.get_by_label("An https address").fill("https://example.org/hook")
    section.get_by_role("button", name="Add").click()
    item = section.get_by_role("listitem")
    expect(item).to_contain_text("https://example.org/hook")
    item.get_by_text("The secret").click()
    expect(item.locator("code")).to_have_text(re.compile("^whsec_"))
    item.get_by_role("button", name="Remove").click()
    expect(item).to_have_count(0)


def test_what_is_pushed_is_shown_once_and_opens_its_table(visitor: Visitor) -> None:
    ana = visitor(service_workers="allow").open("/me")
    there = worker(ana)
    there.evaluate(FAKE)

    def happen(kind: str, data: Any) -> list[str]:
        return [one["tag"] for one in there.evaluate(HAPPEN, [kind, data])]

    assert happen("push", notice("abc", "one")) == ["one"]
    assert happen("push", notice("abc", "one")) == ["one"], "a copy takes the place of the first"
    assert happen("push", notice("abc", "two")) == ["two"], "a table has one notice, the latest"
    assert happen("push", notice("other", "three", 2)) == ["two", "three"]
    assert there.evaluate("() => self.badge") == 2
    there.evaluate("() => { self.clients.openWindow = async (path) => (self.opened = path); }")
    assert happen("notificationclick", "three") == ["two"]
    assert there.evaluate("() => self.opened") == "/t/other"


def test_the_last_tables_are_read_without_a_network(visitor: Visitor, own_site: Site) -> None:
    ana = visitor(own_site, ("ERR_", "WebSocket"), service_workers="allow").open("/me")
    worker(ana)
    ana.page.reload()  # by now the worker serves the page
    wanted = {"game": "paris_paris", "players": 2, "options": {}, "bots": "random", "sit": True}
    made = ana.context.request.post(f"{own_site.base}/api/tables", data=wanted)
    path = f"/t/{made.json()['id']}"
    ana.open(path)
    expect(ana.prompt).to_be_visible()
    kept = ana.page.evaluate(KEPT, path)
    assert [seat["marker"] is None for seat in kept["view"]["seats"]] == [False, True]
    ana.page.reload()
    expect(ana.prompt).to_be_visible()
    own_site.kill()
    ana.page.reload()
    expect(ana.page.locator("[data-game]").first).to_be_visible()
    expect(ana.prompt).to_be_visible()
    ana.page.evaluate("navigator.serviceWorker.controller.postMessage('forget')")
    ana.page.evaluate(
        """async () => {
          while ((await caches.keys()).length) await new Promise((later) => setTimeout(later, 100));
        }"""
    )


def test_the_first_table_of_a_browser_is_read_without_a_network(
    visitor: Visitor, own_site: Site
) -> None:
    ana = visitor(own_site, ("ERR_", "WebSocket"), service_workers="allow")
    ana.new_table(2, bots=True)
    assert ana.my_turn()
    said = ana.page.locator("#prompt").inner_text()
    ana.page.evaluate(KEPT, f"/t/{ana.table_id}")
    # The worker came after the page, and yet it keeps what the page needs.
    assert ana.page.evaluate(
        """async () => {
          const shell = await caches.open('shell');
          for (let tries = 0; tries < 200; tries++) {
            if ((await shell.match('/api/me')) && (await shell.match('/theme.js'))) return true;
            await new Promise((later) => setTimeout(later, 100));
          }
          return false;
        }"""
    )
    own_site.kill()
    ana.page.reload()
    expect(ana.prompt).to_be_visible()
    expect(ana.page.locator("#prompt")).to_have_text(said)  # of one's own turn, as before
