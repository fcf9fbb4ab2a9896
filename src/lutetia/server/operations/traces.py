"""Traces: what a call or a command took, and its commit inside, for OpenTelemetry.

Off unless ``OTEL_EXPORTER_OTLP_ENDPOINT`` says where they go; then ``lutetia[traces]`` must be
installed. How many are kept, and under which name, the variables of OpenTelemetry say.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from lutetia.server.errors import ServeError

ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT"

_OFF: AbstractContextManager[object] = nullcontext()

Span = AbstractContextManager[object]


class _Traces:
    """What this process traces with: as its log, one for all."""

    def __init__(self) -> None:
        self.start: Callable[[str, dict[str, str]], Span] | None = None
        self.stop: Callable[[], None] = lambda: None


_traces = _Traces()


def span(name: str, **attributes: str) -> Span:
    """Return a context that is one span of the trace; attributes are named ``lutetia.…``."""
    if _traces.start is None:
        return _OFF
    return _traces.start(name, {f"lutetia.{key}": attributes[key] for key in attributes})


def tracing() -> bool:
    """Return whether anything is traced."""
    return _traces.start is not None


def begin() -> None:
    """Trace from now on, if the environment says where to.

    Raises ServeError: what that needs is not installed.
    """
    if not os.environ.get(ENDPOINT):
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise ServeError(
            f"traces need more packages: pip install 'lutetia[traces]', or unset {ENDPOINT}"
        ) from None
    import lutetia

    name = os.environ.get("OTEL_SERVICE_NAME", "lutetia")
    resource = Resource.create({SERVICE_NAME: name, SERVICE_VERSION: lutetia.__version__})
    provider = TracerProvider(resource=resource)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    tracer = provider.get_tracer("lutetia")

    def start(name: str, attributes: dict[str, str]) -> Span:
        return tracer.start_as_current_span(name, attributes=attributes, record_exception=False)

    _traces.start, _traces.stop = start, provider.shutdown


def end() -> None:
    """Send what is not sent yet, and trace no more."""
    _traces.stop()
    _traces.start, _traces.stop = None, lambda: None
