"""How strong somebody is: to those who might play with them, and as a bot that stands in."""

from __future__ import annotations

from collections.abc import Iterable

from lutetia.ai.levels import levels
from lutetia.engine.levels import USUAL, Level
from lutetia.ratings.bots import bot
from lutetia.ratings.rating import Rating, SeatClass, class_of, shown
from lutetia.server.storage.ratings import standings_of
from lutetia.server.storage.store import Store


async def points(
    store: Store, player: str, game: str, players: Iterable[int], now: float
) -> dict[SeatClass, int]:
    """Return the ratings of somebody in the classes of so many players, as they are shown."""
    found = await standings_of(store, [player])
    classes: set[SeatClass] = {class_of(n) for n in players}
    return {
        seats: shown(found.get((player, game, seats), Rating()), now).points for seats in classes
    }


def equal(game: str, players: int, points: int | None, now: float) -> Level:
    """Return the level of the bot whose rating is nearest to ``points`` (None: somebody new) of
    those that have one; the usual level where none has."""
    seats = class_of(players)
    wanted = shown(Rating(), now).points if points is None else points
    strengths = {
        level: abs(shown(fixed, now).points - wanted)
        for level in levels(game)
        if (fixed := bot(game, seats, level)) is not None
    }
    return min(strengths, key=strengths.__getitem__, default=USUAL)
