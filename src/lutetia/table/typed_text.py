"""What people type, cleaned in one place: names, talk,
and the names in a record that somebody brings."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

JOINERS = "\u200c\u200d"
"""Unseen, but they hold a family together that is drawn as one sign, and some scripts need them."""

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by their category that are drawn as nothing: fillers of Hangul,
the empty pattern of Braille."""

MAX_MARKS = 4
"""Marks above and below one letter: scripts need up to four, and towers of them reach into the
lines of others."""


def clean(text: str) -> str:
    """Return ``text`` on one line, without what is not seen.

    Every run of white space is one space. Control characters, marks that turn the direction of
    writing, zero-width and unassigned characters go; the joiners stay. Of the marks on one letter
    the first few stay.
    The result is empty when nothing in it would be seen.
    """
    spaced = (" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    kept = _without_towers(char for char in spaced if char.isprintable() or char in JOINERS)
    return " ".join(kept.split()) if any(map(_seen, kept)) else ""


def _without_towers(chars: Iterable[str]) -> str:
    """Return ``chars`` with at most `MAX_MARKS` marks in a row."""
    out, marks = [], 0
    for char in chars:
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        if marks <= MAX_MARKS:
            out.append(char)
    return "".join(out)


def _seen(char: str) -> bool:
    """Return whether ``char`` is drawn as something by itself."""
    return (
        not char.isspace()
        and char not in JOINERS
        and char not in BLANK
        and not unicodedata.category(char).startswith("M")
    )
