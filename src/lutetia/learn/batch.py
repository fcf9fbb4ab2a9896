"""Many tables of one game, played side by side: what a learner steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

import lutetia
from lutetia.engine.arguments import whole
from lutetia.engine.errors import Refused
from lutetia.engine.game import Game, State
from lutetia.engine.kernel import COMPILED, array, zeros
from lutetia.engine.observation import Part
from lutetia.engine.rng import make_rng, make_rngs
from lutetia.engine.template import instantiate
from lutetia.engine.trace import make_null_trace
from lutetia.learn import tables as template
from lutetia.learn.numbering import numbering

RULES = ("setup", "to_act", "legal", "play", "draw", "resample", "points", "tiebreak")

AUTORESET: Final[Mapping[str, int]] = {
    "never": template.NEVER,
    "same_step": template.SAME_STEP,
    "next_step": template.NEXT_STEP,
}
REWARDS: Final[Mapping[str, int]] = {
    "rank": template.RANK,
    "win": template.WIN,
    "margin": template.MARGIN,
    "points": template.POINTS,
}
ENDLESS: Final = 2000
"""Decisions after which a game is cut short: none that goes anywhere is so long."""

CLONED: Final = 1
"""A word more than the generators of tables are made from: those of a clone follow from another."""

MOST: Final = 2**62
"""More decisions than any game has."""

Numbers: TypeAlias = NDArray[np.int64]
Rewarding: TypeAlias = Callable[[Numbers, Numbers], ArrayLike]
"""From the points and the places of ended games, ``(games, seats)`` each, to their rewards."""


class Now(NamedTuple):
    """How the tables of a batch stand. The arrays are views of the batch's own, which only the
    batch may write to: the next step does, so copy what is to be kept or changed.

    Attributes:
        obs: ``(n, size)``: what whoever acts may know; see `Batch.fields`. Zeros where nobody acts.
        mask: ``(n, actions)``: which actions they may play.
        seat: ``(n,)``: who acts; -2 where the game is over and has not begun anew.
        reward: ``(n, players)``: zeros but where a game ended in this step.
        done: ``(n,)``: the game ended in this step, by its rules.
        truncated: ``(n,)``: it was cut short in this step, after `Batch.limit` decisions.
        points: ``(n, players)``: the points of the last game that ended at the table.
        place: ``(n, players)``: the places in it, 1 is the best; equals share.
        length: ``(n,)``: how many decisions it had.
    """

    obs: NDArray[Any]
    mask: NDArray[np.bool_]
    seat: Numbers
    reward: NDArray[np.float64]
    done: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    points: Numbers
    place: Numbers
    length: Numbers


Policy: TypeAlias = Callable[[Now, np.random.Generator], ArrayLike]
"""From how the tables stand to an action for each; what is given for a table where nobody acts is
not looked at."""


def _small(values: NDArray[np.int64], end: int) -> NDArray[Any]:
    """Return ``values``, all below ``end`` and at least -1, as integers of few bits."""
    return values.astype(np.int16 if end <= 1 << 15 else np.int32)


@cache
def kernels(game: Game) -> ModuleType:
    """Return `lutetia.learn.tables` for ``game``."""
    made = SimpleNamespace(
        **{name: getattr(game.rules, name) for name in RULES},
        assign=game.layout.assign,
        observe=game.observing().observe,
    )
    if hasattr(game.rules, "survey"):
        made.survey = game.rules.survey
    return instantiate("lutetia.learn.tables", made, game.meta.id)


class Batch:
    """``n`` tables of one game. Get one with `batch`.

    Attributes:
        game: the rules.
        n: number of tables.
        players: number of seats at each.
        options: of the game.
        fields: the parts of an observation by name: its slice, its shape, its largest number.
        size: how many numbers an observation has.
        actions: how many actions there are; ``codes[seat, action]`` is the game's code of each.
        now: how the tables stand.
    """

    def __init__(
        self,
        name: str,
        n: int,
        seed: int,
        players: int | None,
        options: Mapping[str, bool | str],
        obs: Literal["uint8", "float32"],
        autoreset: str,
        rewards: str | Rewarding,
        limit: int,
    ) -> None:
        self.game = game = lutetia.game(name)
        numbers = numbering(name, players)
        self.n, self.players, self.limit = n, numbers.players, limit
        self.options = game.options(options, self.players)
        observation = game.observing().OBSERVATION
        self.fields: Mapping[str, Part] = observation.parts
        self.size: int = observation.size
        self.actions, self.codes = numbers.size, numbers.codes
        self._seed, self._dealt = seed, 0  # how many tables had dice
        self._family = [0]  # how many clones there are of this batch, of its clones and so on
        self._kernels = kernels(game)
        # As small as they can be, since they are looked up at random places.
        self._codes = _small(numbers.codes, numbers.numbers.shape[1])
        self._numbers = _small(numbers.numbers, numbers.size)
        self._obs: Literal["uint8", "float32"] = obs
        self._autoreset, self._rewards = autoreset, rewards
        self._scale = (1.0 / np.array(observation.highest())).astype(np.float32)
        self._settings = array(
            [
                self.players,
                limit,
                AUTORESET[autoreset],
                REWARDS[rewards] if isinstance(rewards, str) else template.POINTS,
            ]
        )
        self._option_codes = array(game.option_codes(self.options))
        self._tables = game.layout.allocate(n)
        self._streams = self._new_streams()
        self._who, self._lengths, self._n_listed = zeros(n), zeros(n), zeros(n)
        self._ends, self._plies = zeros(n), zeros(n)
        self._listed = np.zeros((n, game.meta.max_legal), self._numbers.dtype)
        self._mask = np.zeros((n, self.actions), np.bool_)
        self._seen = np.zeros((n, self.size), np.uint8)
        self._reward = np.zeros((n, self.players), np.float64)
        self._points = np.zeros((n, self.players), np.int64)
        self._places = np.zeros((n, self.players), np.int64)
        # Once: compiled kernels write to arrays. Interpreted ones write to lists as well.
        self._views = self._viewed() if COMPILED else []
        self._all = np.ones(n, np.bool_)
        self._out, self._rng = zeros(game.meta.max_legal), make_rng(0)
        self._null_trace = make_null_trace()
        self.reset()

    def _new_streams(self) -> Any:
        """Return a generator for every table, none of which was given before."""
        first = self._dealt
        self._dealt += self.n
        return make_rngs(self._seed, first, self.n)

    # --- how the tables stand ---------------------------------------------------------------------

    @property
    def now(self) -> Now:
        """How the tables stand."""
        ends = np.asarray(self._ends)
        seen, mask, who, reward, points, places, plies = self._views or self._viewed()
        return Now(
            self._as_wanted(seen), mask, who, reward, ends == template.ENDED,
            ends == template.CUT_SHORT, points, places, plies,
        )  # fmt: skip

    def _viewed(self) -> list[NDArray[Any]]:
        """Return views of what is told that nobody can write through: what may be played is looked
        up in the mask that a learner has, so a slip there would be taken for a rule."""
        own = (
            self._seen, self._mask, self._who, self._reward, self._points, self._places,
            self._plies,
        )  # fmt: skip
        views = [np.asarray(one).view() for one in own]
        for view in views:
            view.flags.writeable = False
        return views

    def _as_wanted(self, seen: NDArray[np.uint8]) -> NDArray[Any]:
        return seen if self._obs == "uint8" else seen * self._scale

    def legal(self) -> NDArray[np.bool_]:
        """Return which actions whoever acts may play: ``(n, actions)``, as in `now`."""
        mask: NDArray[np.bool_] = (self._views or self._viewed())[1]
        return mask

    def observe(self, seat: ArrayLike) -> NDArray[Any]:
        """Return what a seat may know at every table, ``(n, size)``, an array of its own.

        Args:
            seat: the seat, or one for each table.

        Raises ValueError: no such seat.
        """
        seen = np.zeros((self.n, self.size), np.uint8)
        self._kernels.observe(self._tables, self._seats(seat), seen)
        return self._as_wanted(seen)

    def _seats(self, seat: ArrayLike) -> Any:
        given = np.asarray(seat)
        if given.dtype.kind not in "iu":
            raise TypeError(f"a seat is a whole number, not {given.dtype}")
        if given.size and not (given.min() >= 0 and given.max() < self.players):
            raise ValueError(f"this batch has seats 0 to {self.players - 1}")
        return array(np.broadcast_to(given, (self.n,)).tolist())

    def state(self, i: int) -> State:
        """Return the position of table ``i``. It knows nothing of how it came about: its ``ply``
        counts the decisions since the table was begun or loaded."""
        one = self._tables[i : i + 1] if i >= 0 else self._tables[self.n + i :][:1]
        if len(one) != 1:
            raise IndexError(f"this batch has tables 0 to {self.n - 1}, not {i}")
        return State(
            self.game,
            self.game.layout.copy(one),
            self.players,
            dict(self.options),
            ply=int(self._lengths[i]),
        )

    # --- what happens -----------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Now:
        """Begin a new game at every table; with ``seed`` the same ones every time."""
        if seed is not None:
            self._seed, self._dealt = whole("seed", seed), 0
            self._streams = self._new_streams()
        self._kernels.begin_all(
            self._tables, self._settings, self._option_codes, self._streams, self._lengths,
            self._who, self._rng, self._null_trace,
        )  # fmt: skip
        self._reward[:] = 0.0
        self._points[:] = self._places[:] = 0
        for i in range(self.n):
            self._ends[i] = self._plies[i] = 0
        return self._shown()

    def begin(self, where: ArrayLike) -> Now:
        """Begin a new game at the tables of ``where``: ``(n,)`` truth values."""
        for i in np.flatnonzero(self._checked(where)):
            self._kernels.begin(
                self._tables, i, self._settings, self._option_codes, self._streams, self._lengths,
                self._who, self._rng, self._null_trace,
            )  # fmt: skip
            self._ends[i] = 0
            self._reward[i] = 0.0
        return self._shown()

    def _checked(self, where: ArrayLike) -> NDArray[np.bool_]:
        go = np.ascontiguousarray(where)
        if go.dtype != np.bool_ or go.shape != (self.n,):
            raise ValueError(f"where has a truth value for each of {self.n} tables")
        return go

    def _shown(self) -> Now:
        self._kernels.show_all(
            self._tables, self._who, self._numbers, self._listed, self._n_listed, self._mask,
            self._seen, self._out,
        )  # fmt: skip
        return self.now

    def step(self, actions: ArrayLike, where: ArrayLike | None = None) -> Now:
        """Play an action at every table for whoever acts there, and let chance act.

        Args:
            actions: ``(n,)`` whole numbers from 0 up to `actions`; where nobody acts any will do.
            where: ``(n,)`` truth values: at the others nothing happens. All tables when left out.

        Raises:
            Refused: an action may not be played; nothing has been played then. A note of the
                error says at which table.
            TypeError, ValueError: no whole numbers, or not one for each table.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        if given.shape != (self.n,):
            raise ValueError(f"{self.n} actions are needed, not an array of shape {given.shape}")
        chosen = given.astype(np.int64)
        go = self._all if where is None else self._checked(where)
        bad = self._kernels.first_illegal(self._who, chosen, go, self._mask)
        if bad >= 0:
            raise self._refused(int(bad), int(chosen[bad]))
        self._kernels.step(
            self._tables, chosen, go, self._codes, self._numbers, self._settings,
            self._option_codes, self._streams, self._lengths, self._who, self._listed,
            self._n_listed, self._mask, self._seen, self._reward, self._ends, self._points,
            self._places, self._plies, self._out, self._rng, self._null_trace,
        )  # fmt: skip
        if not isinstance(self._rewards, str):
            self._reward_by(self._rewards)
        return self.now

    def _reward_by(self, rewards: Rewarding) -> None:
        ended = np.flatnonzero(np.asarray(self._ends))
        if len(ended):
            found = np.asarray(rewards(self._points[ended], self._places[ended]))
            if found.dtype.kind not in "iufb":
                raise TypeError(f"rewards returns numbers, not {found.dtype}")
            self._reward[ended] = found

    def _refused(self, i: int, action: int) -> Exception:
        if not 0 <= action < self.actions:
            return ValueError(
                f"table {i}: actions are numbered 0 to {self.actions - 1}, not {action}"
            )
        refusal = self.state(i).refusal(int(self.codes[self._who[i], action]))
        assert refusal is not None
        refused = Refused(refusal)
        refused.add_note(f"at table {i}")
        return refused

    def resample(self, seats: ArrayLike) -> Now:
        """Deal again at every table what a seat cannot know: each deal is as likely as it is.

        Args:
            seats: the seat, or one for each table.
        """
        self._kernels.deal_again(self._tables, self._seats(seats), self._streams, self._rng)
        return self._shown()

    # --- other batches and states -----------------------------------------------------------------

    def clone(self, idx: ArrayLike | None = None) -> Batch:
        """Return a batch of copies of the tables ``idx`` (all of them when left out; one may be
        named many times), which go on with dice of their own: other ones for each clone, also where
        the same seed was given again in between.

        Args:
            idx: numbers of tables, from the end where negative, or a truth value for each.

        Raises:
            IndexError: there is no such table.
            TypeError, ValueError: neither numbers nor truth values, or none at all.
        """
        of = list(range(self.n)) if idx is None else self._chosen(idx)
        self._family[0] += 1
        seed = make_rng(self._seed, self._family[0], CLONED)
        made = Batch(
            self.game.meta.id, len(of), int(seed[0]), self.players, self.options, self._obs,
            self._autoreset, self._rewards, self.limit,
        )  # fmt: skip
        made._family = self._family
        for at, i in enumerate(of):
            self._kernels.copy(made._tables, at, self._tables, i)
            made._who[at], made._lengths[at] = self._who[i], self._lengths[i]
            made._ends[at], made._plies[at] = self._ends[i], self._plies[i]
        made._reward[:] = self._reward[of]
        made._points[:], made._places[:] = self._points[of], self._places[of]
        made._shown()
        return made

    def _chosen(self, idx: ArrayLike) -> list[int]:
        """Return the numbers of the tables that `clone` is asked for."""
        given = np.asarray(idx)
        if given.dtype == np.bool_:
            given = np.flatnonzero(self._checked(given))
        if given.ndim != 1:
            raise ValueError(f"a list of tables is needed, not an array of shape {given.shape}")
        if given.size == 0:
            raise ValueError("no table was chosen")
        if given.dtype.kind not in "iu":
            raise TypeError(f"tables are whole numbers, not {given.dtype}")
        if given.min() < -self.n or given.max() >= self.n:
            raise IndexError(f"this batch has tables 0 to {self.n - 1}")
        return [int(i) % self.n for i in given]

    def load(self, states: Sequence[State]) -> Now:
        """Set the tables to ``states``, one for each. Where chance is to act it does so. A table
        whose game is over stays so until `begin` or `reset`, however the batch begins games.

        Raises ValueError: not one for each table, or of another game, number of seats or options.
        """
        if len(states) != self.n:
            raise ValueError(f"{self.n} states are needed, not {len(states)}")
        for i, state in enumerate(states):
            if state.game is not self.game or state.players != self.players:
                raise ValueError(
                    f"state {i} is of {state.game.meta.id} with {state.players} seats; this batch "
                    f"is of {self.game.meta.id} with {self.players}"
                )
            if dict(state.options) != self.options:
                raise ValueError(
                    f"state {i} has the options {dict(state.options)}; this batch has "
                    f"{self.options}"
                )
        for i, state in enumerate(states):
            self._kernels.copy(self._tables, i, state.buffer(), 0)
            self._lengths[i] = self._ends[i] = 0
        self._reward[:] = 0.0
        self._kernels.acting(self._tables, self._who, self._streams, self._rng, self._null_trace)
        return self._shown()

    def play_out(self, scores: Numbers, ranks: Numbers, lengths: Numbers, streams: Any) -> None:
        """Play a random game for each of ``lengths``, uniformly among all legal actions; see
        `lutetia.learn.rollouts`. The first table is played on: begin anew afterwards."""
        self._kernels.play_out(
            self._tables, lengths, self.players, self.limit, self._option_codes, scores, ranks,
            streams, self._out, self._rng, self._null_trace,
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<{self.n} tables of {self.game.meta.id} for {self.players}>"


def batch(
    name: str,
    n: int = 1,
    seed: int = 0,
    players: int | None = None,
    *,
    options: Mapping[str, bool | str] | None = None,
    obs: Literal["uint8", "float32"] = "uint8",
    autoreset: Literal["never", "same_step", "next_step"] = "same_step",
    rewards: Literal["rank", "win", "margin", "points"] | Rewarding = "rank",
    limit: int = ENDLESS,
) -> Batch:
    """Return ``n`` tables of the game ``name``, begun.

    Args:
        name: such as ``"cite"``.
        n: number of tables.
        seed: for all chance; equal seeds and actions give equal games.
        players: number of seats; the usual one when left out.
        options: of the game, as for `Game.new`.
        obs: whole numbers as they are, or divided by the largest that may stand there.
        autoreset: ``"same_step"``: where a game ends the next one begins in the same step;
            ``"next_step"``: in the next one, whose action is not looked at; ``"never"``: only
            `Batch.begin` and `Batch.reset` begin anew.
        rewards: at the end of a game, for each seat. ``"rank"``: 1 for the first, 0 for the last,
            even steps between, equals share; ``"win"``: 1 for a win, shared by equals;
            ``"margin"``: points above the best rival; ``"points"``: points. Or a function of points
            and places.
        limit: decisions after which a game is cut short and judged as it stands.

    Raises:
        KeyError: there is no such game.
        TypeError, ValueError: a number, an option or a word that is not among those above.
    """
    _check("obs", obs, ("uint8", "float32"))
    _check("autoreset", autoreset, AUTORESET)
    if isinstance(rewards, str):
        _check("rewards", rewards, REWARDS)
    elif not callable(rewards):
        raise TypeError(f"rewards is a word or a function, not {rewards!r}")
    n, seed = whole("n", n), whole("seed", seed)
    limit = min(whole("limit", limit), MOST)
    if n < 1 or limit < 1:
        raise ValueError("n and limit are at least 1")
    return Batch(name, n, seed, players, options or {}, obs, autoreset, rewards, limit)


def _check(what: str, word: str, known: Iterable[str]) -> None:
    if word not in known:
        raise ValueError(f"{what} is one of {', '.join(known)}, not {word!r}")
