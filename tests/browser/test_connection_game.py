"""Whole games of Paris Connection in a browser, with three to six seats:
by mouse and by keys alone; screens, secrets, axe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from lutetia.games import record
from tests.browser.axe import examine
from tests.browser.conftest import Visitor
from tests.browser.connection_page import ConnectionPage
from tests.browser.person import Words
from tests.browser.screen_reader import MAX_KEYS, ScreenReaderUser, numbers

TRADES = Path(__file__).parent.parent / "golden" / "connection" / "nothing_but_trades_remains.toml"


def _by_mouse(table: ConnectionPage) -> None:
    """Build towards Marseille, five locomotives at most; the second is laid twice."""
    before = table.me.ply
    table.board(table.runner()).click()
    table.me.moved(before)
    for number in range(5):
        to = table.next_hex()
        if to is None:
            break
        before = table.me.ply
        table.hex(to).hover()
        table.hex(to).click()
        table.me.moved(before)
        if table.view["phase"] == "over":
            return
        if number == 1:
            before = table.me.ply
            table.me.button("connection.ui.lift").click()
            table.me.moved(before)
            assert len(table.view["build"]["laid"]) == 1
            before = table.me.ply
            table.hex(to).click()
            table.me.moved(before)
    before = table.me.ply
    table.done.click()
    table.me.moved(before)


COMPANIES = ("blue", "yellow", "red", "purple", "black", "brown")


def _blind(table: ConnectionPage, me: ScreenReaderUser) -> None:
    """A turn by what is said alone: a company of which one holds shares,
    then towards its cities."""
    t = table.t
    hand = me.told(table.me.region("connection.ui.screen"))
    boards = me.told(table.me.region("connection.ui.boards"))
    names = [t(f"connection.company.{one}") for one in COMPANIES]
    held = {
        name: numbers(line)[0]
        for name in names
        for line in hand
        if re.search(rf"\b{name}\b[^:]*:", line)
    }
    may = [name for name in names for line in boards if _offers(t, line, name)]
    if not may:  # nothing can be built: a share goes back, and the first that is offered comes
        me.act("Enter")
        me.leave("Enter")
        return
    best = max(may, key=lambda name: held[name])
    order = [line for line in boards if t("connection.ui.worth") in line]
    number = next(i for i, line in enumerate(order, 1) if re.match(rf"button .?{best} ", line))
    me.press(str(number))
    me.until(lambda now: now.name.casefold().startswith(best.casefold()))
    laid, now = 0, me.act("Enter")
    done = (t("connection.ui.done"), t("connection.ui.done_ends"))
    while now.name not in done:
        pays = t.part("connection.ui.gain").search(now.name)
        assert pays or t("connection.ui.gain_none") in now.name, now
        if not pays and laid > 2 and me.keys < MAX_KEYS - 1:
            now = me.then("Tab")
            assert now.name in done, "Tab does not lead from the map to the end of the turn"
            assert now.description.startswith("+"), now
            break
        laid += 1
        now = me.act("Enter")
        if me.over():
            return
    me.leave("Enter")


def _offers(t: Words, line: str, name: str) -> bool:
    return bool(re.match(rf"button .?{name} {t('connection.ui.worth')}", line)) and (
        "[disabled]" not in line
    )


def _keeps_secrets(table: ConnectionPage) -> None:
    """Nothing that came to this page told what others held, until the screens were opened."""
    views = [
        frame["view"]
        for frame in table.me.frames
        if frame.get("view") and frame["view"]["phase"] != "over"
    ]
    assert views
    for view in views:
        for seat in view["seats"]:
            assert seat["seat"] == view["viewer"] or (seat["hand"], seat["points"]) == (None, None)
    told = [
        event
        for frame in table.me.frames
        for entry in frame.get("entries", ())
        for event in entry["events"]
    ]
    dealt = [event for event in told if event["kind"] == "dealt"]
    viewer = views[-1]["viewer"]
    over = [
        frame for frame in table.me.frames if frame.get("view") and frame["view"]["phase"] == "over"
    ]
    if not any(
        len(frame["entries"]) > 20 for frame in over
    ):  # the whole log comes again when all is open
        assert all(event["company"] is None for event in dealt if event["seat"] != viewer)


def _agrees(table: ConnectionPage) -> None:
    """What the page says about the end is what the record of the game says."""
    totals = table.me.totals()
    kept = record.parse(table.me.record())
    outcome = kept.replay().outcome
    assert outcome is not None
    assert totals == dict(zip(kept.names, outcome.scores, strict=True))


def test_a_whole_game_by_mouse(visitor: Visitor) -> None:
    table = ConnectionPage(visitor()).new(3)
    _play_by_mouse(table, "3-light")


def test_the_end_of_a_game_by_mouse_in_the_dark(visitor: Visitor) -> None:
    _play_by_mouse(ConnectionPage(visitor(color_scheme="dark")).late("five", "random"), "5-dark")


def _play_by_mouse(table: ConnectionPage, shown: str) -> None:
    number = 0
    while table.my_turn():
        if number in (0, 2):
            table.me.picture(f"connection-{shown}-{number + 1}")
            examine(table.me.page, f"turn {number}, {shown}")
        _by_mouse(table)
        number += 1
        assert number < 40, "nobody comes to Marseille"
    assert table.view["phase"] == "over"
    _keeps_secrets(table)
    _agrees(table)
    expect(table.me.region("connection.ui.ending")).to_be_visible()
    table.me.picture(f"connection-{shown}-end")
    examine(table.me.page, f"the end, {shown}")


@pytest.mark.parametrize("players", ["four", "six"])
def test_the_end_of_a_game_by_keys_and_what_is_said(visitor: Visitor, players: str) -> None:
    """Through the accessibility tree alone; track is read where it lies."""
    table = ConnectionPage(visitor()).late(players, "greedy")
    me = ScreenReaderUser(table.me)
    table.press("Shift")
    number = 0
    while number < 40 and me.my_turn():
        _blind(table, me)
        number += 1
    assert me.over(), "the game does not end"
    track = table.page.get_by_role("list", name=table.t("connection.ui.track"))
    assert len(me.told(track)) > len(table.view["companies"])
    for at, here in table.view["map"].items():
        if here and not table.page.locator(f'[data-hex="{at}"]').count():
            raise AssertionError(f"track at {at} is not read")
    _keeps_secrets(table)
    _agrees(table)
    table.me.picture(f"connection-{players}-end-keys")


def test_where_only_a_trade_is_possible_the_keys_begin_at_the_hand(visitor: Visitor) -> None:
    me = visitor()
    table = ConnectionPage(me).brought(TRADES.read_text(encoding="utf-8"))
    for order in ("/join green", "/join orange", "/join rose"):
        me.say(order)
    me.button("turn.together").click()
    blind = ScreenReaderUser(me)
    blind.press("Shift")
    assert blind.my_turn()
    assert not table.acts("build")
    back = table.acts("return")[0]["company"]
    company = table.t(f"connection.company.{back}")
    said = table.t("connection.ui.return", company=company)
    assert blind.here().name.startswith(said)
    blind.act("Enter")
    assert table.acts("take")
    blind.leave("Enter")


def test_screens_open_and_the_count_runs_company_by_company(visitor: Visitor) -> None:
    """While it is counted the page does not tell who has won;
    in the end it says what the rules say."""
    table = ConnectionPage(visitor(reduced_motion="no-preference")).late("three", "random", 0.8)
    ending = table.me.region("connection.ui.ending")
    while not ending.count() and table.my_turn():
        table.me.until(lambda: bool(table.acts("build")) or ending.count() > 0)
        if not ending.count():
            _by_mouse(table)
        table.me.until(lambda: bool(table.me.offered()) or ending.count() > 0)
    expect(table.me.prompt).to_contain_text(table.t("turn.ending"))
    counted = ending.locator("tbody tr:not(.later)")
    expect(counted).to_have_count(3)
    table.me.picture("connection-3-counting")
    expect(table.me.prompt.get_by_text(table.t.like("turn.won"))).to_be_visible()
    sums = [int(re.sub(r"\D", "", text)) for text in ending.locator("tfoot td").all_inner_texts()]
    assert sums == table.me.info()["outcome"]["scores"]


def test_people_end_a_game_as_it_stands_and_bots_play_on(visitor: Visitor) -> None:
    """PC7.6: the end is offered beside resigning, refused by bots, and shows everything."""
    me = visitor()
    ConnectionPage(me).brought(TRADES.read_text(encoding="utf-8"))
    for order in ("/bot add greedy green", "/bot add top orange", "/join rose"):
        me.say(order)
    expect(me.prompt).to_contain_text(me.t("connection.prompt.only_trade"))
    me.button("table.end").click(force=True)
    expect(me.page.get_by_text(me.t("table.end_bots")).first).to_be_visible()
    me.picture("connection-bots-play-on")
    ConnectionPage(me).brought(TRADES.read_text(encoding="utf-8"))
    for order in ("/join green", "/join orange", "/join rose"):
        me.say(order)
    me.button("turn.together").click()
    me.button("table.end").click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text(me.t("table.end_help"))
    me.picture("connection-end-sure")
    dialog.get_by_role("button", name=me.t("table.end")).click()
    ending = me.region("connection.ui.ending")
    expect(ending).to_be_visible()
    expect(me.region("final.title").get_by_text(me.t("final.reason_agreed"))).to_be_visible()
    assert me.info()["outcome"]["scores"] == [69, 71, 67]
    me.picture("connection-agreed-end")
    examine(me.page, "the end of a game that all agreed to end")
