"""The call of the explorer: docs/explorer.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lutetia.engine.exploring import Topic
from lutetia.engine.game import Game
from lutetia.explore import intervals
from lutetia.explore.shipped import shipped
from lutetia.explore.tally import (
    SEATS,
    WHOLE,
    Cell,
    Counts,
    Sums,
    Who,
    merge,
    options_of,
    rules_of,
)
from lutetia.games import load
from lutetia.server.explorer.types import Counted, Explored, Interval, Thing, Things
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import HttpError, answer, count, game_of
from lutetia.server.storage import explored as storage
from lutetia.server.storage.store import Store

LEAST = 100
"""So many seats must have done something before it is told how it ended for them."""

PLACES = 4
"""Decimals that are told."""

SEATS_TOPIC = Topic(SEATS, "place")
"""What is told of every game: ``explore.place.1`` and so on."""

_options = msgspec.json.Decoder(dict[str, bool | str])


@dataclass(frozen=True)
class Wanted:
    """Which seats are asked for; None: those of which there is most.

    Attributes:
        options: as `options_of` writes them; None: whichever.
    """

    players: int | None
    who: Who | None
    options: str | None


async def explored(request: Request) -> Response:
    """``GET /api/explore/<game>``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    game = load(game_of(request))
    return answer(await page(registry.store, game, _wanted(request, game)))


def _wanted(request: Request, game: Game) -> Wanted:
    """Return which seats a request asks for. Raises HttpError."""
    asked = request.query_params
    players, who, options = (asked.get(name) or None for name in ("players", "who", "options"))
    offered = {str(n): n for n in game.meta.players}
    kinds: tuple[Who, ...] = get_args(Who)
    if players is not None and players not in offered:
        raise HttpError(400, "malformed", why="players")
    if who is not None and who not in kinds:
        raise HttpError(400, "malformed", why="who")
    if options is not None:
        try:
            options = options_of(game.options(_options.decode(options)))
        except (msgspec.DecodeError, ValueError, TypeError, UnicodeError, RecursionError):
            raise HttpError(400, "malformed", why="options") from None
    kind: Who | None = next((one for one in kinds if one == who), None)
    return Wanted(None if players is None else offered[players], kind, options)


async def page(store: Store, game: Game, wanted: Wanted) -> Explored:
    """Return what is told of a game."""
    name, rules = game.meta.id, rules_of(game)
    brought = shipped(name)
    seats = await storage.counted(store, name, rules)
    merge(seats, {cell: one for cell, one in brought.items() if cell.topic == SEATS})
    players, who = _chosen(seats, game, wanted)
    brought = {
        cell: one for cell, one in brought.items() if (cell.players, cell.who) == (players, who)
    }
    found = await storage.counts_of(store, name, rules, players, who)
    merge(found, brought)
    sums = _sums(found, wanted.options)
    every = _every(sums)
    module = game.exploring()
    topics: tuple[Topic, ...] = () if module is None else module.TOPICS
    return Explored(
        game=name,
        players=players,
        who=who,
        options=None if wanted.options is None else _options.decode(wanted.options),
        least=LEAST,
        counted=_counted(seats),
        shipped=_every(_sums(brought, wanted.options)).n,
        wins=round(every.wins / WHOLE / every.n, PLACES) if every.n >= LEAST else None,
        topics=[
            _things(SEATS_TOPIC, "explore", sums),
            *(_things(topic, name, sums) for topic in topics),
        ],
    )


def _sums(found: Mapping[Cell, Sums], options: str | None) -> dict[str, dict[str, Sums]]:
    """Return counts by topic and key, of games with these options; None: whichever."""
    sums: dict[str, dict[str, Sums]] = {}
    for cell, one in found.items():
        if options in (None, cell.options):
            things = sums.setdefault(cell.topic, {})
            things.setdefault(cell.key, Sums()).add(one)
    return sums


def _every(sums: Mapping[str, Mapping[str, Sums]]) -> Sums:
    """Return the sums of all seats."""
    every = Sums()
    for one in sums.get(SEATS, {}).values():
        every.add(one)
    return every


def _things(topic: Topic, game: str, sums: Mapping[str, Mapping[str, Sums]]) -> Things:
    """Return what is told of a topic; ``game`` stands before the keys of its names."""
    found = sorted(sums.get(topic.id, {}).items(), key=lambda item: (-item[1].n, item[0]))
    things = [_thing(key, topic.name(game, key), one) for key, one in found]
    return Things(topic.id, f"{game}.explore.{topic.id}", topic.numbered, things)


def _thing(key: str, name: str, one: Sums) -> Thing:
    if one.n < LEAST:
        return Thing(key, name, one.n, None, None, None)
    own = one.own_n >= LEAST
    return Thing(
        key,
        name,
        one.n,
        _told(intervals.share(one.wins / WHOLE, one.n)),
        _told(intervals.mean(one.points, one.squares, one.n)),
        _told(intervals.mean(one.own, one.own_squares, one.own_n)) if own else None,
    )


def _told(found: intervals.Measured) -> Interval:
    return Interval(*(round(value, PLACES) for value in found))


def _chosen(seats: Counts, game: Game, wanted: Wanted) -> tuple[int, Who]:
    """Return which seats are shown: those asked for, else people's as soon as there are enough, and
    of those the most."""
    total: Counts = {}
    for cell, one in seats.items():
        fits = wanted.players in (None, cell.players) and wanted.who in (None, cell.who)
        if fits and cell.players in game.meta.players:
            merge(total, {cell._replace(options="", key=""): one})
    best = max(
        total, key=lambda cell: (cell.who == "people" and total[cell].n >= LEAST, total[cell].n),
        default=None,
    )  # fmt: skip
    if best is None:
        return wanted.players or game.meta.players[0], wanted.who or "people"
    return best.players, best.who


def _counted(seats: Counts) -> list[Counted]:
    total: Counts = {}
    for cell, one in seats.items():
        merge(total, {cell._replace(key=""): one})
    return [
        Counted(cell.players, cell.who, _options.decode(cell.options), one.n)
        for cell, one in sorted(total.items())
    ]
