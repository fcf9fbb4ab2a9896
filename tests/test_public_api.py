"""What `import lutetia` offers: by name, with types that a type checker can check."""

from __future__ import annotations

import inspect
import subprocess
import sys
import typing
from collections.abc import Iterator
from functools import cached_property
from types import ModuleType

import pytest

import lutetia
from lutetia.engine.game import GameRecord


def public_things() -> Iterator[tuple[str, object]]:
    """Yield every public function, class and attribute with its name."""
    for name in lutetia.__all__:
        thing = getattr(lutetia, name)
        yield name, thing
        if isinstance(thing, ModuleType):
            own = getattr(thing, "__all__", None)
            for inner in own if own is not None else vars(thing):
                found = getattr(thing, inner)
                if own is not None or getattr(found, "__module__", "") == thing.__name__:
                    if not inner.startswith("_") and callable(found):
                        yield f"{name}.{inner}", found


PUBLIC = dict(public_things())


def annotations(thing: object) -> Iterator[tuple[str, object]]:
    """Yield every annotation that stands in ``thing``, a class with its public members."""
    if inspect.isclass(thing):
        yield from typing.get_type_hints(thing).items()
        for name, member in inspect.getmembers(thing):
            if name.startswith("_"):
                continue
            if isinstance(member, property):
                member = member.fget
            elif isinstance(member, cached_property):
                member = member.func
            if inspect.isfunction(member) or inspect.ismethod(member):
                hints = typing.get_type_hints(member)
                given = inspect.signature(member).parameters
                missing = {"return", *given} - {"self", "cls"} - set(hints)
                assert not missing, f"{name}: no type for {missing}"
                yield from ((f"{name}: {of}", hint) for of, hint in hints.items())
    elif inspect.isfunction(thing):
        yield from typing.get_type_hints(thing, localns={"Game": lutetia.Game}).items()


def holds_any(hint: object) -> bool:
    return hint is typing.Any or any(map(holds_any, typing.get_args(hint)))


@pytest.mark.parametrize(
    ("name", "thing"), list(public_things()), ids=lambda of: of if isinstance(of, str) else ""
)
def test_nothing_public_is_any(name: str, thing: object):
    for where, hint in annotations(thing):
        assert not holds_any(hint), f"{name}, {where}: {hint}"


def test_any_would_be_found():
    class Loose:
        def view(self) -> dict[str, list[typing.Any]]: ...

    assert [holds_any(hint) for _, hint in annotations(Loose)] == [True]
    assert len(list(annotations(lutetia.State))) > 40


def test_every_name_is_there_and_no_other():
    from lutetia import Game, Record, Refusal, State

    state = lutetia.game("cite").new(seed=1)
    assert isinstance(state, State)
    assert isinstance(state.game, Game)
    assert isinstance(state.refusal(-1), Refusal)
    assert isinstance(state.record(), Record)
    assert set(lutetia.__all__) <= set(dir(lutetia))
    with pytest.raises(AttributeError, match="no attribute 'Stale'"):
        lutetia.Stale  # noqa: B018


def test_importing_it_loads_neither_rules_nor_numba():
    code = "import lutetia, sys; print(any(m in sys.modules for m in ('numba', 'lutetia.games')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_record_has_all_that_its_protocol_says():
    record = lutetia.game("cite").new(2).record()
    for name in vars(GameRecord):
        if not name.startswith("_"):
            assert hasattr(record, name)
