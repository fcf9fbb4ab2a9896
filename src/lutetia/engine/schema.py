"""What every game tells alike; each adds its own in ``games/<game>/schema``.

Views, effects and materials are plain data, for making them is what costs most in telling a move:
their types are checked by mypy where they are made, and by the tests against whole games.
"""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec

Options = dict[str, bool | str]
"""What was chosen when the table was opened, by option."""

Counts = dict[str, int]
"""Numbers by id; those with 0 are left out."""


class Sentence(TypedDict):
    """A sentence: the key of a catalogue and the values in it."""

    key: str
    args: dict[str, Any]


class Head(TypedDict):
    """With what every position begins.

    Attributes:
        to_act: the seat to act; None while chance draws, and at the end.
    """

    game: str
    rules_version: int
    players: int
    options: Options
    to_act: int | None


class ViewHead(Head):
    """With what every view begins.

    Attributes:
        viewer: the seat whose eyes these are; None: an onlooker's.
        ply: the number of actions so far.
    """

    viewer: int | None
    ply: int


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


class Over(Fact, tag="over"):
    """The game has ended.

    Attributes:
        tiebreak: the rule that decided between equals.
    """

    scores: list[int]
    ranks: list[int]
    tiebreak: str | None
