"""Paris: La Cité de la Lumière by José Antonio Abascal, with Eiffel and two promo postcards.

Reading order: ``RULES.md`` (every rule with its number), ``data/components.toml`` and `material` (tiles, buildings, postcards), `state`
(the record), `rules` (setup, phases, ground, cards, light as kernels), `scoring`, `features` (what opponents know), `view` (what each
viewer may know), `notation`, `data_form` (positions as JSON), `events`, `prompts`, `board`. This page joins them to the
contract of `lutetia.engine.game`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from lutetia.engine.errors import Refusal
from lutetia.engine.events import Event
from lutetia.engine.game import Game, Meta, Option
from lutetia.engine.kernel import Ints
from lutetia.engine.layout import Box
from lutetia.engine.outcome import Outcome, Scores
from lutetia.games.cite import board, data_form, notation, prompts, rules, scoring
from lutetia.games.cite import events as events_
from lutetia.games.cite import features as features_
from lutetia.games.cite import view as view_
from lutetia.games.cite.material import BUILDINGS, CARDS, COLOURS, LAID, PIECES, SHAPES, SWITCH_RAYS, TILE_GROUND
from lutetia.games.cite.rules import codes
from lutetia.games.cite.state import LAYOUT, City

META = Meta(
    id="cite",
    title="Paris: La Cité de la Lumière",
    designer="José Antonio Abascal",
    publisher="Devir",
    year=2019,
    players=(2,),
    colours=COLOURS,
    options=(Option("cards", ("first", "random", "chosen")), Option("pool", ("base", "eiffel", "all"))),
    rules_version=1,
    stage="alpha",
    longest=120,
    most_choices=8000,
    rules="LC",
    unsure=("tiles.layout", "buildings.flip", "fountain", "arch", "large_lamp", "first_set"),
)

_REASONS = {
    codes.GAME_OVER: ("LC3.10", "over"),
    codes.CHANCE_FIRST: (None, "chance"),
    codes.UNKNOWN: (None, "unknown_action"),
    codes.IMPOSSIBLE: (None, "impossible_draw"),
    codes.NOT_THIS_PHASE: ("LC2.1", "not_this_phase"),
    codes.NOT_IN_HAND: ("LC2.1", "not_in_hand"),
    codes.SQUARE_TAKEN: ("LC2.2", "square_taken"),
    codes.NOT_IN_POOL: ("LC2.4", "not_in_pool"),
    codes.MUST_LAY: ("LC2.5", "must_lay"),
    codes.MUST_ACT: ("LC3.8", "must_act"),
    codes.NOT_RESERVED: ("LC3.2", "not_reserved"),
    codes.OFF_BOARD: ("LC3.3", "off_board"),
    codes.COVERED: ("LC3.7", "covered"),
    codes.ON_LAMP: ("LC3.3", "on_lamp"),
    codes.RIVAL_GROUND: ("LC3.3", "rival_ground"),
    codes.CARD_GONE: ("LC3.5", "card_gone"),
    codes.NO_TOKEN: ("LC3.5", "no_token"),
    codes.NOT_OWN_GROUND: ("LC3.3", "not_own_ground"),
    codes.NO_OWN_BUILDING: ("LC4.7", "no_own_building"),
    codes.NO_RIVAL_BUILDING: ("LC5.4", "no_rival_building"),
    codes.NO_VIEW: ("LC4.11", "no_view"),
    codes.NOT_LAMP: ("LC4.12", "not_lamp"),
    codes.NO_LAMP_UNDER: ("LC5.6", "no_lamp_under"),
    codes.NOT_RIVAL_GROUND: ("LC5.8", "not_rival_ground"),
    codes.NO_SWAP: ("LC4.1", "no_swap"),
    codes.MUST_PLACE: ("LC4.1", "must_place"),
}


class Cite(Game[City]):
    """The rules of La Cité de la Lumière; see `lutetia.engine.game.Game` for what each method answers."""

    meta: ClassVar[Meta] = META
    layout = LAYOUT
    rules = rules
    features = features_
    refusals: ClassVar[Mapping[int, str]] = {reason: rule or "" for reason, (rule, _) in _REASONS.items()}

    def option_codes(self, options: Mapping[str, Any]) -> list[int]:
        return [data_form.POOLS.index(options["pool"]), data_form.MODES.index(options["cards"])]

    def write(self, code: int, viewer: int | None = None, everything: bool = True) -> str:
        return notation.write(code, viewer, everything)

    def read(self, st: City, text: str) -> int:
        return notation.read(st, text)

    def parts(self, code: int) -> dict[str, Any]:
        return dict(notation.parts(code))

    def explain(self, st: City, code: int, reason: int) -> Refusal:
        if not notation.is_code(code):
            return Refusal(None, "cite.refusal.unknown_action", {"text": str(code)})
        rule, key = _REASONS[reason]
        args: dict[str, Any] = {"text": notation.write(code)}
        named = notation.parts(code)
        for name in ("piece", "card", "at"):
            if name in named:
                args[name] = named[name]
        return Refusal(rule, f"cite.refusal.{key}", args)

    def event(self, row: Sequence[int], st: City) -> Event:
        return events_.event(row, st)

    def view(self, st: City, viewer: int | None, recall: bool = False) -> dict[str, Any]:
        return view_.view(st, viewer, META.rules_version)  # everything open lies in sight: a perfect memory adds nothing

    def imagine(self, view: Mapping[str, Any], dice: Ints) -> City:
        return view_.imagine(view, dice)

    def to_data(self, st: City) -> dict[str, Any]:
        return data_form.write_position(st, META.rules_version)

    def from_data(self, data: Mapping[str, Any]) -> City:
        return data_form.read_position(data)

    def prompt(self, st: City) -> tuple[dict[str, Any], dict[str, Any]]:
        return prompts.prompt(st)

    def scores(self, st: City) -> Scores:
        return scoring.scores(st)

    def outcome(self, st: City) -> Outcome:
        return scoring.outcome(st)

    def effect(self, box: Box, code: int) -> dict[str, Any]:
        return {}

    def material(self) -> dict[str, Any]:
        words = ("", "blue", "orange", "mixed", "lamp")
        tiles = [[words[int(TILE_GROUND[tile * 16 + corner])] for corner in range(4)] for tile in range(16)]
        return {
            "tiles": {"blue": tiles[:8], "orange": tiles[8:]},
            "buildings": [{"id": name, "size": len(SHAPES[b]), "cells": [list(c) for c in SHAPES[b]]} for b, name in enumerate(BUILDINGS)],
            "laid": [{"piece": PIECES[piece], "cells": [list(cell) for cell in cells]} for piece, cells in LAID],
            "postcards": list(CARDS),
            "rays": SWITCH_RAYS,
        }

    def text_board(self, st: City) -> str:
        return board.text_board(st)


GAME = Cite()
