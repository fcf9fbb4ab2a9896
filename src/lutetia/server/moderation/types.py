"""What the calls about reports and moderation take and answer."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

MAX_WORDS, MAX_WHY, MAX_DAYS = 500, 300, 3650

Reason = Literal["insult", "spam", "unfair", "name", "other"]
"""Why somebody is reported: what they said, talk that is none, cheating or leaving games, what they
call themselves, or something else."""

Words = Annotated[str, msgspec.Meta(max_length=MAX_WORDS)]
Why = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_WHY)]
Days = Annotated[float, msgspec.Meta(gt=0, le=MAX_DAYS)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class NewReport(msgspec.Struct, frozen=True):
    """Reports somebody to the moderators.

    Attributes:
        words: what there is to add.
    """

    reason: Reason
    words: Words = ""


class TableReport(msgspec.Struct, frozen=True):
    """Reports somebody at a table: who said a line, or who sits on a seat. The server itself
    attaches the talk around it.

    Attributes:
        words: what there is to add.
        line: version of the line of chat in the log.
        seat: of the person, where it is about no line.
    """

    reason: Reason
    words: Words = ""
    line: Number | None = None
    seat: Number | None = None


class Reported(msgspec.Struct, frozen=True):
    """The moderators have the report.

    Attributes:
        again: they had it already, or have so much about the same person that they need no more.
    """

    again: bool


# --- what moderators see --------------------------------------------------------------------------


class Somebody(msgspec.Struct, frozen=True):
    """A person in a report.

    Attributes:
        account: False for a guest.
    """

    id: str
    name: str
    account: bool


class ExcerptLine(msgspec.Struct, frozen=True):
    """A line of chat around what is reported.

    Attributes:
        n: its version in the log of the table.
        player: id of who said it.
        at: Unix seconds.
        reported: it is the one.
    """

    n: int
    player: str
    name: str
    at: int
    text: str
    reported: bool


class SanctionInfo(msgspec.Struct, frozen=True):
    """What moderators have decided about somebody, or an address.

    Attributes:
        player: id; null: an address.
        since: Unix seconds.
        until: Unix seconds; null: for good.
        reason: as the person reads it.
    """

    id: int
    kind: Literal["ban", "mute"]
    player: str | None
    since: int
    until: int | None
    reason: str


class ReportInfo(msgspec.Struct, frozen=True):
    """A report.

    Attributes:
        at: Unix seconds.
        closed: Unix seconds; null: it is open.
        subject: who is reported.
        name: under which they were seen.
        by: who reports; the reported person never hears who.
        times: how many people have reported them.
        table: null: reported on their page.
        version: of the table, then.
        lines: the talk around it, as the reporter could read it.
        sanctions: what holds for the reported person.
    """

    id: int
    at: int
    closed: int | None
    reason: Reason
    words: str
    subject: Somebody
    name: str
    by: Somebody
    times: int
    table: str | None
    version: int | None
    lines: list[ExcerptLine]
    sanctions: list[SanctionInfo]


class AuditRow(msgspec.Struct, frozen=True):
    """Something that was done.

    Attributes:
        at: Unix seconds.
        actor: id of a moderator, or `cli:` and a user of the machine.
        actor_name: empty where the machine's user did it.
        act: what, as the tag of an act.
        subject: id of the person whom it is about.
        line: version of a line of chat.
        report: number of a report.
        sanction: number of what was lifted.
        until: Unix seconds.
    """

    id: int
    at: int
    actor: str
    actor_name: str
    act: str
    subject: str | None
    subject_name: str
    table: str | None
    line: int | None
    report: int | None
    sanction: int | None
    until: int | None
    why: str


class Desk(msgspec.Struct, frozen=True):
    """What moderators have before them; reports about moderators are for whoever runs the site.

    Attributes:
        open: how many reports are open.
        reports: the open ones, the oldest first and at most three about one person, or the closed
            ones, the latest first.
        audit: what was done, the latest first.
        more: what to ask for what was done before; null: that is all.
    """

    open: int
    reports: list[ReportInfo]
    audit: list[AuditRow]
    more: int | None


# --- what moderators do ---------------------------------------------------------------------------


class Reasoned(msgspec.Struct, tag_field="act", frozen=True, kw_only=True):
    """What every act has: why it is done."""

    why: Why


class Decision(Reasoned, frozen=True, kw_only=True):
    """What most acts have besides: the report that led to it."""

    report: Number | None = None


class Close(Reasoned, tag="close", frozen=True, kw_only=True):
    """Closes a report, and all open ones about the same."""

    report: Number


class DeleteLine(Decision, tag="delete_line", frozen=True, kw_only=True):
    """Takes the words out of a line of chat; the log keeps that there was one."""

    table: Id
    line: Number


class Mute(Decision, tag="mute", frozen=True, kw_only=True):
    """Lets somebody say nothing at any table for so many days; null: for good."""

    player: Id
    days: Days | None


class Ban(Decision, tag="ban", frozen=True, kw_only=True):
    """Lets somebody neither sit, talk, seek nor open anything for so many days; null: for good.

    Attributes:
        address: nor any guest from where they came last, for 30 days at most.
    """

    player: Id
    days: Days | None
    address: bool = False


class Lift(Decision, tag="lift", frozen=True, kw_only=True):
    """Ends a ban or mute by its number; one for good, or of an address, only whoever runs the site
    ends."""

    sanction: Number


class Rename(Decision, tag="rename", frozen=True, kw_only=True):
    """Gives somebody another name, in all logs, too.

    Attributes:
        name: only whoever runs the site chooses one; null: a neutral one.
    """

    player: Id
    name: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class BanAddress(Decision, tag="ban_address", frozen=True, kw_only=True):
    """Lets no guest of an address (IPv6: its /64) sit, talk, seek or open anything."""

    address: Id
    days: Annotated[float, msgspec.Meta(gt=0, le=30)]


class Grant(Decision, tag="grant", frozen=True, kw_only=True):
    """Makes somebody with an account a moderator."""

    player: Id


class Revoke(Decision, tag="revoke", frozen=True, kw_only=True):
    """Makes somebody a moderator no longer."""

    player: Id


PageAct = Close | DeleteLine | Mute | Ban | Lift | Rename
"""What a moderator may do."""

AnyAct = PageAct | BanAddress | Grant | Revoke
"""What whoever runs the site may do."""
