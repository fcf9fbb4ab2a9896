"""The calls about notices, described."""

from __future__ import annotations

from lutetia.server.described import Call
from lutetia.server.notices.calls import (
    ChannelChange,
    NewChannel,
    NoticeSettings,
    Tried,
    WakingChange,
)

NOTICE_CALLS = (
    Call("GET", "/api/me/notices", "How the caller is told that a table waits.", NoticeSettings),
    Call(
        "POST", "/api/me/notices", "Sets when the caller may be reminded.", NoticeSettings,
        WakingChange, fails=("422 zone",),
    ),
    Call(
        "POST", "/api/me/notices/channels",
        "Adds a browser, an address, to which a link to confirm it is mailed, or a webhook; one "
        "that is there already is switched on. At most 10.",
        NoticeSettings, NewChannel, 201,
        ("409 channels", "409 no_mail", "422 address", "422 subscription", "422 webhook",
         "503 mail_later"),
    ),
    Call(
        "POST", "/api/me/notices/channels/{channel}",
        "Switches a channel on or off, or forgets it.",
        NoticeSettings, ChannelChange, fails=("404 no_channel",),
    ),
    Call(
        "POST", "/api/me/notices/channels/{channel}/test", "Sends a notice to try the channel out.",
        Tried, fails=("404 no_channel", "409 not_confirmed"),
    ),
)  # fmt: skip
