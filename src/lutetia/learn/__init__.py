"""Learning from Python: many games at once, as arrays.

``env = learn.batch("cite", n=1024, seed=0)`` holds tables that are played side by side;
``learn.rollouts("cite", 1000, "random", seed=0)`` plays whole games and returns how they ended.
What the arrays hold is written in ``docs/learning.md``.
"""

from __future__ import annotations

from lutetia.learn.batch import Batch, Now, Policy, batch
from lutetia.learn.numbering import Numbering, numbering
from lutetia.learn.rollouts import Rollouts, rollouts

__all__ = ["Batch", "Now", "Numbering", "Policy", "Rollouts", "batch", "numbering", "rollouts"]
