"""An account in the browser, with Chromium's virtual authenticator: made, used, on a second device,
recovered, cloned, asked for by another site; and without passkeys on a plain address."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Route, Worker, expect

from tests.browser.conftest import Visitor
from tests.browser.person import Person, Words
from tests.browser.site import Site
from tests.server.accounts import with_account
from tests.server.client import wait_until
from tests.server.conftest import quick, running


class Key:
    """The authenticator of one browser."""

    def __init__(self, person: Person) -> None:
        self.line: CDPSession = person.context.new_cdp_session(person.page)
        self.line.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.id = made["authenticatorId"]

    def credentials(self) -> list[dict[str, Any]]:
        found = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        credentials: list[dict[str, Any]] = found["credentials"]
        return credentials

    def take(self, credential: dict[str, Any]) -> None:
        """Have a copy of another authenticator's passkey."""
        self.line.send(
            "WebAuthn.addCredential", {"authenticatorId": self.id, "credential": credential}
        )


def here(person: Person, path: str = "/me") -> Person:
    """Open the page where browsers allow passkeys."""
    person.page.goto(person.site.base.replace("127.0.0.1", "localhost") + path)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    return person


def said(person: Person, key: str, **args: object) -> None:
    expect(person.page.get_by_text(person.t(key, **args), exact=True)).to_be_visible()


def named(person: Person, name: str) -> None:
    box = person.page.get_by_role("textbox", name=person.t("lobby.name"))
    box.fill(name)
    box.press("Enter")
    expect(person.page.get_by_text(person.t("lobby.name_saved", name=name))).to_be_visible()


def with_passkey(visitor: Visitor, name: str, **how: Any) -> tuple[Person, Key]:
    me = here(visitor(**how))
    key = Key(me)
    named(me, name)
    me.button("account.make_passkey").click()
    said(me, "account.made")
    return me, key


def test_an_account_is_made_with_two_taps_and_used_elsewhere(visitor: Visitor) -> None:
    me, key = with_passkey(visitor, "Colette")
    [credential] = key.credentials()
    assert credential["rpId"] == "localhost"
    assert credential["isResidentCredential"] is True
    said(me, "account.hello", name="Colette")
    me.picture("account")
    other = here(visitor())
    phone = Key(other)
    phone.take(credential)
    other.button("account.sign_in_passkey").click()
    said(other, "account.signed_in")
    said(other, "account.hello", name="Colette")
    me.page.reload()
    news = me.page.get_by_role("listitem").filter(has_text=me.t("account.news_signed_in"))
    expect(news).to_be_visible()
    me.open("/")
    here(me, "/")
    expect(me.link("header.account_news", n=1)).to_be_visible()
    me.link("header.account_news", n=1).click()
    me.button("account.news_read").click()
    expect(news).to_have_count(0)


def test_a_second_device_by_its_code_and_by_its_address(visitor: Visitor) -> None:
    me, _ = with_passkey(visitor, "Denise")
    me.button("account.device_show").click()
    code = me.page.locator("article code").inner_text()
    assert re.fullmatch(r"[2-9a-z]{5}-[2-9a-z]{5}", code)
    expect(me.page.get_by_role("img", name=me.t("account.qr"))).to_be_visible()
    me.picture("account-device")
    typed = here(visitor(viewport={"width": 390, "height": 800}))
    typed.page.get_by_role("textbox", name=typed.t("account.code")).fill(code.upper())
    typed.button("account.sign_in_code").click()
    said(typed, "account.hello", name="Denise")
    me.button("account.device_show").click()
    shown = me.page.locator("article code")
    expect(shown).not_to_have_text(code)
    scanned = here(visitor(), f"/me#{shown.inner_text()}")
    scanned.button("account.sign_in_code").click()
    said(scanned, "account.hello", name="Denise")
    assert "#" not in scanned.page.url
    late = here(visitor(expected=("404",)), f"/me#{code}")
    late.button("account.sign_in_code").click()
    said(late, "failure.device_code")


def test_an_address_with_a_code_takes_nothing_of_a_guest_by_itself(visitor: Visitor) -> None:
    me, _ = with_passkey(visitor, "Odile")
    me.button("account.device_show").click()
    code = me.page.locator("article code").inner_text()
    guest = here(visitor())
    made = guest.page.request.post(
        guest.page.url.replace("/me", "/api/tables"),
        data={"game": "paris_paris", "players": 2, "options": {}},
    )
    table = made.json()["id"]
    here(guest, "/")
    asked: list[str] = []
    guest.page.on("request", lambda one: asked.append(f"{one.method} {one.url}"))
    here(guest, f"/me#{code}")
    field = guest.page.get_by_role("textbox", name=guest.t("account.code"))
    expect(field).to_have_value(code)
    expect(field).to_be_focused()
    said(guest, "account.code_linked")
    said(guest, "account.guest")
    guest.page.wait_for_load_state("networkidle")
    assert not [one for one in asked if one.startswith("POST")]
    assert "#" not in guest.page.url
    guest.picture("account-linked")
    guest.button("account.sign_in_code").click()
    said(guest, "account.hello", name="Odile")
    mine = guest.page.request.get(guest.page.url.replace("/me", "/api/me/tables")).json()
    assert [one["table"]["id"] for one in mine] == [table]


def test_a_lost_device_and_the_recovery_codes(visitor: Visitor) -> None:
    me, _ = with_passkey(visitor, "Elise")
    me.button("account.codes_new").click()
    said(me, "account.codes_keep")
    codes = me.page.locator("li code").all_inner_texts()
    assert len(set(codes)) == 10
    me.picture("account-codes")
    me.button("account.codes_done").click()
    expect(me.page.get_by_text(codes[0])).to_have_count(0)
    said(me, "account.codes_left", n=10)
    for again in (False, True):
        lost = here(visitor(expected=("404",)))
        lost.page.get_by_role("textbox", name=lost.t("account.code")).fill(codes[4])
        lost.button("account.sign_in_code").click()
        if again:
            said(lost, "failure.code")
        else:
            said(lost, "account.hello", name="Elise")
            said(lost, "account.codes_left", n=9)


def test_a_cloned_authenticator_is_refused_and_told(visitor: Visitor) -> None:
    me, key = with_passkey(visitor, "Fanny")
    [credential] = key.credentials()
    first = here(visitor())
    Key(first).take({**credential, "signCount": 40})
    first.button("account.sign_in_passkey").click()
    said(first, "account.signed_in")
    thief = here(visitor(expected=("409",)))
    Key(thief).take({**credential, "signCount": 7})
    thief.button("account.sign_in_passkey").click()
    said(thief, "failure.passkey_cloned")
    me.page.reload()
    expect(me.page.get_by_text(me.t("account.news_cloned"))).to_be_visible()


def test_another_site_gets_no_use_of_a_passkey(visitor: Visitor, own_site: Site) -> None:
    """A page of another origin hands the questions and answers on, as phishing does."""
    me, key = with_passkey(visitor, "Gigi")
    real = me.site.base.replace("127.0.0.1", "localhost")
    victim = here(visitor(at=own_site, expected=("403", "WebSocket")))
    Key(victim).take(key.credentials()[0])
    relay = visitor()
    relay.page.goto(real + "/me")

    def hand_on(route: Route) -> None:
        path = route.request.url.partition("/api/")[2]
        answer = relay.context.request.post(
            f"{real}/api/{path}",
            data=route.request.post_data or "{}",
            headers={"content-type": "application/json"},
        )
        route.fulfill(status=answer.status, body=answer.body(), content_type="application/json")

    victim.page.route("**/api/sign-in**", hand_on)
    victim.button("account.sign_in_passkey").click()
    said(victim, "failure.passkey_origin", origin=real)
    relay.page.reload()
    expect(relay.button("account.sign_in_passkey")).to_be_visible()


def test_on_a_plain_address_the_page_offers_codes(visitor: Visitor) -> None:
    me = visitor(viewport={"width": 390, "height": 800}).open("/me")
    said(me, "account.passkeys_not_here", origin=me.site.base)
    expect(me.button("account.make_passkey")).to_have_count(0)
    me.picture("account-plain-390")
    me.button("account.make_codes").click()
    said(me, "account.codes_keep")
    code = me.page.locator("li code").first.inner_text()
    assert me.sideways() <= 0
    me.button("account.codes_done").click()
    said(me, "account.codes_left", n=10)
    me.picture("account-codes-390")
    other = visitor().open("/me")
    other.page.get_by_role("textbox", name=other.t("account.code")).fill(code)
    other.button("account.sign_in_code").click()
    said(other, "account.signed_in")


def test_the_device_asks_and_is_told_no(visitor: Visitor) -> None:
    me = here(visitor())
    me.page.evaluate(
        "() => { navigator.credentials.create ="
        " () => Promise.reject(new DOMException('no', 'NotAllowedError')) }"
    )
    me.button("account.make_passkey").click()
    said(me, "account.cancelled")
    expect(me.button("account.make_passkey")).to_be_enabled()


def test_sessions_end_from_one_another(visitor: Visitor) -> None:
    me, key = with_passkey(visitor, "Hanna")
    other = here(visitor())
    Key(other).take(key.credentials()[0])
    other.button("account.sign_in_passkey").click()
    said(other, "account.signed_in")
    me.page.reload()
    me.page.get_by_role("button", name=me.t.like("account.end_session")).click()
    expect(me.page.get_by_role("button", name=me.t.like("account.end_session"))).to_have_count(0)
    other.page.reload()
    said(other, "account.guest")
    me.button("account.sign_out").click()
    said(me, "account.guest")


def test_the_fourth_account_of_an_address_costs_work(
    client: None, visitor: Visitor, tmp_path: Path
) -> None:
    site = Site(tmp_path, LUTETIA_FREE_ACCOUNTS="3/day")
    try:
        for _ in range(4):
            me = visitor(at=site, expected=("WebSocket",)).open("/me")
            workers: list[Worker] = []
            me.page.on("worker", lambda one, to=workers: to.append(one))
            me.button("account.make_codes").click()
            said(me, "account.codes_keep")
        assert len(workers) == 1, "the fourth page has worked for its account"
    finally:
        site.stop()


def test_everything_is_downloaded_and_who_goes_is_a_stranger(visitor: Visitor) -> None:
    me, _ = with_passkey(visitor, "Irene")
    with me.page.expect_download() as download:
        me.link("account.download").click()
    assert '"name":"Irene"' in Path(download.value.path()).read_text(encoding="utf-8")
    me.button("account.delete").click()
    me.picture("account-delete")
    expect(me.button("account.delete_do")).to_be_disabled()
    me.page.get_by_role("textbox", name=me.t("account.delete_type", name="Irene")).fill("Irene")
    me.button("account.delete_do").click()
    said(me, "account.deleted")
    said(me, "account.guest")
    expect(me.page.get_by_role("textbox", name=me.t("lobby.name"))).not_to_have_value("Irene")


def test_a_new_sign_in_is_told_on_every_open_page(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    t = Words("en")
    with running(quick(tmp_path)) as site:
        ana = with_account(site, site.person("Ana"))
        ana.http.post("/api/me", json={"lang": "en"})
        context = browser.new_context()
        name, value = ana.cookie().split("=", 1)
        context.add_cookies([{"name": name, "value": value, "url": site.base}])
        lobby, games = context.new_page(), context.new_page()
        lobby.goto(site.base)
        expect(lobby.get_by_role("button", name=t("lobby.open"))).to_be_visible()
        games.goto(f"{site.base}/games")
        games.get_by_role("heading", name=t("players.games")).hover()
        links = site.app.state.lobby._links
        wait_until(lambda: [one.player_id for one in links] == [ana.id] * 2, "no line is open")
        site.loop.call_soon_threadsafe(site.app.state.lobby.signed_in, ana.id, "Firefox, Linux")
        for page in (lobby, games):
            expect(page.get_by_text(t("account.news_now", device="Firefox, Linux"))).to_be_visible()
            expect(page.get_by_role("link", name=t("account.news_look"))).to_be_visible()
        context.close()
