"""Names in mails: they stay in the text, whatever they are, and reach no header."""

from __future__ import annotations

from email import message_from_bytes, policy
from email.message import EmailMessage

from lutetia.server.notices.channels import fresh
from lutetia.server.notices.letters import TableNote, letter
from lutetia.server.notices.mail import Mail, Server

Headers = list[tuple[str, str]]

NAMES = 6
"""As many as sit at the largest table."""


class Mails:
    """Mails as the site sends them."""

    def __init__(self) -> None:
        server = Server.of("smtp://localhost")
        self._mail = Mail(server, "Lutetia <notices@lutetia.example>", "https://lutetia.example")
        self._channel = fresh("p", "mail", "ana@mail.example", "https://lutetia.example")
        self._headers, _ = self.written(["Ana"])

    def wrong(self, names: list[str]) -> list[str]:
        """Return what is wrong with mails that tell of tables where ``names`` sit."""
        found = []
        for first in range(0, len(names), NAMES):
            some = names[first : first + NAMES]
            found += self.compared(some, *self.written(some))
        return found

    def compared(self, names: list[str], headers: Headers, text: str) -> list[str]:
        """Return what is wrong with one mail."""
        wrong = [] if headers == self._headers else [f"headers {headers} with {names}"]
        # A mail ends its lines in its own way: breaks in a name become ends of lines.
        if " ".join(", ".join(names).split()) not in " ".join(text.split()):
            wrong.append(f"{text!r} instead of {names}")
        return wrong

    def written(self, names: list[str]) -> tuple[Headers, str]:
        """Return the headers, without the way of writing letters down, and the text of a mail, as
        its reader's program has them."""
        note = TableNote("abcdef", 7, "turn", "paris", names, None)
        told = letter("m", [note], 1, "en", "https://lutetia.example")
        raw = self._mail.message(self._channel, told).as_bytes()
        read = message_from_bytes(raw, policy=policy.SMTP)
        assert isinstance(read, EmailMessage)
        assert read.get_content_type() == "text/plain"
        headers = [(name, value) for name, value in read.items() if not name.startswith("Content-")]
        return headers, read.get_content()
