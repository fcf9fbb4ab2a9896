"""The view of Paris."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from lutetia.engine.schema import Counts, SeatHead, SharedHead, ViewHead
from lutetia.games.paris.state import Phase, Step


class Stack(TypedDict):
    """A stack of buildings.

    Attributes:
        back: the district on the back of its top building.
    """

    left: int
    back: str | None


class Keys(TypedDict):
    """Where the keys of a colour are.

    Attributes:
        arc: whether one is on the Arc de Triomphe.
        at: how many by space.
    """

    arc: bool
    banks: list[str]
    at: Counts


class Turn(TypedDict):
    """What is open in this turn.

    Attributes:
        standing: tokens that used tiles stand for.
        advance: the price of a move on the bonus track; None: it may not be made.
        sections: of the landmark arrived at: how many still take a prestige token, by kind.
        score: a scoring tile may be placed.
    """

    standing: Counts
    advance: int | None
    sections: Counts
    score: bool


class Sources(TypedDict):
    """Where points come from."""

    eights: int
    honours: int
    endings: int
    francs: int
    districts: Counts


class EndUse(TypedDict):
    """An end-game tile that was used.

    Attributes:
        after: how many takes before.
    """

    colour: str
    end: str
    after: int


class Look(TypedDict):
    """A look through the end-game tiles.

    Attributes:
        after: how many takes before.
        left: what was there.
    """

    after: int
    left: Counts


class Gives(TypedDict):
    """What a bonus tile would give if used now."""

    points: NotRequired[int]
    francs: NotRequired[int]


class Standing(TypedDict):
    """How a district stands, by seat.

    Attributes:
        sums: of the values under the keys of each.
        highest: the highest value under a key of each.
        pays: by the scoring tile that lies there; None without one.
    """

    sums: list[int]
    highest: list[int]
    ranks: list[int]
    pays: list[int] | None


class District(Standing):
    """A district.

    Attributes:
        prize: the scoring tile that lies there.
        would: where none lies: what each tile left would pay.
    """

    id: str
    bank: int
    prize: str | None
    would: dict[str, list[int]]


class Seat(SeatHead):
    """A seat; of others, what stands behind the screen is None (with ``ledger`` it is open).

    Attributes:
        behind: keys behind the screen.
        held: tokens.
        unused: bonus tiles.
        pays: the points that each unused tile would give now, at most.
        ends: end-game tiles not used yet; None of others until the end.
        hand: all end-game tiles taken; None of others until the end.
    """

    points: int
    francs: int | None
    behind: int | None
    held: Counts | None
    unused: list[int] | None
    pays: Counts | None
    ends: list[str] | None
    hand: list[str] | None


class City(TypedDict):
    """What views and positions have alike.

    Attributes:
        turn_of: whose turn it is, also while chance draws.
        step: how far the turn is.
        ending: 1: the last end-game tile is taken; 2: the last round.
        stack: the one drawn from.
        drawn: the building to place, with free placement.
        seen: buildings turned up so far, "<home district>/<value>".
        buildings: by space, "<district>-<value>".
        tokens: by space.
        landmarks: the district where each stands.
        prizes: the scoring tile of each district.
        keys: by colour.
        reserve: keys in the general reserve, by colour.
        supply: resources that can be bought.
        gone: prestige tokens out of the game.
        track: the number on each space of the bonus track.
        meeple: spaces advanced, by colour.
        used: bonus tiles used, with the points that they paid, by colour.
        points: by colour.
        takes: who took end-game tiles, in that order.
    """

    turn_of: int | None
    phase: Phase
    step: Step
    start: int | None
    round: int
    ending: int
    stacks: list[Stack]
    stack: int | None
    drawn: str | None
    seen: list[str]
    buildings: dict[str, str]
    tokens: dict[str, str]
    landmarks: dict[str, str]
    prizes: dict[str, str]
    keys: dict[str, Keys]
    reserve: Counts
    supply: Counts
    gone: Counts
    track: list[int | None]
    meeple: Counts
    used: dict[str, Counts]
    turn: Turn
    points: dict[str, Sources]
    takes: list[str]
    uses: list[EndUse]


class SharedView(SharedHead, City):
    """What all viewers see alike; ``looks``, ``looking`` and ``gives`` are an onlooker's.

    Attributes:
        copies: left of each number of the bonus track.
        ends_left: end-game tiles to be taken.
        looks: what the viewer saw each time it looked through them.
        looking: it looks through them now.
        gives: what each bonus tile would give the viewer if used now; None: an onlooker.
    """

    copies: list[int]
    ends_left: int
    looks: list[Look]
    looking: bool
    gives: dict[str, Gives] | None
    districts: list[District]
    seats: list[Seat]


class View(ViewHead, SharedView):
    """What a viewer may know of a game of Paris."""


class OwnView(TypedDict):
    """What one viewer sees otherwise than all do."""

    viewer: int | None
    looks: NotRequired[list[Look]]
    looking: NotRequired[bool]
    gives: NotRequired[dict[str, Gives] | None]
    seats: NotRequired[list[Seat]]


class Recalled(TypedDict):
    """What a perfect memory adds to a view."""

    seats: NotRequired[list[Seat]]
