"""Strangers find each other in the lobby and play: at once, and over days by a clock of the test's
own. Who vanishes is kept their seat and takes it again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from lutetia.server.steady import SteadyTime
from lutetia.table.pace import DAY, MINUTE
from tests.browser.conftest import Visitor
from tests.browser.person import Person
from tests.server import conftest
from tests.server.client import Line, raw_line


class Clock(SteadyTime):
    """The site's time, which a test may put forward."""

    ahead = 0.0

    def __call__(self) -> float:
        return super().__call__() + self.ahead


@pytest.fixture
def timed(client: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[conftest.Site]:
    """Return a server in this process, whose clock is a `Clock`."""
    monkeypatch.setattr("lutetia.server.registry.SteadyTime", Clock)
    with conftest.running(conftest.quick(tmp_path)) as found:
        yield found


def put_forward(site: conftest.Site, seconds: float) -> None:
    """Let time pass at the site."""
    registry = site.app.state.registry

    def forward() -> None:
        registry.now.ahead += seconds
        registry.deadlines._sooner.set()  # else it looks again within seconds

    site.call(forward)


def seek(person: Person, players: int, pace: str) -> None:
    person.page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    person.page.get_by_label(person.t("clock.label")).select_option(label=person.t(f"clock.{pace}"))
    person.button("lobby.seek").click()


def over(person: Person) -> bool:
    told = [f["table"] for f in reversed(person.frames) if f["type"] in ("table", "update")]
    return bool(told) and told[0]["status"] == "over"


def to_act(people: list[Person]) -> Person | None:
    """Return whose turn it is; None: the game is over, or a bot plays."""
    for person in people:
        turns = [f["turn"] for f in reversed(person.frames) if f["type"] in ("table", "update")]
        if turns and turns[0] and turns[0]["mine"]:
            return person
    return None


def play(people: list[Person], moves: int) -> None:
    """Let those whose turn it is build, so many times, or until the game is over."""
    for _ in range(moves):
        people[0].until(lambda: to_act(people) is not None or over(people[0]))
        actor = to_act(people)
        if actor is None:
            return
        assert actor.my_turn()
        actor.build()


def leave(people: list[Person]) -> Person:
    """Let whoever must act leave the site, and return them."""
    people[0].until(lambda: to_act(people) is not None)
    gone = to_act(people)
    assert gone is not None
    gone.page.goto("about:blank")
    return gone


def line_of(person: Person) -> Line:
    """Return a socket at the person's table, in their name."""
    cookie = "; ".join(f"{c['name']}={c['value']}" for c in person.context.cookies())
    line = raw_line(person.site.base, f"/ws/t/{person.table_id}", cookie=cookie)
    line.hear()
    return line


def finish(people: list[Person]) -> None:
    """Play to the end, quicker than by hand."""
    lines = [line_of(person) for person in people]
    while True:
        version = max(line.now["version"] for line in lines)
        for line in lines:
            while line.now["version"] < version:
                line.hear()
        if lines[0].now["table"]["status"] == "over":
            break
        actor = next((line for line in lines if line.now["turn"]["mine"]), None)
        if actor is not None:
            actor.act()
        else:
            lines[0].hear()
    for line in lines:
        line.__exit__(None, None, None)


def test_four_strangers_play_at_once_and_over_days(timed: conftest.Site, visitor: Visitor) -> None:
    # An empty page, where they go when they leave, has no storage for what every page sets up.
    usual = {"at": timed, "expected": ("localStorage",)}
    people = [visitor(**usual).open().call(name) for name in ("Ana", "Bob", "Cyd", "Dan")]
    first, *others = people
    seek(first, 4, "live")
    strip = first.region("seeks.title")
    expect(strip).to_contain_text("Paris Paris")
    expect(strip).to_contain_text(first.t("clock.live"))
    expect(others[0].region("seeks.others")).to_contain_text("Ana")
    expect(others[0].page.get_by_text(first.t("seeks.here", n=4))).to_be_visible()
    others[0].picture("seeks-others")
    first.picture("seeks-own")
    for other in others:
        other.region("seeks.others").get_by_role("button").click()
    for person in people:
        person.page.wait_for_url("**/t/*")
    assert len({person.table_id for person in people}) == 1
    play(people, 5)

    gone = leave(people)
    put_forward(timed, 11 * MINUTE)
    here = [person for person in people if person is not gone]
    expect(here[0].page.get_by_text(here[0].t("clock.kept")).first).to_be_visible()
    play(here, 4)
    gone.page.go_back()
    gone.button("clock.return").first.click()
    expect(gone.page.get_by_text(gone.t("clock.kept_own"))).to_have_count(0)
    finish(people)
    expect(first.prompt.get_by_text(first.t.like("turn.won"))).to_be_visible()

    for person in people:
        person.open()
        seek(person, 4, "daily")
    people[-1].page.wait_for_url("**/t/*")
    table = people[-1].table_id
    for person in people[:-1]:
        notice = person.page.get_by_role("link", name=person.t("seeks.go"))
        expect(notice).to_have_attribute("href", re.compile(f"/t/{table}$"))
        notice.click()
        person.page.wait_for_url(f"**/t/{table}")
    play(people, 4)
    gone = leave(people)
    put_forward(timed, 2 * DAY)
    here = [person for person in people if person is not gone]
    expect(here[0].page.get_by_text(here[0].t("clock.kept"))).to_have_count(0)
    put_forward(timed, 2 * DAY)
    expect(here[0].page.get_by_text(here[0].t("clock.kept")).first).to_be_visible()
    gone.page.go_back()
    gone.button("clock.return").first.click()
    finish(people)
    for person in people:
        expect(person.prompt.get_by_text(person.t.like("turn.won"))).to_be_visible()


def test_when_nobody_comes_there_is_something_else(visitor: Visitor) -> None:
    me = visitor().open()
    me.page.clock.install()
    me.open()
    me.page.get_by_label(me.t("lobby.seek_any")).check()
    me.button("lobby.seek").click()
    strip = me.region("seeks.title")
    expect(strip).to_be_visible()
    expect(me.button("seeks.bot")).to_have_count(0)
    me.page.clock.fast_forward(61_000)
    expect(strip.get_by_text(me.t("seeks.nobody"))).to_be_visible()
    me.picture("seeks-nobody")
    me.page.set_viewport_size({"width": 390, "height": 844})
    assert me.sideways() <= 0
    me.picture("seeks-nobody-390")
    me.button("seeks.daily").click()
    expect(strip.get_by_text(me.t("seeks.stays"))).to_be_visible()
    expect(me.button("seeks.daily")).to_have_count(0)
    me.button("seeks.stop").first.click()
    expect(me.button("seeks.stop")).to_have_count(1)
    me.button("seeks.stop").click()
    expect(strip).to_have_count(0)
    me.button("lobby.seek").click()
    me.page.clock.fast_forward(61_000)
    me.button("seeks.bot").click()
    me.page.wait_for_url("**/t/*")

    you = visitor().open()
    you.region("seeks.others").get_by_role("button").click()
    you.page.wait_for_url("**/t/*")
    found = me.page.get_by_role("link", name=me.t("seeks.go"))
    expect(found).to_have_attribute("href", f"/t/{you.table_id}")
    me.picture("seeks-found-390")
