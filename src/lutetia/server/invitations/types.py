"""What the calls about invitations take and answer."""

from __future__ import annotations

import msgspec

from lutetia.table.messages import Encoded, TableInfo


class NewInvitation(msgspec.Struct):
    """Somebody to be invited.

    Attributes:
        player: their id, as in the address of their page.
        table: at which the caller sits and a seat is free.
    """

    player: str
    table: str


class InvitationAnswer(msgspec.Struct):
    """Whether an invitation is accepted: then one sits at the table."""

    accept: bool


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a table.

    Attributes:
        by: the name of who invites, and ``by_player`` their id.
        name: of who is invited, and ``player`` their id.
        until: Unix seconds.
        declined: they have said no.
    """

    id: str
    by: str
    by_player: str
    name: str
    player: str
    until: int
    declined: bool
    table: Encoded[TableInfo]


class Invitations(msgspec.Struct, frozen=True):
    """One's own invitations that hold: to oneself, and by oneself."""

    got: list[Invitation]
    sent: list[Invitation]


class Acquaintance(msgspec.Struct, frozen=True):
    """Somebody with an account whom one follows, or has sat at a table with."""

    player: str
    name: str
    follow: bool
