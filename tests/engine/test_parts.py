"""The parts of the engine by themselves: random numbers, layouts, traces, templates, texts."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from typing import Annotated

import pytest

from lutetia.engine.errors import Refusal
from lutetia.engine.kernel import Ints, source_hash, zeros
from lutetia.engine.layout import Layout
from lutetia.engine.outcome import rank
from lutetia.engine.rng import make_rng, randbelow
from lutetia.engine.template import UnboundTemplate, instantiate, kernels_of
from lutetia.engine.trace import emit, make_null_trace, make_trace, rows


class Pond:
    depth: int
    fish: Annotated[Ints, 3]


def test_dice_are_even_and_repeatable():
    rng = make_rng(5)
    seen = Counter(int(randbelow(rng, 6)) for _ in range(60_000))
    assert set(seen) == set(range(6))
    assert all(abs(n - 10_000) < 400 for n in seen.values())
    one, two = make_rng(7, 3), make_rng(7, 3)
    assert [int(randbelow(one, 1000)) for _ in range(50)] == [
        int(randbelow(two, 1000)) for _ in range(50)
    ]
    assert [int(randbelow(make_rng(7, n), 10**9)) for n in range(9)] != [
        int(randbelow(make_rng(8, n), 10**9)) for n in range(9)
    ]
    assert int(randbelow(make_rng(-1), 2**31)) < 2**31


def test_dice_are_the_same_interpreted():
    program = (
        "from lutetia.engine.rng import randbelow, make_rng; d = make_rng(42, 1); "
        "print([int(randbelow(d, 97)) for _ in range(200)])"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "LUTETIA_JIT": jit},
            capture_output=True,
            check=True,
        ).stdout
        for jit in ("0", "1")
    }
    assert len(runs) == 1


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
