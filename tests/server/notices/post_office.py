"""Who receives notices, for real on this machine: a push service, a webhook's receiver, a browser
that decrypts, and a mail server."""

from __future__ import annotations

import base64
import datetime
import email
import email.message
import hashlib
import hmac
import ipaddress
import json
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.x509.oid import NameOID

from tests.server.client import wait_until
from tests.server.service import free_port


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser with one subscription at a push service."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = hashlib.sha256(endpoint.encode()).digest()[:16]

    def subscription(self) -> dict[str, str]:
        point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "p256dh": packed(point), "auth": packed(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """Return what was pushed. Raises where it is not for this browser."""
        text = http_ece.decrypt(
            body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        found: dict[str, Any] = json.loads(text)
        return found


def check_vapid(header: str, endpoint: str) -> dict[str, Any]:
    """Return the claims of a push; raise where its signature is not that of the key beside it, or
    it is meant for another service."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unpacked(head))["alg"] == "ES256"
    raw = unpacked(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said: dict[str, Any] = json.loads(unpacked(claims))
    assert endpoint.startswith(said["aud"] + "/")
    assert time.time() < said["exp"] <= time.time() + 24 * 3600
    assert said["sub"]
    return said


def check_signature(secret: str, post: Post) -> None:
    """Raise where a webhook's body is not signed as Standard Webhooks has it."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{post.headers['webhook-id']}.{post.headers['webhook-timestamp']}.".encode()
    digest = hmac.new(key, signed + post.body, hashlib.sha256).digest()
    assert post.headers["webhook-signature"] == "v1," + base64.b64encode(digest).decode()


@dataclass(frozen=True)
class Post:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


def certificate(folder: Path) -> tuple[Path, Path]:
    """Return certificate and key of this machine, by itself, in files."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [
        x509.DNSName("localhost"),
        x509.IPAddress(ipaddress.ip_address("127.0.0.1")),
    ]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    cert, private = folder / "cert.pem", folder / "key.pem"
    cert.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return cert, private


@dataclass
class Office:
    """An https server that takes whatever is posted.

    Attributes:
        base: its address.
        cert: the file whose certificate whoever posts must trust.
        came: what came, in order.
        status: what is answered, by path.
        told: is called with what came.
    """

    base: str
    cert: Path
    came: list[Post] = field(default_factory=list)
    status: Callable[[str], int] = lambda path: 201
    told: Callable[[Post], None] = lambda post: None

    def at(self, path: str) -> list[Post]:
        return [post for post in self.came if post.path == path]

    def wait(self, path: str, n: int = 1) -> list[Post]:
        """Return what came to ``path``, once that is ``n`` posts."""
        wait_until(lambda: len(self.at(path)) >= n, f"{path}: {len(self.at(path))} of {n} came")
        return self.at(path)


@contextmanager
def office(folder: Path) -> Iterator[Office]:
    """Run an https server until the block ends."""
    cert, key = certificate(folder)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            post = Post(self.path, headers, body, time.time())
            found.came.append(post)
            status = found.status(self.path)
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("location", f"{found.base}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()
            found.told(post)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    found = Office(f"https://localhost:{server.server_address[1]}", cert)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Postman:
    """What an SMTP server hands on.

    Attributes:
        came: the mails, in order.
        answer: what it says to each.
    """

    def __init__(self) -> None:
        self.came: list[email.message.EmailMessage] = []
        self.answer = "250 taken"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.answer.startswith("250"):
            message = email.message_from_bytes(envelope.content, policy=default)
            assert isinstance(message, email.message.EmailMessage)
            assert envelope.rcpt_tos == [message["To"]]
            self.came.append(message)
        return self.answer

    def wait(self, n: int = 1) -> list[email.message.EmailMessage]:
        wait_until(lambda: len(self.came) >= n, f"{len(self.came)} of {n} mails came")
        return self.came


@contextmanager
def mail_server() -> Iterator[tuple[Postman, int]]:
    """Run an SMTP server until the block ends; with its port."""
    postman = Postman()
    port = free_port()
    controller = Controller(postman, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield postman, port
    finally:
        controller.stop()
