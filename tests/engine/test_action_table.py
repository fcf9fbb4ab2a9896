"""The action table: codes and fields, text both ways, named values, and the kernels made from
it."""

from __future__ import annotations

import pytest

from lutetia.engine.action_kernels import _joined, decoded, encoder, lister, switch
from lutetia.engine.action_table import ActionKind, ActionTable, Field, numbers
from lutetia.engine.errors import AmbiguousNotation, NotationError
from lutetia.engine.kernel import kernel, to_list, zeros
from lutetia.games.connection.rules.actions import ACTIONS as CONNECTION
from lutetia.games.paris_paris.rules.actions import ACTIONS as PARIS_PARIS

TABLES = [CONNECTION, PARIS_PARIS]


@kernel
def painted(st, colour, n):
    return st + 100 * colour + n


@kernel
def waited(st):
    return -st


COLOUR = Field("colour", ("red", "dark-blue"), also={"navy": "dark-blue", "pink": "none of these"})
COUNT = numbers("n", 2, 4)
PAINT = ActionKind(
    "paint {colour} {n}", 5, (COLOUR, COUNT), painted, painted,
    typed=("paint [it] {colour} [{n}]", "paint {n} {colour}"),
)  # fmt: skip
WAIT = ActionKind("wait", 20, (), waited, waited, typed=("wait", "wait {n}"))
DEAL = ActionKind(
    "deal {n} {colour}", 30, (COUNT, COLOUR), painted, weight=painted, secret="colour", owner="n"
)
MIX = ActionKind(
    "mix {first}{second}", 40,
    (Field("first", ("red", "blue")), Field("second", ("", " {first}"), first=-1, room=4)),
    waited, weight=waited, only=lambda first, second: first == 0 or second == -1, act="",
    told=lambda first, second: {"mixed": ["red", "blue"][first], "twice": second == 0 or None},
    typed=("mix {first}", "mix {first} {first:again}"), left_out={},
)  # fmt: skip
TABLE = ActionTable(
    "connection",
    (DEAL, WAIT, PAINT, MIX),
    meant=lambda st, shape, said: (
        {"first": said["first"]} | ({"second": " {first}"} if "again" in said else {})
        if "first" in said
        else said
    ),
    never=lambda verb, said: ("PC1.1", "take_two", {"n": said["n"]}) if verb == "wait" else None,
)


def nothing(code):
    return False


@pytest.mark.parametrize("table", [TABLE, *TABLES], ids=lambda table: table.game)
def test_codes_and_fields_are_each_other_s_inverse(table):
    for kind in table.kinds:
        code_of = encoder(kind)
        for code in kind.codes():
            values = kind.values(code)
            assert kind.code(values) == code
            assert int(code_of(*values)) == code
            assert [eval(text, {"action": code}) for text in decoded(kind)] == values
            assert table.find(code) == (
                kind,
                {one.name: n for one, n in zip(kind.fields, values, strict=True)},
            )


@pytest.mark.parametrize("table", [TABLE, *TABLES], ids=lambda table: table.game)
def test_every_code_has_a_text_of_its_own(table):
    codes = [code for kind in table.kinds for code in kind.codes()]
    texts = [table.format_action(code) for code in codes]
    assert len(set(texts)) == len(texts)
    for code, text in zip(codes, texts, strict=True):
        assert table.parse_action(None, text, nothing) == code


def test_the_first_field_counts_most():
    assert [TABLE.format_action(code) for code in range(5, 11)] == [
        *(f"paint red {n}" for n in (2, 3, 4)),
        *(f"paint dark-blue {n}" for n in (2, 3, 4)),
    ]


@pytest.mark.parametrize("code", [-1, 0, 4, 11, 19, 21, 29, 36, 39, 42, 43, 45, 48])
def test_other_numbers_are_no_actions(code):
    with pytest.raises(NotationError):
        TABLE.format_action(code)


def test_named_values_are_words_and_numbers():
    assert TABLE.action_fields(9) == {"act": "paint", "colour": "dark-blue", "n": 3}
    assert TABLE.action_fields(20) == {"act": "wait"}


def test_what_is_left_out_follows_from_the_position_or_is_asked():
    assert TABLE.parse_action(None, "Paint it NAVY", lambda code: code == 9) == 9
    assert TABLE.parse_action(None, "paint dark blue", nothing) == 8
    with pytest.raises(AmbiguousNotation) as error:
        TABLE.parse_action(None, "paint navy", lambda code: code >= 9)
    assert error.value.refusal.args["choices"] == "paint dark-blue 3, paint dark-blue 4"


@pytest.mark.parametrize("text", ["paint pink 2", "paint red 5", "wait wait", "deal ?"])
def test_other_texts_are_no_actions(text):
    with pytest.raises(NotationError) as error:
        TABLE.parse_action(None, text, nothing)
    assert error.value.refusal.rule is None


def test_what_no_position_allows_is_answered_by_its_rule():
    with pytest.raises(NotationError) as error:
        TABLE.parse_action(None, "wait 3", nothing)
    assert error.value.refusal.rule == "PC1.1"
    assert error.value.refusal.args == {"text": "wait 3", "n": "3"}


def test_a_kind_can_say_itself_what_a_text_may_mean():
    kind = ActionKind(
        "paint {colour} {n}", 5, (COLOUR, COUNT), painted, painted, typed=("paint {colour} [{n}]",),
        among=lambda st, codes: codes[1:st],
    )  # fmt: skip
    table = ActionTable("connection", (kind,))
    assert table.parse_action(2, "paint red", nothing) == 6
    assert table.parse_action(0, "paint red 4", nothing) == 7
    with pytest.raises(AmbiguousNotation) as error:
        table.parse_action(3, "paint red", lambda code: code == 6)
    assert error.value.refusal.args["choices"] == "paint red 3, paint red 4"


def test_a_secret_is_written_for_its_owner_alone():
    assert TABLE.format_action(31, 3, reveal_all=False) == "deal 2 ?"
    assert TABLE.format_action(31, 2, reveal_all=False) == "deal 2 dark-blue"
    assert TABLE.format_action(31, 3) == "deal 2 dark-blue"


def test_a_switch_calls_the_kernel_of_the_kind_with_the_fields():
    call = switch("call", {WAIT: waited, PAINT: painted, DEAL: painted}, otherwise=7)
    assert [int(call(1000, code)) for code in range(4, 12)] == [
        7, 1002, 1003, 1004, 1102, 1103, 1104, 7,
    ]  # fmt: skip
    assert [int(call(1000, code)) for code in (19, 20, 21, 35, 36)] == [7, -1000, 7, 1401, 7]


@kernel
def odd(st, colour, n):
    return (colour + n) % 2


def test_a_lister_writes_what_is_not_refused_in_the_order_of_codes():
    kind = ActionKind("paint {colour} {n}", 5, (COLOUR, COUNT), painted, odd)
    out = zeros(10)
    assert int(lister(kind)(0, out, 1)) == 4
    assert to_list(out)[:4] == [0, 5, 7, 9]
    assert int(lister(kind, 1)(0, 1, out, 0)) == 1
    assert int(out[0]) == 9


def test_what_must_be_said_is_asked_about_whatever_may_be_played():
    kind = ActionKind(
        "paint {colour} {n}",
        5,
        (COLOUR, COUNT),
        painted,
        painted,
        asked="colour",
        typed=("paint {n}",),
    )
    with pytest.raises(AmbiguousNotation) as error:
        ActionTable("connection", (kind,)).parse_action(None, "paint 3", lambda code: code == 6)
    assert error.value.refusal.args["choices"] == "paint red 3, paint dark-blue 3"


def test_neighbours_that_differ_in_their_first_field_alone_are_one_kind_for_a_switch():
    kinds = [
        ActionKind(f"paint {word}", 5 + 3 * n, (Field("colour", [word], first=n), COUNT), painted)
        for n, word in enumerate(COLOUR.words)
    ]
    other = ActionKind("mix", 11, (Field("colour", ["blue"], first=2), numbers("n", 3, 5)), painted)
    calls = dict.fromkeys((*kinds, other), painted)
    call = switch("call", calls, otherwise=7)
    assert [int(call(1000, code)) for code in range(4, 15)] == [
        7, 1002, 1003, 1004, 1102, 1103, 1104, 1203, 1204, 1205, 7,
    ]  # fmt: skip
    assert len(_joined(calls)) == 2


def test_codes_that_overlap_are_refused():
    with pytest.raises(ValueError, match="overlap"):
        ActionTable("connection", (PAINT, ActionKind("pass", 10, (), waited, waited)))
