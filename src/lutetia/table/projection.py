"""What is sent to whom: docs/protocol.md, built up field by field for one viewer.
Nothing is ever copied and stripped."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection

import msgspec

from lutetia.engine.errors import PlanError
from lutetia.engine.game import State
from lutetia.table import clock as table_clock
from lutetia.table.clock import MS
from lutetia.table.handlers.abort import abortable
from lutetia.table.handlers.agree import ending
from lutetia.table.handlers.undo import earliest_free_ply, offer
from lutetia.table.messages import (
    Ask,
    Because,
    Clock,
    Edition,
    Encoded,
    Legal,
    Message,
    Muted,
    Outcome,
    OutcomeLine,
    Pause,
    Position,
    Seat,
    SeatLines,
    Stirring,
    TableInfo,
    Timing,
    Turn,
    You,
)
from lutetia.table.pauses import cut
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player
from lutetia.table.table import Table

Plain = dict[str, object]

PAGE = 250
"""Entries of the log that are sent at once: most games have fewer, and a page is some 30 kB."""


def info(table: Table, online: Collection[str] = (), spectators: int = 0) -> TableInfo:
    """Return what everybody may know; ``online`` are the ids of the players who are connected."""
    here = connected(table, online)
    mark = table.game.edition
    return TableInfo(
        id=table.id,
        game=table.game.meta.id,
        players=table.players,
        options=table.options,
        status=table.status,
        private=table.private,
        seats=[
            Seat(
                seat=seat,
                colour=table.game.meta.colours[seat],
                kind=one.kind,
                name=one.name,
                level=one.level,
                online=here[seat],
                resigned=one.resigned,
                keeper=msgspec.UNSET if one.keeper is None else one.keeper,
                player=one.player if one.account and one.player else msgspec.UNSET,
                holiday=_holiday(table, seat),
            )
            for seat, one in enumerate(table.seats)
        ],
        spectators=spectators,
        rematch=table.rematch,
        ask=_question(table),
        outcome=outcome(table),
        created=int(table.created),
        edition=msgspec.UNSET if mark is None else Edition(mark.name, mark.hash),
        timing=_timing(table),
        rated=True if table.rated else msgspec.UNSET,
        deal=_stirring(table),
    )


def _stirring(table: Table) -> Stirring | msgspec.UnsetType:
    """Return how far the sealed deal is; unset where it is none."""
    deal = table.deal
    if deal is None or not deal.roots:
        return msgspec.UNSET
    return Stirring(
        root=deal.roots[0],
        phase=deal.phase,
        turn=len(deal.rounds),
        seats=table.stirrers() if deal.phase == "open" else deal.seats,
        promised=sorted(deal.round.promises),
        shown=sorted(deal.round.shown),
    )


def _timing(table: Table) -> Timing | msgspec.UnsetType:
    timing = table.timing
    if timing is None:
        return msgspec.UNSET
    pause = timing.get("weekends")
    zone = msgspec.UNSET if pause is None else pause["zone"]
    return Timing(
        timing["pace"], timing["bank"], timing["added"], timing["most"], timing["fall"], zone
    )


def _holiday(table: Table, seat: int) -> int | msgspec.UnsetType:
    """Return until when whoever sits on ``seat`` is on holiday, in Unix seconds."""
    until = 0 if table.clock is None else table.clock.away[seat]
    return until // MS if until and table.status == "playing" else msgspec.UNSET


def clock(table: Table, now: float) -> Clock | msgspec.UnsetType:
    """Return how much time each seat has at ``now`` in Unix seconds."""
    time = table.clock
    if time is None or table.status == "open":
        return msgspec.UNSET
    at = round(now * MS)
    left = [time.time_left(seat, at) for seat in range(table.players)]
    return Clock(left, time.runs, _pauses(time, at) or msgspec.UNSET)


def _pauses(clock: table_clock.Clock, at: int) -> list[Pause]:
    """Return the spans from ``at`` until the running time is up in which it stands."""
    due = clock.due()
    if due is None or clock.runs is None or due <= at:
        return []
    found = [Pause(a - at, b - at, "holiday") for a, b in cut(clock.holidays[clock.runs], at, due)]
    for begin, end in clock.weekend_parts(at):
        if begin >= due:
            break
        found.append(Pause(max(0, begin - at), min(end, due) - at, "weekend"))
    return sorted(found, key=lambda one: one.since)


def connected(table: Table, online: Collection[str]) -> list[bool]:
    """Return for each seat whether whoever sits there is connected; bots always are."""
    return [
        one.kind == "bot" or (one.kind == "person" and one.player in online) for one in table.seats
    ]


def _question(table: Table) -> Ask | None:
    """Return what is asked: about going back or ending, else about a seat that changes hands;
    None when nothing is."""
    proposal, wish = table.proposal, table.wish
    if proposal is not None:
        return Ask(
            what="end" if proposal.to is None else "undo",
            by=proposal.by,
            to=proposal.to,
            yes=sorted(proposal.yes),
            need=table.needed(),
        )
    if wish is None:
        return None
    seats = table.seats_of(wish.player)
    return Ask(
        what=wish.what,
        by=seats[0] if seats else None,
        to=None,
        seat=wish.seat,
        name=wish.name,
        level=wish.level,
        yes=sorted(seat for player in wish.yes for seat in table.seats_of(player)),
        need=table.others(wish.player),
    )


def outcome(table: Table) -> Outcome | None:
    """Return the end of the game, or None while it goes on."""
    end = table.outcome
    if end is None:
        return None
    return Outcome(
        scores=list(end.scores),
        ranks=list(end.ranks),
        reason=end.reason,
        tiebreak=end.tiebreak,
        lines=[
            SeatLines(
                seat,
                [
                    OutcomeLine(one.key, one.points, one.rule, list(one.pieces), one.args)
                    for one in lines
                ],
            )
            for seat, lines in enumerate(end.lines)
        ],
        resigned=list(table.resigned),
    )


def eyes(table: Table, player: str | None, watched: int | None = None) -> int | None:
    """Return the seat whose eyes ``player`` sees with: the one to act if it is theirs, else
    ``watched`` or their first; None for a spectator."""
    mine = table.seats_of(player)
    if not mine:
        return None
    if table.to_act in mine and table.seats[table.to_act or 0].plays:
        return table.to_act
    return watched if watched in mine else mine[0]


def position_shown(table: Table) -> State | None:
    """Return the position that everybody looks at: the present one,
    counted where people agreed to end there; None before the start."""
    if table.state is None or not table.agreed:
        return table.state
    return table.state.adjudicated()


def view(table: Table, viewer: int | None) -> Plain | None:
    """Return the view of ``viewer``, or None before the start."""
    state = position_shown(table)
    return None if state is None else state.view(viewer)


def may_act(table: Table, player: str | None) -> bool:
    """Return whether it is the turn of a seat that ``player`` plays."""
    seat = table.to_act
    return seat is not None and seat in table.seats_of(player) and table.seats[seat].plays


def legal(table: Table) -> list[Legal]:
    """Return what the seat to act may do, with what is openly known of the consequences."""
    state = table.state
    if state is None or table.to_act is None:
        return []
    return [
        Legal(a.text, state.game.action_fields(a.code), state.preview(a)) for a in state.legal()
    ]


def turn(
    table: Table,
    player: str | None,
    seat: int | None,
    actions: Encoded[list[Legal]],
    prompts: tuple[Encoded[Message], Encoded[Message]] | None = None,
    clock: Clock | msgspec.UnsetType = msgspec.UNSET,
) -> Turn:
    """Return Turn for ``player`` who looks with the eyes of ``seat``;
    ``actions`` are put in only when it is their turn.

    ``prompts`` are the two sentences where they are known already.
    """
    if prompts is None and table.state is not None:
        prompts = table.state.prompt()
    prompt, wait = prompts or (None, None)
    mine = may_act(table, player)
    return Turn(
        ply=table.ply,
        to_act=table.to_act,
        mine=mine,
        seat=seat,
        prompt=prompt if mine else None,
        wait=wait,
        legal=actions if mine else [],
        undo=offer(table, player),
        back=earliest_free_ply(table, player),
        end=ending(table, player),
        clock=clock,
        abort=True if abortable(table, player) else msgspec.UNSET,
    )


def you(table: Table, player: Player | None, seat: int | None) -> You:
    """Return who is told."""
    name = player.id if player else None
    host = player is not None and table.host == player.id
    return You(
        player=name or "",
        name=player.name if player else "",
        seats=table.seats_of(name),
        seat=seat,
        open=table.open_to(name),
        may_ask=table.open_to(name, "ask"),
        asks=player is not None and table.wish is not None and table.wish.player == player.id,
        host=host,
        silenced=True if name in table.muted else msgspec.UNSET,
        muted=_muted(table) if host and table.muted else msgspec.UNSET,
    )


def _muted(table: Table) -> list[Muted]:
    return [
        Muted(name, version, table.seats_of(player))
        for player, (name, version) in table.muted.items()
    ]


def entries(
    table: Table, viewer: int | None, since: int = -1, unheard: Collection[str] = ()
) -> list[msgspec.Raw]:
    """Return the log after version ``since`` as JSON for ``viewer``;
    once the game is over nothing is hidden. What the people ``unheard`` say is left out."""
    reveal_all = table.status == "over"
    log = table.entries
    first = len(log)
    while first and log[first - 1].n > since:
        first -= 1
    return [
        entry.for_viewer(table.game, viewer, reveal_all)
        for entry in log[first:]
        if entry.by is None or entry.by not in unheard
    ]


def page(
    table: Table, viewer: int | None, before: int | None = None, unheard: Collection[str] = ()
) -> tuple[list[msgspec.Raw], bool]:
    """Return the `PAGE` newest entries before version ``before`` (None: of all) as `entries` tells
    them, and whether there are older ones."""
    reveal_all = table.status == "over"
    log = table.entries
    end = len(log) if before is None else bisect_left(log, before, key=lambda entry: entry.n)
    first = max(0, end - PAGE)
    shown = [one for one in log[first:end] if one.by is None or one.by not in unheard]
    return [entry.for_viewer(table.game, viewer, reveal_all) for entry in shown], first > 0


def position(table: Table, ply: int, viewer: int | None) -> Position | None:
    """Return the position after ``ply`` actions as ``viewer`` saw it,
    or None when there is no such ply."""
    if table.history is None or not 0 <= ply <= table.ply:
        return None
    entry = table.act_entry(ply)
    reveal_all = table.status == "over"
    return Position(
        ply=ply,
        last=table.ply,
        view=table.history.at(ply).view(viewer),
        entry=None if entry is None else entry.for_viewer(table.game, viewer, reveal_all),
    )


def supposed(table: Table, player: str | None, seat: int, plan: Plain) -> Plain:
    """Return what the present position would score with the plan of ``seat`` laid on it,
    as far as that seat may know.

    Raises TableRefusal: it is not their seat, the game has not begun, is rated or offers no plans,
    or the plan cannot be read.
    """
    if seat not in table.seats_of(player):
        raise TableRefusal("forbidden", "refusal.not_your_seat", seat=seat)
    if table.state is None:
        raise TableRefusal("table", "refusal.not_started")
    if table.rated and table.status != "over":
        raise TableRefusal("table", "refusal.rated_help")
    if not table.game.has_what_if:
        raise TableRefusal("table", "refusal.no_plans")
    try:
        return table.state.what_if(seat, plan)
    except PlanError as error:
        raise TableRefusal("malformed", "refusal.malformed", why=str(error)[:200]) from None


def why(table: Table, player: str | None, seat: int, actions: list[str]) -> list[Because | None]:
    """Return for each of ``actions`` why ``seat`` may not do it now, None where it may:
    what `act` would have answered.

    Raises TableRefusal: it is not their seat, or not its turn.
    """
    state = _own_turn(table, player, seat)
    refusals = [state.refusal(text) for text in actions]
    return [
        None if no is None else Because(no.rule, Message(no.key, dict(no.args))) for no in refusals
    ]


def advised(table: Table, player: str | None, seat: int) -> Plain:
    """Return what whoever advises ``seat`` may know: all that the seat itself has seen.

    Raises TableRefusal: it is not their seat, or not its turn, or other people play here,
    or the game is rated.
    """
    state = _own_turn(table, player, seat)
    if table.rated:
        raise TableRefusal("table", "refusal.rated_help")
    if player is not None and table.others(player):
        raise TableRefusal("table", "refusal.hint_people")
    return state.view(seat, recall=True)


def _own_turn(table: Table, player: str | None, seat: int) -> State:
    """Return the position. Raises TableRefusal: ``seat`` is not the player's,
    or it is not its turn."""
    if seat not in table.seats_of(player):
        raise TableRefusal("forbidden", "refusal.not_your_seat", seat=seat)
    if table.state is None or table.to_act != seat or not may_act(table, player):
        raise TableRefusal("turn", "refusal.not_your_turn", seat=table.to_act)
    return table.state
