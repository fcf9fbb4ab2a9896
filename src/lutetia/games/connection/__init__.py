"""Paris Connection by David V. H. Peters.

Reading order: ``RULES.md`` (every rule with its number), ``data`` and `material` (hexes, cities, checkered sides, locomotives), `state`
(the record), `rules` (setup, ways, turns, ending, actions, legal, hidden), `scoring`, `view` (what each viewer may know and believe),
`prospects` and `features` (what opponents know), `data_form` and `reader` (positions as JSON), `events`, `refusals`, `prompts`,
`board`. This page joins them to the contract of `lutetia.engine.game`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from lutetia.engine import components
from lutetia.engine.doubts import Doubt
from lutetia.engine.errors import Refusal
from lutetia.engine.events import Event
from lutetia.engine.game import Game, Meta
from lutetia.engine.kernel import Ints
from lutetia.engine.layout import Box
from lutetia.engine.outcome import Outcome, Scores
from lutetia.games.connection import (
    board,
    data_form,
    doors,
    features,
    prompts,
    reader,
    refusals,
    rules,
    scoring,
)
from lutetia.games.connection import doubts as doubts_
from lutetia.games.connection import events as events_
from lutetia.games.connection import material as material_
from lutetia.games.connection import view as view_
from lutetia.games.connection.material import BOX, COMPANIES, MAP, SEATS, SIDES, UNSURE, H
from lutetia.games.connection.rules.actions import ACTIONS, START
from lutetia.games.connection.state import LAYOUT, Position

META = Meta(
    id="connection",
    title="Paris Connection",
    designer="David V. H. Peters",
    publisher="Queen Games",
    year=2011,
    players=(4, 3, 5, 6),
    colours=SEATS,
    options=(),
    rules_version=1,
    stage="alpha",
    longest=5000,
    most_choices=H + 1,
    rules="PC",
    unsure=UNSURE,
)


class ParisConnection(Game[Position]):
    """The rules of Paris Connection; see `lutetia.engine.game.Game` for what each method answers."""

    meta = META
    layout = LAYOUT
    rules = rules
    actions = ACTIONS
    features = features
    refusals = MappingProxyType(
        {reason: rule or "" for reason, (rule, _) in refusals.REASONS.items()}
    )

    def option_codes(self, options: Mapping[str, Any]) -> list[int]:
        return [0]

    def explain(self, st: Position, code: int, reason: int) -> Refusal:
        return refusals.explain(st, code, reason)

    def event(self, row: Sequence[int], st: Position) -> Event:
        return events_.event(row, st)

    def view(self, st: Position, viewer: int | None, recall: bool = False) -> dict[str, Any]:
        return view_.view(st, LAYOUT.pack(st), viewer, META.rules_version)

    def common(self, st: Position, box: Box) -> dict[str, Any]:
        return view_.common(st, box, META.rules_version)

    def own(
        self, st: Position, box: Box, viewer: int | None, common: Mapping[str, Any]
    ) -> dict[str, Any]:
        return view_.own(st, box, viewer, common)

    def imagine(self, view: Mapping[str, Any], dice: Ints) -> Position:
        return view_.imagine(view, dice)

    def to_data(self, st: Position) -> dict[str, Any]:
        return data_form.write_position(st, META.rules_version)

    def from_data(self, data: Mapping[str, Any]) -> Position:
        return reader.read_position(data)

    def prompt(self, st: Position) -> tuple[dict[str, Any], dict[str, Any]]:
        return prompts.prompt(st)

    def scores(self, st: Position) -> Scores:
        return scoring.scores(st)

    def outcome(self, st: Position) -> Outcome:
        return scoring.outcome(st)

    def opening(self, st: Position, last: Outcome) -> str | None:
        return ACTIONS.write(START.code([(st.start + 1) % st.players]))  # PC9.4

    def adjudicate(self, box: Box) -> None:
        doors.adjudicate(box)

    def cannot_progress(self, box: Box) -> bool:
        return bool(doors.cannot_progress(box))

    def stalled(self, box: Box) -> bool:
        return bool(doors.stalled(box))

    def effect(self, box: Box, code: int) -> dict[str, Any]:
        return scoring.effects(box, [code])[0]

    def effects(self, box: Box, given: Sequence[int]) -> list[dict[str, Any]]:
        return scoring.effects(box, given)

    def doubts(self) -> tuple[Doubt, ...]:
        return doubts_.doubts(components.read(material_.MAP_FILE)[0])

    def check_values(self, values: Mapping[str, Any]) -> None:
        material_.load_map(values=values)

    def material(self) -> dict[str, Any]:
        hexes = [
            {
                "id": place["id"],
                "name": place.get("name"),
                "kind": place["kind"],
                "value": place.get("value", 0),
                "q": place["at"][0],
                "r": place["at"][1],
            }
            for place in MAP["hex"]
        ]
        return {
            "edition": MAP["edition"],
            "sure": MAP["sure"],
            "goal": MAP["goal"],
            "companies": list(COMPANIES),
            "hexes": hexes,
            "sides": SIDES,
            "room": BOX["room"],
            "tables": BOX["table"],
            "locomotives": BOX["locomotive"],
        }

    def text_board(self, st: Position) -> str:
        return board.text_board(st)


GAME = ParisConnection()
