"""A game, which makes states and reads those that others wrote.

What a game's folder answers besides stands in `lutetia.engine.definition`.
"""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Mapping
from typing import cast

from lutetia.engine.arguments import seed_of, whole
from lutetia.engine.definition import GameDefinition
from lutetia.engine.errors import PositionError, RecordError
from lutetia.engine.game_record import GameRecord
from lutetia.engine.json_types import JsonData, JsonInput, JsonMapping
from lutetia.engine.kernel import array
from lutetia.engine.notebook import Picture, seat_name
from lutetia.engine.position_reader import check_text
from lutetia.engine.rng import make_rng
from lutetia.engine.state import State

_MALFORMED = (TypeError, ValueError, IndexError, AttributeError, ArithmeticError)
"""What reading a view runs into where a value is of another form than the game wrote."""


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
        read = cast(JsonMapping, view)
        viewer, to_act = read.get("viewer"), read.get("to_act")
        eyes = "A spectator sees" if viewer is None else f"{seat_name(self.meta, viewer)} sees"
        lines = [f"{eyes} {self.meta.title} after {read.get('ply', 0)} actions."]
        if to_act is not None:
            lines.append(f"{seat_name(self.meta, to_act)} is to act.")
        return Picture(self.drawing(view), tuple(lines), f"{self.meta.id}: {dict(view)}")

    @abstractmethod
    def record(
        self,
        state: State,
        names: tuple[str, ...] = (),
        start: JsonData | None = None,
    ) -> GameRecord:
        """Return the record of ``state``; see `State.record`."""
