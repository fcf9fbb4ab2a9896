"""The flat record of a game: one class of integers that is a structured
array when compiled and an object when not.

A game describes its state as a class of annotated fields::

    class Position:
        phase: int
        houses: Annotated[Ints, 100]      # houses[stop * 4 + seat]

`Layout` makes a *buffer* of it: an array of one record, so that ``buffer[0].phase`` reads alike in
both worlds. Fields are signed integers of 64 bits. A long run of small numbers says
so, ``Annotated[Ints, 100, BYTES]``: a batch of many tables then fits the processor's cache.
Comparing, hashing and keeping are done on the flat run of all integers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from lutetia.engine.kernel import COMPILED, Ints, helper

S = TypeVar("S")

FACTOR, MASK = 0x9E3779B97F4A7C5, (1 << 62) - 1
"""Of `Layout.digest`: an odd number with bits all over, and the bits that are kept."""

Buffer = Any
"""A container of one or more records: a structured NumPy array, or a list of plain objects."""

BYTES, SHORTS, LONGS = 8, 16, 64
"""How many bits each integer of a run has: enough for -128 to 127, for -32,768 to 32,767, for all.
What does not fit is cut off when compiled."""

Fields = Any
"""One record as a plain object, or as kernels take it out of a buffer:
each game's class of fields."""


class Layout(Generic[S]):
    """How the fields of ``cls`` lie one after another in a flat run of int64.

    Attributes:
        fields: ``(name, length)`` in order; length 0 means a single integer.
        bits: how many bits each integer of these fields has.
        size: the number of integers in one record.
        assign: a kernel ``assign(target, source)`` that copies one record onto another.
        digest: a kernel ``digest(st)``: a number of 62 bits that two unequal records hardly ever
            have in common.
    """

    def __init__(self, cls: type[S]) -> None:
        self.cls = cls
        self.fields: list[tuple[str, int]] = []
        self.bits: list[int] = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if get_origin(hint) is Annotated:
                kind, length, *rest = get_args(hint)
                bits = rest[0] if rest else LONGS
                if (
                    kind is not Ints
                    or not isinstance(length, int)
                    or length < 1
                    or bits not in (BYTES, SHORTS, LONGS)
                ):
                    raise TypeError(
                        f"{cls.__name__}.{name}: a run of integers is written Annotated[Ints, "
                        "length] or Annotated[Ints, length, BYTES]"
                    )
                self.fields.append((name, length))
                self.bits.append(bits)
            elif hint is int:
                self.fields.append((name, 0))
                self.bits.append(LONGS)
            else:
                raise TypeError(
                    f"{cls.__name__}.{name}: a record holds only int and Annotated[Ints, length]"
                )
        self.size = sum(max(1, n) for _, n in self.fields)
        self.dtype: Any = None
        if COMPILED:
            import numpy as np

            offsets, nbytes = self._places()
            order = sorted(range(len(self.fields)), key=offsets.__getitem__)
            formats: list[Any] = []
            for i in order:
                kind, length = f"i{self.bits[i] // 8}", self.fields[i][1]
                formats.append((kind, (length,)) if length else kind)
            self.dtype = np.dtype(
                {
                    "names": [self.fields[i][0] for i in order],
                    "formats": formats,
                    "offsets": [offsets[i] for i in order],
                    "itemsize": nbytes,
                }
            )
            self._stretches = self._make_stretches(offsets)
        self.assign: Callable[[Any, Any], None] = helper(self._make_assign())
        self.digest: Callable[[Any], int] = helper(self._make_digest())
        self._fill, self._run = self._make_fill(), self._make_run()

    def _make_assign(self) -> Callable[[Any, Any], None]:
        lines = ["def assign(target, source):"]
        for name, length in self.fields:
            if length:
                lines += [
                    f"    for i in range({length}):",
                    f"        target.{name}[i] = source.{name}[i]",
                ]
            else:
                lines.append(f"    target.{name} = source.{name}")
        scope: dict[str, Any] = {}
        exec("\n".join(lines), scope)
        return scope["assign"]  # type: ignore[no-any-return]

    def _make_digest(self) -> Callable[[Any], int]:
        # The lowest bits of a product are the same with and without those that do not fit.
        lines = ["def digest(st):", "    found = 1"]
        for name, length in self.fields:
            each, of = (f"    for i in range({length}):\n    ", "[i]") if length else ("", "")
            lines.append(f"{each}    found = (found * {FACTOR} + st.{name}{of}) & {MASK}")
        lines.append("    return found ^ (found >> 31)")
        scope: dict[str, Any] = {}
        exec("\n".join(lines), scope)
        return scope["digest"]  # type: ignore[no-any-return]

    def _places(self) -> tuple[list[int], int]:
        """Return the first byte of each field, and how many bytes a record has.

        Wide integers lie before small ones, so that each stands at a multiple of its own size:
        machine code relies on that.
        """
        offsets, byte = [0] * len(self.fields), 0
        for width in (LONGS, SHORTS, BYTES):
            for i, (_, length) in enumerate(self.fields):
                if self.bits[i] == width:
                    offsets[i] = byte
                    byte += max(1, length) * width // 8
        return offsets, -(-byte // 8) * 8

    def _make_stretches(self, offsets: Sequence[int]) -> list[tuple[str, int, int, int]]:
        """Return where integers of one kind follow one another: the kind, the first byte, and the
        first and the last + 1 of them in the flat run."""
        made: list[tuple[str, int, int, int]] = []
        at = 0
        for bits, group in groupby(range(len(self.fields)), key=self.bits.__getitem__):
            same = list(group)
            n = sum(max(1, self.fields[i][1]) for i in same)
            made.append((f"i{bits // 8}", offsets[same[0]], at, at + n))
            at += n
        return made

    def _make_fill(self) -> Callable[[Any, Sequence[int]], None]:
        """Return a function that sets the fields of an object from a flat run: written out,
        it is twice as quick as a loop."""
        lines, i = ["def fill(made, flat):"], 0
        for name, length in self.fields:
            if length:
                lines.append(f"    made.{name} = list(flat[{i}:{i + length}])")
            else:
                lines.append(f"    made.{name} = flat[{i}]")
            i += max(1, length)
        scope: dict[str, Any] = {}
        exec("\n".join(lines), scope)
        return scope["fill"]  # type: ignore[no-any-return]

    def _make_run(self) -> Callable[[Any], list[int]]:
        """Return a function that puts the fields of an object into a flat run."""
        parts = (f"*made.{name}" if length else f"made.{name}" for name, length in self.fields)
        scope: dict[str, Any] = {}
        exec(f"def run(made):\n    return [{', '.join(parts)}]", scope)
        return scope["run"]  # type: ignore[no-any-return]

    def zero_fields(self) -> S:
        """Return a record of zeros as a plain object with lists."""
        made = self.cls.__new__(self.cls)
        for name, length in self.fields:
            setattr(made, name, [0] * length if length else 0)
        return made

    def allocate(self, n: int = 1) -> Buffer:
        """Return a buffer of ``n`` records of zeros."""
        if not COMPILED:
            return [self.zero_fields() for _ in range(n)]
        import numpy as np

        return np.zeros(n, dtype=self.dtype)

    def copy(self, buffer: Buffer) -> Buffer:
        """Return an independent copy of a buffer of one record."""
        if COMPILED:
            return self._over(bytearray(buffer.tobytes()))
        return self.from_ints(self.to_ints(buffer))

    def _over(self, memory: Any) -> Buffer:
        """Return ``memory`` as a buffer: ten times as quick as letting NumPy make room for a
        record of many fields."""
        import numpy as np

        return np.ndarray(len(memory) // self.dtype.itemsize, self.dtype, memory)

    def to_ints(self, buffer: Buffer) -> list[int]:
        """Return the record in ``buffer`` as its flat run of integers."""
        if COMPILED:
            import numpy as np

            memory = buffer.tobytes()
            flat: list[int] = []
            for kind, byte, first, end in self._stretches:
                flat += np.frombuffer(memory, kind, end - first, byte).tolist()
            return flat
        return self._run(buffer[0])

    def from_ints(self, flat: Sequence[int]) -> Buffer:
        """Return a buffer of one record from its flat run.
        Raises ValueError when the length is another game's, OverflowError when a number does not
        fit."""
        if len(flat) != self.size:
            raise ValueError(
                f"a record of {self.cls.__name__} has {self.size} integers, not {len(flat)}"
            )
        if COMPILED:
            import numpy as np

            memory = bytearray(self.dtype.itemsize)
            for kind, byte, first, end in self._stretches:
                np.frombuffer(memory, kind, end - first, byte)[:] = flat[first:end]
            return self._over(memory)
        return [self._plain_from(flat)]

    def unpack(self, buffer: Buffer) -> S:
        """Return the record in ``buffer`` as a plain object of its own,
        quick to read from Python."""
        return self._plain_from(self.to_ints(buffer))

    def pack(self, plain: S) -> Buffer:
        """Return a buffer of one record with the values of ``plain``."""
        return self.from_ints(self._run(plain))

    def _plain_from(self, flat: Sequence[int]) -> S:
        made = self.cls.__new__(self.cls)
        self._fill(made, flat)
        return made
