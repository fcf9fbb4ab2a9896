"""The coach, reached from the final score: by mouse and by keyboard alone, in every language, wide
and narrow, by day and night."""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from lutetia.coach import Effort
from lutetia.games.record import parse
from lutetia.i18n import languages
from lutetia.server.coach.types import Coaching
from lutetia.server.coach.worker import coaching
from lutetia.server.storage.coached import report_rows
from tests.browser.axe import examine_in_both
from tests.browser.own_page import SIZES, WIDE, Size, new_page
from tests.browser.person import Words, picture
from tests.golden.whole_games import files
from tests.server.conftest import Site, quick, running

GAME = "cite"
LITTLE = Effort(3, 12, 2)
RECORD = files(GAME)[0]


@cache
def report() -> bytes:
    return coaching(parse(RECORD.read_text()), LITTLE)


def over(site: Site) -> str:
    """Bring a game that has ended, and return the id of its table."""
    made = site.person("Ana").http.post("/api/records", content=RECORD.read_bytes())
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def judged(site: Site, bots: tuple[int, ...] = ()) -> tuple[str, Coaching]:
    """The same where the coach has been asked already."""
    table, coach = over(site), site.app.state.coach
    made = msgspec.json.encode({**msgspec.json.decode(report()), "bots": bots})
    rows = report_rows(table, coach.mark, zlib.compress(made), ())
    site.wait(site.app.state.store.write(*rows))
    return table, msgspec.json.decode(made, type=Coaching)


def losses(found: Coaching) -> list[int]:
    """Return the numbers of the decisions that lost something, the worst first."""
    named = [one for one in found.report.decisions if one.judgement.verdict]
    return [one.number for one in sorted(named, key=lambda one: -one.judgement.loss)]


def stands_at(page: Page, number: int) -> None:
    """Wait until the board shows what was before an action, with the better one marked."""
    name = Words("en")("coach.position_marked", n=str(number))
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(page.locator("main .last-moves")).not_to_have_count(0)


def test_a_game_is_judged_when_somebody_asks(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    with running(quick(tmp_path)) as site:
        site.app.state.coach.effort = LITTLE
        table = over(site)
        t = Words("en")
        page = new_page(browser, SIZES[0])
        page.goto(f"{site.base}/t/{table}")
        page.get_by_role("link", name=t("coach.link_long")).click()
        page.wait_for_url(f"**/coach/{table}")
        page.get_by_role("button", name=t("coach.ask")).press("Enter")
        expect(page.get_by_role("progressbar")).to_be_visible()
        expect(page.get_by_role("heading", name=t("coach.losses"))).to_be_visible()
        page.get_by_role("link", name=t("coach.to_table")).click()
        page.wait_for_url(f"**/t/{table}")
        page.goto(f"{site.base}/coach/{site.person('Bob').table(2)}")
        expect(page.get_by_role("alert")).to_have_text(t("failure.coach_later"))
        page.context.close()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_the_report_by_mouse(client: None, browser: Browser, tmp_path: Path, size: Size) -> None:
    with running(quick(tmp_path)) as site:
        table, found = judged(site)
        numbers = losses(found)
        t = Words("en")
        page = new_page(browser, size)
        page.goto(f"{site.base}/coach/{table}")
        untold = page.get_by_text(t("coach.untold"))
        expect(untold).to_have_count(4)  # three exercises, and the worst once more by the board
        name = t("coach.position", n=str(numbers[0]))
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
        first = t("coach.show_number", n=str(numbers[0]))
        page.get_by_role("button", name=first, exact=True).first.click()
        stands_at(page, numbers[0])
        expect(untold).to_have_count(2)
        other = numbers[-1]
        page.get_by_role("button", name=t("coach.show_number", n=str(other)), exact=True).click()
        stands_at(page, other)
        page.reload()
        stands_at(page, other)
        table_of = page.get_by_text(t("coach.as_table"))
        table_of.click()
        shares = page.get_by_role("table", name=t("coach.shares"))
        expect(shares.locator("tbody tr")).not_to_have_count(0)
        draws = found.report.seats[0].ledger.draws
        page.locator("summary").filter(has_text=t("coach.draws")).first.click()
        luck = page.get_by_role("table", name=t("coach.draws")).locator("tbody tr")
        expect(luck).to_have_count(len(draws))
        tenths = f"{abs(draws[-1].points):.1f}"
        expect(luck.last).to_contain_text(f"{'−' if draws[-1].points < 0 else '+'}{tenths}")
        expect(luck.last.get_by_role("link")).to_have_attribute(
            "href", f"/t/{table}#{draws[-1].last}"
        )
        examine_in_both(page, "report of the coach")
        table_of.click()
        for code in languages():
            page.get_by_label(t("header.language")).select_option(code)
            t = Words(code)
            heading = t("coach.title", game=t(f"{GAME}.game.title"))
            expect(page.get_by_role("heading", name=heading)).to_be_visible()
            expect(page.get_by_role("heading", name=t("coach.losses"))).to_be_visible()
            assert page.evaluate(WIDE) == [], code
            picture(page, f"coach-{size[0]}-{code}", whole=True)
        page.context.close()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_the_report_says_what_a_bot_played(
    client: None, browser: Browser, tmp_path: Path, size: Size
) -> None:
    """For somebody who had resigned, say."""
    with running(quick(tmp_path)) as site:
        number = losses(msgspec.json.decode(report(), type=Coaching))[0]
        table, found = judged(site, (1, number))  # the first is chance's
        [seat] = [one.judgement.seat for one in found.report.decisions if one.number == number]
        page = new_page(browser, size)
        page.goto(f"{site.base}/coach/{table}#{number}")
        t = Words("en")
        for code in languages():
            page.get_by_label(t("header.language")).select_option(code)
            t = Words(code)
            of_seat = page.locator(f"section[aria-labelledby=seat-{seat}]")
            expect(of_seat).to_contain_text(t("coach.by_bots", n=1))
            expect(page.get_by_text(t("coach.by_bots", n=1))).to_have_count(1)
            by_bot = page.get_by_role("listitem").filter(has_text=t("coach.by_bot"))
            expect(by_bot).to_have_count(2)  # by the board, and among all
            assert page.evaluate(WIDE) == [], code
            picture(page, f"coach-bots-{size[0]}-{code}", whole=True)
        page.context.close()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_the_replay_bar_shows_how_the_game_stood(
    client: None, browser: Browser, tmp_path: Path, size: Size
) -> None:
    with running(quick(tmp_path)) as site:
        unjudged = over(site)
        table, found = judged(site)
        number = losses(found)[0]
        [one] = [one.judgement for one in found.report.decisions if one.number == number]
        t = Words("en")
        page = new_page(browser, size)
        page.goto(f"{site.base}/t/{table}#{number}")
        bar = page.get_by_role("group", name=t("replay.title"))
        lines = bar.locator("polyline")
        expect(lines).to_have_count(len(found.report.seats))
        expect(bar.locator("circle")).to_have_count(len(losses(found)))
        said = bar.get_by_role("status").get_by_role("link")
        assert one.verdict is not None
        expect(said).to_contain_text(t.part(f"coach.{one.verdict}"))
        slider, drawn = bar.get_by_role("slider").bounding_box(), lines.first.bounding_box()
        assert slider and drawn
        assert (
            slider["x"] <= drawn["x"] < drawn["x"] + drawn["width"] <= slider["x"] + slider["width"]
        )
        assert page.evaluate(WIDE) == []
        examine_in_both(page, "replay of a game that was judged")
        picture(page, f"curve-{size[0]}")
        bar.get_by_role("button", name=t("replay.first")).press("Enter")
        expect(bar.get_by_role("slider")).to_have_value("0")
        expect(said).to_have_count(0)
        expect(lines).to_have_count(len(found.report.seats))
        bar.get_by_role("button", name=t("replay.last")).press("Enter")
        expect(lines).to_have_count(len(found.report.seats))
        page.goto(f"{site.base}/t/{table}#{number}")
        page.get_by_role("button", name=t("log.title"), exact=True).click()
        told = page.locator(".log [aria-current=step]")
        expect(told).to_contain_text(t.part(f"coach.{one.verdict}"))
        picture(page, f"log-of-a-judged-game-{size[0]}")
        if size != SIZES[0]:
            page.get_by_role("button", name=t("table.tab_board"), exact=True).click()
        said.click()
        page.wait_for_url(f"**/coach/{table}#{number}")
        stands_at(page, number)
        # Where nobody has asked the coach, the bar is as it was.
        page.goto(f"{site.base}/t/{unjudged}#{number}")
        expect(bar.get_by_role("slider")).to_have_value(str(number))
        page.wait_for_load_state("networkidle")
        expect(lines).to_have_count(0)
        page.context.close()
