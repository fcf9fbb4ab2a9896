"""Paris Paris by Michael Schacht.

Reading order: ``RULES.md`` (every rule with its number), ``data/map.toml`` and `material` (stops, routes, tiles), `state` (the
record), `rules` (setup, build, tours, ending as kernels), `scoring`, `view` (what each viewer may know), `notation`, `data_form`
(positions as JSON), `events`, `prompts`, `board`. This page joins them to the contract of `lutetia.engine.game`.
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
from lutetia.games.paris_paris import board, data_form, doors, notation, prompts, rules, scoring
from lutetia.games.paris_paris import doubts as doubts_
from lutetia.games.paris_paris import events as events_
from lutetia.games.paris_paris import features as features_
from lutetia.games.paris_paris import material as material_
from lutetia.games.paris_paris import view as view_
from lutetia.games.paris_paris.material import (
    COLOURS,
    COUNTS,
    LETTERS,
    MAP,
    ON,
    ROUTES,
    STOPS,
    TILES,
)
from lutetia.games.paris_paris.rules import codes
from lutetia.games.paris_paris.state import LAYOUT, Position

META = Meta(
    id="paris_paris",
    title="Paris Paris",
    designer="Michael Schacht",
    publisher="Abacusspiele / Rio Grande Games",
    year=2003,
    players=(4, 2, 3),
    colours=COLOURS,
    options=(
        Option("open_bag", (False, True), needs=("players", (3, 4))),  # PP5.5
        Option("small_tour", ("both", "tile_route")),
    ),
    rules_version=1,
    stage="beta",
    longest=140,
    most_choices=40,
    rules="PP",
    unsure=("map.stops", "map.crossings", "map.route_order", "map.route_colours"),
)

_REASONS = {
    codes.GAME_OVER: ("PP8.1", "over"),
    codes.CHANCE_FIRST: (None, "chance"),
    codes.NOT_OFFERED: ("PP3.3", "not_offered"),
    codes.PLACE_FREE: ("PP5.1", "place_free"),
    codes.CHOOSE_HOUSE: ("PP5.2", "choose_house"),
    codes.NO_HOUSE: ("PP5.2", "no_house"),
    codes.UNKNOWN: (None, "unknown_action"),
    codes.IMPOSSIBLE: (None, "impossible_draw"),
}


class ParisParis(Game[Position]):
    """The rules of Paris Paris; see `lutetia.engine.game.Game` for what each method answers."""

    meta: ClassVar[Meta] = META
    layout = LAYOUT
    rules = rules
    features = features_
    refusals: ClassVar[Mapping[int, str]] = {
        reason: rule or "" for reason, (rule, _) in _REASONS.items()
    }

    def option_codes(self, options: Mapping[str, Any]) -> list[int]:
        return [int(options["open_bag"]), int(options["small_tour"] == "tile_route")]

    def write(self, code: int, viewer: int | None = None, everything: bool = True) -> str:
        return notation.write(code, viewer, everything)

    def read(self, st: Position, text: str) -> int:
        return notation.read(st, text)

    def parts(self, code: int) -> dict[str, Any]:
        return dict(notation.parts(code))

    def explain(self, st: Position, code: int, reason: int) -> Refusal:
        if not notation.is_code(code):
            return Refusal(None, "paris_paris.refusal.unknown_action", {"text": str(code)})
        rule, key = _REASONS[reason]
        args = {"text": notation.write(code)}
        if code < codes.DEAL_START:
            stop = TILES[code // 8][0]
            args["stop"] = STOPS[stop]
            if code % 8:
                args["colour"] = COLOURS[code % 8 - 1]
            if len(ON[stop]) == 1 and rule == "PP5.2":
                rule = "PP5.3"
        return Refusal(rule, f"paris_paris.refusal.{key}", args)

    def event(self, row: Sequence[int], st: Position) -> Event:
        return events_.event(row, st)

    def view(self, st: Position, viewer: int | None, recall: bool = False) -> dict[str, Any]:
        return view_.view(st, viewer, recall, META.rules_version)

    def common(self, st: Position, box: Box) -> dict[str, Any]:
        return view_.common(st, META.rules_version)

    def own(
        self, st: Position, box: Box, viewer: int | None, common: Mapping[str, Any]
    ) -> dict[str, Any]:
        return view_.own(st, viewer, common)

    def imagine(self, view: Mapping[str, Any], dice: Ints) -> Position:
        return view_.imagine(view, dice)

    def to_data(self, st: Position) -> dict[str, Any]:
        return data_form.write_position(st, META.rules_version)

    def from_data(self, data: Mapping[str, Any]) -> Position:
        return data_form.read_position(data)

    def prompt(self, st: Position) -> tuple[dict[str, Any], dict[str, Any]]:
        return prompts.prompt(st)

    def scores(self, st: Position) -> Scores:
        return scoring.scores(st)

    def outcome(self, st: Position) -> Outcome:
        return scoring.outcome(st)

    def adjudicate(self, box: Box) -> None:
        doors.score_end(box, silent())

    def effect(self, box: Box, code: int) -> dict[str, Any]:
        return scoring.effects(box, [code])[0]

    def effects(self, box: Box, given: Sequence[int]) -> list[dict[str, Any]]:
        return scoring.effects(box, given)

    def doubts(self) -> tuple[Doubt, ...]:
        return doubts_.doubts(components.read(material_.FILE)[0])

    def check_values(self, values: Mapping[str, Any]) -> None:
        material_.load(values=values)

    def material(self) -> dict[str, Any]:
        roads = dict.fromkeys(STOPS, 0)
        for (s, _), n in zip(TILES, COUNTS, strict=True):
            roads[STOPS[s]] += n
        return {
            "canvas": MAP["canvas"],
            "river": MAP["river"],
            "stops": [
                {
                    "id": stop["id"],
                    "name": stop["name"],
                    "x": stop["at"][0],
                    "y": stop["at"][1],
                    "crossing": len(ON[s]) == 2,
                    "routes": [ROUTES[r] for r in ON[s]],
                    "roads": roads[stop["id"]],
                    "sure": stop.get("sure", True),
                }
                for s, stop in enumerate(MAP["stop"])
            ],
            "routes": [
                {
                    "id": route["id"],
                    "letter": LETTERS[r],
                    "stops": route["stops"],
                    "sure": route.get("sure", True),
                }
                for r, route in enumerate(MAP["route"])
            ],
        }

    def text_board(self, st: Position) -> str:
        return board.text_board(st)


GAME = ParisParis()
