"""The view of Paris Connection."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from lutetia.engine.schema import Counts, SeatHead, SharedHead, ViewHead
from lutetia.games.connection.state import Phase

End = Literal["marseille", "one_board", "agreed"]
"""What ended a game."""


class Company(TypedDict):
    """What is open of one company.

    Attributes:
        start: its start hex; None until drawn.
        placed: locomotives on the map.
        stock: on the storing board; None, as the next two, until all are dealt.
        shares: held by all together.
        shares_dealt: of these, dealt at the beginning.
        linked: it has reached a city.
        places: hexes where one could be placed now.
        shut_in: it can reach no city any more, because these need the same hex (PC4.5).
    """

    id: str
    start: str | None
    value: int
    placed: int
    stock: int | None
    shares: int | None
    shares_dealt: int | None
    linked: bool
    places: int
    shut_in: list[str]


class Refused(TypedDict):
    """Why a hex is no place for the company: a refusal as it stands in the view."""

    rule: str | None
    key: str
    args: dict[str, Any]


class Laying(TypedDict):
    """A company and where it was laid in this turn."""

    company: str
    laid: list[str]


class Build(Laying):
    """The build going on.

    Attributes:
        refused: every hex beside the company's track that is no legal place, with the reason.
    """

    points: int
    refused: dict[str, Refused]


class Trade(TypedDict):
    """The trade going on."""

    returned: str


class Seat(SeatHead):
    """A seat, with the public notepad.

    Attributes:
        over: shares above the limit.
        hand: one's own, and all at the end.
        points: what that hand would score now.
        took: shares taken in trades.
        floor: dealt shares that its returns have shown.
        least: how many it holds for certain, as the viewer can work out; None during the deal.
        most: how many it holds at most.
    """

    shares: int
    over: int
    hand: Counts | None
    points: int | None
    took: Counts
    returned: Counts
    floor: Counts
    least: Counts | None
    most: Counts | None


class SharedView(SharedHead):
    """What all viewers see alike.

    Attributes:
        turn_of: whose turn it is, also while chance draws.
        phase: ``turn``: nothing chosen yet; ``build``, ``trade``: in the middle of it.
        start: the seat that began.
        turn: counted from 1 over the whole game.
        idle: turns in a row without a build or a hand that grew within its limit (PC7.6).
        dealt: shares dealt to each.
        limit: shares that each may hold without a penalty.
        penalty: points for each share above it.
        map: who stands where, start hexes too; empty hexes are absent.
        only: hexes that would cut these companies off if another filled them now (PC4.1).
        ended: what ended the game.
    """

    turn_of: int | None
    phase: Phase
    start: int | None
    turn: int
    idle: int
    dealt: int
    limit: int
    penalty: int
    companies: list[Company]
    map: dict[str, list[str]]
    only: dict[str, list[str]]
    build: Build | None
    trade: Trade | None
    ended: End | None
    seats: list[Seat]


class View(ViewHead, SharedView):
    """What a viewer may know of a game of Paris Connection."""


class OwnView(TypedDict):
    """What one viewer sees otherwise than all do."""

    viewer: int | None
    seats: NotRequired[list[Seat]]
