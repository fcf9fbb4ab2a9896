"""The site's key for push services (VAPID, RFC 8292), made at the first start and kept in a file of
its own beside the database: a copy of the database can then push to nobody."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from lutetia.server.errors import StoreError

KEY = "-vapid.pem"
"""What the name of the file beside the database ends in."""

HOLDS = 12 * 3600
"""Seconds for which a signature is good; a day is the most that push services take."""

_PART = 32
"""Bytes of each number of a signature, and of a coordinate."""


def base64(data: bytes) -> str:
    """Return ``data`` as push services write it."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Return what `base64` made ``text`` of. Raises ValueError."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


class Keys:
    """The key of the site.

    Attributes:
        public: as a browser takes it.
    """

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = base64(
            private.public_key().public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
        )

    @classmethod
    def kept(cls, path: Path) -> Keys:
        """Return the key in the file at ``path``, made when it is missing.

        Raises StoreError: the file is no key, or cannot be written.
        """
        try:
            if not path.exists():
                made = ec.generate_private_key(ec.SECP256R1())
                text = made.private_bytes(
                    serialization.Encoding.PEM,
                    serialization.PrivateFormat.PKCS8,
                    serialization.NoEncryption(),
                )
                fresh = path.with_name(path.name + ".new")
                with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as to:
                    to.write(text)
                    to.flush()
                    os.fsync(to.fileno())
                fresh.replace(path)  # whole, or not there: half a key would stop every start
            found = serialization.load_pem_private_key(path.read_bytes(), None)
        except OSError as error:
            raise StoreError(f"{path} cannot be kept: {error.strerror}") from None
        except (ValueError, TypeError, UnsupportedAlgorithm):
            found = None
        if not isinstance(found, ec.EllipticCurvePrivateKey):
            raise StoreError(
                f"{path} is no key for push services. Put its backup there; without one remove it, "
                "and everybody switches their notices on again"
            )
        return cls(found)

    def signed(self, endpoint: str, site: str) -> str:
        """Return the header ``Authorization`` of a message from ``site`` to ``endpoint``."""
        to = urlsplit(endpoint)
        claims = {
            "aud": f"{to.scheme}://{to.netloc}",
            "exp": int(time.time()) + HOLDS,
            "sub": site,
        }
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(base64(json.dumps(part).encode()) for part in parts)
        der = self._private.sign(text.encode(), ec.ECDSA(hashes.SHA256()))
        signature = b"".join(one.to_bytes(_PART, "big") for one in decode_dss_signature(der))
        return f"vapid t={text}.{base64(signature)}, k={self.public}"
