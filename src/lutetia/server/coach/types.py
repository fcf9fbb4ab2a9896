"""What the calls of the coach answer: docs/coach.md says more of the report.

The report is written by `lutetia.coach.report`, whose classes are made with defaults and for
whoever programs. What travels has types of its own, as all messages have: every field is there, a
verdict is one of three words, and names are those of the protocol. The tests of the calls compare
what is sent with these types, field by field.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from lutetia.server.calls import ShortText
from lutetia.table.commands import SeatNo
from lutetia.table.messages import Because, Encoded, Entry, Legal, Message, View

Verdict = Literal["inaccuracy", "mistake", "blunder"]


class CoachEffort(msgspec.Struct, frozen=True):
    """How much was simulated for one decision; usually it is another for some actions.

    Attributes:
        simulations: in each tree.
        trees: at most so many for each of the last two actions.
        proposing: simulations of the search that proposes actions, in trees.
        rivals: actions that were compared with the one that was played; reports of earlier
            versions do not say so, and it was 4.
        closer: how many times as large trees are at most where it is unsure whether a loss bears a
            name; with 1 there is no closer look, as in reports of earlier versions, which do not
            tell.
        round: trees for each action in the first round of the choice; reports of earlier versions
            do not say so, and it was 2.
    """

    simulations: int
    trees: int
    proposing: int
    rivals: int = 4
    closer: int = 1
    round: int = 2


class CoachDraw(msgspec.Struct, frozen=True):
    """What chance brought a seat between two decisions.

    Attributes:
        first, last: numbers of its actions in the record, from 1.
        points: of the final lead that it brought.
        share: of wins that it brought.
    """

    first: int
    last: int
    points: float
    share: float


class CoachLedger(msgspec.Struct, frozen=True):
    """Where the result of a seat comes from, in points of the final lead over the best of the
    others: ``start + errors + luck + others`` is ``result``.

    Attributes:
        start: what it could expect.
        errors: of its own; below 0.
        luck: of all draws.
        others: what the others did, and what the estimates cannot tell.
        result: the lead at the end; of a game that was broken off, what was to be expected.
        adjusted: the result without the luck.
    """

    start: float
    errors: float
    luck: float
    others: float
    result: float
    adjusted: float
    draws: list[CoachDraw]


class Prospect(msgspec.Struct, frozen=True):
    """What a seat could expect.

    Attributes:
        after: so many actions.
        share: of wins, from 0 to 1.
    """

    after: int
    share: float


class CoachedSeat(msgspec.Struct, frozen=True):
    """How a seat has played.

    Attributes:
        error_rate: mean loss of win share a decision that counts, in points of a hundred; null
            without such a decision.
        counted: decisions that count.
        verdicts: how many decisions bear each verdict.
        costliest: numbers of the actions that lost most, the worst first.
        prospects: over the game, in order.
    """

    seat: int
    error_rate: float | None
    counted: int
    verdicts: dict[str, int]
    costliest: list[int]
    ledger: CoachLedger
    prospects: list[Prospect]


class Candidate(msgspec.Struct, frozen=True):
    """An action that was looked at.

    Attributes:
        action: in notation.
        share: of wins that it promises, from 0 to 1.
        deviation: standard deviation of ``share``.
        trees: that looked at it; 1 where it is known exactly.
    """

    action: str
    share: float
    deviation: float
    trees: int


class LossReason(msgspec.Struct, frozen=True):
    """The score line that differs most.

    Attributes:
        seat: whose line it is.
        key: of the line's name, and ``args`` of that.
        points: what the action brought that seat in this line, on average, against the better one.
    """

    seat: int
    key: str
    args: dict[str, Any]
    points: float


class Judgement(msgspec.Struct, frozen=True):
    """What a decision cost.

    Attributes:
        seat: who decided.
        played: the action, in notation.
        best: the better of the two that most trees compared; ``played`` where nothing better was
            found.
        loss: of win share, from 0 to 1.
        deviation: standard deviation of ``loss``.
        points: the same loss, in points of the final lead.
        verdict: null where no loss is sure.
        counted: whether it counts for the error rate.
        candidates: ``best`` first, then by how many trees looked at them; in reports of earlier
            versions ``best`` may come later. An action that fewer trees looked at may promise more
            than ``best``, by chance.
    """

    seat: int
    played: str
    best: str
    loss: float
    deviation: float
    points: float
    verdict: Verdict | None
    counted: bool
    candidates: list[Candidate]
    reason: LossReason | None


class CoachedDecision(msgspec.Struct, frozen=True):
    """A judged action of the record.

    Attributes:
        number: there, from 1.
    """

    number: int
    judgement: Judgement


class CoachReport(msgspec.Struct, frozen=True):
    """What ``lutetia coach --json`` prints.

    Attributes:
        names: empty here.
        over: whether the game has ended, also by agreement or because seats gave up; else, as where
            it was broken off, results are what was to be expected.
        fitted: whether win shares come from games that were played.
        current: whether these were played with the net of today.
    """

    game: str
    players: int
    names: list[str]
    seed: int
    effort: CoachEffort
    over: bool
    fitted: bool
    current: bool
    seats: list[CoachedSeat]
    decisions: list[CoachedDecision]


class CoachMove(msgspec.Struct, frozen=True):
    """A decision with a verdict in words.

    Attributes:
        number: of the action in the record, from 1.
        told: its candidates in their order, each as the log would tell it.
    """

    number: int
    told: list[Entry]


class Coaching(msgspec.Struct, frozen=True):
    """A report, with what its page needs besides.

    Attributes:
        bots: numbers of the actions that a bot took in place of the person who sits there, from 1;
            reports of earlier versions do not tell.
    """

    report: CoachReport
    moves: list[CoachMove]
    bots: list[int] = []


class JudgeWanted(msgspec.Struct, frozen=True):
    """Which decision somebody wants to have judged while they play.

    Attributes:
        seat: their own.
        number: of the action, from 1; null: the last of theirs at which there was a choice.
    """

    seat: SeatNo
    number: Annotated[int, msgspec.Meta(ge=1)] | None = None


class Judged(msgspec.Struct, frozen=True):
    """A decision of a game against bots, judged on what its seat could know then.

    Attributes:
        number: of the action, from 1.
        version: of the table, which the entry of that action bears in the log.
        told: the candidates in their order, each as the log would tell it.
    """

    number: int
    version: int
    judgement: Encoded[Judgement]
    told: Encoded[list[Entry]]


class ExerciseTry(msgspec.Struct, frozen=True):
    """What somebody tries in place of a decision of a game that has ended.

    Attributes:
        number: of that action, from 1.
        action: in notation; null to see the position.
        why: actions of which is asked why they may not be done.
    """

    number: Annotated[int, msgspec.Meta(ge=1)]
    action: ShortText | None = None
    why: Annotated[list[ShortText], msgspec.Meta(max_length=50)] = []


class TriedMove(msgspec.Struct, frozen=True):
    """What an action that was tried promises.

    Attributes:
        action: in notation.
        share: of wins that it promises, from 0 to 1; never more than ``best``.
        best: that the best action promises.
        right: it loses less than what bears a name; of what was played, and of what the report did
            not compare, also where it does so, but not for sure.
    """

    action: str
    share: float
    best: float
    right: bool


class Exercise(msgspec.Struct, frozen=True):
    """A decision of a game that has ended, before it was taken.

    Attributes:
        view: what the seat that decided saw.
        legal: what it could do.
        wrong: why what was tried is no legal action.
        answers: for each action that was asked about, why it may not be done; null where it may.
        tried: what was tried, where it is legal.
    """

    view: Encoded[View]
    legal: list[Legal]
    prompt: Message
    wrong: Because | None
    answers: list[Because | None]
    tried: TriedMove | None


class Coached(msgspec.Struct, frozen=True):
    """How far the coach is with the game of a table.

    Attributes:
        state: nobody has asked for the report, it waits for others, is being made, or is there.
        done, total: pieces of work, while it is being made.
        made: null until it is there.
    """

    state: Literal["none", "waits", "works", "made"]
    done: int
    total: int
    made: Encoded[Coaching | None]
