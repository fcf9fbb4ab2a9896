"""Paris – La Cité de la Lumière by José Antonio Abascal, with Eiffel and two promo postcards.

Reading order: ``RULES.md`` (every rule with its number), ``data/components.toml`` and `material` (tiles, buildings, postcards), `state`
(the record), `rules` (setup, phases, ground, cards, effects, light, areas, worth, score as kernels), `scoring` and `behind` (points as
lines), `features` (what opponents know), `view` (what each viewer may know), `notation`, `data_form` and `data_reader` (positions as JSON),
`suppose` (plans), `events`, `refusals`, `prompts`, `board`. This page joins them to the contract of `lutetia.engine.game`.
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
from lutetia.games.cite import (
    board,
    data_form,
    data_reader,
    doors,
    notation,
    prompts,
    refusals,
    rules,
    scoring,
)
from lutetia.games.cite import doubts as doubts_
from lutetia.games.cite import events as events_
from lutetia.games.cite import features as features_
from lutetia.games.cite import material as material_
from lutetia.games.cite import suppose as suppose_
from lutetia.games.cite import view as view_
from lutetia.games.cite.material import (
    BUILDINGS,
    CARDS,
    COLOURS,
    LAID,
    PIECES,
    SHAPES,
    SWITCH_RAYS,
    TILE_GROUND,
    UNSURE,
)
from lutetia.games.cite.state import LAYOUT, City

META = Meta(
    id="cite",
    title="Paris – La Cité de la Lumière",
    designer="José Antonio Abascal",
    publisher="Devir",
    year=2019,
    players=(2,),
    colours=COLOURS,
    options=(
        Option("cards", ("first", "random", "chosen")),
        Option("pool", ("base", "eiffel", "all"), needs=("cards", ("random", "chosen"))),
    ),
    rules_version=1,
    stage="alpha",
    longest=120,
    most_choices=8000,
    rules="LC",
    unsure=UNSURE,
)


class Cite(Game[City]):
    """The rules of La Cité de la Lumière; see `lutetia.engine.game.Game` for what each method answers."""

    meta: ClassVar[Meta] = META
    layout = LAYOUT
    rules = rules
    features = features_
    plans = True
    refusals: ClassVar[Mapping[int, str]] = {
        reason: rule or "" for reason, (rule, _) in refusals.REASONS.items()
    }

    def option_codes(self, options: Mapping[str, Any]) -> list[int]:
        return [data_form.POOLS.index(options["pool"]), data_form.MODES.index(options["cards"])]

    def write(self, code: int, viewer: int | None = None, everything: bool = True) -> str:
        return notation.write(code, viewer, everything)

    def read(self, st: City, text: str) -> int:
        return notation.read(st, text)

    def parts(self, code: int) -> dict[str, Any]:
        return dict(notation.parts(code))

    def explain(self, st: City, code: int, reason: int) -> Refusal:
        return refusals.explain(code, reason)

    def event(self, row: Sequence[int], st: City) -> Event:
        return events_.event(row, st)

    def view(self, st: City, viewer: int | None, recall: bool = False) -> dict[str, Any]:
        return view_.view(
            st, viewer, META.rules_version
        )  # everything open lies in sight: a perfect memory adds nothing

    def common(self, st: City, box: Box) -> dict[str, Any]:
        return view_.common(st, box, META.rules_version)

    def own(
        self, st: City, box: Box, viewer: int | None, common: Mapping[str, Any]
    ) -> dict[str, Any]:
        return view_.own(st, viewer, common)

    def imagine(self, view: Mapping[str, Any], dice: Ints) -> City:
        return view_.imagine(view, dice)

    def to_data(self, st: City) -> dict[str, Any]:
        return data_form.write_position(st, META.rules_version)

    def from_data(self, data: Mapping[str, Any]) -> City:
        return data_reader.settled(self.driver, data_reader.read_position(data))

    def prompt(self, st: City) -> tuple[dict[str, Any], dict[str, Any]]:
        return prompts.prompt(st)

    def opening(self, st: City, last: Outcome) -> str | None:
        return f"start {COLOURS[last.ranks.index(2)]}" if 2 in last.ranks else None  # LC1.7

    def scores(self, st: City) -> Scores:
        return scoring.scores(st)

    def outcome(self, st: City) -> Outcome:
        return scoring.outcome(st)

    def adjudicate(self, box: Box) -> None:
        doors.adjudicate(box)

    def effect(self, box: Box, code: int) -> dict[str, Any]:
        return {}

    def effects(self, box: Box, codes: Sequence[int]) -> list[dict[str, Any]]:
        return [{} for _ in codes]

    def suppose(self, view: Mapping[str, Any], plan: Mapping[str, Any]) -> dict[str, Any]:
        return suppose_.suppose(self.driver, view, plan)

    def doubts(self) -> tuple[Doubt, ...]:
        return doubts_.doubts(components.read(material_.FILE)[0])

    def check_values(self, values: Mapping[str, Any]) -> None:
        material_.load(values=values)

    def material(self) -> dict[str, Any]:
        words = ("", "blue", "orange", "mixed", "lamp")
        tiles = [
            [words[int(TILE_GROUND[tile * 16 + corner])] for corner in range(4)]
            for tile in range(16)
        ]
        return {
            "tiles": {"blue": tiles[:8], "orange": tiles[8:]},
            "buildings": [
                {"id": name, "size": len(SHAPES[b]), "cells": [list(c) for c in SHAPES[b]]}
                for b, name in enumerate(BUILDINGS)
            ],
            "laid": [
                {"piece": PIECES[piece], "cells": [list(cell) for cell in cells]}
                for piece, cells in LAID
            ],
            "postcards": list(CARDS),
            "card_rules": dict(scoring.CARD_RULES),
            "rays": SWITCH_RAYS,
        }

    def text_board(self, st: City) -> str:
        return board.text_board(st)


GAME = Cite()
