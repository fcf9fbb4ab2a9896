"""What a collector of OpenTelemetry is sent: one here, over real HTTP."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from lutetia.server.operations import traces
from tests.server.client import Person, wait_until
from tests.server.process import FREE, Server


class Collector:
    """Keeps what it is sent."""

    def __init__(self, port: int) -> None:
        self.endpoint = f"http://127.0.0.1:{port}"
        self.raw = b""
        self.spans: list[Span] = []
        self.service = ""

    def take(self, body: bytes) -> None:
        told = ExportTraceServiceRequest.FromString(body)
        self.raw += body
        for resource in told.resource_spans:
            named = {one.key: one.value.string_value for one in resource.resource.attributes}
            self.service = named["service.name"]
            self.spans += [span for scope in resource.scope_spans for span in scope.spans]


@contextmanager
def collector() -> Iterator[Collector]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            found.take(
                gzip.decompress(body) if self.headers["content-encoding"] == "gzip" else body
            )
            self.send_response(200)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found = Collector(server.server_port)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield found
        server.shutdown()


def attributes(span: Span) -> dict[str, str]:
    return {one.key: one.value.string_value for one in span.attributes}


def test_a_command_is_a_span_with_its_commit_inside(tmp_path: Path) -> None:
    with collector() as found:
        server = Server(tmp_path / "site.db", {**FREE, traces.ENDPOINT: found.endpoint})
        server.start()
        ana = Person(server.base, "Marguerite Duras")
        table = ana.table(2)
        with ana.line(table) as line:
            line.do("sit", seat=1)
        assert server.stop() == 0
        wait_until(lambda: any(one.name == "sit" for one in found.spans), "no span has come")
    assert found.service == "lutetia"
    sit = next(one for one in found.spans if one.name == "sit")
    told = attributes(sit)
    assert told["lutetia.table"] == table and told["lutetia.command"] == "sit"
    assert len(told["lutetia.person"]) == 32
    (commit,) = [one for one in found.spans if one.parent_span_id == sit.span_id]
    assert commit.name == "commit" and commit.trace_id == sit.trace_id
    assert sit.start_time_unix_nano <= commit.start_time_unix_nano
    assert commit.end_time_unix_nano <= sit.end_time_unix_nano
    opened = next(one for one in found.spans if one.name == "tables")
    inside = [one for one in found.spans if one.parent_span_id == opened.span_id]
    assert [one.name for one in inside] == ["commit"], "a call is a span, too"
    for hidden in ("Duras", ana.id, ana.cookie().split("=")[1], "127.0.0.1"):
        assert hidden.encode() not in found.raw


def test_a_collector_that_is_down_keeps_nobody_waiting(tmp_path: Path) -> None:
    with collector() as found:
        gone = found.endpoint
    server = Server(tmp_path / "site.db", {**FREE, traces.ENDPOINT: gone})
    server.start()
    try:
        ana = Person(server.base)
        with ana.line(ana.table(2)) as line:
            assert line.do("sit", seat=1)["version"] > 0
    finally:
        assert server.stop() == 0


def test_without_an_address_nothing_is_traced() -> None:
    traces.begin()
    assert not traces.tracing()
    with traces.span("anything") as nothing:
        assert nothing is None
