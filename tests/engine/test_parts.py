"""The parts of the engine by themselves: layouts, traces, templates, texts."""

from __future__ import annotations

from typing import Annotated

import pytest

from lutetia.engine.errors import Refusal
from lutetia.engine.kernel import Ints, source_hash, zeros
from lutetia.engine.layout import Layout
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
