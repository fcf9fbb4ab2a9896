"""The parts of the engine by themselves: layouts, traces, templates, texts."""

from __future__ import annotations

from typing import Annotated

import pytest

from lutetia.engine.errors import Refusal
from lutetia.engine.kernel import COMPILED, Ints, kernel, source_hash, zeros
from lutetia.engine.layout import BYTES, SHORTS, Buffer, Layout
from lutetia.engine.outcome import rank
from lutetia.engine.template import UnboundTemplate, instantiate, kernels_of
from lutetia.engine.trace import emit, make_null_trace, make_trace, rows


class Pond:
    depth: int
    fish: Annotated[Ints, 3]


def test_layouts_copy_compare_and_refuse():
    layout = Layout(Pond)
    assert layout.size == 4
    buffer = layout.from_ints([1, 2, 3, 4])
    changed = layout.unpack(layout.copy(buffer))
    changed.fish[0] = 9
    other = layout.pack(changed)
    assert layout.to_ints(buffer) == [1, 2, 3, 4]
    assert layout.to_ints(other) == [1, 9, 3, 4]
    assert layout.unpack(buffer).fish == [2, 3, 4]
    assert layout.to_ints(layout.pack(layout.unpack(other))) == [1, 9, 3, 4]
    with pytest.raises(ValueError, match="4 integers, not 3"):
        layout.from_ints([1, 2, 3])


class Shelf:
    """Runs of small numbers between others."""

    first: int
    cups: Annotated[Ints, 3, BYTES]
    plates: Annotated[Ints, 2, SHORTS]
    bowls: Annotated[Ints, 2, SHORTS]
    last: int


SHELF: Layout[Shelf] = Layout(Shelf)
assign = SHELF.assign


@kernel
def copy_to(target: Buffer, at: int, source: Buffer) -> None:
    assign(target[at], source[0])


def test_runs_of_small_numbers_are_kept_as_all_others():
    layout = SHELF
    flat = [-(1 << 62), -128, 0, 127, -32_768, 32_767, 3, 4, 1 << 62]
    assert layout.size == len(flat)
    buffer = layout.from_ints(flat)
    assert layout.to_ints(buffer) == flat
    assert layout.to_ints(layout.copy(buffer)) == flat
    assert layout.to_ints(layout.pack(layout.unpack(buffer))) == flat
    plain = layout.unpack(buffer)
    assert (plain.cups, plain.plates, plain.bowls) == (flat[1:4], flat[4:6], flat[6:8])
    assert (plain.first, plain.last) == (flat[0], flat[8])
    layout.assign(layout.allocate(1)[0], buffer[0])  # single records enter kernels as well
    many = layout.allocate(3)
    copy_to(many, 1, buffer)
    assert [layout.to_ints(many[i : i + 1]) for i in range(3)] == [[0] * 9, flat, [0] * 9]
    with pytest.raises(ValueError, match="9 integers, not 8"):
        layout.from_ints(flat[1:])


def test_each_integer_stands_where_machine_code_expects_it():
    offsets, nbytes = SHELF._places()
    assert (offsets, nbytes) == ([0, 24, 16, 20, 8], 32)
    assert all(8 * at % bits == 0 for at, bits in zip(offsets, SHELF.bits, strict=True))
    if COMPILED:
        assert [SHELF.dtype.fields[name][1] for name, _ in SHELF.fields] == offsets


def test_what_does_not_fit_is_refused_where_it_would_be_cut_off():
    flat = [0, 128, 0, 0, 0, 0, 0, 0, 0]
    if COMPILED:
        with pytest.raises(OverflowError):
            SHELF.from_ints(flat)
    else:
        assert SHELF.to_ints(SHELF.from_ints(flat)) == flat


def test_layouts_take_only_integers():
    class Wrong:
        name: str

    class Unsized:
        fish: Ints

    for cls in (Wrong, Unsized):
        with pytest.raises(TypeError, match=cls.__name__):
            Layout(cls)


def test_traces_keep_rows_unless_null():
    trace, null_trace = make_trace(), make_null_trace()
    for target in (trace, null_trace):
        emit(target, 7, 1, 2, 3, 4, 5)
        emit(target, 8, 0, 0, 0, 0, 0)
    assert rows(trace) == [[7, 1, 2, 3, 4, 5], [8, 0, 0, 0, 0, 0]]
    assert rows(null_trace) == []


def test_a_template_without_a_game_says_so():
    import lutetia.engine.entry_points as entry_points

    assert isinstance(kernels_of("nothing"), UnboundTemplate)
    with pytest.raises(RuntimeError, match="template"):
        entry_points.rules.play(None, 0, zeros(1))
    with pytest.raises(ImportError, match="no template"):
        instantiate("lutetia.engine.nowhere", None, "x")


def test_the_hash_of_sources_sees_every_rule_and_datum(tmp_path):
    for path in (
        "engine/a.py",
        "games/g/rules/b.py",
        "games/g/data/map.toml",
        "ai/c.py",
        "server/d.py",
        "games/g/texts/arguments.toml",
    ):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("1")
    before = source_hash(tmp_path)
    cases = {
        "games/g/data/map.toml": True,
        "games/g/rules/b.py": True,
        "server/d.py": False,
        "games/g/texts/arguments.toml": False,
    }
    for path, matters in cases.items():
        (tmp_path / path).write_text("2")
        after = source_hash(tmp_path)
        assert (after != before) == matters, path
        before = after


def test_ranks_share_and_skip():
    assert rank([5, 9, 9, 1]) == (3, 1, 1, 4)


def test_a_refusal_is_an_english_sentence_with_its_rule():
    assert str(Refusal(None, "no.such.key", {"n": 1})) == "no.such.key"
    told = str(Refusal("PP5.1", "paris_paris.refusal.place_free", {"stop": "odeon"}))
    assert told.startswith("PP5.1: A place at Odéon is still free")
