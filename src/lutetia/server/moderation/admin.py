"""The socket by which ``lutetia admin`` reaches a running site: beside the database, for its owner
only. One line of JSON is asked, one is answered; the bus of a cluster carries the same.

The server alone writes to the database, so that what is decided holds at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec

from lutetia.server.errors import NotStored
from lutetia.server.moderation.desk import Impossible, Moderation
from lutetia.server.moderation.types import AnyAct
from lutetia.server.operations.days import Backup
from lutetia.table.refusals import TableRefusal

log = logging.getLogger("lutetia.moderation")

MAX_LINE = 16_384
MAX_NAME = 100
"""Bytes of a file's name that surely fit into the address of a socket."""

PATIENCE = 60.0
"""Seconds that the command line waits for an answer."""


class Asked(msgspec.Struct, frozen=True):
    """What the command line asks for.

    Attributes:
        user: of the machine.
    """

    user: str
    what: AnyAct | Backup


class Answered(msgspec.Struct, frozen=True):
    """What came of it; ``no`` is a sentence, empty where it was done."""

    no: str


encode = msgspec.json.encode
read_asked = msgspec.json.Decoder(Asked).decode
read_answered = msgspec.json.Decoder(Answered).decode


SOCKET = "-admin"
"""What the name of the socket beside the database ends in."""


@contextlib.contextmanager
def _short(path: Path) -> Iterator[str]:
    """Yield a name of ``path`` that fits into the address of a socket, which holds 108 bytes."""
    if len(os.fsencode(path)) < MAX_NAME or not Path("/proc/self/fd").is_dir():
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


async def done(moderation: Moderation, asked: Asked) -> Answered:
    """Do what is asked for."""
    try:
        if isinstance(asked.what, Backup):
            await moderation.backed_up(asked.what)
            return Answered("")
        await moderation.perform(asked.what, f"cli:{asked.user}")
    except Impossible as no:
        return Answered(str(no))
    except (NotStored, TableRefusal) as error:
        return Answered(f"it could not be written down: {error}")
    return Answered("")


class AdminSocket:
    """The socket of a running site. Make it with `open`."""

    def __init__(self, server: asyncio.Server, path: Path, open_: contextlib.ExitStack) -> None:
        self._server, self._path = server, path
        self._open = open_

    @classmethod
    async def open(cls, path: Path, moderation: Moderation) -> AdminSocket | None:
        """Listen at ``path``; None where this system has no such sockets."""
        if not hasattr(socket, "AF_UNIX"):
            return None

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                asked = read_asked(await asyncio.wait_for(reader.readline(), PATIENCE))
                writer.write(encode(await done(moderation, asked)) + b"\n")
                await writer.drain()
            except (msgspec.DecodeError, ValueError, OSError, TimeoutError):
                log.warning("something that is no question came to %s", path)
            finally:
                writer.close()

        bound, open_ = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM), contextlib.ExitStack()
        try:
            path.unlink(missing_ok=True)  # of a process that was killed: this one has the database
            name = open_.enter_context(_short(path))  # the loop looks at the file when it closes it
            before = os.umask(0o177)
            try:
                bound.bind(name)
            finally:
                os.umask(before)
            server = await asyncio.start_unix_server(serve, sock=bound, limit=MAX_LINE)
        except OSError as error:
            bound.close()
            open_.close()
            log.warning("`lutetia admin` cannot reach this site: %s: %s", path, error)
            return None
        return cls(server, path, open_)

    def close(self) -> None:
        """Listen no more."""
        self._server.close()
        self._path.unlink(missing_ok=True)
        self._open.close()


def ask(path: Path, asked: Asked) -> Answered | None:
    """Ask the site that listens at ``path``; None where none does. Raises OSError, ValueError."""
    if not hasattr(socket, "AF_UNIX"):
        return None
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(PATIENCE)
        try:
            with _short(path) as name:
                line.connect(name)
        except (FileNotFoundError, ConnectionRefusedError):
            return None
        line.sendall(encode(asked) + b"\n")
        with line.makefile("rb") as answers:
            return read_answered(answers.readline(MAX_LINE))
