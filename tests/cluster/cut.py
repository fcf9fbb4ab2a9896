"""A line that can be cut: what goes over it stays away, as when a cable is pulled out."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from concurrent.futures import Future


class Line:
    """Passes on TCP connections to ``port`` of this machine, from a port of its own, until it is
    cut; nobody is told that it is."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = 0
        self._whole = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(self._listen()).result()

    async def _listen(self) -> asyncio.Server:
        self._whole.set()
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    def _do(self, what: object) -> Future[asyncio.Server]:
        return asyncio.run_coroutine_threadsafe(what, self._loop)  # type: ignore[arg-type]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.close()
            return
        ways = {
            asyncio.create_task(self._pass_on(reader, back)),
            asyncio.create_task(self._pass_on(there, writer)),
        }
        self._tasks |= ways
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        self._tasks -= ways
        for end in (writer, back):
            end.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while body := await reader.read(65536):
                await self._whole.wait()
                writer.write(body)
                await writer.drain()

    def cut(self) -> None:
        """Let nothing through."""
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self) -> None:
        """Let everything through, what has waited first."""
        self._loop.call_soon_threadsafe(self._whole.set)

    def close(self) -> None:
        """End it."""

        def end() -> None:
            self._server.close()
            for task in self._tasks:
                task.cancel()
            self._loop.call_later(0.1, self._loop.stop)

        self._loop.call_soon_threadsafe(end)
        self._thread.join(5)
