"""Paris by Wolfgang Kramer and Michael Kiesling.

Reading order: ``RULES.md`` (every rule with its number), ``data/components.toml`` and `material` (districts, landmarks, tiles), `state`
(the record), `rules` (setup, placing, moves, benefits, trade, tiles, endings, hidden as kernels), `scoring`,
`previews`, `view` and `imagine` (what each viewer may know and believe), `promises`, `gains`
and `features` (what opponents know), `notation`, `data_form` and `reader` (positions as JSON),
`events`, `refusals`, `prompts`, `board`. This page joins them to the contract of `lutetia.engine.game`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from lutetia.engine import components
from lutetia.engine.doubts import Doubt
from lutetia.engine.errors import Refusal
from lutetia.engine.events import Event
from lutetia.engine.game import Game, Meta, Option
from lutetia.engine.kernel import Ints
from lutetia.engine.layout import Box
from lutetia.engine.outcome import Outcome, Scores
from lutetia.engine.trace import silent
from lutetia.games.paris import (
    board,
    data_form,
    doors,
    features,
    notation,
    previews,
    prompts,
    reader,
    refusals,
    rules,
    scoring,
)
from lutetia.games.paris import doubts as doubts_
from lutetia.games.paris import events as events_
from lutetia.games.paris import imagine as imagine_
from lutetia.games.paris import material as material_
from lutetia.games.paris import view as view_
from lutetia.games.paris.material import COLOURS, DATA
from lutetia.games.paris.state import LAYOUT, City

META = Meta(
    id="paris",
    title="Paris",
    designer="Wolfgang Kramer, Michael Kiesling",
    publisher="Game Brewer",
    year=2020,
    players=(3, 2, 4),
    colours=COLOURS,
    options=(
        Option("random_setup", (False, True)),
        Option("free_placement", (False, True)),
        Option("ledger", (False, True)),
    ),
    rules_version=1,
    stage="alpha",
    longest=3000,
    most_choices=700,
    rules="PA",
    unsure=("types", "banks", "landmarks", "honours", "prizes", "zones", "eights"),
)


class Paris(Game[City]):
    """The rules of Paris; see `lutetia.engine.game.Game` for what each method answers."""

    meta: ClassVar[Meta] = META
    layout = LAYOUT
    rules = rules
    features = features
    refusals: ClassVar[Mapping[int, str]] = {
        reason: rule or "" for reason, (rule, _) in refusals.REASONS.items()
    }

    def option_codes(self, options: Mapping[str, Any]) -> list[int]:
        return [int(options[option.name]) for option in META.options]

    def write(self, code: int, viewer: int | None = None, everything: bool = True) -> str:
        return notation.write(code, viewer, everything)

    def read(self, st: City, text: str) -> int:
        return notation.read(st, text)

    def parts(self, code: int) -> dict[str, Any]:
        return notation.parts(code)

    def explain(self, st: City, code: int, reason: int) -> Refusal:
        return refusals.explain(st, code, reason)

    def event(self, row: Sequence[int], st: City) -> Event:
        return events_.event(row, st)

    def view(self, st: City, viewer: int | None, recall: bool = False) -> dict[str, Any]:
        return view_.view(st, viewer, recall, META.rules_version)

    def imagine(self, view: Mapping[str, Any], dice: Ints) -> City:
        return imagine_.imagine(view, dice)

    def to_data(self, st: City) -> dict[str, Any]:
        return data_form.write_position(st, META.rules_version)

    def from_data(self, data: Mapping[str, Any]) -> City:
        return reader.read_position(data)

    def prompt(self, st: City) -> tuple[dict[str, Any], dict[str, Any]]:
        return prompts.prompt(st)

    def scores(self, st: City) -> Scores:
        return scoring.scores(st)

    def outcome(self, st: City) -> Outcome:
        return scoring.outcome(st)

    def adjudicate(self, box: Box) -> None:
        doors.adjudicate(box, silent())

    def effect(self, box: Box, code: int) -> dict[str, Any]:
        return previews.effects(box, [code])[0]

    def effects(self, box: Box, codes: Sequence[int]) -> list[dict[str, Any]]:
        return previews.effects(box, codes)

    def common(self, st: City, box: Box) -> dict[str, Any]:
        return view_.common(st, box, META.rules_version)

    def own(
        self, st: City, box: Box, viewer: int | None, common: Mapping[str, Any]
    ) -> dict[str, Any]:
        return view_.own(st, box, viewer, common)

    def doubts(self) -> tuple[Doubt, ...]:
        return doubts_.doubts(components.read(material_.FILE)[0])

    def check_values(self, values: Mapping[str, Any]) -> None:
        material_.load(values=values)

    def material(self) -> dict[str, Any]:
        return {
            key: DATA[key]
            for key in (
                "values",
                "district",
                "type",
                "building",
                "landmark",
                "honour",
                "prize",
                "track",
                "token",
                "end",
            )
        }

    def text_board(self, st: City) -> str:
        return board.text_board(st)


GAME = Paris()
