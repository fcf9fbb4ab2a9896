"""A game made from its package: each module of a game's folder answers one part of the contract.

Which module answers what is drawn in ``docs/adding_a_game.md``. `PackageGame` finds the modules by
their names, so that a folder holds no code that only passes calls on.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from lutetia.engine import component_data
from lutetia.engine.doubts import Doubt
from lutetia.engine.errors import Refusal
from lutetia.engine.events import Event
from lutetia.engine.game import Game, State
from lutetia.engine.json_types import JsonMapping, JsonObject
from lutetia.engine.kernel import PACKAGE, Ints, belongs
from lutetia.engine.layout import Buffer, Fields
from lutetia.engine.meta import Meta
from lutetia.engine.outcome import Outcome, Scores
from lutetia.engine.trace import make_null_trace
from lutetia.games import load
from lutetia.games.record import Record


class PackageGame(Game):
    """The rules in the package ``name``; see `lutetia.engine.game.Game`
    for what each method answers.

    Attributes:
        has_what_if: whether the package has a module ``what_if``.
    """

    def __init__(self, name: str, meta: Meta) -> None:
        self.meta = meta
        self._name = name
        self.folder = Path(str(sys.modules[name].__file__)).resolve().parent
        if PACKAGE not in self.folder.parents:
            belongs(name, self.folder, meta.id)
        self.rules = self._module("rules")
        self.layout = self._module("state").LAYOUT
        self.evaluation = self._optional("evaluation")
        self.features = self._optional("features")
        self.actions = self._module("rules.actions").ACTIONS
        self._refusals = self._module("refusals")
        self._events = self._module("events")
        self._view = self._module("view")
        self._determinize = self._module("determinize")
        self._write = self._module("position_json.write")
        self._read = self._module("position_json.read")
        self._prompts = self._module("prompts")
        self._scoring = self._module("scoring")
        self._board = self._module("board")
        self._kernel_calls = self._module("kernel_calls")
        self._material = self._optional("material")
        self._material_json = self._optional("material_json")
        self._doubts = self._optional("doubts")
        self._previews = self._optional("previews")
        self._what_if = self._optional("what_if")
        self._explore = self._optional("explore")
        self.has_what_if = self._what_if is not None
        self.agreed_rule = getattr(self._refusals, "AGREED_RULE", None)
        self.refusals = {reason: rule or "" for reason, (rule, _) in self._refusals.REASONS.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        edition = self.edition and self.edition.to_data()
        return _unpickled, (self.meta.id, self.meta.rules_version, edition)

    def __copy__(self) -> PackageGame:
        return self

    def __deepcopy__(self, _: object) -> PackageGame:
        return self

    def _module(self, name: str) -> ModuleType:
        return import_module(f"{self._name}.{name}")

    def _optional(self, name: str) -> ModuleType | None:
        found = find_spec(f"{self._name}.{name}") is not None
        return self._module(name) if found else None

    # --- actions ----------------------------------------------------------------------------------

    def refusal_for(self, st: Fields, code: int, reason: int) -> Refusal:
        return self._refusals.refusal_for(st, code, reason)  # type: ignore[no-any-return]

    def option_codes(self, options: Mapping[str, Any]) -> list[int]:
        return [option.choices.index(options[option.name]) for option in self.meta.options]

    # --- what people see --------------------------------------------------------------------------

    def _head(self) -> JsonObject:
        return {"game": self.meta.id, "rules_version": self.meta.rules_version}

    def event(self, row: Sequence[int], st: Fields) -> Event:
        return self._events.event(row, st)  # type: ignore[no-any-return]

    def shared_view(self, st: Fields, buffer: Buffer) -> JsonObject:
        return {**self._head(), **self._view.shared_view(st, buffer)}

    def own_view(
        self, st: Fields, buffer: Buffer, viewer: int | None, shared: JsonMapping
    ) -> JsonObject:
        return self._view.own_view(st, buffer, viewer, shared)  # type: ignore[no-any-return]

    def view(self, st: Fields, viewer: int | None, recall: bool = False) -> JsonObject:
        buffer = self.layout.pack(st)
        made = self.shared_view(st, buffer)
        made |= self.own_view(st, buffer, viewer, made)
        if recall and hasattr(self._view, "recalled"):
            made |= self._view.recalled(st, buffer, made)
        return made

    def determinize_view(self, view: JsonMapping, rng: Ints) -> Fields:
        return self._determinize.determinize(view, rng)

    def prompt(self, st: Fields) -> tuple[JsonObject, JsonObject]:
        return self._prompts.prompt(st)  # type: ignore[no-any-return]

    def preview(self, buffer: Buffer, code: int) -> JsonObject:
        return self.previews(buffer, [code])[0]

    def previews(self, buffer: Buffer, codes: Sequence[int]) -> list[JsonObject]:
        if self._previews is None:
            return [{} for _ in codes]
        return self._previews.previews(buffer, codes)  # type: ignore[no-any-return]

    def what_if(self, view: JsonMapping, plan: JsonMapping) -> JsonObject:
        if self._what_if is None:
            return super().what_if(view, plan)
        return self._what_if.what_if(view, plan)  # type: ignore[no-any-return]

    def observing(self) -> ModuleType:
        if find_spec(f"{self._name}.observe") is None:
            return super().observing()
        return self._module("observe")

    def exploring(self) -> ModuleType | None:
        return self._explore

    def drawing(self, view: JsonMapping) -> str | None:
        if find_spec(f"{self._name}.drawing") is None:
            return super().drawing(view)
        return self._module("drawing").drawing(view)  # type: ignore[no-any-return]

    def text_board(self, st: Fields) -> str:
        return self._board.text_board(st)  # type: ignore[no-any-return]

    # --- positions --------------------------------------------------------------------------------

    def to_json(self, st: Fields) -> JsonObject:
        return {**self._head(), **self._write.write_position(st)}

    def from_json(self, data: JsonMapping) -> Fields:
        return self._read.read_position(data)

    def record(
        self,
        state: State,
        names: tuple[str, ...] = (),
        start: JsonObject | None = None,
    ) -> Record:
        return Record.of(state, names, start)

    # --- points and the end -----------------------------------------------------------------------

    def scores(self, st: Fields) -> Scores:
        return self._scoring.scores(st)  # type: ignore[no-any-return]

    def outcome(self, st: Fields) -> Outcome:
        return self._scoring.outcome(st)  # type: ignore[no-any-return]

    def rematch_start(self, st: Fields, last: Outcome) -> str | None:
        if hasattr(self._scoring, "rematch_start"):
            return self._scoring.rematch_start(st, last)  # type: ignore[no-any-return]
        return super().rematch_start(st, last)

    def adjudicate(self, buffer: Buffer) -> None:
        self._kernel_calls.adjudicate(buffer, make_null_trace())

    def cannot_progress(self, buffer: Buffer) -> bool:
        asked = getattr(self._kernel_calls, "cannot_progress", None)
        return asked is not None and bool(asked(buffer))

    def stalled(self, buffer: Buffer) -> bool:
        asked = getattr(self._kernel_calls, "stalled", None)
        return asked is not None and bool(asked(buffer))

    # --- components -------------------------------------------------------------------------------

    def material(self) -> JsonObject:
        return {} if self._material_json is None else self._material_json.material_json()

    def doubts(self) -> tuple[Doubt, ...]:
        if self._doubts is None or self._material is None:
            return ()
        return self._doubts.doubts(component_data.load_toml(self._material.FILE)[0])  # type: ignore[no-any-return]

    def check_values(self, values: Mapping[str, Any]) -> None:
        if self._material is not None:
            self._material.load(values=values)


def _unpickled(name: str, rules_version: int, edition: JsonObject | None) -> Game:
    """Return the one game of that name here. Raises OtherRules, OtherEdition: what was pickled
    elsewhere would mean something else here."""
    game = load(name)
    game.require_rules(rules_version)
    game.require_edition(edition)
    return game
