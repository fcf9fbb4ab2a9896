"""A game and its states, which know each other.

A `Game` makes states; a `State` is one moment of it: what people, the server and tests hold. What a
game's folder answers besides stands in `lutetia.engine.definition`.
"""

from __future__ import annotations

import secrets
from abc import abstractmethod
from array import array as array_
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple, Protocol, cast

from lutetia.engine import texts
from lutetia.engine.action import Action
from lutetia.engine.actors import CHANCE, OVER
from lutetia.engine.arguments import seed_of, whole
from lutetia.engine.definition import GameDefinition
from lutetia.engine.edition import Edition
from lutetia.engine.errors import NotationError, PositionError, RecordError, Refusal, Refused
from lutetia.engine.events import Event
from lutetia.engine.json_types import JsonData, JsonInput, JsonMapping
from lutetia.engine.kernel import Ints, array, room, to_list
from lutetia.engine.notebook import Picture, colour_name
from lutetia.engine.outcome import AGREED, Outcome, Scores
from lutetia.engine.position_reader import check_text
from lutetia.engine.rng import make_rng
from lutetia.engine.trace import MAX_ROWS, kept, make_trace, rows

_MALFORMED = (TypeError, ValueError, IndexError, AttributeError, ArithmeticError)
"""What reading a view runs into where a value is of another form than the game wrote."""

INT64 = 2**63
"""Numbers from here on, and below its negative, do not fit into 64 bits."""


class Game(GameDefinition):
    """The rules of one title. Subclasses live in ``lutetia.games.<id>``;
    get one with ``lutetia.game("<id>")``."""

    def new(
        self, players: int | None = None, seed: int | None = None, **options: bool | str
    ) -> State:
        """Return the first state.

        Args:
            players: number of seats, one of ``meta.players``; may be left out where that is one.
            seed: for tests and arenas: the state then plays chance by itself,
                the same way every time. Without it,
                chance is an actor like any other: ``state.play(state.draw())``.
            options: see ``meta.options``.

        Raises:
            TypeError: no number of seats where there are several, or what is no whole number.
            ValueError: a number of seats or an option that this game does not have.
        """
        players, seed = self._seats(players), seed_of(seed)
        chosen = self.options(options, players)
        buffer = self.layout.allocate(1)
        self.entry_points.setup(buffer, players, array(self.option_codes(chosen)))
        return State(self, buffer, players, chosen, seed=seed)._with_chance_played()

    def _seats(self, players: int | None) -> int:
        """Return a number of seats that this game has. Raises TypeError, ValueError."""
        offered = ", ".join(map(str, sorted(self.meta.players)))
        if players is None:
            only, *others = self.meta.players
            if others:
                raise TypeError(f"{self.meta.id} is for {offered} players: say players=N")
            return only
        players = whole("players", players)
        if players not in self.meta.players:
            raise ValueError(f"{self.meta.id} is for {offered} players, not {players}")
        return players

    def position(self, data: JsonInput, seed: int | None = None) -> State:
        """Return the state described by plain JSON (``docs/positions.md``). Raises PositionError,
        OtherEdition; TypeError for a seed that is no whole number."""
        seed = seed_of(seed)
        check_text(data)
        if isinstance(data, Mapping) and "edition" in data:
            if data["edition"] is not None:
                self.require_edition(data["edition"])
            data = {field: value for field, value in data.items() if field != "edition"}
        read = cast(JsonMapping, data)
        st = self.from_json(read)
        names = {option.name for option in self.meta.options}
        try:
            chosen = dict(read.get("options") or {})
            self.options({o: v for o, v in chosen.items() if v is not None or o not in names})
        except (TypeError, ValueError) as error:
            raise PositionError(f"options: {error}") from error
        players = int(read.get("players") or self.meta.players[0])
        written = cast(JsonMapping, self.to_json(st))
        options = self.options(
            written["options"], players
        )  # those that were left out may follow from the rest
        state = State(
            self, self.layout.pack(st), players, options,
            seed=seed, agreed=read.get("agreed") is True,
        )  # fmt: skip
        return state._if_over()

    def determinize(self, view: JsonInput, seed: int | None = None) -> State:
        """Return a full state that the viewer of ``view`` could believe in;
        its view is ``view`` again.

        Raises:
            PositionError: no view of this game, or one that contradicts itself. What follows from
                the rest, such as points, is not compared with it.
            TypeError: a seed that is no whole number.
        """
        seed = seed_of(seed)
        rng = make_rng(secrets.randbits(63) if seed is None else seed)
        if not isinstance(view, Mapping) or "game" not in view:
            raise PositionError("a view is what State.view returns: an object with the game in it")
        if view["game"] != self.meta.id:
            raise PositionError(f"game: this is a view of {view['game']!r}, not of {self.meta.id}")
        read = cast(JsonMapping, view)
        try:
            players, ply = self._view_seats(read), whole("ply", read["ply"])
            if ply < 0:
                raise PositionError(f"ply: a number of actions is needed, not {ply}")
            buffer = self.layout.pack(self.determinize_view(read, rng))
            options = self.options(dict(read["options"]))
        except RecordError:
            raise
        except KeyError as error:
            raise PositionError(f"view: {error.args[0]!r} is missing or unknown") from error
        except _MALFORMED as error:
            raise PositionError(f"view: a value is of another form than there: {error}") from error
        agreed = read.get("agreed") is True
        return State(self, buffer, players, options, ply=ply, agreed=agreed)._if_over()

    def _view_seats(self, view: JsonMapping) -> int:
        """Return the number of seats of a view that one of them, or nobody, looks at. Raises
        PositionError."""
        players, viewer = view["players"], view.get("viewer")
        if type(players) is not int or players not in self.meta.players:
            raise PositionError(f"players: {players!r} is no number of seats of {self.meta.id}")
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < players):
            raise PositionError(f"viewer: a seat from 0 to {players - 1} or null, not {viewer!r}")
        return players

    def picture(self, view: JsonInput) -> Picture:
        """Return what a notebook shows of a `State.view`: the drawing holds what its seat may know
        and nothing else."""
        name = self.meta.id
        viewer, to_act = view.get("viewer"), view.get("to_act")
        eyes = "A spectator sees" if viewer is None else f"{self._called(viewer)} sees"
        lines = [f"{eyes} {self.meta.title} after {view.get('ply', 0)} actions."]
        if to_act is not None:
            lines.append(f"{self._called(to_act)} is to act.")
        return Picture(self.drawing(view), tuple(lines), f"{name}: {dict(view)}")

    def _called(self, seat: object) -> str:
        """Return what to call a seat at the beginning of a sentence."""
        said = colour_name(self.meta.id, self.meta.colours[int(str(seat))])
        return f"{said} (seat {seat})"

    @abstractmethod
    def record(
        self,
        state: State,
        names: tuple[str, ...] = (),
        start: JsonData | None = None,
    ) -> GameRecord:
        """Return the record of ``state``; see `State.record`."""


class GameRecord(Protocol):
    """What `State.record` returns; it is a `lutetia.games.record.Record`, which stands above and
    says more of each of these. ``lutetia.Record.of(state)`` is the same under that name."""

    @property
    def game(self) -> str:
        """Id of the rules."""
        ...

    @property
    def rules_version(self) -> int:
        """The version of our rules it was played under."""
        ...

    @property
    def players(self) -> int:
        """Number of seats."""
        ...

    @property
    def options(self) -> dict[str, bool | str]:
        """Every option with its value."""
        ...

    @property
    def actions(self) -> tuple[tuple[int, str], ...]:
        """``(actor, notation)`` in order; the actor is a seat or `CHANCE`."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """Who sat where; may be empty."""
        ...

    @property
    def start(self) -> JsonData | None:
        """The position it began from, or None for the start of the game."""
        ...

    @property
    def result(self) -> Mapping[str, object] | None:
        """Of a finished game: scores, ranks, reason and tie-break; or None."""
        ...

    @property
    def edition(self) -> Edition | None:
        """Name and hash of the edition it was played by; None: the reconstruction."""
        ...

    def states(self) -> Iterator[State]:
        """Yield the first state and the state after each action. Raises RecordError."""
        ...

    def write(self) -> str:
        """Return the record as TOML text."""
        ...

    def replay(self) -> State:
        """Return the last state, reached by playing the actions again. Raises RecordError."""
        ...


class _Link(NamedTuple):
    """One link of a state's past: what was played to get here."""

    before: _Link | None
    actor: int
    code: int


class _Kept(NamedTuple):
    """A pickled state. A long past is a run of numbers: links that hold one another would go
    too deep."""

    game: Game
    record: array_[int]
    players: int
    options: dict[str, bool | str]
    seed: int | None
    ply: int
    history: array_[int]
    trace: array_[int] | None
    events: tuple[Event, ...]
    agreed: bool


def _fixed(options: Mapping[str, bool | str]) -> Mapping[str, bool | str]:
    """Return options that nobody can change: all states of a game share them."""
    if isinstance(options, MappingProxyType):
        return options
    return MappingProxyType(dict(options))


def _in_range(code: int) -> int:
    """Return ``code``, or a number that is no action where kernels cannot take it."""
    return code if -INT64 <= code < INT64 else -1


class State:
    """Everything about one game at one moment, hidden parts included. Never changes once made.

    `play` does no more than the rules: the plain `fields`, the `events` and texts are made when
    somebody asks for them. States can be pickled; a copy is the state itself.

    Attributes:
        game: the rules.
        players: number of seats.
        options: every option with its value; ``dict(state.options)`` is a copy to be changed.
        ply: number of actions so far, chance included.
    """

    __slots__ = (
        "_agreed",
        "_bots_agree",
        "_buffer",
        "_earlier",
        "_events",
        "_history",
        "_plain",
        "_seed",
        "_to_act",
        "_trace",
        "game",
        "options",
        "players",
        "ply",
    )

    def __init__(
        self,
        game: Game,
        buffer: object,
        players: int,
        options: Mapping[str, bool | str],
        *,
        seed: int | None = None,
        ply: int = 0,
        history: _Link | None = None,
        agreed: bool = False,
    ) -> None:
        self._set(game, buffer, players, _fixed(options), seed, ply, history, None)
        self._agreed = agreed
        self._to_act = int(game.entry_points.to_act(buffer))

    def _set(
        self,
        game: Game,
        buffer: object,
        players: int,
        options: Mapping[str, bool | str],
        seed: int | None,
        ply: int,
        history: _Link | None,
        trace: Ints | None,
    ) -> None:
        self._agreed = False
        self.game = game
        self._buffer = buffer
        self._plain: object | None = None
        self.players = players
        self.options: Mapping[str, bool | str] = options
        self._seed = seed
        self._bots_agree: bool | None = None
        self.ply = ply
        self._history = history
        self._trace = trace  # what the rules noted in the action that led here
        self._earlier: State | None = None  # whose events come before those of that action
        self._events: tuple[Event, ...] | None = None

    # --- questions --------------------------------------------------------------------------------

    @property
    def fields(self) -> object:
        """The fields as a plain object, for reading only."""
        if self._plain is None:
            self._plain = self.game.layout.unpack(self._buffer)
        return self._plain

    @property
    def to_act(self) -> int | None:
        """The seat to act, `CHANCE`, or None when the game is over."""
        return None if self._to_act == OVER else self._to_act

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in the last `play` (in all actions of it, when a seeded state played
        chance as well)."""
        if self._events is None:
            told, state = self._own_events(), self._earlier
            while state is not None:
                if state._events is not None:
                    told = state._events + told
                    break
                told, state = state._own_events() + told, state._earlier
            self._events, self._earlier = told, None
        return self._events

    def _own_events(self) -> tuple[Event, ...]:
        """Return what happened in the one action that led here."""
        if self._trace is None:
            return ()
        st = self.fields
        return tuple(self.game.event(row, st) for row in rows(self._trace))

    @property
    def barrier(self) -> bool:
        """True when the last `play` made something hidden known or let chance act:
        undo is not free past it."""
        if self._trace is None or self._history is None:
            return False
        by_chance = self._history.actor == CHANCE
        return by_chance or any(event.reveals for event in self._own_events())

    @property
    def is_over(self) -> bool:
        """True when nobody will act any more."""
        return self._to_act == OVER

    def legal_codes(self) -> list[int]:
        """Return the codes of the legal actions, in their stable order."""
        if self.is_over:
            return []
        out = room(self.game.meta.max_legal)
        return to_list(out[: self.game.entry_points.legal(self._buffer, out)])

    def legal(self) -> list[Action]:
        """Return the legal actions of whoever acts, in a stable order;
        chance's are its possible outcomes."""
        known = self.game.known_actions
        return [known[code] for code in self.legal_codes()]

    def parse(self, action: Action | str | int) -> Action:
        """Return ``action`` as an Action of this state. A number of any kind will do, NumPy's too.

        Raises:
            NotationError, AmbiguousNotation: a text that is no action, or may be several.
            TypeError: neither text nor number nor Action.
        """
        if isinstance(action, Action):
            return action
        code = self._code(action)
        try:
            return self.game.known_actions[code]
        except NotationError:
            if isinstance(action, str):
                raise
            return Action(code, str(code))

    def _code(self, action: Action | str | int) -> int:
        if type(action) is int:
            return action
        if isinstance(action, Action):
            return action.code
        if isinstance(action, str):
            return self.game.parse_action(self.fields, action)
        return whole("an action, if no text or Action,", action)

    def refusal(self, action: Action | str | int) -> Refusal | None:
        """Return None when ``action`` is legal here, else the refusal that names the rule.
        Raises TypeError for what is neither text nor number nor Action."""
        try:
            code = self._code(action)
        except NotationError as error:
            return error.refusal
        reason = int(self.game.entry_points.refuse(self._buffer, _in_range(code)))
        return None if reason == 0 else self._no(code, reason)

    def _no(self, code: int, reason: int) -> Refusal:
        no = self.game.refusal_for(self.fields, code, reason)
        if self._agreed and no.rule is not None:
            return replace(no, rule=self.game.agreed_rule)  # no other rule has ended it
        return no

    def view(self, seat: int | None = None, recall: bool = False) -> JsonData:
        """Return all that ``seat`` (None: a spectator) may know, as plain data.

        With ``recall``, also what a perfect memory of the open play would add.
        Raises ValueError for no such seat, TypeError for what is no whole number.
        """
        if seat is not None:
            seat = whole("seat", seat)
            if not 0 <= seat < self.players:
                raise ValueError(f"this game has seats 0 to {self.players - 1}, not {seat}")
        view = self.game.view(self.fields, seat, recall)
        view["ply"] = self.ply
        return {**view, **self._consent()}

    def shared_view(self) -> JsonData:
        """Return what the views of all have alike, to be read only; `own_view` has the rest.

        Empty where the game does not tell them apart.
        """
        return {**self.game.shared_view(self.fields, self._buffer), **self._consent()}

    def _consent(self) -> JsonData:
        """Return what a view and a position say besides of an end that all agreed to."""
        return {"agreed": True} if self._agreed else {}

    def _if_over(self) -> State:
        """Return this state as one that was read. Raises PositionError where all are said to have
        agreed to end a game that goes on."""
        if self._agreed and not self.is_over:
            raise PositionError("agreed: all can have agreed to the end of a game that is over")
        return self

    def own_view(self, seat: int | None, shared: JsonInput) -> JsonData:
        """Return the fields that make the `view` of ``seat`` when laid over ``shared``,
        to be read only."""
        own = self.game.own_view(self.fields, self._buffer, seat, shared)
        own["ply"] = self.ply
        return own

    def scores(self) -> Scores:
        """Return the points as they stand, as lines with the pieces that make them."""
        return self.game.scores(self.fields)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if not self.is_over:
            return None
        end = self.game.outcome(self.fields)
        return replace(end, reason=AGREED) if self._agreed else end

    @property
    def cannot_progress(self) -> bool:
        """True when nothing that anybody could do brings the game on any more."""
        return self._to_act >= 0 and self.game.cannot_progress(self._buffer)

    @property
    def bots_agree(self) -> bool:
        """True when opponents agree to end the game here: it cannot progress,
        or has long stood still.

        It follows from what all see, so whoever is told of it learns nothing.
        """
        if self._bots_agree is None:
            acts = self._to_act >= 0
            self._bots_agree = self.cannot_progress or (acts and self.game.stalled(self._buffer))
        return self._bots_agree

    def adjudicated(self) -> State:
        """Return this position as the end of a game that all agreed to end: the final scoring is
        carried out on it as it stands. It is no action and leaves no trace.

        Raises:
            ValueError: no seat is to act.
        """
        if self._to_act < 0:
            raise ValueError("only where a seat is to act can a game be ended as it stands")
        buffer = self.game.layout.copy(self._buffer)
        self.game.adjudicate(buffer)
        return State(
            self.game, buffer, self.players, self.options,
            ply=self.ply, history=self._history, agreed=True,
        )  # fmt: skip

    def preview(self, action: Action | str | int) -> JsonData:
        """Return what the seat to act knows of the consequences of a legal action: what all see,
        and what it is worth to its own hand. Raises Refused, NotationError."""
        code = self._code(action)
        refusal = self.refusal(code)
        if self._to_act < 0 or refusal is not None:
            raise Refused(refusal or Refusal(None, f"{self.game.meta.id}.refusal.chance", {}))
        return self.game.preview(self.game.layout.copy(self._buffer), code)

    def previews(self, codes: Sequence[int]) -> list[JsonData]:
        """Return the `preview` of each of ``codes``, which are legal for the seat to act,
        to be read only."""
        return self.game.previews(self.game.layout.copy(self._buffer), codes)

    def what_if(self, seat: int, plan: JsonInput) -> JsonData:
        """Return what this position would score for everybody with ``plan`` laid on it,
        as far as ``seat`` may know.

        A plan need not be legal: notes say what could not really be placed, and why.
        Nothing changes.

        Raises:
            PlanError: a plan that cannot be read, or a game that offers none.
            ValueError: no such seat; who only watches has no plans.
        """
        if seat is None:
            raise ValueError("only seats have plans")
        return self.game.what_if(self.view(seat), plan)

    def picture(self) -> Picture:
        """Return what a notebook shows of this state: all of it, what is hidden from the seats as
        well. `Game.picture` draws a view."""
        view = self.view(None, recall=True)
        seats = view.get("seats")
        if isinstance(seats, list):
            own = (cast(list[object], self.view(seat)["seats"])[seat] for seat in range(len(seats)))
            view["seats"] = list(own)
        text = self.game.text_board(self.fields)
        return Picture(self.game.drawing(view), tuple(self._told()), text)

    def _told(self) -> Iterator[str]:
        """Yield what is said beside the drawing, a sentence each."""
        game, title = self.game.meta.id, self.game.meta.title
        who = "" if self._to_act < 0 else f"{self.game._called(self._to_act)}: "
        prompt = self.prompt()[0]
        args = cast(JsonMapping, prompt["args"])
        yield f"{title}, {self.players} players, after {self.ply} actions."
        yield who + texts.sentence(str(prompt["key"]), args, game)
        for event in self.events[-1:]:
            told = dict(event.args)
            yield "Last: " + texts.sentence(f"{game}.event.{event.kind}", told, game)
        if not self.is_over:
            n = len(self.legal_codes())
            what = "possible outcome" if self._to_act == CHANCE else "legal action"
            yield f"{n} {what}{'s' * (n != 1)}."

    def _repr_svg_(self) -> str | None:
        return self.picture().svg

    def _repr_html_(self) -> str:
        return self.picture()._repr_html_()

    def prompt(self) -> tuple[JsonData, JsonData]:
        """Return the sentence for whoever acts and the one for whoever waits,
        as ``{"key", "args"}``."""
        return self.game.prompt(self.fields)

    # --- actions ----------------------------------------------------------------------------------

    def draw(self, seed: int | None = None) -> Action:
        """Return an outcome for chance, by its weights: from the operating system,
        or from ``seed`` and the ply. Raises ValueError where chance is not to act, TypeError."""
        if self._to_act != CHANCE:
            raise ValueError("chance is not to act here")
        seed = seed_of(seed)
        return self.game.known_actions[self._drawn() if seed is None else self._seeded(seed)]

    def _seeded(self, seed: int) -> int:
        return int(self.game.entry_points.draw(self._buffer, make_rng(seed, self.ply)))

    def _drawn(self) -> int:
        most = self.game.meta.max_legal
        codes, outcome_weights = room(most), room(most)
        n = int(self.game.entry_points.chance_outcomes(self._buffer, codes, outcome_weights))
        weights = to_list(outcome_weights[:n])
        pick = secrets.randbelow(sum(weights))
        for i, weight in enumerate(weights):
            pick -= weight
            if pick < 0:
                return int(codes[i])
        raise AssertionError("weights add up")

    def play(self, action: Action | str | int) -> State:
        """Return the state after ``action``; this one stays as it is.

        Raises:
            Refused: the rules do not allow it here; the error names the rule.
            NotationError: the text is no action of this game.
            TypeError: neither text nor number nor Action.
        """
        return self._played(self._code(action))._with_chance_played()

    def _played(self, code: int) -> State:
        game, buffer, trace = self.game, self.game.layout.copy(self._buffer), make_trace()
        reason, to_act, n = game.entry_points.step(buffer, _in_range(code), trace)
        if reason != 0:
            raise Refused(self._no(code, reason))
        if n > MAX_ROWS:
            raise AssertionError(f"{game.meta.id} emitted {n} rows; raise engine.trace.MAX_ROWS")
        after = State.__new__(State)
        after._set(
            game, buffer, self.players, self.options, self._seed, self.ply + 1,
            _Link(self._history, self._to_act, code), kept(trace, n),
        )  # fmt: skip
        after._to_act = to_act
        return after

    def _with_chance_played(self) -> State:
        state, seed = self, self._seed
        if seed is None:
            return state
        while state._to_act == CHANCE:
            state = state._after_chance(state._seeded(seed))
        return state

    def play_chance(self, seed: int | None = None) -> State:
        """Return the state after chance has played all it has to,
        from the operating system or from ``seed``. Raises TypeError."""
        state, seed = self, seed_of(seed)
        while state._to_act == CHANCE:
            state = state._after_chance(state._drawn() if seed is None else state._seeded(seed))
        return state

    def _after_chance(self, code: int) -> State:
        """Return the state after chance brought ``code``; its events are told after those here."""
        after = self._played(code)
        after._earlier = self
        return after

    # --- passing on -------------------------------------------------------------------------------

    @property
    def last_code(self) -> int | None:
        """The code of the action that led here, None at the start or the given position."""
        return None if self._history is None else self._history.code

    def history(self) -> list[tuple[int, Action]]:
        """Return the actions that led here from the start or the given position,
        as ``(actor, action)``."""
        out: list[tuple[int, Action]] = []
        link = self._history
        while link is not None:
            out.append((link.actor, self.game.known_actions[link.code]))
            link = link.before
        return out[::-1]

    def record(self, names: tuple[str, ...] = (), start: JsonData | None = None) -> GameRecord:
        """Return the game so far as a record (``docs/record_format.md``).

        Args:
            names: who sat where, by seat; empty: nobody is named.
            start: the position it began from, as `to_data` wrote it; None: the start of the game.
        """
        return self.game.record(self, names, start)

    def to_data(self) -> JsonData:
        """Return the whole state as plain JSON; ``game.position`` is the inverse."""
        return {**self.game.to_json(self.fields), **self._consent(), **self.game.edition_data()}

    def key(self) -> tuple[int, ...]:
        """Return the state as a run of integers: equal states have equal keys."""
        return tuple(self.game.layout.to_ints(self._buffer))

    def buffer(self) -> object:
        """Return a copy of the record for kernels."""
        return self.game.layout.copy(self._buffer)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())  # of numbers alone: the same in every process

    def __copy__(self) -> State:
        return self

    def __deepcopy__(self, _: object) -> State:
        return self

    def __getstate__(self) -> _Kept:
        links = []
        link = self._history
        while link is not None:
            links.append((link.actor, link.code))
            link = link.before
        return _Kept(
            self.game, array_("q", self.key()), self.players, dict(self.options), self._seed,
            self.ply,
            array_("q", [number for pair in reversed(links) for number in pair]),
            None if self._trace is None else array_("q", to_list(self._trace)),
            self.events, self._agreed,
        )  # fmt: skip

    def __setstate__(self, kept: _Kept) -> None:
        history = None
        for actor, code in zip(kept.history[::2], kept.history[1::2], strict=True):
            history = _Link(history, actor, code)
        self._set(
            kept.game, kept.game.layout.from_ints(kept.record), kept.players,
            _fixed(kept.options), kept.seed, kept.ply, history,
            None if kept.trace is None else array(kept.trace),
        )  # fmt: skip
        self._events, self._agreed = kept.events, kept.agreed
        self._to_act = int(kept.game.entry_points.to_act(self._buffer))

    def __str__(self) -> str:
        return self.game.text_board(self.fields)

    def __repr__(self) -> str:
        return f"<{self.game.meta.id}, {self.players} players, ply {self.ply}>"
