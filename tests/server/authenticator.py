"""An authenticator in software: makes passkeys and signs with them, as a browser would say it."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One passkey; ``step`` is what its counter rises by."""

    origin: str
    step: int = 1
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    user: bytes = b""
    counter: int = 0
    host: str | None = None

    def _data(self, flags: int, rest: bytes = b"") -> bytes:
        self.counter += self.step
        host = self.host or urlsplit(self.origin).hostname or ""
        return (
            hashlib.sha256(host.encode()).digest()
            + bytes([flags])
            + self.counter.to_bytes(4, "big")
            + rest
        )

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps(
            {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        ).encode()

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer what the site asks of a new passkey."""
        self.user = unb64(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        cose = cbor2.dumps(
            {
                1: 2,
                3: -7,
                -1: 1,
                -2: numbers.x.to_bytes(32, "big"),
                -3: numbers.y.to_bytes(32, "big"),
            }
        )
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        data = self._data(PRESENT | VERIFIED | ATTESTED, attested)
        return self._credential(
            {
                "clientDataJSON": b64(self._client("webauthn.create", options["challenge"])),
                "attestationObject": b64(
                    cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
                ),
                "transports": ["internal", "hybrid"],
            }
        )

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer what the site asks of a known passkey."""
        data = self._data(PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": b64(client),
                "authenticatorData": b64(data),
                "signature": b64(signed),
                "userHandle": b64(self.user),
            }
        )

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = b64(self.id)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": response,
        }
