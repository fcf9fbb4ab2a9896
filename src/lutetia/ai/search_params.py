"""How hard and in what manner an opponent thinks."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Budget:
    """When to stop thinking about one decision. With both limits, whichever comes first;
    at least one is needed.

    Attributes:
        simulations: number of simulations; the answer then depends on nothing but view and seed.
        seconds: time of the thinking thread on the processor.
        scaled: whether the simulations are multiplied by what the game's evaluation asks for.
        per_turn: whether the seconds are for a turn, and divided by the decisions
            that share it by the game's evaluation.
        level: whose simulations these are, where the game's evaluation has another number for it:
            so many that it is as much stronger than the next level as it should be.
    """

    simulations: int | None = None
    seconds: float | None = None
    scaled: bool = False
    per_turn: bool = False
    level: str = ""

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise ValueError("a budget limits simulations or seconds, or both")
        if (self.simulations is not None and self.simulations < 1) or (
            self.seconds is not None and not 0 < self.seconds < inf
        ):
            raise ValueError(
                "a budget is at least one simulation, or a time that is more than none and ends"
            )


def for_turn(seconds: float | None) -> Budget | None:
    """Return the budget of so many seconds for a turn; None for None."""
    return None if seconds is None else Budget(seconds=seconds, per_turn=True)


@dataclass(frozen=True)
class SearchParams:
    """The manner of a search.

    Where a field may be -1, that takes the value that the game's own evaluation asks for.

    Attributes:
        c_puct: weight of exploration against what looks best so far, or -1.
        fpu_reduction: how much worse than its parent an action counts before it was tried
            (first-play urgency), in utility.
        prior_weight: how much the game's ``prior`` weighs when actions are explored; 0 ignores it,
            or -1.
        playout_candidates: in playouts a seat takes the most promising of so many random actions;
            1 is uniform, or -1.
        horizon: decisions in a playout before the position is judged by the game's ``evaluate``,
            when the observer's next turn begins; 0 plays to the end, or -1.
        full_playout_share: share of the playouts that go to the end whatever the horizon says, or
            -1. What a game knows of good play is quick and a little wrong; playouts to the end are
            noisy and right on average.
        depth: actions below the root that get nodes of their own; 1 is flat Monte-Carlo.
        win, rank, margin: weights in the utility of a win, of the place and of the squashed lead in
            points; their sum is 1.
        max_nodes: room for nodes; when it is used up, simulations go on without new ones.
        kept_priors: whether what ``prior`` says of the actions at a node is kept (1) or asked again
            each time (0).
        one_scale: whether a position where a playout stops early is judged on the scale of ended
            games (1), which matters with more than two seats, or by its lead alone (0).
        weights: of the net: ``"game"`` for those that come with the game, the path of a file, or
            nothing for no net. With a net priors are kept and all is judged on one scale.
        net_share: how much of the value of a leaf is the net's; the rest is a playout's; or -1.
        policy: whether the net says what to look at first (1), or ``prior`` does (0).
        c_net: weight of exploration where the net says what to look at, or -1.
        fpu_net: in place of ``fpu_reduction`` where the net says what to look at, or -1.
        kept_tree: whether a search that was given seconds goes on, at the next decision of the same
            turn, with what it found below the action that was taken (1), or begins again (0).
        exact_end: whether a search that was given seconds first tries to work out the end of the
            game exactly (1), where that is near enough, or never does (0).
        playout_limit: decisions after which a playout is judged as it stands, since some games can
            go on for ever; or -1.
        lcb: width of the lower confidence bound by which an action is taken: its value, less so
            much over the square root of its visits; 0 takes the one with most visits, and so does
            -1 without a net.
    """

    c_puct: float = -1.0
    fpu_reduction: float = 0.2
    prior_weight: float = -1.0
    playout_candidates: int = -1
    horizon: int = -1
    full_playout_share: float = 0.0
    depth: int = 60
    win: float = 0.5
    rank: float = 0.3
    margin: float = 0.2
    max_nodes: int = 1 << 18
    kept_priors: int = 0
    one_scale: int = 0
    weights: str = ""
    net_share: float = -1.0
    policy: int = 1
    c_net: float = -1.0
    fpu_net: float = -1.0
    kept_tree: int = 0
    exact_end: int = 0
    playout_limit: int = -1
    lcb: float = 0.0
