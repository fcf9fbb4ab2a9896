"""The calls about invitations, described."""

from __future__ import annotations

from lutetia.server.calls import Opened
from lutetia.server.described import Call
from lutetia.server.invitations.types import (
    Acquaintance,
    InvitationAnswer,
    Invitations,
    NewInvitation,
)

INVITATION_CALLS = (
    Call("GET", "/api/invitations", "The caller's invitations that hold.", Invitations),
    Call(
        "POST", "/api/invitations",
        "Invites somebody with an account to a table at which the caller sits, who needs one too: "
        "for a day, or seven where the pace is daily or slow. Who is blocked is not told.",
        Invitations, NewInvitation, 201,
        ("403 invite_account", "404 no_player", "409 invite_seat", "409 invited_many"),
    ),
    Call(
        "POST", "/api/invitations/{invitation}",
        "Declines, or sits down at the table, where the caller does not sit there already; the "
        "game begins where that was the last seat.",
        Opened, InvitationAnswer, fails=("404 no_invitation",),
    ),
    Call(
        "DELETE", "/api/invitations/{invitation}",
        "Withdraws an invitation of the caller's that nobody has answered. It counts among those "
        "that they may send until it would have lapsed, so nobody is called again and again.",
        Invitations, fails=("404 no_invitation",),
    ),
    Call(
        "GET", "/api/people",
        "People with an account whom the caller follows or has sat at a table with, whose name has "
        "`?name=` in it; at most 8, those followed first.",
        list[Acquaintance],
    ),
)  # fmt: skip
