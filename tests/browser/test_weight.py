"""What a browser fetches for a table in play, in the language that needs the most letters.

What comes at the first sign of a hand, or when all else is long there, does not count,
however slow the machine is.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from lutetia.games import IDS, load
from tests.browser.conftest import Visitor
from tests.browser.person import Words

SCRIPT = 61_500  # bytes of script, compressed
WHOLE = 250_000  # bytes of everything, compressed
NOT_LATER = """{
  const soon = window.setTimeout;
  window.setTimeout = (call, ms, ...rest) => ms >= 1000 ? 0 : soon(call, ms, ...rest);
}"""
FETCHED = """() => ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
  .map(one => ({name: one.name, bytes: one.encodedBodySize}))"""


@pytest.mark.parametrize("game", IDS)
def test_a_table_in_play_is_light(visitor: Visitor, words: dict[str, Words], game: str) -> None:
    person = visitor(locale="pl-PL").open()
    person.t = words["pl"]
    wanted = {
        "game": game,
        "players": min(load(game).meta.players),
        "options": {},
        "sit": True,
        "bots": "random",
    }
    made = person.context.request.post(f"{person.site.base}/api/tables", data=wanted)
    assert made.status == 201, made.text()
    person.page.add_init_script(NOT_LATER)
    person.open(f"/t/{made.json()['id']}")
    expect(person.prompt).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    fetched: list[dict[str, Any]] = person.page.evaluate(FETCHED)
    scripts = [one for one in fetched if one["name"].endswith(".js")]
    assert any("/Board-" in one["name"] for one in scripts), "the drawing was not fetched by now"
    assert sum(one["bytes"] for one in scripts) <= SCRIPT, scripts
    assert sum(one["bytes"] for one in fetched) <= WHOLE, fetched
