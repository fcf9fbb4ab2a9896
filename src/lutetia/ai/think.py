"""Thinking about one view: the Python side of the search."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from time import thread_time
from typing import Any

from lutetia.ai.arrays import floats, ints
from lutetia.ai.bundle import bundle, template
from lutetia.ai.plans import Budget, Plan
from lutetia.engine.game import Game, State
from lutetia.engine.rng import make_rng

CHUNK = 0.02
"""Seconds between two looks at the clock."""

SOON, CLEAR = 0.2, 6
"""After this part of its time a search stops when one action has so many times the visits of any other."""


@dataclass(frozen=True)
class Thought:
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


def observer(view: Mapping[str, Any]) -> int:
    """Return the seat that ``view`` belongs to. Raises ValueError unless that seat is to act."""
    seat = view.get("viewer")
    if not isinstance(seat, int) or view.get("to_act") != seat:
        raise ValueError(f"this view belongs to {seat!r}, but {view.get('to_act')!r} is to act")
    return seat


class Search:
    """A search of one position, which can go on as long as there is time.

    Args:
        game: the rules.
        state: a position that ``seat`` could believe in; what ``seat`` cannot know is dealt again in every simulation.
        seat: the observer, who is to act.
        seed: decides all randomness.
        plan: the manner of the search.
    """

    def __init__(
        self, game: Game[Any], state: State[Any], seat: int, seed: int, plan: Plan
    ) -> None:
        self.game, self.state, self.seat, self.plan = game, state, seat, plan
        self.codes = state.legal_codes()
        self.done = 0
        self._module = template("search", game)
        most = game.meta.max_legal
        self._rng = make_rng(seed, state.ply, 1)
        self._tree = ints(plan.nodes * self._module.ROW)
        self._value = floats(plan.nodes * state.players)
        self._knobs, self._limits = floats(self._module.N_KNOBS), ints(self._module.N_LIMITS)
        known = bundle(game)
        explore = known.EXPLORE if plan.explore < 0 else plan.explore
        trust = known.TRUST if plan.trust < 0 else plan.trust
        full = known.FULL if plan.full < 0 else plan.full
        for i, knob in enumerate(
            (explore, plan.caution, trust, plan.win, plan.rank, plan.margin, known.SPREAD, full)
        ):
            self._knobs[i] = float(knob)
        horizon = known.HORIZON if plan.horizon < 0 else plan.horizon
        picks = known.PICKS if plan.picks < 0 else plan.picks
        for i, limit in enumerate((state.players, picks, plan.depth, 1, horizon)):
            self._limits[i] = limit
        self._tree[0] = -1
        self._arrays = (
            self._rng, ints(most), ints(1), self._tree, ints(_power_of_two(2 * plan.nodes)), self._value,
            ints(game.meta.max_plies + 2), floats(most), self._knobs, self._limits,
        )  # fmt: skip
        self._root, self._work = state.buffer(), state.buffer()

    def run(self, n: int) -> None:
        """Run ``n`` more simulations."""
        self._module.simulate(self._root, self._work, self.seat, n, *self._arrays)
        self.done += n

    def spend(self, budget: Budget) -> None:
        """Run simulations until ``budget`` is spent, or sooner when the rest of the time could not change the choice or hardly would."""
        most = budget.simulations if budget.simulations is not None else 1 << 62
        if budget.seconds is None:
            self.run(most - self.done)
            return
        begun, n = thread_time(), 16
        while self.done < most:
            self.run(min(n, most - self.done))
            spent = thread_time() - begun
            rate = self.done / max(spent, 1e-6)
            rest = (budget.seconds - spent) * rate
            if rest <= 0 or self._settled(rest, spent > budget.seconds * SOON):
                return
            n = max(1, int(min(CHUNK * rate, rest)))

    def _settled(self, rest: float, soon: bool) -> bool:
        visits = sorted((thought.visits for thought in self.thoughts()), reverse=True)
        return (
            len(visits) < 2
            or visits[0] - visits[1] > rest
            or (soon and visits[0] > CLEAR * visits[1])
        )

    def thoughts(self) -> list[Thought]:
        """Return what is known of each legal action, most visited first; equals by value, then in the order of the rules."""
        row, tree, players = self._module.ROW, self._tree, self.state.players
        out = []
        slots = self._arrays[4]
        for code in self.codes:
            node = int(slots[int(self._module.find(tree, slots, 0, code))])
            visits = int(tree[node * row + 2]) if node else 0
            values = (
                tuple(float(self._value[node * players + s]) / visits for s in range(players))
                if visits
                else None
            )
            out.append(Thought(code, self.game.format_action(code), visits, values))
        return sorted(
            out,
            key=lambda thought: (
                -thought.visits,
                -(thought.values[self.seat] if thought.values else 0.0),
            ),
        )


def _power_of_two(n: int) -> int:
    return 1 << max(1, n - 1).bit_length()


def search(
    game: Game[Any], view: Mapping[str, Any], seed: int, budget: Budget, plan: Plan
) -> list[Thought]:
    """Return the thoughts about the legal actions of the viewer, best first. A single legal action is not thought about.

    Raises:
        ValueError: the viewer is not to act.
        PositionError: the view contradicts itself.
    """
    seat = observer(view)
    state = game.determinize(view, seed)
    codes = state.legal_codes()
    if len(codes) == 1:
        return [Thought(codes[0], game.format_action(codes[0]), 0, None)]
    room = plan.nodes if budget.simulations is None else min(plan.nodes, budget.simulations + 2)
    made = Search(game, state, seat, seed, replace(plan, nodes=room))
    made.spend(budget)
    return made.thoughts()
