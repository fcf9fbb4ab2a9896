"""What people type: nothing in it upsets the table,
and nothing unseen or turned about gets into it."""

from __future__ import annotations

import random
import unicodedata

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lutetia.games import IDS, load
from lutetia.table import commands as c
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import clean_name
from lutetia.table.typed_text import JOINERS, clean
from tests.table.table_driver import ANA, BOB, EVERYBODY, ZOE, TableDriver, fingerprint

ODD = (
    "\u0001", "\u0000", "\u001f", "\u0085", "\u00a0", "\u00ad", "\u034f", "\u115f", "\u180e",
    "\u200b", "\u200c",
    "\u200d", "\u200e", "\u202e", "\u2028", "\u2066", "\u2800", "\u3164", "\ufe0f", "\ufeff",
    "\uffff", "\U000e0041",
    "\ud800", " ", "\t", "\n", "²", "٣", "①", "İ", "ß", "a\u0301",
)  # fmt: skip
"""Characters that are unseen, turn the text about, or are taken for what they are not."""


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  well \t played\n", "well played"),
        ("\u0001 \u0001", ""),
        ("\u202eevil\u202c", "evil"),
        ("a\u2066b\u2069", "ab"),
        ("z\u200be\ufeffro", "zero"),
        ("\u200d \u200d", ""),
        ("\u3164\u2800", ""),
        ("\u0301", ""),
        ("e\u0301", "é"),
        ("q" + "\u0301" * 40 + "a", "q" + "\u0301" * 4 + "a"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_what_is_kept_of_a_text(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a machine may be busy
@given(st.text() | st.lists(st.sampled_from(ODD)).map("".join))
def test_what_is_kept_is_seen(typed: str) -> None:
    kept = clean(typed)
    assert clean(kept) == kept
    assert kept == kept.strip()
    assert all(char.isprintable() or char in JOINERS for char in kept)
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp") for char in kept)
    name = clean_name(typed)
    assert name is None or (name == clean(name) and name.isprintable())


@pytest.mark.parametrize("name", ["\u3164", "\u202eanA", "a\u200db", "\u2800 \u2800", "\u0301"])
def test_an_unseen_name_is_none(name: str) -> None:
    assert clean_name(name) is None
    assert TableDriver(2).no(ANA, c.Sit, seat=0, name=name).key == "refusal.name"


def typed(pick: random.Random, driver: TableDriver) -> str:
    """Return what somebody might type, or might send without typing it."""
    meta, state = driver.table.game.meta, driver.table.state
    words = [
        "/join", "/leave", "/start", "/undo", "/end", "/yes", "/no", "/who", "/help", "/bot",
        "/resign", "/rematch", "/record",
        "/", "/seat", "/dance", "add", "remove", "top", "random", "0", "1", "9" * 30, *meta.colours,
        *ODD,
    ]  # fmt: skip
    if state is not None:
        words += [word for action in state.legal()[:20] for word in action.text.split()]
    some = [pick.choice(words) for _ in range(pick.randrange(1, 5))]
    return pick.choice((" ", "", "\u0001 ", "\u00a0")).join(some)


@pytest.mark.parametrize("game", IDS)
def test_whatever_is_typed_is_done_said_or_refused(game: str) -> None:
    pick = random.Random(game)
    for people in (1, 2, 2):
        driver = TableDriver(min(load(game).meta.players), seed=pick.randrange(99), game=game)
        driver.seat(*(ANA, BOB)[:people])
        for _ in range(120):
            before, who = fingerprint(driver.table), pick.choice((*EVERYBODY, None))
            text = typed(pick, driver)
            try:
                done = driver.say(who, text)
            except TableRefusal as no:
                assert fingerprint(driver.table) == before, text
                assert no.key.split(".")[0] in ("refusal", *IDS)
            else:
                said = [event["text"] for event in done.events if event["kind"] == "chat"]
                assert all(line == clean(line) != "" for line in said)
            if driver.table.status == "playing" and pick.random() < 0.1:
                if driver.holder(driver.table.to_act or 0) or driver.table.bot_to_act():
                    driver.act(pick.choice)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=600))
def test_any_text_is_said_or_refused(text: str) -> None:
    driver = TableDriver(2).seat(ANA, BOB)
    try:
        done = driver.say(ZOE, text)
    except TableRefusal:
        return
    assert done.info is not None or [event["text"] for event in done.events] == [clean(text)]
