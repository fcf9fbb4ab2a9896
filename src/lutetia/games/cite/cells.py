"""The ground and the pieces of a record space by space, for Python: the record itself has sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lutetia.engine.bits import to_signed
from lutetia.games.cite.material import N_SPACES
from lutetia.games.cite.state import EMPTY, NONE, Fields


def members(of: int) -> Iterator[int]:
    """Yield the members of a set, smallest first."""
    of &= (1 << N_SPACES) - 1  # the last one is the sign
    while of:
        yield (of & -of).bit_length() - 1
        of &= of - 1


def grounds(st: Fields) -> list[int]:
    """Return the ground of each space."""
    out = [EMPTY] * N_SPACES
    for ground, spaces in enumerate(st.land):
        for space in members(spaces):
            out[space] = ground
    return out


def covers(st: Fields) -> list[int]:
    """Return the piece on each space, or NONE."""
    out = [NONE] * N_SPACES
    for piece, spaces in enumerate(st.at):
        for space in members(spaces):
            out[space] = piece
    return out


def set_of(spaces: Iterable[int]) -> int:
    """Return spaces as the set that the record holds."""
    return to_signed(sum(1 << space for space in set(spaces)))


def cover_at(st: Fields, space: int) -> int:
    """Return the piece on a space, or NONE."""
    return next((piece for piece, spaces in enumerate(st.at) if spaces >> space & 1), NONE)


def ground_at(st: Fields, space: int) -> int:
    """Return the ground of a space."""
    return next(ground for ground, spaces in enumerate(st.land) if spaces >> space & 1)


def pave(st: Fields, space: int, ground: int) -> None:
    """Lay a ground on an empty space."""
    st.land[EMPTY] &= ~set_of([space])
    st.land[ground] |= set_of([space])
