"""The actions of Paris, and what is openly known of their consequences."""

from __future__ import annotations

from typing import NotRequired, TypedDict, Union

from lutetia.engine.action_types import part_structs
from lutetia.engine.schema import Counts, Nothing
from lutetia.games.paris.rules.actions import ACTIONS
from lutetia.games.paris.schema.view import Standing

Move = part_structs(ACTIONS)


class Change(TypedDict):
    """What follows from what costs or pays.

    Attributes:
        change: what the seat gains or pays, by francs, keys, points and tokens; no zeros.
    """

    change: Counts


class OfScore(Change, Standing):
    """What follows from a scoring tile: how the district then stands."""

    district: str


class OfMove(OfScore):
    """What follows from a move.

    Attributes:
        advance: the price of a move on the bonus track that it opens.
        sections: how many sections it opens.
        four: a scoring tile may be placed.
    """

    advance: int | None
    sections: int
    four: bool


class Final(TypedDict):
    """What follows from what draws, looks or may end the game.

    Attributes:
        final: it cannot simply be taken back.
    """

    final: NotRequired[bool]


Effect = Union[Nothing, Change, OfScore, OfMove, Final]  # noqa: UP007
"""Any of them."""

EFFECTS = {
    "draw": Final, "place": Nothing, "bank": Change, "arc": Change, "move": OfMove,
    "bonus": Change, "honour": Change, "score": OfScore, "buy": Change, "sell": Change,
    "use": Change, "use_end": Change, "look": Final, "take": Nothing, "pass": Final,
    "finish": Final,
}  # fmt: skip
