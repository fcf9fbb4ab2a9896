"""Fields of Paris for which more may be typed than their words and names."""

from __future__ import annotations

import re

from lutetia.engine.action_table import Field
from lutetia.engine.notation import named
from lutetia.games.paris.material import (
    DISTRICTS,
    FIRST_LANDMARK,
    LANDMARKS,
    PRESTIGE,
    SLOT_VALUES,
    TOKENS,
)


class PlaceField(Field):
    """Places ``<district>-<value>``; a landmark's name may be typed for its value."""

    def typed(self, game: str) -> dict[str, str]:
        """Return everything that may be typed for a place, with the place."""
        values = {str(value): value for value in SLOT_VALUES}
        for name, landmark in named(game, "landmark", LANDMARKS).items():
            values[name] = SLOT_VALUES[FIRST_LANDMARK + LANDMARKS.index(landmark)]
        places = {
            f"{name}-{typed}": f"{district}-{value}"
            for name, district in named(game, "district", DISTRICTS).items()
            for typed, value in values.items()
        }
        return {typed: place for typed, place in places.items() if place in self.words}


class TokenField(Field):
    """Tokens, and what is called like them; prestige may be typed without the word prestige."""

    def typed(self, game: str) -> dict[str, str]:
        """Return everything that may be typed for a token, with the token."""
        short = {}
        for name, token in named(game, "token", TOKENS).items():
            if token in PRESTIGE and token in self.words:
                words = re.sub(r"prestiz|prestige", "", name).strip("-").removeprefix("d-")
                short[words.removeprefix("de-")] = token
        return short | super().typed(game)
