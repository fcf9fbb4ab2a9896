"""The pages of one's own games, of ratings and of a player, seen with an account."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Route, expect

from lutetia.server.storage.coached import report_rows
from tests.browser.built import built_from
from tests.browser.own_page import fits, page_of
from tests.browser.person import Words, picture
from tests.server.accounts import with_account
from tests.server.client import Person, wait_until
from tests.server.conftest import quick, running
from tests.server.test_people import finished, get, me
from tests.server.test_ratings import begun

SIZES = [(1200, 900, "light"), (390, 800, "dark")]


def rated(person: Person, player: str) -> int:
    """Return how many games count for the rating of ``player``."""
    return sum(one["rating"]["games"] for one in get(person, f"/api/players/{player}")["standings"])


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_games_ratings_and_a_player(
    client: None, browser: Browser, tmp_path: Path, width: int, height: int, scheme: str
) -> None:
    t = Words("en")
    with running(quick(tmp_path)) as site:
        ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
        over, again = finished(ana, bob), finished(ana, bob)
        table = ana.table(2, game="cite", rated=True)
        him = me(bob)
        wait_until(lambda: rated(ana, him) == 2, "both games count")
        ana.http.post("/api/me", json={"lang": "en"})
        page = page_of(browser, site, ana, (width, height, scheme))

        page.goto(f"{site.base}/games")
        rows = page.locator("article li a")
        expect(rows).to_have_count(1)
        assert rows.get_attribute("href") == f"/t/{table}"
        page.get_by_role("radio", name=t("players.over")).press("Space")
        expect(page.locator(f'a[href="/t/{over}"]')).to_be_visible()
        page.get_by_label(t("players.opponent")).fill("nobody")
        expect(page.get_by_text(t("players.none"))).to_be_visible()

        page.goto(f"{site.base}/ratings")
        page.get_by_label(t("players.game")).select_option("paris_paris")
        page.get_by_role("link", name="Bob", exact=True).press("Enter")
        page.wait_for_url(f"**/players/{him}")
        expect(page.get_by_role("heading", name="Bob")).to_be_visible()
        expect(page.get_by_text(t("players.versus", games=2, ahead=2, behind=0))).to_be_visible()
        block = page.get_by_role("button", name=t("players.block"))
        block.press("Enter")
        expect(block).to_have_attribute("aria-pressed", "true")
        page.get_by_text(t("players.table")).press("Enter")
        expect(page.get_by_role("table")).to_be_visible()
        assert fits(page)
        picture(page, f"player-{width}")
        for name, rate in ((over, 1.26), (again, 3.5)):
            judgement = {"seat": 1, "loss": rate / 100, "counted": True}
            decisions = [{"number": number, "judgement": judgement} for number in (2, 4, 6, 8)]
            body = zlib.compress(msgspec.json.encode({"report": {"decisions": decisions}}))
            rows = report_rows(name, site.app.state.coach.mark, body, [2, 4, 6, 8])
            site.wait(site.app.state.store.write(*rows))
        page.reload()
        errors = page.get_by_role("region", name=t("players.error_rate"))
        expect(errors).to_contain_text(t("players.judged", games=2))
        expect(errors).to_contain_text("2.4")  # each game weighs by its decisions
        link = errors.get_by_role("link").last
        expect(link).to_have_attribute("href", f"/coach/{over}")
        errors.get_by_text(t("players.table")).press("Enter")
        expect(errors.get_by_role("cell", name="1.3")).to_be_visible()
        assert fits(page)
        picture(page, f"player-errors-{width}")

        page.goto(f"{site.base}/me")  # who is blocked is met nowhere else
        blocked = page.get_by_role("button", name=f"{t('players.block')}: Bob")
        expect(blocked).to_have_attribute("aria-pressed", "true")
        picture(page, f"people-{width}")
        blocked.press("Enter")
        expect(blocked).to_have_attribute("aria-pressed", "false")
        assert not any(tie["block"] for tie in get(ana, "/api/me/people"))
        field = page.get_by_role("textbox", name=t("lobby.name"))
        field.fill("Anaïs")
        field.press("Enter")
        expect(page.get_by_text(t("account.hello", name="Anaïs"))).to_be_visible()
        page.get_by_role("link", name=t("players.own")).press("Enter")
        page.wait_for_url(f"**/players/{me(ana)}")
        expect(page.get_by_role("heading", name="Anaïs")).to_be_visible()
        page.context.close()


def test_who_is_asked_to_end_a_rated_game_is_told_what_it_does(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    t = Words("en")
    with running(quick(tmp_path)) as site:
        ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
        table = begun(ana, bob, game="cite")
        ana.http.post("/api/me", json={"lang": "en"})
        page = page_of(browser, site, ana, (390, 844, "dark"))
        late: list[Route] = []
        question = f"**/{built_from('src/table/prompt/index.ts')}"
        page.route(question, lambda route: late.append(route))
        page.goto(f"{site.base}/t/{table}")
        allow = page.get_by_role("button", name=t("turn.allow"), exact=True)
        dialog = page.get_by_role("dialog", name=t("table.end_sure"))
        with bob.line(table) as line:
            with page.expect_request(question):
                line.do("end")
            allow.press("Enter")  # before what belongs to a question has come
            late.pop().continue_()
            expect(dialog.get_by_role("status")).to_have_text(t.like("players.stakes"))
            assert fits(page)
            picture(page, "agree-390")
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
            expect(allow).to_be_focused()
            allow.press("Enter")
            expect(dialog).to_be_visible()
            line.do("answer", yes=False, what="end")  # there is nothing to agree to any more
            expect(dialog).to_have_count(0)
            line.do("end")
            allow.press("Enter")
            dialog.get_by_role("button", name=t("turn.allow")).press("Enter")
            line.until(lambda told: told.get("table", {}).get("status") == "over")
        expect(dialog).to_have_count(0)
        page.context.close()
