"""Thinking about one view: the Python side of the search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from time import thread_time

from lutetia.ai.exact import work_out
from lutetia.ai.game_kernels import game_kernels, load_template
from lutetia.ai.net import Net
from lutetia.ai.net_file import find_net, no_net
from lutetia.ai.search_arrays import (
    N_PARAMS,
    POLICY,
    ROOT,
    ROW,
    USED,
    VISITS,
    make_limits,
    make_memory,
    make_scratch,
)
from lutetia.ai.search_params import Budget, SearchParams
from lutetia.engine.game import Game, State
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.kernel import float_zeros, zeros
from lutetia.engine.rng import make_rng

CHUNK = 0.02
"""Seconds between two looks at the clock."""

FIRST = 16
"""Simulations before the first of them."""

SOON, CLEAR = 0.2, 6
"""After this part of its time a search stops when one action has so many times the visits of any
other. Not where a net leads: what it praises is visited first, and may be overtaken."""

FULL = 0.5
"""With this part of its room used up a tree is not kept for the next decision."""


@dataclass(frozen=True)
class ActionStats:
    """One legal action and what the search found about it.

    Attributes:
        code: the action.
        text: its notation.
        visits: simulations that began with it.
        values: utility for every seat, from 0 to 1; None when it was never tried.
    """

    code: int
    text: str
    visits: int
    values: tuple[float, ...] | None


def observer(view: JsonMapping) -> int:
    """Return the seat that ``view`` belongs to. Raises ValueError unless that seat is to act."""
    seat = view.get("viewer")
    if not isinstance(seat, int) or view.get("to_act") != seat:
        raise ValueError(f"this view belongs to {seat!r}, but {view.get('to_act')!r} is to act")
    return seat


class Search:
    """A search of one position, which can go on as long as there is time.

    In the last turn of ``seat`` a net is not asked: playouts reach the end of the game from there,
    and tell points exactly where a net tells chances.

    Args:
        game: the rules.
        state: a position that ``seat`` could believe in;
            what ``seat`` cannot know is dealt again in every simulation.
        seat: the observer, who is to act.
        seed: decides all randomness.
        params: the manner of the search.
        net: in place of the weights that ``params`` name.

    Raises WeightsError: the weights that ``params`` name cannot be used.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        seed: int,
        params: SearchParams,
        net: Net | None = None,
    ) -> None:
        self.game, self.state, self.seat, self.params = game, state, seat, params
        self._seed = seed
        self.codes = state.legal_codes()
        self.done = 0
        self._module = load_template("search", game)
        most = game.meta.max_legal
        self._rng = make_rng(seed, state.ply, 1)
        self._tree = zeros(params.max_nodes * ROW)
        self._value = float_zeros(params.max_nodes * state.players)
        self._params = float_zeros(N_PARAMS)
        known = game_kernels(game)
        c_puct = known.C_PUCT if params.c_puct < 0 else params.c_puct
        c_net = known.C_NET if params.c_net < 0 else params.c_net
        fpu_net = known.FPU_NET if params.fpu_net < 0 else params.fpu_net
        net_share = known.NET_SHARE if params.net_share < 0 else params.net_share
        prior_weight = known.PRIOR_WEIGHT if params.prior_weight < 0 else params.prior_weight
        full_playout_share = (
            known.FULL_PLAYOUT_SHARE if params.full_playout_share < 0 else params.full_playout_share
        )
        net = net or find_net(game, params.weights)
        playout_candidates = (
            known.PLAYOUT_CANDIDATES if params.playout_candidates < 0 else params.playout_candidates
        )
        self._root, self._work = state.buffer(), state.buffer()
        playout_limit = known.PLAYOUT_LIMIT if params.playout_limit < 0 else params.playout_limit
        asks = net is not None and not self._is_last_turn(playout_candidates, playout_limit)
        policy = asks and params.policy != 0
        for i, value in enumerate(
            (
                c_net if policy else c_puct,
                fpu_net if policy else params.fpu_reduction,
                prior_weight,
                params.win,
                params.rank,
                params.margin,
                known.SPREAD,
                full_playout_share,
                net_share if asks else 0.0,
            )
        ):
            self._params[i] = float(value)
        usual_lcb = known.LCB if net is not None else 0.0
        self._lcb = usual_lcb if params.lcb < 0 else params.lcb
        horizon = known.HORIZON if params.horizon < 0 else params.horizon
        kept = net is not None or params.kept_priors != 0
        one_scale = net is not None or params.one_scale != 0
        self._limits = make_limits(
            seats=state.players,
            playout_candidates=playout_candidates,
            playout_limit=playout_limit,
            horizon=horizon,
            depth=params.depth,
            kept_priors=kept,
            one_scale=one_scale,
            policy=policy,
        )
        self._tree[0] = -1
        self._slots = zeros(_power_of_two(2 * params.max_nodes))
        self._arrays = (
            self._rng, zeros(most), zeros(1), self._tree, self._slots, self._value,
            zeros(game.meta.max_plies + 2), self._params, self._limits,
            make_memory(params.max_nodes, most, kept), net or no_net(),
            make_scratch(known.DENSE, known.N_INPUTS, state.players), float_zeros(state.players),
        )  # fmt: skip

    def _is_last_turn(self, playout_candidates: int, playout_limit: int) -> bool:
        found: bool = load_template("leaves", self.game).is_last_turn(
            self._root, self._work, self.seat, playout_candidates, playout_limit,
            zeros(self.game.meta.max_legal), make_rng(self._seed, self.state.ply, 2), zeros(1),
        )  # fmt: skip
        return found

    def go_on(self, code: int) -> bool:
        """Take an action and search on from there with what is known of it; return False, and let
        everything be, where the turn goes to another seat or most of the room is used up."""
        root, state = int(self._slots[self._find(code)]), self.state.play(code)
        used = int(self._limits[USED])
        if root == 0 or state.to_act != self.seat or used > self.params.max_nodes * FULL:
            return False
        self._limits[ROOT] = root
        self.state, self.codes, self.done = state, state.legal_codes(), 0
        self._root = state.buffer()
        return True

    def run(self, n: int) -> None:
        """Run ``n`` more simulations."""
        self._module.simulate(self._root, self._work, self.seat, n, *self._arrays)
        self.done += n

    def spend(self, budget: Budget, taken: float = 0.0) -> None:
        """Run simulations until ``budget`` is spent, or sooner when the rest of the time could not
        change the choice or hardly would. ``taken`` seconds of it are spent already; a few
        simulations are run even where that is all."""
        most = budget.simulations if budget.simulations is not None else 1 << 62
        if budget.seconds is None:
            self.run(most - self.done)
            return
        begun, n = thread_time(), FIRST
        seconds = budget.seconds - taken
        while self.done < most:
            self.run(min(n, most - self.done))
            spent = thread_time() - begun
            rate = self.done / max(spent, 1e-6)
            rest = (seconds - spent) * rate
            soon = not self._limits[POLICY] and spent > seconds * SOON
            if rest <= 0 or self._is_decided(rest, soon):
                return
            n = max(1, int(min(CHUNK * rate, rest)))

    def _is_decided(self, rest: float, soon: bool) -> bool:
        visits = sorted(self.visits(), reverse=True)
        return (
            len(visits) <= 1
            or visits[0] - visits[1] > rest
            or (soon and visits[0] > CLEAR * visits[1])
        )

    def root_values(self) -> list[float]:
        """Return what every seat may expect of the position, from 0 to 1."""
        root, players = int(self._limits[ROOT]), self.state.players
        seen = int(self._tree[root * ROW + VISITS])
        return [float(self._value[root * players + seat]) / seen for seat in range(players)]

    def visits(self) -> list[int]:
        """Return the simulations that began with each legal action, in the order of the rules."""
        nodes = (int(self._slots[int(self._find(code))]) for code in self.codes)
        return [int(self._tree[node * ROW + VISITS]) if node else 0 for node in nodes]

    def _find(self, code: int) -> int:
        root = int(self._limits[ROOT])
        return int(self._module.find(self._tree, self._slots, root, code))

    def stats(self) -> list[ActionStats]:
        """Return what is known of each legal action, the one to take first: by the lower bound of
        its value where ``params.lcb`` asks for it, then by visits, then by value, then in the order
        of the rules."""
        row, tree, players = ROW, self._tree, self.state.players
        out = []
        slots = self._slots
        for code in self.codes:
            node = int(slots[self._find(code)])
            visits = int(tree[node * row + VISITS]) if node else 0
            values = (
                tuple(float(self._value[node * players + s]) / visits for s in range(players))
                if visits
                else None
            )
            out.append(ActionStats(code, self.game.format_action(code), visits, values))
        return sorted(
            out,
            key=lambda action: (
                -self._lower_bound(action),
                -action.visits,
                -(action.values[self.seat] if action.values else 0.0),
            ),
        )

    def _lower_bound(self, action: ActionStats) -> float:
        """Return what ``action`` is worth at least, as sure as ``params.lcb`` says; the same of all
        where that is 0."""
        if self._lcb == 0:
            return 0.0
        if action.values is None:
            return -inf
        return action.values[self.seat] - self._lcb / sqrt(action.visits)


def _exact(
    game: Game, codes: Sequence[int], values: Sequence[tuple[float, ...]], seat: int
) -> list[ActionStats]:
    """Return what is known exactly of each action, best first."""
    best_first = sorted(zip(codes, values, strict=True), key=lambda one: -one[1][seat])
    return [ActionStats(code, game.format_action(code), 1, value) for code, value in best_first]


class _Kept:
    """The last search of this process whose seat is to act once more, and what that seat sees then.

    It is found again by an equal view alone: whoever plays need not be known. What a seat that took
    another action sees, or one that learned something by it, is another view.
    """

    def __init__(self) -> None:
        self._search: Search | None = None
        self._params: SearchParams | None = None
        self._view: JsonMapping = {}

    def keep(self, search: Search, params: SearchParams, code: int) -> None:
        """Keep ``search`` for the decision after ``code``, if it is of the same seat."""
        if search.go_on(code):
            self._search, self._params = search, params
            self._view = search.state.view(search.seat, recall=True)

    def take(self, game: Game, view: JsonMapping, params: SearchParams) -> Search | None:
        """Return the search that goes on at ``view``, or None; it is not kept any more."""
        kept, self._search = self._search, None
        fits = kept and kept.game is game and self._params == params and self._view == view
        return kept if fits else None


_kept = _Kept()


def _power_of_two(n: int) -> int:
    return 1 << max(1, n - 1).bit_length()


def search(
    game: Game, view: JsonMapping, seed: int, budget: Budget, params: SearchParams
) -> list[ActionStats]:
    """Return what the search found about the legal actions of the viewer, best first. A single
    legal action is not thought about.

    Raises:
        ValueError: the viewer is not to act.
        PositionError: the view contradicts itself.
    """
    begun = thread_time()
    seat = observer(view)
    keeps = params.kept_tree != 0 and budget.simulations is None
    made = _kept.take(game, view, params) if keeps else None
    if made is None:
        state = game.determinize(view, seed)
        codes = state.legal_codes()
        if len(codes) == 1:
            return [ActionStats(codes[0], game.format_action(codes[0]), 0, None)]
        if params.exact_end != 0 and budget.simulations is None and budget.seconds:
            values = work_out(game, state, seat, seed, params, budget.seconds)
            if values is not None:
                return _exact(game, codes, values, seat)
        room = (
            params.max_nodes
            if budget.simulations is None
            else min(params.max_nodes, budget.simulations + 2)
        )
        made = Search(game, state, seat, seed, replace(params, max_nodes=room))
    made.spend(budget, thread_time() - begun)
    found = made.stats()
    if keeps:
        _kept.keep(made, params, found[0].code)
    return found
