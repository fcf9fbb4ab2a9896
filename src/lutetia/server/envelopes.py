"""The master secrets of sealed deals: encrypted, in a table of their own, gone once they are shown.

Whoever gets hold of the database, or of a backup of it, cannot tell what any draw will bring: the
key is not in it. Without the key a table that was being played goes on with ordinary draws, and
its log says so.
"""

from __future__ import annotations

import hmac
import logging
import os
import secrets
from pathlib import Path

from lutetia.server.errors import ServeError
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store, envelope_row
from lutetia.table.deal.envelope import Envelope
from lutetia.table.deal.scheme import BYTES

log = logging.getLogger("lutetia.envelopes")

KEY = ".key"
"""What the name of the file beside the database that holds the key ends in."""

NONCE = 12
"""Bytes of the number used once that stands before each encrypted secret."""


class Envelopes:
    """Where the master secrets of sealed tables are kept.

    Args:
        given: the key in hexadecimal; "": it is read from the file beside the database, which is
            made when it is missing.

    Attributes:
        new: whether that file was made now.
    """

    def __init__(self, store: Store, given: str = "") -> None:
        self._store = store
        self._given = given
        self._key = b""
        self.new = False

    def prepare(self) -> None:
        """Have the key ready. Raises ServeError."""
        if not self._key:
            path = self._store.beside(KEY)
            self.new = not self._given and not path.exists()
            self._key = _key(self._given, path)

    def mark(self, text: str) -> str:
        """Return a hash of ``text`` that nobody can make without the key. Raises ServeError."""
        self.prepare()
        return hmac.new(self._key, b"mark\0" + text.encode(), "sha256").hexdigest()[:32]

    def make(self, table: str) -> tuple[Envelope, Statement]:
        """Return a new envelope for ``table``, and what keeps it."""
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        self.prepare()
        master, nonce = secrets.token_bytes(BYTES), secrets.token_bytes(NONCE)
        kept = nonce + AESGCM(self._key).encrypt(nonce, master, table.encode())
        return Envelope(master, table), envelope_row(table, kept)

    async def get(self, table: str) -> Envelope | None:
        """Return the envelope of ``table``, or None when it is gone or cannot be decrypted."""
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        kept = await self._store.envelope(table)
        if kept is None:
            return None
        self.prepare()
        try:
            master = AESGCM(self._key).decrypt(kept[:NONCE], kept[NONCE:], table.encode())
        except InvalidTag:
            log.error("table %s: its sealed deal was encrypted with another key", table)
            return None
        return Envelope(master, table)


def _key(given: str, path: Path) -> bytes:
    if given:
        return _read(given, "LUTETIA_DEAL_KEY")
    try:
        opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        try:
            return _read(path.read_text("ascii").strip(), str(path))
        except (OSError, UnicodeDecodeError) as error:
            raise ServeError(f"{path} cannot be read: {error}") from None
    except OSError as error:
        raise ServeError(f"{path} cannot be made: {error}") from None
    key = secrets.token_bytes(BYTES)
    with os.fdopen(opened, "w") as file:
        file.write(key.hex() + "\n")
        file.flush()
        os.fsync(file.fileno())
    return key


def _read(text: str, where: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != BYTES:
        raise ServeError(f"{where} must hold {2 * BYTES} hexadecimal digits, the key of the deals")
    return key
