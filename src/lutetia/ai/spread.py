"""Many pieces of work that do not need one another, spread over processes or a Ray cluster.

A piece is a pure function's argument, and results come in the order of the pieces: nothing in them
tells who did which, how many there were, and who died meanwhile.
"""

from __future__ import annotations

import logging
import os
import pickle
import re
import secrets
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from lutetia.ai.build import Build, build
from lutetia.engine.errors import LutetiaError

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AUTO: Final = "auto"
"""In place of an address: the Ray that runs on this machine."""

LOCAL: Final = "local"
"""In place of an address: a Ray of its own, on this machine."""

RETRIES = 10
"""Times that a piece is done anew when its worker has died."""

REACHED_WITHIN = 3.0
"""Seconds for a cluster to answer at its address."""

OBJECTS = 200 * 2**20
"""Bytes of shared memory for a Ray of its own: pieces and results are small."""

_HTTP2 = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""What an HTTP/2 client says first, with settings that change nothing."""

_SETTINGS, _KIND, _FRAME = 4, 3, 9
"""What such a server says first: a frame of this kind, told by this byte of so many."""


class SpreadError(LutetiaError):
    """The work cannot be spread as was asked; the message says what to do."""


class Spread(Protocol):
    """A ``map`` that may do several pieces at once."""

    def __call__(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece], /
    ) -> Iterator[Result]:
        """Yield ``work(piece)`` of each piece, in their order. Raises what ``work`` raises, and
        SpreadError when a piece cannot be done."""
        ...


def in_turn(work: Callable[[Piece], Result], pieces: Iterable[Piece], /) -> Iterator[Result]:
    """Do one piece after another, here."""
    return map(work, pieces)


@contextmanager
def over_processes(count: int) -> Iterator[Spread]:
    """Spread over ``count`` processes of this machine."""
    if count <= 1:
        yield in_turn
        return
    processes = _Processes(count)
    try:
        yield processes.spread
    finally:
        processes.close()


class _Processes:
    """So many processes, and others in their place when one has died: it takes all with it."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ProcessPoolExecutor(count)

    def spread(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece], /
    ) -> Iterator[Result]:
        """Do ``work`` in them; as `Spread` has it."""
        return _in_order(partial(self._submit, work), pieces, 2 * self._count)

    def close(self) -> None:
        """Let them end what they do."""
        self._pool.shutdown()

    def _submit(self, work: Callable[[Piece], Result], piece: Piece) -> Future[Result]:
        try:
            return self._pool.submit(_told, work, piece)
        except BrokenProcessPool:
            self.close()
            self._pool = ProcessPoolExecutor(self._count)
            return self._pool.submit(_told, work, piece)


@contextmanager
def over_ray(address: str, at_once: int | None = None) -> Iterator[Spread]:
    """Spread over the Ray cluster at ``address``, from a machine that is one of its nodes.

    Args:
        address: ``host:port``, `AUTO` or `LOCAL`.
        at_once: pieces at a time; without it, as many as the cluster has processors.

    Raises:
        SpreadError: Ray is not installed, or there is no such cluster.
    """
    cluster = RayCluster(address, at_once)
    try:
        yield partial(cluster.spread, at_once)
    finally:
        cluster.close()


class RayCluster:
    """A Ray cluster that this process is connected to; a process has at most one.

    Args:
        address: as `over_ray` has it.
        processors: of one that is started here; without it, those of this machine.
    """

    def __init__(self, address: str, processors: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers
        if address == LOCAL:
            # It listens to the whole network, and does whatever somebody asks who is let in.
            os.environ.setdefault("RAY_AUTH_MODE", "token")
            os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex())
        try:
            import ray
            import ray.exceptions
        except ImportError:
            raise SpreadError(
                "this needs Ray: pip install 'lutetia[ray]', or use --processes instead"
            ) from None
        given: dict[str, Any] = {}
        if address == LOCAL:
            given = {
                "num_cpus": processors,
                "include_dashboard": False,
                "object_store_memory": OBJECTS,
            }
        else:
            _look(address)
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **given)
        except Exception as error:  # of no class of its own where a node does not come up in time
            if address == LOCAL:
                raise SpreadError(
                    f"Ray cannot be started here: {_first_line(error)}. Try again when "
                    "this machine has less to do, or use --processes instead"
                ) from None
            if address == AUTO:
                raise SpreadError(
                    "no Ray runs on this machine. Start one with `ray start --head`, or use "
                    f"--ray {LOCAL}"
                ) from None
            raise SpreadError(
                f"Ray at {address} cannot be used: {_first_line(error)}. Is this machine one of "
                "its nodes (`ray start --address`), and is its token here (RAY_AUTH_TOKEN)?"
            ) from None
        self._ray: Any = ray
        self._work: Any = ray.remote(max_retries=RETRIES)(_work_as)
        self.address: str = ray.get_runtime_context().gcs_address

    def spread(
        self,
        at_once: int | None,
        work: Callable[[Piece], Result],
        pieces: Iterable[Piece],
    ) -> Iterator[Result]:
        """Do ``work`` in workers of the cluster; as `Spread` has it."""
        processors = int(self._ray.cluster_resources().get("CPU", 1))

        def submit(piece: Piece) -> Future[Result]:
            promised: Future[Result] = self._work.remote(build(), work, piece).future()
            return promised

        errors = self._ray.exceptions
        try:
            yield from _in_order(submit, pieces, at_once or 2 * max(1, processors))
        except errors.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, LutetiaError) else error) from None
        except (errors.RayError, RuntimeError) as error:
            raise SpreadError(
                f"Ray gave a piece of the work up: {_first_line(error)}. Has each of its nodes "
                "this Lutetia, and enough memory?"
            ) from None

    def close(self) -> None:
        """Leave it; one that was started here ends."""
        self._ray.shutdown()


def _told(work: Callable[[Piece], Result], piece: Piece) -> Result:
    """Do a piece in a process. An error that cannot be handed back would look as if the process had
    died: it is told in words."""
    try:
        return work(piece)
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            text = f"a piece of the work failed: {type(error).__name__}: {error}"
            raise SpreadError(text) from None
        raise


def _in_order(
    submit: Callable[[Piece], Future[Result]], pieces: Iterable[Piece], at_once: int
) -> Iterator[Result]:
    """Yield results in the order of the pieces; ``at_once`` of these are on their way, and at most
    four times as many results wait for one before them. A piece whose process has died is done
    anew."""
    left = iter(enumerate(pieces))
    on_their_way: dict[Future[Result], tuple[int, Piece, int]] = {}
    done: dict[int, Result] = {}
    following = 0
    more = True
    while more or on_their_way:
        while more and len(on_their_way) < at_once and len(done) < 4 * at_once:
            if (found := next(left, None)) is None:
                more = False
            else:
                on_their_way[submit(found[1])] = (*found, 0)
        for future in wait(on_their_way, return_when=FIRST_COMPLETED).done:
            number, piece, deaths = on_their_way.pop(future)
            try:
                done[number] = future.result()
            except BrokenProcessPool:
                if deaths == RETRIES:
                    raise SpreadError(
                        f"a process has died {RETRIES + 1} times over a piece of the work. Has "
                        "this machine enough memory for so many --processes?"
                    ) from None
                on_their_way[submit(piece)] = number, piece, deaths + 1
        while following in done:
            yield done.pop(following)
            following += 1


def _work_as(wanted: Build, work: Callable[[Piece], Result], piece: Piece) -> Result:
    """Do a piece in a worker of a cluster, if it would come to the same there as where it was
    given out."""
    if build() != wanted:
        raise SpreadError(
            f"a worker of the cluster has {build()}, and here is {wanted}: install the same on "
            "each machine, and name the same LUTETIA_EDITION"
        )
    return work(piece)


def _look(address: str) -> None:
    """Raise SpreadError unless something that may be Ray answers at ``address``: Ray itself would
    look for a minute, and then end this process."""
    if address == AUTO:
        return
    host, _, port = address.rpartition(":")
    # The system would take a port of more than 16 bits for another one.
    if not re.fullmatch(r"[^\s/@]+:[0-9]{1,5}", address) or not 0 < int(port) < 2**16:
        raise SpreadError(
            f"--ray {address}: an address is HOST:PORT, {AUTO} (a Ray that runs on this machine) "
            f"or {LOCAL} (start one); ports are 1 to 65535"
        )
    try:
        with socket.create_connection((host.strip("[]"), int(port)), REACHED_WITHIN) as line:
            line.sendall(_HTTP2)
            said = line.recv(_FRAME)
    except OSError as error:
        said, why = b"", getattr(error, "strerror", None) or str(error)
    else:
        why = "another program answers"
    if len(said) < _FRAME or said[_KIND] != _SETTINGS:
        raise SpreadError(
            f"no Ray at {address} ({why}). Start one with `ray start --head`, which says its "
            f"address, or use --ray {LOCAL}"
        )


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).split("\n")[0].rstrip(".")
