"""What people type, before a game makes an action of it."""

from __future__ import annotations

import re
import unicodedata

from lutetia.engine.errors import NotationError, Refusal


def fold(text: str) -> str:
    """Return ``text`` without case, accents, dots and apostrophes, words joined by single hyphens."""
    plain = (
        unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
        .encode("ascii", "ignore")
        .decode()
    )
    return re.sub(r"[\s'.\-]+", "-", plain).strip("-")


def unknown(game: str, text: str) -> NotationError:
    """Return the error that says what may be typed in ``game`` instead of ``text``."""
    return NotationError(Refusal(None, f"{game}.refusal.unknown_action", {"text": text[:80]}))
