"""The kernels of one game as opponents use them: its rules, how to copy its record, and what it knows about good play."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any, Final

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

PLAIN_SPREAD: Final = 10
"""Points of lead that count as half decided, where a game does not say."""


def bundle(game: Game[Any]) -> SimpleNamespace:
    """Return the kernels for the templates of `lutetia.ai`.

    Besides the rules: ``assign(target, source)``; ``evaluate(st, seat)`` and ``prior(st, action)`` from ``game.features``
    (in thousandths of a point), or plain ones that know only the points; ``SPREAD`` in points; ``HORIZON`` in
    decisions, ``PICKS``, ``TRUST``, ``EXPLORE`` and ``FULL`` (`lutetia.ai.plans.Plan`); ``PATIENCE``, by which
    the simulations of a patient budget are multiplied; ``PER_TURN``, by which the seconds of a shared budget are divided.
    """
    made = SimpleNamespace(
        **{name: getattr(game.rules, name) for name in RULES}, assign=game.layout.assign
    )
    features: Any = game.features or instantiate("lutetia.ai.plain", made, game.meta.id)
    made.evaluate, made.prior = features.evaluate, features.prior
    made.SPREAD = int(getattr(features, "SPREAD", PLAIN_SPREAD))
    made.HORIZON = int(getattr(features, "HORIZON", 0))
    made.PICKS, made.TRUST = (
        int(getattr(features, "PICKS", 2)),
        float(getattr(features, "TRUST", 0.0)),
    )
    made.EXPLORE, made.FULL = (
        float(getattr(features, "EXPLORE", 0.7)),
        float(getattr(features, "FULL", 0.5)),
    )
    made.PATIENCE, made.PER_TURN = (
        int(getattr(features, "PATIENCE", 1)),
        int(getattr(features, "PER_TURN", 1)),
    )
    return made


def template(name: str, game: Game[Any]) -> ModuleType:
    """Return the template ``lutetia.ai.<name>`` loaded for ``game``; the same module on every call."""
    return instantiate(f"lutetia.ai.{name}", bundle(game), game.meta.id)
