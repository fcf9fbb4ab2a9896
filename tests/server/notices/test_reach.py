"""Where notices may be posted: to the open internet, by https, and nowhere else."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest

from lutetia.server.notices.reach import Poster, Unreachable, networks, proper, public
from tests.server.client import run_alone
from tests.server.notices.post_office import Office, office

PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1",
    "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378::1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_no_private_address(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_public_addresses(address: str) -> None:
    assert public(address)


def test_an_operator_may_open_a_network() -> None:
    reach = networks("192.168.1.0/24, ::1")
    assert public("192.168.1.7", reach)
    assert public("::1", reach)
    assert not public("192.168.2.7", reach)
    with pytest.raises(ValueError, match="home"):
        networks("home")


@pytest.mark.parametrize(
    "url",
    [
        "http://a.example", "ftp://a.example", "https://", "https://u:p@a.example/",
        "https://a.example:x/", "https://a.example/#here", "https://a.example/ b", "a.example",
        "https://ä.example/", "https://a.example/" + "a" * 2000,
    ],
)  # fmt: skip
def test_improper_addresses(url: str) -> None:
    assert not proper(url)


def post(url: str, reach: str = "", seconds: float = 5.0) -> int:
    async def run() -> int:
        poster = Poster(networks(reach))
        try:
            return await poster.post(url, {"content-type": "text/plain"}, b"hello", seconds)
        finally:
            await poster.close()

    return run_alone(run())


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with office(tmp_path_factory.mktemp("near")) as found:
        yield found


def test_a_name_that_means_this_machine_is_not_reached(near: Office) -> None:
    with pytest.raises(Unreachable, match="open internet"):
        post(near.base)
    assert near.came == []


def test_the_address_that_was_looked_at_is_the_one_that_is_reached(
    near: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name server that answers something else a moment later leads nowhere else."""
    monkeypatch.setenv("SSL_CERT_FILE", str(near.cert))
    asked: list[str] = []

    async def answers(self: Any, host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        to = "203.0.113.9" if len(asked) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (to, port))]

    connected: list[str] = []

    async def connect(self: Any, host: str, *rest: Any, **more: Any) -> Any:
        connected.append(host)
        raise OSError("far away")

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", answers)
    monkeypatch.setattr("httpcore.AnyIOBackend.connect_tcp", connect)
    monkeypatch.setattr("lutetia.server.notices.reach.public", lambda a, r=(): a != "127.0.0.1")
    with pytest.raises(Unreachable):
        post(near.base)
    assert (asked, connected) == (["localhost"], ["203.0.113.9"])


def test_a_certificate_is_looked_at(near: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SSL_CERT_FILE", raising=False)
    with pytest.raises(Unreachable, match=r"(?i)certificate"):
        post(near.base, "127.0.0.0/8, ::1")
    monkeypatch.setenv("SSL_CERT_FILE", str(near.cert))
    assert post(near.base, "127.0.0.0/8, ::1") == 201


def test_who_does_not_answer_is_waited_for_no_longer(tmp_path: Path) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        with pytest.raises(Unreachable):
            post(f"https://127.0.0.1:{silent.getsockname()[1]}/", "127.0.0.0/8", 0.3)
