"""What callers from Python may give as a number: what is none is told at once, by its name."""

from __future__ import annotations

import operator


def whole(what: str, value: object) -> int:
    """Return a whole number of any kind, NumPy's among them, as an ``int``.

    Raises TypeError saying what ``what`` is: for a float, a text, a truth value.
    """
    if not isinstance(value, bool):
        try:
            return operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            pass
    raise TypeError(f"{what} is a whole number, not {value!r}")


def seed_of(value: object) -> int | None:
    """Return a seed, None where there is none. Raises TypeError as `whole`."""
    return None if value is None else whole("seed", value)
