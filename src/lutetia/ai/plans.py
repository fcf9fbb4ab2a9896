"""How hard and in what manner an opponent thinks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """When to stop thinking about one decision. With both limits, whichever comes first; at least one is needed.

    Attributes:
        simulations: number of simulations; the answer then depends on nothing but view and seed.
        seconds: time of the thinking thread on the processor.
        patient: whether the simulations are multiplied by what the game's features ask for.
        shared: whether the seconds are for a turn, and divided by the decisions that share it by the game's features.
    """

    simulations: int | None = None
    seconds: float | None = None
    patient: bool = False
    shared: bool = False

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise ValueError("a budget limits simulations or seconds, or both")
        if (self.simulations is not None and self.simulations < 1) or (
            self.seconds is not None and self.seconds <= 0
        ):
            raise ValueError("a budget is at least one simulation and more than no time")


@dataclass(frozen=True)
class Plan:
    """The manner of a search.

    Attributes:
        explore: weight of exploration against what looks best so far; -1 does what the game's features say.
        caution: how much worse than its parent an action counts before it was tried, in utility.
        trust: how much the game's ``prior`` weighs when actions are explored; 0 ignores it, -1 does what the game's features say.
        picks: in playouts a seat takes the most promising of so many random actions; 1 is uniform, -1 does what the game's features say.
        horizon: decisions in a playout before the position is judged by the game's ``evaluate``, when the observer's next turn
            begins; 0 plays to the end, -1 does what the game's features say.
        full: share of the playouts that go to the end whatever the horizon says, -1 does what the game's features say. What a
            game knows of good play is quick and a little wrong; playouts to the end are noisy and right on average.
        depth: actions below the root that get nodes of their own; 1 is flat Monte-Carlo.
        win, rank, margin: weights in the utility of a win, of the place and of the squashed lead in points; their sum is 1.
        nodes: room for nodes; when it is used up, simulations go on without new ones.
    """

    explore: float = -1.0
    caution: float = 0.2
    trust: float = -1.0
    picks: int = -1
    horizon: int = -1
    full: float = 0.0
    depth: int = 60
    win: float = 0.5
    rank: float = 0.3
    margin: float = 0.2
    nodes: int = 1 << 18
