"""What came of a message that was sent."""

from __future__ import annotations

from enum import Enum, auto


class Outcome(Enum):
    """How it ended."""

    SENT = auto()
    GONE = auto()
    """Nobody is there any more, and nobody will be: the channel goes."""
    LATER = auto()
    """It is tried again."""
    REFUSED = auto()
    """This message will never be taken."""


def of_status(status: int) -> Outcome:
    """Return what an answer over HTTP means."""
    if status in (404, 410):
        return Outcome.GONE
    if 200 <= status < 300:  # noqa: PLR2004
        return Outcome.SENT
    if status in (408, 425, 429) or status >= 500:  # noqa: PLR2004
        return Outcome.LATER
    return Outcome.REFUSED
