"""Draws that would tell something hidden if they were opened at once.

Who knows the number on which a draw fell, and what it brought, learns something of the weights.
Where those depend on what is hidden, the draw stays sealed until the end of the game, its total
and its number too. A test holds these lists against every game of ours; of others nobody knows.
"""

from __future__ import annotations

from lutetia.games import OURS

_WORDS = {
    "paris_paris": ("marker",),  # the markers of the others are gone from the pile
    "connection": ("deal",),  # and so are the shares that they were dealt
}


def depends_on_hidden(game: str, text: str) -> bool:
    """Return whether the weights of the draw ``text`` may depend on what somebody cannot know."""
    return game not in OURS or text.partition(" ")[0] in _WORDS.get(game, ())
