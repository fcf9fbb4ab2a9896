"""Records of every kind of wrongness, each named."""

from __future__ import annotations

import pytest

import lutetia
from lutetia.engine.errors import RecordError
from lutetia.games import record
from lutetia.games.record import Record

GAME = lutetia.game("paris_paris")


def finished(seed=4, players=3):
    state = GAME.new(players, seed=seed)
    while not state.is_over:
        state = state.play(state.legal()[-1])
    return state


TEXT = Record.of(finished()).write()


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda t: "", "format"),
        (lambda t: "{json}", "not a record"),
        (lambda t: t.replace("format = 1", "format = 9"), "format = 1"),
        (lambda t: t.replace('"paris_paris"', '"chess"'), "no game 'chess'"),
        (lambda t: t.replace("players = 3", "players = 7"), "players"),
        (lambda t: t.replace("players = 3", "players = 3.0"), "players"),
        (lambda t: t.replace("players = 3", "players = [3]"), "players"),
        (lambda t: t.replace("rules = 1", "rules = 99"), "rules version"),
        (lambda t: t.replace("rules = 1", "rules = 1" + "0" * 5000), "not a record"),
        (lambda t: t + "x = " + "[" * 50_000, "not a record"),
        (lambda t: t.replace("open_bag = false", 'open_bag = "maybe"'), "options"),
        (lambda t: t.replace("open_bag = false", "sandbox = true"), "no option 'sandbox'"),
        (lambda t: t.replace('"~ start', '"nobody start'), "action 1"),
        (lambda t: t.replace('"~ start', '"lilac start'), "to act"),
        (lambda t: t.replace(" build ", " burn ", 1), "not a move"),
        (lambda t: t.replace("marker lilac ", "marker lilac ? # ", 1), "hidden|action"),
        (lambda t: t.replace("actions = [", "actions = 3\nmore = ["), "actions"),
        (lambda t: t + "x" * record.MAX_BYTES, "at most"),
        (lambda t: t.replace('reason = "rounds"', 'reason = "rain"'), "result"),
    ],
)
def test_a_wrong_record_is_named(change, named):
    text = change(TEXT)
    assert text != TEXT
    with pytest.raises(RecordError, match=named):
        record.parse(text).replay()


@pytest.mark.parametrize("word", ["a", "'a b'", '"a\u2028"', "a "])
@pytest.mark.parametrize("form", ["{} = 1", "[{}]", "x = {{ {} = 1 }}"])
def test_a_long_way_of_dots_is_not_even_begun(word, form):
    # TOML would take gigabytes for it, and with them the site.
    with pytest.raises(RecordError, match="dotted"):
        record.parse(TEXT + form.format(".".join([word] * 100_000)))
    with pytest.raises(RecordError, match="dotted"):
        record.parse(TEXT + "\n".join(form.format(".".join([word] * 50)) for _ in range(500)))


def test_names_full_of_dots_are_no_long_way():
    text = TEXT.replace(
        "options = {", f"names = {['a.' * 15] * 3}\noptions = {{".replace("'", '"'), 1
    )
    assert record.parse(text).names == ("a." * 15,) * 3


@pytest.mark.parametrize(
    ("more", "fine"), [("", True), ("players = 2", False), ("options = { open_bag = true }", False)]
)
def test_a_beginning_that_is_not_of_its_record_is_named(more, fine):
    head = "" if more.startswith("players") else "players = 3\n"
    text = f'format = 1\ngame = "paris_paris"\n{head}{more}\nstart = \'{{"players": 3}}\'\n'
    if fine:
        record.parse(text).replay()
        return
    with pytest.raises(RecordError, match="the beginning"):
        record.parse(text).replay()


def test_a_refused_action_is_named_with_its_rule():
    lines = TEXT.splitlines()
    first = next(i for i, line in enumerate(lines) if " build " in line)
    tile = lines[first].split("build ")[1].split()[0].strip('",')
    offered = {line.split("draw ")[1].strip('",') for line in lines[:first] if "draw " in line}
    other = next(
        t
        for t in ("louvre/red", "odeon/blue", "marais/orange", "opera/brown", "concorde/brown")
        if t not in offered
    )
    lines[first] = lines[first].replace(tile, other)
    with pytest.raises(RecordError, match=r"PP3\.3"):
        record.parse("\n".join(lines)).replay()


def test_a_record_told_to_a_seat_hides_the_others_cards():
    full = Record.of(finished())
    for viewer in (None, 0, 1, 2):
        lines = [
            text for actor, text in full.for_viewer(viewer).actions if text.startswith("marker")
        ]
        known = [
            colour for colour in ("lilac", "grey", "green") if f"marker {colour} ?" not in lines
        ]
        assert known == ([] if viewer is None else [GAME.meta.colours[viewer]])
    with pytest.raises(RecordError, match="hidden"):
        full.for_viewer(1).replay()


def test_a_record_may_begin_from_a_position():
    start = GAME.position(
        {"players": 2, "round": 20, "offer": ["louvre/red", "marais/orange", "opera/brown"]}
    )
    state = start.play("build louvre")
    text = record.Record.of(state, start=start.to_data(), names=("Ana", "Bo")).write()
    again = record.parse(text)
    assert again.names == ("Ana", "Bo")
    assert again.replay() == state


def test_every_state_gives_its_record():
    start = GAME.new(2, seed=5)
    state = start.play(start.legal()[0])
    assert state.record() == Record.of(state)
    assert state.record().replay() == state
    assert start.record().actions == tuple((who, str(done)) for who, done in start.history())
    later = GAME.position(state.to_data())
    kept = later.record(names=("Ana", "Bo"), start=later.to_data())
    assert kept == Record.of(later, ("Ana", "Bo"), later.to_data())
    assert record.parse(kept.write()).replay() == state


@pytest.mark.parametrize(
    "wrong", ["clock = 5", 'deal = "x"', "taken_back = 5", "taken_back = [1]", "taken_back = {}"]
)
def test_a_field_of_a_table_of_another_kind_is_named(wrong):
    text = TEXT.replace("format = 1", f"format = 2\n{wrong}")
    with pytest.raises(RecordError, match=wrong.split()[0]):
        record.parse(text)


def test_what_is_read_is_written_so_that_it_can_be_read():
    odd = '{ "a b" = 1, "é" = ["x"], "" = { "\\"" = 2 }, plain-1 = "\\u007f" }'
    text = TEXT.replace("format = 1", f"format = 2\nclock = {odd}\ntaken_back = [{odd}]")
    text = text.replace("[result]", '[result]\n"a.b" = 1')
    read = record.parse(text)
    assert set(read.table["clock"]) == {"a b", "é", "", "plain-1"}
    assert record.parse(read.write()) == read


def test_reading_a_file(tmp_path):
    path = tmp_path / "game.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert record.read(path).replay() == finished()
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError, match="UTF-8"):
        record.read(path)


def test_what_else_a_file_has_is_written_again():
    more = """
source = "a box"
when = 2003-05-01T12:00:00Z
"two words" = [1.5, { a = 1, "b c" = [true] }]
[check]
after = 3
[[note]]
says = "one\\n\\"line\\""
[[note]]
says = "two"
"""
    first, rest = TEXT.split("options = {", 1)
    text = (
        first
        + more.split("[check]")[0]
        + "options = {"
        + rest
        + "[check]"
        + more.split("[check]")[1]
    )
    given = record.parse(text)
    assert set(given.extra) == {"source", "when", "two words", "check", "note"}
    assert record.parse(given.write()) == given


@pytest.mark.parametrize("names", [("Ana",), ("Ana", "Bo", "Cy", "Di"), ("\ud800", "Bo", "Cy")])
def test_each_seat_has_one_name_that_a_file_can_hold(names):
    with pytest.raises(RecordError, match=r"^names: "):
        finished().record(names=names)
    with pytest.raises(RecordError, match=r"^names: "):
        Record.of(finished(), names)


def test_a_file_that_names_some_seats_is_read_as_before():
    text = TEXT.replace("options = {", 'names = ["Ana"]\noptions = {', 1)
    found = record.parse(text)
    assert found.names == ("Ana",)
    assert record.parse(found.write()) == found


def test_a_record_from_a_position_is_told_to_no_seat():
    """All that is hidden stands in the position."""
    start = GAME.new(3, seed=1)
    played = start.play(start.legal()[0])
    begun = GAME.position(start.to_data()).play(played.last_code)
    with pytest.raises(RecordError, match=r"^start: "):
        begun.record(start=start.to_data()).for_viewer(0)
