"""Mail: by an SMTP server that the operator names. A dead one delays mails and nothing else."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib

from lutetia.i18n import sentence
from lutetia.server.notices.channels import Channel
from lutetia.server.notices.letters import Letter
from lutetia.server.notices.outcome import Outcome

log = logging.getLogger("lutetia.notices")

SECONDS = 20.0
MAX_ADDRESS = 254
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])"
)
_PERMANENT = 500
_HERE = ("localhost", "127.0.0.1", "::1")
_PORTS = {"smtp": 587, "smtps": 465}


def proper_address(text: str) -> bool:
    """Return whether ``text`` is an address to which mail can be sent, and nothing besides."""
    return len(text) <= MAX_ADDRESS and _ADDRESS.fullmatch(text) is not None


def mailbox(address: str) -> str:
    """Return what stands for the mailbox that an address most likely leads to: ``Ana+site@…`` is
    ``ana@…``."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0] or name}@{host}"


@dataclass(frozen=True)
class Server:
    """An SMTP server.

    Attributes:
        tls: from the first byte (``smtps``); else as the server offers it (STARTTLS).
    """

    host: str
    port: int
    tls: bool
    user: str | None
    password: str | None

    @classmethod
    def of(cls, url: str) -> Server:
        """Return the server of ``smtp://user:password@host:587`` or ``smtps://…``.

        Raises ValueError.
        """
        parts = urlsplit(url)
        if parts.scheme not in _PORTS or not parts.hostname:
            raise ValueError(url)
        user, password = parts.username, parts.password
        return cls(
            parts.hostname,
            parts.port or _PORTS[parts.scheme],
            parts.scheme == "smtps",
            None if user is None else unquote(user),
            None if password is None else unquote(password),
        )


class Mail:
    """Sends mails.

    Args:
        server: by which.
        sender: the address from which they come.
        site: the address of the site, in their links.
    """

    def __init__(self, server: Server, sender: str, site: str) -> None:
        self._server, self._sender, self.site = server, sender, site

    def message(self, channel: Channel, letter: Letter) -> EmailMessage:
        """Return ``letter`` as a mail from which one can unsubscribe."""
        leave = f"{self.site}/mail/leave/{channel.secret}"
        foot = sentence("letters.leave", {"link": leave}, letter.lang)
        message = self._plain(channel.target, letter.title, f"{letter.body}\n\n{letter.url}", foot)
        message["Message-ID"] = f"<{letter.id}.{channel.id}@{urlsplit(self.site).hostname}>"
        message["List-Unsubscribe"] = f"<{leave}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Content-Language"] = letter.lang
        return message

    def invitation(self, channel: Channel, lang: str) -> EmailMessage:
        """Return the mail with the link by which an address is confirmed."""
        link = f"{self.site}/mail/confirm/{channel.secret}"
        title = sentence("letters.confirm", {}, lang)
        body = sentence("letters.confirm_body", {"link": link}, lang)
        message = self._plain(channel.target, title, body, "")
        message["Message-ID"] = f"<confirm.{channel.id}@{urlsplit(self.site).hostname}>"
        return message

    def _plain(self, to: str, subject: str, body: str, foot: str) -> EmailMessage:
        message = EmailMessage(policy=SMTP)
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(f"{body}\n\n-- \n{foot}\n" if foot else f"{body}\n")
        return message

    async def send(self, channel: Channel, letter: Letter) -> Outcome:
        """Send ``letter``."""
        return await self.post(self.message(channel, letter))

    async def post(self, message: EmailMessage) -> Outcome:
        """Send a mail."""
        server = self._server
        signed_in: dict[str, Any] = {}
        if server.user is not None:
            signed_in = {"username": server.user, "password": server.password}
            if not server.tls and server.host not in _HERE:
                signed_in["start_tls"] = True  # a password travels sealed, or not at all
        try:
            await aiosmtplib.send(
                message,
                hostname=server.host,
                port=server.port,
                use_tls=server.tls,
                timeout=SECONDS,
                **signed_in,
            )
        except aiosmtplib.SMTPRecipientsRefused as no:
            codes = [one.code for one in no.recipients]
            return Outcome.REFUSED if min(codes) >= _PERMANENT else Outcome.LATER
        except aiosmtplib.SMTPDataError as no:
            return Outcome.REFUSED if no.code >= _PERMANENT else Outcome.LATER
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.warning("mail server %s: %s", server.host, type(error).__name__)
            return Outcome.LATER
        return Outcome.SENT
