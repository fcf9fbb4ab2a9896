"""Webhooks, as https://www.standardwebhooks.com has them: a body that is signed, with an id by
which its receiver knows a second copy."""

from __future__ import annotations

import base64
import hashlib
import hmac
import time

import msgspec

from lutetia.server.notices.channels import Channel
from lutetia.server.notices.keys import from_base64
from lutetia.server.notices.letters import Letter
from lutetia.server.notices.outcome import Outcome, of_status
from lutetia.server.notices.reach import Poster, Unreachable

SECONDS = 5.0


def shown_secret(channel: Channel) -> str:
    """Return the secret by which the receiver checks what it gets, as it is shown to them."""
    return "whsec_" + base64.b64encode(from_base64(channel.secret)).decode()


def signature(channel: Channel, name: str, at: str, body: bytes) -> str:
    """Return the signature of ``body``, sent at ``at`` under the id ``name``."""
    signed = f"{name}.{at}.".encode() + body
    digest = hmac.new(from_base64(channel.secret), signed, hashlib.sha256).digest()
    return "v1," + base64.b64encode(digest).decode()


def payload(letter: Letter) -> bytes:
    """Return the body of a letter."""
    return msgspec.json.encode(
        {
            "type": "notice" if letter.tables else "test",
            "id": letter.id,
            "title": letter.title,
            "body": letter.body,
            "url": letter.url,
            "waits": letter.waits,
            "tables": letter.tables,
        }
    )


class Webhook:
    """Sends to webhooks."""

    def __init__(self, poster: Poster) -> None:
        self._poster = poster

    async def send(self, channel: Channel, letter: Letter) -> Outcome:
        """Send ``letter``: `SECONDS` at most, to where the address leads at this moment."""
        body, at = payload(letter), str(int(time.time()))
        headers = {
            "content-type": "application/json",
            "user-agent": "Lutetia",
            "webhook-id": letter.id,
            "webhook-timestamp": at,
            "webhook-signature": signature(channel, letter.id, at, body),
        }
        try:
            return of_status(await self._poster.post(channel.target, headers, body, SECONDS))
        except Unreachable:
            return Outcome.LATER
