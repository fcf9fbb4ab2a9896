"""What others take out of a heap or lay back is seen to go from one place to the other."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import Visitor
from tests.browser.connection_page import ConnectionPage
from tests.browser.paris_page import ParisPage
from tests.browser.person import Person
from tests.games.paris.helpers import at, position

TRADES = Path(__file__).parent.parent / "golden" / "connection" / "nothing_but_trades_remains.toml"
WATCH = """() => {
  globalThis.flights = [];
  const seen = ({ addedNodes }) => addedNodes.forEach((one) => {
    if (one.style?.position !== 'fixed') return;
    const [from, to] = one.getAnimations()[0].effect.getKeyframes();
    flights.push([one.closest('[data-pile]').dataset.pile, from.transform !== to.transform]);
  });
  new MutationObserver((changes) => changes.forEach(seen))
    .observe(document.body, { childList: true, subtree: true });
}"""
"""Writes down which heap each copy that is on its way belongs to, and whether it moves at all."""


def _flights(person: Person) -> list[list[object]]:
    return list(person.page.evaluate("flights"))


def test_a_token_that_is_sold_goes_back_to_the_supply(visitor: Visitor) -> None:
    one, two, three = (
        ParisPage(visitor()),
        ParisPage(visitor(reduced_motion="no-preference")),
        visitor(),
    )
    held = {"red": {"wood": 4}}
    one.share(dict(position(2, keys={"red": at(arc=True)}, held=held).to_data()), two)
    three.open(f"/t/{one.me.table_id}")
    for person in (one.me, two.me, three):
        person.page.evaluate(WATCH)
    one.do("sell-wood")
    two.me.until(lambda: bool(_flights(two.me)), "nothing moves")
    assert _flights(two.me) == [["wood", True]]
    assert _flights(one.me) == _flights(three) == [], "somebody asked for no motion"
    two.me.picture("pieces-token")
    three.page.emulate_media(reduced_motion="no-preference")
    for _ in range(3):  # what makes it move comes late
        one.do("sell-wood")
        three.until(lambda: three.ply == one.me.ply)
    three.until(lambda: bool(_flights(three)), "nothing moves after the change of mind")


def test_traded_shares_go_between_hand_and_company(visitor: Visitor) -> None:
    people = [visitor(reduced_motion="no-preference") for _ in range(2)]
    ConnectionPage(people[0]).brought(TRADES.read_text(encoding="utf-8"))
    people[1].open(f"/t/{people[0].table_id}")
    people[0].say("/bot add greedy rose")
    for person, colour in zip(people, ("green", "orange"), strict=True):
        person.say(f"/join {colour}")
    tables = [ConnectionPage(person) for person in people]
    people[0].until(lambda: any(table.acts("return") for table in tables), "nobody may trade")
    table = next(table for table in tables if table.acts("return"))
    one = table.me
    two = next(person for person in people if person is not one)
    two.until(lambda: two.ply == one.ply)
    two.page.evaluate(WATCH)
    returned = table.acts("return")[0]["company"]
    before = one.ply
    table.share(returned).click()
    one.moved(before)
    take = table.acts("take")[0]
    before = one.ply
    table.take(take["company"], take["count"]).click()
    one.moved(before)
    both = [[returned, True], [take["company"], True]]
    two.until(lambda: _flights(two)[-len(both) :] == both, "nothing moves")
    two.picture("pieces-shares")
