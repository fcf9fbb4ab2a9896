"""What events make of a table: the fold over its log, one function for each kind of event.

`table_from_events` rebuilds a table exactly, with no random source and no clock; whatever is kept
besides the events is a cache.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import RecordError
from lutetia.engine.game import State
from lutetia.table import events, times
from lutetia.table.clock import MS, Clock
from lutetia.table.deal.hidden_weights import depends_on_hidden
from lutetia.table.deal.scheme import LEAVES
from lutetia.table.deal.state import Deal
from lutetia.table.entries import Draw, Entry
from lutetia.table.events import Event
from lutetia.table.history import History, Step
from lutetia.table.outcome import RESIGNED, TIME, outcome
from lutetia.table.seating import Proposal, Wish
from lutetia.table.table import Table

_FACELESS = ("act", "chance", "chat", "muted")


def table_from_events(table_id: str, log: Iterable[Event]) -> Table:
    """Return the table that ``log`` makes. Raises RecordError where it contradicts itself,
    or is empty."""
    rest = iter(log)
    first = next(rest, None)
    if first is None:
        raise RecordError(f"table {table_id} has no events")
    table = Table(table_id, first)
    for event in rest:
        apply_event(table, event)
    return table


def apply_event(table: Table, event: Event, state: State | None = None) -> None:
    """Go one event on. ``state`` is the position after an act
    or chance when it is known already.

    Raises:
        RecordError: the event cannot follow the ones before it.
    """
    if event["kind"] == "created" or event["kind"] not in _KINDS:
        raise RecordError(
            f"table {table.id}, event {table.version + 1}: {event['kind']!r} cannot come here"
        )
    table.version += 1
    # An action ends what was asked.
    if event["kind"] not in _FACELESS or table.proposal is not None:
        table.info_version += 1
    free = table.proposal is None
    if event["kind"] == "act" or event["kind"] == "chance":
        _play(table, event, state)
    else:
        _HANDLERS[event["kind"]](table, event)
    if table.clock is not None:
        _tick(table, table.clock, event, free)
    table.note_command(event)


def _tick(table: Table, clock: Clock, event: Event, free: bool) -> None:
    """Let the clock follow; ``free``: the event needed nobody's consent."""
    at = round(event["at"] * MS)
    before = clock.runs
    if event["kind"] == "started":
        table.began = at
    if event["kind"] == "undone":
        clock.back(event["to"], at, free, event.get("left"))
    elif event["kind"] == "act" and "lag" in event:
        clock.count(at)
        clock.lag(event["lag"])
    elif event["kind"] in ("sat", "stood", "bot", "passed"):
        clock.count(at)  # somebody else's holidays, from now on
    _follow(table, clock, event, at)
    if table.status == "open":
        return
    draws = table.status == "playing" and table.state is not None and table.state.to_act == CHANCE
    text = times.line(event, table.began, free, before, clock.runs, draws)
    if text is not None:
        table.times.append(text)


def _follow(table: Table, clock: Clock, event: Event, at: int) -> None:
    """Let the clock run for whoever must act after ``event``."""
    if table.status != "playing" or table.history is None:
        clock.stop(at)
        return
    seat = table.to_act
    if table.history.now.to_act != CHANCE:  # it acts at once, within the turn
        counts = seat is not None and table.bot_of(seat) is None
        clock.go(seat if counts else None, at)
    if event["kind"] in ("started", "act", "chance"):
        clock.mark(table.ply, at)


def _sat(table: Table, event: events.Sat) -> None:
    _leaves(table, event["seat"])
    seat_state = table.seats[event["seat"]]
    seat_state.kind, seat_state.player, seat_state.name, seat_state.level = (
        "person",
        event["player"],
        event["name"],
        None,
    )
    seat_state.own, seat_state.keeper = event.get("own", False), None
    seat_state.account = event.get("account", False)
    _see(table, event["player"], event["seat"])
    _granted(table, event["seat"])
    _tell(table, "sat", event["seat"], name=event["name"])


def _stood(table: Table, event: events.Stood) -> None:
    _leaves(table, event["seat"])
    seat_state = table.seats[event["seat"]]
    _tell(table, "stood", event["seat"], name=seat_state.name)
    seat_state.kind, seat_state.player, seat_state.name, seat_state.own = (
        "empty",
        None,
        "",
        False,
    )
    seat_state.keeper, seat_state.account = None, False
    here = {other.player for other in table.seats}
    if table.proposal is not None and table.proposal.player not in here:
        table.proposal = None
    if table.wish is not None and table.wish.what == "bot" and table.wish.player not in here:
        table.wish = None


def _named(table: Table, event: events.Named) -> None:
    for seat in table.seats_of(event["player"]):
        if not table.seats[seat].own:
            table.seats[seat].name = event["name"]


def _passed(table: Table, event: events.Passed) -> None:
    """Everything that bears the id of the one bears that of the other from now on."""
    guest, to = event["player"], event["to"]
    for seat in table.seats_of(guest):
        seat_state = table.seats[seat]
        seat_state.player, seat_state.account = to, event.get("account", True)
        if not seat_state.own:
            seat_state.name = event["name"]
    if table.host == guest:
        table.host = to
    if guest in table.seen_hands:
        table.seen_hands[to] = table.seen_hands.pop(guest)
    if guest in table.wishes:
        table.wishes[to] = table.wishes.pop(guest)
    for seat, holder in table.last_holder.items():
        if holder == guest:
            table.last_holder[seat] = to
    if table.proposal is not None and table.proposal.player == guest:
        table.proposal.player = to
    if table.wish is not None:
        if table.wish.player == guest:
            table.wish.player, table.wish.account = to, True
            if table.wish.what == "sit" and not table.wish.own:
                table.wish.name = event["name"]
        if guest in table.wish.yes:
            table.wish.yes = table.wish.yes - {guest} | {to}
    if guest in table.muted:
        table.muted[to] = event["name"], table.muted.pop(guest)[1]
    for entry in table.entries:
        if entry.by == guest:
            entry.by = to
    if table.history is not None:
        table.history.pass_on(guest, to)


def _leaves(table: Table, seat: int) -> None:
    if table.deal is not None:
        table.deal.left_by(seat)


def _sealed(table: Table, event: events.Sealed) -> None:
    deal = _dealt(table)
    if event["first"] != len(deal.roots) * LEAVES:
        raise RecordError(f"table {table.id}, event {table.version}: another root is due")
    deal.roots.append(event["root"])
    _tell(table, "sealed", root=event["root"])


def _promised(table: Table, event: events.Promised) -> None:
    _dealt(table).round.promises[event["seat"]] = event["promise"]
    _tell(table, "promised", event["seat"], hash=event["promise"])


def _stirring(table: Table, event: events.Stirring) -> None:
    deal = _dealt(table)
    again = deal.phase == "show"
    deal.stir(event["seats"], event["away"], event["at"])
    _tell(table, "stirring", again=again)


def _showing(table: Table, event: events.Showing) -> None:
    _dealt(table).show(event["seats"], event["at"])
    _tell(table, "showing", seats=event["seats"])


def _shown(table: Table, event: events.Shown) -> None:
    _dealt(table).round.shown[event["seat"]] = event["bytes"]
    _tell(table, "shown", event["seat"], hash=event["bytes"])


def _stirred(table: Table, event: events.Stirred) -> None:
    deal = _dealt(table)
    deal.finish(table.id)
    _tell(table, "stirred", seats=deal.seats, away=deal.away)


def _opened(table: Table, event: events.Opened) -> None:
    _dealt(table).master = event["master"]
    _tell(table, "opened", hash=event["master"])


def _unsealed(table: Table, event: events.Unsealed) -> None:
    _dealt(table).phase = "broken"
    _tell(table, "unsealed")


def _dealt(table: Table) -> Deal:
    if table.deal is None:
        raise RecordError(f"table {table.id}, event {table.version}: its deal is not sealed")
    return table.deal


def _draw(table: Table, event: events.Drew) -> Draw | None:
    """Return the numbers of a sealed draw; the next one has another."""
    if "n" not in event:
        return None
    deal, where = _dealt(table), f"table {table.id}, event {table.version}"
    if "t" not in event or "pick" not in event or "proof" not in event:
        raise RecordError(f"{where}: a sealed draw has n, t, pick and proof")
    if event["n"] != deal.next:
        raise RecordError(f"{where}: draw {deal.next} is due")
    deal.next += 1
    closed = deal.hidden and depends_on_hidden(table.game.meta.id, event["text"])
    return Draw(event["n"], event["t"], event["pick"], event["proof"], closed)


def _bot(table: Table, event: events.BotCame) -> None:
    _leaves(table, event["seat"])
    seat_state = table.seats[event["seat"]]
    seat_state.level, seat_state.name = event["level"], event["name"]
    seat_state.kind, seat_state.player, seat_state.own = (
        "bot" if event["level"] else "empty",
        None,
        False,
    )
    seat_state.keeper, seat_state.account = None, False
    if table.status == "playing" and event["level"]:
        table.last_holder.setdefault(event["seat"], "")
    _granted(table, event["seat"])
    if event["level"] and table.proposal is not None and table.proposal.to is None:
        table.proposal = None  # a bot that has just come was not asked
    _tell(table, "bot", event["seat"], level=event["level"], name=event["name"])


def _started(table: Table, event: events.Started) -> None:
    if table.start is not None:
        first = table.game.position(table.start)
    else:
        first = table.game.new(table.players, **table.options)
    table.history = History(first)
    table.status = "playing"
    table.position_version = table.version
    for seat, seat_state in enumerate(table.seats):
        if seat_state.kind == "person" and seat_state.player is not None:
            _see(table, seat_state.player, seat)
        elif seat_state.kind == "bot":
            table.last_holder[seat] = ""
    _tell(table, "started", **({} if table.plies is None else {"brought": True}))


def _see(table: Table, player: str, seat: int) -> None:
    if table.status == "playing":
        table.seen_hands.setdefault(player, set()).add(seat)
        table.last_holder[seat] = player


def _play(table: Table, event: events.Acted | events.Drew, state: State | None) -> None:
    assert table.history is not None
    before = table.history.now
    actor = event["seat"] if event["kind"] == "act" else CHANCE
    if before.to_act != actor:
        raise RecordError(f"table {table.id}, event {table.version}: {actor} is not to act")
    if state is None:
        state = before.play(event["text"])
    table.history.push(Step(actor, event["text"], event["by"], state.barrier, table.version), state)
    table.position_version = table.version
    table.has_moved = table.has_moved or (
        actor != CHANCE and table.history.ply > (table.plies or 0)
    )
    table.proposal = None
    entry = Entry.of(
        table.version, event["kind"], None if actor == CHANCE else actor, table.history.ply,
        {"text": event["text"]}, state.events, table.game, state.last_code,
        _draw(table, event) if event["kind"] == "chance" else None,
    )  # fmt: skip
    if table.deal is not None and not entry.bare:
        table.deal.hidden = True
    table.entries.append(entry)
    table.active_moves.append(entry)


def _chat(table: Table, event: events.Said) -> None:
    _tell(table, "chat", event["seat"], name=event["name"], chat=event["text"])
    table.entries[-1].by = event["by"]


def _muted(table: Table, event: events.Muted) -> None:
    if event["on"]:
        table.muted[event["player"]] = event["name"], table.version
    else:
        del table.muted[event["player"]]
    kind = "muted" if event["on"] else "unmuted"
    _tell(table, kind, event["seat"], name=event["name"])


def _asked(table: Table, event: events.Asked) -> None:
    table.proposal = Proposal(event["seat"], event["by"], event["to"], set())
    _tell(table, "asked", event["seat"], to=event["to"])


def _wished(table: Table, event: events.Wished) -> None:
    table.wish = Wish(
        event["seat"],
        event["player"],
        event["what"],
        event["name"],
        event.get("own", False),
        event["level"],
        set(),
        event.get("account", False),
    )
    if event["what"] == "sit":
        table.wishes[event["player"]] = table.wishes.get(event["player"], 0) + 1
    values = {"what": event["what"], "name": event["name"], "level": event["level"]}
    _tell(table, "wished", event["seat"], **values)


def _granted(table: Table, seat: int) -> None:
    if table.wish is not None and table.wish.seat == seat:
        table.wish = None


def _answered(table: Table, event: events.Answered) -> None:
    if event.get("wish"):
        name = "" if table.wish is None else table.wish.name
        if table.wish is not None and event["yes"]:
            table.wish.yes.add(event["by"])
        elif not event["yes"]:
            table.wish = None
        _tell(table, "answered", event["seat"], yes=event["yes"], name=name)
        return
    proposal = table.proposal
    if proposal is not None:
        if event["yes"]:
            proposal.yes.update(table.seats_of(event["by"]))
        else:
            table.proposal = None
    if proposal is not None and event["by"] == proposal.player:  # who asked can only withdraw
        _tell(table, "answered", None, yes=False, name=table.seats[proposal.by].name)
    else:
        _tell(table, "answered", event["seat"], yes=event["yes"])


def _undone(table: Table, event: events.Undone) -> None:
    assert table.history is not None
    for entry in table.active_moves[event["to"] :]:
        entry.mark_undone()
    del table.active_moves[event["to"] :]
    table.history.cut(event["to"])
    table.proposal = None
    table.position_version = table.version
    _tell(table, "undone", event["seat"], to=event["to"])


def _resigned(table: Table, event: events.Resigned) -> None:
    _give_up(table, event["seat"], RESIGNED)
    _tell(table, "resigned", event["seat"], name=table.seats[event["seat"]].name)


def _give_up(table: Table, seat: int, how: str) -> None:
    table.seats[seat].resigned = True
    table.resigned.append(seat)
    table.gave_up_by = how
    if table.proposal is not None and table.proposal.by == seat:
        table.proposal = None


def _aborted(table: Table, event: events.Aborted) -> None:
    table.aborted = True
    table.proposal = table.wish = None
    _tell(table, "aborted", event["seat"], name=table.seats[event["seat"]].name)


def _fell(table: Table, event: events.Fell) -> None:
    seat, level = event["seat"], event.get("level")
    seat_state = table.seats[seat]
    if level is None:
        _give_up(table, seat, TIME)
    else:
        seat_state.keeper = level
        table.proposal = table.wish = None  # who is away cannot answer
    _tell(table, "fell", seat, name=seat_state.name, level=level)


def _returned(table: Table, event: events.Returned) -> None:
    seat_state = table.seats[event["seat"]]
    seat_state.keeper = None
    if table.clock is not None:
        table.clock.reset(event["seat"])
    _tell(table, "returned", event["seat"], name=seat_state.name)


def _credited(table: Table, event: events.Credited) -> None:
    if table.clock is not None:
        table.clock.credit(event["seat"], event["ms"])
    _tell(table, "credited", event["seat"], ms=event["ms"])


def _rested(table: Table, event: events.Rested) -> None:
    seat, clock = event["seat"], table.clock
    if clock is None:
        raise RecordError(f"table {table.id}, event {table.version}: there is no clock to stop")
    spans = [(since, until) for since, until in event["spans"]]
    clock.rest(seat, event["since"], spans, round(event["at"] * MS))
    name, until = table.seats[seat].name, clock.away[seat] // MS
    if until:
        _tell(table, "holiday", seat, name=name, until=until)
    else:
        _tell(table, "holiday_over", seat, name=name)


def _agreed(table: Table, event: events.Agreed) -> None:
    table.agreed = True
    table.proposal = None
    _tell(table, "agreed", event["seat"])


def _over(table: Table, event: events.Ended) -> None:
    assert table.state is not None
    table.status = "over"
    table.proposal = table.wish = None
    table.outcome = outcome(
        table.state, table.resigned, table.agreed, table.gave_up_by, table.aborted
    )
    _tell(table, "over")


def _rematch(table: Table, event: events.Again) -> None:
    table.rematch = event["table"]
    seats = table.seats_of(event["by"])
    _tell(table, "rematch", seats[0] if seats else None, table=event["table"])


def _tell(table: Table, kind: str, seat: int | None = None, /, **values: object) -> None:
    table.entries.append(Entry.of(table.version, kind, seat, None, values))


_HANDLERS: dict[str, Callable[[Table, Any], None]] = {
    "sat": _sat, "stood": _stood, "named": _named,
    "passed": _passed, "bot": _bot,
    "sealed": _sealed, "promised": _promised, "stirring": _stirring,
    "showing": _showing, "shown": _shown, "stirred": _stirred,
    "opened": _opened, "unsealed": _unsealed,
    "started": _started, "chat": _chat, "muted": _muted,
    "asked": _asked, "wished": _wished,
    "answered": _answered, "undone": _undone, "resigned": _resigned,
    "aborted": _aborted,
    "fell": _fell, "returned": _returned, "credited": _credited,
    "holiday": _rested,
    "agreed": _agreed, "over": _over, "rematch": _rematch,
}  # fmt: skip
"""What each kind of event does to a table. Actions go on by `_play`,
which may know the position already."""

_KINDS = {*_HANDLERS, "act", "chance"}
"""What may come after the first event."""
