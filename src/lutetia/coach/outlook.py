"""What may follow an action or a position, as one seat could know it: from Python."""

from __future__ import annotations

from dataclasses import replace

from lutetia.ai.exact import known
from lutetia.ai.game_kernels import game_kernels
from lutetia.ai.levels import LEVEL_BY_NAME
from lutetia.ai.search_params import SearchParams
from lutetia.ai.searcher import Search
from lutetia.engine.game import Game, State
from lutetia.engine.kernel import array, float_zeros, zeros
from lutetia.engine.layout import Buffer
from lutetia.engine.rng import make_rng
from lutetia.engine.template import instantiate

NO_ACTION = -1
"""In place of an action: the position itself is looked at."""

MANNER = replace(LEVEL_BY_NAME["top"].params, lcb=0.0)
"""The coach searches as the strongest level does; what it asks for are the actions that were looked
at most, since each is measured anew."""


class Tree(Search):
    """A search of what follows ``action``."""

    def __init__(
        self, game: Game, state: State, seat: int, seed: int, params: SearchParams, action: int
    ) -> None:
        super().__init__(game, state, seat, seed, params)
        self.action = action
        self._after = state.buffer()
        self._deal = make_rng(seed, state.ply, 2)
        self._template = instantiate("lutetia.coach.continuation", game_kernels(game), game.meta.id)
        self._null_trace, self._kept = zeros(1), array([0])
        self._sums = float_zeros(state.players + 1)

    def follow(self, n: int, ends: Buffer) -> int:
        """Run ``n`` more simulations; return how many final positions were written to ``ends``."""
        self._kept[0] = 0
        self._template.follow(
            self._root, self._after, self._work, self.seat, self.state.players, self.action, n,
            self._deal, self._null_trace, ends, self._kept, self._sums, self._arrays,
        )  # fmt: skip
        self.done += n
        return int(self._kept[0])


class Outlook:
    """A position as ``seat`` could believe in it, and what it would make of actions.

    Args:
        game: the rules.
        state: what the seat cannot know in it is dealt again in every simulation.
        seat: the observer.
        seed: decides all randomness.
        simulations: in each tree.
    """

    def __init__(self, game: Game, state: State, seat: int, seed: int, simulations: int) -> None:
        self.game, self.state, self.seat, self.seed = game, state, seat, seed
        self.simulations = simulations
        self._params = replace(MANNER, max_nodes=simulations + 2)
        self._no_ends = game.layout.allocate(1)

    def closer(self, times: int) -> Outlook:
        """Return the same with so many ``times`` the simulations in each tree."""
        return Outlook(self.game, self.state, self.seat, self.seed, times * self.simulations)

    def utility(self, action: int, number: int) -> float:
        """Return what the seat may expect after ``action`` by a tree of its own.

        Trees of different actions with one ``number`` begin with the same random numbers.
        """
        tree = self._tree(action, number, self._params)
        tree.follow(self.simulations, self._no_ends)
        return tree.root_values()[self.seat]

    def known(self, most: int) -> dict[int, float] | None:
        """Return what the seat may expect after each legal action, where nothing is hidden and
        ``most`` positions, all that can follow, tell it exactly; else None."""
        found = known(self.game, self.state, self.seat, MANNER, most)
        if found is None:
            return None
        return dict(zip(self.state.legal_codes(), found, strict=True))

    def known_end(self, action: int, most: int) -> State | None:
        """Return the end that follows ``action`` where every seat takes what is best for itself, as
        `known` has it; None where that is not known."""
        state = self.state.play(action)
        while (seat := state.to_act) is not None:
            found = known(self.game, state, seat, MANNER, most)
            if found is None:
                return None
            state = state.play(state.legal_codes()[max(range(len(found)), key=found.__getitem__)])
        return state

    def ends(self, action: int, number: int, most: int) -> list[State]:
        """Return final positions of at most ``most`` playouts that begin with ``action``."""
        params = replace(self._params, full_playout_share=1.0, max_nodes=most + 2)
        tree, room = self._tree(action, number, params), self.game.layout.allocate(most)
        kept = tree.follow(most, room)
        state = self.state
        return [
            State(self.game, self.game.layout.copy(room[i : i + 1]), state.players, state.options)
            for i in range(kept)
        ]

    def proposals(self, most: int, effort: int) -> list[int]:
        """Return the ``most`` actions that a search of ``effort`` simulations visits most."""
        if len(self.state.legal_codes()) <= most:
            return self.state.legal_codes()
        params = replace(self._params, max_nodes=effort + 2)
        search = Search(self.game, self.state, self.seat, self._seed(NO_ACTION), params)
        search.run(effort)
        return [action.code for action in search.stats()[:most]]

    def _tree(self, action: int, number: int, params: SearchParams) -> Tree:
        return Tree(self.game, self.state, self.seat, self._seed(number), params, action)

    def _seed(self, number: int) -> int:
        return int(make_rng(self.seed, number)[0])
