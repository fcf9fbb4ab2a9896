"""What can happen in Paris, as viewers are told it."""

from __future__ import annotations

from typing import Literal, Union

from msgspec import UNSET, UnsetType

from lutetia.engine.schema import Fact, Over, Start


class Gain(Fact, kw_only=True):
    """What a seat gains or pays: the ledger is read from these two.

    Attributes:
        change: by ``francs``, ``points`` and tokens; losses are negative.
        rule: by which.
    """

    rule: str | UnsetType = UNSET
    change: dict[str, int] | UnsetType = UNSET


Place = Literal["sum", "higher", "level", "half", "fourth"]
"""What decided the place of a seat in a district."""

How = Literal["both", "buildings", "francs", "key", "landmarks", "pairs", "plain", "tiles", "types"]
"""What a used bonus tile gives."""


class BySeat(Fact):
    seat: int


class Trade(Gain):
    seat: int
    token: str
    francs: int


class FreePlacement(Fact):
    seat: int
    building: str
    district: str
    value: int
    type: str


class Token(Fact, tag="token"):
    district: str
    value: int
    token: str


class Track(Fact, tag="track"):
    """The number on the next space of the track, in the order of the spaces."""

    number: int


class Back(Fact, tag="back"):
    stack: int
    district: str


class Round(Fact, tag="round"):
    round: int
    how: Literal["plain", "last"]


class Drew(Fact, tag="drew"):
    seat: int
    stack: int


class Turned(Fact, tag="turned"):
    """``free``: with free placement."""

    seat: int
    stack: int
    building: str
    district: str
    value: int
    type: str
    how: Literal["home", "free"]


class Placed(FreePlacement, tag="placed"):
    """Only with free placement."""


class Discarded(FreePlacement, tag="discarded"):
    """Only with free placement."""


class Banked(Gain, tag="banked"):
    seat: int
    district: str
    francs: int


class Arc(BySeat, tag="arc"):
    pass


class Brought(Fact, tag="brought"):
    seat: int
    landmark: str
    district: str


class Moved(Gain, tag="moved"):
    """A ``property`` is a type of building or a landmark; ``lower`` is the one left,
    None for Arc and bank."""

    seat: int
    district: str
    value: int
    property: str
    origin: str
    lower: str | None
    lower_value: int | None
    to: str
    francs: int


class Paid(Gain, tag="paid"):
    seat: int
    token: str
    count: int
    standing: int


class Gained(Gain, tag="gained"):
    seat: int
    token: str


class Eight(Gain, tag="eight"):
    seat: int
    points: int


class Four(Fact, tag="four"):
    seat: int
    district: str


class Advanced(Gain, tag="advanced"):
    seat: int
    number: int
    francs: int
    how: Literal["free", "paid"]


class Honoured(Gain, tag="honoured"):
    seat: int
    token: str
    points: int


class Scoring(Fact, tag="scoring"):
    seat: int
    prize: str
    district: str
    first: int
    second: int
    third: int


class Bought(Trade, tag="bought"):
    pass


class Sold(Trade, tag="sold"):
    pass


class Used(Gain, tag="used"):
    seat: int
    number: int
    points: int
    francs: int
    counted: int | None
    value: int | None
    how: How


class Stands(Fact, tag="stands"):
    seat: int
    token: str


class Returned(Gain, tag="returned"):
    seat: int
    token: str
    pairs: int


class Fetched(Fact, tag="fetched"):
    seat: int
    number: int
    with_tile: int


class Looked(BySeat, tag="looked"):
    pass


class Took(Fact, tag="took"):
    """The tile is the seat's own secret."""

    seat: int
    end: str | None


class EndUsed(Gain, tag="end_used"):
    seat: int
    end: str
    points: int
    francs: int


class Passed(BySeat, tag="passed"):
    pass


class Finished(BySeat, tag="finished"):
    pass


class Last(BySeat, tag="last"):
    pass


class Francs(Gain, tag="francs"):
    seat: int
    points: int


class District(Gain, tag="district"):
    district: str
    seat: int
    sum: int
    place: int
    points: int
    how: Place


Event = Union[  # noqa: UP007
    Start, Token, Track, Back, Round, Drew, Turned, Placed, Discarded, Banked, Arc, Brought,
    Moved, Paid, Gained, Eight, Four, Advanced, Honoured, Scoring, Bought, Sold, Used, Stands,
    Returned, Fetched, Looked, Took, EndUsed, Passed, Finished, Last, Francs, District, Over,
]  # fmt: skip
"""Any of them, told apart by ``kind``."""
