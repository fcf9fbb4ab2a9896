"""The coach: every decision of a played game, judged on what its seat could know then.

Reading order: `judging` (one decision: the action against the best others), `outlook` (what may
follow an action) with `continuation` (the same, compiled), `fit` (from utility to win share and
points) with `fitting` (where that comes from), `why` (what the loss is made of), `ledger` (start,
errors and luck add up to the result), `report` (a whole record).
"""

from lutetia.coach.effort import Effort
from lutetia.coach.judging import Judgement, judge
from lutetia.coach.report import Report, report

__all__ = ["Effort", "Judgement", "Report", "judge", "report"]
