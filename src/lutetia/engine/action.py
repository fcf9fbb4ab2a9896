"""One decision: its number and its text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    """One indivisible decision. ``str(action)`` is its notation;
    the code is its number for ever."""

    code: int
    text: str

    def __str__(self) -> str:
        return self.text
