"""Running the site: everything that can go wrong at the start is found, and said in a sentence,
before the port is open."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser

import uvicorn
from starlette.applications import Starlette
from uvicorn.config import LOGGING_CONFIG

from lutetia.games import IDS, broken, load
from lutetia.i18n.catalogue import read_all
from lutetia.server import files, gc_policy
from lutetia.server.app import create_app
from lutetia.server.cluster import need_packages
from lutetia.server.codec import MAX_FRAME_BYTES
from lutetia.server.compiling import is_ready
from lutetia.server.errors import ServeError
from lutetia.server.gate import Gate
from lutetia.server.operations import logs, traces
from lutetia.server.protocols import protocols
from lutetia.server.settings import Settings
from lutetia.server.storage.store import Store

log = logging.getLogger("lutetia.server")


def bind(host: str, port: int) -> socket.socket:
    """Return a socket bound to ``host`` and ``port``;
    whoever connects is turned away until the server listens on it.

    Raises ServeError saying why that cannot be.
    """
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise ServeError(
            f"{host} is no address of this machine ({error}). Choose another one with --host"
        ) from None
    made = socket.socket(family, kind, proto)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind(address)
    except OSError as error:
        made.close()
        if error.errno == errno.EADDRINUSE:
            raise ServeError(
                f"port {port} is in use. Stop what runs there, "
                f"or choose another one with --port {port + 1}"
            ) from None
        if error.errno == errno.EACCES:
            raise ServeError(
                f"port {port} needs more rights than you have. Choose one above 1023 with --port"
            ) from None
        raise ServeError(
            f"cannot listen on {host}:{port}: {error.strerror}. "
            "Choose others with --host and --port"
        ) from None
    made.setblocking(False)
    return made


def warm_up() -> None:
    """Compile the rules of every game, or load what was compiled before, telling how far it is;
    opponents compile theirs behind."""
    from lutetia.ai import bots, warmup
    from lutetia.ai.levels import LEVELS
    from lutetia.ai.parallel_warmup import compile_in_parallel

    shown = sys.stderr.isatty() and not logs.as_json()
    far: dict[str, tuple[int, int]] = {}

    def progress(name: str, what: str, done: int, of: int) -> None:
        if shown:
            far[name] = done, of
            parts = (
                f"{load(game).meta.title} {100 * n // all_}%" for game, (n, all_) in far.items()
            )
            sys.stderr.write("\r" + f"Getting ready: {', '.join(parts)}".ljust(100))
            sys.stderr.flush()

    for sentence in (*broken(), *bots.broken(LEVELS)):
        log.warning(sentence)
    start = time.perf_counter()
    compile_in_parallel(IDS, progress, ["rules"])
    if far:
        sys.stderr.write("\n")
    for name in IDS:
        warmup(name, parts=["rules"])
        game = load(name)
        game.new(game.meta.players[0], seed=1).refusal("")  # what can be typed is gathered now
        _tell(f"{game.meta.title}: ready after {time.perf_counter() - start:.1f} s")


def _tell(said: str) -> None:
    """Tell whoever has started the server; in the log, if that is all they read."""
    if logs.as_json():
        log.info(said)
    else:
        print(said, file=sys.stderr, flush=True)


TRUSTED = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
"""Proxies whose word on a client's address is believed, as uvicorn has it."""


def configuration(app: Starlette) -> uvicorn.Config:
    """Return how uvicorn serves the site: what is read limited, silent peers noticed,
    nothing said about the server."""
    http, sockets = protocols(app.state.gate)
    return uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        ws_max_size=MAX_FRAME_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        loop="auto",
        lifespan="on",
        log_level="warning",
        log_config=None if logs.as_json() else LOGGING_CONFIG,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=TRUSTED,
        server_header=False,
        backlog=2048,
        timeout_graceful_shutdown=3,
    )


class Serving(uvicorn.Server):
    """A server that hands on what it keeps before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, site: Starlette) -> None:
        super().__init__(config)
        self._site = site

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close."""
        drain = getattr(self._site.state, "drain", None)
        if drain is not None:
            await drain()
        await super().shutdown(sockets)


def _try_bus(settings: Settings) -> None:
    """See that the bus can be used, before anything else is done. Raises ServeError."""
    need_packages()
    from lutetia.server.cluster.bus import Bus

    async def connect() -> None:
        await (await Bus.open(settings.cluster, "lutetia")).close()

    asyncio.run(connect())


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Serve the site until interrupted. Raises ServeError when it cannot begin;
    then nothing has been changed."""
    if not settings.workers and not settings.cluster:
        raise ServeError(
            "LUTETIA_WORKERS=0 leaves nobody to think for bots: with --cluster, lutetia worker does"
        )
    logs.begin()
    traces.begin()
    gate = Gate(settings, TRUSTED, most=files.prepare())
    bound = bind(settings.host, settings.port)
    try:
        if settings.cluster:
            _try_bus(settings)
        store = Store.open(settings.db, settings.keys, shared=bool(settings.cluster))
        warm_up()
        if settings.eager:
            read_all()  # the first guest of a language need not wait for its words
    except BaseException:
        bound.close()
        raise
    port = bound.getsockname()[1]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{'127.0.0.1' if settings.host in {'0.0.0.0', '::'} else host}:{port}"
    app = create_app(settings, store, gate)
    config = configuration(app)
    gc_policy.freeze()
    server = Serving(config, app)

    def stop(*_: object) -> None:
        server.should_exit = True

    # From here on being asked to stop is noted, never raised: raised while the loop is being made,
    # it was lost. uvicorn puts its own handlers over these and raises the
    # signal once more when all is closed.
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, stop)
    print(f"Lutetia is open at {address}", flush=True)
    # In a cluster bots may think elsewhere, and then nothing is compiled here.
    if settings.workers and not settings.cluster and not all(map(is_ready, IDS)):
        _tell("Opponents are compiled now, once a version: their first moves may take a minute")
    if open_browser:
        threading.Timer(0.7, webbrowser.open, [address]).start()
    # Why it cannot begin is told in a sentence, below.
    logging.getLogger("uvicorn.error").addFilter(lambda _: app.state.failed is None)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        try:
            runner.run(server.serve(sockets=[bound]))
        except SystemExit:
            if app.state.failed is None:
                raise
    if app.state.failed is not None:
        raise app.state.failed
    traces.end()
