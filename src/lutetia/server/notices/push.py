"""Web push (RFC 8030): a message that only the browser can read (RFC 8291), signed by the site.

The encoder is `http_ece`, the one within pywebpush; pywebpush itself would bring requests and
aiohttp, and blocks. The payload is the declarative one, which Safari shows without a worker.
"""

from __future__ import annotations

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from lutetia.server.notices.channels import Channel
from lutetia.server.notices.keys import Keys, from_base64
from lutetia.server.notices.letters import Letter
from lutetia.server.notices.outcome import Outcome, of_status
from lutetia.server.notices.reach import Poster, Unreachable, proper

SECONDS = 10.0
KEPT = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""

MOST_BODY = 1000
"""Characters of the body: a push service need not take more than 4096 bytes."""

_POINT, _AUTH = 65, 16


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gives whoever may push to it."""

    endpoint: str
    p256dh: str
    auth: str

    def fits(self) -> bool:
        """Return whether something can be sent by it."""
        try:
            point, auth = from_base64(self.p256dh), from_base64(self.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            return False
        return len(point) == _POINT and len(auth) == _AUTH and proper(self.endpoint)


def payload(letter: Letter) -> bytes:
    """Return what the browser, or the site's worker in it, gets."""
    return msgspec.json.encode(
        {
            "web_push": 8030,
            "notification": {
                "title": letter.title,
                "lang": letter.lang,
                "dir": "ltr",
                "body": letter.body[:MOST_BODY],
                "navigate": letter.url,
                # A second copy of one message takes the place of the first, and is silent.
                "tag": letter.id,
                "renotify": False,
                "icon": "/icon-192.png",
                "data": {"tables": [note.table for note in letter.tables]},
            },
            "app_badge": str(letter.waits),
        }
    )


def sealed(subscription: Subscription, text: bytes) -> bytes:
    """Return ``text`` as only the browser of ``subscription`` can read it."""
    return bytes(
        http_ece.encrypt(
            text,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=from_base64(subscription.p256dh),
            auth_secret=from_base64(subscription.auth),
            version="aes128gcm",
        )
    )


class Push:
    """Sends to browsers."""

    def __init__(self, keys: Keys, poster: Poster) -> None:
        self.keys, self._poster = keys, poster

    async def send(self, channel: Channel, letter: Letter) -> Outcome:
        """Send ``letter``. An answer 404 or 410 says that the browser has gone."""
        to = msgspec.json.decode(channel.target, type=Subscription)
        headers = {
            "authorization": self.keys.signed(to.endpoint, channel.site),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "normal",
            "topic": letter.id,
        }
        try:
            body = sealed(to, payload(letter))
            return of_status(await self._poster.post(to.endpoint, headers, body, SECONDS))
        except Unreachable:
            return Outcome.LATER
