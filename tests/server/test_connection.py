"""What waits for a slow reader: never much, and never for long."""

from __future__ import annotations

import asyncio

from lutetia.server import connection as links
from lutetia.server.connection import Link
from tests.server.client import run_alone


def sent(texts: list[str]) -> tuple[list[str], bool]:
    """Push ``texts`` to somebody who reads nothing meanwhile; return what they are sent then,
    and whether they are given up."""
    got: list[str] = []

    async def send(text: str) -> None:
        got.append(text)

    async def run() -> Link:
        link = Link(None)
        for text in texts:
            link.push(text)
        await asyncio.wait([asyncio.create_task(link.run(send))], timeout=0.05)
        return link

    link = run_alone(run())
    return got, link.overrun


def test_many_short_messages() -> None:
    short = ["x"] * links.MAX_WAITING
    assert sent(short) == (short, False)
    assert sent([*short, "x"]) == ([], True)


def test_few_long_messages() -> None:
    long = "x" * (links.MAX_CHARACTERS // 3)
    assert sent([long] * 3) == ([long] * 3, False)
    assert sent([long] * 4) == ([], True)
    assert sent([long] * 4 + ["y"]) == ([], True), "given up for good"


def test_one_message_of_any_length() -> None:
    whole = "x" * (links.MAX_CHARACTERS + 1)
    assert sent([whole]) == ([whole], False)
