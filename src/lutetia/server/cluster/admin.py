"""``lutetia admin`` from any machine that reaches the bus: the process that leads does it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from secrets import token_hex

from lutetia.server.cluster.bus import UNREADABLE, Bus, NoAnswer, Nobody
from lutetia.server.cluster.members import GONE_AFTER
from lutetia.server.moderation.admin import (
    PATIENCE,
    Answered,
    Asked,
    done,
    encode,
    read_answered,
    read_asked,
)
from lutetia.server.moderation.desk import Moderation

log = logging.getLogger("lutetia.moderation")

SUBJECT = "lutetia.admin"

AGAIN = 0.25
"""Seconds until it is asked again where nobody leads at the moment."""


async def serve(bus: Bus, moderation: Moderation, leads: Callable[[], bool]) -> None:
    """Do what is asked for while this process leads."""

    async def answer(body: bytes) -> bytes | None:
        if not leads():
            return None  # it was stopped for a while, and another one has been asked, too
        try:
            asked = read_asked(body)
        except UNREADABLE:
            log.warning("what is asked for on the bus is no question: is it of a later version?")
            return encode(Answered("the site is of another version and does not understand it"))
        return encode(await done(moderation, asked))

    await bus.serve(SUBJECT, answer)


async def ask(address: str, asked: Asked) -> Answered | None:
    """Ask the site on the bus at ``address``; None where no process of it is there.

    Raises ServeError: the bus cannot be used; ValueError: the answer cannot be read, or has not
    come, and nobody knows whether it was done.
    """
    bus = await Bus.open(address, f"admin-{token_hex(8)}")
    try:
        end = asyncio.get_running_loop().time() + 2 * GONE_AFTER
        while asyncio.get_running_loop().time() < end:
            try:
                return read_answered(await bus.request(SUBJECT, encode(asked), PATIENCE))
            except Nobody:
                await asyncio.sleep(AGAIN)
            except NoAnswer as error:
                raise ValueError(f"{error}; look into `lutetia admin audit`") from None
        return None
    finally:
        await bus.close()
