"""A game and its states, which know each other.

A `Game` makes states; a `State` is one moment of it: what people, the server and tests hold. What a
game's folder answers besides stands in `lutetia.engine.definition`.
"""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from lutetia.engine.action import Action
from lutetia.engine.actors import CHANCE, OVER
from lutetia.engine.definition import GameDefinition
from lutetia.engine.errors import NotationError, PositionError, Refusal, Refused
from lutetia.engine.events import Event
from lutetia.engine.json_types import JsonMapping, JsonObject
from lutetia.engine.kernel import array, zeros
from lutetia.engine.layout import Buffer, Fields
from lutetia.engine.outcome import AGREED, Outcome, Scores
from lutetia.engine.position_reader import check_text
from lutetia.engine.rng import make_rng
from lutetia.engine.trace import MAX_ROWS, make_trace, rows


class Game(GameDefinition):
    """The rules of one title. Subclasses live in ``lutetia.games.<id>``;
    get one with ``lutetia.game("<id>")``."""

    def new(self, players: int, seed: int | None = None, **options: bool | str) -> State:
        """Return the first state.

        Args:
            players: number of seats, one of ``meta.players``.
            seed: for tests and arenas: the state then plays chance by itself,
                the same way every time. Without it,
                chance is an actor like any other: ``state.play(state.draw())``.
            options: see ``meta.options``.

        Raises:
            ValueError: a number of seats or an option that this game does not have.
        """
        if players not in self.meta.players:
            raise ValueError(
                f"{self.meta.id} is for {', '.join(map(str, self.meta.players))} players, "
                f"not {players!r}"
            )
        chosen = self.options(options, players)
        buffer = self.layout.allocate(1)
        self.entry_points.setup(buffer, players, array(self.option_codes(chosen)))
        return State(self, buffer, players, chosen, seed=seed)._with_chance_played()

    def position(self, data: JsonMapping, seed: int | None = None) -> State:
        """Return the state described by plain JSON (``docs/positions.md``). Raises PositionError,
        OtherEdition."""
        check_text(data)
        if isinstance(data, Mapping) and "edition" in data:
            self.require_edition(data["edition"])
            data = {field: value for field, value in data.items() if field != "edition"}
        st = self.from_json(data)
        try:
            self.options(dict(data.get("options") or {}))
        except (TypeError, ValueError) as error:
            raise PositionError(f"options: {error}") from error
        players = int(data.get("players") or self.meta.players[0])
        options = self.options(
            self.to_json(st)["options"], players
        )  # those that were left out may follow from the rest
        return State(self, self.layout.pack(st), players, options, seed=seed)

    def determinize(self, view: JsonMapping, seed: int | None = None) -> State:
        """Return a full state that the viewer of ``view`` could believe in;
        its view is ``view`` again."""
        rng = make_rng(secrets.randbits(63) if seed is None else seed)
        st = self.determinize_view(view, rng)
        options = self.options(dict(view["options"]))
        return State(
            self, self.layout.pack(st), int(view["players"]), options, ply=int(view["ply"])
        )

    @abstractmethod
    def record(
        self,
        state: State,
        names: tuple[str, ...] = (),
        start: JsonObject | None = None,
    ) -> GameRecord:
        """Return the record of ``state``; see `State.record`."""


class GameRecord(Protocol):
    """What `State.record` returns; it is a `lutetia.games.record.Record`, which stands above."""

    @property
    def actions(self) -> tuple[tuple[int, str], ...]:
        """``(actor, notation)`` in order; the actor is a seat or `CHANCE`."""
        ...

    def write(self) -> str:
        """Return the record as TOML text."""
        ...

    def replay(self) -> State:
        """Return the last state, reached by playing the actions again. Raises RecordError."""
        ...


@dataclass(frozen=True, eq=False)
class _Link:
    """One link of a state's past: what was played to get here."""

    before: _Link | None
    actor: int
    code: int


class State:
    """Everything about one game at one moment, hidden parts included. Never changes once made.

    Attributes:
        game: the rules.
        players: number of seats.
        options: every option with its value.
        ply: number of actions so far, chance included.
        events: what happened in the last `play` (of all actions, when a
            seeded state played chance as well).
        barrier: True when the last `play` made something hidden known or let chance act:
            undo is not free past it.
    """

    __slots__ = (
        "_agreed",
        "_bots_agree",
        "_buffer",
        "_history",
        "_plain",
        "_seed",
        "_to_act",
        "barrier",
        "events",
        "game",
        "options",
        "players",
        "ply",
    )

    def __init__(
        self,
        game: Game,
        buffer: Buffer,
        players: int,
        options: dict[str, bool | str],
        *,
        seed: int | None = None,
        ply: int = 0,
        history: _Link | None = None,
        events: tuple[Event, ...] = (),
        barrier: bool = False,
        agreed: bool = False,
    ) -> None:
        self._agreed = agreed
        self.game = game
        self._buffer = buffer
        self._plain: Fields | None = None
        self.players = players
        self.options = options
        self._seed = seed
        self._bots_agree: bool | None = None
        self.ply = ply
        self._history = history
        self.events = events
        self.barrier = barrier
        self._to_act = int(game.entry_points.to_act(buffer))

    # --- questions --------------------------------------------------------------------------------

    @property
    def fields(self) -> Fields:
        """The fields as a plain object, for reading only."""
        if self._plain is None:
            self._plain = self.game.layout.unpack(self._buffer)
        return self._plain

    @property
    def to_act(self) -> int | None:
        """The seat to act, `CHANCE`, or None when the game is over."""
        return None if self._to_act == OVER else self._to_act

    @property
    def is_over(self) -> bool:
        """True when nobody will act any more."""
        return self._to_act == OVER

    def legal_codes(self) -> list[int]:
        """Return the codes of the legal actions, in their stable order."""
        if self.is_over:
            return []
        out = zeros(self.game.meta.max_legal)
        n = self.game.entry_points.legal(self._buffer, out)
        return [int(out[i]) for i in range(n)]

    def legal(self) -> list[Action]:
        """Return the legal actions of whoever acts, in a stable order;
        chance's are its possible outcomes."""
        return [Action(code, self.game.format_action(code)) for code in self.legal_codes()]

    def parse(self, action: Action | str | int) -> Action:
        """Return ``action`` as an Action of this state. Raises NotationError, AmbiguousNotation."""
        if isinstance(action, Action):
            return action
        code = action if isinstance(action, int) else self.game.parse_action(self.fields, action)
        return Action(
            code, self.game.format_action(code) if isinstance(action, str) else self._text(code)
        )

    def _text(self, code: int) -> str:
        try:
            return self.game.format_action(code)
        except (NotationError, IndexError):
            return str(code)

    def refusal(self, action: Action | str | int) -> Refusal | None:
        """Return None when ``action`` is legal here, else the refusal that names the rule."""
        try:
            code = self.parse(action).code
        except NotationError as error:
            return error.refusal
        reason = int(self.game.entry_points.refuse(self._buffer, code))
        return None if reason == 0 else self.game.refusal_for(self.fields, code, reason)

    def view(self, seat: int | None = None, recall: bool = False) -> JsonObject:
        """Return all that ``seat`` (None: a spectator) may know, as plain data.

        With ``recall``, also what a perfect memory of the open play would add.
        Raises ValueError for no such seat.
        """
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"this game has seats 0 to {self.players - 1}, not {seat!r}")
        view = self.game.view(self.fields, seat, recall)
        view["ply"] = self.ply
        return view

    def shared_view(self) -> JsonObject:
        """Return what the views of all have alike, to be read only; `own_view` has the rest.

        Empty where the game does not tell them apart.
        """
        return self.game.shared_view(self.fields, self._buffer)

    def own_view(self, seat: int | None, shared: JsonMapping) -> JsonObject:
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

    def preview(self, action: Action | str | int) -> JsonObject:
        """Return what is openly known of the consequences of a legal action. Raises Refused,
        NotationError."""
        code = self.parse(action).code
        if self._to_act < 0 or self.game.entry_points.refuse(self._buffer, code) != 0:
            raise Refused(
                self.refusal(code) or Refusal(None, f"{self.game.meta.id}.refusal.chance", {})
            )
        return self.game.preview(self.game.layout.copy(self._buffer), code)

    def previews(self, codes: Sequence[int]) -> list[JsonObject]:
        """Return the `preview` of each of ``codes``, which are legal for the seat to act,
        to be read only."""
        return self.game.previews(self.game.layout.copy(self._buffer), codes)

    def what_if(self, seat: int, plan: JsonMapping) -> JsonObject:
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

    def prompt(self) -> tuple[JsonObject, JsonObject]:
        """Return the sentence for whoever acts and the one for whoever waits,
        as ``{"key", "args"}``."""
        return self.game.prompt(self.fields)

    # --- actions ----------------------------------------------------------------------------------

    def draw(self, seed: int | None = None) -> Action:
        """Return an outcome for chance, by its weights: from the operating system,
        or from ``seed`` and the ply."""
        if self._to_act != CHANCE:
            raise ValueError("chance is not to act here")
        if seed is not None:
            code = int(self.game.entry_points.draw(self._buffer, make_rng(seed, self.ply)))
            return Action(code, self.game.format_action(code))
        codes, outcome_weights = (
            zeros(self.game.meta.max_legal),
            zeros(self.game.meta.max_legal),
        )
        n = int(self.game.entry_points.chance_outcomes(self._buffer, codes, outcome_weights))
        weights = [int(weight) for weight in outcome_weights[:n]]
        pick = secrets.randbelow(sum(weights))
        for i, weight in enumerate(weights):
            pick -= weight
            if pick < 0:
                return Action(int(codes[i]), self.game.format_action(int(codes[i])))
        raise AssertionError("weights add up")

    def play(self, action: Action | str | int) -> State:
        """Return the state after ``action``; this one stays as it is.

        Raises:
            Refused: the rules do not allow it here; the error names the rule.
            NotationError: the text is no action of this game.
        """
        done = self.parse(action)
        refusal = self.refusal(done)
        if refusal is not None:
            raise Refused(refusal)
        return self._played(done.code)._with_chance_played()

    def _played(self, code: int) -> State:
        buffer = self.game.layout.copy(self._buffer)
        trace = make_trace()
        self.game.entry_points.play(buffer, code, trace)
        after = State(
            self.game, buffer, self.players, self.options,
            seed=self._seed, ply=self.ply + 1, history=_Link(self._history, self._to_act, code),
        )  # fmt: skip
        emitted = rows(trace)
        if len(emitted) > MAX_ROWS:
            raise AssertionError(
                f"{self.game.meta.id} emitted {len(emitted)} rows; raise engine.trace.MAX_ROWS"
            )
        st = after.fields
        after.events = tuple(self.game.event(row, st) for row in emitted)
        after.barrier = self._to_act == CHANCE or any(event.reveals for event in after.events)
        return after

    def _with_chance_played(self) -> State:
        state, events, barrier = self, self.events, self.barrier
        if self._seed is None:
            return self
        while state._to_act == CHANCE:
            state = state._played(
                int(self.game.entry_points.draw(state._buffer, make_rng(self._seed, state.ply)))
            )
            events, barrier = events + state.events, True
        state.events, state.barrier = events, barrier
        return state

    def play_chance(self, seed: int | None = None) -> State:
        """Return the state after chance has played all it has to,
        from the operating system or from ``seed``."""
        state, events = self, self.events
        while state._to_act == CHANCE:
            state = state._played(state.draw(seed).code)
            events = events + state.events
        state.events = events
        return state

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
            out.append((link.actor, Action(link.code, self.game.format_action(link.code))))
            link = link.before
        return out[::-1]

    def record(self, names: tuple[str, ...] = (), start: JsonObject | None = None) -> GameRecord:
        """Return the game so far as a record (``docs/record_format.md``).

        Args:
            names: who sat where, by seat; empty: nobody is named.
            start: the position it began from, as `to_data` wrote it; None: the start of the game.
        """
        return self.game.record(self, names, start)

    def to_data(self) -> JsonObject:
        """Return the whole state as plain JSON; ``game.position`` is the inverse."""
        return {**self.game.to_json(self.fields), **self.game.edition_data()}

    def key(self) -> tuple[int, ...]:
        """Return the state as a run of integers: equal states have equal keys."""
        return tuple(self.game.layout.to_ints(self._buffer))

    def buffer(self) -> Buffer:
        """Return a copy of the record for kernels."""
        return self.game.layout.copy(self._buffer)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.game.meta.id, self.key()))

    def __str__(self) -> str:
        return self.game.text_board(self.fields)

    def __repr__(self) -> str:
        return f"<{self.game.meta.id}, {self.players} players, ply {self.ply}>"
