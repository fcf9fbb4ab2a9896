"""What is read of whom, and for how long: floods, half-open requests, many sockets,
and the lines they cause in the log."""

from __future__ import annotations

import contextlib
import itertools
import logging
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from lutetia.server import files, protocols
from lutetia.server.protocols import frame_end
from lutetia.server.token_bucket import Charged, TokenBucket, TokenBuckets
from tests.attack.wire import BINARY, CONTINUED, PING, PONG, TEXT, Target, drain, frame
from tests.server.client import raw_line, run_alone, wait_until
from tests.server.conftest import Site, quick, running


def target(site: Site) -> Target:
    return Target(int(site.base.rsplit(":", 1)[1]), time.monotonic() + 600, Random(1))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with narrow limits."""
    limits = {"frames": 50.0, "sockets": 4, "connections": 12, "share": 0.25}
    with running(quick(tmp_path_factory.mktemp("strict"), **limits)) as found:
        yield found


@pytest.mark.parametrize(
    "flood",
    [
        frame(TEXT), frame(TEXT, b"x"), frame(BINARY, b"\x00"), frame(PING),
        frame(PING, b"x" * 125), frame(PONG, b"x"),
        frame(TEXT, b"", fin=False) + frame(CONTINUED) * 20,
        frame(TEXT, b"", fin=False) + frame(PING) + frame(CONTINUED),
    ],
)  # fmt: skip
def test_a_flood_of_frames_is_not_read(
    strict: Site, flood: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "MAX_HELD", 40)
    fed: list[int] = []
    stock = protocols.WebSocketsSansIOProtocol.data_received

    def counted(self: protocols.SocketProtocol, data: bytes) -> None:
        fed.append(len(data))
        stock(self, data)

    monkeypatch.setattr(protocols.WebSocketsSansIOProtocol, "data_received", counted)
    with raw_line(strict.base, "/ws/lobby") as witness:
        witness.hear()
        source = f"127.0.9.{1 + len(flood) % 200}"
        begin = time.monotonic()
        with target(strict).handshake("/ws/lobby", source) as line:
            line.settimeout(3)
            with contextlib.suppress(OSError):
                for _ in range(200):
                    line.sendall(flood * 5000)  # the buffers of the system take the first
            answer = drain(line, 3)
        took = time.monotonic() - begin
    codes = [code for code in (1002, 1008, 1009) if code.to_bytes(2, "big") in answer[-200:]]
    assert codes, "closed for the flood, or for too many fragments"
    # What the allowance gives, one that was full and a close; nothing of the megabytes behind.
    assert len(fed) <= 100 + 50 * took + 20
    assert max(fed[1:]) <= 200


def test_a_new_socket_has_no_new_allowance(strict: Site) -> None:
    at, source, answered = target(strict), "127.0.8.1", 0
    begin = time.monotonic()
    for _ in range(6):
        with at.handshake("/ws/lobby", source) as line:
            line.sendall(frame(PING, b"mark") * 60)
            answered += drain(line, 0.2).count(b"mark")
    assert 90 <= answered <= 100 + 50 * (time.monotonic() - begin)


def test_an_address_has_a_number_of_sockets(strict: Site) -> None:
    at = target(strict)
    with contextlib.ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(at.handshake("/ws/lobby", "127.0.7.1"))
        with pytest.raises(ConnectionRefusedError, match="429"):
            at.handshake("/ws/t/nosuchtable", "127.0.7.1")
        stack.enter_context(at.handshake("/ws/lobby", "127.0.7.2"))
    gate = strict.app.state.gate
    wait_until(lambda: "127.0.7.1" not in gate._sockets, "closed sockets are still counted")
    at.handshake("/ws/lobby", "127.0.7.1").close()


def test_an_address_has_a_number_of_connections(strict: Site) -> None:
    at = target(strict)
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(at.dial("127.0.6.1")) for _ in range(20)]
        for line in lines:
            with contextlib.suppress(OSError):
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        answers = [drain(line, 1.0) for line in lines]
        assert sum(b" 200 " in answer for answer in answers) == 12
        with at.dial("127.0.6.2") as other:
            other.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b" 200 " in drain(other, 1.0)


@pytest.mark.parametrize(
    ("begun", "drip"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"A: b\r\n"),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /", b"x"),
        (b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n{", b" "),
        (b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: "
         b"chunked\r\n\r\n", b"1\r\n \r\n"),
        (b"GET /ws/lobby HTTP/1.1\r\nUpgrade: websocket\r\n", b"A: b\r\n"),
    ],
)  # fmt: skip
def test_what_never_ends_is_ended(
    site: Site, begun: bytes, drip: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "HEADERS_WITHIN", 1.0)
    monkeypatch.setattr(protocols, "BODY_WITHIN", 1.0)
    with target(site).dial() as line:
        line.sendall(begun)
        line.settimeout(0.2)
        begin = time.monotonic()
        while time.monotonic() < begin + 60:
            try:
                if drip:
                    line.sendall(drip)
                if not line.recv(4096):
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
    pytest.fail("it is still open")


def test_whoever_asked_nothing_makes_room(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = site.app.state.gate
    monkeypatch.setattr(gate, "most", len(gate.connections) + 20)
    at = target(site)
    with contextlib.ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(at.dial("127.0.0.1")).sendall(b"GET /")
        assert httpx.get(f"{site.base}/healthz").status_code == 200
        assert len(gate.connections) <= gate.most


def test_a_row_of_requests_takes_turns(strict: Site) -> None:
    """Another address is answered while the row is still being worked on."""
    at = target(strict)
    request = b"GET /api/locales/fr HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n"
    with at.dial("127.0.5.1") as row, at.dial("127.0.5.2") as other:
        row.sendall(request * 300)
        for _ in range(20):
            other.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            answer = b""
            while not answer.endswith(b"}"):
                answer += other.recv(65536)
            assert b" 200 " in answer
        row.setblocking(False)
        answered = b""
        with contextlib.suppress(BlockingIOError):
            while more := row.recv(65536):
                answered += more
    assert answered.count(b"HTTP/1.1 200") < 200


def test_the_rest_of_a_refused_body_is_read_up_to_a_bound(site: Site) -> None:
    """Each refusal on a kept connection arrives, however many came before;
    one endless body is cut off."""
    at = target(site)
    head = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n"
    with at.dial("127.0.5.3") as line:
        for _ in range(4):
            line.sendall(head % 1_500_000 + b"x" * 1_500_000)
            answer = b""
            while not answer.endswith(b"}"):
                answer += line.recv(65536)
            assert answer.startswith(b"HTTP/1.1 413")
        line.sendall(head % 60_000_000)
        with pytest.raises(ConnectionError):
            line.sendall(b"x" * 60_000_000)


def test_a_bad_frame_is_one_line_and_many_are_few(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    at = target(site)
    with caplog.at_level(logging.WARNING):
        for _ in range(12):
            with at.handshake("/ws/lobby", "127.0.4.1") as line:
                line.sendall(frame(TEXT, b"\xff\xfe"))
                assert (1007).to_bytes(2, "big") in drain(line, 5)
            with at.dial("127.0.4.1") as line:
                line.sendall(b"\x00 nonsense\r\n\r\n")
                assert b" 400 " in drain(line, 5)
    said = [record for record in caplog.records if "127.0.4.1" in record.getMessage()]
    assert 1 <= len(said) <= 5
    assert not any(record.exc_info for record in caplog.records)


def test_what_goes_wrong_within_a_request_is_no_failure_of_ours(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    rest = b" /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    for method, more, wait in itertools.product(
        (b"POST", b"HEAD"),
        (b"zz\r\n", b"1\r\n{", b"1\r\n{\r\nzz\r\n", b"0\r\n\r\nGET nonsense\r\n\r\n"),
        (None, 0.0, 0.1),
    ):
        with target(site).dial("127.0.3.1") as line:
            if wait is None:
                line.sendall(method + rest + more)
            else:
                line.sendall(method + rest)
                time.sleep(wait)
                line.sendall(more)
            line.shutdown(socket.SHUT_WR)
            assert b"HTTP/1.1 5" not in drain(line, 5)
    assert not [record for record in caplog.records if record.exc_info]
    assert all(record.levelno < logging.ERROR for record in caplog.records)


def test_a_handshake_that_is_none_is_answered(site: Site) -> None:
    head = b"GET /ws/lobby HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
    for more in (
        b"",
        b"".join(b"X-%d: 1\r\n" % n for n in range(300)),
        b"Sec-WebSocket-Key: x\r\n",
    ):
        with target(site).dial() as line:
            line.sendall(head + more + b"\r\n")
            answer = drain(line, 5)
            assert answer.startswith(b"HTTP/1.1 4"), answer[:60]


# --- allowances -----------------------------------------------------------------------------------


def test_where_a_frame_ends() -> None:
    for size in (0, 1, 125, 126, 200, 8192):
        whole = bytearray(frame(TEXT, b"x" * size) + b"more")
        assert frame_end(whole, 8192) == len(whole) - 4
        for cut in (0, 1, 2, 5, len(whole) - 5):
            assert frame_end(whole[:cut], 8192) is None
    head = bytearray(frame(TEXT, b"x" * 70_000)[:14])
    assert frame_end(head, 8192) == 14, "too large: refused by its head alone"


def test_buckets_are_bounded_and_remember_the_latest() -> None:
    buckets = TokenBuckets(1.0, 2.0, most=10)
    for n in range(1000):
        assert buckets.of(f"a{n}", 0.0).take(0.0)
        assert not all(buckets.of("kept", 0.0).take(0.0) for _ in range(2)) or n == 0
    assert len(buckets) == 10


def test_a_bucket_tells_how_long_to_wait() -> None:
    bucket = TokenBucket(10.0, 5.0, 0.0)
    bucket.spend(7.0, 0.0)
    assert bucket.wait(0.0) == pytest.approx(0.2)
    assert not bucket.take(0.1)
    assert bucket.wait(0.2, 1.0) == pytest.approx(0.1)
    assert bucket.take(0.31)
    bucket.wait(10.0)
    assert bucket.refused == 0


def test_only_the_own_steps_are_charged() -> None:
    import asyncio

    spent: list[float] = []

    def burn(seconds: float) -> None:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass

    async def other() -> None:
        burn(0.2)

    async def work() -> str:
        burn(0.02)
        await asyncio.gather(other(), asyncio.sleep(0.01))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.sleep(5), 0.01)
        return "done"

    async def charge() -> str:
        result: str = await Charged(work(), spent.append)
        return result

    assert run_alone(charge()) == "done"
    assert 0.02 <= sum(spent) < 0.1


def test_files_and_connections() -> None:
    assert files.connections(1024) == 462
    assert files.connections(65536) == files.MAX_CONNECTIONS
    assert files.connections(10) == 16
    if os.name == "posix":
        import resource

        assert files.raise_limit() >= resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 0


def test_closing_a_socket_hard_leaves_nothing(site: Site) -> None:
    gate = site.app.state.gate
    for _ in range(10):
        line = target(site).handshake("/ws/lobby")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
        line.close()
    wait_until(lambda: not gate._sockets, "closed sockets are still counted")


def test_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from lutetia.server.errors import ServeError
    from lutetia.server.settings import Settings

    for name, text, value in (
        ("SOCKETS", "none", 0), ("SOCKETS", "7", 7), ("CONNECTIONS", "9", 9),
        ("FRAMES", "2.5", 2.5), ("SHARE", "none", 0.0),
    ):  # fmt: skip
        monkeypatch.setenv(f"LUTETIA_{name}", text)
        assert getattr(Settings.from_environment(), name.lower()) == value
    for text in ("0", "-1", "x", "nan"):
        monkeypatch.setenv("LUTETIA_SHARE", text)
        with pytest.raises(ServeError):
            Settings.from_environment()
