"""Holds JSON against the types of `lutetia`: every field must be known,
and every known one is noted."""

from __future__ import annotations

from typing import Any

import msgspec
import msgspec.inspect as kinds

from generate.kinds import Kind, Record, bare, fields, info, members, tag

OPEN = frozenset({"View", "SeatView", "Event"})
"""Records of which the shell knows what all games have; each game's own type has the rest."""


class Fits:
    """Notes which fields of which records were really there, as ``Record.field``."""

    def __init__(self) -> None:
        self.met: set[str] = set()
        self.known: set[str] = set()
        self._checked: set[tuple[type, str, bytes]] = set()

    def check(self, value: Any, kind: Any, at: str = "") -> None:
        """Raise AssertionError where ``value`` is not of ``kind``; ``at`` says where it stands."""
        kind = info(kind)
        fine = [one for one in members(kind) if self._could_be(value, one)]
        assert len(fine) == 1, (
            f"{at}: {value!r:.80} is none of {[str(k)[:60] for k in members(kind)]}"
        )
        one = fine[0]
        if isinstance(one, Record):
            self._record(value, one, at)
        elif isinstance(one, kinds.ListType | kinds.VarTupleType):
            for i, inner in enumerate(value):
                self.check(inner, one.item_type, f"{at}[{i}]")
        elif isinstance(one, kinds.TupleType):
            assert len(value) == len(one.item_types), at
            for i, (inner, inner_kind) in enumerate(zip(value, one.item_types, strict=True)):
                self.check(inner, inner_kind, f"{at}[{i}]")
        elif isinstance(one, kinds.DictType):
            for name, inner in value.items():
                self.check(inner, one.value_type, f"{at}.{name}")

    def expect(self, kind: Any) -> None:
        """Note every field that ``kind`` and what it is made of may have."""
        stack, seen = [info(kind)], set()
        while stack:
            one = stack.pop()
            if isinstance(one, Record):
                if one.cls in seen:
                    continue
                seen.add(one.cls)
                self.known |= {f"{one.cls.__name__}.{field.name}" for field in fields(one)}
                stack += [field.kind for field in fields(one)]
            elif isinstance(one, kinds.UnionType | kinds.TupleType):
                stack += (
                    members(one) if isinstance(one, kinds.UnionType) else map(bare, one.item_types)
                )
            elif isinstance(one, kinds.ListType | kinds.VarTupleType):
                stack.append(bare(one.item_type))
            elif isinstance(one, kinds.DictType):
                stack.append(bare(one.value_type))

    def never_met(self) -> set[str]:
        """Return the fields that are said and were never there."""
        return self.known - self.met

    def _record(self, value: dict[str, Any], kind: Any, at: str) -> None:
        own = tag(kind)
        name = kind.cls.__name__
        said = {field.name: field for field in fields(kind)}
        extra = set(value) - set(said) - ({own[0]} if own else set())
        assert not extra or name in OPEN, f"{at}: {name} has no {extra}"
        for field in said.values():
            if field.name in value:
                self.met.add(f"{name}.{field.name}")
                self._field(value[field.name], kind.cls, field, f"{at}.{field.name}")
            else:
                assert not field.required, f"{at}: {name} lacks {field.name}"

    def _field(self, value: Any, cls: type, field: Any, at: str) -> None:
        """Check a field. From one position to the next most of them stay as they are: what was
        checked once is not looked through again."""
        if not isinstance(value, dict | list):
            self.check(value, field.kind, at)
            return
        key = (cls, field.name, msgspec.json.encode(value))
        if key not in self._checked:
            self.check(value, field.kind, at)
            self._checked.add(key)

    def _could_be(self, value: Any, kind: Kind) -> bool:
        if isinstance(kind, kinds.AnyType):
            return True
        if isinstance(kind, kinds.LiteralType):
            return any(value == one and type(value) is type(one) for one in kind.values)
        if isinstance(kind, Record):
            own = tag(kind)
            return isinstance(value, dict) and (own is None or value.get(own[0]) == own[1])
        if isinstance(kind, kinds.ListType | kinds.VarTupleType | kinds.TupleType):
            return isinstance(value, list)
        python = {
            kinds.IntType: int,
            kinds.FloatType: float,
            kinds.StrType: str,
            kinds.BoolType: bool,
            kinds.NoneType: type(None),
            kinds.DictType: dict,
        }[type(kind)]
        return type(value) is python
