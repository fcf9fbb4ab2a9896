"""What the calls of the puzzles take and answer."""

from __future__ import annotations

from typing import Annotated

import msgspec

from lutetia.ratings.rating import Shown
from lutetia.server.calls import ShortText
from lutetia.server.coach.types import LossReason
from lutetia.table.messages import Because, Encoded, Entry, Legal, Message, View


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle.

    Attributes:
        players: seats of its game.
        rating: how hard it is, on the scale of those who attempt it.
    """

    id: str
    players: int
    rating: int


class MyPuzzles(msgspec.Struct, frozen=True):
    """What somebody with an account has reached with the puzzles of a game.

    Attributes:
        rating: theirs at these puzzles, with the attempts that counted as its games.
        solved: puzzles that they solved the last time.
        failed: puzzles that they did not, and which return.
        next: id of the one that comes next; null where there is none.
    """

    rating: Shown
    solved: int
    failed: int
    next: str | None


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of a game.

    Attributes:
        puzzles: those that are asked, the easiest first.
        daily: id of the one of today, the same for all; null where there is none.
        mine: null: the caller has no account, and their browser keeps what they solve.
        retired: those that are not asked any more; links to them still lead there, and no attempt
            counts.
    """

    puzzles: list[PuzzleInfo]
    daily: str | None
    mine: MyPuzzles | None
    retired: list[PuzzleInfo]


class Attempt(msgspec.Struct):
    """What somebody tries in a puzzle.

    Attributes:
        action: in notation; null to see the position.
        why: actions of which is asked why they may not be done.
        found: actions of the turn that were right so far, each told by an answer before.
        again: this browser was told the solution before, without an account: the attempt is no
            first one.
    """

    action: ShortText | None = None
    why: Annotated[list[ShortText], msgspec.Meta(max_length=50)] = []
    found: Annotated[list[ShortText], msgspec.Meta(max_length=20)] = []
    again: bool = False


Puzzles = Annotated[list[ShortText], msgspec.Meta(max_length=2000)]


class Brought(msgspec.Struct):
    """What a browser kept of puzzles while there was no account.

    Attributes:
        solved: ids of puzzles that were solved the last time.
        failed: ids of those that were not.
    """

    solved: Puzzles = []
    failed: Puzzles = []


class Solution(msgspec.Struct, frozen=True):
    """What an attempt was worth.

    Attributes:
        right: it was the best action.
        quiet: the best action is also what pays most at once.
        cost: share of wins that the attempt loses, from 0 to 1; null where it was not compared.
        most: the greatest such loss among the actions that were compared.
        ahead: points of the final lead by which the best action is ahead of the next.
        reason: what speaks for it.
        best: the best action, as a log tells it; the view is the one after it.
    """

    right: bool
    quiet: bool
    cost: float | None
    most: float
    ahead: float
    reason: LossReason | None
    best: Entry


class PuzzleChange(msgspec.Struct, frozen=True):
    """What an attempt has done to ratings.

    Attributes:
        change: points that the caller has won or lost.
        puzzle: the rating of the puzzle now.
    """

    change: int
    puzzle: int


class PuzzleMoment(msgspec.Struct, frozen=True):
    """A puzzle before or after an attempt.

    Attributes:
        view: what whoever is to act sees.
        legal: what they may do; nothing after an attempt.
        wrong: why what was tried is no legal action; it counts as no attempt then.
        answers: for each action that was asked about, why it may not be done; null where it may.
        solution: after an attempt.
        mine: after an attempt of somebody with an account.
        counted: after an attempt that counted: the first one of somebody with an account.
        found: actions of the turn that were right so far; while the turn goes on, nothing is solved
            yet.
    """

    view: Encoded[View]
    legal: list[Legal]
    prompt: Message | None
    wrong: Because | None
    answers: list[Because | None]
    solution: Solution | None
    mine: MyPuzzles | None = None
    counted: PuzzleChange | None = None
    found: list[str] = []
