"""The sealed secrets of one table, in the hands of the site, and drawing from them."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from typing import Protocol, TypedDict

from lutetia.engine.game import State
from lutetia.engine.kernel import zeros
from lutetia.table.deal import scheme


class Numbers(TypedDict):
    """What the event of a sealed draw has besides its outcome.

    Attributes:
        n: the number of the draw.
        t: the sum of the weights of all outcomes.
        pick: the number below ``t`` on which it fell.
        proof: its secret and the hashes that lead from it to the root, in base64.
    """

    n: int
    t: int
    pick: int
    proof: str


class Chance(Protocol):
    """Where draws come from."""

    def draw(self, state: State) -> str:
        """Return the notation of an outcome for chance in ``state``, by its weights."""
        ...


class Envelope:
    """The secrets of the table ``table``, made from ``master``."""

    def __init__(self, master: bytes, table: str) -> None:
        self.master = master
        self.table = table
        self._trees: dict[int, scheme.Tree] = {}

    def _tree(self, part: int) -> scheme.Tree:
        if part not in self._trees:
            first = part * scheme.LEAVES
            self._trees[part] = scheme.Tree(self.master, self.table, first)
        return self._trees[part]

    def root(self, part: int) -> str:
        """Return root number ``part`` in hexadecimal: over the secrets of as many draws as one
        root has leaves."""
        return self._tree(part).root.hex()

    def draw(self, state: State, stirred: str, n: int) -> tuple[str, Numbers]:
        """Return the outcome of draw ``n`` in ``state``, with what proves it."""
        codes, weights = outcomes(state)
        opened = scheme.secret(self.master, self.table, n)
        total = sum(weights)
        at = scheme.pick(opened, bytes.fromhex(stirred), n, total)
        text = state.game.format_action(codes[scheme.outcome(weights, at)])
        proof = b64encode(opened + self._tree(n // scheme.LEAVES).proof(n)).decode()
        return text, {"n": n, "t": total, "pick": at, "proof": proof}


@dataclass(frozen=True)
class SealedChance:
    """Chance of a table whose draws come out of an envelope."""

    plain: Chance
    envelope: Envelope

    def draw(self, state: State) -> str:
        """Return an outcome that comes out of no envelope."""
        return self.plain.draw(state)


def outcomes(state: State) -> tuple[list[int], list[int]]:
    """Return what chance may bring in ``state``, as codes in their stable order,
    and the weight of each."""
    codes, weights = zeros(state.game.meta.max_legal), zeros(state.game.meta.max_legal)
    n = int(state.game.entry_points.chance_outcomes(state.buffer(), codes, weights))
    return [int(code) for code in codes[:n]], [int(weight) for weight in weights[:n]]
