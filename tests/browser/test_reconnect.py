"""The line breaks, the server dies: the page waits, comes back by itself,
and nothing is lost or done twice."""

from __future__ import annotations

import tomllib

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.person import GAME, Person
from tests.browser.site import Site

CUT = (
    "ERR_CONNECTION",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_EMPTY_RESPONSE",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_SOCKET_NOT_CONNECTED",
    "WebSocket connection",
    "error.offline",
    "error.server",
)


def _actions(person: Person) -> list[str]:
    text = person.page.evaluate(
        "id => fetch(`/api/tables/${id}/record`).then(answer => answer.text())", person.table_id
    )
    actions: list[str] = tomllib.loads(text)["actions"]
    return actions


def _loads(person: Person) -> int:
    """Return how often the page was loaded."""
    count: int = person.page.evaluate("sessionStorage.loads")
    return count


def _seated(visitor: Visitor, at: Site) -> Person:
    me = visitor(at=at, expected=CUT)
    me.page.add_init_script("sessionStorage.loads = 1 + Number(sessionStorage.loads ?? 0)")
    me.new_table(2, bots=True)
    assert me.my_turn()
    return me


def test_server_killed_and_back(visitor: Visitor, own_site: Site) -> None:
    me = _seated(visitor, own_site)
    me.build()
    assert me.my_turn()
    before, actions, loads = me.ply, _actions(me), _loads(me)

    own_site.kill()
    expect(me.prompt.get_by_text(me.t("table.offline"))).to_be_visible()
    mine = me.offered()[0]
    me.cards.first.click()
    if me.leavers.count():
        me.leavers.first.click()
    expect(me.prompt.get_by_text(me.t.like("table.offline_unsent"))).to_be_visible()
    me.picture("line-cut")
    own_site.start()
    me.moved(before)
    expect(me.prompt.get_by_text(me.t.like("table.offline"))).to_have_count(0)
    assert me.my_turn()
    now = _actions(me)
    assert now[: len(actions)] == actions, "the server forgot something"
    builds = [line for line in now[len(actions) :] if line.startswith(f"lilac {mine.split()[0]}")]
    assert builds == [f"lilac {mine}"], "what was chosen meanwhile did not arrive exactly once"
    assert _loads(me) == loads, "the page was loaded anew"
    me.build()


def test_server_killed_as_the_move_leaves(visitor: Visitor, own_site: Site) -> None:
    me = _seated(visitor, own_site)
    for _ in range(2):
        before, played = (
            me.ply,
            len([line for line in _actions(me) if line.startswith("lilac build")]),
        )
        me.cards.first.click()
        if me.leavers.count():
            me.leavers.first.click()
        own_site.kill()
        own_site.start()
        me.moved(before)
        assert me.my_turn()
        assert len([line for line in _actions(me) if line.startswith("lilac build")]) == played + 1


def test_without_a_network(visitor: Visitor) -> None:
    me = visitor(expected=CUT)
    me.new_table(2, bots=True)
    assert me.my_turn()
    before = me.ply
    me.context.set_offline(True)
    expect(me.prompt.get_by_text(me.t("table.offline"))).to_be_visible()
    me.say("Anybody there?")
    me.context.set_offline(False)
    expect(me.said("Anybody there?")).to_have_count(1)
    me.build()
    assert me.ply > before
    assert me.view()["game"] == GAME


def whole(me: Person) -> None:
    """Wait for the last part of the page of a table, which asks for the words that are rare."""
    me.page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/rare'))"
    )
    me.page.wait_for_load_state("networkidle")


def test_what_waited_to_be_sent_outlives_the_page(visitor: Visitor) -> None:
    me = visitor(expected=(*CUT, "'localStorage' property"))  # an empty page has none
    me.new_table(2, bots=True)
    assert me.my_turn()
    table = me.table_id
    whole(me)
    me.context.set_offline(True)
    expect(me.prompt.get_by_text(me.t("table.offline"))).to_be_visible()
    me.say("Anybody there?")
    me.page.goto("about:blank")
    me.context.set_offline(False)
    me.open(f"/t/{table}")
    expect(me.said("Anybody there?")).to_have_count(1)
    me.page.wait_for_function("id => !sessionStorage.getItem('unsent ' + id)", arg=table)
    me.page.reload()
    expect(me.said("Anybody there?")).to_have_count(1)


def test_a_page_says_that_its_line_is_lost(visitor: Visitor) -> None:
    me = visitor(expected=(*CUT, "Unable to preload CSS")).open()
    lost = me.page.get_by_role("status").filter(has_text=me.t("table.offline"))
    expect(me.button("lobby.bots")).to_be_visible()
    expect(lost).to_have_count(0)
    me.context.set_offline(True)
    expect(lost).to_be_visible()
    me.picture("lobby-line-cut")
    # A table of which nothing was ever kept here.
    me.page.evaluate(
        "history.pushState(null, '', '/t/q79rmfujxk'); dispatchEvent(new Event('popstate'))"
    )
    expect(me.page.get_by_text(me.t("lobby.lead"))).to_have_count(0)
    expect(lost).to_be_visible()
    me.context.set_offline(False)
    expect(me.page.get_by_role("heading", name=me.t("table.missing"))).to_be_visible()
    me.open()
    expect(me.button("lobby.bots")).to_be_visible()
    expect(lost).to_have_count(0)
