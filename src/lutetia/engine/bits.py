"""Sets of up to 64 members as the bits of one integer.

Integers of kernels are signed, so member 63 is the sign. Interpreted integers have no end: what is
shifted to the left goes through `signed`, and every set is then the same integer in both worlds.
"""

from __future__ import annotations

from typing import Any, Final

from lutetia.engine.kernel import COMPILED, kernel

LOW: Final = 0x7FFF_FFFF_FFFF_FFFF
"""All members but the last."""

ALL: Final = -1
"""All 64 members."""

_count: Any
_lowest: Any

if COMPILED:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    def _population(context: Any, members: Any) -> Any:
        return types.int64(types.int64), lambda _, b, __, given: b.ctpop(given[0])

    def _zeros_below(context: Any, members: Any) -> Any:
        def code(_: Any, builder: Any, __: Any, given: Any) -> Any:
            return builder.cttz(given[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.int64), code

    _count, _lowest = intrinsic(_population), intrinsic(_zeros_below)
else:

    def _bit_count(members: int) -> int:
        return (members & (1 << 64) - 1).bit_count()

    def _lowest_bit(members: int) -> int:
        return (members & -members).bit_length() - 1

    _count, _lowest = _bit_count, _lowest_bit


def to_signed(members: int) -> int:
    """Return a set put together in Python as kernels hold it (`signed`)."""
    return members - (members >> 63 << 64)


@kernel
def signed(members: int) -> int:
    """Return ``members`` with member 63 as the sign and none beyond it."""
    return (members & LOW) | (0 - (members >> 63 & 1)) << 63


@kernel
def one(member: int) -> int:
    """Return the set of one member."""
    return signed(1 << member)


@kernel
def has(members: int, member: int) -> bool:
    """Return whether ``member`` is in the set."""
    return members >> member & 1 == 1


@kernel
def count(members: int) -> int:
    """Return the size of a set."""
    return _count(members)  # type: ignore[no-any-return]


@kernel
def lowest(members: int) -> int:
    """Return the smallest member of a set that is not empty."""
    return _lowest(members)  # type: ignore[no-any-return]


@kernel
def without_lowest(members: int) -> int:
    """Return a set without its smallest member."""
    return signed(members & (members - 1))


@kernel
def pick(members: int, k: int) -> int:
    """Return the member of a set that ``k`` smaller ones precede."""
    for _ in range(k):
        members = without_lowest(members)
    return lowest(members)
