"""A client that stirs a sealed deal as a page does."""

from __future__ import annotations

from secrets import token_bytes

from lutetia.table.deal import scheme
from tests.server.client import Line


class Stirrer:
    """Somebody on ``seat`` of ``table``, with a socket there."""

    def __init__(self, line: Line, table: str, seat: int) -> None:
        self.line, self.table, self.seat = line, table, seat
        self.bytes = token_bytes(32)

    def promise(self) -> None:
        """Promise the bytes."""
        root = bytes.fromhex(self.line.now["table"]["deal"]["root"])
        said = scheme.promise(self.table, root, self.seat, self.bytes).hex()
        self.line.do("promise", seat=self.seat, hash=said)

    def show(self) -> None:
        """Show them, once that is asked for."""
        while self.line.now["table"]["deal"]["phase"] != "show":
            self.line.hear()
        self.line.do("show", seat=self.seat, bytes=self.bytes.hex())
