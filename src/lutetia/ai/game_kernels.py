"""The kernels of one game as opponents use them: its rules, how to copy its record,
and what it knows about good play."""

from __future__ import annotations

from functools import lru_cache
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from lutetia.ai import default_features
from lutetia.ai.coarse import LEADS, STEPS_A_SPREAD, first_inputs
from lutetia.engine.game import Game
from lutetia.engine.template import instantiate

RULES = (
    "setup",
    "to_act",
    "legal",
    "refuse",
    "play",
    "weight",
    "draw",
    "resample",
    "points",
    "tiebreak",
)

DEFAULT_SPREAD: Final = 10
"""Points of lead that count as half decided, where a game does not say."""

PLAYOUT_LIMIT: Final = 1000
"""Decisions after which a playout is judged as it stands, where a game does not say: no game that
gets anywhere takes so many."""

USUAL: Final = {
    "C_PUCT": 0.7, "C_NET": 1.2, "FPU_NET": 0.2, "NET_SHARE": 0.5, "FULL_PLAYOUT_SHARE": 0.5,
    "LCB": 0.0,
}  # fmt: skip
"""Manners of the search where a game does not say."""


def game_kernels(game: Game) -> SimpleNamespace:
    """Return the kernels for the templates of `lutetia.ai`; the same on every call.

    Besides the rules, with ``survey`` where a game has it: ``assign(target, source)`` and
    ``digest(st)`` of its records;
    ``evaluate(st, seat)`` and ``prior(st, action)``
    from ``game.evaluation`` (in thousandths of a point), or plain ones that know only the points;
    ``before_evaluate(st)`` and ``after_evaluate(st)``, between which ``evaluate_each(st, seat)`` is
    asked what ``evaluate`` says to each seat of a game that is not over;
    ``SPREAD`` in points; ``HORIZON`` and ``PLAYOUT_LIMIT`` in decisions; ``PLAYOUT_CANDIDATES``,
    ``PRIOR_WEIGHT``, ``C_PUCT``, ``C_NET``, ``FPU_NET``, ``NET_SHARE``, ``FULL_PLAYOUT_SHARE`` and
    ``LCB`` (see `lutetia.ai.search_params.SearchParams`);
    ``TEMPERATURES`` in points by weak level, see `lutetia.ai.greedy.nearly_greedy`;
    ``BUDGET_SCALE``, by which the simulations of a scaled budget are multiplied; ``SIMULATIONS`` by
    level, in place of that;
    ``DECISIONS_PER_TURN``, by which the seconds of a budget for a turn are divided.

    What a net sees comes from ``game.features``: ``inputs(st, seat, dense, active)``, or all that
    is on in the game's observation, and ``describe(st, action, looks, features)``, where ``looks``
    is what ``prior`` says; ``N_INPUTS`` and ``N_FEATURES``, how many there are, 0 where a game has
    no features; ``FEATURE_VERSION``; ``DENSE``, the length of an observation; ``before_inputs(st)``
    and ``after_inputs(st)``, between which ``inputs`` is asked with the eyes of any seats: what is
    the same for all is done once.
    """
    return _put_together(game, game.evaluation, game.features)


@lru_cache(maxsize=64)
def _put_together(game: Game, given: Any, features: Any) -> SimpleNamespace:
    """Return the kernels of ``game``, which has the evaluation ``given`` and these ``features``,
    or None of either."""
    made = SimpleNamespace(
        **{name: getattr(game.rules, name) for name in RULES},
        assign=game.layout.assign,
        digest=game.layout.digest,
    )
    if hasattr(game.rules, "survey"):
        made.survey = game.rules.survey
    evaluation: Any = given or instantiate("lutetia.ai.default_evaluation", made, game.meta.id)
    add_evaluation(made, evaluation)
    made.SPREAD = int(getattr(evaluation, "SPREAD", DEFAULT_SPREAD))
    made.HORIZON = int(getattr(evaluation, "HORIZON", 0))
    made.PLAYOUT_CANDIDATES, made.PRIOR_WEIGHT = (
        int(getattr(evaluation, "PLAYOUT_CANDIDATES", 2)),
        float(getattr(evaluation, "PRIOR_WEIGHT", 0.0)),
    )
    for name, usual in USUAL.items():
        setattr(made, name, float(getattr(evaluation, name, usual)))
    made.PLAYOUT_LIMIT = int(getattr(evaluation, "PLAYOUT_LIMIT", PLAYOUT_LIMIT))
    made.SIMULATIONS = getattr(evaluation, "SIMULATIONS", {})
    weak = {"easy": 0.15 * made.SPREAD, "beginner": 0.35 * made.SPREAD}
    made.TEMPERATURES = getattr(evaluation, "TEMPERATURES", weak)
    made.BUDGET_SCALE, made.DECISIONS_PER_TURN = (
        int(getattr(evaluation, "BUDGET_SCALE", 1)),
        int(getattr(evaluation, "DECISIONS_PER_TURN", 1)),
    )
    _add_features(made, game, features or default_features)
    return made


def add_evaluation(made: SimpleNamespace, evaluation: Any) -> None:
    """Add the kernels of an evaluation to those for templates, plain ones for what it leaves
    out."""
    made.evaluate, made.prior = evaluation.evaluate, evaluation.prior
    made.before_evaluate = getattr(evaluation, "before_evaluate", default_features.before_inputs)
    made.evaluate_each = getattr(evaluation, "evaluate_each", evaluation.evaluate)
    made.after_evaluate = getattr(evaluation, "after_evaluate", default_features.after_inputs)


def _add_features(made: SimpleNamespace, game: Game, features: Any) -> None:
    made.describe, made.N_FEATURES = features.describe, int(features.N_FEATURES)
    made.FEATURE_VERSION, made.DENSE = int(features.VERSION), 0
    made.symmetries = getattr(features, "symmetries", None)
    if hasattr(features, "inputs"):
        made.inputs, made.N_INPUTS = features.inputs, int(features.N_INPUTS)
        made.before_inputs = getattr(features, "before_inputs", default_features.before_inputs)
        made.after_inputs = getattr(features, "after_inputs", default_features.after_inputs)
        return
    made.before_inputs, made.after_inputs = made.before_evaluate, made.after_evaluate
    observing: Any = game.observing()
    made.observe, made.DENSE = observing.observe, observing.OBSERVATION.size
    made.FIRST_INPUT, made.FIRST_LEAD = first_inputs(observing.OBSERVATION)
    made.N_INPUTS = made.FIRST_LEAD + LEADS
    made.LEAD_STEP = made.SPREAD * 1000 // STEPS_A_SPREAD
    made.inputs = instantiate("lutetia.ai.observed", made, game.meta.id).inputs


def load_template(name: str, game: Game) -> ModuleType:
    """Return the template ``lutetia.ai.<name>`` loaded for ``game``;
    the same module on every call."""
    return instantiate(f"lutetia.ai.{name}", game_kernels(game), game.meta.id)
