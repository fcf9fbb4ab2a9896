"""The proxies of deploy in front of a site: what they pass on, whose address they tell,
and what does not get past them."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.client import wait_until
from tests.server.conftest import Site, quick, running
from tests.server.service import free_port

PROXY = Path(__file__).resolve().parents[2] / "deploy"


def loose() -> ssl.SSLContext:
    """Return what believes any certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


LOOSE, SOCKETS = loose(), loose()
# The client of sockets reads in one thread and writes in another. With TLS 1.3 a ticket comes after
# the handshake, just when the request is written: Python's ssl then may lose the request.
SOCKETS.maximum_version = ssl.TLSVersion.TLSv1_2


def program(name: str) -> str:
    """Return the path of a program; where there is none the test is left out, except in CI."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/bin")
    if found is None:
        why = f"{name} is not installed: Debian's package {name}"
        pytest.fail(why) if os.environ.get("CI") else pytest.skip(why)
    return found


def changed(text: str, *changes: tuple[str, str]) -> str:
    """Return a configuration with its names and ports made ours; each must be there."""
    for old, new in changes:
        assert old in text, f"{old!r} is not in the configuration"
        text = text.replace(old, new)
    return text


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    certificate, key = folder / "cert.pem", folder / "key.pem"
    words = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    words += ["-subj", "/CN=lutetia.example", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(words, check=True, capture_output=True)
    text = changed(
        (PROXY / "nginx.conf").read_text(encoding="utf-8"),
        ("include mime.types;", ""),
        ("listen 80;\n        listen [::]:80;", f"listen unix:{folder}/plain;"),
        ("listen [::]:443 ssl http2;", ""),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("/etc/ssl/lutetia/fullchain.pem", str(certificate)),
        ("/etc/ssl/lutetia/privkey.pem", str(key)),
        ("127.0.0.1:8000", f"127.0.0.1:{behind}"),
        ("client_header_timeout 10s", "client_header_timeout 2s"),
    )
    paths = [f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi",
        "uwsgi", "scgi")]  # fmt: skip
    text = text.replace("http {", "http {\n    access_log off;\n    " + "\n    ".join(paths), 1)
    user = "user root;\n" if os.geteuid() == 0 else ""
    file = folder / "nginx.conf"
    file.write_text(f"{user}pid {folder}/pid;\nerror_log {folder}/error.log;\ndaemon off;\n{text}")
    return [program("nginx"), "-p", str(folder), "-c", str(file)]


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    text = changed(
        (PROXY / "Caddyfile").read_text(encoding="utf-8"),
        ("{\n\tservers {",
            "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tservers {"),
        ("lutetia.example {", f"https://127.0.0.1:{port} {{\n\ttls internal\n\tbind 127.0.0.1"),
        ("127.0.0.1:8000", f"127.0.0.1:{behind}"),
        ("read_header 10s", "read_header 2s"),
    )  # fmt: skip
    file = folder / "Caddyfile"
    file.write_text(text)
    return [program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]


def client(base: str, source: str = "127.0.0.5", **headers: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=source, verify=LOOSE)
    return httpx.Client(base_url=base, transport=transport, headers=headers, timeout=30)


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Site]]:
    """A site behind a proxy: the address of the proxy, and the site."""
    port = free_port()
    with running(quick(tmp_path, limit="3/hour", sockets=3)) as site:
        words = request.param(tmp_path, port, int(site.base.rsplit(":", 1)[1]))
        home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path),
            "XDG_CONFIG_HOME": str(tmp_path)}  # fmt: skip
        with (tmp_path / "proxy.log").open("wb") as log:
            process = subprocess.Popen(words, stdout=log, stderr=log, env={**os.environ, **home})
        base = f"https://127.0.0.1:{port}"

        def answers() -> bool:
            assert process.poll() is None, (tmp_path / "proxy.log").read_text()
            with contextlib.suppress(httpx.HTTPError):
                return httpx.get(f"{base}/healthz", verify=LOOSE).status_code == 200
            return False

        try:
            wait_until(answers, "the proxy did not start")
            yield base, site
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def lobby(base: str, origin: str | None, source: str = "127.0.0.5"):  # type: ignore[no-untyped-def]
    address = base.replace("https", "wss") + "/ws/lobby"
    return connect(address, ssl=SOCKETS, origin=origin, source_address=(source, 0), open_timeout=30)  # type: ignore[arg-type]


def test_a_site_behind_a_proxy(proxied: tuple[str, Site]) -> None:
    base, _ = proxied
    with client(base) as ana:
        assert ana.get("/").headers["content-type"].startswith("text/html")
        me = ana.get("/api/me")
        assert me.status_code == 200
        assert "; Secure" in me.headers["set-cookie"]
        assert ana.get("/metrics").status_code == 403, "the world reads the figures"
        # What a page of the site sends, and one of another site.
        assert ana.post("/api/me", json={"lang": "fr"},
            headers={"origin": base}).json()["lang"] == "fr"  # fmt: skip
        elsewhere = {"origin": "https://elsewhere.example"}
        assert ana.post("/api/me", json={"lang": "de"}, headers=elsewhere).status_code == 403
        # The site's own limit, and the proxy's.
        assert ana.post("/api/records", content=b"x" * 1_050_000).status_code == 413
        assert ana.post("/api/records", content=b"x" * 2_000_000).status_code == 413
    # Addresses count apart, and nobody can claim another one.
    statuses = []
    for n in range(4):
        with client(base, **{"x-forwarded-for": f"198.51.100.{n}"}) as guest:
            statuses.append(guest.get("/api/me").status_code)
    assert statuses[-1] == 429
    with client(base, source="127.0.0.6") as bob:
        assert bob.get("/api/me").status_code == 200


def test_sockets_behind_a_proxy(proxied: tuple[str, Site]) -> None:
    base, site = proxied
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            line = stack.enter_context(lobby(base, base))
            assert line.recv(30).startswith('{"type":"lobby"')
        for origin, status, source in (
            ("https://elsewhere.example", 403, "127.0.0.6"),
            (base, 429, "127.0.0.5"),
        ):
            with pytest.raises(InvalidStatus) as refused:
                lobby(base, origin, source)
            assert refused.value.response.status_code == status
        with lobby(base, base, "127.0.0.6") as other:
            assert other.recv(30).startswith('{"type":"lobby"')
    gate = site.app.state.gate
    wait_until(lambda: not gate._sockets, "closed sockets are still counted")


def test_half_open_requests_end_at_the_proxy(proxied: tuple[str, Site]) -> None:
    base, site = proxied
    port = int(base.rsplit(":", 1)[1])
    before = len(site.app.state.gate.connections)
    with contextlib.ExitStack() as stack:
        lines = []
        for n in range(60):
            plain = stack.enter_context(
                socket.create_connection(("127.0.0.1", port), 30, (f"127.0.0.{n + 10}", 0))
            )
            line = stack.enter_context(LOOSE.wrap_socket(plain, server_hostname="127.0.0.1"))
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ")
            lines.append(line)
        with client(base) as ana:
            assert ana.get("/healthz").status_code == 200
        assert len(site.app.state.gate.connections) <= before + 4
        for line in lines:  # each is closed by the proxy
            line.settimeout(60)
            with contextlib.suppress(ConnectionError):
                while line.recv(4096):
                    pass
