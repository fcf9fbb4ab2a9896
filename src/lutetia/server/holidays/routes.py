"""The calls about one's own holidays."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from lutetia.server.holidays.book import HOUR, NoneLeft, OnHoliday
from lutetia.server.holidays.calls import Holiday, HolidayChange
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import HttpError, answer, count, decoded, known
from lutetia.server.storage.games import unhurried
from lutetia.table.clock import MS


async def holiday(request: Request) -> Response:
    """``GET /api/me/holiday`` and ``POST /api/me/holiday``"""
    registry: TableRegistry = request.app.state.registry
    count(request, None if request.method == "POST" else registry.limits.reads)
    person = await known(request)
    if person is None or not person.account:
        raise HttpError(403, "holiday_account")
    book = registry.holidays
    if request.method == "POST":
        wanted = await decoded(request, HolidayChange)
        try:
            if wanted.days is None:
                await book.end(person.id)
            else:
                await book.begin(person.id, wanted.days)
        except OnHoliday:
            raise HttpError(409, "holiday_on") from None
        except NoneLeft:
            raise HttpError(409, "holiday_none") from None
        await request.app.state.orders.rest(person.id)
    until = book.until(person.id)
    tables = len(await unhurried(registry.store, person.id))
    return answer(
        Holiday(None if until is None else until // MS, book.left(person.id) // HOUR, tables)
    )
