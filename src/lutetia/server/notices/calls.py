"""What the calls about notices take and answer, as types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from lutetia.server.notices.push import Subscription

MINUTES = msgspec.Meta(ge=0, lt=1440)


class ChannelInfo(msgspec.Struct, frozen=True):
    """One way by which the caller is told.

    Attributes:
        name: the host of a push service, the address, the URL.
        wanted: False while it is switched off.
        confirmed: False until the link in a mail has been followed.
        endpoint: of a browser, by which it knows itself.
        secret: of a webhook, by which its receiver checks what it gets.
    """

    id: str
    kind: Literal["push", "mail", "webhook"]
    name: str
    wanted: bool
    confirmed: bool
    endpoint: str | UnsetType = UNSET
    secret: str | UnsetType = UNSET


class NoticeSettings(msgspec.Struct, frozen=True):
    """How the caller is told that a table waits for them.

    Attributes:
        key: of the site, as a browser takes it to subscribe.
        mail: whether this site sends mails.
        zone: IANA name of the time zone of the waking hours; empty: none was chosen.
        since: minutes after midnight; reminders come from then on.
        until: likewise; the same as ``since``: all day long.
    """

    key: str
    mail: bool
    channels: list[ChannelInfo]
    zone: str
    since: int
    until: int


class WakingChange(msgspec.Struct, frozen=True):
    """When the caller may be reminded."""

    zone: Annotated[str, msgspec.Meta(max_length=64)]
    since: Annotated[int, MINUTES]
    until: Annotated[int, MINUTES]


class NewChannel(msgspec.Struct, frozen=True):
    """A new way: a browser's subscription, an address to mail to, or the https URL of a webhook."""

    push: Subscription | None = None
    mail: str | None = None
    webhook: str | None = None


class ChannelChange(msgspec.Struct, frozen=True):
    """What shall change of a channel.

    Attributes:
        forget: it goes for good.
    """

    wanted: bool = True
    forget: bool = False


class Tried(msgspec.Struct, frozen=True):
    """Whether a notice was taken.

    Attributes:
        gone: nobody is there any more: the channel is forgotten.
    """

    sent: bool
    gone: bool
