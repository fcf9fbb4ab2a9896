"""What one address or one person may make, read and send in a while, counted for the site."""

from __future__ import annotations

import time

from lutetia.server.limits import Limit
from lutetia.server.settings import Settings
from lutetia.server.token_bucket import TokenBucket, TokenBuckets

RATE, BURST = 20.0, 40.0
"""Messages that one person, or one address without a session, may send in a second and at once,
by all their sockets together."""


class SiteLimits:
    """The limits that calls and sockets of more than one kind share.

    Attributes:
        made: guests, tables and whatever else is made to be kept, by address.
        records: records that are read, coached and tried, by address.
        reads: pages and calls that only read, by address.
        reports: of players to the moderators, by address.
        names: changes of name, by person.
        address_names: the same, by address.
        operators: attempts to come in as the operator, by address.
        spendings: what of them is used, by name, for the other processes of the site.
    """

    def __init__(self, settings: Settings) -> None:
        self.made = Limit(settings.limit)
        self.records = Limit(settings.records)
        self.reads = Limit(settings.reads)
        self.reports = Limit(settings.reports)
        self.names = Limit(settings.names)
        self.address_names = Limit(settings.address_names)
        self.operators = Limit(settings.attempts)
        self._messages = TokenBuckets(RATE, BURST)
        counted: dict[str, Limit | TokenBuckets] = {
            "made": self.made, "records": self.records, "reads": self.reads,
            "reports": self.reports, "names": self.names, "address names": self.address_names,
            "operators": self.operators, "messages": self._messages,
        }  # fmt: skip
        self.spendings = {name: one.spending for name, one in counted.items()}

    def messages(self, who: str) -> TokenBucket:
        """Return what counts the messages of ``who``: the same one whoever comes and goes."""
        return self._messages.of(who, time.monotonic())
