"""What the rules of one title answer: kernels, and around them notation, views, events, scores.

``st`` is a plain record of the game's fields, ``buffer`` the same record as kernels take it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType

from lutetia.engine import edition as editions
from lutetia.engine.action import Action
from lutetia.engine.action_table import ActionTable
from lutetia.engine.doubts import Doubt
from lutetia.engine.edition import Edition
from lutetia.engine.errors import OtherRules, PlanError, Refusal
from lutetia.engine.events import Event
from lutetia.engine.json_types import JsonData, JsonInput
from lutetia.engine.kernel import Ints
from lutetia.engine.layout import Layout
from lutetia.engine.meta import Meta
from lutetia.engine.outcome import Outcome, Scores
from lutetia.engine.template import instantiate


class _KnownActions(dict[int, Action]):
    """Actions by code: a game has a few thousand at most, and lists name the same ones again."""

    def __init__(self, text_of: Callable[[int], str]) -> None:
        self._text_of = text_of

    def __missing__(self, code: int) -> Action:
        made = self[code] = Action(code, self._text_of(code))
        return made


class GameDefinition(ABC):
    """What a game's folder answers, and what follows from it.
    A `lutetia.engine.game.Game` makes states besides."""

    meta: Meta
    folder: Path
    """Where its sources, data and texts lie."""
    layout: Layout[object]
    rules: ModuleType
    actions: ActionTable
    refusals: Mapping[int, str]
    agreed_rule: str | None = None
    """The rule by which all may agree to end a game as it stands, where it has one."""
    has_what_if: bool = False
    """Whether this game answers `what_if`."""
    evaluation: object = None
    """Kernels for opponents (``docs/adding_a_bot.md``): ``evaluate(st, seat)``,
    ``prior(st, action)`` and ``SPREAD``; or None."""
    features: object = None
    """What a net sees (``docs/adding_a_bot.md``): ``VERSION``, ``N_FEATURES`` and ``describe(st,
    action, looks, features)``; ``N_INPUTS`` and ``inputs(st, seat, dense, active)``, without which
    all that is on in an observation is taken."""

    # --- what a game's folder answers; ``st`` is a plain record, to be read but not changed ------

    @abstractmethod
    def refusal_for(self, st: object, code: int, reason: int) -> Refusal:
        """Return the refusal for the non-zero ``reason`` that the kernels gave for ``code``."""

    @abstractmethod
    def event(self, row: Sequence[int], st: object) -> Event:
        """Return the event of ``row``, emitted in an action that led to ``st``."""

    @abstractmethod
    def view(self, st: object, viewer: int | None, recall: bool = False) -> JsonData:
        """Return all that ``viewer`` (a seat, or None for a spectator) may know,
        built up field by field.

        With ``recall``, what a perfect memory of the open play adds is there
        as well (for opponents and research).
        """

    @abstractmethod
    def determinize_view(self, view: JsonInput, rng: Ints) -> object:
        """Return a full record that the viewer of ``view`` could believe in.
        Raises PositionError."""

    @abstractmethod
    def to_json(self, st: object) -> JsonData:
        """Return the whole record as plain JSON."""

    @abstractmethod
    def from_json(self, data: JsonInput) -> object:
        """Return the record of plain JSON; fields left out take their usual value.
        Raises PositionError."""

    @abstractmethod
    def prompt(self, st: object) -> tuple[JsonData, JsonData]:
        """Return the sentence for whoever acts and the one for whoever waits,
        as ``{"key", "args"}``."""

    @abstractmethod
    def scores(self, st: object) -> Scores:
        """Return the points as they stand, line by line."""

    @abstractmethod
    def outcome(self, st: object) -> Outcome:
        """Return the outcome of a game that is over."""

    @abstractmethod
    def adjudicate(self, buffer: object) -> None:
        """Carry out the final scoring on the position in ``buffer`` as it stands, and end the game.

        A seat is to act in it, maybe in the middle of a turn. Its `outcome` then has the ranks and
        tie-breaks of any other end; what the reason is, `State.outcome` says.
        """

    @abstractmethod
    def preview(self, buffer: object, code: int) -> JsonData:
        """Return what the seat to act knows of the consequences of a legal action, for the preview:
        what all see, and what it makes of that with its own hand. ``buffer`` may be changed."""

    @abstractmethod
    def material(self) -> JsonData:
        """Return what a drawing needs to know of the components."""

    @abstractmethod
    def text_board(self, st: object) -> str:
        """Return the position as a few lines of text."""

    @abstractmethod
    def option_codes(self, options: Mapping[str, object]) -> list[int]:
        """Return options as integers for the kernels."""

    # --- what a game may answer besides -----------------------------------------------------------

    def format_action(self, code: int, viewer: int | None = None, reveal_all: bool = True) -> str:
        """Return the notation of an action; ``?`` for what ``viewer``
        may not know unless ``reveal_all``."""
        return self.actions.format_action(code, viewer, reveal_all)

    def parse_action(self, st: object, text: str) -> int:
        """Return the code that ``text`` means in ``st``.
        Raises NotationError or AmbiguousNotation."""
        buffer = cache(lambda: self.layout.pack(st))
        return self.actions.parse_action(
            st, text, lambda code: self.entry_points.refuse(buffer(), code) == 0
        )

    def action_fields(self, code: int) -> JsonData:
        """Return an action as named values, for drawings."""
        return self.actions.action_fields(code)

    def shared_view(self, st: object, buffer: object) -> JsonData:
        """Return what every viewer's view has alike, from open facts only;
        ``buffer`` holds ``st`` and stays as it is.

        A game that answers has `view` put together as ``{**shared, **own}``, so that a server works
        the shared part out once for everybody. It names the fields in the order of the view; one
        that is not alike for all stands in it to hold its place,
        as a spectator may know it or None.
        """
        return {}

    def own_view(
        self, st: object, buffer: object, viewer: int | None, shared: JsonInput
    ) -> JsonData:
        """Return the fields of the view of ``viewer`` (without ``recall``) that ``shared``
        does not have as they are for that viewer.

        ``buffer`` and ``shared`` stay as they are; parts of ``shared`` may be passed on.
        """
        return self.view(st, viewer)

    def previews(self, buffer: object, codes: Sequence[int]) -> list[JsonData]:
        """Return the `preview` of each of the legal actions ``codes``; ``buffer`` may be changed.

        To be answered by a game that has a quicker way than one by one.
        """
        return [self.preview(self.layout.copy(buffer), code) for code in codes]

    def rematch_start(self, st: object, last: Outcome) -> str | None:
        """Return what chance is to bring when the same people play again, as the game that ended in
        ``st`` decides it; None: anything."""
        return None

    def cannot_progress(self, buffer: object) -> bool:
        """Return whether nothing that anybody could do brings the game on any more.

        Must follow from what all see, for everybody is told. A game whose rules always bring an
        end has nothing to answer here.
        """
        return False

    def stalled(self, buffer: object) -> bool:
        """Return whether nothing has happened for so long that opponents agree to end the game.

        Must follow from what all see, as `cannot_progress`.
        """
        return False

    def what_if(self, view: JsonInput, plan: JsonInput) -> JsonData:
        """Return what the position of ``view`` would score with ``plan``
        laid on it (``docs/protocol.md``).

        Only the view is asked, so nothing hidden can enter. Raises PlanError:
        a plan that cannot be read, or a game that offers none.
        """
        raise PlanError(f"{self.meta.id} offers no plans")

    def doubts(self) -> tuple[Doubt, ...]:
        """Return what of the components nobody here has seen printed,
        with the values of the reconstruction."""
        return ()

    def check_values(self, values: Mapping[str, object]) -> None:
        """Raise MaterialError naming the path unless the components hold together
        with these doubtful ``values``."""
        editions.checked(self.doubts(), values)

    def drawing(self, view: JsonInput) -> str | None:
        """Return the position of a view as SVG; None: this game is not drawn."""
        return None

    def observing(self) -> ModuleType:
        """Return the module ``observe`` of this game (`lutetia.engine.observation`). Raises
        LookupError: the game has none, so nobody can learn it from arrays."""
        raise LookupError(f"{self.meta.id} has no observe.py, which `lutetia.learn` needs")

    def exploring(self) -> ModuleType | None:
        """Return the module ``explore`` of this game (`lutetia.engine.exploring`); None: nothing is
        counted of it but seats."""
        return None

    # --- what the engine makes of it --------------------------------------------------------------

    @cached_property
    def edition(self) -> Edition | None:
        """The edition that this process plays by; None: the reconstruction."""
        sheet = editions.sheets_in_use().get(self.meta.id)
        return None if sheet is None else editions.edition_of(sheet, self.doubts())

    def edition_data(self) -> JsonData:
        """Return what is kept with whatever is played by an edition:
        ``{"edition": {name, hash}}``; nothing without one."""
        return {} if self.edition is None else {"edition": self.edition.to_data()}

    def require_rules(self, wanted: object) -> None:
        """See that a game was begun under the version of its rules that is here. Raises
        OtherRules."""
        here = self.meta.rules_version
        if type(wanted) is not int or wanted != here:
            raise OtherRules(f"rules: rules version {wanted!r} is needed, here is {here}")

    def require_edition(self, wanted: object) -> None:
        """Raise OtherEdition unless this process plays by the edition ``wanted``:
        ``{name, hash}``, or None."""
        editions.require(self.meta.title, wanted, self.edition)

    @cached_property
    def known_actions(self) -> Mapping[int, Action]:
        """Every action by its code, made when it is first asked for. Raises NotationError."""
        return _KnownActions(self.format_action)

    @cached_property
    def entry_points(self) -> ModuleType:
        """The functions that enter this game's kernels (`lutetia.engine.entry_points`)."""
        return instantiate("lutetia.engine.entry_points", self.rules, self.meta.id)

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
        self, given: Mapping[str, object], players: int | None = None
    ) -> dict[str, bool | str]:
        """Return all options with ``given`` put in, those that have no effect at their default.

        Raises ValueError for an unknown name or value.
        """
        known = {o.name: o for o in self.meta.options}
        out = {name: option.default for name, option in known.items()}
        for name, value in given.items():
            if name not in known:
                raise ValueError(
                    f"{self.meta.id} has no option {name!r}; there are {', '.join(known) or 'none'}"
                )
            if value not in known[name].choices or isinstance(value, bool) != isinstance(
                known[name].default, bool
            ):
                raise ValueError(
                    f"option {name} is one of {', '.join(map(str, known[name].choices))}, "
                    f"not {value!r}"
                )
            out[name] = known[name].choices[known[name].choices.index(value)]
        for name, option in known.items():
            if not option.matters(out, players):
                out[name] = option.default
        return out

    def __repr__(self) -> str:
        return f"<game {self.meta.id}>"
