"""All that somebody may know of a sealed deal, at one moment: what the page of the envelope checks
and shows."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lutetia.table.deal import scheme
from lutetia.table.deal.state import Round
from lutetia.table.messages import Draw
from lutetia.table.table import Table


class SeatHash(msgspec.Struct, frozen=True):
    """What a seat promised or showed, in hexadecimal."""

    seat: int
    hash: str


class StirringRound(msgspec.Struct, frozen=True):
    """One round of stirring."""

    promises: list[SeatHash]
    shown: list[SeatHash]


class SealedDraw(Draw, frozen=True, kw_only=True):
    """A draw; ``void`` where it was taken back."""

    void: bool


class SealedDeal(msgspec.Struct, frozen=True):
    """A sealed deal (docs/sealed_deals.md).

    Attributes:
        scheme: its name.
        table: that is part of all that is hashed.
        leaves: how many draws each of ``roots`` is for.
        roots: in hexadecimal, the first from before the game.
        rounds: of stirring; the last one counts.
        seats: that have stirred.
        away: of people who have not.
        stirred: what all have stirred together, in hexadecimal; "" before the game.
        draws: in order; without total, pick and proof where the reader may not know them yet.
        opening: the site was told before the game what chance would bring first.
        broken: the site cannot open the envelope any more, and draws without it.
        master: in hexadecimal, once the game is over; else null.
    """

    scheme: str
    table: str
    leaves: int
    roots: list[str]
    rounds: list[StirringRound]
    seats: list[int]
    away: list[int]
    stirred: str
    draws: list[SealedDraw]
    opening: bool
    broken: bool
    master: str | None


def sheet(table: Table, viewers: Sequence[int]) -> SealedDeal | None:
    """Return what whoever holds the seats ``viewers`` may know of the deal of ``table``;
    None where it is not sealed."""
    deal, over = table.deal, table.status == "over"
    if deal is None:
        return None
    eyes: Sequence[int | None] = viewers or (None,)
    draws = []
    for entry in table.entries:
        if entry.draw is not None:
            known = over or any(entry.opens_to(table.game, seat) for seat in eyes)
            draws.append(SealedDraw(**entry.draw.told(known), void=entry.undone))
    return SealedDeal(
        scheme.NAME,
        table.id,
        scheme.LEAVES,
        list(deal.roots),
        [_round(one) for one in deal.rounds],
        list(deal.seats) if deal.phase == "done" else [],
        list(deal.away),
        deal.stirred,
        draws,
        "opening" in table.created_event,
        deal.phase == "broken",
        deal.master or None,
    )


def _round(one: Round) -> StirringRound:
    return StirringRound(
        [SeatHash(seat, text) for seat, text in sorted(one.promises.items())],
        [SeatHash(seat, text) for seat, text in sorted(one.shown.items())],
    )
