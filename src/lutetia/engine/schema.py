"""What every game tells alike; each adds its own in ``games/<game>/schema``.

Views, positions, effects and materials are plain data (a TypedDict costs nothing at run time): the
functions that make them say so, mypy checks each field there, and tests check whole games.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

import msgspec

Options = dict[str, bool | str]
"""What was chosen when the table was opened, by option."""

Counts = dict[str, int]
"""Numbers by id; those with 0 are left out."""


class Sentence(TypedDict):
    """A sentence: the key of a catalogue and the values in it."""

    key: str
    args: dict[str, Any]


class RulesHead(TypedDict):
    """By which rules a position stands: the engine says it.

    Attributes:
        agreed: true where all agreed to end the game as it stands, otherwise left out.
    """

    game: str
    rules_version: int
    agreed: NotRequired[Literal[True]]


class ViewHead(RulesHead):
    """What the engine says in every view.

    Attributes:
        ply: the number of actions so far.
    """

    ply: int


class Setup(TypedDict):
    """What was chosen when the table was opened."""

    players: int
    options: Options


class Head(Setup):
    """What every game says of a position.

    Attributes:
        to_act: the seat to act; None while chance draws, and at the end.
    """

    to_act: int | None


class SharedHead(Head):
    """What every game says in a view.

    Attributes:
        viewer: the seat whose eyes these are; None: an onlooker's.
    """

    viewer: int | None


class SeatHead(TypedDict):
    """With what every seat of a view begins."""

    seat: int
    colour: str


class Nothing(TypedDict):
    """No field at all."""


class Parts(msgspec.Struct, tag_field="act", forbid_unknown_fields=True):
    """What an action consists of; ``act`` says of what kind it is."""


class Fact(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True):
    """Something that followed from an action; its sentence is ``<game>.event.<kind>``."""


class Start(Fact, tag="start"):
    """Who begins was drawn."""

    seat: int


class Over(Fact, tag="over"):
    """The game has ended.

    Attributes:
        tiebreak: the rule that decided between equals.
    """

    scores: list[int]
    ranks: list[int]
    tiebreak: str | None
