"""The contract between one title's rules and everything that plays them.

`Game` is what a game's folder fills in; `State` is what people, the server and tests hold. The rules themselves are
kernels (`Rules`), called through a driver specialised for the game.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from lutetia.engine import edition as editions
from lutetia.engine.action_table import ActionTable
from lutetia.engine.dice import seeded
from lutetia.engine.doubts import Doubt
from lutetia.engine.edition import Edition
from lutetia.engine.errors import (
    AmbiguousNotation,
    NotationError,
    PlanError,
    PositionError,
    Refusal,
    Refused,
)
from lutetia.engine.events import Event
from lutetia.engine.kernel import Ints, array, zeros
from lutetia.engine.layout import Box, Layout
from lutetia.engine.outcome import Outcome, Scores
from lutetia.engine.reading import check_text
from lutetia.engine.specialise import specialise
from lutetia.engine.trace import ROWS, new_trace, rows

if TYPE_CHECKING:
    from lutetia.engine.record import Record

CHANCE: Final = -1
"""The actor that draws and shuffles."""

OVER: Final = -2
"""What kernels answer for "who acts?" when nobody does."""

AGREED: Final = "agreed"
"""The reason of an end that all agreed to, instead of one that the rules bring."""

S = TypeVar("S")


@dataclass(frozen=True)
class Option:
    """A switch at the creation of a table. ``choices[0]`` is the default.

    Attributes:
        needs: where it has any effect: the name of an option before it, or ``"players"``, and the values of that; None: everywhere.
            Elsewhere it is not offered, and whatever is chosen counts as the default.
    """

    name: str
    choices: tuple[bool | str, ...]
    needs: tuple[str, tuple[bool | str | int, ...]] | None = None

    @property
    def default(self) -> bool | str:
        """The value when nobody chooses."""
        return self.choices[0]

    @property
    def kind(self) -> str:
        """``"bool"`` or ``"choice"``."""
        return "bool" if isinstance(self.choices[0], bool) else "choice"

    def matters(self, options: Mapping[str, Any], players: int | None) -> bool:
        """Return whether it has any effect with these ``options``; without a number of ``players``, with any number."""
        if self.needs is None or (self.needs[0] == "players" and players is None):
            return True
        name, values = self.needs
        return (players if name == "players" else options[name]) in values


@dataclass(frozen=True)
class Meta:
    """What is known of a game without loading its rules.

    Attributes:
        id: name in code, records and addresses.
        colours: the word for each seat in notation, in seat order.
        players: allowed numbers of seats.
        rules_version: rises whenever any record could play differently.
        longest: no game has more actions than this, chance included.
        unsure: names of the data that nobody here has seen printed.
        rules: prefix of the rule ids.
    """

    id: str
    title: str
    designer: str
    publisher: str
    year: int
    players: tuple[int, ...]
    colours: tuple[str, ...]
    options: tuple[Option, ...]
    rules_version: int
    stage: str
    longest: int
    most_choices: int
    rules: str
    unsure: tuple[str, ...] = ()


class Rules(Protocol):
    """The kernels of one game; ``st`` is its record, actions are codes that are never reused."""

    def setup(self, st: Any, players: int, options: Ints) -> None: ...
    def to_act(self, st: Any) -> int: ...
    def legal(self, st: Any, out: Ints) -> int: ...
    def refuse(self, st: Any, action: int) -> int: ...
    def play(self, st: Any, action: int, trace: Ints) -> None: ...
    def weight(self, st: Any, action: int) -> int: ...
    def draw(self, st: Any, dice: Ints) -> int: ...
    def resample(self, st: Any, seat: int, dice: Ints) -> None: ...
    def points(self, st: Any, seat: int) -> int: ...
    def tiebreak(self, st: Any, seat: int) -> int: ...


@dataclass(frozen=True)
class Action:
    """One indivisible decision. ``str(action)`` is its notation; the code is its number for ever."""

    code: int
    text: str

    def __str__(self) -> str:
        return self.text


class Game(ABC, Generic[S]):
    """The rules of one title. Subclasses live in ``lutetia.games.<id>``; get one with ``lutetia.game("<id>")``."""

    meta: Meta
    layout: Layout[S]
    rules: Any
    actions: ActionTable
    refusals: Mapping[int, str]
    plans: bool = False
    """Whether this game answers `suppose`."""
    features: Any = None
    """Kernels for opponents (``docs/adding_a_bot.md``): ``evaluate(st, seat)``, ``prior(st, action)`` and ``SPREAD``; or None."""

    # --- what a game's folder answers; ``st`` is a plain record that may be read but not changed -----------------

    @abstractmethod
    def explain(self, st: S, code: int, reason: int) -> Refusal:
        """Return the refusal for the non-zero ``reason`` that the kernels gave for ``code``."""

    @abstractmethod
    def event(self, row: Sequence[int], st: S) -> Event:
        """Return the event noted as ``row`` in an action that led to ``st``."""

    @abstractmethod
    def view(self, st: S, viewer: int | None, recall: bool = False) -> dict[str, Any]:
        """Return all that ``viewer`` (a seat, or None for a spectator) may know, built up field by field.

        With ``recall``, what a perfect memory of the open play adds is there as well (for opponents and research).
        """

    @abstractmethod
    def imagine(self, view: Mapping[str, Any], dice: Ints) -> S:
        """Return a full record that the viewer of ``view`` could believe in. Raises PositionError."""

    @abstractmethod
    def to_data(self, st: S) -> dict[str, Any]:
        """Return the whole record as plain JSON."""

    @abstractmethod
    def from_data(self, data: Mapping[str, Any]) -> S:
        """Return the record of plain JSON; fields left out take their usual value. Raises PositionError."""

    @abstractmethod
    def prompt(self, st: S) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the sentence for whoever acts and the one for whoever waits, as ``{"key", "args"}``."""

    @abstractmethod
    def scores(self, st: S) -> Scores:
        """Return the points as they stand, line by line."""

    @abstractmethod
    def outcome(self, st: S) -> Outcome:
        """Return the outcome of a game that is over."""

    @abstractmethod
    def adjudicate(self, box: Box) -> None:
        """Carry out the final scoring on the position in ``box`` as it stands, and end the game.

        A seat is to act in it, maybe in the middle of a turn. Its `outcome` then has the ranks and
        tie-breaks of any other end; what the reason is, `State.outcome` says.
        """

    @abstractmethod
    def effect(self, box: Box, code: int) -> dict[str, Any]:
        """Return what is openly known of the consequences of a legal action, for the preview; ``box`` may be changed."""

    @abstractmethod
    def material(self) -> dict[str, Any]:
        """Return what a drawing needs to know of the components."""

    @abstractmethod
    def text_board(self, st: S) -> str:
        """Return the position as a few lines of text."""

    @abstractmethod
    def option_codes(self, options: Mapping[str, Any]) -> list[int]:
        """Return options as integers for the kernels."""

    # --- what a game may answer besides -----------------------------------------------------------------------

    def write(self, code: int, viewer: int | None = None, everything: bool = True) -> str:
        """Return the notation of an action; with ``everything`` false, ``?`` stands for what ``viewer`` may not know."""
        return self.actions.write(code, viewer, everything)

    def read(self, st: S, text: str) -> int:
        """Return the code that ``text`` means in ``st``. Raises NotationError or AmbiguousNotation."""
        box = cache(lambda: self.layout.pack(st))
        return self.actions.read(st, text, lambda code: self.driver.verdict(box(), code) == 0)

    def parts(self, code: int) -> dict[str, Any]:
        """Return an action as named values, for drawings."""
        return self.actions.parts(code)

    def common(self, st: S, box: Box) -> dict[str, Any]:
        """Return what every viewer's view has alike, from open facts only; ``box`` holds ``st`` and stays as it is.

        A game that answers has `view` put together as ``{**common, **own}``, so that a server works
        the common part out once for everybody. It names the fields in the order of the view; one
        that is not alike for all stands in it to hold its place, as a spectator may know it or None.
        """
        return {}

    def own(self, st: S, box: Box, viewer: int | None, common: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fields of the view of ``viewer`` (without ``recall``) that ``common`` does not have as they are for that viewer.

        ``box`` and ``common`` stay as they are; parts of ``common`` may be passed on.
        """
        return self.view(st, viewer)

    def effects(self, box: Box, codes: Sequence[int]) -> list[dict[str, Any]]:
        """Return the `effect` of each of the legal actions ``codes``; ``box`` may be changed.

        To be answered by a game that has a quicker way than one by one.
        """
        return [self.effect(self.layout.copy(box), code) for code in codes]

    def opening(self, st: S, last: Outcome) -> str | None:
        """Return what chance is to bring when the same people play again, as the game that ended in ``st`` decides it; None: anything."""
        return None

    def cannot_progress(self, box: Box) -> bool:
        """Return whether nothing that anybody could do brings the game on any more.

        Must follow from what all see, for everybody is told. A game whose rules always bring an
        end has nothing to answer here.
        """
        return False

    def stalled(self, box: Box) -> bool:
        """Return whether nothing has happened for so long that opponents agree to end the game.

        Must follow from what all see, as `cannot_progress`.
        """
        return False

    def suppose(self, view: Mapping[str, Any], plan: Mapping[str, Any]) -> dict[str, Any]:
        """Return what the position of ``view`` would score with ``plan`` laid on it (``docs/protocol.md``).

        Only the view is asked, so nothing hidden can enter. Raises PlanError: a plan that cannot be read, or a game that offers none.
        """
        raise PlanError(f"{self.meta.id} offers no plans")

    def doubts(self) -> tuple[Doubt, ...]:
        """Return what of the components nobody here has seen printed, with the values of the reconstruction."""
        return ()

    def check_values(self, values: Mapping[str, Any]) -> None:
        """Raise MaterialError naming the path unless the components hold together with these doubtful ``values``."""
        editions.checked(self.doubts(), values)

    # --- what the engine makes of it -------------------------------------------------------------------------

    @cached_property
    def edition(self) -> Edition | None:
        """The edition that this process plays by; None: the reconstruction."""
        sheet = editions.chosen().get(self.meta.id)
        return None if sheet is None else editions.settled(sheet, self.doubts())

    def marks(self) -> dict[str, Any]:
        """Return what is kept with whatever is played by an edition: ``{"edition": {name, hash}}``; nothing without one."""
        return {} if self.edition is None else {"edition": self.edition.to_data()}

    def require(self, wanted: Any) -> None:
        """Raise OtherEdition unless this process plays by the edition ``wanted``: ``{name, hash}``, or None."""
        editions.require(self.meta.title, wanted, self.edition)

    @cached_property
    def driver(self) -> ModuleType:
        """The doors into this game's kernels."""
        return specialise("lutetia.engine.driver", self.rules, self.meta.id)

    def seat(self, colour: str) -> int:
        """Return the seat of a colour word. Raises KeyError."""
        return (
            self.meta.colours.index(colour)
            if colour in self.meta.colours
            else self._no_colour(colour)
        )

    def _no_colour(self, colour: str) -> int:
        raise KeyError(
            f"{colour!r} is no colour of {self.meta.id}; there are {', '.join(self.meta.colours)}"
        )

    def options(
        self, given: Mapping[str, Any], players: int | None = None
    ) -> dict[str, bool | str]:
        """Return all options with ``given`` put in, those that have no effect at their default.

        Raises ValueError for an unknown name or value.
        """
        known = {o.name: o for o in self.meta.options}
        for name, value in given.items():
            if name not in known:
                raise ValueError(
                    f"{self.meta.id} has no option {name!r}; there are {', '.join(known) or 'none'}"
                )
            if value not in known[name].choices or isinstance(value, bool) != isinstance(
                known[name].default, bool
            ):
                raise ValueError(
                    f"option {name} is one of {', '.join(map(str, known[name].choices))}, not {value!r}"
                )
        out = {name: given.get(name, option.default) for name, option in known.items()}
        for name, option in known.items():
            if not option.matters(out, players):
                out[name] = option.default
        return out

    def new(self, players: int, seed: int | None = None, **options: bool | str) -> State[S]:
        """Return the first state.

        Args:
            players: number of seats, one of ``meta.players``.
            seed: for tests and arenas: the state then plays chance by itself, the same way every time. Without it,
                chance is an actor like any other: ``state.play(state.draw())``.
            options: see ``meta.options``.

        Raises:
            ValueError: a number of seats or an option that this game does not have.
        """
        if players not in self.meta.players:
            raise ValueError(
                f"{self.meta.id} is for {', '.join(map(str, self.meta.players))} players, not {players!r}"
            )
        chosen = self.options(options, players)
        box = self.layout.boxes(1)
        self.driver.begin(box, players, array(self.option_codes(chosen)))
        return State(self, box, players, chosen, seed=seed)._settled()

    def position(self, data: Mapping[str, Any], seed: int | None = None) -> State[S]:
        """Return the state described by plain JSON (``docs/positions.md``). Raises PositionError, OtherEdition."""
        check_text(data)
        if isinstance(data, Mapping) and "edition" in data:
            self.require(data["edition"])
            data = {field: value for field, value in data.items() if field != "edition"}
        st = self.from_data(data)
        try:
            self.options(dict(data.get("options") or {}))
        except (TypeError, ValueError) as error:
            raise PositionError(f"options: {error}") from error
        players = int(data.get("players") or self.meta.players[0])
        options = self.options(
            self.to_data(st)["options"], players
        )  # those that were left out may follow from the rest
        return State(self, self.layout.pack(st), players, options, seed=seed)

    def determinize(self, view: Mapping[str, Any], seed: int | None = None) -> State[S]:
        """Return a full state that the viewer of ``view`` could believe in; its view is ``view`` again."""
        dice = seeded(secrets.randbits(63) if seed is None else seed)
        st = self.imagine(view, dice)
        options = self.options(dict(view["options"]))
        return State(
            self, self.layout.pack(st), int(view["players"]), options, ply=int(view["ply"])
        )

    def __repr__(self) -> str:
        return f"<game {self.meta.id}>"


@dataclass(frozen=True, eq=False)
class _Step:
    """One link of a state's past: what was played to get here."""

    before: _Step | None
    actor: int
    code: int


class State(Generic[S]):
    """Everything about one game at one moment, hidden parts included. Never changes once made.

    Attributes:
        game: the rules.
        players: number of seats.
        options: every option with its value.
        ply: number of actions so far, chance included.
        events: what happened in the last `play` (of all actions, when a seeded state played chance as well).
        barrier: True when the last `play` made something hidden known or let chance act: undo is not free past it.
    """

    __slots__ = (
        "_agreed",
        "_bots_agree",
        "_box",
        "_plain",
        "_seed",
        "_to_act",
        "_trail",
        "barrier",
        "events",
        "game",
        "options",
        "players",
        "ply",
    )

    def __init__(
        self,
        game: Game[S],
        box: Box,
        players: int,
        options: dict[str, bool | str],
        *,
        seed: int | None = None,
        ply: int = 0,
        trail: _Step | None = None,
        events: tuple[Event, ...] = (),
        barrier: bool = False,
        agreed: bool = False,
    ) -> None:
        self._agreed = agreed
        self.game = game
        self._box = box
        self._plain: S | None = None
        self.players = players
        self.options = options
        self._seed = seed
        self._bots_agree: bool | None = None
        self.ply = ply
        self._trail = trail
        self.events = events
        self.barrier = barrier
        self._to_act = int(game.driver.actor(box))

    # --- questions --------------------------------------------------------------------------------------------

    @property
    def record_of_fields(self) -> S:
        """The fields as a plain object, for reading only."""
        if self._plain is None:
            self._plain = self.game.layout.read(self._box)
        return self._plain

    @property
    def to_act(self) -> int | None:
        """The seat to act, `CHANCE`, or None when the game is over."""
        return None if self._to_act == OVER else self._to_act

    @property
    def is_over(self) -> bool:
        """True when nobody will act any more."""
        return self._to_act == OVER

    def codes(self) -> list[int]:
        """Return the codes of the legal actions, in their stable order."""
        if self.is_over:
            return []
        out = zeros(self.game.meta.most_choices)
        n = self.game.driver.choices(self._box, out)
        return [int(out[i]) for i in range(n)]

    def legal(self) -> list[Action]:
        """Return the legal actions of whoever acts, in a stable order; chance's are its possible outcomes."""
        return [Action(code, self.game.write(code)) for code in self.codes()]

    def parse(self, action: Action | str | int) -> Action:
        """Return ``action`` as an Action of this state. Raises NotationError, AmbiguousNotation."""
        if isinstance(action, Action):
            return action
        code = action if isinstance(action, int) else self.game.read(self.record_of_fields, action)
        return Action(code, self.game.write(code) if isinstance(action, str) else self._text(code))

    def _text(self, code: int) -> str:
        try:
            return self.game.write(code)
        except (NotationError, IndexError):
            return str(code)

    def refusal(self, action: Action | str | int) -> Refusal | None:
        """Return None when ``action`` is legal here, else the refusal that names the rule."""
        try:
            code = self.parse(action).code
        except NotationError as error:
            return error.refusal
        reason = int(self.game.driver.verdict(self._box, code))
        return None if reason == 0 else self.game.explain(self.record_of_fields, code, reason)

    def view(self, seat: int | None = None, recall: bool = False) -> dict[str, Any]:
        """Return all that ``seat`` (None: a spectator) may know, as plain data.

        With ``recall``, also what a perfect memory of the open play would add. Raises ValueError for no such seat.
        """
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"this game has seats 0 to {self.players - 1}, not {seat!r}")
        view = self.game.view(self.record_of_fields, seat, recall)
        view["ply"] = self.ply
        return view

    def common(self) -> dict[str, Any]:
        """Return what the views of all have alike, to be read only; `own` has the rest. Empty where the game does not tell them apart."""
        return self.game.common(self.record_of_fields, self._box)

    def own(self, seat: int | None, common: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fields that make the `view` of ``seat`` when laid over ``common``, to be read only."""
        own = self.game.own(self.record_of_fields, self._box, seat, common)
        own["ply"] = self.ply
        return own

    def scores(self) -> Scores:
        """Return the points as they stand, as lines with the pieces that make them."""
        return self.game.scores(self.record_of_fields)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if not self.is_over:
            return None
        end = self.game.outcome(self.record_of_fields)
        return replace(end, reason=AGREED) if self._agreed else end

    @property
    def cannot_progress(self) -> bool:
        """True when nothing that anybody could do brings the game on any more."""
        return self._to_act >= 0 and self.game.cannot_progress(self._box)

    @property
    def bots_agree(self) -> bool:
        """True when opponents agree to end the game here: it cannot progress, or has long stood still.

        It follows from what all see, so whoever is told of it learns nothing.
        """
        if self._bots_agree is None:
            acts = self._to_act >= 0
            self._bots_agree = self.cannot_progress or (acts and self.game.stalled(self._box))
        return self._bots_agree

    def adjudicated(self) -> State[S]:
        """Return this position as the end of a game that all agreed to end: the final scoring is
        carried out on it as it stands. It is no action and leaves no trace.

        Raises:
            ValueError: no seat is to act.
        """
        if self._to_act < 0:
            raise ValueError("only where a seat is to act can a game be ended as it stands")
        box = self.game.layout.copy(self._box)
        self.game.adjudicate(box)
        return State(
            self.game, box, self.players, self.options,
            ply=self.ply, trail=self._trail, agreed=True,
        )  # fmt: skip

    def effect(self, action: Action | str | int) -> dict[str, Any]:
        """Return what is openly known of the consequences of a legal action. Raises Refused, NotationError."""
        code = self.parse(action).code
        if self._to_act < 0 or self.game.driver.verdict(self._box, code) != 0:
            raise Refused(
                self.refusal(code) or Refusal(None, f"{self.game.meta.id}.refusal.chance", {})
            )
        return self.game.effect(self.game.layout.copy(self._box), code)

    def effects(self, codes: Sequence[int]) -> list[dict[str, Any]]:
        """Return the `effect` of each of ``codes``, which are legal for the seat to act, to be read only."""
        return self.game.effects(self.game.layout.copy(self._box), codes)

    def suppose(self, seat: int, plan: Mapping[str, Any]) -> dict[str, Any]:
        """Return what this position would score for everybody with ``plan`` laid on it, as far as ``seat`` may know.

        A plan need not be legal: notes say what could not really be placed, and why. Nothing changes.

        Raises:
            PlanError: a plan that cannot be read, or a game that offers none.
            ValueError: no such seat; who only watches has no plans.
        """
        if seat is None:
            raise ValueError("only seats have plans")
        return self.game.suppose(self.view(seat), plan)

    def prompt(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the sentence for whoever acts and the one for whoever waits, as ``{"key", "args"}``."""
        return self.game.prompt(self.record_of_fields)

    # --- deeds ------------------------------------------------------------------------------------------------

    def draw(self, seed: int | None = None) -> Action:
        """Return an outcome for chance, by its weights: from the operating system, or from ``seed`` and the ply."""
        if self._to_act != CHANCE:
            raise ValueError("chance is not to act here")
        if seed is not None:
            code = int(self.game.driver.chance(self._box, seeded(seed, self.ply)))
            return Action(code, self.game.write(code))
        codes, shares = zeros(self.game.meta.most_choices), zeros(self.game.meta.most_choices)
        n = int(self.game.driver.outcomes(self._box, codes, shares))
        weights = [int(share) for share in shares[:n]]
        pick = secrets.randbelow(sum(weights))
        for i, share in enumerate(weights):
            pick -= share
            if pick < 0:
                return Action(int(codes[i]), self.game.write(int(codes[i])))
        raise AssertionError("weights add up")

    def play(self, action: Action | str | int) -> State[S]:
        """Return the state after ``action``; this one stays as it is.

        Raises:
            Refused: the rules do not allow it here; the error names the rule.
            NotationError: the text is no action of this game.
        """
        done = self.parse(action)
        refusal = self.refusal(done)
        if refusal is not None:
            raise Refused(refusal)
        return self._played(done.code)._settled()

    def _played(self, code: int) -> State[S]:
        box = self.game.layout.copy(self._box)
        trace = new_trace()
        self.game.driver.act(box, code, trace)
        after = State(
            self.game, box, self.players, self.options,
            seed=self._seed, ply=self.ply + 1, trail=_Step(self._trail, self._to_act, code),
        )  # fmt: skip
        noted = rows(trace)
        if len(noted) > ROWS:
            raise AssertionError(
                f"{self.game.meta.id} noted {len(noted)} rows; raise engine.trace.ROWS"
            )
        st = after.record_of_fields
        after.events = tuple(self.game.event(row, st) for row in noted)
        after.barrier = self._to_act == CHANCE or any(event.reveals for event in after.events)
        return after

    def _settled(self) -> State[S]:
        state, events, barrier = self, self.events, self.barrier
        if self._seed is None:
            return self
        while state._to_act == CHANCE:
            state = state._played(
                int(self.game.driver.chance(state._box, seeded(self._seed, state.ply)))
            )
            events, barrier = events + state.events, True
        state.events, state.barrier = events, barrier
        return state

    def settle(self, seed: int | None = None) -> State[S]:
        """Return the state after chance has played all it has to, from the operating system or from ``seed``."""
        state, events = self, self.events
        while state._to_act == CHANCE:
            state = state._played(state.draw(seed).code)
            events = events + state.events
        state.events = events
        return state

    # --- passing on -------------------------------------------------------------------------------------------

    @property
    def last_code(self) -> int | None:
        """The code of the action that led here, None at the start or the given position."""
        return None if self._trail is None else self._trail.code

    def trail(self) -> list[tuple[int, Action]]:
        """Return the actions that led here from the start or the given position, as ``(actor, action)``."""
        out: list[tuple[int, Action]] = []
        step = self._trail
        while step is not None:
            out.append((step.actor, Action(step.code, self.game.write(step.code))))
            step = step.before
        return out[::-1]

    def record(self) -> Record:
        """Return this game so far as a record."""
        from lutetia.engine.record import Record

        return Record.of(self)

    def to_data(self) -> dict[str, Any]:
        """Return the whole state as plain JSON; ``game.position`` is the inverse."""
        return {**self.game.to_data(self.record_of_fields), **self.game.marks()}

    def key(self) -> tuple[int, ...]:
        """Return the state as a run of integers: equal states have equal keys."""
        return tuple(self.game.layout.flat(self._box))

    def box(self) -> Box:
        """Return a copy of the record for kernels."""
        return self.game.layout.copy(self._box)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.game.meta.id, self.key()))

    def __str__(self) -> str:
        return self.game.text_board(self.record_of_fields)

    def __repr__(self) -> str:
        return f"<{self.game.meta.id}, {self.players} players, ply {self.ply}>"


__all__ = [
    "CHANCE", "OVER", "Action", "AmbiguousNotation", "Event", "Game", "Meta", "Option", "Outcome", "PositionError",
    "Refusal", "Rules", "Scores", "State", "field",
]  # fmt: skip
